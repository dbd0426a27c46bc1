"""The prompt of a terminal game: reads a choice, or a command about the game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from beffroi.cli.analyse import hint_in_words
from beffroi.cli.composing import BETWEEN, read_composed
from beffroi.cli.lookup import look_up
from beffroi.cli.screen import nth, tell
from beffroi.cli.settings import run_set, settle_here
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move, Seat

if TYPE_CHECKING:
    from beffroi.cli.session import Session


class Quit(Exception):
    """The player ended the session."""


HINT_WORLDS = 6  # hidden states that a hint looks at
HELP_KEYS = ("number", "code", "compose", "undo", "hint", "log", "table", "set", "save", "quit", "card")


def read_answer(session: Session, seat: Seat) -> list[Move]:
    """Read the answer, or those of a whole turn; nothing after an undo or a setting: the question is asked again."""
    while True:
        typed = session.read("> ").strip()
        move = choice(session, seat, typed)
        if move is not None:
            return [move]
        if BETWEEN in typed:
            return read_composed(session, seat, typed)
        if typed.lower() in ("u", "undo"):
            if session.can_take_back(seat):
                session.take_back(seat)
                return []
            session.echo("nothing-to-take-back")
        elif settle_here(session, seat, typed.lower()):
            return []
        elif typed.lower().partition(" ")[0] == "set":
            if run_set(session, seat, typed[3:].strip()):
                return []
        else:
            run_command(session, seat, typed)


def choice(session: Session, seat: Seat, typed: str) -> Move | None:
    """Return the move given by its number, its notation, or Enter where there is only one."""
    options = session.match.state.options(seat)
    if not typed:
        return options[0] if len(options) == 1 else None
    if typed.isdecimal():
        return nth(options, typed)
    try:
        move = session.game.parse(typed)
    except BadRequest:
        return None
    return move if move in options else None


def run_command(session: Session, seat: Seat, typed: str) -> None:
    """Carry out a command."""
    word, _, rest = typed.partition(" ")
    word = word.lower()
    if typed.startswith("?") and len(typed) > 1:
        show_names(session, typed[1:].strip())
    elif word in ("?", "help"):
        show_help(session, seat)
    elif word in ("h", "hint"):
        show_hint(session, seat)
    elif word in ("l", "log"):
        for line in session.log(seat):
            tell(line)
    elif word in ("t", "table"):
        session.show(seat)
    elif word in ("s", "save"):
        save(session, rest.strip())
    elif word in ("q", "quit"):
        raise Quit
    else:
        session.echo("no-choice", last=len(session.match.state.options(seat)))


def show_names(session: Session, wanted: str) -> None:
    for line in look_up(session.texts, wanted) or [session.own.format_message("unknown-name", {"name": wanted})]:
        tell(line)


def show_help(session: Session, seat: Seat) -> None:
    """List the commands; the example of a notation is one of the current choices."""
    code = session.game.notation(session.match.state.options(seat)[-1])
    for key in HELP_KEYS:
        tell(session.own.format_message(f"help-{key}", {"code": f"{code:11}"} if key == "code" else {}))


def show_hint(session: Session, seat: Seat) -> None:
    """Tell what a strong bot would do here, and why; it knows what the seat knows."""
    from beffroi.bots import hint

    state = session.match.state
    try:
        found = hint(Perspective(session.game, state, seat), worlds=HINT_WORLDS)
    except BadRequest as error:  # a game whose bots can't judge a table
        typer.echo(str(error))
        return
    for line in hint_in_words(found, session.texts, state, seat):
        tell(line)


def save(session: Session, name: str) -> None:
    try:
        session.save(Path(name) if name else session.path or session.free_path())
    except BadRequest as error:  # a full disk does not end the game
        typer.echo(str(error))
