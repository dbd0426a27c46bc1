"""The vectorised Gymnasium environment: many tables, one answer each at every step."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.setting import Chosen
from beffroi.kernel.state import Doc
from beffroi.learn.batch import RANDOM, BatchedGames
from beffroi.learn.observation import FLOATS, encoder_of, observation_space
from beffroi.learn.vector import END, Arrays, VectorGames, kind_of, margins_of
from beffroi.learn.workers import WorkerGames

Observations = dict[str, NDArray[Any]]


class GameVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` tables of one game, in this process or shared out between `workers` processes.

    With an `opponent` (any bot; `random` is the usual one) a learner's seat is asked at each table, another from game
    to game; with `opponent=""` every seat in turn, for self-play. A game that ends is followed by the next in the same
    step, and the last observation is `final_obs` of the infos, beside `scores`, `margins` (the lead over the best of
    the others) and `outcomes` by seat. Infos always hold `seat` (who is asked) and `suggested` (a legal move drawn at
    random). With `copy=False` the arrays are the environment's own, written over by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game[Any],
        num_envs: int = 1,
        *,
        opponent: str = RANDOM,
        seats: int = 0,
        options: Doc | None = None,
        settings: Chosen | None = None,
        reward: str = END,
        dtype: str = FLOATS,
        workers: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        if num_envs < 1:
            raise BadRequest(f"there is at least one table, not {num_envs}")
        self.kind = kind_of(
            game, seats=seats, options=options, settings=settings, opponent=opponent, reward=reward, dtype=dtype
        )
        self.num_envs = num_envs
        self.workers = workers
        self.copy = copy
        self.render_mode = render_mode
        layout = encoder_of(game, self.kind.setup).layout
        self.single_observation_space = observation_space(game, layout, dtype)
        self.single_action_space = spaces.Discrete(game.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.rows = np.arange(num_envs)
        self.games = self.open_games(0)
        self.look()

    def open_games(self, seeds: list[int] | int) -> VectorGames | WorkerGames:
        """Open the tables."""
        if self.workers > 1:
            return WorkerGames(self.kind, self.num_envs, seeds, self.workers)
        return VectorGames(self.kind, self.num_envs, seeds)

    def look(self) -> None:
        """Keep views of what the tables show: read-only, so that a mask stays what it is."""
        arrays = self.games.arrays
        self.seen = arrays.observation.view()
        self.mask = arrays.mask.view(np.int8)
        self.seen.flags.writeable = self.mask.flags.writeable = False

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the tables where they are; those of workers go on in one process."""
        tables = self.games.tables() if isinstance(self.games, WorkerGames) else [self.games.tables]
        kept = {name: value for name, value in self.__dict__.items() if name not in ("games", "seen", "mask")}
        arrays = [array.copy() for array in self.games.arrays]
        return {**kept, "workers": 0, "kept_tables": tables, "kept_arrays": arrays}

    def __setstate__(self, state: dict[str, Any]) -> None:
        tables, arrays = state.pop("kept_tables"), state.pop("kept_arrays")
        self.__dict__.update(state)
        games = VectorGames(self.kind, self.num_envs)
        games.tables = joined(tables)
        games.arrays = Arrays(*arrays)
        self.games = games
        self.look()

    def __deepcopy__(self, memo: dict[int, Any]) -> GameVectorEnv:
        other: GameVectorEnv = pickle.loads(pickle.dumps(self))
        return other

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        seeds: list[int] | int
        if isinstance(seed, int):
            super().reset(seed=seed)
            seeds = seed
        elif seed is None:
            seeds = int(self.np_random.integers(2**31 - 1))
        else:
            if len(seed) != self.num_envs:
                raise ValueError(f"{self.num_envs} tables want as many seeds, not {len(seed)}")
            seeds = [int(self.np_random.integers(2**31 - 1)) if one is None else one for one in seed]
        self.games.reset(seeds)
        self.look()
        return self.observations(), self.infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Answer at every table; a bad array raises ValueError that names the first wrong place, and changes none."""
        self.games.step(self.checked(actions))
        self.look()
        arrays = self.games.arrays
        return (
            self.observations(),
            arrays.reward.astype(np.float64),
            arrays.done.copy(),
            np.zeros(self.num_envs, np.bool_),
            self.infos(),
        )

    def checked(self, actions: Any) -> NDArray[np.integer]:
        """Return the actions as an array; raise ValueError for a bad one before a worker plays another."""
        moves = np.asarray(actions)
        if moves.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} tables want an array of as many moves, not one of shape {moves.shape}")
        if moves.dtype.kind not in "iu":
            raise ValueError(f"moves are whole numbers, not {moves.dtype}")
        if isinstance(self.games, VectorGames):
            return moves  # which checks them before the first is played
        inside = (moves >= 0) & (moves < self.mask.shape[1])
        legal = inside & (self.mask[self.rows, np.where(inside, moves, 0)] == 1)
        if not legal.all():
            i = int(np.argmin(legal))
            name = self.kind.game.notation(int(moves[i])) if inside[i] else "no move of the game"
            raise ValueError(f"actions[{i}] is {moves[i]} ({name}), which is not legal at table {i}")
        return moves

    def observations(self) -> Observations:
        """Return what the seats that are asked see."""
        if self.copy:
            return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}
        return {"observation": self.seen, "action_mask": self.mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks as sb3-contrib's algorithms ask for them."""
        return self.mask.astype(np.bool_)

    def infos(self) -> dict[str, Any]:
        """Return who is asked; and of games that ended, what they brought."""
        arrays = self.games.arrays
        infos: dict[str, Any] = {"seat": arrays.seat.astype(np.int64), "suggested": arrays.suggested.copy()}
        if arrays.done.any():
            infos |= self.endings(arrays)
        return infos

    def endings(self, arrays: Arrays) -> dict[str, Any]:
        """Return what the games brought that ended; rows of others are empty."""
        done = arrays.done.copy()
        ended = np.flatnonzero(done)
        scores, outcomes = np.zeros_like(arrays.scores), np.zeros_like(arrays.outcome)
        scores[ended], outcomes[ended] = arrays.scores[ended], arrays.outcome[ended]
        final = np.full(self.num_envs, None, object)
        for i in ended:
            final[i] = {"observation": arrays.final[i].copy(), "action_mask": np.zeros(arrays.mask.shape[1], np.int8)}
        found = {"final_obs": final, "scores": scores, "margins": margins_of(scores), "outcomes": outcomes}
        return {**found, **{f"_{name}": done for name in found}}

    def render(self) -> tuple[str, ...] | None:
        if self.render_mode != "ansi":
            return None
        tables = self.games.tables() if isinstance(self.games, WorkerGames) else [self.games.tables]
        seats = iter(self.games.arrays.seat.tolist())
        states = [state for part in tables for state in part.states]
        return tuple(self.kind.game.render_text(s.view(next(seats)), lambda key, *args: key) for s in states)

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()


def joined(parts: list[BatchedGames]) -> BatchedGames:
    """Return tables that several processes stepped, all in one place."""
    if len(parts) == 1:
        return parts[0]
    one = parts[0]
    luck = [chance for part in parts for chance in part.luck]
    drawn = [chance.copy() for chance in luck]
    states = [state for part in parts for state in part.states]
    learners = [seat for part in parts for seat in part.learners]
    whole = BatchedGames(
        one.game, one.encoder, one.setup, drawn, one.chosen, one.opponent, one.points, states, learners
    )
    whole.luck = luck
    for i, move in enumerate(move for part in parts for move in part.suggested()):
        whole.suggest(i, move)
    whole.paid = [paid for part in parts for paid in part.paid]
    return whole
