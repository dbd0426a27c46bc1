"""Small tables for the tests: written positions, moves in notation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.encoding import CARD_BITS
from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.ruleset import ruleset_of
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import Doc, Seat

ACTION: list[Doc] = [{"step": "EndTurn"}, {"step": "TakeAction", "seat": 0}]
EXPANSION: Doc = {"expansion": "mix"}  # whichever cards it replaces, all of both sets may be on the table
MINE: Doc = {"yellow": 2, "white": 2, "red": 2}
NONE: Doc = {"yellow": 0, "white": 0, "red": 0}
STANDARD = ruleset_of(GAME.setup(2))
CardTest = Callable[[str], None]
CARD_TESTS: dict[str, list[CardTest]] = {}  # by card or event


def each_card(slugs: list[str]) -> Callable[[CardTest], CardTest]:
    """Run a test for each of these cards or events (`test_every_card.py` finds those that have none)."""

    def mark(test: CardTest) -> CardTest:
        for slug in slugs:
            CARD_TESTS.setdefault(slug, []).append(test)
        return pytest.mark.parametrize("slug", slugs)(test)

    return mark


def table(*players: Doc, **doc: Any) -> Tournay:
    """A position of these players; the agenda is the first player's action unless it is given."""
    doc.setdefault("agenda", ACTION)
    return GAME.from_position({**doc, "players": list(players) or [{}, {}]}, FastChance(3))


def card_table(slug: str, *players: Doc, **doc: Any) -> Tournay:
    """A table of the set to which a card belongs."""
    if FIGURES.packaged["card"][slug]["set"] == "expansion":
        doc["options"] = EXPANSION
    return table(*players, **doc)


def play(s: Tournay, seat: Seat, *answers: str) -> None:
    """Answers of one seat, in notation, each checked."""
    for answer in answers:
        s.play(seat, GAME.parse(answer))
        s.check()


def work(s: Tournay, slot: str = "c3") -> None:
    """Activate a building with one's own citizen."""
    seat = s.waiting()[0]
    play(s, seat, f"slot {slot}")
    if asked(s) == "UseCitizen":
        play(s, seat, f"citizen {seat}")


def asked(s: Tournay) -> str:
    """The name of the question on the table."""
    return type(s.agenda[-1]).__name__ if s.agenda else "over"


def offered(s: Tournay, seat: Seat) -> list[str]:
    """What the seat may answer, in notation."""
    assert seat in s.waiting(), f"seat {seat} is not asked, but {s.waiting()} by {asked(s)}"
    return [GAME.notation(move) for move in s.options(seat)]


def hand(s: Tournay, seat: Seat) -> list[str]:
    return [STANDARD.slugs[entry & CARD_BITS] for entry in s.hands[seat]]


def deck(s: Tournay, index: int) -> list[str]:
    """A deck from the top."""
    return [STANDARD.slugs[entry & CARD_BITS] for entry in reversed(s.decks[index])]


def citizens(s: Tournay, seat: Seat) -> tuple[list[int], list[int]]:
    """Standing and lying citizens by colour."""
    return s.plaza[seat * 3 : seat * 3 + 3], s.lying[seat * 3 : seat * 3 + 3]


def cards(*effects: str) -> list[str]:
    """All cards of the table with one of these effects."""
    return [slug for slug, row in FIGURES.packaged["card"].items() if row["effect"] in effects]


def row(slug: str) -> Doc:
    found: Doc = FIGURES.packaged["card"][slug]
    return found
