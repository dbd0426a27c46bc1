"""Measures the levels of a game: each against the one below."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from beffroi.bots.arena import run, schedule, summarise
from beffroi.bots.arena.play import GameResult
from beffroi.bots.arena.summary import BotSummary, Interval, ahead_by_game
from beffroi.bots.levels import Level, levels
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game

LEAST = 0.65  # a level must win so often against the one below
RANDOM = "random"


class MeasuredLevel(NamedTuple):
    """A level, measured."""

    level: Level
    summary: BotSummary
    below: str  # the bot it was measured against
    ahead: Interval  # share of games against it
    games: int

    @property
    def holds(self) -> bool:
        """Whether the level is clearly above the one below."""
        return self.ahead.value >= LEAST and self.ahead.low > 0.5


class LevelReport(NamedTuple):
    """All levels of a game, the weakest first."""

    game: str
    seats: int
    measured: list[MeasuredLevel]


def pairs(game: Game[Any]) -> list[tuple[str, str]]:
    """Return the pairs to play: each level against the one below it, the first against a random player."""
    names = [RANDOM, *(level.slug for level in levels(game))]
    return [(names[i], names[i + 1]) for i in range(len(names) - 1)]


def check_levels(game: Game[Any], only: list[str] | None) -> None:
    """Require levels that the game has."""
    known = [level.slug for level in levels(game)]
    for slug in only or []:
        if slug not in known:
            raise BadRequest(f"{game.slug} has no level {slug!r} (there is {', '.join(known)})")


def chosen_pairs(game: Game[Any], only: list[str] | None) -> list[tuple[str, str]]:
    """Return the pairs of some levels; all without a choice."""
    check_levels(game, only)
    return [pair for pair in pairs(game) if only is None or pair[1] in only]


def measure(
    game: Game[Any],
    games: int,
    *,
    seats: int = 2,
    only: list[str] | None = None,
    jobs: int = 1,
    done: Callable[[GameResult], None] | None = None,
) -> LevelReport:
    """Play every pair (or only those of some levels), all seatings of every deal."""
    if game.seats[1] < 2:
        raise BadRequest(f"{game.slug} is for one player, so its levels can't meet")
    results: list[GameResult] = []
    found: dict[str, tuple[str, Interval, int]] = {}
    for weak, strong in chosen_pairs(game, only):
        fixtures = schedule(game, [weak, strong], games, seats=seats, seed=f"levels/{strong}")
        played = run(fixtures, jobs=jobs, done=done)
        found[strong] = (weak, ahead_by_game(played, strong), len(played))
        results += played
    standings = {standing.bot: standing for standing in summarise(results).standings}
    measured = [
        MeasuredLevel(level, standings[level.slug], *found[level.slug]) for level in levels(game) if level.slug in found
    ]
    return LevelReport(game.slug, seats, measured)


def table(report: LevelReport) -> str:
    """Format the report as a table in Markdown."""
    ahead = "won" if report.seats == 2 else "ahead"  # of each of the others, where there are several
    lines = [
        f"| level | bot | against | games | {ahead} | 95 % | mean a decision | p95 |",
        "| --- | --- | --- | ---: | ---: | --- | ---: | ---: |",
    ]
    return "\n".join([*lines, *(row_of(level) for level in report.measured)])


def row_of(level: MeasuredLevel) -> str:
    """Format one level as a row of the table."""
    summary, ahead = level.summary, level.ahead
    return (
        f"| {level.level.titles['en']} (`{level.level.slug}`) | `{level.level.bot}` | {level.below} "
        f"| {level.games} | {ahead.value:.1%} | {ahead.low:.1%} - {ahead.high:.1%} "
        f"| {1000 * summary.mean_time:.1f} ms | {1000 * summary.p95_time:.1f} ms |"
    )


def write_into(document: str, report: LevelReport, order: list[str]) -> str:
    """Return the document with the game's table put between its marks; rows of levels not measured now stay."""
    name = report.game if report.seats == 2 else f"{report.game} for {report.seats}"
    start, end = f"<!-- levels of {name} -->", f"<!-- end of {name} -->"
    before = document.partition(start)[2].partition(end)[0].splitlines()
    fresh = table(report).splitlines()
    rows = []
    for slug in order:
        mark = f"(`{slug}`)"
        rows += [line for line in fresh if mark in line] or [line for line in before if mark in line]
    return put_between(document, start, end, "\n".join([*fresh[:2], *rows]), name)


def put_between(document: str, start: str, end: str, text: str, title: str) -> str:
    """Return the document with a text put between two marks, or added at the end under a title."""
    block = f"{start}\n{text}\n{end}"
    if start not in document:
        return f"{document.rstrip()}\n\n## {title.capitalize()}\n\n{block}\n"
    before, _, rest = document.partition(start)
    return before + block + rest.partition(end)[2]
