"""Beffroi: play Troyes, Tournay and Parbourg, and use their rules as a fast library."""

from __future__ import annotations

import os
from functools import cache
from typing import Any

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, find_games

__version__ = "0.1.0"


@cache
def all_games() -> dict[str, Game[Any]]:
    """All games by slug: those in the package `beffroi.games`, and in the packages named by BEFFROI_GAMES."""
    found = find_games("beffroi.games")
    for package in filter(None, os.environ.get("BEFFROI_GAMES", "").split(",")):
        found.update(find_games(package))
    return found


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
