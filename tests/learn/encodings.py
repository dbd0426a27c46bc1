"""Whether encodings are complete and honest, over random games; `make encodings` runs 200 games of every option set.

Complete: two tables with the same cells and the same legal moves have the same view. All tables of a run are compared,
those of each seat and those that every other answer would have led to. Honest: on a table the seat can't tell from the
real one the cells are the same.
"""

from __future__ import annotations

import argparse
import json
import marshal
import time
from typing import Any, NamedTuple

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.observation import Cells, Encoder
from beffroi.kernel.state import Doc, State

NO_REFERENCES = 2  # the version of marshal that writes equal data equally


class Aliased(NamedTuple):
    """Two views that have one encoding: where they differ."""

    question: str
    paths: list[str]


class Findings:
    """What a run found."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.cells = Cells(encoder.layout)
        self.views: dict[int, tuple[int, Doc | None]] = {}  # by a hash of cells and moves; whole views where few
        self.compared = 0
        self.imagined = 0
        self.aliased: list[Aliased] = []
        self.leaked: list[str] = []
        self.keep = False

    def encoded(self, s: State, seat: int) -> bytes:
        self.cells.clear()
        self.encoder.write(s, seat, self.encoder.sight(s.seats), self.cells)
        return self.cells.getvalue()

    def compare(self, s: State, seat: int) -> None:
        """Note the view of a seat, and whether another has been seen with the same encoding."""
        options = s.options(seat) if seat in s.waiting() else []
        key = hash((self.encoded(s, seat), tuple(options)))
        view = s.view(seat)
        seen = hash(marshal.dumps(view, NO_REFERENCES))
        known = self.views.setdefault(key, (seen, view if self.keep else None))
        self.compared += 1
        if known[0] != seen:
            name = s.question.name() if s.agenda else "over"
            paths = differences(known[1], view) if known[1] is not None else []
            if paths or known[1] is None:
                self.aliased.append(Aliased(name, paths))

    def imagine(self, s: State, seat: int, chance: FastChance) -> None:
        """Note whether an imagined table looks otherwise than the real one."""
        true, other = self.encoded(s, seat), self.encoded(s.imagine(seat, chance), seat)
        self.imagined += 1
        if true != other:
            at = next(i for i in range(len(true)) if true[i] != other[i])
            block = next(block for block in self.encoder.layout.blocks if at in block.cells())
            name = s.question.name() if s.agenda else "over"
            self.leaked.append(f"{name}: {block.name}[{block.cells().index(at)}]")


def differences(one: Any, other: Any, place: str = "") -> list[str]:
    """Return the places where two documents differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        return [
            path for key in {**one, **other} for path in differences(one.get(key), other.get(key), f"{place}.{key}")
        ]
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [path for i in range(len(one)) for path in differences(one[i], other[i], f"{place}[{i}]")]
    return [] if one == other else [f"{place}: {one!r:.60} / {other!r:.60}"]


def survey(game: Game[Any], seats: int, options: Doc, games: int, every: int = 1, keep: bool = False) -> Findings:
    """Play random games of an option set; at every so-manieth decision also what other answers lead to is compared."""
    encoder = game.encoder(game.setup(seats, options))
    assert encoder is not None
    found = Findings(encoder)
    found.keep = keep
    luck = FastChance(seats * 7919)
    for n in range(games):
        s = game.new(seats, options, chance=FastChance(n))
        decisions = n  # so that games are looked at in other places
        while s.agenda:
            seat = s.waiting()[0]
            moves = s.options(seat)
            decisions += 1
            if decisions % every == 0:
                for viewer in range(seats):
                    found.compare(s, viewer)
                found.imagine(s, luck.pick(seats), luck)
                for move in moves if len(moves) > 1 else []:
                    branch = s.copy()
                    branch.apply(seat, move)
                    found.compare(branch, seat)
                    if seats > 1:
                        found.compare(branch, (seat + 1) % seats)
            s.apply(seat, moves[luck.pick(len(moves))])
        for viewer in range(seats):
            found.compare(s, viewer)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of every option set and number of seats")
    parser.add_argument("--every", type=int, default=8, help="the decisions of which all answers are compared")
    parser.add_argument("--only", default="", help="one game, by its slug")
    parser.add_argument("--seats", type=int, default=0, help="one number of seats")
    args = parser.parse_args()
    wrong = 0
    for slug, game in beffroi.all_games().items():
        if args.only and slug != args.only:
            continue
        for seats in range(game.seats[0], game.seats[1] + 1):
            if args.seats and seats != args.seats:
                continue
            for options in game.option_sets(seats):
                began = time.monotonic()
                found = survey(game, seats, options, args.games, args.every)
                wrong += len(found.aliased) + len(found.leaked)
                print(  # noqa: T201
                    f"{slug} {seats} {json.dumps({k: v for k, v in options.items() if v is not None})}: "
                    f"{found.compared} views, {len(found.aliased)} aliased; "
                    f"{found.imagined} imagined, {len(found.leaked)} leaked ({time.monotonic() - began:.0f} s)",
                    flush=True,
                )
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
