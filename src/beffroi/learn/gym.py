"""The Gymnasium environment: one learner, the other seats played by bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from beffroi.bots.bot import Bot
from beffroi.bots.registry import evaluator_of, make
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.state import UNANSWERED, Doc, State
from beffroi.learn.observation import fresh_chance, observation, observation_space
from beffroi.learn.outcome import outcome

ILLEGAL = -0.01  # reward of a move outside the mask; a legal one is played in its place


class GameEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A game from the learner's seat; the seat changes from game to game.

    The reward comes at the end, from -1 (last) to 1 (first). `action_masks` is
    the mask as sb3-contrib's masked algorithms ask for it. A move outside the
    mask costs a little and is replaced by a random legal one. `settings` are the
    learner's: what they answer is not asked.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: Game[Any],
        *,
        opponent: str = "random",
        seats: int = 0,
        options: Doc | None = None,
        settings: Chosen | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.opponent = opponent
        self.seats = game.seat_count(seats)
        self.rules = game.clean_options(options or {})
        self.settings = game.clean_settings(game.setup(self.seats, self.rules), settings or {})
        self.render_mode = render_mode
        self.evaluator = evaluator_of(game, "gymnasium")
        self.observation_space = observation_space(game, self.evaluator.feature_count)
        self.action_space = spaces.Discrete(game.moves)
        self.bots: list[Bot] = []
        self.seat = 0
        self.table: State = game.new(self.seats, self.rules, chance=fresh_chance(0))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        words = [int(word) for word in self.np_random.integers(0, 2**31 - 1, self.seats + 2)]
        self.seat = words[0] % self.seats
        self.bots = [make(self.opponent, self.game, word) for word in words[2:]]
        self.table = self.game.new(self.seats, self.rules, chance=fresh_chance(words[1]))
        self.go_on()
        if self.table.over:  # the others ended it before the learner was asked: deal again
            return self.reset()
        return self.observe(), {}

    def go_on(self) -> None:
        """Let the bots play until the learner has a choice, or the game is over."""
        s = self.table
        while s.agenda:
            waiting = s.waiting()
            seat = self.seat if self.seat in waiting else waiting[0]
            standing = UNANSWERED
            if seat == self.seat and len(s.options(seat)) > 1:
                standing = standing_answer(s, seat, self.settings)
                if standing == UNANSWERED:
                    return
            s.apply(seat, self.bots[seat].choose(Perspective(self.game, s, seat)) if standing < 0 else standing)

    def observe(self) -> dict[str, Any]:
        return observation(self.game, self.evaluator, self.table, self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal moves."""
        mask = np.zeros(self.game.moves, np.bool_)
        mask[self.table.options(self.seat)] = True
        return mask

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        options = self.table.options(self.seat)
        move = int(action)
        legal = move in options
        if not legal:
            move = options[int(self.np_random.integers(len(options)))]
        self.table.apply(self.seat, move)
        self.go_on()
        over = self.table.over
        reward = (outcome(self.table)[self.seat] if over else 0.0) + (0.0 if legal else ILLEGAL)
        return self.observe(), reward, over, False, {"illegal": not legal}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return self.game.render_text(self.table.view(self.seat), lambda key, *args: key)
