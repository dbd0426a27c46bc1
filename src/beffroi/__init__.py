"""Beffroi: play Troyes, Tournay and Parbourg, and use their rules as a fast library."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Any

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, find_games

__version__ = "0.1.0"


@cache
def all_games() -> dict[str, Game[Any]]:
    """All games by slug: those in the package `beffroi.games`, and in the packages named by BEFFROI_GAMES."""
    found = find_games("beffroi.games")
    for package in filter(None, os.environ.get("BEFFROI_GAMES", "").split(",")):
        found.update(games_in(package))
    return found


def games_in(package: str) -> dict[str, Game[Any]]:
    """The games of a package outside, which may lie in the current folder; BadRequest if there is no such package."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does; an installed command does not
    try:
        return find_games(package)
    except ModuleNotFoundError as error:
        if error.name is None or f"{package}.".startswith(f"{error.name}."):
            raise BadRequest(f"BEFFROI_GAMES: there is no package {package!r} installed or in {here}") from None
        raise


def game(slug: str) -> Game[Any]:
    """The game of that name.

    >>> game("chess")
    Traceback (most recent call last):
    beffroi.kernel.errors.BadRequest: there is no game 'chess' (there is ...)
    """
    found = all_games()
    if slug not in found:
        raise BadRequest(f"there is no game {slug!r} (there is {', '.join(sorted(found)) or 'none'})")
    return found[slug]
