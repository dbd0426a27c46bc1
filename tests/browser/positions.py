"""Writes the tables that the pages are looked at with: the same middle of a game every time.

Run it from the project's root after a change of the rules: `PYTHONPATH=src python tests/browser/positions.py`;
with names (`… positions.py troyes`) only those. tournay.json and parbourg.json are written by hand: every kind of
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


def main() -> None:
    for name in sys.argv[1:] or MIDDLES:
        middle = MIDDLES[name]
        table = {"game": middle.game, "seats": middle.seats, "options": middle.options, "start": position_of(middle)}
        (FOLDER / f"{name}.json").write_text(json.dumps(table, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
