"""How games are found: a package has a folder for each."""

from __future__ import annotations

import importlib
import pkgutil
from typing import Any

from beffroi.kernel.game import Game, game_in


def find_games(package: str) -> dict[str, Game[Any]]:
    """Find the games in the folders of a package, by slug."""
    games: dict[str, Game[Any]] = {}
    for name in folders_of(package):
        game = getattr(importlib.import_module(f"{package}.{name}"), "GAME", None)
        if isinstance(game, Game):
            games[game.slug] = game
    return games


def find_game(package: str, slug: str) -> Game[Any] | None:
    """Find the game in the folder of its name, without loading the others; None if there is none."""
    return game_in(f"{package}.{slug}") if slug in folders_of(package) else None


def folders_of(package: str) -> list[str]:
    home = importlib.import_module(package)
    return [info.name for info in pkgutil.iter_modules(home.__path__) if info.ispkg]
