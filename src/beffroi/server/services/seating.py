"""What a host may ask for, checked and turned into the seats of a table."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

import beffroi
from beffroi.bots import find_level, levels
from beffroi.kernel.errors import BadPosition, BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.reader import Reader
from beffroi.protocol.base import ClockSettings
from beffroi.protocol.figures import TableFigures
from beffroi.protocol.http import NewTable
from beffroi.server.domain.lookalikes import look_of
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, SeatAssignment, TableSpec
from beffroi.server.errors import DAMAGED, Refused
from beffroi.server.services.bot_names import bot_name
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.names import clean_name

NONCE_LENGTH: Final = 64


def game_of(slug: str) -> Game[Any]:
    try:
        return beffroi.game(slug)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None


def clean_options(game: Game[Any], options: dict[str, Any], rules: int = 0) -> dict[str, Any]:
    """Return the options as a revision of the rules (0: the newest) has them, or refuse them."""
    try:
        return game.clean_options(options, rules)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None
    except DAMAGED as error:
        raise Refused("bad-request", f"the options are damaged ({type(error).__name__})") from None


def agreed_options(game: Game[Any], wanted: NewTable) -> dict[str, Any]:
    """Return the options of a new table, complete and clean; a position brings its own."""
    if wanted.start is None:
        return clean_options(game, wanted.options)
    try:
        return dict(game.setup_in(Reader(wanted.start)).options)
    except BadPosition as error:
        raise Refused("bad-request", f"the position can't be set up: {error}") from None
    except DAMAGED as error:
        raise Refused("bad-request", f"the position is damaged ({type(error).__name__})") from None


def check_options(game: Game[Any], options: dict[str, Any], seats: int) -> None:
    """Refuse options that do not go together with this many seats."""
    conflict = game.conflict(seats, options)
    if conflict is not None:
        raise Refused("conflict", conflict.reason)


def agreed_revision(game: Game[Any], wanted: NewTable) -> int:
    """Return the revision of the rules of a new table: the newest, or the one its position is written by."""
    if wanted.start is None:
        return game.rules
    try:
        return game.written_revision(wanted.start)
    except BadPosition as error:
        raise Refused("bad-request", f"the position can't be set up: {error}") from None


def check_nonce(nonce: str) -> None:
    if len(nonce) > NONCE_LENGTH or not nonce.isprintable():
        raise Refused("bad-request", f"a word for the luck has at most {NONCE_LENGTH} printable characters")


def seat_people(game: Game[Any], host: Person, wanted: NewTable) -> list[SeatAssignment]:
    """Return the seats of a new table."""
    check_nonce(wanted.nonce)
    try:
        game.seat_count(len(wanted.seats) or -1)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None
    seats: list[SeatAssignment] = []
    reserved = [host.name, *(seat.name for seat in wanted.seats if seat.name)]
    for seat in wanted.seats:
        if seat.kind == "bot":
            seats.append(bot_seat(game, seat.level, [*reserved, *(chair.name for chair in seats)]))
        elif seat.kind == "open":
            seats.append(SeatAssignment("open"))
        else:
            own = clean_name(seat.name) if seat.name and seat.name != host.name else host.name
            name = distinct(own, [chair.name for chair in seats])
            seats.append(SeatAssignment("human", host.id, name, host.guest, None, wanted.nonce))
    return seats


def bot_seat(game: Game[Any], level: str | None, taken: list[str]) -> SeatAssignment:
    """Return a seat for a bot of a level, under a name that nobody at the table has."""
    found = find_level(game, level) if level else levels(game)[0]
    if found is None:
        raise Refused("bad-request", f"{game.slug} has no level {level!r}")
    return SeatAssignment("bot", None, bot_name(game, found, taken), False, found.slug)


def distinct(name: str, taken: list[str]) -> str:
    """Return the name, with a figure where somebody at the table has it already, or one that looks like it."""
    looks = set(map(look_of, taken))
    if look_of(name) not in looks:
        return name
    return next(f"{name} {n}" for n in range(2, 100) if look_of(f"{name} {n}") not in looks)


def agree(
    game: Game[Any],
    host: Person,
    wanted: NewTable,
    seats: list[SeatAssignment],
    origin: str | None,
    options: dict[str, Any],
    figures: TableFigures | None,
) -> TableSpec:
    """Return what is agreed at a new table; a game from a position follows the rules of that position."""
    one_each = len({chair.person for chair in seats if chair.kind == "human"}) == sum(
        chair.kind == "human" for chair in seats
    )
    return TableSpec(
        id=new_id(),
        game=game.slug,
        rules=agreed_revision(game, wanted),
        options=options,
        seats=len(seats),
        status=OPEN,
        access=wanted.access,
        clock=msgspec.to_builtins(with_pace(wanted.clock)),
        confirm=wanted.confirm,
        chat=wanted.chat,
        rated=wanted.rated and wanted.start is None and len(seats) > 1 and one_each,
        host=host.id,
        secret=secrets.token_bytes(32),
        start=wanted.start,
        origin=origin,
        created=now(),
        figures=msgspec.to_builtins(figures),
        ready_check=wanted.ready_check and len({chair.person for chair in seats if chair.kind != "bot"}) > 1,
    )


def with_pace(clock: ClockSettings) -> ClockSettings:
    """Return the pace of a new table: without a clock it is relaxed, so that nobody can hold up a game for good."""
    return clock if clock.kind != "none" else msgspec.structs.replace(clock, kind="relaxed")
