"""An address that takes much of the event loop waits for its turn, and nobody else does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from beffroi.server.api.security import SecurityMiddleware
from beffroi.server.services import loop_turns
from beffroi.server.services.loop_turns import FREE, Asker, InTurn, LoopTurns
from tests.server.support import settings_for

STEP = 0.005  # seconds of a heavy step
MANY = 60
LIGHT = 20  # steps of somebody else
MOST_BETWEEN = LIGHT + LIGHT // 2  # heavy steps that others take meanwhile


def spin(seconds: float) -> None:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


async def heavy(order: list[str]) -> None:
    for _ in range(2):
        await asyncio.sleep(0)
        spin(STEP)
        order.append("heavy")


async def light(order: list[str]) -> None:
    for _ in range(LIGHT):
        await asyncio.sleep(0)
        order.append("light")


async def both(run: Callable[[str, Awaitable[Any]], Awaitable[Any]]) -> list[str]:
    """Let one address have much under way, and then another come with little."""
    order: list[str] = []
    crowd = [asyncio.ensure_future(run("192.0.2.1", heavy(order))) for _ in range(MANY)]
    while len(order) * STEP < 2 * FREE:
        await asyncio.sleep(0)
    order.clear()
    await run("192.0.2.2", light(order))
    between = list(order)
    await asyncio.gather(*crowd)
    return between


def test_others_pass_an_address_that_has_much_under_way() -> None:
    turns = LoopTurns()
    order = asyncio.run(both(lambda address, work: InTurn(Asker(turns, address), work)))
    assert order.count("light") == LIGHT
    assert order.count("heavy") <= MOST_BETWEEN

    async def plain(_: str, work: Awaitable[Any]) -> Any:
        return await work

    assert asyncio.run(both(plain)).count("heavy") >= 2 * LIGHT  # as it would be


def test_requests_of_one_address_leave_the_loop_to_others(tmp_path: Any) -> None:
    """As they pass the gate, whatever they ask for."""
    order: list[str] = []

    async def app(scope: Any, _: Any, send: Any) -> None:
        await (heavy if scope["path"] == "/heavy" else light)(order)
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def nothing(*_: Any) -> None: ...

    async def ask(gate: SecurityMiddleware, address: str, path: str) -> None:
        scope: Any = {"type": "http", "method": "GET", "path": path, "query_string": b"", "raw_path": path.encode()}
        await gate({**scope, "headers": [(b"host", b"localhost")], "client": (address, 1)}, nothing, nothing)  # type: ignore[arg-type]

    async def all_of_it() -> list[str]:
        gate = SecurityMiddleware(app, nothing, settings_for(tmp_path, limits=True))
        crowd = [asyncio.create_task(ask(gate, "192.0.2.1", "/heavy")) for _ in range(MANY)]
        while len(order) * STEP < 2 * FREE:
            await asyncio.sleep(0)
        order.clear()
        await asyncio.create_task(ask(gate, "192.0.2.2", "/light"))
        between = list(order)
        await asyncio.gather(*crowd)
        return between

    assert asyncio.run(all_of_it()).count("heavy") <= MOST_BETWEEN


def test_addresses_that_wait_take_turns() -> None:
    """Who has a hundred steps waiting is no sooner done than who has one."""
    turns, order = LoopTurns(), []
    for address in ("many", "few"):
        turns.charge(address, 10 * FREE, False)

    async def one(address: str) -> None:
        order.append(address)

    async def run() -> None:
        crowd = [asyncio.ensure_future(InTurn(Asker(turns, "many"), one("many"))) for _ in range(10)]
        await asyncio.gather(*crowd, InTurn(Asker(turns, "few"), one("few")))

    asyncio.run(run())
    assert order.index("few") <= 2


def test_what_was_taken_is_forgiven_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    at = [100.0]
    monkeypatch.setattr(loop_turns, "clock", lambda: at[0])
    turns = LoopTurns()
    turns.charge("a", FREE / 2, False)
    assert not turns.must_wait("a")
    turns.charge("a", FREE, False)
    assert turns.must_wait("a")
    assert not turns.must_wait("b")
    at[0] += FREE / 2 / loop_turns.SHARE
    assert not turns.must_wait("a")


def test_a_step_that_waits_can_be_cancelled() -> None:
    """It is told so where it waits, and those behind it come on."""
    turns, seen = LoopTurns(), []
    turns.charge("a", 10 * FREE, False)

    async def work(name: str) -> str:
        try:
            await asyncio.sleep(0)
        except asyncio.CancelledError:
            seen.append(name)
            raise
        return name

    async def run() -> list[Any]:
        tasks = [asyncio.ensure_future(InTurn(Asker(turns, "a"), work(name))) for name in "xyz"]
        for _ in range(3):
            await asyncio.sleep(0)
        tasks[2].cancel()
        return await asyncio.gather(*tasks, return_exceptions=True)

    found = asyncio.run(run())
    assert found[:2] == ["x", "y"]
    assert isinstance(found[2], asyncio.CancelledError)


def test_a_fault_passes_and_a_value_returns() -> None:
    turns = LoopTurns()
    turns.charge("a", 10 * FREE, False)

    async def work() -> int:
        with pytest.raises(ValueError, match="inside"):
            await broken()
        return 7

    async def broken() -> None:
        await asyncio.sleep(0)
        raise ValueError("inside")

    async def run() -> int:
        found: int = await InTurn(Asker(turns, "a"), work())
        return found

    assert asyncio.run(run()) == 7
