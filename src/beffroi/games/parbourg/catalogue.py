"""The cards and henchmen as plain data, for pages and programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from beffroi.games.parbourg.cards import ids
from beffroi.games.parbourg.cards.ids import COLOURS, KINDS
from beffroi.games.parbourg.cards.model import NO_BIDS, Card, Henchman, colour_names
from beffroi.games.parbourg.figures import marked
from beffroi.games.parbourg.ruleset import Ruleset
from beffroi.kernel.state import Doc


class FigureEntry(TypedDict):
    """A figure, and how certain it is."""

    value: int | str | list[int]
    mark: str  # S said by the rulebook, R read from its damaged print, P our proposal, H given by the host


class HenchmanEntry(TypedDict):
    """A henchman."""

    id: str
    set: str  # base, extension
    initiative: int
    colours: list[str]  # of the events and Alchemy he may use
    bonus: dict[str, int]  # by colour
    figures: dict[str, FigureEntry]
    arguments: dict[str, int]  # of its texts


class CardEntry(TypedDict):
    """A design of the draw pile."""

    id: str
    kind: str  # varied, central, bid-and-event, bid-or-event, ephemeral, building, alchemy
    copies: int
    bid: dict[str, int] | None  # by colour
    event: str | None  # the colour of its event
    colours: list[str]  # of the henchmen who may use this Alchemy
    bonus: dict[str, int]  # by colour
    window: list[str]  # when it may be played: day (its beginning), turn (one's own), any (while standing)
    not_for_two: bool  # left out with two players
    figures: dict[str, FigureEntry]
    arguments: dict[str, int]  # of its texts


class ParbourgCatalogue(TypedDict):
    """What never changes during a game."""

    colours: list[str]
    rules: dict[str, FigureEntry]
    henchmen: dict[str, HenchmanEntry]
    cards: dict[str, CardEntry]


def catalogue(ruleset: Ruleset) -> Doc:
    """The cards and henchmen by slug, every figure with its mark."""
    figures = ruleset.figures
    whole: ParbourgCatalogue = {
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
        "arguments": arguments(ruleset, ruleset.figures["henchmen"][henchman.slug]),
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
        "arguments": arguments(ruleset, ruleset.figures["cards"][card.slug]),
    }


def by_colour(points: Sequence[int]) -> dict[str, int]:
    return dict(zip(COLOURS, points, strict=True))


def windows(card: Card) -> list[str]:
    """When a card may be played."""
    if card.kind == ids.ALCHEMY:
        return ["day", "turn"] if card.in_turn else ["day"]
    if card.kind == ids.EPHEMERAL:
        return ["turn", "any"] if card.challenge_only else ["day", "turn", "any"]
    return ["turn"]


def text_arguments(ruleset: Ruleset) -> dict[str, Doc]:
    """The figures that texts name, by text key."""
    found: dict[str, Doc] = {}
    for group, prefix in (("henchmen", "henchman"), ("cards", "card")):
        for slug, row in ruleset.figures[group].items():
            found[f"{prefix}-{slug}"] = arguments(ruleset, row)
    return found


def arguments(ruleset: Ruleset, row: Doc) -> Doc:
    """What the texts of a card or henchman may name: its numbers, its bid or bonus by colour, and the revision."""
    numbers = {key: value for key, value in row.items() if isinstance(value, int) and not isinstance(value, bool)}
    points: list[int] = row.get("bid") or row.get("bonus") or list(NO_BIDS)
    return {**numbers, **by_colour(points), "rules": ruleset.rules}
