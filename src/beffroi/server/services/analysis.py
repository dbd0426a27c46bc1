"""Finished games looked at again: worked out once in the bots' processes, kept in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, cast

from beffroi.bots.analysis import REVISION, tasks
from beffroi.bots.worker import analyse_part
from beffroi.kernel.state import Doc
from beffroi.protocol.http import Progress
from beffroi.protocol.review import AnalysisDocument
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.bot_pool import BotPool, NotNeeded
from beffroi.server.services.clock import now
from beffroi.server.services.fair_queue import Lane, Ticket
from beffroi.server.services.reviewing import bare_record, brief, check_review
from beffroi.server.services.tables import TableService
from beffroi.server.storage.analyses import AnalysisStore

PATIENCE: Final = 60_000  # ms after which work that nobody goes on with is begun anew
INTEREST: Final = 120_000  # ms for which somebody who looked how far it is counts as waiting
FAILED: Final = -1.0
RETRY: Final = 600_000  # ms after which work that failed may be tried again

log = logging.getLogger("beffroi.analyses")


class AnalysisService:
    """Makes each analysis once, one at a time, in tasks of about a second between the bots' own thinking."""

    def __init__(self, tables: TableService, analyses: AnalysisStore, bot_pool: BotPool) -> None:
        self.tables = tables
        self.store = analyses
        self.bot_pool = bot_pool
        self._work: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, int] = {}  # when somebody last looked how far it is
        self._turn = asyncio.Semaphore(1)

    async def analysis(
        self, table_id: str, may_begin: Callable[[], Awaitable[None]], person: str | None = None
    ) -> AnalysisDocument | Progress:
        """Return what was found, or how far the work is; the first caller begins it, if allowed."""
        table = await self.tables.look(table_id, person)
        check_review(table)
        row = await self.store.get(table_id)
        if row is not None and row["revision"] == REVISION and row["doc"] is not None:
            return cast(AnalysisDocument, row["doc"])
        if table_id in self._work:
            self._asked[table_id] = now()
        elif not under_way(row):
            await may_begin()
            await self._begin(table)
            return Progress(0, 100)
        return Progress(max(0, round(100 * row["share"])) if row is not None else 0, 100)

    async def _begin(self, table: TableState) -> None:
        """Claim the work, so that no other worker does it too, and start."""
        table_id = table.spec.id
        if not await self.store.claim(table_id, REVISION, now(), now() - PATIENCE):
            return  # another worker was faster
        if table_id not in self._work:
            self._asked[table_id] = now()
            self._work[table_id] = asyncio.create_task(self._run(table), name=f"analysis {table_id}")

    async def _run(self, table: TableState) -> None:
        table_id = table.spec.id
        try:
            async with self._turn:
                found = await self._make(table)
            await self._keep(table_id, share=1.0, doc=brief(found))
        except NotNeeded:  # begun anew when somebody asks again
            await self.store.delete(table_id)
        except Exception:  # told to those who ask, and tried again later
            log.exception("the analysis of table %s failed", table_id)
            await self._keep(table_id, share=FAILED)
        finally:
            self._work.pop(table_id, None)
            self._asked.pop(table_id, None)

    async def _make(self, table: TableState) -> Doc:
        record = bare_record(table)
        ticket = Ticket(Lane.REVIEW, table.spec.host or table.spec.id, table.spec.id)
        work = tasks()
        task = next(work)
        while True:
            done = await self.bot_pool.run(
                ticket,
                analyse_part,
                task.kind,
                task.numbers,
                task.worlds,
                record,
                needed=lambda: now() - self._asked[table.spec.id] < INTEREST,
            )
            try:
                task = work.send(done)
            except StopIteration as finished:
                found: Doc = finished.value
                return found
            await self._keep(table.spec.id, share=task.share)

    async def _keep(self, table_id: str, **values: Any) -> None:
        await self.store.update(table_id, now(), **values)

    async def close(self) -> None:
        work = list(self._work.values())
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)


def under_way(row: Mapping[str, Any] | None) -> bool:
    """Tell whether somebody works on it; refuse work that failed a short while ago."""
    if row is None or row["revision"] != REVISION:
        return False
    age = now() - row["at"]
    if row["share"] == FAILED and age < RETRY:
        raise Refused("busy", "this game could not be looked at again: try it later")
    return bool(row["share"] != FAILED and age < PATIENCE)
