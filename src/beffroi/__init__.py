"""Beffroi: play Troyes, Tournay and Parbourg, and use their rules as a fast library."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from functools import cache
from typing import Any

from beffroi import kernel
from beffroi.kernel.composition import Composition
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.finding import find_game, find_games
from beffroi.kernel.game import Game
from beffroi.kernel.state import Seat, State

__version__ = "0.1.0"
COMPILED = not (kernel.__file__ or ".py").endswith(".py")
"""Whether the rules run as machine code; else they are interpreted, with the same results."""
SHIPPED = "beffroi.games"
MORE_GAMES = "BEFFROI_GAMES"  # the variable that names further packages of games


@cache
def all_games() -> dict[str, Game[Any]]:
    """All games by slug: those in the package `beffroi.games`, and in the packages named by BEFFROI_GAMES."""
    found = find_games(SHIPPED)
    for package in os.environ.get(MORE_GAMES, "").split(","):
        if package.strip():
            found.update(games_in(package.strip()))
    return found


def games_in(package: str) -> dict[str, Game[Any]]:
    """The games of a package outside, which may lie in the current folder; BadRequest if there is no such package."""
    from pathlib import Path

    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.insert(0, here)  # as `python -m` does; an installed command does not
    missing = f"BEFFROI_GAMES: there is no package {package!r} installed or in {here}"
    if not all(part.isidentifier() for part in package.split(".")):
        raise BadRequest(missing)
    try:
        home = importlib.import_module(package)
        if not hasattr(home, "__path__"):
            raise BadRequest(f"BEFFROI_GAMES: {package!r} is a module, not a package with a folder for each game")
        return find_games(package)
    except BadRequest:
        raise
    except Exception as error:  # whatever a package of somebody else's does while it is loaded
        if isinstance(error, ModuleNotFoundError) and f"{package}.".startswith(f"{error.name or package}."):
            raise BadRequest(missing) from None
        raise BadRequest(f"BEFFROI_GAMES: {package!r} can't be loaded: {told_fault(error)}") from error


def told_fault(error: Exception) -> str:
    """Say in a line what went wrong in somebody else's module, and where."""
    from traceback import extract_tb

    if isinstance(error, SyntaxError):
        return f"{error.filename}, line {error.lineno}: {error.msg}"
    frame = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")][-1]
    return f"{frame.filename}, line {frame.lineno}: {type(error).__name__}: {error}"


def compose(
    game: Game[Any], s: State, seat: Seat, picked: Sequence[str] = (), chosen: Sequence[str] = ()
) -> Composition:
    """Every way to complete a turn with these pieces and answers, by their notation, and what comes of each.

    >>> troyes = game("troyes")
    >>> s = troyes.new(2, seed=1)
    >>> best = compose(troyes, s, s.waiting()[0]).completions[0]
    >>> [troyes.notation(move) for move in best.answers], best.ends
    (['slot palace-1'], True)
    >>> [(change.name, change.before, change.after) for change in best.changes]
    [('reserve', 6, 5), ('placed', 0, 1)]
    """
    from beffroi.kernel.compose import compose as found_for

    return found_for(game, s, seat, [game.parse(text) for text in picked], [game.parse(text) for text in chosen])


def game(slug: str) -> Game[Any]:
    """The game of that name; the others are loaded only where theirs could be the name.

    >>> game("chess")
    Traceback (most recent call last):
    beffroi.kernel.errors.BadRequest: there is no game 'chess' (there is ...)
    """
    if not all_games.cache_info().currsize and not os.environ.get(MORE_GAMES):
        alone = find_game(SHIPPED, slug)
        if alone is not None:
            return alone
    found = all_games()
    if slug not in found:
        raise BadRequest(f"there is no game {slug!r} (there is {', '.join(sorted(found)) or 'none'})")
    return found[slug]
