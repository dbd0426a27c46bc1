"""Bots by name: `random`, `greedy`, `careless:30`, `search:500`, `search:400ms`,
`exec:COMMAND`, `net:FILE`, or a level of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from beffroi.bots.bot import Bot
from beffroi.bots.external import ExternalBot
from beffroi.bots.greedy import GreedyBot
from beffroi.bots.levels import find_level
from beffroi.bots.parallel import ParallelSearchBot
from beffroi.bots.search import SearchBot, read_budget
from beffroi.bots.simple import CarelessBot, RandomBot
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game

NAMES = ("random", "careless:PERCENT", "greedy", "search:BUDGET", "exec:COMMAND", "net:FILE")


def make(name: str, game: Game[Any], seed: int = 0, weights: list[float] | None = None) -> Bot:
    """The bot of that name for a game; BadRequest says what is wrong with the name.

    The same name, game, seed and questions give the same answers (unless the budget is a time).
    """
    level = find_level(game, name)
    kind, _, budget = (level.bot if level else name).partition(":")
    if kind == "random" and not budget:
        return RandomBot(seed)
    if kind == "net":
        return trained(budget, game, seed)
    if kind == "exec":
        return ExternalBot(budget, game, seed)
    evaluator = evaluator_of(game, name, weights)
    if kind == "greedy" and not budget:
        return GreedyBot(evaluator, seed)
    if kind == "careless":
        return CarelessBot(GreedyBot(evaluator, seed), figure(name, budget, 100), seed + 1)
    if kind == "search":
        allowed = read_budget(budget)
        if allowed.cores > 1:
            return ParallelSearchBot(game, evaluator, allowed, seed)
        return SearchBot(evaluator, allowed, seed)
    raise BadRequest(f"there is no bot {name!r} (there is {', '.join(NAMES)}, or a level of the game)")


def trained(path: str, game: Game[Any], seed: int) -> Bot:
    """Load a policy from `beffroi train`; PyTorch is only imported for it."""
    try:
        from beffroi.learn.policy import NetBot
    except ImportError as missing:
        raise BadRequest(f"net: needs {missing.name}: pip install 'beffroi[learn]'") from None
    return NetBot(Path(path), game, seed)


def evaluator_of(game: Game[Any], name: str, weights: list[float] | None = None) -> Evaluator:
    """Return the game's evaluator, with other weights if given."""
    evaluator = game.evaluator()
    if evaluator is None:
        raise BadRequest(f"{game.slug} gives bots no evaluator yet, so only random can play it, not {name!r}")
    if weights is not None:
        if len(weights) != len(evaluator.weights):
            raise BadRequest(f"{game.slug} has {len(evaluator.weights)} weights, not {len(weights)}")
        evaluator.weights = list(weights)
    return evaluator


def figure(name: str, text: str, most: int) -> int:
    """Read a whole number from a bot's name."""
    if not text.isdecimal() or not 0 < int(text) <= most:
        raise BadRequest(f"{name!r} needs a whole number from 1 to {most} after the colon")
    return int(text)
