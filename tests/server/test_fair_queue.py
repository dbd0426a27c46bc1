"""The queue before the bots' processes: nobody waits for somebody else's bots."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from beffroi.server.services.bot_pool import BotPool, NotNeeded
from beffroi.server.services.fair_queue import FairQueue, Lane, Ticket
from beffroi.server.services.worker_pool import WorkerPool
from beffroi.server.services.worker_process import TookTooLong
from tests.server.support import DEADLINE, Player, Server, play_over_http, serving, settings_for, wait_until


async def served(queue: FairQueue, tickets: list[Ticket]) -> list[Ticket]:
    """Queue everything while all slots are taken, and return in which order it was served, one at a time."""
    first = [Ticket(Lane.PLAY, f"first {n}", "t") for n in range(queue.slots)]
    for ticket in first:
        await queue.acquire(ticket)
    order: list[Ticket] = []

    async def work(ticket: Ticket) -> None:
        await queue.acquire(ticket)
        order.append(ticket)
        await asyncio.sleep(0)
        queue.release(ticket)

    tasks = [asyncio.create_task(work(ticket)) for ticket in tickets]
    await asyncio.sleep(0)
    for ticket in first:
        queue.release(ticket)
    await asyncio.gather(*tasks)
    assert queue.busy == 0
    return order


def test_people_take_turns_and_their_tables_take_turns() -> None:
    greedy = [Ticket(Lane.PLAY, "greedy", f"g{n % 2}") for n in range(6)]
    modest = [Ticket(Lane.PLAY, "modest", "m") for _ in range(2)]
    order = asyncio.run(served(FairQueue(1), [*greedy, *modest]))
    assert [ticket.table for ticket in order] == ["g0", "m", "g1", "m", "g0", "g1", "g0", "g1"]


def test_who_waits_goes_before_those_who_do_not_and_reviews_come_last() -> None:
    tickets = [Ticket(lane, f"{lane.name} {n}", "t") for n in range(2) for lane in reversed(Lane)]
    order = asyncio.run(served(FairQueue(1), tickets))
    assert [ticket.lane for ticket in order] == [Lane.PLAY] * 2 + [Lane.AWAY] * 2 + [Lane.REVIEW] * 2


def test_one_person_never_holds_every_slot_and_reviews_hold_one() -> None:
    async def scene() -> None:
        queue = FairQueue(3)
        for n in range(2):
            await queue.acquire(Ticket(Lane.PLAY, "greedy", f"g{n}"))
        third = asyncio.create_task(queue.acquire(Ticket(Lane.PLAY, "greedy", "g2")))
        await asyncio.sleep(0)
        assert not third.done()
        await asyncio.wait_for(queue.acquire(Ticket(Lane.REVIEW, "reader", "r")), 1)
        queue.release(Ticket(Lane.REVIEW, "reader", "r"))
        await asyncio.wait_for(queue.acquire(Ticket(Lane.PLAY, "modest", "m")), 1)
        queue.release(Ticket(Lane.PLAY, "greedy", "g0"))
        await asyncio.wait_for(third, 1)
        reviews = FairQueue(4)
        await reviews.acquire(Ticket(Lane.REVIEW, "a", "r"))
        second = asyncio.create_task(reviews.acquire(Ticket(Lane.REVIEW, "b", "r")))
        await asyncio.sleep(0)
        assert not second.done()
        second.cancel()

    asyncio.run(scene())


def test_who_stops_waiting_leaves_the_queue() -> None:
    async def scene() -> None:
        queue = FairQueue(1)
        await queue.acquire(Ticket(Lane.PLAY, "a", "t"))
        waiting = [asyncio.create_task(queue.acquire(Ticket(Lane.PLAY, name, "t"))) for name in "bc"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert queue.waiting(Lane.PLAY) == 1
        queue.release(Ticket(Lane.PLAY, "a", "t"))
        waiting[1].cancel()  # just when its turn came
        await asyncio.gather(*waiting, return_exceptions=True)
        assert (queue.busy, queue.waiting(Lane.PLAY)) == (0, 0)

    asyncio.run(scene())


# --- the pool -----------------------------------------------------------------------


class ThreadBots(BotPool):
    """Bots that think in a thread, until they are let go."""

    def __init__(self) -> None:
        super().__init__(1)
        self.threads = ThreadPoolExecutor(1)

    def pool(self) -> Executor:
        return self.threads


def test_work_that_nobody_needs_is_not_begun_and_a_slot_is_held_until_the_work_ends() -> None:
    async def scene() -> None:
        pool, go = ThreadBots(), threading.Event()
        ticket = Ticket(Lane.PLAY, "a", "t")
        first = asyncio.create_task(pool.run(ticket, go.wait))
        await asyncio.sleep(0)
        needed = [True]
        second = asyncio.create_task(pool.run(ticket, time.time, needed=lambda: needed[0]))
        first.cancel()  # its process thinks on
        await asyncio.sleep(0.05)
        assert not second.done()
        needed[0] = False
        go.set()
        with pytest.raises(NotNeeded):
            await second
        assert pool.queue.busy == 0

    asyncio.run(scene())


def test_a_process_that_passes_its_limit_is_ended_and_the_next_work_is_done() -> None:
    pool = WorkerPool(1, 5.0)
    try:
        assert pool.submit(abs, -1).result() == 1
        pool.seconds = 0.2
        with pytest.raises(TookTooLong):
            pool.submit(time.sleep, 3600).result()
        pool.seconds = 60.0
        assert pool.submit(abs, -2).result() == 2
    finally:
        pool.shutdown()


def test_closing_ends_what_a_process_works_at_and_begins_it_nowhere_else() -> None:
    async def scene() -> None:
        pool = BotPool(1)
        ticket = Ticket(Lane.PLAY, "a", "t")
        assert await pool.run(ticket, abs, -1) == 1
        thinking = asyncio.create_task(pool.run(ticket, time.sleep, 3600))
        await asyncio.sleep(0.1)
        pool.close()
        with pytest.raises(BrokenExecutor):
            await asyncio.wait_for(thinking, DEADLINE)

    asyncio.run(scene())


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """A server where no other test's bots think."""
    with serving(settings_for(tmp_path)) as house:
        yield house


