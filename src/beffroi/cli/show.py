"""`beffroi show`: a position, or the table of a record, drawn as text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import beffroi
from beffroi.cli.inputs import (
    Language,
    complete_game,
    read_file,
    read_language,
    read_position_file,
    read_record_file,
)
from beffroi.cli.screen import draw_table, seat_names
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.record import replay
from beffroi.kernel.state import NOBODY, State
from beffroi.texts import Texts


def register(app: typer.Typer) -> None:
    app.command("show")(show)


def show(
    file: Annotated[Path, typer.Argument(help="A position or a record (JSON).")],
    game: Annotated[
        str, typer.Option(autocompletion=complete_game, help="The game, if the position does not name it.")
    ] = "",
    seat: Annotated[int, typer.Option(help="Seat to draw for, from 0 (default: the seat that is asked).")] = -2,
    move: Annotated[int, typer.Option(help="Of a record: draw the table after this many moves.")] = -1,
    lang: Language = "",
) -> None:
    """Draw a position: the table, whose turn it is and what can be chosen."""
    found, s, names = read_table(file, game, move)
    texts = Texts(found, read_language(lang), names, found.setup(s.seats, rules=s.rules))
    if not NOBODY <= seat < s.seats:
        seat = s.waiting()[0] if s.waiting() else NOBODY
    typer.echo(draw_table(found, s, seat, texts))


def read_table(file: Path, slug: str, move: int) -> tuple[Game[Any], State, list[str]]:
    """Read the table from a position or a record, with the players' names."""
    if '"commitment"' in read_file(file):
        record = read_record_file(file)
        match = replay(record, beffroi.all_games(), until=move if move >= 0 else None)
        return match.game, match.state, seat_names(match.setup.seats, record.get("names", []))
    found, doc = read_position_file(file, slug)
    s = found.from_position(doc, FastChance(1))
    return found, s, seat_names(s.seats, [])
