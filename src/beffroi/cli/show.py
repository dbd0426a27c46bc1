"""`beffroi show`: a position, or the table of a record, drawn as text."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import beffroi
from beffroi.cli.inputs import (
    Language,
    check_seat,
    complete_game,
    read_file,
    read_language,
    read_position_file,
    read_record_file,
)
from beffroi.cli.screen import draw_table, recorded_names, seat_names
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
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
    seat: Annotated[
        int | None, typer.Option(help="Seat to draw for, from 0 (default: the seat that is asked, or a spectator).")
    ] = None,
    move: Annotated[
        int | None, typer.Option(min=0, help="Of a record: draw the table after this many moves (default: all).")
    ] = None,
    lang: Language = "",
) -> None:
    """Draw a position: the table, whose turn it is and what can be chosen."""
    found, s, names = read_table(file, game, move)
    texts = Texts(found, read_language(lang), names, found.setup(s.seats, rules=s.rules))
    if seat is None:
        seat = s.waiting()[0] if s.waiting() else NOBODY
    else:
        check_seat(seat, s.seats)
    typer.echo(draw_table(found, s, seat, texts))


def read_table(file: Path, slug: str, move: int | None) -> tuple[Game[Any], State, list[str]]:
    """Read the table from a position or a record, with the players' names."""
    if '"commitment"' in read_file(file):
        record = read_record_file(file)
        if slug and record["game"] != slug:
            raise BadRequest(f"{file} is a record of {record['game']}, not of {slug}")
        if move is not None and move > len(record["moves"]):
            raise BadRequest(f"{file} has {len(record['moves'])} moves, not {move}")
        match = replay(record, beffroi.all_games(), until=move)
        return match.game, match.state, seat_names(match.setup.seats, recorded_names(record))
    if move is not None:
        raise BadRequest(f"{file} is a position: --move is for records")
    found, doc = read_position_file(file, slug)
    s = found.from_position(doc, FastChance(1))
    return found, s, seat_names(s.seats, [])
