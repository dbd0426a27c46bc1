"""A bot that stays as it is, to measure others against: a game's master as it was at one commit."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Final

from beffroi.bots.search import SearchBot, read_budget
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game

FILE: Final = "reference.toml"
NAME: Final = "reference"


@cache
def read_references() -> dict[str, dict[str, Any]]:
    """Read the budgets and weights of all games."""
    return tomllib.loads(resources.files("beffroi.bots").joinpath(FILE).read_text(encoding="utf-8"))


def reference_bot(game: Game[Any], evaluator: Evaluator, seed: int) -> SearchBot:
    """Make the reference of a game, whatever its levels and weights are now."""
    kept = read_references().get(game.slug)
    if kept is None or len(kept["weights"]) != len(evaluator.weights):
        raise BadRequest(f"{game.slug} has no reference bot that its evaluation still fits")
    evaluator.weights = [float(weight) for weight in kept["weights"]]
    return SearchBot(evaluator, read_budget(kept["budget"]), seed)
