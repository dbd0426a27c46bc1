"""The moves that the expansion adds to the catalogue."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.moves import add_range
from beffroi.games.troyes.pieces import COLUMNS, FACES, SEATS

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

add_range(FREE, [f"free @{seat}" for seat in range(SEATS)])
add_range(GUARD, ["guard", "step", "keep"])
add_range(RAISE, [f"raise {deniers}" for deniers in range(FACES)])
add_range(OUTDOOR, [f"outdoor {level}" for level in range(1, 5)])
add_range(LOAD, ["load"])
add_range(TAKE_POINTS, ["take points", "take influence"])
add_range(VICTIM, [f"victim {seat}" for seat in range(SEATS)])
add_range(COLUMN, [f"column {column + 1}" for column in range(COLUMNS)])
