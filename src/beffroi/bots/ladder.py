"""Measures the levels of a game: each against the one below, all rated together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from beffroi.bots.arena import run, schedule, summarise
from beffroi.bots.arena.play import Result
from beffroi.bots.arena.summary import Interval, Standing
from beffroi.bots.levels import Level, levels
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game

LEAST = 0.65  # a level must win so often against the one below
RANDOM = "random"


class Rung(NamedTuple):
    """A level, measured."""

    level: Level
    standing: Standing
    below: str  # the bot it was measured against
    ahead: Interval  # share of games against it
    games: int

    @property
    def holds(self) -> bool:
        """Whether the level is clearly above the one below."""
        return self.ahead.value >= LEAST and self.ahead.low > 0.5


class Ladder(NamedTuple):
    """All levels of a game, the weakest first."""

    game: str
    seats: int
    rungs: list[Rung]


def pairs(game: Game[Any]) -> list[tuple[str, str]]:
    """Who meets whom: each level the one below it, the first one a random player."""
    names = [RANDOM, *(level.slug for level in levels(game))]
    return [(names[i], names[i + 1]) for i in range(len(names) - 1)]


def measure(game: Game[Any], games: int, *, jobs: int = 1, done: Callable[[Result], None] | None = None) -> Ladder:
    """Play every pair head to head, two players, both seatings of every deal."""
    if game.seats[1] < 2:
        raise BadRequest(f"{game.slug} is for one player, so its levels can't meet")
    results: list[Result] = []
    found: dict[str, tuple[str, Interval, int]] = {}
    for weak, strong in pairs(game):
        played = run(schedule(game, [weak, strong], games, seats=2, seed=f"levels/{strong}"), jobs=jobs, done=done)
        won = next(one for one in summarise(played).standings if one.bot == strong).wins
        found[strong] = (weak, won, len(played))
        results += played
    standings = {standing.bot: standing for standing in summarise(results).standings}
    rungs = [Rung(level, standings[level.slug], *found[level.slug]) for level in levels(game)]
    return Ladder(game.slug, 2, rungs)


def table(ladder: Ladder) -> str:
    """The ladder as a table in Markdown."""
    lines = [
        "| level | bot | against | games | won | 95 % | rating | mean a decision | p95 |",
        "| --- | --- | --- | ---: | ---: | --- | ---: | ---: | ---: |",
    ]
    for rung in ladder.rungs:
        one = rung.standing
        lines.append(
            f"| {rung.level.titles['en']} (`{rung.level.slug}`) | `{rung.level.bot}` | {rung.below} | {rung.games} | "
            f"{rung.ahead.value:.1%} | {rung.ahead.low:.1%} - {rung.ahead.high:.1%} | "
            f"{one.rating:.1f} ±{one.deviation:.1f} | {1000 * one.mean_time:.1f} ms | {1000 * one.p95_time:.1f} ms |"
        )
    return "\n".join(lines)


def write_into(document: str, ladder: Ladder) -> str:
    """A document with the game's table put between its marks, or added at the end."""
    start, end = f"<!-- levels of {ladder.game} -->", f"<!-- end of {ladder.game} -->"
    block = f"{start}\n{table(ladder)}\n{end}"
    if start not in document:
        return f"{document.rstrip()}\n\n## {ladder.game.capitalize()}\n\n{block}\n"
    before, _, rest = document.partition(start)
    return before + block + rest.partition(end)[2]
