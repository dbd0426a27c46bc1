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
LEAST = 0.05  # seats for each game without which a row is left out of the picture: its interval says nothing
COLUMNS = 3
Say = Callable[[str], str]  # the name of a key, for a person


def write_balance(balance: Balance, folder: Path, title: str, say: Say) -> list[Path]:
    """Write `balance.json`, `balance.csv` and, if matplotlib is installed, `balance.png`; returns the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / "balance.json", folder / "balance.csv", folder / "balance.png"]
    write_json(balance, paths[0], title, say)
    write_csv(balance, paths[1], say)
    draw(balance, paths[2], title, say)
    return paths


def plain(row: Row, say: Say) -> dict[str, Any]:
    """Return a row as flat columns."""
    doc: dict[str, Any] = {"deed": row.deed, "key": row.name, "name": say(row.name)}
    doc.update({"uses": row.uses, "seats": row.seats, "share": row.share})
    for column, interval in (("score", row.score), ("wins", row.wins), ("even", row.even)):
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
    """Draw one panel per use, in columns of about the same height: how far each item moves the chance to win."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise BadRequest("a picture needs matplotlib: pip install 'beffroi[arena]'") from None
    columns = in_columns({deed: panel_rows(balance, deed) for deed in dict.fromkeys(row.deed for row in balance.rows)})
    height = max((sum(map(panel_height, column.values())) for column in columns), default=1.0)
    figure = Figure(figsize=(6.5 * COLUMNS, height + 0.6), layout="constrained")
    figure.suptitle(f"{title}, {balance.games} games: points of the chance to win above an even share, with 95 %")
    for part, column in zip(figure.subfigures(1, COLUMNS, squeeze=False)[0], columns, strict=True):
        heights = [panel_height(rows) for rows in column.values()]
        heights.append(max(height - sum(heights), 0.01))  # the rest stays empty
        panels = part.subplots(len(heights), 1, squeeze=False, height_ratios=heights)
        panels[-1][0].axis("off")
        for panel, (deed, rows) in zip(panels, column.items(), strict=False):
            draw_panel(panel[0], deed, rows, say)
    figure.savefig(path, dpi=80)


def panel_rows(balance: Balance, deed: str) -> list[Row]:
    """Return the most used rows of a use that enough seats made, in the order of their effect."""
    rows = [row for row in balance.rows if row.deed == deed and row.even and row.seats >= balance.games * LEAST]
    rows = sorted(rows, key=lambda row: -row.seats)[:MOST]
    return sorted(rows, key=lambda row: row.even.value if row.even else 0.0)


def panel_height(rows: list[Row]) -> float:
    """Return the height of a panel in inches."""
    return 0.9 + 0.19 * len(rows)


def in_columns(deeds: dict[str, list[Row]]) -> list[dict[str, list[Row]]]:
    """Distribute the uses that have rows, the longest first, each into the column that is shortest so far."""
    columns: list[dict[str, list[Row]]] = [{} for _ in range(COLUMNS)]
    for deed in sorted(deeds, key=lambda deed: -len(deeds[deed])):
        if deeds[deed]:
            shortest = min(columns, key=lambda column: sum(map(panel_height, column.values())))
            shortest[deed] = deeds[deed]
    return columns


def draw_panel(panel: Any, deed: str, rows: list[Row], say: Say) -> None:
    intervals = [row.even for row in rows if row.even]
    values = [100 * interval.value for interval in intervals]
    spread = [[100 * (i.value - i.low) for i in intervals], [100 * (i.high - i.value) for i in intervals]]
    names = [f"{say(row.name)} ({row.share:.0%})" for row in rows]
    panel.errorbar(values, range(len(rows)), xerr=spread, fmt="o", color="#b5893c", ecolor="#3d2b1f", capsize=2)
    panel.axvline(0, color="#3d2b1f", linewidth=0.8)
    panel.set_yticks(range(len(rows)), names, fontsize=8)
    panel.set_ylim(-0.7, len(rows) - 0.3)
    panel.set_title(f"{deed} (share of seats)", fontsize=10)
