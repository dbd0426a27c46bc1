"""The learning environments pass their projects' own checks, for every game and option set."""

from __future__ import annotations

import copy
import pickle
import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import playout
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc
from beffroi.learn.outcome import margins, outcome
from tests.toys.fair import GAME as FAIR

pytest.importorskip("pettingzoo")
import gymnasium
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from beffroi.learn.aec import GameAEC
from beffroi.learn.gym import GameEnv
from beffroi.learn.parallel import GameParallel
from beffroi.learn.registration import environment_id
from beffroi.learn.vector_env import GameVectorEnv

GAMES = [FAIR, *beffroi.all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def option_sets() -> list[tuple[Game[Any], int, Doc]]:
    """Every option set of the tests, each with a number of seats that goes with it."""
    found = []
    for game in GAMES:
        seen: list[Doc] = []
        for seats in range(game.seats[1], game.seats[0] - 1, -1):
            new = [options for options in game.option_sets(seats) if options not in seen]
            seen += new
            found += [(game, seats, options) for options in new]
    return found


SETS = option_sets()
every_set = pytest.mark.parametrize(("game", "seats", "options"), SETS, ids=[f"{g.slug}-{s}" for g, s, _ in SETS])


@every_set
def test_pettingzoo_suites(game: Game[Any], seats: int, options: Doc) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation")  # it prefers a plain Box, but a mask needs a Dict
        api_test(GameAEC(game, seats=seats, options=options), num_cycles=40)
        parallel_api_test(GameParallel(game, seats=seats, options=options), num_cycles=25)


@every_set
def test_pettingzoo_seeds_and_rendering(game: Game[Any], seats: int, options: Doc) -> None:
    seed_test(lambda: GameAEC(game, seats=seats, options=options), num_cycles=30)
    parallel_seed_test(lambda: GameParallel(game, seats=seats, options=options), num_cycles=15)
    render_test(lambda render_mode: GameAEC(game, seats=seats, options=options, render_mode=render_mode))


@every_set
def test_gymnasium_checks(game: Game[Any], seats: int, options: Doc) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(spec|render)", category=UserWarning)
        check_env(GameEnv(game, seats=seats, options=options, render_mode="ansi"), skip_render_check=True)


@every_set
def test_tables_side_by_side_are_those_of_gymnasiums_own_vector(game: Game[Any], seats: int, options: Doc) -> None:
    """Gymnasium's vector of single environments and the one that steps its tables itself have the same spaces."""
    wanted = {"seats": seats, "options": options}
    single = SyncVectorEnv([lambda: GameEnv(game, **wanted)] * 2)
    many = GameVectorEnv(game, 2, **wanted)
    assert many.single_observation_space == single.single_observation_space
    assert many.single_action_space == single.single_action_space
    for env in (single, many):
        first, _ = env.reset(seed=7)
        again, _ = env.reset(seed=7)
        assert data_equivalence(first, again, exact=True)
        for _ in range(10):
            moves = again["action_mask"].argmax(axis=1)
            again, rewards, over, cut, _ = env.step(moves)
            assert env.observation_space.contains(again)
            assert rewards.shape == over.shape == cut.shape == (2,)


@every_game
def test_gymnasiums_processes_step_the_same_games(game: Game[Any]) -> None:
    makers = [partial(GameEnv, game, seats=2)] * 2
    alone, apart = SyncVectorEnv(makers), AsyncVectorEnv(makers)
    try:
        mine, its = alone.reset(seed=3)[0], apart.reset(seed=3)[0]
        for _ in range(15):
            assert data_equivalence(mine, its, exact=True)
            moves = mine["action_mask"].argmax(axis=1)
            mine, its = alone.step(moves)[0], apart.step(moves)[0]
    finally:
        apart.close()


@pytest.mark.parametrize("slug", beffroi.all_games())
def test_environments_have_names(slug: str) -> None:
    name = environment_id(beffroi.game(slug))
    assert name == f"Beffroi/{slug.title()}-v1"
    env = gymnasium.make(name, seats=2, opponent="random")
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen) and info["seat"] in (0, 1)
    many = gymnasium.make_vec(name, num_envs=3, seats=2)
    seen, _ = many.reset(seed=1)
    assert many.observation_space.contains(seen)


