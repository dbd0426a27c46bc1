"""Settings of a seat in a terminal game: shown, and changed by a word at the prompt or on the command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.match import Match
from beffroi.kernel.setting import ASK, Chosen
from beffroi.kernel.state import UNANSWERED, Doc, Seat

if TYPE_CHECKING:
    from beffroi.cli.session import Session

SettingOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--setting",
        help="How questions of a kind are answered for people, `name=choice` (repeatable); `set` lists them.",
    ),
]


def settle_all(match: Match, seats: list[Seat], given: list[str] | None) -> None:
    """Settle `name=choice` for these seats."""
    for text in given or []:
        name, equals, choice = text.partition("=")
        if not equals:
            raise BadRequest(f"a setting is name=choice, not {text!r}")
        for seat in seats:
            match.choose_setting(seat, name, choice)


def restore(match: Match, record: Doc) -> None:
    """Settle what a saved game has settled, as far as there still is such a thing."""
    kept = record.get("settings")
    for seat, chosen in enumerate(kept if isinstance(kept, list) else []):
        if seat < match.setup.seats and isinstance(chosen, dict):
            for name, choice in chosen.items():
                match.settle(seat, str(name), str(choice))


def standing_words(session: Session, seat: Seat) -> list[str]:
    """Return the choices of the setting that may answer the question now, besides to be asked."""
    s = session.match.state
    name = s.question.setting(s, seat)
    if not name:
        return []
    choices = session.game.setting(session.match.setup, name).choices
    return [choice for choice in choices if choice != ASK and s.question.standing(s, seat, choice) != UNANSWERED]


def settle_here(session: Session, seat: Seat, typed: str) -> bool:
    """Settle the question that is asked by one of its words, such as `always`; tells whether it was one."""
    if typed not in standing_words(session, seat):
        return False
    s = session.match.state
    session.match.choose_setting(seat, s.question.setting(s, seat), typed)
    return True


def show_words(session: Session, seat: Seat) -> None:
    """Say below the choices which word answers now and from now on."""
    s = session.match.state
    for word in standing_words(session, seat):
        text = session.texts.say(f"setting-{s.question.setting(s, seat)}-{word}")
        session.echo("settle", word=word, choice=text)


def run_set(session: Session, seat: Seat, typed: str) -> bool:
    """Show the seat's settings, or change one (`NAME CHOICE`); tells whether one was changed."""
    if typed:
        name, _, choice = typed.partition(" ")
        try:
            session.match.choose_setting(seat, name, choice.strip())
        except BadRequest as error:
            typer.echo(str(error))
            return False
    show_settings(session, session.match.chosen[seat])
    return bool(typed)


def show_settings(session: Session, chosen: Chosen) -> None:
    found = session.game.settings(session.match.setup)
    if not found:
        session.echo("no-settings")
    for setting in found:
        choice = session.texts.say(f"setting-{setting.name}-{chosen.get(setting.name, ASK)}")
        title = session.texts.say(f"setting-{setting.name}")
        session.echo("setting", title=title, choice=choice, name=setting.name, choices=", ".join(setting.choices))
