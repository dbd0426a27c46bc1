"""The PettingZoo environment (agent-environment cycle): every seat is an agent."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from beffroi.kernel.game import Game
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.state import UNANSWERED, Doc, State
from beffroi.learn.observation import FLOATS, SeatObserver, deal
from beffroi.learn.outcome import margins, outcome


class GameAEC(AECEnv):
    """A game for `seat_0`, `seat_1`, …; observations hold what a seat knows and its action mask.

    Rewards come at the end: from -1 (last) to 1 (first). An illegal move ends the game: who tried it loses. The infos
    of a game that is over have its `score` and `margin` (the lead over the best of the others).
    `settings` are those of every seat: what they answer is not asked.
    """

    metadata = {"render_modes": ["ansi"], "name": "beffroi_v1", "is_parallelizable": False}

    def __init__(
        self,
        game: Game[Any],
        *,
        seats: int = 0,
        options: Doc | None = None,
        settings: Chosen | None = None,
        dtype: str = FLOATS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.setup = game.setup(seats, options)
        self.settings = game.clean_settings(self.setup, settings or {})
        self.render_mode = render_mode
        self.observer = SeatObserver(game, self.setup, dtype)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(game.moves) for agent in self.possible_agents}
        self.luck = np.random.SeedSequence()
        self.state_of_play: State = deal(self.game, self.setup, 0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.luck = np.random.SeedSequence(seed)
        word = int(self.luck.spawn(1)[0].generate_state(1)[0])
        self.state_of_play = deal(self.game, self.setup, word)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.answer_standing()
        self.agent_selection = self.asked()

    def answer_standing(self) -> None:
        """Give the answers that stand by the settings, until an agent must decide or the game is over."""
        s = self.state_of_play
        while not s.over:
            seat = s.waiting()[0]
            move = standing_answer(s, seat, self.settings)
            if move == UNANSWERED:
                return
            s.apply(seat, move)

    def asked(self) -> str:
        """Return the agent that must act now."""
        return self.possible_agents[self.state_of_play.waiting()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.observer.observe(self.state_of_play, self.possible_agents.index(agent))

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        seat = self.possible_agents.index(agent)
        s = self.state_of_play
        if int(action) not in s.options(seat):
            self.end([-1.0 if other == seat else 0.0 for other in range(self.setup.seats)])
        else:
            s.apply(seat, int(action))
            self.answer_standing()
            if s.over:
                self.end(outcome(s))
            else:
                self.agent_selection = self.asked()
        self._accumulate_rewards()

    def end(self, rewards: list[float]) -> None:
        totals = self.state_of_play.totals()
        leads = margins(totals)
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = True
            self.infos[agent] = {"score": totals[seat], "margin": leads[seat]}

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return self.game.render_text(self.state_of_play.view(-1), lambda key, *args: key)

    def close(self) -> None:
        """Do nothing: nothing is held outside this process."""
