"""Those who watch tables from this worker, and what each of them is told."""

from __future__ import annotations

import asyncio
from typing import Any, Final, Protocol

import msgspec

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.messages import ChatMessage, ChatRemovedMessage, LobbyMessage, TableMessage
from beffroi.server.domain.spec import OPEN
from beffroi.server.domain.table import TableState
from beffroi.server.realtime.presence import PresenceTracker
from beffroi.server.realtime.render import described, update
from beffroi.server.services.clock import now
from beffroi.server.services.ports import TableChanged
from beffroi.server.services.tables import meta_of

encode: Final = msgspec.json.Encoder().encode


class Watcher(Protocol):
    """A connection: whose it is, and how it is told something."""

    person: str | None

    def send(self, data: bytes) -> None: ...

    def recheck(self) -> None:
        """Look again, soon, whether its person may still look on; else it ends."""


class Subscription:
    """One connection's look at one table."""

    __slots__ = ("seats", "since")

    def __init__(self, seats: list[Seat], since: int) -> None:
        self.seats = seats
        self.since = since  # the last seq it was told


class Wait:
    """A request that is held until there is news for its seats."""

    __slots__ = ("event", "seats")

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.event = asyncio.Event()


class Hub:
    """Fan-out to the connections of this worker."""

    def __init__(self, presence: PresenceTracker) -> None:
        self.presence = presence
        self.watches: dict[str, dict[Watcher, Subscription]] = {}
        self.lobby: set[Watcher] = set()
        self.connected: dict[str, set[Watcher]] = {}  # by whose they are
        self._blocked: dict[str, frozenset[str]] = {}  # whom the people connected here block
        self._waits: dict[str, set[Wait]] = {}
        self._told: dict[str, tuple[Any, ...]] = {}  # what was last told around the game, by table

    # --- watching ---------------------------------------------------------------

    def enter(self, watcher: Watcher, blocked: frozenset[str]) -> None:
        """Remember a connection, to find it when its person is signed out, and whom its person blocks."""
        if watcher.person is not None:
            self.connected.setdefault(watcher.person, set()).add(watcher)
            self._blocked[watcher.person] = blocked

    def recheck(self, person: str) -> None:
        """Let the connections of a person show anew that they may stay."""
        for watcher in list(self.connected.get(person, ())):
            watcher.recheck()

    def watch(self, watcher: Watcher, table: TableState, since: int) -> None:
        """Tell the watcher how the table stands, and from now on what changes."""
        seats = table.seats_of(watcher.person)
        watch = Subscription(seats or [NOBODY], max(0, min(since, table.seq)))
        self.watches.setdefault(table.spec.id, {})[watcher] = watch
        self._told.setdefault(table.spec.id, meta_of(table))
        watcher.send(encode(self.describe(table, watcher.person)))
        self._send_updates(table, watcher, watch, {})

    def unwatch(self, watcher: Watcher, table_id: str) -> None:
        watching = self.watches.get(table_id)
        if watching is not None:
            watching.pop(watcher, None)
            if not watching:
                del self.watches[table_id]
                self._told.pop(table_id, None)

    def leave(self, watcher: Watcher) -> None:
        """Forget a connection that is gone."""
        if watcher.person is not None:
            theirs = self.connected.get(watcher.person, set())
            theirs.discard(watcher)
            if not theirs:
                self.connected.pop(watcher.person, None)
                self._blocked.pop(watcher.person, None)
        self.lobby.discard(watcher)
        for table_id in [key for key, watching in self.watches.items() if watcher in watching]:
            self.unwatch(watcher, table_id)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self.watches or table_id in self._waits

    # --- telling ----------------------------------------------------------------

    def on_table_changed(self, change: TableChanged) -> None:
        """Tell those who may know of it, and nobody else: that something was sent would tell of a secret answer."""
        table = change.table
        for wait in self._waits.get(table.spec.id, ()):
            if change.meta_changed or concerns(change, wait.seats):
                wait.event.set()
        watching = self.watches.get(table.spec.id)
        if not watching:
            return
        if change.meta_changed and self._told.get(table.spec.id) != meta_of(table):
            self.tell_table(table)
        ready: dict[tuple[Seat, int], bytes] = {}
        for watcher, watch in watching.items():
            behind = watch.since < table.seq
            if behind if change.seats is None else concerns(change, watch.seats):
                self._send_updates(table, watcher, watch, ready)

    def _send_updates(
        self, table: TableState, watcher: Watcher, watch: Subscription, ready: dict[tuple[Seat, int], bytes]
    ) -> None:
        if table.match is None:
            return
        for seat in watch.seats:
            data = ready.get((seat, watch.since))
            if data is None:
                data = ready[seat, watch.since] = encode(update(table, seat, watch.since, now()))
            watcher.send(data)
        watch.since = table.seq

    def describe(self, table: TableState, person: str | None) -> TableMessage:
        return described(table, person, self.presence.is_online, now())

    def tell_table(self, table: TableState) -> None:
        """Tell those who watch a table that seats, status or presence changed."""
        self._told[table.spec.id] = meta_of(table)
        for wait in self._waits.get(table.spec.id, ()):
            wait.event.set()
        for watcher, watch in self.watches.get(table.spec.id, {}).items():
            if table.status == OPEN or table.seq <= 1:  # somebody who watched may have taken a seat
                watch.seats = table.seats_of(watcher.person) or [NOBODY]
            watcher.send(encode(self.describe(table, watcher.person)))

    def tell_all(self, message: ChatMessage | ChatRemovedMessage, author: str | None = None) -> None:
        """Send the same words to everybody who watches the table, besides those who block their author."""
        data = encode(message)
        for watcher in self.watches.get(message.table, ()):
            if author is None or watcher.person is None or author not in self._blocked.get(watcher.person, ()):
                watcher.send(data)

    def set_blocked(self, person: str, blocked: frozenset[str]) -> None:
        """Spare the connections of a person what these say."""
        if person in self.connected:
            self._blocked[person] = blocked

    def tell_lobby(self) -> None:
        data = encode(LobbyMessage())
        for watcher in self.lobby:
            watcher.send(data)

    async def news(self, table_id: str, seats: list[Seat], seconds: float) -> None:
        """Wait until something happens at the table that these seats may know of, at most so long."""
        wait = Wait(seats)
        waiting = self._waits.setdefault(table_id, set())
        waiting.add(wait)
        try:
            await asyncio.wait_for(wait.event.wait(), seconds)
        except TimeoutError:
            return
        finally:
            waiting.discard(wait)
            if not waiting:
                self._waits.pop(table_id, None)


def concerns(change: TableChanged, seats: list[Seat]) -> bool:
    """Tell whether these seats may know of a change."""
    return change.seats is None or any(seat in change.seats for seat in seats)
