"""What is stored about somebody, given out in one document."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from beffroi.server.services.accounts import Person
from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import chairs, channels, chats, people, ratings, results, tables, tokens


async def everything_about(store: Store, person: Person) -> dict[str, Any]:
    """All rows that name the person, without the digests of secrets."""
    this = person.id
    kept = [column for column in people.c if column.name not in ("password", "name_key")]
    seats = sa.select(chairs, tables.c.game, tables.c.created).join(tables, tables.c.id == chairs.c.table_id)
    keys = [column for column in tokens.c if column.name != "digest"]
    ways = [column for column in channels.c if column.name != "code"]
    queries = {
        "person": sa.select(*kept).where(people.c.id == this),
        "seats": seats.where(chairs.c.person == this),
        "chats": sa.select(chats).where(chats.c.person == this),
        "results": sa.select(results).where(results.c.person == this),
        "ratings": sa.select(ratings).where(ratings.c.subject == this),
        "tokens": sa.select(*keys).where(tokens.c.person == this),
        "channels": sa.select(*ways).where(channels.c.person == this),
    }
    return {name: [dict(row) for row in await store.rows(query)] for name, query in queries.items()}
