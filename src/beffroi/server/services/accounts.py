"""The people the server knows: found, made, changed, merged, deleted."""

from __future__ import annotations

import logging
from typing import Any

from beffroi.protocol.account import Me
from beffroi.server.domain.commands import StandInFor
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import OPEN, RUNNING
from beffroi.server.errors import Refused, log_refusals
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.names import free_name, name_key, name_keys
from beffroi.server.services.notifications.quiet import read_quiet
from beffroi.server.services.ports import Publisher
from beffroi.server.services.secrets import hash_password, password_fits
from beffroi.server.services.tables import TableService
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.engine import Conflict
from beffroi.server.storage.mail_changes import MailChangeStore

log = logging.getLogger("beffroi.accounts")


class AccountService:
    """The register of people."""

    def __init__(
        self,
        accounts: AccountStore,
        tables: TableService,
        lobby: LobbyService,
        publisher: Publisher,
        mail_changes: MailChangeStore,
    ) -> None:
        self.accounts = accounts
        self.tables = tables
        self.lobby = lobby
        self.publisher = publisher
        self.mail_changes = mail_changes

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

    async def new_guest(self, name: str, language: str = "en") -> Person:
        """Make a guest; an account's name is kept for its owner."""
        name = await free_name(self.accounts, name)
        person = new_id()
        await self.accounts.insert_guest(person, name, now(), language=language, **name_keys(name))
        return await self.must(person)

    async def check_free(self, name: str) -> None:
        """Refuse a name that somebody has already."""
        await free_name(self.accounts, name)

    async def rename(self, person: Person, name: str) -> None:
        """Give a new name, also at the tables that are still going on."""
        name = await free_name(self.accounts, name, person.id)
        try:
            await self.accounts.rename(person.id, name, **name_keys(name))
        except Conflict:
            raise Refused("name-taken", "somebody has this name already") from None
        await self.publisher.person_changed(person.id)

    async def register(
        self, person: Person, name: str, password: str, email: str | None, language: str | None = None
    ) -> None:
        """Make an account of a guest, who keeps the seats, and the language where no other is given."""
        if not person.guest:
            raise Refused("bad-request", "you have an account already")
        name = await free_name(self.accounts, name)
        stored = await hash_password(password)
        try:
            account = {"password": stored, "email": email, "language": language or person.language}
            await self.accounts.register(person.id, name, **name_keys(name), **account)
        except Conflict:
            raise Refused("name-taken", "somebody has this name already") from None
        await self.publisher.person_changed(person.id)

    async def change(self, person: Person, **values: Any) -> None:
        await self.accounts.update(person.id, **values)

    async def check_password(self, name: str, password: str) -> Person:
        """Return the account, if the password is right; never tell which of the two was wrong."""
        person = await self.account(name)
        if not await password_fits(person.password if person else None, password) or person is None:
            raise Refused("wrong-password", "the name or the password is wrong")
        return person

    async def me(self, person: Person) -> Me:
        """Return what the page shows about its reader."""
        return Me(
            id=person.id,
            name=person.name,
            guest=person.guest,
            admin=person.admin,
            email=person.email,
            new_email=await self.mail_changes.wanted(person.id, now()) if person.email or not person.guest else None,
            language=person.language,
            quiet=read_quiet(person.quiet),
            puzzle_games=person.puzzle_games,
            waiting=len(await self.lobby.waiting_for(person.id)),
        )

    # --- coming with a guest's games, and leaving -------------------------------------

    async def merge(self, guest: Person, account: Person) -> None:
        """Give an account what its owner played as a guest; the tables show it."""
        await self.accounts.merge(guest, account, now())
        await self.publisher.person_changed(guest.id)
        await self.publisher.access_changed(guest.id)

    async def delete_account(self, person: Person) -> None:
        """Forget a person; the games stay, without the name."""
        await self.leave_all_tables(person)
        await self.accounts.delete(person.id)
        await self.publisher.person_changed(person.id)
        await self.publisher.access_changed(person.id)

    async def ban(self, person: Person, banned: bool) -> None:
        """Ban somebody, so that nobody has to wait for them, or lift the ban."""
        await self.accounts.ban(person.id, banned)
        await self.publisher.access_changed(person.id)
        if banned:
            await self.leave_all_tables(person)

    async def leave_all_tables(self, person: Person) -> None:
        """Free the seats of games that have not begun; in those that have, a bot takes over at once."""
        for table_id in await self.tables.store.involving(person.id, OPEN):
            with log_refusals(log, table_id):  # one that begins just now is among the next
                await self.lobby.leave(table_id, person)
        for table_id in await self.tables.store.involving(person.id, RUNNING):
            with log_refusals(log, table_id):
                await self.tables.submit(table_id, StandInFor(person.id))

    async def forget_guests(self, days: int) -> None:
        """Forget guests who have not been seen for that many days and sit nowhere."""
        await self.accounts.delete_guests(now() - days * 86_400_000)
