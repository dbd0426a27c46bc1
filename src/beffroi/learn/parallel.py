"""The PettingZoo environment where all agents act at once: for games whose questions are put to several seats."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc, State
from beffroi.learn.observation import FLOATS, SeatObserver, deal
from beffroi.learn.outcome import margins, outcome


class GameParallel(ParallelEnv):
    """A game for `seat_0`, `seat_1`, …, who all act at every step; who is not asked can only wait.

    Waiting is the last action, behind the moves of the game. What several seats are asked at once they answer at once.
    Rewards come at the end: from -1 (last) to 1 (first). An illegal move ends the game: who tried it loses.
    """

    metadata = {"render_modes": ["ansi"], "name": "beffroi_parallel_v0"}

    def __init__(
        self,
        game: Game[Any],
        *,
        seats: int = 0,
        options: Doc | None = None,
        dtype: str = FLOATS,
        render_mode: str | None = None,
    ) -> None:
        self.game = game
        self.setup = game.setup(seats, options)
        self.wait = game.moves  # the action of who is not asked
        self.render_mode = render_mode
        self.observer = SeatObserver(game, self.setup, dtype)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.observer.space(self.wait + 1) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self.luck = np.random.SeedSequence()
        self.state_of_play: State = deal(self.game, self.setup, 0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self.luck = np.random.SeedSequence(seed)
        self.state_of_play = deal(self.game, self.setup, int(self.luck.spawn(1)[0].generate_state(1)[0]))
        self.agents = self.possible_agents[:]
        return self.observe_all(), {agent: {} for agent in self.agents}

    def observe_all(self) -> dict[str, Any]:
        """Return what every agent knows, with the mask of what it may do."""
        s, seen = self.state_of_play, {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.observer.mask(s, seat, self.wait + 1)
            if not mask.any():
                mask[self.wait] = 1
            seen[agent] = {"observation": self.observer.features(s, seat), "action_mask": mask}
        return seen

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        s, agents = self.state_of_play, self.agents
        asked = s.waiting()
        illegal = [seat for seat in range(self.setup.seats) if not self.legal(seat, int(actions[agents[seat]]))]
        if illegal:
            rewards = [-1.0 if seat in illegal else 0.0 for seat in range(self.setup.seats)]
        else:
            for seat in asked:
                s.apply(seat, int(actions[agents[seat]]))
            rewards = outcome(s) if s.over else [0.0] * self.setup.seats
        ended = s.over or bool(illegal)
        infos: dict[str, Any] = {agent: {} for agent in agents}
        if ended:
            totals = s.totals()
            leads = margins(totals)
            infos = {agent: {"score": totals[i], "margin": leads[i]} for i, agent in enumerate(agents)}
            self.agents = []
        return (
            self.observe_all(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            infos,
        )

    def legal(self, seat: int, action: int) -> bool:
        """Tell whether a seat may do this now."""
        s = self.state_of_play
        return action in s.options(seat) if seat in s.waiting() else action == self.wait

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        return self.game.render_text(self.state_of_play.view(-1), lambda key, *args: key)

    def close(self) -> None:
        """Do nothing: nothing is held outside this process."""
