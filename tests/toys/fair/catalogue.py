"""The cards of the Fair as plain data, for the page and the terminal."""

from __future__ import annotations

from typing import TypedDict

from beffroi.kernel.figures import NOT_FIGURES, mark_of
from beffroi.kernel.state import Doc
from tests.toys.fair.cards.model import Card
from tests.toys.fair.ruleset import Ruleset


class Figure(TypedDict):
    """A figure and where it comes from."""

    value: int
    mark: str


class CardEntry(TypedDict):
    """A card."""

    effect: str
    figures: dict[str, Figure]
    arguments: dict[str, int]  # what its texts may name


class FairCatalogue(TypedDict):
    """Everything that never changes during a game."""

    rounds: int
    cards: dict[str, CardEntry]  # by slug


def catalogue(ruleset: Ruleset) -> Doc:
    """Describe the cards by slug, every figure with its mark."""
    whole: FairCatalogue = {
        "rounds": ruleset.rounds,
        "cards": {card.slug: card_entry(ruleset, card) for card in ruleset.cards},
    }
    return dict(whole)


def card_entry(ruleset: Ruleset, card: Card) -> CardEntry:
    """Describe one card."""
    figures: dict[str, Figure] = {
        key: {"value": value, "mark": mark_of(card.row, key)} for key, value in numbers(card.row).items()
    }
    return {"effect": card.row["effect"], "figures": figures, "arguments": arguments(ruleset, card)}


def text_arguments(ruleset: Ruleset) -> dict[str, Doc]:
    """Return what the texts of cards may name, by text key."""
    return {card.key: dict(arguments(ruleset, card)) for card in ruleset.cards}


def arguments(ruleset: Ruleset, card: Card) -> dict[str, int]:
    """Return the figures of a card, and the revision for a wording that changed."""
    return {**numbers(card.row), "rules": ruleset.rules}


def numbers(row: Doc) -> dict[str, int]:
    """Return the figures of a row without its words."""
    return {key: value for key, value in row.items() if key not in NOT_FIGURES and isinstance(value, int)}
