"""Games of this device looked at again: worked out once by the thinker, kept beside the tables."""

from __future__ import annotations

import asyncio

from beffroi.bots.analysis import REVISION, tasks
from beffroi.kernel.state import Doc
from beffroi.local.ports import Keeper, Thinker
from beffroi.protocol.http import Progress
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.reviewing import bare_record, brief, check_review

KIND = "analysis"


class Reviews:
    """One analysis after the other, a task at a time, so that the bots' answers come between."""

    def __init__(self, store: Keeper, thinker: Thinker) -> None:
        self.store = store
        self.thinker = thinker
        self._share: dict[str, float] = {}
        self._failed: set[str] = set()
        self._work: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def analysis(self, table: TableState) -> Doc | Progress:
        """Return what was found, or how far the work is; the first who asks begins it."""
        check_review(table)
        table_id = table.spec.id
        kept = await self.store.read(KIND, table_id)
        if kept is not None and kept["revision"] == REVISION:
            found: Doc = kept["doc"]
            return found
        if table_id in self._failed:
            self._failed.discard(table_id)
            raise Refused("busy", "this game could not be looked at again: try it later")
        if table_id not in self._share:
            self._share[table_id] = 0.0
            task = asyncio.create_task(self._make(table))
            self._work.add(task)
            task.add_done_callback(self._work.discard)
        return Progress(round(100 * self._share[table_id]), 100)

    async def _make(self, table: TableState) -> None:
        table_id = table.spec.id
        try:
            async with self._turn:
                found = await self._carry_out(table)
            await self.store.write(KIND, table_id, {"revision": REVISION, "doc": brief(found)})
        except Exception:  # told to whoever asks next, and tried again after that
            self._failed.add(table_id)
        finally:
            del self._share[table_id]

    async def _carry_out(self, table: TableState) -> Doc:
        record, work = bare_record(table), tasks()
        task = next(work)
        while True:
            done = await self.thinker.think("analyse", task.kind, task.numbers, task.worlds, record)
            if done is None:
                raise Refused("busy", "it was cut short")
            try:
                task = work.send(done)
            except StopIteration as finished:
                found: Doc = finished.value
                return found
            self._share[table.spec.id] = task.share
