"""How strong the levels were measured to be: figures that come with the package, the same as in docs/levels.md."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, NamedTuple

from beffroi.kernel.errors import BadRequest

if TYPE_CHECKING:
    from beffroi.bots.ladder import LevelReport  # which plays in processes, and these figures are read without any

FILE = "strength.json"


class MeasuredStrength(NamedTuple):
    """How often a level won against the one below it (`against`), with the interval of 95 %."""

    against: str  # a level, or "random"
    games: int
    won: float
    low: float
    high: float
    slowest: int  # ms that 95 % of its decisions stay below


@cache
def measured_strengths() -> dict[str, dict[str, MeasuredStrength]]:
    """Return what was measured, by game and level."""
    text = resources.files("beffroi.bots").joinpath(FILE).read_text(encoding="utf-8")
    return {
        game: {level: MeasuredStrength(**row) for level, row in rows.items()} for game, rows in json.loads(text).items()
    }


def strength_rows(report: LevelReport) -> dict[str, dict[str, Any]]:
    """Return a report as rows of the file, rounded as the document is."""
    return {
        one.level.slug: MeasuredStrength(
            one.below,
            one.games,
            as_shown(one.ahead.value),
            as_shown(one.ahead.low),
            as_shown(one.ahead.high),
            round(1000 * one.summary.p95_time),
        )._asdict()
        for one in report.measured
    }


def as_shown(share: float) -> float:
    """Return a share as the document rounds it.

    >>> as_shown(0.8625), f"{0.8625:.1%}"
    (0.862, '86.2%')
    """
    return round(float(f"{100 * share:.1f}") / 100, 3)


def read_strengths(text: str, name: str) -> dict[str, Any]:
    """Read the rows of a file with that name; BadRequest if it has none."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"{name} is no complete JSON document: {error}") from None
    if not isinstance(kept, dict) or not all(isinstance(rows, dict) for rows in kept.values()):
        raise BadRequest(f"{name} is no JSON object with the strengths of each game")
    return kept


def write_strengths(kept: dict[str, Any], report: LevelReport, order: list[str]) -> str:
    """Return the text of the file with a game's rows put in; those of levels not measured now stay."""
    rows = {**kept.get(report.game, {}), **strength_rows(report)}
    return json.dumps(kept | {report.game: {slug: rows[slug] for slug in order if slug in rows}}, indent=2) + "\n"
