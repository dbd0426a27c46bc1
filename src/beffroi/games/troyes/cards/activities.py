"""The activity cards: which effect belongs to which; the figures are in figures.toml."""

from __future__ import annotations

from beffroi.games.troyes.cards import effects, improvements
from beffroi.games.troyes.cards.model import Activity, Effect
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.pieces import COLOURS, RED, WHITE, YELLOW
from beffroi.kernel.state import Doc

BONUS = ("baker", "banquet", "prior")


def effect_of(slug: str, figures: Doc) -> Effect:
    """The effect of a card; what has no class of its own is a plain trade."""
    if slug in ODD:
        return ODD[slug](figures)
    return effects.Trade(figures)


def chivalry(figures: Doc) -> Effect:
    return effects.Chivalry()


def apprenticeship(figures: Doc) -> Effect:
    return effects.Delayed(improvements.SetEach(figures["sets"]))


def blacksmith(figures: Doc) -> Effect:
    return effects.Delayed(improvements.AddToLot(figures["adds"]))


def confession(figures: Doc) -> Effect:
    return effects.Delayed(improvements.AddToEach(figures["adds"]))


def militia(figures: Doc) -> Effect:
    return effects.Delayed(improvements.YellowAsRed())


def monk(figures: Doc) -> Effect:
    return effects.Delayed(improvements.WhiteAsSeveral(YELLOW, figures["counts-as"]))


def priest(figures: Doc) -> Effect:
    return effects.Delayed(improvements.AddToYellow(figures["adds"]))


def prior(figures: Doc) -> Effect:
    return effects.Delayed(improvements.WhiteAsSeveral(WHITE, figures["counts-as"]))


def templar(figures: Doc) -> Effect:
    return effects.Delayed(improvements.WhiteAsSeveral(RED, figures["counts-as"]))


def tithe(figures: Doc) -> Effect:
    return effects.Delayed(improvements.FreeYellow())


ODD = {
    "apprenticeship": apprenticeship,
    "archer": effects.Archer,
    "baker": effects.Baker,
    "banquet": effects.Banquet,
    "blacksmith": blacksmith,
    "captain": effects.Captain,
    "chivalry": chivalry,
    "confession": confession,
    "diplomat": effects.Diplomat,
    "glassblower": effects.Glassblower,
    "jousting": effects.Jousting,
    "militia": militia,
    "miller": effects.Miller,
    "monk": monk,
    "pilgrimage": effects.Pilgrimage,
    "priest": priest,
    "prior": prior,
    "procession": effects.Procession,
    "tax-collector": effects.TaxCollector,
    "templar": templar,
    "tithe": tithe,
}


def activities_of(figures: Doc) -> list[Activity]:
    """All activity cards of a table of figures, bonus cards included."""
    return [
        activity_of(slug, card, effect_of(slug, card), slug in BONUS)
        for slug, card in cards_of(figures, "activity").items()
    ]


def activity_of(slug: str, card: Doc, effect: Effect, bonus: bool) -> Activity:
    """A card from its figures; tradesmen are hired for deniers, unless the card names influence."""
    for_influence = card.get("currency") == "influence"
    return Activity(
        slug,
        COLOURS.index(card["colour"]),
        card["level"],
        0 if for_influence else card["cost"],
        card["divisor"],
        list(card["slots"]),
        effect,
        bonus,
        card["cost"] if for_influence else 0,
    )
