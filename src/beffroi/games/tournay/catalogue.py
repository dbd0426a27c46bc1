"""All static data of the cards for the page, with the marks of the figures that are not certain."""

from __future__ import annotations

from beffroi.games.tournay.cards.model import COLOURS, DECK_SLUGS, EVENT_TYPES, SORTS, Book
from beffroi.games.tournay.grid import SLOT_NAMES
from beffroi.kernel.state import Doc


def catalogue_of(book: Book) -> Doc:
    """Cards and events by slug, decks and rules."""
    return {
        "cards": {card.slug: card_doc(book, card.slug) for card in book.cards},
        "events": {event.slug: event_doc(book, event.slug) for event in book.events},
        "decks": list(DECK_SLUGS),
        "colours": list(COLOURS),
        "slots": list(SLOT_NAMES),
        "rules": dict(book.table["rules"]),
    }


def card_doc(book: Book, slug: str) -> Doc:
    """A card as the page shows it; `effect` tells which picture its effect has, `marks` what is not certain."""
    row = book.table["card"][slug]
    card = book.cards[book.slugs.index(slug)]
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


def event_doc(book: Book, slug: str) -> Doc:
    row = book.table["event"][slug]
    event = next(event for event in book.events if event.slug == slug)
    return {
        "type": EVENT_TYPES[event.type],
        "target": row.get("target"),
        "fight": COLOURS[event.fight],
        "citizens": event.citizens,
        "circles": event.circles,
        "marks": dict(row.get("marks", {})),
    }
