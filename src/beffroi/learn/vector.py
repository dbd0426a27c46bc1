"""Many games stepped together in one process, everything in NumPy arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.bots.registry import make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.setting import Chosen
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc
from beffroi.learn.batch import EVERY_SEAT, RANDOM, BatchedGames
from beffroi.learn.observation import CELLS, FLOATS, check_dtype, encoder_of, scales_of

END = "end"  # the reward comes at the end: from -1 (last) to 1 (first)
POINTS = "points"  # the reward is the points that a seat has gained since its last one
REWARDS = (END, POINTS)


class Kind(NamedTuple):
    """What tables are made from: all but their number and their luck."""

    game: Game[Any]
    setup: Setup
    settings: Chosen
    opponent: str
    reward: str
    dtype: str

    @property
    def size(self) -> int:
        return encoder_of(self.game, self.setup).layout.size


def kind_of(
    game: Game[Any],
    *,
    seats: int = 0,
    options: Doc | None = None,
    settings: Chosen | None = None,
    opponent: str = EVERY_SEAT,
    reward: str = END,
    dtype: str = FLOATS,
) -> Kind:
    """Check what tables are to be made from; BadRequest names what can't be."""
    setup = game.setup(seats, options)
    if reward not in REWARDS:
        raise BadRequest(f"rewards come {' or '.join(REWARDS)}, not {reward!r}")
    if opponent not in (EVERY_SEAT, RANDOM):
        make(opponent, game, 0)  # refuses a bot there is not
    encoder_of(game, setup)
    return Kind(game, setup, game.clean_settings(setup, settings or {}), opponent, reward, check_dtype(dtype))


class Arrays(NamedTuple):
    """What tables write after each step, a row for each; the next step writes over some of the arrays."""

    observation: NDArray[Any]  # tables x cells, of the seat that is asked
    mask: NDArray[np.uint8]  # tables x moves
    seat: NDArray[np.uint8]  # who is asked
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]  # the last step ended a game, and a new one began
    outcome: NDArray[np.float32]  # tables x seats, from -1 to 1, valid where `done`
    scores: NDArray[np.int32]  # tables x seats, likewise
    final: NDArray[Any]  # what was seen at the end, likewise
    suggested: NDArray[np.int64]  # a legal move, drawn at random
    moves: NDArray[np.int64]  # what is to be answered next: read by workers

    def part(self, first: int, last: int) -> Arrays:
        """Return the rows of some tables."""
        rows: list[NDArray[Any]] = [array[first:last] for array in self]
        return Arrays(*rows)


