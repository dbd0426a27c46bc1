"""The table of what learners see, block by block: `python -m beffroi.learn.blocks docs/learning.md` writes it anew."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import beffroi
from beffroi.kernel.game import Game
from beffroi.learn.observation import encoder_of

WRITTEN = re.compile(r"<!-- blocks (\w+) -->\n.*?<!-- end -->", re.DOTALL)


def block_table(game: Game[Any]) -> str:
    """Return the blocks of a game's observations as a table in Markdown."""
    layout = encoder_of(game, game.setup()).layout
    lines = [
        f"{game.title}, version {layout.version}: {layout.size} cells"
        + (f", from {layout.shared} on {layout.each} for each seat." if layout.each else "."),
        "",
        "| block | what is seen | axes | cells | first | a cell |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for block in layout.blocks:
        first = f"{block.start} + {block.every} × seat" if block.every else f"{block.start}"
        cells = block.size * block.times
        lines.append(f"| `{block.name}` | {block.seen} | {block.shape()} | {cells} | {first} | {block.range()} |")
    return "\n".join(lines)


def with_tables(page: str) -> str:
    """Return a page with its tables made anew."""
    return WRITTEN.sub(
        lambda found: f"<!-- blocks {found[1]} -->\n{block_table(beffroi.game(found[1]))}\n<!-- end -->", page
    )


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
