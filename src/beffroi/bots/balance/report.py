"""The report as files: JSON, CSV and a picture."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from beffroi.bots.balance.summary import Balance, Row
from beffroi.kernel.errors import BadRequest

MOST = 60  # rows of a panel that can still be read
Say = Callable[[str], str]  # the name of a key, for a person


def write_balance(balance: Balance, folder: Path, title: str, say: Say) -> list[Path]:
    """`balance.json`, `balance.csv` and, where matplotlib is, `balance.png`; returns what was written."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / "balance.json", folder / "balance.csv", folder / "balance.png"]
    write_json(balance, paths[0], title, say)
    write_csv(balance, paths[1], say)
    draw(balance, paths[2], title, say)
    return paths


def plain(row: Row, say: Say) -> dict[str, Any]:
    """A row as flat columns."""
    doc: dict[str, Any] = {"deed": row.deed, "key": row.name, "name": say(row.name)}
    doc.update({"uses": row.uses, "seats": row.seats, "share": row.share})
    for column, interval in (("score", row.score), ("wins", row.wins)):
        low_high = (interval.value, interval.low, interval.high) if interval else (None, None, None)
        doc.update(dict(zip((column, f"{column}_low", f"{column}_high"), low_high, strict=True)))
    return doc


def write_json(balance: Balance, path: Path, title: str, say: Say) -> None:
    doc = {
        "title": title,
        "games": balance.games,
        "players": balance.players,
        "rows": [plain(row, say) for row in balance.rows],
        "unused": balance.unused,
    }
    path.write_text(json.dumps(doc, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def write_csv(balance: Balance, path: Path, say: Say) -> None:
    table = [plain(row, say) for row in balance.rows]
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(table[0]) if table else ["deed"])
        writer.writeheader()
        writer.writerows(table)


def draw(balance: Balance, path: Path, title: str, say: Say) -> None:
    """One panel a deed: what each item does to the chance to win, the best on top."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadRequest("a picture needs matplotlib: pip install 'beffroi[learn]'") from None
    deeds = [deed for deed in dict.fromkeys(row.deed for row in balance.rows) if panel_rows(balance, deed)]
    heights = [2.0 + 0.22 * len(panel_rows(balance, deed)) for deed in deeds]
    figure = Figure(figsize=(9, sum(heights) if heights else 2), layout="constrained")
    figure.suptitle(f"{title}, {balance.games} games")
    panels = figure.subplots(len(deeds), 1, squeeze=False, height_ratios=heights) if deeds else []
    for deed, panel in zip(deeds, panels, strict=True):
        draw_panel(panel[0], deed, panel_rows(balance, deed), say)
    figure.savefig(path, dpi=110)


def panel_rows(balance: Balance, deed: str) -> list[Row]:
    """The rows of a deed that can be compared, the most used ones, in the order of their effect."""
    rows = [row for row in balance.rows if row.deed == deed and row.wins]
    rows = sorted(rows, key=lambda row: -row.seats)[:MOST]
    return sorted(rows, key=lambda row: row.wins.value if row.wins else 0.0)


def draw_panel(panel: Any, deed: str, rows: list[Row], say: Say) -> None:
    intervals = [row.wins for row in rows if row.wins]
    values = [100 * interval.value for interval in intervals]
    spread = [[100 * (i.value - i.low) for i in intervals], [100 * (i.high - i.value) for i in intervals]]
    names = [f"{say(row.name)} ({row.share:.0%})" for row in rows]
    panel.errorbar(values, range(len(rows)), xerr=spread, fmt="o", color="#b5893c", ecolor="#3d2b1f", capsize=2)
    panel.axvline(0, color="#3d2b1f", linewidth=0.8)
    panel.set_yticks(range(len(rows)), names, fontsize=7)
    panel.set_xlabel("points of the chance to win, with 95 %")
    panel.set_title(f"{deed} (share of seats)")
