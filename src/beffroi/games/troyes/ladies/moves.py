"""The moves that the expansion adds to the catalogue."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.pieces import COLUMNS, FACES, SEATS
from beffroi.kernel.moves import MoveNames, numbered

FREE: Final = 300  # + owner of the possessed citizen that is freed
GUARD: Final = 320  # use the guard on the ramparts
STEP: Final = 321  # the guard goes one space on
KEEP: Final = 322  # keep a cube that could be spent
RAISE: Final = 324  # + deniers that raise the guard's die
OUTDOOR: Final = 330  # + level of the outdoor activity, from 0: place or spend a cube there
LOAD: Final = 340  # lay cubes on a mixed card instead of using those there
TAKE_POINTS: Final = 341
TAKE_INFLUENCE: Final = 342
VICTIM: Final = 344  # + seat from which influence is taken
COLUMN: Final = 350  # + column of the Cathedral

MOVES: Final = (
    MoveNames("ladies")
    .add(FREE, [f"free @{seat}" for seat in range(SEATS)])
    .add(GUARD, ["guard", "step", "keep"])
    .add(RAISE, numbered("raise", range(FACES)))
    .add(OUTDOOR, numbered("outdoor", range(1, 5)))
    .add(LOAD, ["load"])
    .add(TAKE_POINTS, ["take points", "take influence"])
    .add(VICTIM, numbered("victim", range(SEATS)))
    .add(COLUMN, numbered("column", range(1, COLUMNS + 1)))
)
