"""Keeps a backup of this release for the next ones: `python -m tests.server.keep_backup` (docs/release.md).

A person with an account has a finished game of the toy and, of every title, a game in its middle.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import beffroi
from beffroi.server.storage.backup import backup
from tests.server.support import Player, play_over_http, serving, settings_for

KEPT = Path(__file__).parent / "backups"
NAME, PASSWORD = "Ada", "keep the belfry"
TITLES = ("troyes", "tournay", "parbourg")
MIDDLE = 25  # answers after which a game is in its middle


def play_on(player: Player, table: str, answers: int) -> None:
    """Give so many answers at a table, or as many as it takes."""
    while answers:
        updates = player.updates(table)
        if any(update["over"] for update in updates):
            return
        if any(player.answer(table, update, 0) for update in updates):
            answers -= 1
        else:
            time.sleep(0.02)  # a bot thinks


def keep(path: Path) -> None:
    with tempfile.TemporaryDirectory() as folder, serving(settings_for(Path(folder))) as server:
        ada = Player(server.url)
        ada.post("/api/session/register", name=NAME, password=PASSWORD)
        play_over_http([ada], ada.create("me", "bot"))
        for title in TITLES:
            play_on(ada, ada.create("me", "bot:page", game=title), MIDDLE)
        server.inside(asyncio.sleep(0.5))
        server.inside(backup(server.services.store, Path(folder), path))


if __name__ == "__main__":
    keep(KEPT / f"{beffroi.__version__}.zip")
