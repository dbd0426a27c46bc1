"""Games of the day: the same luck for all, one try that counts, rankings, two games side by side."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from beffroi.protocol.days import DayComparison, DayLeaders, DayOverview, DayRanking, DaySpan
from beffroi.protocol.messages import TableMessage
from beffroi.server.api.dependencies import (
    AskerDep,
    CallerDep,
    DayComparingDep,
    DaysDep,
    DayTablesDep,
    HubDep,
    LimitsDep,
    TablesDep,
)
from beffroi.server.api.routes.tables import shown

Span = Annotated[DaySpan, QueryParameter()]
TableName = Annotated[str, QueryParameter(max_length=40)]


@get("/api/days")
async def overview(days: DaysDep, caller: CallerDep) -> DayOverview:
    """The games of today, my tries, and what is committed to for tomorrow."""
    return await days.overview(caller.id)


@get("/api/days/{day:int}/{event:str}")
async def ranking(days: DaysDep, caller: CallerDep, day: FromPath[int], event: FromPath[str]) -> DayRanking:
    """Who came where in a game of a day; today's is covered until my own try is over."""
    return await days.ranking(day, event, caller.id)


@get("/api/days/{day:int}/{event:str}/leaders")
async def leaders(
    days: DaysDep, caller: CallerDep, day: FromPath[int], event: FromPath[str], span: Span = "week"
) -> DayLeaders:
    """Who has the most points of the week or month around a day, as far as its days are over."""
    return await days.leaders(day, event, span, caller.id)


@get("/api/days/{day:int}/{event:str}/compare")
async def compare(
    day_comparing: DayComparingDep,
    limits: LimitsDep,
    caller: CallerDep,
    asker: AskerDep,
    day: FromPath[int],
    event: FromPath[str],
    one: TableName,
    other: TableName,
) -> DayComparison:
    """Two counted games of a day, turn by turn."""
    await limits.take("verify", asker)
    return await day_comparing.compare(day, event, [one, other], caller.id)


@post("/api/days/{day:int}/{event:str}/play")
async def play(
    day_tables: DayTablesDep,
    tables: TablesDep,
    hub: HubDep,
    limits: LimitsDep,
    caller: CallerDep,
    day: FromPath[int],
    event: FromPath[str],
) -> TableMessage:
    """My try of today, or another table with the luck of that day, which doesn't count."""
    person = caller.must("tables")
    await limits.take("table", person.id)
    return await shown(tables, hub, caller, await day_tables.play(person, day, event))


@post("/api/days/{day:int}/{event:str}/look", status_code=200)
async def look(
    days: DaysDep, limits: LimitsDep, caller: CallerDep, day: FromPath[int], event: FromPath[str]
) -> DayRanking:
    """See the games of others now; that spends my try of today."""
    person = caller.must("play")
    await limits.take("puzzle", person.id)
    return await days.spend(person, day, event)


ROUTES = [overview, ranking, leaders, compare, play, look]
