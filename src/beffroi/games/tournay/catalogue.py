"""All static data of the cards for the page, with the marks of the figures that are not certain."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS, EVENT_TYPES, SORTS
from beffroi.games.tournay.grid import SLOT_NAMES
from beffroi.games.tournay.ruleset import Ruleset
from beffroi.kernel.state import Doc


def catalogue(ruleset: Ruleset) -> Doc:
    """Cards and events by slug, decks and rules."""
    return {
        "cards": {card.slug: card_doc(ruleset, card.slug) for card in ruleset.cards},
        "events": {event.slug: event_doc(ruleset, event.slug) for event in ruleset.events},
        "decks": list(DECK_SLUGS),
        "colours": list(COLOURS),
        "slots": list(SLOT_NAMES),
        "rules": dict(ruleset.table["rules"]),
    }


def card_doc(ruleset: Ruleset, slug: str) -> Doc:
    """A card as the page shows it; `effect` tells which picture its effect has, `marks` what is not certain."""
    row = ruleset.table["card"][slug]
    card = ruleset.cards[ruleset.slugs.index(slug)]
    doc: Doc = {
        "name": row["name"],
        "deck": row["deck"],
        "colour": COLOURS[card.colour],
        "level": card.level,
        "sort": SORTS[card.sort],
        "set": row["set"],
        "copies": row["copies"],
        "replaced": row.get("replaced", 0),
        "cost": {"deniers": card.deniers, "citizen": row.get("citizen"), "cards": card.cards},
        "points": card.points,
        "arrows": has_arrows(row),
        "effect": row["effect"],
        "marks": dict(row.get("marks", {})),
    }
    for key in ("n", "price", "colours", "sorts", "owner", "others"):
        if key in row:
            doc[key] = row[key]
    if "level" in row:
        doc["draws"] = row["level"]
    return doc


def has_arrows(row: Doc) -> bool:
    """Whether a character looks along its row and column."""
    return row["sort"] == "character" and row["effect"] not in ("gain-on-gather", "earn-rate")


def event_doc(ruleset: Ruleset, slug: str) -> Doc:
    row = ruleset.table["event"][slug]
    event = next(event for event in ruleset.events if event.slug == slug)
    return {
        "type": EVENT_TYPES[event.type],
        "target": row.get("target"),
        "fight": COLOURS[event.fight],
        "citizens": event.citizens,
        "circles": event.circles,
        "marks": dict(row.get("marks", {})),
    }
