"""The people the server knows: found, made, changed, joined, forgotten."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.errors import Refused
from beffroi.server.services.names import clean_name, name_key
from beffroi.server.services.secrets import hash_password, new_id, password_fits
from beffroi.server.storage.engine import Store, now
from beffroi.server.storage.schema import chairs, chats, people, ratings, results, sessions, tables

GONE: Final = "—"  # the name of somebody who deleted their data


class Person(msgspec.Struct, frozen=True):
    """Who asks."""

    id: str
    name: str
    guest: bool
    admin: bool
    banned: bool
    email: str | None
    language: str
    password: str | None


COLUMNS: Final = [people.c[name] for name in Person.__struct_fields__]


class AccountService:
    """The register of people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, person: str) -> Person | None:
        return await self._one(people.c.id == person)

    async def account(self, name: str) -> Person | None:
        """The account of that name, however it is written."""
        return await self._one((people.c.name_key == name_key(name)) & people.c.guest.is_(False))

    async def _one(self, where: Any) -> Person | None:
        row = await self.store.row(sa.select(*COLUMNS).where(where))
        return Person(**row) if row else None

    async def must(self, person: str) -> Person:
        found = await self.get(person)
        if found is None:
            raise Refused("not-found", "there is nobody of this name")
        return found

    async def new_guest(self, name: str) -> Person:
        """A guest; an account's name is kept for its owner."""
        name = await self.free_name(name)
        person, at = new_id(), now()
        await self.store.run(
            sa.insert(people).values(id=person, name=name, name_key=name_key(name), guest=True, created=at, seen=at)
        )
        return await self.must(person)

    async def free_name(self, name: str, owner: str = "") -> str:
        """The cleaned name, if no account has it (or one that looks like it)."""
        name = clean_name(name)
        other = await self.account(name)
        if other and other.id != owner:
            raise Refused("name-taken", "somebody has this name already, or one that looks like it")
        return name

    async def rename(self, person: Person, name: str) -> None:
        """A new name, also at the tables that are still going on."""
        name = await self.free_name(name, person.id)
        going = sa.select(tables.c.id).where(tables.c.status.in_(("open", "running")))
        seats = sa.update(chairs).where(chairs.c.person == person.id, chairs.c.table_id.in_(going)).values(name=name)
        await self.set_person(person, seats, name=name, name_key=name_key(name))

    async def register(self, person: Person, name: str, password: str, email: str | None) -> None:
        """A guest becomes an account and keeps its seats."""
        if not person.guest:
            raise Refused("bad-request", "you have an account already")
        name = await self.free_name(name)
        stored = await hash_password(password)
        account = {"name": name, "name_key": name_key(name), "guest": False, "password": stored, "email": email}
        seats = sa.update(chairs).where(chairs.c.person == person.id).values(name=name, guest=False)
        await self.set_person(person, seats, **account)

    async def change(self, person: Person, **values: Any) -> None:
        await self.set_person(person, **values)

    async def set_person(self, person: Person, *also: sa.Executable, **values: Any) -> None:
        """Change a person's row, and what goes with it."""
        try:
            await self.store.run(sa.update(people).where(people.c.id == person.id).values(**values), *also)
        except IntegrityError:
            raise Refused("name-taken", "somebody has this name already") from None

    async def check_password(self, name: str, password: str) -> Person:
        """The account, if the password is right; never says which of the two was wrong."""
        person = await self.account(name)
        if not await password_fits(person.password if person else None, password) or person is None:
            raise Refused("wrong-password", "the name or the password is wrong")
        return person

    async def merge(self, guest: Person, account: Person) -> None:
        """What the guest played and said becomes the account's; a rating only where the account has none."""
        seats = sa.update(chairs).where(chairs.c.person == guest.id)
        said = sa.update(chats).where(chats.c.person == guest.id)
        own = ratings.alias()
        rated = sa.exists().where(
            own.c.subject == account.id, own.c.game == ratings.c.game, own.c.variant == ratings.c.variant
        )
        played = ratings.c.subject == guest.id
        await self.store.run(
            seats.values(person=account.id, name=account.name, guest=False),
            said.values(person=account.id, name=account.name),
            sa.update(ratings).where(played, ~rated).values(subject=account.id),
            sa.delete(ratings).where(played),
            sa.update(tables).where(tables.c.host == guest.id).values(host=account.id),
            sa.update(results).where(results.c.person == guest.id).values(person=account.id),
            sa.delete(people).where(people.c.id == guest.id),
        )

    async def delete(self, person: Person) -> None:
        """Forget the person; the games stay, without the name."""
        seats = sa.update(chairs).where(chairs.c.person == person.id)
        said = sa.update(chats).where(chats.c.person == person.id)
        await self.store.run(
            seats.values(person=None, name=GONE, guest=False),
            said.values(person=None, name=GONE, text=""),
            sa.delete(ratings).where(ratings.c.subject == person.id),
            sa.delete(people).where(people.c.id == person.id),
        )

    async def ban(self, person: Person, banned: bool) -> None:
        """Shut somebody out, or let them in again."""
        out = [sa.delete(sessions).where(sessions.c.person == person.id)] if banned else []
        await self.set_person(person, *out, banned=banned)

    async def forget_guests(self, before: int) -> int:
        """Guests who have not been seen for long and sit nowhere are forgotten."""
        seated = sa.select(chairs.c.person).where(chairs.c.person.is_not(None))
        return await self.store.run(
            sa.delete(people).where(people.c.guest.is_(True), people.c.seen < before, people.c.id.not_in(seated))
        )
