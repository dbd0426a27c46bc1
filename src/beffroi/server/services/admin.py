"""What the one in charge may do, whether by the command line or over the API."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import sqlalchemy as sa

from beffroi.protocol.base import Status
from beffroi.server.errors import Refused
from beffroi.server.hall import Hall
from beffroi.server.services.accounts import Person
from beffroi.server.services.departures import ban_person
from beffroi.server.services.live_table import CLOSED, OPEN
from beffroi.server.services.tables import row_of
from beffroi.server.storage.engine import now
from beffroi.server.storage.schema import chairs, notices, people, resets, sessions, tables

KEEP_NOTICES = 30 * 86_400_000
SHOWN = 200


async def list_tables(hall: Hall, status: str | None = None) -> list[dict[str, Any]]:
    names = ("id", "game", "status", "access", "head", "seats", "created", "changed", "deadline")
    query = sa.select(*[tables.c[name] for name in names]).order_by(tables.c.changed.desc()).limit(SHOWN)
    if status and status not in get_args(Status):
        raise Refused("bad-request", f"a table is {', '.join(get_args(Status))}")
    if status:
        query = query.where(tables.c.status == status)
    return [dict(row) for row in await hall.store.rows(query)]


async def list_people(hall: Hall, name: str = "") -> list[dict[str, Any]]:
    names = ("id", "name", "guest", "admin", "banned", "created", "seen")
    seats = sa.select(sa.func.count()).where(chairs.c.person == people.c.id).scalar_subquery()
    query = sa.select(*[people.c[column] for column in names], seats.label("seats"))
    if name:
        query = query.where(people.c.name.icontains(name, autoescape=True))
    return [dict(row) for row in await hall.store.rows(query.order_by(people.c.seen.desc()).limit(SHOWN))]


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
    await (ban_person(hall, person) if banned else hall.people.ban(person, False))
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
    values = msgspec.structs.asdict(row_of(table))
    await hall.store.run(sa.update(tables).where(tables.c.id == table_id).values(**values))
    return {"table": table_id, "status": table.status, "entries": table.n}


async def rebuild_all(hall: Hall) -> list[dict[str, Any]]:
    going = sa.select(tables.c.id).where(tables.c.status.not_in((OPEN, CLOSED)))
    return [await rebuild(hall, row["id"]) for row in await hall.store.rows(going)]


async def vacuum(hall: Hall) -> None:
    """Throw out what has expired and give space back."""
    await hall.store.run(
        sa.delete(sessions).where(sessions.c.expires < now()),
        sa.delete(resets).where(resets.c.expires < now()),
        sa.delete(notices).where(notices.c.at < now() - KEEP_NOTICES),
    )
    await hall.store.vacuum()