def test_a_level_that_finds_no_end_is_answered_for_by_the_weakest(
    house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = Player(house.url, "Anna")
    pool = house.services.bot_pool
    run: Callable[..., Any] = pool.run
    asked: list[str] = []

    async def never(ticket: Ticket, work: Any, *args: Any, **more: Any) -> Any:
        if len(args) == 5:
            asked.append(args[3])
            if args[3] != weakest:
                raise TookTooLong
        return await run(ticket, work, *args, **more)

    levels = [level["slug"] for level in next(g for g in anna.get("/api/games") if g["slug"] == "fair")["levels"]]
    weakest = levels[0]
    monkeypatch.setattr(pool, "run", never)
    table = anna.create("me", f"bot:{levels[-1]}")
    assert play_over_http([anna], table)["over"]
    assert set(asked) == {levels[-1], weakest}


def test_one_guest_with_many_tables_keeps_nobody_waiting(house: Server) -> None:
    """While the only process thinks for Anna's tables, Bruno's bot is the next that is asked."""
    anna, bruno = Player(house.url, "Anna"), Player(house.url, "Bruno")
    pool = house.services.bot_pool
    order: list[str] = []
    acquire, first = pool.queue.acquire, asyncio.Event()

    async def watched(ticket: Ticket) -> None:
        await acquire(ticket)
        if not order:
            await asyncio.wait_for(first.wait(), 60)
        order.append(ticket.person)

    pool.queue.acquire = watched  # type: ignore[method-assign]
    for _ in range(12):
        anna.create("me", "bot")
    wait_until(lambda: pool.queue.busy == 1)
    bruno.connect()
    bruno.create("me", "bot")
    wait_until(lambda: sum(pool.queue.waiting(lane) for lane in Lane) >= 12)
    house.loop.call_soon_threadsafe(first.set)
    wait_until(lambda: bruno.me["id"] in order)
    assert order.index(bruno.me["id"]) == 1
