"""What is stored about somebody, given out in one document."""

from __future__ import annotations

from beffroi.protocol.account import Export
from beffroi.server.domain.person import Person
from beffroi.server.storage.accounts import AccountStore


async def everything_about(accounts: AccountStore, person: Person) -> Export:
    """Return all rows that name the person, without the digests of secrets."""
    return Export(**await accounts.export(person.id))
