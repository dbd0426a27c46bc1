"""How somebody fared on each day of a month or two, without looking at everybody's tries each time."""

from __future__ import annotations

import asyncio
from typing import Final

from beffroi.server.services.clock import monotonic
from beffroi.server.storage.days import DayStore, Scores

FRESH: Final = 3600.0  # seconds for which what was looked up of a day that is over is taken for what it is


class DayMarks:
    """The best share of the others that people beat on each day."""

    def __init__(self, store: DayStore) -> None:
        self.store = store
        self._known: dict[int, tuple[float, Scores]] = {}  # of days that are over, and when they were looked up
        self._looking = asyncio.Lock()

    async def marks(self, first: int, last: int, person: str, today: int) -> list[tuple[int, float]]:
        """Return the days on which somebody's try was counted, with the best share of others they beat."""
        own = await self.store.scores_of(first, last, person)
        scores = await self.scores({day for day, _, _ in own}, today)
        found: dict[int, float] = {}
        for day, event, score in own:
            found[day] = max(share_of(score, scores[day].get(event, {})), found.get(day, 0.0))
        return sorted(found.items())

    async def scores(self, days: set[int], today: int) -> dict[int, Scores]:
        """Return how many had each score; of days that are over it is looked up once an hour, for all who ask."""
        async with self._looking:
            since = monotonic() - FRESH
            known = {day: kept for day, kept in self._known.items() if kept[0] > since}
            found = await self.store.scores(days - set(known))
            self._known = known | {day: (monotonic(), one) for day, one in found.items() if day < today}
        return {day: found[day] if day in found else known[day][1] for day in days}


def share_of(score: int, scores: dict[int, int]) -> float:
    """Return the share of the others in a field that a score beats.

    >>> share_of(30, {10: 2, 20: 1, 30: 1, 40: 1}), share_of(7, {7: 1})
    (0.75, 0.0)
    """
    others = sum(scores.values()) - 1
    beaten = sum(count for one, count in scores.items() if one < score)
    return min(1.0, beaten / others) if others > 0 else 0.0
