"""`beffroi verify`: recompute everything a record claims."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import read_record_file
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.record import verify


def register(app: typer.Typer) -> None:
    app.command("verify")(verify_record)


def verify_record(
    file: Annotated[Path, typer.Argument(help="A record (JSON).")],
    commitment: Annotated[str, typer.Option(help="What was published before the game, or before its day began.")] = "",
) -> None:
    """Check a record: commitment, seed, every move and draw, the position on the way, the final scores."""
    record = read_record_file(file)
    if commitment and commitment.lower() != record["commitment"]:
        raise BadRecord(f"the record has the commitment {record['commitment']!r:.70}, not the one that was published")
    match = verify(record, beffroi.all_games())
    day = f", game of the day of {record['day']['date']}" if record.get("day") else ""
    ending = f"final scores {', '.join(map(str, match.state.totals()))}" if match.over else "not over yet"
    typer.echo(
        f"{file}: {match.game.slug} for {match.setup.seats}, {len(match.moves)} moves, {ending}{day}: all as recorded"
    )
