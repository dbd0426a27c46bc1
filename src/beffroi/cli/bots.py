"""The bots, as the commands ask for them; imported only when one plays."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.game import Game

NO_BOTS = "none"


def make_bot(name: str, game: Game[Any], seed: int = 0) -> Any:
    """A bot by its name or level; BadRequest for an unknown one."""
    from beffroi.bots import make

    return make(name, game, seed)


def usual_bot(game: Game[Any]) -> str:
    """The opponent of somebody who asks for no other: the middle of the game's levels."""
    from beffroi.bots import levels

    ladder = levels(game)
    return str(ladder[len(ladder) // 2].slug)


def spoken_bot(name: str, game: Game[Any], language: str) -> str:
    """A level by its title in the language; any other bot by its name."""
    from beffroi.bots import find_level

    level = find_level(game, name)
    return level.titles.get(language, name) if level else name
