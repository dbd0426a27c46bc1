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
    Level("novice", {"en": "Novice", "fr": "Novice", "de": "Neuling"}, "beginner:4"),
    Level("page", {"en": "Page", "fr": "Page", "de": "Page"}, "modest:3"),
    Level("apprentice", {"en": "Apprentice", "fr": "Apprenti", "de": "Lehrling"}, "modest:1.8"),
    Level("journeyman", {"en": "Journeyman", "fr": "Compagnon", "de": "Geselle"}, "modest:1"),
    Level("master", {"en": "Master", "fr": "Maître", "de": "Meister"}, "search:32/900ms"),
    Level("champion", {"en": "Champion", "fr": "Champion", "de": "Champion"}, "learned:search:32/900ms"),
)


def levels(game: Game[Any]) -> tuple[Level, ...]:
    """Return the levels of a game, the weakest first; none where the game has no evaluator."""
    evaluator = game.evaluator()
    if evaluator is None:
        return (LADDER[0]._replace(bot="random"),)
    return tuple(level._replace(bot=evaluator.levels.get(level.slug, level.bot)) for level in LADDER)


def find_level(game: Game[Any], slug: str) -> Level | None:
    """Find a level by its slug."""
    return next((level for level in levels(game) if level.slug == slug), None)


def steady_level(game: Game[Any]) -> Level:
    """Return a middling level that doesn't search: it decides alike on every machine, however busy that is."""
    found = levels(game)
    return next((level for level in reversed(found[: len(found) // 2 + 1]) if "search" not in level.bot), found[0])
