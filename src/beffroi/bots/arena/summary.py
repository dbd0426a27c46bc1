"""Statistics of an arena, with confidence intervals."""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from statistics import fmean, quantiles
from typing import NamedTuple

from beffroi.bots.arena.play import BotFailure, GameResult
from beffroi.kernel.errors import BadRequest

Z = 1.959964  # 95 % of a normal distribution lie within
RESAMPLES = 1000


class Interval(NamedTuple):
    """An estimate with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class BotSummary(NamedTuple):
    """One bot over all its games."""

    bot: str
    games: int  # seats it took, where it took several in one game
    wins: Interval  # share of games won; a shared victory counts as a share
    score: Interval  # mean final score
    scores: list[int]
    rating: float
    deviation: float
    decisions: float  # unforced ones, a game
    mean_time: float  # seconds a decision
    p95_time: float


class PairSummary(NamedTuple):
    """Two bots wherever they met at one table: how often the first ended ahead."""

    bot: str
    other: str
    meetings: int
    ahead: Interval


class Summary(NamedTuple):
    """An arena's outcome."""

    standings: list[BotSummary]  # the highest rating first
    duels: list[PairSummary]
    failures: list[BotFailure]
    games: int


def wilson(successes: float, trials: int) -> Interval:
    """Return Wilson's interval of a share.

    >>> wilson(50, 100)
    Interval(value=0.5, low=0.404, high=0.596)
    """
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share = successes / trials
    scale = 1 + Z * Z / trials
    middle = (share + Z * Z / (2 * trials)) / scale
    half = Z / scale * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    return Interval(round(share, 4), round(max(0.0, middle - half), 3), round(min(1.0, middle + half), 3))


def ahead_by_game(results: list[GameResult], bot: str) -> Interval:
    """Return how often a bot came out ahead of the others; a game in which they met several times counts once."""
    return wilson(sum(ahead_in(result, bot) for result in results), len(results))


def ahead_in(result: GameResult, bot: str) -> float:
    """Return the share of the meetings in one game in which the bot came out ahead; a tie is half."""
    mine = [rank for name, rank in zip(result.bots, result.ranks, strict=True) if name == bot]
    others = [rank for name, rank in zip(result.bots, result.ranks, strict=True) if name != bot]
    return fmean((1 + (other > rank) - (other < rank)) / 2 for rank in mine for other in others)


def bootstrap(values: list[int]) -> Interval:
    """Return the mean with a percentile bootstrap interval."""
    rng = random.Random(0)
    means = sorted(fmean(rng.choices(values, k=len(values))) for _ in range(RESAMPLES))
    low, high = means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES)]
    return Interval(round(fmean(values), 2), round(low, 2), round(high, 2))


def summarise(results: list[GameResult]) -> Summary:
    """Summarise the bots, pairs and failures of an arena."""
    scores: dict[str, list[int]] = defaultdict(list)
    times: dict[str, list[float]] = defaultdict(list)
    wins: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    for result in results:
        first = result.ranks.count(0)
        for seat, bot in enumerate(result.bots):
            scores[bot].append(result.scores[seat])
            times[bot].extend(result.times[seat])
            won[bot] += 1 / first if result.ranks[seat] == 0 else 0.0
            wins[bot] += 1
    ratings = rate(results)
    standings = [
        BotSummary(
            bot,
            wins[bot],
            wilson(won[bot], wins[bot]),
            bootstrap(scores[bot]),
            scores[bot],
            round(ratings[bot][0], 2),
            round(ratings[bot][1], 2),
            round(len(times[bot]) / wins[bot], 1),
            fmean(times[bot]) if times[bot] else 0.0,
            quantiles(times[bot], n=20)[-1] if len(times[bot]) > 1 else 0.0,
        )
        for bot in scores
    ]
    standings.sort(key=lambda standing: -standing.rating)
    failures = [failure for result in results for failure in result.failures]
    return Summary(standings, duels(results, [standing.bot for standing in standings]), failures, len(results))


def duels(results: list[GameResult], bots: list[str]) -> list[PairSummary]:
    """Summarise every pair of bots that met, the higher rated one first."""
    ahead: dict[tuple[str, str], float] = defaultdict(float)
    met: Counter[tuple[str, str]] = Counter()
    for result in results:
        for i, one in enumerate(result.bots):
            for j, other in enumerate(result.bots):
                if one != other:
                    met[one, other] += 1
                    ahead[one, other] += (
                        1 + (result.ranks[j] > result.ranks[i]) - (result.ranks[j] < result.ranks[i])
                    ) / 2
    pairs = [(one, other) for i, one in enumerate(bots) for other in bots[i + 1 :] if met[one, other]]
    return [
        PairSummary(one, other, met[one, other], wilson(ahead[one, other], met[one, other])) for one, other in pairs
    ]


def rate(results: list[GameResult]) -> dict[str, tuple[float, float]]:
    """Compute Plackett-Luce ratings (mean and deviation) over all games; a bot's seats in one game are averaged."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadRequest("ratings need openskill: pip install 'beffroi[arena]'") from None
    model = PlackettLuce()
    ratings = {bot: model.rating(name=bot) for result in results for bot in result.bots}
    for result in results:
        bots = list(dict.fromkeys(result.bots))
        if len(bots) < 2:
            continue
        ranks = [fmean(result.ranks[i] for i, name in enumerate(result.bots) if name == bot) for bot in bots]
        for bot, team in zip(bots, model.rate([[ratings[bot]] for bot in bots], ranks=ranks), strict=True):
            ratings[bot] = team[0]
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}
