"""The event cards of a table of figures."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import EventCard, EventEffect
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.pieces import ALL_ORDERS, COLOURS
from beffroi.kernel.state import Doc


def events_of(figures: Doc, effects: dict[str, type[EventEffect]], expansion: str = "") -> list[EventCard]:
    """Return all event cards of the base game, Marauding first, or of an expansion, copy by copy."""
    cards = []
    for slug, card in cards_of(figures, "event", expansion).items():
        calls: list[str] = card.get("calls", [""])
        for copy, called in enumerate(calls):
            name = slug if len(calls) == 1 else f"{slug}-{copy + 1}"
            cards.append(event_card(slug, name, called, card, effects[card["effect"]](card)))
    return cards


def event_card(slug: str, name: str, called: str, card: Doc, effect: EventEffect) -> EventCard:
    """Return a card from its figures."""
    return EventCard(
        slug,
        name,
        COLOURS.index(card["deck"]) if "deck" in card else -1,
        ALL_ORDERS if card["fight"] == "any" else 1 << COLOURS.index(card["fight"]),
        card["divisor"],
        card["banners"],
        list(card["points"]),
        card["black-dice"],
        COLOURS.index(called) if called else -1,
        effect,
        card.get("bonus", False),
    )
