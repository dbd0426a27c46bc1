"""People who play the game of a day that ends while everything goes wrong, and what their tries must come to."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

from beffroi.server.domain.days import DAY
from beffroi.server.domain.spec import STOPPED
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.day_results import SEAT, status_of
from beffroi.server.services.day_seeds import today
from beffroi.server.storage.days import COUNTED, RUNNING, SPENT
from tests.simulation.story import Wrong
from tests.simulation.worker import EPOCH

if TYPE_CHECKING:
    from tests.simulation.client import Client
    from tests.simulation.world import World

EVENT: Final = "fair-3"
BEGUN: Final = 1000  # seconds the loop's clock shows at first


def epoch_before(midnight: float | None) -> int:
    """Return the time of day when nothing has passed, such that a day ends so many seconds after the beginning."""
    if midnight is None:
        return EPOCH
    return (EPOCH // DAY + 2) * DAY - round(1000 * (BEGUN + midnight))


async def play_day(client: Client) -> None:
    """Ask for the day's table, at times by two pages at once, and perhaps give the try up for a look at others'."""
    luck, person = client.luck, client.person
    assert person is not None

    async def play(services: Any) -> str:
        found: str = (await services.day_tables.play(person, today(), EVENT)).spec.id
        return found

    async def look(services: Any) -> None:
        await services.days.spend(person, today(), EVENT)

    async def ask(what: Any) -> None:
        try:
            table = await client.ask(what)
        except Refused as refused:
            client.world.story.tell(client.name, f"does not play the day: {refused.message}")
        else:
            client.world.story.tell(client.name, f"plays the day at {table}" if table else "spends a try")

    await asyncio.sleep(luck.uniform(0, 4))
    await asyncio.gather(*(ask(play) for _ in range(luck.choice((1, 2)))))
    if luck.random() < 0.2:
        await asyncio.sleep(luck.uniform(0, 4))
        await ask(look)


def check_try(world: World, table: TableState) -> None:
    """A try says what its table's log makes of it; of each game and day somebody has one, at a table of theirs."""
    assert table.spec.day is not None
    query = "SELECT day, event, person, status, score, ended FROM day_tries WHERE table_id = ?"
    rows = world.disk.place.raw.execute(query, (table.spec.id,)).fetchall()
    if not rows:
        return  # played again, which doesn't count
    [(day, event, person, status, score, ended)] = rows
    if (day, event, person) != (table.spec.day["day"], table.spec.day["event"], table.seats[SEAT].person):
        raise Wrong(f"the try at {table.spec.id} is not that of its table")
    if status == SPENT or (status == RUNNING and table.status == STOPPED):  # which ends the try when it is looked at
        return
    due = status_of(table)
    if (status, ended) != (due, table.ended):
        raise Wrong(f"the try at {table.spec.id} is {status} since {ended}, its log makes {due} since {table.ended}")
    points = table.playing.state.totals()[SEAT] if status == COUNTED else None
    if score != points:
        raise Wrong(f"the try at {table.spec.id} has {score} points, its log makes {points}")
