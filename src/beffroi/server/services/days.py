"""The games of the day: what is told of them, and to whom."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from beffroi.protocol.days import (
    DayBar,
    DayCard,
    DayCommitment,
    DayGame,
    DayLeader,
    DayLeaders,
    DayMark,
    DayOverview,
    DayQuarters,
    DayRanking,
    DayRow,
    DaySpan,
    DayTry,
)
from beffroi.server.domain.day_turns import SeatTurn, same_turns
from beffroi.server.domain.days import DAY, month_of, sealed, week_of
from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.day_marks import DayMarks
from beffroi.server.services.day_seeds import DaySeeds, today
from beffroi.server.storage.days import COUNTED, LATE, LEFT, RUNNING, SPENT, DayStore

LINES: Final = 50  # of a ranking
NOBODY: Final = ""  # who asks without a session
NO_TRY: Final = DayTry("none", None, None, None, None, None)
QUARTERS: Final = 4
PLAYED: Final = (COUNTED, LATE, LEFT)


class DayService:
    """The games of the day and their rankings."""

    def __init__(self, store: DayStore, seeds: DaySeeds) -> None:
        self.store = store
        self.seeds = seeds
        self.marks = DayMarks(store)

    # --- today --------------------------------------------------------------------

    async def overview(self, person: str | None) -> DayOverview:
        """Return the games of today, and how somebody has fared this month."""
        day = today()
        rows, counts = await self.seeds.games(day), await self.store.counts(day)
        tries = await self.store.tries_of(day, person) if person else {}
        first, last = month_of(day)
        marks = await self.marks.marks(first - 31, last, person, day) if person else []
        return DayOverview(
            day=day,
            ends=(day + 1) * DAY,
            now=now(),
            games=[
                DayCard(
                    game=told_game(row),
                    played=sum(counts.get((event, status), 0) for status in PLAYED),
                    playing=counts.get((event, RUNNING), 0),
                    mine=await self.fared(tries.get(event)),
                )
                for event, row in rows.items()
            ],
            yesterday=list(await self.seeds.games(day - 1)),
            tomorrow=[DayCommitment(*pair) for pair in await self.commitments(day + 1)],
            month=[DayMark(one, percent_of(share)) for one, share in marks if one >= first],
            streak=streak({one for one, _ in marks}, day),
        )

    async def commitments(self, day: int) -> list[tuple[str, str]]:
        """Return what is committed to for a day, by event."""
        return [(event, row["commitment"]) for event, row in (await self.seeds.games(day)).items()]

    async def fared(self, row: dict[str, Any] | None) -> DayTry:
        """Return how somebody's try stands among those of the same game."""
        if row is None:
            return NO_TRY
        line = None
        if row["status"] == COUNTED:
            found = await self.store.ranking(row["day"], row["event"], row["person"], 0)
            line = next((one for one in found if one["person"] == row["person"]), None)
        return DayTry(
            status=row["status"],
            table=row["table_id"],
            score=row["score"],
            won=row["won"],
            rank=line["rank"] if line else None,
            percent=beaten(line) if line else None,
        )

    # --- rankings -----------------------------------------------------------------

    async def ranking(self, day: int, event: str, person: str | None) -> DayRanking:
        """Return who came where; while the day lasts, to those whose own try is over."""
        row = await self.seeds.row(day, event)
        own = await self.store.try_of(day, event, person) if person else None
        covered = day == today() and not is_over(own)
        counts = await self.store.counts(day)
        rows = [] if covered else await self.store.ranking(day, event, person or NOBODY, LINES)
        best, mine = turns_in(rows[0] if rows else None), turns_in(own)
        return DayRanking(
            game=told_game(row),
            ends=(day + 1) * DAY,
            now=now(),
            played=sum(counts.get((event, status), 0) for status in PLAYED),
            playing=counts.get((event, RUNNING), 0) if day == today() else 0,
            covered=covered,
            mine=await self.fared(own),
            rows=[told_row(one, best, person) for one in rows],
            bars=[] if covered else [DayBar(*bar) for bar in await self.store.bars(day, event)],
            quarters=DayQuarters(quarters(mine), quarters(best)) if mine and best and not covered else None,
        )

    async def leaders(self, day: int, event: str, span: DaySpan, person: str | None) -> DayLeaders:
        """Return who has the most points of a week or a month, as far as its days are over."""
        await self.seeds.row(day, event)
        first, last = week_of(day) if span == "week" else month_of(day)
        until = min(last, today() - 1)
        rows = await self.store.standings(first, until, event, person or NOBODY, LINES) if until >= first else []
        told = [
            DayLeader(
                rank=one["rank"],
                name=one["name"],
                guest=one["guest"],
                days=one["days"],
                points=percent_of(one["points"]),
                you=one["person"] == person,
            )
            for one in rows
        ]
        return DayLeaders(event, span, first, last, told)

    async def spend(self, person: Person, day: int, event: str) -> DayRanking:
        """Give one's try up for a look at the games of others."""
        await self.seeds.row(day, event)
        if day == today():
            this = {"day": day, "event": event, "person": person.id}
            await self.store.spend({**this, "status": SPENT, "began": now(), "ended": now()})
        return await self.ranking(day, event, person.id)

    # --- who may look ---------------------------------------------------------------

    async def admit(self, table: TableState, person: str | None) -> None:
        """Refuse a look at somebody's game of today to those whose own try is not over."""
        if table.spec.day is None or not sealed(table.spec, now()) or table.seats_of(person):
            return
        await self.check_look(table.spec.day["day"], table.spec.day["event"], person)

    async def check_look(self, day: int, event: str, person: str | None) -> None:
        """Refuse those who could still try the game of a day that lasts."""
        own = await self.store.try_of(day, event, person) if person else None
        if day == today() and not is_over(own):
            raise Refused("forbidden", "nobody looks at others' games of today before their own is over")


