"""Balance reports: what is wanted, how far the work is, and what was found; kept by the digest of the figures."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.server.storage.engine import Store
from beffroi.server.storage.schema import balances

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
CANCELLED: Final = "cancelled"
FAILED: Final = "failed"
UNDER_WAY: Final = (WAITING, RUNNING)

THIS: Final = (balances.c.digest == sa.bindparam("digest_")) & (balances.c.seats == sa.bindparam("seats_"))
GET: Final = sa.select(balances).where(THIS)
DUE: Final = (
    sa.select(balances)
    .where(
        sa.or_(
            balances.c.state == WAITING,
            sa.and_(balances.c.state == RUNNING, balances.c.at < sa.bindparam("stale_before")),
        )
    )
    .order_by(balances.c.at)
    .limit(1)
)
UNDER_WAY_BY: Final = sa.select(balances.c.person).where(balances.c.state.in_(UNDER_WAY))


class BalanceStore:
    """The reports of the house."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def get(self, digest: str, seats: int) -> dict[str, Any] | None:
        row = await self.store.row(GET, digest_=digest, seats_=seats)
        return dict(row) if row else None

    async def count(self, person: str) -> tuple[int, int]:
        """Return how many reports are under way: everybody's, and one person's."""
        owners = [row["person"] for row in await self.store.rows(UNDER_WAY_BY)]
        return len(owners), owners.count(person)

    async def want(self, row: dict[str, Any]) -> None:
        """Put a report on the list, in the place of one that was cancelled, failed or is outdated."""
        this = sa.and_(balances.c.digest == row["digest"], balances.c.seats == row["seats"])
        stale = sa.or_(balances.c.state.in_((CANCELLED, FAILED)), balances.c.revision != row["revision"])
        with suppress(IntegrityError):  # somebody else wants it too
            await self.store.run(
                sa.delete(balances).where(this, stale),
                sa.insert(balances).values(**row, state=WAITING, done=0, doc=None),
            )

    async def take(self, at: int, stale_before: int) -> dict[str, Any] | None:
        """Claim the report that waits longest, or one that nobody goes on with."""
        row = await self.store.row(DUE, stale_before=stale_before)
        if row is None:
            return None
        unchanged = (balances.c.state == row["state"]) & (balances.c.at == row["at"])
        this = (balances.c.digest == row["digest"]) & (balances.c.seats == row["seats"])
        claim = sa.update(balances).where(this, unchanged).values(state=RUNNING, done=0, at=at)
        return dict(row) if await self.store.run(claim) else await self.take(at, stale_before)

    async def update(self, digest: str, seats: int, at: int, **values: Any) -> bool:
        """Note how a report under way goes on; False: it was cancelled meanwhile."""
        this = (balances.c.digest == digest) & (balances.c.seats == seats) & balances.c.state.in_(UNDER_WAY)
        return bool(await self.store.run(sa.update(balances).where(this).values(at=at, **values)))
