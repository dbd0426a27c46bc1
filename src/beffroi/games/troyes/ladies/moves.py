"""The moves that the expansion adds to the catalogue."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.moves import add_range
from beffroi.games.troyes.pieces import SEATS

FREE: Final = 300  # + owner of the possessed citizen that is freed

add_range(FREE, [f"free @{seat}" for seat in range(SEATS)])
