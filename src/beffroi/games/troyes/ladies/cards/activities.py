"""Module 2: twenty-seven activity cards, mixed with those of the base game or alone."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.activities import activity_of
from beffroi.games.troyes.cards.effects import Delayed, Trade
from beffroi.games.troyes.cards.improvements import WhiteAsSeveral
from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.ladies.cards import choices, effects, improvements, mixed, siege
from beffroi.games.troyes.ladies.evaluation import BUILDER_ODDS, cards_worth
from beffroi.games.troyes.pieces import COLUMNS, LEVELS, PLACES, RED, YELLOW
from beffroi.games.troyes.ruleset import Module, Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat

ALONE: Final = "alone"
MASTER_BUILDER: Final = "master-builder"
BEFORE_CHARACTERS: Final = ("points", "events", "tradesmen", "cathedral")  # of the final scoring


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


class Activities(Module):
    """The new cards among the candidates of each place; the Master Builder brings a level of the Cathedral."""

    __slots__ = ("builder",)

    def __init__(self) -> None:
        self.builder = -1  # the Master Builder's number among the activity cards

    def edit(self, ruleset: Ruleset) -> None:
        kept = [] if ruleset.options["ladies-cards"] == ALONE else ruleset.activities
        cards = cards_of(ruleset.figures, "activity", "ladies").items()
        ruleset.activities = kept + [activity_of(slug, card, EFFECTS[slug](card), False) for slug, card in cards]
        ruleset.cathedral_levels = LEVELS + 1
        self.builder = next(i for i, card in enumerate(ruleset.activities) if card.slug == MASTER_BUILDER)

    def builds_higher(self, s: Troyes) -> bool:
        """Whether the Master Builder lies face up."""
        place = s.ruleset.activities[self.builder].place
        return s.cards[place] == self.builder and place % LEVELS < s.levels

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        if self.builds_higher(s) and seat not in s.cathedral[LEVELS * COLUMNS :]:
            rest = sum(items[item] for item in BEFORE_CHARACTERS)
            items["cathedral"] -= min(rest, s.ruleset.missing_level)
        for place in range(PLACES):
            card = s.ruleset.activities[s.cards[place]]
            if isinstance(card.effect, effects.ScoredAtEnd) and place % LEVELS < s.levels:
                items[card.slug] = card.effect.final(s, seat, place)

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        missing = self.builds_higher(s) and seat not in s.cathedral[LEVELS * COLUMNS :]
        loss = s.ruleset.missing_level * (BUILDER_ODDS if time_left else 1.0) if missing else 0.0
        return cards_worth(s, seat, time_left) - loss

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        if not self.builds_higher(s):
            view["cathedral"] = view["cathedral"][:LEVELS]
