"""Whose step the event loop takes next: an address that had much of it goes on a little at a time, others in between.

A step is what runs from one wait to the next. Each is short, but a hundred requests of one address have as many of them
ready at once, and everybody else would stand behind all of these.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Generator
from contextvars import ContextVar
from typing import Any, Final

import msgspec

from beffroi.server.metrics import LOOP_QUEUED

FREE: Final = 0.1  # seconds of the loop that an address has without waiting,
SHARE: Final = 0.25  # and how much of each second it gets back
AT_ONCE: Final = 0.01  # seconds of steps that waited, in one round of the loop; then others get as much
MOST_AT_ONCE: Final = 32  # of such steps
LONGEST_PAUSE: Final = 0.05
RECENT: Final = 1.0  # seconds for which somebody who had a step counts as being here
MOST_KNOWN: Final = 10_000  # addresses, before those that owe nothing are forgotten

clock = time.perf_counter


class LoopTurns:
    """Counts what each address takes of the loop, and lets those that took much have it in turn."""

    def __init__(self) -> None:
        self._owed: dict[str, tuple[float, float]] = {}  # seconds by address, and when that was
        self._lines: dict[str, deque[asyncio.Future[None]]] = {}  # of steps that wait, the next address first
        self._giving = False
        self._light = ("", -RECENT)  # who had a step without waiting last, and when
        self._taken = 0.0  # seconds of steps that had waited, in this round

    def must_wait(self, address: str) -> bool:
        """Tell whether the next step of an address has to wait for its turn."""
        if address in self._lines:
            return True
        owed, since = self._owed.get(address, (0.0, 0.0))
        return owed > FREE and owed - (clock() - since) * SHARE > FREE

    def charge(self, address: str, spent: float, waited: bool) -> None:
        """Count a step by the clock: on a busy machine it keeps the others as much longer as time forgives more."""
        at = clock()
        owed, since = self._owed.get(address, (0.0, at))
        self._owed[address] = (max(0.0, owed - (at - since) * SHARE) + spent, at)
        if waited:
            self._taken += spent
        else:
            self._light = (address, at)
        if len(self._owed) > MOST_KNOWN:
            self._forget(at)

    def _forget(self, at: float) -> None:
        self._owed = {
            address: (owed, since) for address, (owed, since) in self._owed.items() if owed > (at - since) * SHARE
        }

    def turn(self, address: str) -> asyncio.Future[None]:
        """Return what is done when it is the turn of an address."""
        loop = asyncio.get_running_loop()
        place = loop.create_future()
        self._lines.setdefault(address, deque()).append(place)
        LOOP_QUEUED.inc()
        if not self._giving:
            self._giving = True
            loop.call_soon(self._give, loop)
        return place

    def has_time(self) -> bool:
        """Tell whether one more step may be taken in this round."""
        return self._taken < AT_ONCE

    def _give(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let some steps be taken, of each address in turn; those there is no time for line up again."""
        self._taken, given = 0.0, 0
        while self._lines and given < MOST_AT_ONCE:
            address = next(iter(self._lines))
            line = self._lines.pop(address)
            place = line.popleft()
            LOOP_QUEUED.dec()
            if line:
                self._lines[address] = line  # behind all others
            if not place.done():  # else nobody waits for it any more
                place.set_result(None)
                given += 1
        if given:
            loop.call_soon(self._go_on, loop)
        else:
            self._giving = False

    def _go_on(self, loop: asyncio.AbstractEventLoop) -> None:
        """Give the next turns when the loop has been around; whoever else is here gets about half of the time."""
        other, at = self._light
        if self.has_time() or other in self._lines or clock() - at >= RECENT:
            loop.call_soon(self._give, loop)
        else:
            loop.call_later(min(self._taken, LONGEST_PAUSE), self._give, loop)


class Asker(msgspec.Struct, frozen=True):
    """An address, and the turns it takes."""

    turns: LoopTurns
    address: str


ASKER: Final[ContextVar[Asker | None]] = ContextVar("asker", default=None)  # for whom the loop works just now


class InTurn:
    """Awaits a coroutine whose steps are taken in turn and counted."""

    __slots__ = ("_asker", "_inner")

    def __init__(self, asker: Asker, inner: Awaitable[Any]) -> None:
        self._asker = asker
        self._inner = inner

    def __await__(self) -> Generator[Any, Any, Any]:
        turns, address = self._asker.turns, self._asker.address
        inner = self._inner.__await__()
        error: BaseException | None = None
        try:
            while True:
                waits = turns.must_wait(address)
                if waits:
                    try:
                        yield from turns.turn(address)
                        while not turns.has_time():
                            yield from turns.turn(address)
                    except asyncio.CancelledError as thrown:  # the inner one's to handle
                        error = thrown
                began = clock()
                try:
                    waited = inner.send(None) if error is None else inner.throw(error)
                except StopIteration as done:
                    return done.value
                finally:
                    turns.charge(address, clock() - began, waits)
                error = None
                try:
                    yield waited
                except GeneratorExit:
                    raise
                except BaseException as thrown:  # such as a cancellation
                    error = thrown
        finally:
            inner.close()


async def in_turn(work: Awaitable[Any]) -> Any:
    """Do work on behalf of whoever it is begun for."""
    asker = ASKER.get()
    return await (work if asker is None else InTurn(asker, work))
