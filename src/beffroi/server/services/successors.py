"""What the table after a table is asked for: a rematch, or a fork of a position."""

from __future__ import annotations

from beffroi.bots.levels import steady_level
from beffroi.kernel.chance import FastChance
from beffroi.protocol.figures import FiguresChoice
from beffroi.protocol.http import ForkBody, NewSeat, NewTable
from beffroi.server.domain.days import check_unsealed
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OVER, RUNNING, STOPPED, SeatAssignment
from beffroi.server.domain.table import TableState, sees_all
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.figure_books import FIGURES


def fork_request(table: TableState, person: Person, wish: ForkBody) -> NewTable:
    """Return a table that begins from a position of this one, if the person may know that position."""
    check_unsealed(table.spec, now())
    match = table.playing
    alone = all(chair.kind == "bot" or chair.person == person.id for chair in table.seats)
    if table.status not in (OVER, STOPPED) and not alone:
        raise Refused("forbidden", "a game that goes on may only be forked by somebody who sees all of it")
    if table.status != OVER and match.setup.seats > 1 and any(chair.kind == "bot" for chair in table.seats):
        raise Refused("forbidden", "a fork would show what the bots hide: finish the game first")
    if wish.moves > len(match.moves):
        raise Refused("bad-request", f"the game has {len(match.moves)} decisions")
    start = table.match_after(wish.moves).state.position()
    alone = wish.alone or not table.seats_of(person.id)
    seats = [fork_seat(chair, person, alone, wish.level or usual_level(table)) for chair in table.seats]
    return NewTable(game=table.spec.game, seats=seats, options=table.spec.options, access="link", start=start)


def along_request(table: TableState, person: Person, seed: int) -> NewTable:
    """Return a table to play this one on elsewhere, as a player knows it: what they can't know is dealt anew."""
    mine = table.seats_of(person.id)
    if not mine:
        raise Refused("not-your-seat", "you do not play at this table")
    if table.status != RUNNING:
        raise Refused("not-running", "a game that is over is taken along by its record")
    if table.spec.day is not None:
        raise Refused("forbidden", "a game of the day is played where it is, without a bot to try it against")
    if table.spec.rated:
        raise Refused("forbidden", "a rated game is played where it is, without a bot to try it against")
    state = table.playing.state
    known = state if sees_all(table, person.id) else state.imagine(mine[0], FastChance(seed))
    seats = [fork_seat(chair, person, False, usual_level(table)) for chair in table.seats]
    return NewTable(
        game=table.spec.game,
        seats=seats,
        options=table.spec.options,
        access="link",
        start=known.position(),
        rated=False,
    )


def fork_seat(chair: SeatAssignment, person: Person, alone: bool, level: str) -> NewSeat:
    """Return who plays a seat in the fork."""
    mine = chair.person == person.id
    if alone or mine:
        return NewSeat("me", name=chair.name if mine else None)
    return NewSeat("bot", chair.level if chair.kind == "bot" and chair.level else level)


def usual_level(table: TableState) -> str:
    """Return the level of the bots that take the place of people: a middling one, as at a new table."""
    return steady_level(table.game).slug


def rematch_request(table: TableState, person: Person) -> NewTable:
    """Return what was agreed at a table, for the next game there: the same set of figures, or the default of now.

    Options that new tables have not are left out.
    """
    figures = table.spec.table_figures
    unnamed = figures is not None and figures.kind in ("default", "program")
    carried = table.game.carried_options(table.spec.options)
    options = {name: value for name, value in carried.items() if not (unnamed and name == FIGURES)}
    return NewTable(
        game=table.spec.game,
        seats=[rematch_seat(chair, person) for chair in next_order(table)],
        options=options,
        access="link",
        figures=FiguresChoice("program") if figures is not None and figures.kind == "program" else FiguresChoice(),
        clock=table.spec.clock_settings,
        confirm=table.spec.confirm,
        chat=table.spec.chat,
        rated=table.spec.rated,
        ready_check=table.spec.ready_check,
    )


def next_order(table: TableState) -> list[SeatAssignment]:
    """Return the seats of a table as they sit down again: the next one begins."""
    return table.seats[1:] + table.seats[:1]


def kept_seats(table: TableState, person: Person) -> dict[int, SeatAssignment]:
    """Return the seats of the rematch that wait for the others who played."""
    return {
        i: SeatAssignment("kept", chair.person, chair.name, chair.guest)
        for i, chair in enumerate(next_order(table))
        if chair.kind == "human" and chair.person not in (None, person.id)
    }


def rematch_seat(chair: SeatAssignment, person: Person) -> NewSeat:
    if chair.kind == "bot":
        return NewSeat("bot", chair.level)
    return NewSeat("me", name=chair.name) if chair.person == person.id else NewSeat("open")
