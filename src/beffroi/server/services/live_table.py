"""One table in memory: what its log has made of it, and what is on its way to the disk."""

from __future__ import annotations

import asyncio

from beffroi.server.domain.table import TableState
from beffroi.server.storage.writer.base import PendingAppend, TableRow


class LiveTable:
    """Holds the state of a table that is in use.

    What a command adds takes effect in the state at once and is on its way to the disk while the next command is
    looked at. Until all of it is stored, nobody is told.
    """

    __slots__ = ("broadcasts", "doubtful", "evicted", "lock", "pending", "state", "used_at")

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.lock = asyncio.Lock()  # for those who need it to stand still: decisions only pass through
        self.pending: list[PendingAppend] = []  # handed to the log, not yet stored
        self.used_at = 0.0  # when somebody last needed it, for the cache
        self.evicted = False  # dropped from the cache: whoever still holds it must load it again
        self.doubtful = False  # something in the state was not stored, or that is not known
        self.broadcasts = 0  # how often everybody was told how it stands

    @property
    def id(self) -> str:
        return self.state.spec.id

    def track(self, wanted: PendingAppend) -> None:
        """Remember what is on its way to the disk until it is there."""
        self.pending.append(wanted)

        def settled(done: asyncio.Future[None]) -> None:
            self.pending.remove(wanted)
            if done.cancelled() or done.exception() is not None:
                self.doubtful = True

        wanted.done.add_done_callback(settled)

    async def wait_stored(self) -> None:
        """Wait until everything that was accepted is stored, or has failed."""
        while self.pending:
            await asyncio.wait([self.pending[-1].done])


def row_of(table: TableState) -> TableRow:
    """Return what the row of a table says of it."""
    return TableRow(
        head=table.n,
        status=table.status,
        waiting=table.waiting_bits(),
        deadline=table.deadline(),
        started=table.spec.started,
        ended=table.ended,
        changed=table.shown_at,  # lists and notices go by it: a secret answer must not move them
    )
