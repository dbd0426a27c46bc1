"""What an administrator may do, whether by the command line or over the API."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Any, Final, get_args

import beffroi
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.record import write_record
from beffroi.protocol.base import Status
from beffroi.server.domain.commands import FreezeTable, UnfreezeTable
from beffroi.server.domain.days import sealed
from beffroi.server.domain.person import Person
from beffroi.server.domain.spec import CLOSED, OPEN, OVER, TableSpec
from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.clock import monotonic, now
from beffroi.server.services.games import known_game
from beffroi.server.services.live_table import row_of
from beffroi.server.services.tables import TableService
from beffroi.server.storage.admin import AdminStore

KEEP_NOTICES: Final = 30 * 86_400_000
SHOWN: Final = 200
PROBE_EVERY: Final = 1.0  # seconds


class AdminService:
    """Tables, people, and the database."""

    def __init__(self, store: AdminStore, tables: TableService, accounts: AccountService) -> None:
        self.store = store
        self.tables = tables
        self.accounts = accounts
        self._probe: asyncio.Future[bool] | None = None
        self._probed = 0.0

    async def list_tables(self, status: str | None = None) -> list[dict[str, Any]]:
        if status and status not in get_args(Status):
            raise Refused("bad-request", f"a table is {', '.join(get_args(Status))}")
        return await self.store.tables(status, SHOWN)

    async def list_people(self, name: str = "") -> list[dict[str, Any]]:
        return await self.store.people(name, SHOWN)

    async def find_person(self, text: str) -> Person:
        """Return a person by id or by an account's name."""
        found = await self.accounts.get(text) or await self.accounts.account(text)
        if found is None:
            raise Refused("not-found", f"there is nobody called {text!r:.60}")
        return found

    async def freeze(self, table_id: str, reason: str) -> None:
        """Stop a table; it is an entry of its log, so every worker sees it."""
        await self.tables.submit(table_id, FreezeTable(reason))

    async def unfreeze(self, table_id: str) -> None:
        await self.tables.submit(table_id, UnfreezeTable())

    async def ban(self, who: str, banned: bool) -> Person:
        person = await self.find_person(who)
        if person.admin and banned:
            raise Refused("forbidden", "an administrator can't be shut out: take the office away first")
        await self.accounts.ban(person, banned)
        return person

    async def appoint(self, who: str, admin: bool) -> Person:
        """Give or remove admin rights."""
        person = await self.find_person(who)
        if person.guest:
            raise Refused("bad-request", "a guest can't be an administrator: register first")
        await self.accounts.change(person, admin=admin)
        return person

    async def rebuild(self, table_id: str) -> dict[str, Any]:
        """Replay a table's log and set its row right by it."""
        table = await self.tables.reload(table_id)
        if table.status in (OPEN, CLOSED):
            return {"table": table_id, "status": table.status, "entries": 0}
        await self.tables.store.set_row(table_id, row_of(table))
        return {"table": table_id, "status": table.status, "entries": table.n}

    async def rebuild_all(self) -> list[dict[str, Any]]:
        return [await self.rebuild(table_id) for table_id in await self.tables.store.begun()]

    async def set_rules(self, slug: str, before: int, after: int) -> int:
        """Mark the tables of one revision of a game as played by another; returns how many.

        For tables stored by a version that changed rules without a revision.
        """
        try:
            known_game(slug).revision(after)
        except BadRequest as error:
            raise Refused("bad-request", str(error)) from None
        return await self.tables.store.set_rules(slug, before, after)

    async def puzzle_games(self, game: str | None = None) -> list[str]:
        """Return the finished tables to look through for puzzles: every player allows it, and the rules are today's."""
        if game is not None:
            known_game(game)
        return [spec.id for spec in await self.store.puzzle_games(game) if fit_for_puzzles(spec)]

    async def puzzle_record(self, table_id: str) -> tuple[str, dict[str, Any]] | None:
        """Return a finished game under a name that tells neither its table nor its players; none if it is damaged."""
        table = await self.tables.get(table_id)
        self.tables.evict(self.tables.cache[table_id])  # there may be more than memory holds
        if table.status != OVER:
            return None
        name = f"{table.spec.game}-{hashlib.sha256(table_id.encode()).hexdigest()[:16]}"
        return name, write_record(table.playing)

    async def vacuum(self) -> None:
        """Delete what has expired and give space back."""
        await self.store.delete_expired(now(), now() - KEEP_NOTICES)
        await self.store.vacuum()

    async def database_writable(self) -> bool:
        """Tell whether the database can be written; tried at most once a second, whoever asks."""
        if self._probe is None or monotonic() - self._probed > PROBE_EVERY:
            self._probed = monotonic()
            self._probe = asyncio.ensure_future(self.store.probe(now()))
        return await asyncio.shield(self._probe)


def fit_for_puzzles(spec: TableSpec) -> bool:
    """Tell whether a finished game was played by today's rules and figures, and its luck may be told."""
    game = beffroi.all_games().get(spec.game)
    current = game is not None and game.rules == spec.rules
    return current and not spec.options.get("figures") and not sealed(spec, now())
