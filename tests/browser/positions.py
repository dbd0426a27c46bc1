"""Writes the tables that the pages are looked at with: the same middle of a game every time.

Run it from the project's root after a change of the rules: `PYTHONPATH=src python tests/browser/positions.py`;
with names (`… positions.py troyes`) only those, with `endings` the last questions of games for four, with `companies`
late middles of every game for two, three and four.
tournay.json and parbourg.json are written by hand: every kind of
piece is in them.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import beffroi
from beffroi.bots import make
from beffroi.kernel.perspective import Perspective

FOLDER = Path(__file__).parent / "positions"
ENDINGS = Path(__file__).parent / "endings"  # the last question that the first of four players is asked
COMPANIES = Path(__file__).parent / "companies"  # a late middle of every game for two, three and four
CHOICES = 4  # at least so many for the seat that is asked
LADIES = ["characters", "activities", "events", "purple-die", "ramparts"]


@dataclass(frozen=True)
class Middle:
    """A game to be looked at after some decisions."""

    game: str
    length: int
    seats: int = 3
    options: dict[str, Any] = field(default_factory=dict)


MIDDLES = {
    "troyes": Middle("troyes", 130),
    "troyes-ladies": Middle(
        "troyes",
        170,
        options={"ladies": LADIES, "ladies-cards": "alone", "open-character": True, "tournament": True},
    ),
    "troyes-royal": Middle("troyes", 75, seats=1),
    "tournay-four": Middle("tournay", 250, seats=4),
}


def position_of(middle: Middle) -> Any:
    game = beffroi.game(middle.game)
    s = game.new(middle.seats, seed=7, options=middle.options)
    bots = [make("careless:25", game, seed=seat) for seat in range(middle.seats)]
    n = 0
    while n < middle.length or s.waiting() != [0] or len(s.options(0)) < CHOICES:
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
        n += 1
    return s.position()


def ending_of(slug: str, seats: int = 4) -> Any:
    """The last position in which the first seat alone is asked and has a choice."""
    game = beffroi.game(slug)
    s = game.new(seats, seed=5)
    bots = [make("careless:60", game, seed=seat) for seat in range(seats)]
    last = None
    while not s.over:
        if s.waiting() == [0] and len(s.options(0)) > 1:
            last = s.position()
        seat = s.waiting()[0]
        s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
    return last


def write_endings() -> None:
    ENDINGS.mkdir(exist_ok=True)
    for slug in ("parbourg", "tournay", "troyes"):
        table = {"game": slug, "seats": 4, "options": {}, "start": ending_of(slug)}
        (ENDINGS / f"{slug}.json").write_text(json.dumps(table, ensure_ascii=False) + "\n")


def write_companies() -> None:
    COMPANIES.mkdir(exist_ok=True)
    for slug, length in (("parbourg", 60), ("tournay", 75), ("troyes", 65)):
        for seats in (2, 3, 4):
            middle = Middle(slug, length * seats, seats)
            table = {"game": slug, "seats": seats, "options": {}, "start": position_of(middle)}
            (COMPANIES / f"{slug}-{seats}.json").write_text(json.dumps(table, ensure_ascii=False) + "\n")


def main() -> None:
    if sys.argv[1:] == ["endings"]:
        write_endings()
        return
    if sys.argv[1:] == ["companies"]:
        write_companies()
        return
    for name in sys.argv[1:] or MIDDLES:
        middle = MIDDLES[name]
        table = {"game": middle.game, "seats": middle.seats, "options": middle.options, "start": position_of(middle)}
        (FOLDER / f"{name}.json").write_text(json.dumps(table, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