def is_over(row: dict[str, Any] | None) -> bool:
    return row is not None and row["status"] != RUNNING


def told_game(row: dict[str, Any]) -> DayGame:
    """Return a game of a day, with its secret once the day is over."""
    return DayGame(
        day=row["day"],
        event=row["event"],
        game=row["game"],
        rules=row["rules"],
        seats=row["seats"],
        level=row["level"],
        options={**row["options"], "figures": None} if row["options"].get("figures") else row["options"],
        commitment=row["commitment"],
        committed=row["created"],
        secret=row["secret"].hex() if row["day"] < today() else None,
    )


def told_row(one: dict[str, Any], best: list[SeatTurn], person: str | None) -> DayRow:
    turns = turns_in(one)
    return DayRow(
        rank=one["rank"],
        name=one["name"],
        guest=one["guest"],
        score=one["score"],
        percent=beaten(one),
        same=same_turns(turns, best),
        turns=len(turns),
        table=one["table_id"],
        you=one["person"] == person,
    )


def turns_in(row: dict[str, Any] | None) -> list[SeatTurn]:
    """Return the turns that are kept of a counted try."""
    return [SeatTurn(*turn) for turn in row["turns"]] if row is not None and row["turns"] else []


def beaten(row: dict[str, Any]) -> int | None:
    """Return how many percent of the others were beaten; None for somebody who is alone."""
    return percent_of(row["share"]) if row["field"] > 1 else None


def percent_of(share: Any) -> int:
    """Return a share in whole percent, which only who beat all others has all of.

    >>> percent_of(0.999), percent_of(1.0)
    (99, 100)
    """
    return int(100 * float(share) + 1e-9)


def quarters(turns: list[SeatTurn]) -> list[int]:
    """Return the points gained in each quarter of some turns.

    >>> quarters([SeatTurn(0, points, "") for points in (1, 2, 4, 8, 9)])
    [1, 1, 2, 5]
    """
    points = [0, *(turn.points for turn in turns)]
    ends = [points[len(turns) * i // QUARTERS] for i in range(QUARTERS + 1)]
    return [after - before for before, after in pairwise(ends)]


def streak(days: set[int], day: int) -> int:
    """Count the days in a row until today; the row goes on until a whole day was missed.

    >>> streak({7, 8, 9}, 10), streak({7, 9, 10}, 10), streak({7}, 10)
    (3, 2, 0)
    """
    last = day if day in days else day - 1
    count = 0
    while last - count in days:
        count += 1
    return count
