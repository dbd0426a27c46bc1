"""The cards of the Fair as plain data, for the page and the terminal."""

from __future__ import annotations

from typing import Any, TypedDict

from beffroi.kernel.figures import NOT_FIGURES, mark_of
from beffroi.kernel.state import Doc
from tests.toys.fair.ruleset import Ruleset


class Figure(TypedDict):
    """A figure and where it comes from."""

    value: Any
    mark: str


class CardEntry(TypedDict):
    """A card."""

    effect: str
    figures: dict[str, Figure]


class FairCatalogue(TypedDict):
    """Everything that never changes during a game."""

    rounds: int
    cards: dict[str, CardEntry]  # by slug


def catalogue(ruleset: Ruleset) -> Doc:
    """Describe the cards by slug, every figure with its mark."""
    whole: FairCatalogue = {
        "rounds": ruleset.rounds,
        "cards": {card.slug: card_entry(card.row) for card in ruleset.cards},
    }
    return dict(whole)


def card_entry(row: Doc) -> CardEntry:
    """Describe one card."""
    keys = [key for key in row if key != "effect" and key not in NOT_FIGURES]
    return {"effect": row["effect"], "figures": {key: {"value": row[key], "mark": mark_of(row, key)} for key in keys}}
