"""Whom a host removes before the game and invites anew: a seat is kept for somebody, who is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.names import name_key
from beffroi.server.storage.accounts import AccountStore
from beffroi.server.storage.engine import Connection
from beffroi.server.storage.tables import Also, TableStore, is_removed, note_removal
from beffroi.server.storage.talk import TalkStore

Announce = Callable[[Person, TableState, int], Awaitable[None]]


class Invitations:
    """Finds whom a host means, and lets them know."""

    def __init__(self, accounts: AccountStore, talk: TalkStore, store: TableStore) -> None:
        self.accounts = accounts
        self.talk = talk
        self.store = store
        self.on_invited: Announce | None = None

    async def find(self, table: TableState, host: Person, name: str) -> Person:
        """Return the account of that name, or the guest of that name who was removed from this table."""
        key = name_key(name) if name else ""
        found = await self.accounts.by_name_key(key) or await self.store.removed(table.spec.id, key)
        if found is None or found.banned:
            raise Refused("not-found", "there is nobody of this name")
        if any(chair.person == found.id for chair in table.seats):
            raise Refused("seated", "they sit at this table already, or a seat is kept for them")
        if await self.talk.blocks(found.id, host.id):
            raise Refused("forbidden", "they don't want to play with you")
        return found

    async def announce(self, guest: Person, table: TableState, seat: int) -> None:
        """Tell somebody that a seat is kept for them."""
        if self.on_invited is not None:
            await self.on_invited(guest, table, seat)


def uninvited(table_id: str, person: str) -> Also:
    """Return the check that somebody who sits down was not removed before."""

    def check(connection: Connection) -> None:
        if is_removed(connection, table_id, person):
            raise Refused("forbidden", "the host removed you from this table")

    return check


def removal_of(table_id: str, removed: str | None, invited: str | None) -> Also:
    """Return what notes whom the host removed, and forgets it of whom they invite."""
    return lambda connection: note_removal(connection, table_id, removed, invited)
