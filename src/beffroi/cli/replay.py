"""`beffroi replay`: a record told in sentences, or stepped through."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

import beffroi
from beffroi.cli.inputs import Language, check_seat, read_language, read_record_file
from beffroi.cli.screen import draw, final_scores, recorded_names, seat_names
from beffroi.kernel.label import Event
from beffroi.kernel.match import Match
from beffroi.kernel.record import open_match, replay
from beffroi.kernel.state import NOBODY, Doc
from beffroi.texts import Catalogue, Texts


def register(app: typer.Typer) -> None:
    app.command("replay")(replay_record)


def replay_record(
    file: Annotated[Path, typer.Argument(help="A record (JSON).")],
    step: Annotated[
        bool, typer.Option("--step", help="Draw the table and wait for Enter after every move; `b` goes back.")
    ] = False,
    seat: Annotated[int | None, typer.Option(help="Seat to watch from, from 0 (default: a spectator).")] = None,
    lang: Language = "",
) -> None:
    """Print a game's log in sentences, or step through it on the table."""
    language = read_language(lang)
    record = read_record_file(file)
    match = replay(record, beffroi.all_games())
    if seat is not None:
        check_seat(seat, match.setup.seats)
    watcher = NOBODY if seat is None else seat
    texts = Texts(match.game, language, seat_names(match.setup.seats, recorded_names(record)), match.setup)
    if step:
        walk_through(record, match, texts, watcher)
        return
    for n, (mover, code, events) in enumerate(told_moves(record, match), 1):
        typer.echo(f"{n:>4}  {texts.word('seat', mover)}: {code}")
        for line in spoken(events, texts, watcher):
            typer.echo(f"        {line}")
    for line in final_scores(match.state, texts) if match.over else []:
        typer.echo(line)


def told_moves(record: Doc, match: Match) -> list[tuple[int, str, list[Event]]]:
    """Return each move of a record with its seat, its notation and its events."""
    again = open_match(record, match.game)
    return [(seat, match.game.notation(move), again.play(seat, move)) for seat, move in match.moves]


def spoken(events: list[Event], texts: Texts, seat: int) -> list[str]:
    """Return the sentences of the events that a seat (or a spectator) may know."""
    return [texts.say(event.key, event.args) for event in events if event.seen_by(seat)]


def walk_through(record: Doc, match: Match, texts: Texts, seat: int) -> None:
    """Step forward and back through a record and draw the table after every move."""
    own = Catalogue("beffroi.cli", "cli", texts.language)
    told = told_moves(record, match)
    shown, n = open_match(record, match.game), 0
    while True:
        typer.echo("\n" + draw(match.game, shown.state, seat, texts))
        typer.echo(own.format_message("step", {"n": n, "moves": len(told)}))
        answer = sys.stdin.readline()
        command = answer.strip().lower()
        if not answer or command == "q" or (n == len(told) and command != "b"):
            break
        n = max(0, n - 1) if command == "b" else n + 1
        shown.rewind(0)
        for mover, move in match.moves[:n]:
            shown.play(mover, move)
        if command != "b":
            mover, code, events = told[n - 1]
            typer.echo(f"{n:>4}  {texts.word('seat', mover)}: {code}")
            for line in spoken(events, texts, seat):
                typer.echo(f"        {line}")
    for line in final_scores(match.state, texts) if match.over else []:
        typer.echo(line)
