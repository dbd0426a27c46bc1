"""What an agent observes: the cells of its seat's encoding, and the mask of its legal moves."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.observation import Encoder, Layout, encoded
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Seat, State

FLOATS = "float32"  # cells divided by their scales
CELLS = "uint8"  # cells as they are, a quarter of the memory
MOST = 255


def encoder_of(game: Game[Any], setup: Setup) -> Encoder:
    """Return the game's encoder; BadRequest if it has none."""
    encoder = game.encoder(setup)
    if encoder is None:
        raise BadRequest(f"{game.slug} has no encoder yet (Game.encoder), so nothing can learn it")
    return encoder


def scales_of(layout: Layout) -> NDArray[np.float32]:
    """Return what cells are multiplied by to be features of about unit size."""
    return np.array(layout.scales(), np.float32)


def check_dtype(dtype: str) -> str:
    """Return the type of observations, or BadRequest."""
    if dtype not in (FLOATS, CELLS):
        raise BadRequest(f"observations are {FLOATS} or {CELLS}, not {dtype!r}")
    return dtype


def observation_space(game: Game[Any], layout: Layout, dtype: str = FLOATS, moves: int = 0) -> spaces.Dict:
    """Return the space of an agent's observations: features, and a mask of the moves."""
    high = np.full(layout.size, MOST, np.uint8) if dtype == CELLS else MOST * scales_of(layout)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type),
            "action_mask": spaces.Box(0, 1, (moves or game.moves,), np.int8),
        }
    )


class SeatObserver:
    """Encodes single tables, for environments that step one at a time."""

    def __init__(self, game: Game[Any], setup: Setup, dtype: str = FLOATS) -> None:
        self.game = game
        self.setup = setup
        self.dtype = check_dtype(dtype)
        self.encoder = encoder_of(game, setup)
        self.scales = scales_of(self.encoder.layout)

    def __reduce__(self) -> tuple[Any, ...]:
        return SeatObserver, (self.game, self.setup, self.dtype)

    def space(self, moves: int = 0) -> spaces.Dict:
        """Return the space of what it observes."""
        return observation_space(self.game, self.encoder.layout, self.dtype, moves)

    def features(self, s: State, seat: Seat) -> NDArray[Any]:
        """Return what a seat knows."""
        cells = np.frombuffer(encoded(self.encoder, s, seat), np.uint8)
        return cells.copy() if self.dtype == CELLS else cells * self.scales

    def mask(self, s: State, seat: Seat, moves: int = 0) -> NDArray[np.int8]:
        """Return the legal moves of a seat; none while it is not asked."""
        mask = np.zeros(moves or self.game.moves, np.int8)
        if seat in s.waiting():
            mask[s.options(seat)] = 1
        return mask

    def observe(self, s: State, seat: Seat) -> dict[str, Any]:
        """Return features and mask."""
        return {"observation": self.features(s, seat), "action_mask": self.mask(s, seat)}


def deal(game: Game[Any], setup: Setup, seed: int) -> State:
    """Start a training game, up to its first question, by luck that is fast and repeatable but not for people."""
    s: State = game.start(setup, FastChance(seed))
    s.settle()
    return s
