"""The one who asks: what the page shows about them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from beffroi.protocol.account import Me
from beffroi.server.hall import Hall
from beffroi.server.services.accounts import Person
from beffroi.server.services.live_table import RUNNING
from beffroi.server.storage.schema import chairs, tables


def waits_for_me(person: str) -> sa.Select[Any]:
    """The tables that wait for this person, the one that waits longest first."""
    bit = sa.literal(1, sa.Integer).op("<<")(chairs.c.seat)
    return (
        sa.select(tables.c.id)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(chairs.c.person == person, tables.c.status == RUNNING, tables.c.waiting.op("&")(bit) != 0)
        .group_by(tables.c.id, tables.c.changed)
        .order_by(tables.c.changed, tables.c.id)
    )


async def me_doc(hall: Hall, person: Person) -> Me:
    waiting = await hall.store.rows(waits_for_me(person.id))
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        admin=person.admin,
        email=person.email,
        language=person.language,
        waiting=len(waiting),
    )
