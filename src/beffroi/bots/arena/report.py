"""The outcome of an arena as files: JSON, a CSV or Parquet of all games, and a picture."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

from beffroi.bots.arena.play import GameResult
from beffroi.bots.arena.summary import Summary
from beffroi.kernel.errors import BadRequest


def write_report(summary: Summary, results: list[GameResult], path: Path, title: str) -> None:
    """Write the report in the format of the path's suffix: .json, .csv, .parquet, .png or .svg."""
    check_endings([path])
    path.parent.mkdir(parents=True, exist_ok=True)
    WRITERS[path.suffix](summary, results, path, title)


def check_endings(paths: list[Path]) -> None:
    """Refuse an unknown suffix before hours of games."""
    for path in paths:
        if path.suffix not in WRITERS:
            raise BadRequest(f"{path.name} should end in one of {', '.join(WRITERS)}")


def write_json(summary: Summary, results: list[GameResult], path: Path, title: str) -> None:
    doc = {
        "title": title,
        "games": summary.games,
        "bots": [plain(standing._asdict()) for standing in summary.standings],
        "duels": [plain(duel._asdict()) for duel in summary.duels],
        "failures": [failure._asdict() for failure in summary.failures],
    }
    path.write_text(json.dumps(doc, indent=1) + "\n", encoding="utf-8")


def plain(doc: dict[str, Any]) -> dict[str, Any]:
    """Turn intervals into objects with named fields."""
    return {key: value._asdict() if hasattr(value, "_asdict") else value for key, value in doc.items()}


def rows(results: list[GameResult]) -> list[dict[str, Any]]:
    """Return one row for each seat of each game."""
    return [
        {
            "game": result.number,
            "seat": seat,
            "bot": bot,
            "score": result.scores[seat],
            "rank": result.ranks[seat] + 1,
            "decisions": len(result.times[seat]),
            "seconds": round(sum(result.times[seat]), 6),
        }
        for result in results
        for seat, bot in enumerate(result.bots)
    ]


def write_csv(summary: Summary, results: list[GameResult], path: Path, title: str) -> None:
    table = rows(results)
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(table[0]))
        writer.writeheader()
        writer.writerows(table)


def write_parquet(summary: Summary, results: list[GameResult], path: Path, title: str) -> None:
    try:
        from pyarrow import Table, parquet  # type: ignore[import-untyped]
    except ImportError:
        raise BadRequest("Parquet needs pyarrow: pip install 'beffroi[arena]'") from None
    parquet.write_table(Table.from_pylist(rows(results)), path)


def draw(summary: Summary, results: list[GameResult], path: Path, title: str) -> None:
    """Draw the shares of victories with their intervals, and the distributions of scores."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadRequest("a picture needs matplotlib: pip install 'beffroi[arena]'") from None
    figure = Figure(figsize=(10, 1.5 + 0.6 * len(summary.standings)), layout="constrained")
    left, right = figure.subplots(1, 2)
    bots = summary.standings[::-1]
    names = [standing.bot for standing in bots]
    wins = [standing.wins for standing in bots]
    spread = [[w.value - w.low for w in wins], [w.high - w.value for w in wins]]
    left.barh(names, [w.value for w in wins], xerr=spread, color="#b5893c", ecolor="#3d2b1f", capsize=3)
    left.set(xlim=(0, 1), xlabel=f"share of {summary.games} games won (95 %)", title=title)
    right.boxplot([standing.scores for standing in bots], orientation="horizontal", tick_labels=names)
    right.set(xlabel="final score")
    figure.savefig(path, dpi=130)


WRITERS = {".json": write_json, ".csv": write_csv, ".parquet": write_parquet, ".png": draw, ".svg": draw}
