"""The Gymnasium environment: one learner, the other seats played by bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from beffroi.bots.bot import Bot
from beffroi.bots.registry import make
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.state import UNANSWERED, Doc, State
from beffroi.learn.batch import RANDOM
from beffroi.learn.observation import FLOATS, SeatObserver, deal
from beffroi.learn.outcome import margins, outcome
from beffroi.learn.vector import END, POINTS, kind_of

ILLEGAL = -0.01  # reward of a move outside the mask; a legal one is played in its place


class GameEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game from the learner's seat; the seat changes from game to game.

    The reward comes at the end, from -1 (last) to 1 (first), or with `reward="points"` as points come. The info of the
    last step has `scores`, `margins` (the lead over the best of the others) and `outcomes` by seat. `action_masks` is
    the mask as sb3-contrib's masked algorithms ask for it. A move outside the mask costs a little and is replaced by a
    random legal one. `settings` are the learner's: what they answer is not asked.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game[Any],
        *,
        opponent: str = RANDOM,
        seats: int = 0,
        options: Doc | None = None,
        settings: Chosen | None = None,
        reward: str = END,
        dtype: str = FLOATS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.kind = kind_of(
            game, seats=seats, options=options, settings=settings, opponent=opponent, reward=reward, dtype=dtype
        )
        self.setup = self.kind.setup
        self.render_mode = render_mode
        self.observer = SeatObserver(game, self.setup, dtype)
        self.observation_space = self.observer.space()
        self.action_space = spaces.Discrete(game.moves)
        self.bots: list[Bot] = []
        self.bot_seeds: list[int] = []
        self.seat = 0
        self.paid = 0  # points that rewards have been given for
        self.table: State = deal(self.game, self.setup, 0)

    def __getstate__(self) -> dict[str, Any]:
        """Pickle the game where it is; bots begin to think anew."""
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.call_bots()

    def call_bots(self) -> None:
        """Seat the opponents."""
        self.bots = [make(self.kind.opponent or RANDOM, self.game, seed) for seed in self.bot_seeds]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        words = [int(word) for word in self.np_random.integers(0, 2**31 - 1, self.setup.seats + 2)]
        self.seat = words[0] % self.setup.seats
        self.bot_seeds = words[2:]
        self.call_bots()
        self.table = deal(self.game, self.setup, words[1])
        self.paid = self.table.totals()[self.seat]
        self.go_on()
        if self.table.over:  # the others ended it before the learner was asked: deal again
            return self.reset()
        return self.observe(), {"seat": self.seat}

    def go_on(self) -> None:
        """Let the bots play until the learner has a choice, or the game is over."""
        s = self.table
        while s.agenda:
            waiting = s.waiting()
            seat = self.seat if self.seat in waiting else waiting[0]
            standing = UNANSWERED
            if seat == self.seat and len(s.options(seat)) > 1:
                standing = standing_answer(s, seat, self.kind.settings)
                if standing == UNANSWERED:
                    return
            s.apply(seat, self.bots[seat].choose(Perspective(self.game, s, seat)) if standing < 0 else standing)

    def observe(self) -> dict[str, Any]:
        """Return what the learner knows, and the mask of its moves."""
        return self.observer.observe(self.table, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal moves."""
        return self.observer.mask(self.table, self.seat).astype(np.bool_)

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        options = self.table.options(self.seat)
        move = int(action)
        legal = move in options
        if not legal:
            move = options[int(self.np_random.integers(len(options)))]
        self.table.apply(self.seat, move)
        self.go_on()
        over = self.table.over
        info: dict[str, Any] = {"seat": self.seat, "illegal": not legal}
        if over:
            totals = self.table.totals()
            info |= {"scores": totals, "margins": margins(totals), "outcomes": outcome(self.table)}
        return self.observe(), self.gained(over) + (0.0 if legal else ILLEGAL), over, False, info

    def gained(self, over: bool) -> float:
        """Return the reward since the last answer."""
        if self.kind.reward == POINTS:
            before, self.paid = self.paid, self.table.totals()[self.seat]
            return float(self.paid - before)
        return outcome(self.table)[self.seat] if over else 0.0

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return self.game.render_text(self.table.view(self.seat), lambda key, *args: key)
