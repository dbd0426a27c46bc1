"""The cards and henchmen as plain data, for pages and programs."""

from __future__ import annotations

from beffroi.games.parbourg.cards import ids
from beffroi.games.parbourg.cards.ids import (
    COLOURS,
    KINDS,
)
from beffroi.games.parbourg.cards.model import NOT_FOR_TWO, Card, colour_names
from beffroi.games.parbourg.figures import FIGURES, figure_doc
from beffroi.games.parbourg.ruleset import Ruleset
from beffroi.kernel.state import Doc


def catalogue(ruleset: Ruleset) -> Doc:
    """The cards and henchmen as plain data by slug, every figure with its mark."""
    changes = ruleset.changes
    return {
        "colours": list(COLOURS),
        "rules": figure_doc(FIGURES["rules"], (changes or {}).get("rules")),
        "henchmen": {
            henchman.slug: {
                "id": henchman.id,
                "set": "base" if henchman.number % 2 == 0 else "extension",
                "initiative": henchman.initiative,
                "colours": colour_names(henchman.colours),
                "bonus": dict(zip(COLOURS, henchman.bonus, strict=True)),
                "figures": figure_doc(FIGURES["henchmen"][henchman.slug], part(changes, "henchmen", henchman.slug)),
            }
            for henchman in ruleset.henchmen
        },
        "cards": {
            card.slug: {
                "id": card.id,
                "kind": KINDS[card.kind],
                "copies": card.copies,
                "bid": dict(zip(COLOURS, card.bid, strict=True)) if card.kind < ids.EPHEMERAL else None,
                "event": COLOURS[card.event] if card.event >= 0 else None,
                "colours": colour_names(card.colours),
                "bonus": dict(zip(COLOURS, card.bonus, strict=True)),
                "window": windows(card),
                "notForTwo": card.number in NOT_FOR_TWO,
                "figures": figure_doc(FIGURES["cards"][card.slug], part(changes, "cards", card.slug)),
            }
            for card in ruleset.cards
        },
    }


def part(changes: Doc | None, section: str, slug: str) -> Doc | None:
    found: Doc | None = (changes or {}).get(section, {}).get(slug)
    return found


def windows(card: Card) -> list[str]:
    """When a card may be played: `day` (its beginning), `turn` (one's own), `any` (any time while standing)."""
    if card.kind == ids.ALCHEMY:
        return ["day", "turn"] if card.in_turn else ["day"]
    if card.kind == ids.EPHEMERAL:
        return ["turn", "any"] if card.challenge_only else ["day", "turn", "any"]
    return ["turn"]
