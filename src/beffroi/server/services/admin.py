"""What the one in charge may do, whether by the command line or over the API."""

from __future__ import annotations

from typing import Any, get_args

from beffroi.protocol.base import Status
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.hall import Hall
from beffroi.server.services.clock import now
from beffroi.server.services.departures import ban_person
from beffroi.server.services.live_table import CLOSED, OPEN
from beffroi.server.services.tables import row_of

KEEP_NOTICES = 30 * 86_400_000
SHOWN = 200


async def list_tables(hall: Hall, status: str | None = None) -> list[dict[str, Any]]:
    if status and status not in get_args(Status):
        raise Refused("bad-request", f"a table is {', '.join(get_args(Status))}")
    return await hall.admin.tables(status, SHOWN)


async def list_people(hall: Hall, name: str = "") -> list[dict[str, Any]]:
    return await hall.admin.people(name, SHOWN)


async def find_person(hall: Hall, text: str) -> Person:
    """A person by id or by an account's name."""
    found = await hall.people.get(text) or await hall.people.account(text)
    if found is None:
        raise Refused("not-found", f"there is nobody called {text!r:.60}")
    return found


async def freeze(hall: Hall, table_id: str, reason: str) -> None:
    """Stop a table; it is an entry of its log, so every worker sees it."""
    await hall.tables.act(table_id, lambda table: table.freeze(reason, now()))


async def unfreeze(hall: Hall, table_id: str) -> None:
    await hall.tables.act(table_id, lambda table: table.unfreeze(now()))


async def ban(hall: Hall, who: str, banned: bool) -> Person:
    person = await find_person(hall, who)
    if person.admin and banned:
        raise Refused("forbidden", "an administrator can't be shut out: take the office away first")
    await (ban_person(hall, person) if banned else hall.accounts.ban(person.id, False))
    return person


async def appoint(hall: Hall, who: str, admin: bool) -> Person:
    """Give or take the office of administrator."""
    person = await find_person(hall, who)
    if person.guest:
        raise Refused("bad-request", "a guest can't be an administrator: register first")
    await hall.people.change(person, admin=admin)
    return person


async def rebuild(hall: Hall, table_id: str) -> dict[str, Any]:
    """Replay a table's log and set its row right by it."""
    table = await hall.tables.reload(table_id)
    if table.status in (OPEN, CLOSED):
        return {"table": table_id, "status": table.status, "entries": 0}
    await hall.tables.store.set_row(table_id, row_of(table))
    return {"table": table_id, "status": table.status, "entries": table.n}


async def rebuild_all(hall: Hall) -> list[dict[str, Any]]:
    return [await rebuild(hall, table_id) for table_id in await hall.tables.store.begun()]


async def vacuum(hall: Hall) -> None:
    """Throw out what has expired and give space back."""
    await hall.admin.delete_expired(now(), now() - KEEP_NOTICES)
    await hall.admin.vacuum()
