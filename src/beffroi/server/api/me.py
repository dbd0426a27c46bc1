"""The one who asks: what the page shows about them."""

from __future__ import annotations

from beffroi.protocol.account import Me
from beffroi.server.domain.person import Person
from beffroi.server.hall import Hall


async def me_doc(hall: Hall, person: Person) -> Me:
    waiting = await hall.tables.store.waiting_for(person.id)
    return Me(
        id=person.id,
        name=person.name,
        guest=person.guest,
        admin=person.admin,
        email=person.email,
        language=person.language,
        waiting=len(waiting),
    )