@every_game
def test_an_illegal_move_loses_in_pettingzoo(game: Game[Any]) -> None:
    env = GameAEC(game, seats=2)
    env.reset(seed=3)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == -1 and all(env.terminations.values())
    both = GameParallel(game, seats=2)
    seen, _ = both.reset(seed=3)
    actions = {one: int(np.flatnonzero(seen[one]["action_mask"] == 0)[0]) for one in both.agents}
    _, rewards, ended, _, _ = both.step(actions)
    assert set(rewards.values()) == {-1.0} and all(ended.values())


@every_game
def test_gymnasium_game_against_bots(game: Game[Any]) -> None:
    env = GameEnv(game, seats=2)
    env.reset(seed=5)
    over, reward, info = False, 0.0, {}
    while not over:
        moves = np.flatnonzero(env.action_masks())
        _, reward, over, _, info = env.step(moves[0])
    assert reward in (-1.0, 0.0, 1.0) and reward == info["outcomes"][env.seat]
    assert info["margins"] == margins(info["scores"])


@every_game
def test_points_come_as_rewards_and_add_up(game: Game[Any]) -> None:
    env = GameEnv(game, seats=2, reward="points")
    env.reset(seed=6)
    start, total, over, info = env.paid, 0.0, False, {}
    while not over:
        _, reward, over, _, info = env.step(np.int64(np.flatnonzero(env.action_masks())[-1]))
        total += reward
    assert start + total == info["scores"][env.seat]


@every_game
def test_pettingzoos_games_go_on_from_where_they_were_kept(game: Game[Any]) -> None:
    agents, both = GameAEC(game, seats=2), GameParallel(game, seats=2)
    agents.reset(seed=4)
    seen, _ = both.reset(seed=4)
    for _ in range(8):
        agents.step(int(agents.observe(agents.agent_selection)["action_mask"].argmax()))
        seen = both.step({one: int(seen[one]["action_mask"].argmax()) for one in both.agents})[0]
    for kept, others in zip(copies_of(agents), copies_of(both), strict=True):
        agent = kept.agent_selection
        assert data_equivalence(kept.observe(agent), agents.observe(agent), exact=True)
        kept.step(int(kept.observe(agent)["action_mask"].argmax()))
        moves = {one: int(seen[one]["action_mask"].argmax()) for one in both.agents}
        assert data_equivalence(others.step(moves), copy.deepcopy(both).step(moves), exact=True)


def copies_of(kept: Any) -> list[Any]:
    """Return an environment pickled, and copied."""
    return [pickle.loads(pickle.dumps(kept)), copy.deepcopy(kept)]


def test_what_is_settled_is_not_asked() -> None:
    dice = range(FAIR.parse("die 0"), FAIR.parse("die 5") + 1)
    settled = {"die": "highest"}
    rng = np.random.default_rng(1)
    agents, learner = GameAEC(FAIR, settings=settled), GameEnv(FAIR, settings=settled)
    agents.reset(seed=1)
    learner.reset(seed=1)
    for _ in range(60):
        if not agents.terminations[agents.agent_selection]:
            mask = agents.observe(agents.agent_selection)["action_mask"]
            assert not mask[dice].any()
            agents.step(int(rng.choice(np.flatnonzero(mask))))
        mask = learner.action_masks()
        assert not mask[dice].any()
        if learner.step(np.int64(rng.choice(np.flatnonzero(mask))))[2]:
            learner.reset()
    with pytest.raises(BadRequest, match="no setting 'dice'"):
        GameEnv(FAIR, settings={"dice": "highest"})


def test_what_can_t_be_made_is_refused() -> None:
    with pytest.raises(BadRequest, match="rewards come end or points, not 'often'"):
        GameEnv(FAIR, reward="often")
    with pytest.raises(BadRequest, match="observations are float32 or uint8, not 'float64'"):
        GameEnv(FAIR, dtype="float64")
    with pytest.raises(BadRequest):
        GameEnv(FAIR, opponent="nobody-knows")


def test_outcome_is_by_rank() -> None:
    s = FAIR.new(4, seed=2)
    playout(s, FastChance(3))
    worth = outcome(s)
    assert sum(worth) == pytest.approx(0)
    totals = s.totals()
    assert worth.index(max(worth)) in [seat for seat in range(4) if totals[seat] == max(totals)]
