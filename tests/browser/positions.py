"""Writes the positions that the pages are looked at with: the same middle of a game every time.

Run it from the project's root after a change of the rules: `PYTHONPATH=src python tests/browser/positions.py`.
"""

from __future__ import annotations

import json
from pathlib import Path

import beffroi
from beffroi.bots import make
from beffroi.kernel.perspective import Perspective

FOLDER = Path(__file__).parent / "positions"
SEATS = 3
LENGTH = {"troyes": 130, "tournay": 110, "parbourg": 60}  # decisions before the picture
CHOICES = 4  # at least so many for the seat that is asked


def main() -> None:
    for slug, length in LENGTH.items():
        game = beffroi.game(slug)
        s = game.new(SEATS, seed=7)
        bots = [make("careless:25", game, seed=seat) for seat in range(SEATS)]
        n = 0
        while n < length or s.waiting() != [0] or len(s.options(0)) < CHOICES:
            seat = s.waiting()[0]
            s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
            n += 1
        (FOLDER / f"{slug}.json").write_text(json.dumps(s.position(), indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
