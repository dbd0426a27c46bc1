"""People who come with a guest's games, or go: what becomes of their seats."""

from __future__ import annotations

from beffroi.server.domain.person import Person
from beffroi.server.hall import Hall, log_refusals
from beffroi.server.services.bots import standin_level
from beffroi.server.services.clock import now
from beffroi.server.services.live_table import OPEN, RUNNING, Table


async def merge(hall: Hall, guest: Person, account: Person) -> None:
    """A guest signed in to an account: the tables show it."""
    await hall.accounts.merge(guest, account)
    await hall.reload_tables_of(guest.id)


async def delete_account(hall: Hall, person: Person) -> None:
    """Somebody deleted their data."""
    await leave_all_tables(hall, person)
    await hall.accounts.delete(person.id)
    await hall.reload_tables_of(person.id)


async def ban_person(hall: Hall, person: Person) -> None:
    """Somebody may not come any longer, and nobody has to wait for them."""
    await hall.accounts.ban(person.id, True)
    await leave_all_tables(hall, person)


async def leave_all_tables(hall: Hall, person: Person) -> None:
    """Seats of games that have not begun are free again; in those that have, a bot takes over at once."""
    for table_id in await tables_of(hall, person, OPEN):
        with log_refusals(table_id):  # one that begins just now is among the next
            await hall.seats_changed(await hall.lobby.leave(table_id, person))
    for table_id in await tables_of(hall, person, RUNNING):
        with log_refusals(table_id):
            await hall.tables.act(table_id, lambda table: leave_to_bots(table, person.id))


async def tables_of(hall: Hall, person: Person, status: str) -> list[str]:
    """The tables of that status where somebody sits, or is the host."""
    return await hall.tables.store.involving(person.id, status)


def leave_to_bots(table: Table, person: str) -> None:
    """A bot stands in at every seat of the person."""
    for seat in table.seats_of(person) if table.status == RUNNING else ():
        table.stand_in(seat, standin_level(table.game), now())
