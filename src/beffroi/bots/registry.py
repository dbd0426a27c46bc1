"""Bots by name: `random`, `greedy`, `modest:2.5`, `search:500`, `search:400ms`, `learned:search:500`,
`exec:COMMAND`, `net:FILE`, or a level of the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from beffroi.bots.bot import Bot
from beffroi.bots.greedy import WIDTH, GreedyBot
from beffroi.bots.learned import LearnedEvaluator, learned_evaluator
from beffroi.bots.levels import find_level
from beffroi.bots.modest import ModestBot, ShortSighted
from beffroi.bots.network import Network, read_network, shipped_networks
from beffroi.bots.reference import NAME as REFERENCE
from beffroi.bots.reference import reference_bot
from beffroi.bots.search import Budget, SearchBot, read_budget
from beffroi.bots.simple import CarelessBot, RandomBot
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game

NAMES = (
    "random",
    "careless:PERCENT",
    "beginner:POINTS",
    "modest:POINTS",
    "greedy",
    "reference",
    "search:BUDGET",
    "learned:BOT",
    "exec:COMMAND",
    "net:FILE",
)
LEARNED: Final = re.compile(r"learned(?:\[(.+)\])?:((?:greedy|modest|search)\b.*)")
SHIPPED: Final = "shipped"  # the networks of the game's own folder
BEGINNER_WIDTH: Final = 8  # lines of a turn that a beginner looks through
MOST_BLUR: Final = 100.0
MOST_LINES: Final = 1000


def make(name: str, game: Game[Any], seed: int = 0, weights: list[float] | None = None) -> Bot:
    """The bot of that name for a game; BadRequest says what is wrong with the name.

    The same name, game, seed and questions give the same answers (unless the budget is a time).
    """
    level = find_level(game, name)
    wanted = level.bot if level else name
    kind, _, rest = wanted.partition(":")
    if kind == "random" and not rest:
        return RandomBot(seed)
    if kind == "net":
        return trained(rest, game, seed)
    if kind == "exec":
        from beffroi.bots.external import ExternalBot  # needs processes, which a browser has not

        return ExternalBot(rest, game, seed)
    found = LEARNED.fullmatch(wanted)
    if found is not None:
        kind, _, rest = found.group(2).partition(":")
        return thinker(kind, rest, name, game, judge_of(game, found.group(1) or SHIPPED), seed)
    return thinker(kind, rest, name, game, evaluator_of(game, name, weights), seed)


def thinker(kind: str, rest: str, name: str, game: Game[Any], evaluator: Evaluator, seed: int) -> Bot:
    """Make a bot that judges by an evaluator."""
    if kind == REFERENCE and not rest:
        return reference_bot(game, evaluator, seed)
    if kind == "greedy" and not rest:
        return GreedyBot(evaluator, seed)
    if kind == "careless":
        return CarelessBot(GreedyBot(evaluator, seed), whole(name, rest, 100), seed + 1)
    if kind == "modest":
        blur, _, lines = rest.partition("/")
        return ModestBot(evaluator, points(name, blur), whole(name, lines, MOST_LINES) if lines else WIDTH, seed)
    if kind == "beginner":
        seen = ShortSighted(evaluator, evaluator.obvious or evaluator.term_names)
        return ModestBot(seen, points(name, rest), BEGINNER_WIDTH, seed)
    if kind == "search":
        allowed = read_budget(rest)
        if allowed.cores > 1:
            return searcher_on_cores(game, evaluator, allowed, seed)
        return SearchBot(evaluator, allowed, seed)
    raise BadRequest(f"there is no bot {name!r:.70} (there is {', '.join(NAMES)}, or a level of the game)")


def searcher_on_cores(game: Game[Any], evaluator: Evaluator, allowed: Budget, seed: int) -> Bot:
    """Make a search on several cores, which are only told the weights of an evaluation."""
    if isinstance(evaluator, LearnedEvaluator):
        raise BadRequest("a search with a network runs on one core: leave out the @")
    from beffroi.bots.parallel import ParallelSearchBot  # needs processes, which a browser has not

    return ParallelSearchBot(game, evaluator, allowed, seed)


def trained(path: str, game: Game[Any], seed: int) -> Bot:
    """Load a policy from `beffroi policy`; PyTorch is only imported for it."""
    try:
        from beffroi.learn.policy import NetBot
    except ImportError as missing:
        raise BadRequest(f"net: needs {missing.name}: pip install 'beffroi[train]'") from None
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


def judge_of(game: Game[Any], path: str = SHIPPED) -> Evaluator:
    """Return the game's evaluator, corrected by the network of a file, or by those in its folder."""
    plain = evaluator_of(game, "learned")
    networks = shipped_networks(game) if path == SHIPPED else [network_file(Path(path), game)]
    return learned_evaluator(game, plain, networks) if networks else plain


def whole(name: str, text: str, most: int) -> int:
    """Read a whole number from a bot's name."""
    if not re.fullmatch(r"\d{1,4}", text) or not 0 < int(text) <= most:
        raise BadRequest(f"{name!r:.70} needs a whole number from 1 to {most} there")
    return int(text)


def points(name: str, text: str) -> float:
    """Read by how many points a bot misjudges from its name."""
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= MOST_BLUR:
        raise BadRequest(f"{name!r:.70} needs points from 0 to {MOST_BLUR:g} after the colon, such as 2.5")
    return found


def network_file(path: Path, game: Game[Any]) -> Network:
    """Read the network of a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRequest(f"{path} can't be read: {error.strerror}") from None
    return read_network(data, game, str(path))
