"""The learning environments pass their projects' own checks, for every game with an evaluator."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import playout
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.learn.outcome import outcome
from tests.toys.fair import GAME as FAIR

pytest.importorskip("pettingzoo")
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from beffroi.learn.aec import GameAEC
from beffroi.learn.gym import GameEnv
from beffroi.learn.vector import VectorGames, random_moves

GAMES = [FAIR, *(game for game in beffroi.all_games().values() if game.evaluator() is not None)]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


@every_game
def test_pettingzoo_api(game: Game[Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation")  # it prefers a plain Box, but a mask needs a Dict
        api_test(GameAEC(game, seats=2), num_cycles=200)


@every_game
def test_pettingzoo_seeds(game: Game[Any]) -> None:
    seed_test(lambda: GameAEC(game, seats=game.seats[1]), num_cycles=60)


@every_game
def test_gymnasium_checks(game: Game[Any]) -> None:
    check_env(GameEnv(game, seats=2, render_mode="ansi"), skip_render_check=True)


@every_game
def test_an_illegal_move_loses_in_pettingzoo(game: Game[Any]) -> None:
    env = GameAEC(game, seats=2)
    env.reset(seed=3)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == -1 and all(env.terminations.values())


@every_game
def test_gymnasium_game_against_bots(game: Game[Any]) -> None:
    env = GameEnv(game, seats=2)
    env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        moves = np.flatnonzero(env.action_masks())
        _, reward, over, _, _ = env.step(moves[0])
    assert reward in (-1.0, 0.0, 1.0)


@every_game
def test_vector_games_step_and_end(game: Game[Any]) -> None:
    env = VectorGames(game, 8, seed=4)
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(600):
        assert env.mask.any(axis=1).all() and np.isfinite(env.observation).all()
        env.step(random_moves(env.mask, rng))
        assert np.allclose(env.outcome[env.done].sum(axis=1), 0, atol=1e-5)
        ended += int(env.done.sum())
    assert ended > 0


def test_vector_games_are_repeatable_and_strict() -> None:
    one, other = VectorGames(FAIR, 4, seed=9), VectorGames(FAIR, 4, seed=9)
    moves = random_moves(one.mask, np.random.default_rng(1))
    one.step(moves)
    other.step(moves)
    assert (one.observation == other.observation).all() and (one.mask == other.mask).all()
    with pytest.raises(ValueError, match="not legal"):
        one.step(np.full(4, FAIR.moves - 1))


def test_what_is_settled_is_not_asked() -> None:
    dice = range(FAIR.parse("die 0"), FAIR.parse("die 5") + 1)
    settled = {"die": "highest"}
    rng = np.random.default_rng(1)
    tables, agents = VectorGames(FAIR, 3, settings=settled), GameAEC(FAIR, settings=settled)
    learner = GameEnv(FAIR, settings=settled)
    agents.reset(seed=1)
    learner.reset(seed=1)
    for _ in range(60):
        assert not tables.mask[:, dice].any()
        tables.step(random_moves(tables.mask, rng))
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


def test_outcome_is_by_rank() -> None:
    s = FAIR.new(4, seed=2)
    playout(s, FastChance(3))
    worth = outcome(s)
    assert sum(worth) == pytest.approx(0)
    totals = s.totals()
    assert worth.index(max(worth)) in [seat for seat in range(4) if totals[seat] == max(totals)]
