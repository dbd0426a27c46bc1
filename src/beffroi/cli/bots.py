"""Bots for the commands, imported only when one plays."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.game import Game

NO_BOTS = "none"


def make_bot(name: str, game: Game[Any], seed: int = 0) -> Any:
    """Make a bot by its name or level; BadRequest for an unknown one."""
    from beffroi.bots import make

    return make(name, game, seed)


def usual_bot(game: Game[Any]) -> str:
    """Return the default opponent: the middle of the game's levels."""
    from beffroi.bots import levels

    ladder = levels(game)
    return str(ladder[len(ladder) // 2].slug)


def spoken_bot(name: str, game: Game[Any], language: str) -> str:
    """Return a level's title in the language, or the name of any other bot."""
    from beffroi.bots import find_level

    level = find_level(game, name)
    return level.titles.get(language, name) if level else name
