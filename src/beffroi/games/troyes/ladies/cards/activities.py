"""Module 2: twenty-seven activity cards, mixed with those of the base game or alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.cards.activities import activity_of
from beffroi.games.troyes.cards.effects import Delayed, Trade
from beffroi.games.troyes.cards.improvements import WhiteAsSeveral
from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.ladies.cards import choices, effects, improvements, mixed, siege
from beffroi.games.troyes.ladies.part import FourthLevel
from beffroi.games.troyes.ladies.scoring import CardScorer
from beffroi.games.troyes.pieces import LEVELS, RED, YELLOW
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

ALONE: Final = "alone"
MASTER_BUILDER: Final = "master-builder"


def distiller(figures: Doc) -> Effect:
    return Delayed(improvements.TurnOwnDie(figures["builds"] > 0))


def winemaker(figures: Doc) -> Effect:
    return Delayed(improvements.FreeDie())


def augustinian(figures: Doc) -> Effect:
    return Delayed(improvements.ExtraDie(YELLOW, figures["pips"]))


def head_templar(figures: Doc) -> Effect:
    return Delayed(improvements.CheapRed(figures["die-deniers"]))


def herbalist(figures: Doc) -> Effect:
    return Delayed(WhiteAsSeveral(RED, figures["counts-as"]))


def preacher(figures: Doc) -> Effect:
    return Delayed(improvements.AllLikeOne(figures["builds"] > 0))


def recruiter(figures: Doc) -> Effect:
    return Delayed(improvements.ExtraDie(RED, figures["pips"]))


EFFECTS = {
    "lumberjack": mixed.Stock,
    "clogmaker": effects.Clogmaker,
    "weaver": effects.Weaver,
    "hotelkeeper": choices.Hotelkeeper,
    "distiller": distiller,
    "winemaker": winemaker,
    "banker": effects.Banker,
    "breeder": mixed.Stock,
    "master-craftsman": effects.MasterCraftsman,
    "augustinian": augustinian,
    "head-templar": head_templar,
    "bishop": effects.Bishop,
    "herbalist": herbalist,
    "master-builder": choices.MasterBuilder,
    "preacher": preacher,
    "beguine": effects.Beguine,
    "hermit": effects.Hermit,
    "scribe": effects.Scribe,
    "catapult": siege.Catapult,
    "scout": siege.Scout,
    "ransom": siege.Ransom,
    "executioner": choices.Executioner,
    "lord-of-the-manor": mixed.Stock,
    "recruiter": recruiter,
    "fort": effects.Fort,
    "marriage": Trade,
    "princess": effects.Princess,
}
SCORED: Final = ("hermit", "fort", "princess")


def add_activities(ruleset: Ruleset) -> None:
    """The new cards join the candidates of each place; the Master Builder brings a level of the Cathedral."""
    kept = [] if ruleset.options["ladies-cards"] == ALONE else ruleset.activities
    cards = cards_of(ruleset.figures, "activity", "ladies").items()
    ruleset.activities = kept + [activity_of(slug, card, EFFECTS[slug](card), False) for slug, card in cards]
    ruleset.cathedral_levels = LEVELS + 1
    builder = next(i for i, card in enumerate(ruleset.activities) if card.slug == MASTER_BUILDER)
    ruleset.parts.append(FourthLevel(builder))
    ruleset.scorers.append(CardScorer(builder))
