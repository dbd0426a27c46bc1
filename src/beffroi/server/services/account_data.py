"""What is stored about somebody, given out in one document."""

from __future__ import annotations

from beffroi.protocol.account import Export
from beffroi.server.domain.person import Person
from beffroi.server.storage.accounts import AccountStore


class AccountData:
    """The data of accounts, for their owners."""

    def __init__(self, accounts: AccountStore) -> None:
        self.accounts = accounts

    async def export(self, person: Person) -> Export:
        """Return all rows that name the person, without the digests of secrets."""
        return Export(**await self.accounts.export(person.id))
