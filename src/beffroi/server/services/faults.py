"""Reports of tables whose rules failed: what was played is written down for whoever fixes them."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from beffroi.server.domain.commands import TableCommand
from beffroi.server.domain.table import TableState


def save_fault_report(folder: Path, table: TableState, error: Exception, command: TableCommand | None) -> None:
    """Write down the game of a table, the command it failed at, and the error."""
    folder.mkdir(parents=True, exist_ok=True)
    match = table.match
    record = {
        "game": table.spec.game,
        "rules": table.spec.rules,
        "options": table.spec.options,
        "seats": table.spec.seats,
        "secret": table.spec.secret.hex(),
        "start": table.spec.start,
        "nonces": match.commitment.nonces if match else {},
        "moves": [[seat, table.game.notation(move)] for seat, move in match.moves] if match else [],
        "tried": [type(command).__name__, msgspec.to_builtins(command)] if command else None,
        "error": f"{type(error).__name__}: {error}",
    }
    (folder / f"{table.spec.id}.json").write_text(json.dumps(record, indent=1), encoding="utf-8")
