"""Levels of play with names a player understands, from a first opponent to the strongest."""

from __future__ import annotations

from typing import Any, NamedTuple

from beffroi.kernel.game import Game


class Level(NamedTuple):
    """A strength a player can choose."""

    slug: str
    titles: dict[str, str]  # by language
    bot: str  # a name `make` understands


LADDER = (
    Level("page", {"en": "Page", "fr": "Page", "de": "Page"}, "careless:60"),
    Level("apprentice", {"en": "Apprentice", "fr": "Apprenti", "de": "Lehrling"}, "careless:25"),
    Level("journeyman", {"en": "Journeyman", "fr": "Compagnon", "de": "Geselle"}, "greedy"),
    Level("master", {"en": "Master", "fr": "Maître", "de": "Meister"}, "search:400ms"),
)


def levels(game: Game[Any]) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first; none where the game has no evaluator."""
    evaluator = game.evaluator()
    if evaluator is None:
        return (Level("page", LADDER[0].titles, "random"),)
    return tuple(level._replace(bot=evaluator.levels.get(level.slug, level.bot)) for level in LADDER)


def find_level(game: Game[Any], slug: str) -> Level | None:
    """Find a level by its slug."""
    return next((level for level in levels(game) if level.slug == slug), None)
