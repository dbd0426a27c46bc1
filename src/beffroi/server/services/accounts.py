"""The people the server knows: found, made, changed, merged, deleted."""

from __future__ import annotations

from typing import Any

from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.names import clean_name, name_key
from beffroi.server.services.secrets import hash_password, new_id, password_fits
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.engine import Conflict


class AccountService:
    """The register of people."""

    def __init__(self, accounts: AccountStore) -> None:
        self.accounts = accounts

    async def get(self, person: str) -> Person | None:
        return await self.accounts.get(person)

    async def account(self, name: str) -> Person | None:
        """Return the account of that name, however it is written."""
        return await self.accounts.by_name_key(name_key(name))

    async def must(self, person: str) -> Person:
        found = await self.get(person)
        if found is None:
            raise Refused("not-found", "there is nobody of this name")
        return found

    async def new_guest(self, name: str) -> Person:
        """Make a guest; an account's name is kept for its owner."""
        name = await self.free_name(name)
        person = new_id()
        await self.accounts.insert_guest(person, name, name_key(name), now())
        return await self.must(person)

    async def free_name(self, name: str, owner: str = "") -> str:
        """Return the cleaned name, if no account has it (or one that looks like it)."""
        name = clean_name(name)
        other = await self.account(name)
        if other and other.id != owner:
            raise Refused("name-taken", "somebody has this name already, or one that looks like it")
        return name

    async def rename(self, person: Person, name: str) -> None:
        """Give a new name, also at the tables that are still going on."""
        name = await self.free_name(name, person.id)
        try:
            await self.accounts.rename(person.id, name, name_key(name))
        except Conflict:
            raise Refused("name-taken", "somebody has this name already") from None

    async def register(self, person: Person, name: str, password: str, email: str | None) -> None:
        """Make an account of a guest, who keeps the seats."""
        if not person.guest:
            raise Refused("bad-request", "you have an account already")
        name = await self.free_name(name)
        stored = await hash_password(password)
        try:
            await self.accounts.register(person.id, name, name_key=name_key(name), password=stored, email=email)
        except Conflict:
            raise Refused("name-taken", "somebody has this name already") from None

    async def change(self, person: Person, **values: Any) -> None:
        await self.accounts.update(person.id, **values)

    async def check_password(self, name: str, password: str) -> Person:
        """Return the account, if the password is right; never tell which of the two was wrong."""
        person = await self.account(name)
        if not await password_fits(person.password if person else None, password) or person is None:
            raise Refused("wrong-password", "the name or the password is wrong")
        return person
