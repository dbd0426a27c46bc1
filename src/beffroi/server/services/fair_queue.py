"""Who is next to have something worked out: people who wait before work nobody waits for, and everybody in turn."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from enum import IntEnum
from typing import Final

import msgspec
from prometheus_client import Gauge

from beffroi.server.metrics import THINK_WAITING


class Lane(IntEnum):
    """How urgent it is. Whatever is in an earlier lane goes first."""

    PLAY = 0  # somebody sits at the table and waits
    AWAY = 1  # nobody looks on
    REVIEW = 2  # finished games, looked at again


class Ticket(msgspec.Struct, frozen=True):
    """A place in the queue: for whom, and for which of their tables."""

    lane: Lane
    person: str
    table: str


MOST_REVIEWS: Final = 1  # at a time: they have many parts, and somebody may sit down at a table meanwhile


class FairQueue:
    """Gives out a number of slots.

    Within a lane people take turns, and the tables of a person take turns. Where there are two slots or more one
    person never holds all of them, so that nobody has to wait for the whole of somebody else's thinking.
    """

    def __init__(self, slots: int, waiting: Gauge = THINK_WAITING) -> None:
        self.slots = slots
        self.told = waiting
        self.held: Counter[str] = Counter()  # slots by person
        self.reviews = 0
        self._lanes: dict[Lane, dict[str, dict[str, deque[asyncio.Future[None]]]]] = {lane: {} for lane in Lane}

    @property
    def busy(self) -> int:
        return sum(self.held.values())

    def waiting(self, lane: Lane) -> int:
        """Return how many wait in a lane."""
        return sum(len(line) for tables in self._lanes[lane].values() for line in tables.values())

    async def acquire(self, ticket: Ticket) -> None:
        """Wait for a slot. Whoever gets one gives it back by `release`."""
        place = asyncio.get_running_loop().create_future()
        people = self._lanes[ticket.lane]
        people.setdefault(ticket.person, {}).setdefault(ticket.table, deque()).append(place)
        self.told.labels(ticket.lane.name.lower()).inc()
        self._give_out()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # it came just now
                self.release(ticket)
            else:
                self._forget(ticket, place)
            raise

    def release(self, ticket: Ticket) -> None:
        """Give a slot back."""
        self.held[ticket.person] -= 1
        if not self.held[ticket.person]:
            del self.held[ticket.person]
        self.reviews -= ticket.lane is Lane.REVIEW
        self._give_out()

    def _give_out(self) -> None:
        while self.busy < self.slots:
            ticket = self._next()
            if ticket is None:
                return
            place = self._lanes[ticket.lane][ticket.person][ticket.table][0]
            self._forget(ticket, place)
            self._let_others_first(ticket)
            self.held[ticket.person] += 1
            self.reviews += ticket.lane is Lane.REVIEW
            place.set_result(None)

    def _next(self) -> Ticket | None:
        for lane, people in self._lanes.items():
            if lane is Lane.REVIEW and self.reviews >= MOST_REVIEWS:
                continue
            for person, tables in people.items():
                if self.slots == 1 or self.held[person] < self.slots - 1:
                    return Ticket(lane, person, next(iter(tables)))
        return None

    def _let_others_first(self, ticket: Ticket) -> None:
        """Put who was served behind those who wait: the person, and the table among their tables."""
        people = self._lanes[ticket.lane]
        tables = people.pop(ticket.person, None)
        if tables is None:
            return
        line = tables.pop(ticket.table, None)
        if line is not None:
            tables[ticket.table] = line
        people[ticket.person] = tables

    def _forget(self, ticket: Ticket, place: asyncio.Future[None]) -> None:
        people = self._lanes[ticket.lane]
        tables = people[ticket.person]
        line = tables[ticket.table]
        line.remove(place)
        self.told.labels(ticket.lane.name.lower()).dec()
        if not line:
            del tables[ticket.table]
        if not tables:
            del people[ticket.person]
