"""Many tables stepped together: exact, atomic, the same in one process or in several."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import beffroi
from beffroi.kernel.game import Game
from tests.toys.fair import GAME as FAIR

pytest.importorskip("gymnasium")
from gymnasium.vector import AutoresetMode

from beffroi.learn.gym import GameEnv
from beffroi.learn.outcome import margins
from beffroi.learn.vector import margins_of
from beffroi.learn.vector_env import GameVectorEnv

GAMES = [FAIR, *beffroi.all_games().values()]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def played(env: GameVectorEnv, steps: int, seed: int = 1) -> list[Any]:
    """What an environment returns while random legal moves are played."""
    told: list[Any] = [env.reset(seed=seed)]
    for _ in range(steps):
        told.append(env.step(told[-1][-1]["suggested"]))
    return told


def same(one: Any, other: Any) -> bool:
    """Tell whether two returns of an environment are equal, arrays and all."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, (tuple, list)):
        return len(one) == len(other) and all(same(a, b) for a, b in zip(one, other, strict=True))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return same(list(one), list(other))
    return bool(np.array_equal(one, other))


@every_game
def test_tables_step_and_end(game: Game[Any]) -> None:
    env = GameVectorEnv(game, 6, opponent="", seats=2)
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ended = 0
    seen, infos = env.reset(seed=4)
    while not ended:
        assert env.observation_space.contains(seen) and seen["action_mask"].any(axis=1).all()
        before = infos["seat"]
        seen, rewards, over, cut, infos = env.step(infos["suggested"])
        assert not cut.any() and (rewards[~over] == 0).all()
        for i in np.flatnonzero(over):
            assert rewards[i] == infos["outcomes"][i, before[i]]
            assert infos["margins"][i, 0] == infos["scores"][i, 0] - infos["scores"][i, 1]
            assert env.single_observation_space.contains(infos["final_obs"][i])
            ended += 1


@every_game
def test_workers_play_the_same_games(game: Game[Any]) -> None:
    alone, shared = GameVectorEnv(game, 5, seats=2), GameVectorEnv(game, 5, seats=2, workers=2)
    try:
        assert same(played(alone, 40), played(shared, 40))
        assert same(played(pickle.loads(pickle.dumps(shared)), 5), played(alone, 5))
    finally:
        shared.close()


@every_game
def test_a_bad_array_changes_nothing_and_names_the_place(game: Game[Any]) -> None:
    env = GameVectorEnv(game, 4, opponent="", seats=2)
    seen, infos = env.reset(seed=2)
    good = infos["suggested"]
    wrong = good.copy()
    wrong[2] = int(np.flatnonzero(seen["action_mask"][2] == 0)[0])
    before = pickle.dumps(env)
    with pytest.raises(ValueError, match=r"actions\[2\] is .*not legal at table 2"):
        env.step(wrong)
    for bad in (good[:3], good.astype(float), np.full(4, game.moves), np.full(4, -1), good[None]):
        with pytest.raises(ValueError):
            env.step(bad)
    with pytest.raises(ValueError, match="4 tables want as many moves"):
        env.games.step(good[:3])
    with pytest.raises(ValueError, match="not legal at table 2"):
        env.games.step(wrong)
    assert pickle.dumps(env) == before


@every_game
def test_environments_go_on_from_where_they_were_kept(game: Game[Any]) -> None:
    env = GameVectorEnv(game, 3, seats=2, reward="points")
    infos = played(env, 12)[-1][-1]
    for again in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        move, other = infos["suggested"], copy.deepcopy(env)
        for _ in range(25):
            mine, its = again.step(move), other.step(move)
            assert same(mine, its)
            move = mine[-1]["suggested"]
    one = GameEnv(game, seats=2)
    one.reset(seed=8)
    one.step(np.int64(np.flatnonzero(one.action_masks())[0]))
    for kept in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
        assert same(kept.observe(), one.observe()) and kept.table.digest() == one.table.digest()


@every_game
def test_the_one_and_the_many_see_the_same(game: Game[Any]) -> None:
    """Floats are the cells times their scales; a table of the vector shows what its state encodes to."""
    floats, cells = GameVectorEnv(game, 2, seats=2), GameVectorEnv(game, 2, seats=2, dtype="uint8")
    for mine, its in zip(played(floats, 15), played(cells, 15), strict=True):
        assert its[0]["observation"].dtype == np.uint8
        assert np.array_equal(mine[0]["observation"], its[0]["observation"] * floats.games.scales)
    observer = GameEnv(game, seats=2).observer
    for i, s in enumerate(floats.games.tables.states):
        assert np.array_equal(observer.features(s, int(floats.games.arrays.seat[i])), floats.seen[i])


def test_points_of_a_seat_add_up_to_its_score() -> None:
    env = GameVectorEnv(FAIR, 1, seats=2, reward="points")
    _, infos = env.reset(seed=3)
    seat = infos["seat"][0]
    total = float(env.games.tables.paid[seat])  # what the secret card is worth from the start
    while "scores" not in infos:
        _, rewards, _, _, infos = env.step(infos["suggested"])
        total += rewards[0]
    assert total == infos["scores"][0, seat]


def test_seeds_of_single_tables_and_refusals() -> None:
    env = GameVectorEnv(FAIR, 2)
    first, _ = env.reset(seed=[5, 6])
    again, _ = env.reset(seed=[5, 7])
    assert np.array_equal(first["observation"][0], again["observation"][0])
    assert not np.array_equal(first["observation"][1], again["observation"][1])
    with pytest.raises(ValueError, match="2 tables want as many seeds"):
        env.reset(seed=[1])
    with pytest.raises(ValueError):
        env.mask[:] = 1


def test_a_worker_that_ends_is_told() -> None:
    env = GameVectorEnv(FAIR, 4, workers=2)
    _, infos = env.reset(seed=1)
    env.games.processes[1].kill()
    env.games.processes[1].join()
    with pytest.raises((RuntimeError, OSError)):
        env.step(infos["suggested"])
    env.games.close()


def test_settled_answers_are_not_asked_and_bots_oppose() -> None:
    dice = range(FAIR.parse("die 0"), FAIR.parse("die 5") + 1)
    env = GameVectorEnv(FAIR, 2, settings={"die": "highest"}, opponent="greedy", render_mode="ansi")
    for told in played(env, 20):
        assert not told[0]["action_mask"][:, dice].any()
    assert len(env.render()) == 2


@pytest.mark.parametrize("scores", [[[7, 4, 9], [5, 5, 1], [0, 0, 0]], [[3, 8]], [[-12], [4]]])
def test_margins_of_many_games_are_those_of_each(scores: list[list[int]]) -> None:
    assert margins_of(np.array(scores, np.int32)).tolist() == [margins(row) for row in scores]
