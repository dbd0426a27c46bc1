"""The cards and henchmen as plain data, for pages and programs."""

from __future__ import annotations

from typing import TypedDict

from beffroi.games.parbourg.cards import ids
from beffroi.games.parbourg.cards.ids import COLOURS, KINDS
from beffroi.games.parbourg.cards.model import Card, Henchman, colour_names
from beffroi.games.parbourg.figures import marked
from beffroi.games.parbourg.ruleset import Ruleset
from beffroi.kernel.state import Doc


class FigureEntry(TypedDict):
    """A figure, and how certain it is."""

    value: int | str | list[int]
    mark: str  # S said by the rulebook, R read from its damaged print, P our proposal, H given by the host


class ByColour(TypedDict):
    """Points in each colour."""

    yellow: int
    red: int
    green: int
    blue: int


class HenchmanEntry(TypedDict):
    """A henchman."""

    id: str
    set: str  # base, extension
    initiative: int
    colours: list[str]  # of the events and Alchemy he may use
    bonus: ByColour
    figures: dict[str, FigureEntry]


class CardEntry(TypedDict):
    """A design of the draw pile."""

    id: str
    kind: str  # varied, central, bid-and-event, bid-or-event, ephemeral, building, alchemy
    copies: int
    bid: ByColour | None
    event: str | None  # the colour of its event
    colours: list[str]  # of the henchmen who may use this Alchemy
    bonus: ByColour
    window: list[str]  # when it may be played: day (its beginning), turn (one's own), any (while standing)
    not_for_two: bool  # left out with two players
    figures: dict[str, FigureEntry]


class Catalogue(TypedDict):
    """What never changes during a game."""

    colours: list[str]
    rules: dict[str, FigureEntry]
    henchmen: dict[str, HenchmanEntry]
    cards: dict[str, CardEntry]


def catalogue(ruleset: Ruleset) -> Doc:
    """The cards and henchmen by slug, every figure with its mark."""
    figures = ruleset.figures
    whole: Catalogue = {
        "colours": list(COLOURS),
        "rules": marked(figures["rules"]),
        "henchmen": {henchman.slug: henchman_entry(ruleset, henchman) for henchman in ruleset.henchmen},
        "cards": {card.slug: card_entry(ruleset, card) for card in ruleset.cards if card.slug in figures["cards"]},
    }
    return dict(whole)


def henchman_entry(ruleset: Ruleset, henchman: Henchman) -> HenchmanEntry:
    return {
        "id": henchman.id,
        "set": "base" if henchman.number % 2 == 0 else "extension",
        "initiative": henchman.initiative,
        "colours": colour_names(henchman.colours),
        "bonus": by_colour(henchman.bonus),
        "figures": marked(ruleset.figures["henchmen"][henchman.slug]),
    }


def card_entry(ruleset: Ruleset, card: Card) -> CardEntry:
    return {
        "id": card.id,
        "kind": KINDS[card.kind],
        "copies": card.copies,
        "bid": by_colour(card.bid) if card.kind < ids.EPHEMERAL else None,
        "event": COLOURS[card.event] if card.event >= 0 else None,
        "colours": colour_names(card.colours),
        "bonus": by_colour(card.bonus),
        "window": windows(card),
        "not_for_two": card.not_for_two,
        "figures": marked(ruleset.figures["cards"][card.slug]),
    }


def by_colour(points: tuple[int, ...]) -> ByColour:
    yellow, red, green, blue = points
    return {"yellow": yellow, "red": red, "green": green, "blue": blue}


def windows(card: Card) -> list[str]:
    """When a card may be played."""
    if card.kind == ids.ALCHEMY:
        return ["day", "turn"] if card.in_turn else ["day"]
    if card.kind == ids.EPHEMERAL:
        return ["turn", "any"] if card.challenge_only else ["day", "turn", "any"]
    return ["turn"]