def shapes(kind: Kind, count: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Return the shapes and types of the arrays."""
    cells, seats = np.uint8 if kind.dtype == CELLS else np.float32, kind.setup.seats
    return {
        "observation": ((count, kind.size), cells),
        "mask": ((count, kind.game.moves), np.uint8),
        "seat": ((count,), np.uint8),
        "reward": ((count,), np.float32),
        "done": ((count,), np.bool_),
        "outcome": ((count, seats), np.float32),
        "scores": ((count, seats), np.int32),
        "final": ((count, kind.size), cells),
        "suggested": ((count,), np.int64),
        "moves": ((count,), np.int64),
    }


def empty_arrays(kind: Kind, count: int) -> Arrays:
    """Make the arrays of some tables."""
    return Arrays(**{name: np.zeros(shape, dtype) for name, (shape, dtype) in shapes(kind, count).items()})


class VectorGames:
    """`count` tables of one kind, all waiting for one answer each.

    After `reset` and every `step` the `arrays` hold what is to be decided (see `Arrays`). They are written into those
    the caller has given; otherwise they are new ones after each step, which show what the tables wrote without a copy.
    """

    def __init__(self, kind: Kind, count: int, seeds: list[int] | int = 0, arrays: Arrays | None = None) -> None:
        self.kind = kind
        self.count = count
        self.given = arrays is not None
        self.arrays = arrays or empty_arrays(kind, count)
        self.measure()
        self.reset(seeds)

    def __getstate__(self) -> dict[str, Any]:
        return {"kind": self.kind, "count": self.count, "tables": self.tables, "arrays": self.arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.given = False
        self.measure()

    def measure(self) -> None:
        """Note how much of an observation is written: the cells of players who are not there stay empty."""
        layout = encoder_of(self.kind.game, self.kind.setup).layout
        self.written = layout.written(self.kind.setup.seats)
        self.scales = scales_of(layout)
        self.unrewarded = np.zeros(self.count, np.float32)
        self.running = np.zeros(self.count, np.bool_)
        self.unrewarded.flags.writeable = self.running.flags.writeable = False

    def reset(self, seeds: list[int] | int) -> None:
        """Start all tables anew; the same seeds give the same games."""
        kind = self.kind
        luck = [FastChance(seed) for seed in (spread(seeds, self.count) if isinstance(seeds, int) else seeds)]
        encoder = encoder_of(kind.game, kind.setup)
        points = kind.reward == POINTS
        self.tables = BatchedGames(kind.game, encoder, kind.setup, luck, kind.settings, kind.opponent, points)
        self.write()

    def step(self, moves: NDArray[np.integer]) -> None:
        """Answer at every table; an illegal move raises ValueError, and nothing has changed."""
        self.tables.step(moves.tolist())
        self.write()

    def write(self) -> None:
        """Show what is to be decided in the arrays."""
        if not self.given:
            self.arrays = self.shown()
            return
        mine: list[NDArray[Any]] = list(self.arrays)
        for array, shown in zip(mine, self.shown(), strict=True):
            if array is not shown:
                array[:] = shown

    def shown(self) -> Arrays:
        """Return what the tables wrote, as arrays; what lies in the right place already is the same array."""
        tables, arrays, count = self.tables, self.arrays, self.count
        cells = np.frombuffer(tables.observations(), np.uint8).reshape(count, -1)
        return Arrays(
            cells if self.kind.dtype == CELLS else self.scaled(cells, arrays.observation),
            np.frombuffer(tables.masks.getvalue(), np.uint8).reshape(count, -1),
            np.frombuffer(tables.who.getvalue(), np.uint8),
            np.array(tables.rewards, np.float32) if tables.rewarded else self.unrewarded,
            self.note_ends() if tables.ended else self.running,
            arrays.outcome,
            arrays.scores,
            arrays.final,
            np.frombuffer(tables.picks.getvalue(), "<u2").astype(np.int64),
            arrays.moves,
        )

    def scaled(self, cells: NDArray[np.uint8], out: NDArray[np.float32]) -> NDArray[np.float32]:
        """Write cells into an array as features."""
        np.multiply(cells[:, : self.written], self.scales[: self.written], out=out[:, : self.written])
        return out

    def note_ends(self) -> NDArray[np.bool_]:
        """Write what the games brought that ended, and return which they are."""
        tables, arrays, ended = self.tables, self.arrays, self.tables.ended
        done = np.zeros(self.count, np.bool_)
        done[ended] = True
        arrays.outcome[ended] = np.array(tables.outcomes, np.float32).reshape(len(ended), -1)
        arrays.scores[ended] = np.array(tables.scores, np.int32).reshape(len(ended), -1)
        cells = np.frombuffer(tables.finals.getvalue(), np.uint8).reshape(len(ended), -1)
        floats = self.kind.dtype == FLOATS
        arrays.final[ended] = self.scaled(cells, np.zeros(cells.shape, np.float32)) if floats else cells
        return done

    def close(self) -> None:
        """Do nothing: nothing is held outside this process."""


def spread(seed: int, count: int) -> list[int]:
    """Return a seed for each table, far from each other whatever the seed."""
    words = np.random.SeedSequence(seed).generate_state(count)
    return [int(word) % 2147483000 for word in words]


def margins_of(scores: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return by how much each seat leads the best of the others, game by game; alone, its points."""
    if scores.shape[1] == 1:
        return scores.copy()
    ranked = np.sort(scores, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    leads: NDArray[np.int32] = scores - np.where(scores == best, second, best)
    return leads


def random_moves(mask: NDArray[Any], rng: np.random.Generator) -> NDArray[np.int64]:
    """Pick a legal move for every game, uniformly."""
    best: NDArray[np.int64] = np.argmax(np.where(mask, rng.random(mask.shape, np.float32), -1.0), axis=1)
    return best
