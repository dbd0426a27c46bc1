"""The vectorised environment: many games stepped together, everything in NumPy arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from beffroi.bots.registry import evaluator_of
from beffroi.kernel.game import Game
from beffroi.kernel.setting import Chosen
from beffroi.kernel.state import Doc
from beffroi.learn.batch import BatchedGames


class VectorGames:
    """`count` games of one kind, all waiting for one answer each.

    After `reset` and every `step` the arrays hold what is to be decided:
    `observation` (count x features, for the seat that is asked), `mask` (count x
    moves), `seat` (who is asked), `done` (a game ended by the last step, and a new
    one began) and `outcome` (count x seats, from -1 to 1, valid where `done`).
    The arrays are the environment's own and are written over by the next step.
    `settings` are those of every seat: what they answer is not asked.
    """

    def __init__(
        self,
        game: Game[Any],
        count: int,
        *,
        seats: int = 0,
        options: Doc | None = None,
        settings: Chosen | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game
        self.count = count
        self.seats = game.seat_count(seats)
        self.options = game.clean_options(options or {})
        self.settings = game.clean_settings(game.setup(self.seats, self.options), settings or {})
        self.evaluator = evaluator_of(game, "vector")
        self.features = self.evaluator.feature_count
        self.observation: NDArray[np.float32] = np.zeros((count, self.features), np.float32)
        self.seat: NDArray[np.int64] = np.zeros(count, np.int64)
        self.done: NDArray[np.bool_] = np.zeros(count, np.bool_)
        self.outcome: NDArray[np.float32] = np.zeros((count, self.seats), np.float32)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all games anew; the same seed gives the same games."""
        self.tables = BatchedGames(self.game, self.evaluator, self.count, self.seats, self.options, seed, self.settings)
        mask = np.frombuffer(self.tables.mask, np.uint8)  # shares its memory: written by the tables, read here
        self.mask: NDArray[np.bool_] = mask.reshape(self.count, self.game.moves).view(np.bool_)
        self.read()

    def step(self, moves: NDArray[np.integer]) -> None:
        """Answer in every game; an illegal move raises ValueError."""
        self.tables.step(moves.tolist())
        self.read()

    def read(self) -> None:
        tables = self.tables
        self.observation[:] = np.array(tables.features(), np.float32).reshape(self.count, self.features)
        self.seat[:] = tables.seat
        self.done[:] = tables.ended
        self.outcome[:] = np.array(tables.worth, np.float32).reshape(self.count, self.seats)


def random_moves(mask: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Pick a legal move for every game, uniformly."""
    best: NDArray[np.int64] = np.argmax(np.where(mask, rng.random(mask.shape, np.float32), -1.0), axis=1)
    return best
