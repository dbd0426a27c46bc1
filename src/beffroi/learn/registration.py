"""The environments by their names: `gymnasium.make("Beffroi/Troyes-v1")`, and `make_vec` for many tables.

The number behind the name is the version of what is seen (`Layout.version`). An installed package registers them when
Gymnasium is imported; a source tree by `gymnasium.register_envs(beffroi.learn.registration)`, which this module does
when it is imported.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium

import beffroi
from beffroi.kernel.game import Game
from beffroi.learn.gym import GameEnv
from beffroi.learn.vector_env import GameVectorEnv


def environment_id(game: Game[Any]) -> str:
    """Return the name of a game's environment; empty for a game without an encoder."""
    encoder = game.encoder(game.setup())
    return "" if encoder is None else f"Beffroi/{game.slug.title()}-v{encoder.layout.version}"


def make_env(slug: str, **arguments: Any) -> GameEnv:
    """Make the environment of a game."""
    return GameEnv(beffroi.game(slug), **arguments)


def make_vector_env(slug: str, num_envs: int = 1, **arguments: Any) -> GameVectorEnv:
    """Make the vectorised environment of a game."""
    return GameVectorEnv(beffroi.game(slug), num_envs, **arguments)


def register_envs() -> None:
    """Register every game that has an encoder."""
    for slug, game in beffroi.all_games().items():
        name = environment_id(game)
        if name and name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point=partial(make_env, slug),
                vector_entry_point=partial(make_vector_env, slug),
                disable_env_checker=True,
            )


register_envs()
