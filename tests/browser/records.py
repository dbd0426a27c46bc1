"""Writes the finished games that the pages look back at: the second half of a game of each title, the same every time.

Run it from the project's root after a change of the rules: `PYTHONPATH=src python tests/browser/records.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import beffroi
from beffroi.bots import make
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import write_record
from beffroi.kernel.state import State

FOLDER = Path(__file__).parent / "records"
NAMES = ["Aalis", "Thibaut", "Perronelle"]
BOTS = ["greedy", "careless:25", "careless:60"]
BEFORE = {"troyes": 150, "tournay": 190, "parbourg": 150}  # decisions before the record begins


def play(game: Game[Any], s: State, bots: list[str]) -> int:
    """The next seat's answer."""
    seat = s.waiting()[0]
    return make(bots[seat], game, seed=seat).choose(Perspective(game, s, seat))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for slug, before in BEFORE.items():
        game = beffroi.game(slug)
        s = game.new(len(NAMES), seed=3)
        for _ in range(before):
            s.apply(s.waiting()[0], play(game, s, BOTS))
        while len(s.waiting()) != 1:
            s.apply(s.waiting()[0], play(game, s, BOTS))
        match = Match(game, game.setup(len(NAMES)), SeedCommitment(b"look back at " + slug.encode()), s.position())
        while not match.over:
            match.play(match.state.waiting()[0], play(game, match.state, BOTS))
        text = json.dumps(write_record(match, names=NAMES), ensure_ascii=False, separators=(",", ":"))
        (FOLDER / f"{slug}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
