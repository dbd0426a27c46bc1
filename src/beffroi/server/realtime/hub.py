"""Those who watch tables from this worker, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.messages import ChatMessage, ChatRemovedMessage, LobbyMessage, StudyMessage, TableMessage
from beffroi.server.domain.table import TableState
from beffroi.server.realtime.presence import PresenceTracker
from beffroi.server.realtime.render import described, update
from beffroi.server.services.clock import now
from beffroi.server.services.ports import TableChanged

encode: Final = msgspec.json.Encoder().encode
GONE: Final = 1 << 31  # as many edits has a study that was deleted


class Watcher(Protocol):
    """A connection: whose it is, and how it is told something."""

    person: str | None

    def send(self, data: bytes) -> None: ...

    def recheck(self) -> None:
        """Look again, soon, whether its person may still look on; else it ends."""


class Subscription:
    """One connection's look at one table."""

    __slots__ = ("known", "seats", "since")

    def __init__(self, seats: list[Seat], since: int) -> None:
        self.seats = seats
        self.since = since  # the last seq it was told
        self.known = 0  # the length of the log when what it was shown had last changed


class Wait:
    """A request that is held until there is news for its seats."""

    __slots__ = ("event", "known", "seats", "told")

    def __init__(self, table: TableState, seats: list[Seat]) -> None:
        self.seats = seats
        self.known = table.known_to(seats)
        self.told = around(table)
        self.event = asyncio.Event()

    def look(self, table: TableState) -> None:
        """End the wait if there is news."""
        if self.known < table.known_to(self.seats) or self.told != around(table):
            self.event.set()


class Hub:
    """Fan-out to the connections of this worker."""

    def __init__(self, presence: PresenceTracker) -> None:
        self.presence = presence
        self.watches: dict[str, dict[Watcher, Subscription]] = {}
        self.lobby: dict[Watcher, None] = {}  # in the order they came
        self.studies: dict[str, dict[Watcher, int]] = {}  # who looks at which study, and what edit they were told of
        self.connected: dict[str, dict[Watcher, None]] = {}  # by whose they are
        self._blocked: dict[str, frozenset[str]] = {}  # whom the people connected here block
        self._waits: dict[str, dict[Wait, None]] = {}
        self._told: dict[str, tuple[Any, ...]] = {}  # what was last told around the game, by table

    # --- watching ---------------------------------------------------------------

    def enter(self, watcher: Watcher, blocked: frozenset[str]) -> None:
        """Remember a connection, to find it when its person is signed out, and whom its person blocks."""
        if watcher.person is not None:
            self.connected.setdefault(watcher.person, {})[watcher] = None
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
        self._told.setdefault(table.spec.id, around(table))
        watcher.send(encode(self.describe(table, watcher.person)))
        self._send_updates(table, watcher, watch, {})

    def unwatch(self, watcher: Watcher, table_id: str) -> None:
        watching = self.watches.get(table_id)
        if watching is not None:
            watching.pop(watcher, None)
            if not watching:
                del self.watches[table_id]
                self._told.pop(table_id, None)

    def look_at_lobby(self, watcher: Watcher, on: bool) -> None:
        """Tell the watcher when the list of tables changes, or no longer."""
        if on:
            self.lobby[watcher] = None
        else:
            self.lobby.pop(watcher, None)

    def look_at_study(self, watcher: Watcher, study: str, n: int | None) -> None:
        """Tell the watcher of the edits of a study after the `n`-th, or no longer."""
        if n is not None:
            self.studies.setdefault(study, {})[watcher] = n
            return
        looking = self.studies.get(study, {})
        looking.pop(watcher, None)
        if not looking:
            self.studies.pop(study, None)

    def leave(self, watcher: Watcher) -> None:
        """Forget a connection that is gone."""
        if watcher.person is not None:
            theirs = self.connected.get(watcher.person, {})
            theirs.pop(watcher, None)
            if not theirs:
                self.connected.pop(watcher.person, None)
                self._blocked.pop(watcher.person, None)
        self.lobby.pop(watcher, None)
        for study in [key for key, looking in self.studies.items() if watcher in looking]:
            self.look_at_study(watcher, study, None)
        for table_id in [key for key, watching in self.watches.items() if watcher in watching]:
            self.unwatch(watcher, table_id)

    def is_watched(self, table_id: str) -> bool:
        return table_id in self.watches or table_id in self._waits

    # --- telling ----------------------------------------------------------------

    def on_table_changed(self, change: TableChanged) -> None:
        """Tell those who may know of it, and nobody else: that something was sent would tell of a secret answer."""
        table = change.table
        for wait in self._waits.get(table.spec.id, ()):
            wait.look(table)
        watching = self.watches.get(table.spec.id)
        if not watching:
            return
        if change.meta_changed and self._told.get(table.spec.id) != around(table):
            self.tell_table(table)
        ready: dict[tuple[Seat, int], bytes] = {}
        for watcher, watch in watching.items():
            if watch.known < table.known_to(watch.seats):
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
        watch.known = table.known_to(watch.seats)

    def describe(self, table: TableState, person: str | None) -> TableMessage:
        return described(table, person, self.presence.is_online, now())

    def tell_table(self, table: TableState) -> None:
        """Tell those who watch a table that seats, status or presence changed."""
        self._told[table.spec.id] = around(table)
        for wait in self._waits.get(table.spec.id, ()):
            wait.event.set()
        for watcher, watch in self.watches.get(table.spec.id, {}).items():
            watch.seats = table.seats_of(watcher.person) or [NOBODY]  # somebody who watched may have taken one
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

    def tell_study(self, study: str, n: int, may_read: Callable[[str | None], bool]) -> None:
        """Tell those who look at a study how many edits it has; whoever may read it no longer hears only of the next.

        That is not after the one that shut them out: they look, and find nothing.
        """
        data = encode(StudyMessage(study, n))
        for watcher, told in list(self.studies.get(study, {}).items()):
            if told >= n:
                continue
            if may_read(watcher.person):
                watcher.send(data)
                self.look_at_study(watcher, study, n)
            else:
                watcher.send(encode(StudyMessage(study, told + 1)))
                self.look_at_study(watcher, study, None)

    def has_untold(self, study: str, n: int) -> bool:
        """Tell whether a study has more edits than somebody who looks at it was told of."""
        return any(told < n for told in self.studies.get(study, {}).values())

    async def news(self, table: TableState, seats: list[Seat], seconds: float) -> None:
        """Wait until something happens at the table that these seats may know of, at most so long."""
        table_id = table.spec.id
        wait = Wait(table, seats)
        waiting = self._waits.setdefault(table_id, {})
        waiting[wait] = None
        try:
            await asyncio.wait_for(wait.event.wait(), seconds)
        except TimeoutError:
            return
        finally:
            waiting.pop(wait, None)
            if not waiting:
                self._waits.pop(table_id, None)


def around(table: TableState) -> tuple[Any, ...]:
    """Return what is told around the game: how it stands, and who sits there."""
    return (*table.around(), *((chair.person, chair.name) for chair in table.seats))
