"""Faults planted on purpose: the simulation is worth something only if it finds each of them.

Those below "our own" and those of studies, days and puzzles are inventions. The others were real: the simulation found
them in the server, and planting them again shows that it would today.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any, Final
from unittest.mock import patch

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from beffroi.kernel.state import NOBODY
from beffroi.server.domain import decisions_of_time, study
from beffroi.server.domain.calendar import Calendar
from beffroi.server.domain.clock import COUNTED, TableClock
from beffroi.server.domain.spec import OVER
from beffroi.server.domain.table import TableState
from beffroi.server.realtime import render
from beffroi.server.realtime.hub import Hub, encode
from beffroi.server.realtime.publisher import WorkerPublisher
from beffroi.server.realtime.render import update
from beffroi.server.services import day_results, play, puzzle_attempts, ratings
from beffroi.server.services.bots import BotService
from beffroi.server.services.clock import now
from beffroi.server.services.live_table import LiveTable
from beffroi.server.services.lobby import LobbyService
from beffroi.server.services.ports import TableChanged
from beffroi.server.services.studies import StudyService
from beffroi.server.services.tables import TableService
from beffroi.server.storage.days import COUNTED as COUNTED_TRY
from beffroi.server.storage.days import LEFT
from beffroi.server.storage.log import LogStore
from beffroi.server.storage.puzzles import PuzzleStore
from beffroi.server.storage.schema import puzzle_rushes
from beffroi.server.storage.writer import sql
from beffroi.server.storage.writer.process import GROUP_TRIGGER, GROUP_VIEW, ProcessWriter
from beffroi.server.storage.writer.sql import SqlWriter, contents, write_group, write_lines

EARLY: Final = 8_000  # ms


@dataclass(frozen=True)
class Mutant:
    """What is replaced, and a seed that is known to notice; others are tried where it no longer does."""

    seed: int
    replaced: tuple[tuple[Any, str, Any], ...]


@contextmanager
def planted(mutant: Mutant) -> Iterator[None]:
    """Have the fault in the server."""
    with ExitStack() as stack:
        for target, name, replacement in mutant.replaced:
            stack.enter_context(patch.object(target, name, replacement))
        yield


def one(seed: int, target: Any, name: str, replacement: Any) -> Mutant:
    return Mutant(seed, ((target, name, replacement),))


# --- our own ------------------------------------------------------------------------------


async def told_without_waiting(self: TableService, live: LiveTable, wanted: Any) -> bool:
    """Tell of a decision while it is on its way to the disk."""
    wanted.done.add_done_callback(lambda done: self.evict(live) if done.exception() else None)
    await asyncio.sleep(0)
    return True


async def nothing_waits(self: LiveTable) -> None:
    await asyncio.sleep(0)


async def conflict_overlooked(self: SqlWriter, group: list[Any]) -> None:
    """Take what somebody else has stored in this place for our own."""
    try:
        await self.store.write(lambda connection: write_group(connection, group))
    except IntegrityError:
        return


def row_forgotten(connection: Any, group: list[Any]) -> None:
    """Store the entries without the table's row."""
    write_lines(connection, contents(group)[0])
    for wanted in group:
        if wanted.in_transaction:
            wanted.in_transaction(connection)


def one_view_for_all(self: Hub, table: TableState, watcher: Any, watch: Any, ready: dict[Any, bytes]) -> None:
    """Make the update once, for whoever comes first."""
    if table.match is None:
        return
    for seat in watch.seats:
        data = ready.setdefault(("all", watch.since), encode(update(table, seat, watch.since, now())))
        watcher.send(data)
    watch.since = table.seq
    watch.known = table.known_to(watch.seats)


def waiting_shown(self: TableState, viewer: int) -> list[int]:
    """Show who has not yet answered in secret."""
    return self.to_act()


def all_charged(self: TableClock, at: int, running: list[int], seen: list[int] | None, acted: int = NOBODY) -> None:
    """Charge the seat after the one that is waited for."""
    for seat in self.running:
        charged = (seat + 1) % len(self.left)
        self.left[charged] = max(0, self.left[charged] - (at - self.since))
    for seat in running:
        if seat not in self.running:
            self.refill(seat)
    self.running, self.since = running, at
    if seen is not None:
        self.show(at, seen)


def deadline_early(self: TableClock) -> int | None:
    """Let time run out some seconds before it does."""
    if self.pace.kind not in COUNTED or not self.running:
        return None
    return self.since + min(self.left[seat] for seat in self.running) - EARLY


def expired_early(self: TableClock, at: int) -> list[list[int]]:
    if self.pace.kind not in COUNTED:
        return []
    return [[seat] for seat in self.running if self.since + self.left[seat] - EARLY <= at]


def lost_by_nobody(table: TableState) -> list[int]:
    """Rank those who ran out of time or left by what a bot played for them."""
    found = [0] * table.spec.seats
    place = 1
    for rank in table.playing.state.ranking():
        for seat in rank:
            found[seat] = place
        place += len(rank)
    return found


def never_decided(table: TableState, losing: list[int]) -> bool:
    """Let bots play on among themselves."""
    return False


def pauses_count(self: Calendar, start: int, end: int) -> None:
    """Let time run in a pause all have agreed to."""


def any_seat(table: TableState, seat: int, person: Any) -> None:
    """Let everybody act for every seat."""
    if not 0 <= seat < table.spec.seats:
        raise play.Refused("not-your-seat", "there is no such seat")


async def nothing_synced(self: TableService) -> list[TableState]:
    """Trust the bus: what got lost on it stays lost."""
    return []


async def nobody_nudged(self: BotService, patience: int = 0) -> None:
    """Never ask a bot twice."""


# --- found in the server, and mended ----------------------------------------------------------


def evicted_quietly(self: TableService, live: LiveTable) -> None:
    """Drop a table without telling those who watch what its log says."""
    live.evicted = True
    if self.cache.get(live.id) is live:
        del self.cache[live.id]


async def published_once(self: TableService, change: Any) -> None:
    for listener in self.listeners:
        await listener(change)


async def seats_remembered(self: TableService, table_id: str, head: int) -> None:
    """Take in another worker's entries without looking who sits there."""
    live = self.cache.get(table_id)
    if live is None:
        return
    async with live.lock:
        await live.wait_stored()
        if live.evicted:
            return
        entries = await self.log_store.read(table_id, live.state.n) if live.state.n < head else []
        await self._replay(live.state, entries)
    await self.publish(TableChanged(live.state, True, local=False))


async def child_unprepared(self: ProcessWriter) -> Any:
    """Keep a child that never learnt what a group is."""
    self.child = await self.spawn(self.store.url.database or "")
    for statement in (GROUP_VIEW, GROUP_TRIGGER):
        await self.child.write(statement)
    return self.child


async def edits_unsynced(self: WorkerPublisher) -> None:
    """Trust the bus with the edits of studies."""


async def everybody_reads(self: StudyService, study_id: str) -> Any:
    """Look only once whether somebody may read a study."""
    return lambda person: True


def never_stale(changed: int, base: int) -> None:
    """Write over what somebody else changed meanwhile."""


def midnight_overlooked(table: TableState) -> str:
    """Count a try however late it ends."""
    return COUNTED_TRY if table.status == OVER else LEFT


def day_unsealed(spec: Any, at: int) -> bool:
    """Tell the luck of a day's game as that of any other, when it is over."""
    return False


async def rush_written_over(self: PuzzleStore, rush: str, steps_before: str, **values: Any) -> bool:
    """Take an answer to a puzzle of a rush that was answered meanwhile."""
    return bool(await self.store.run(sa.update(puzzle_rushes).where(puzzle_rushes.c.id == rush).values(**values)))


def never_tried(connection: Any, person: str, puzzle: str) -> None:
    """Take every answer to a puzzle for the first one."""


READ: Final = LogStore.read


async def read_too_much(self: LogStore, table_id: str, first: int = 0) -> list[Any]:
    """Read one entry that is known already."""
    return await READ(self, table_id, max(first - 1, 0))


async def nothing_started(self: LobbyService) -> None:
    """Leave tables alone that were full when a server stopped."""


MUTANTS: Final[dict[str, Mutant]] = {
    "told before stored": Mutant(
        1, ((TableService, "_stored", told_without_waiting), (LiveTable, "wait_stored", nothing_waits))
    ),
    "conflict overlooked": one(1, SqlWriter, "write", conflict_overlooked),
    "row forgotten": one(1, sql, "write_group", row_forgotten),
    "one view for all": one(1, Hub, "_send_updates", one_view_for_all),
    "waiting shown": one(2, TableState, "shown_waiting", waiting_shown),
    "wrong seat charged": one(0, TableClock, "tick", all_charged),
    "replaced with time left": Mutant(
        1, ((TableClock, "deadline", deadline_early), (TableClock, "expired", expired_early))
    ),
    "leaving costs nothing": one(4, ratings, "places", lost_by_nobody),
    "decided games go on": one(4, decisions_of_time, "decided", never_decided),
    "pauses are counted": one(17, Calendar, "add_break", pauses_count),
    "any seat": one(107, play, "check_seat", any_seat),
    "lost news stay lost": one(34, TableService, "sync_changed", nothing_synced),
    "bots never asked again": one(0, BotService, "resume", nobody_nudged),
    "log read twice": one(0, LogStore, "read", read_too_much),
    "full tables left alone": one(22, LobbyService, "start_full", nothing_started),
    "reloaded without a word": Mutant(
        33, ((TableService, "evict", evicted_quietly), (TableService, "publish", published_once))
    ),
    "seats remembered": one(34, TableService, "sync", seats_remembered),
    "lost edits stay lost": one(292, WorkerPublisher, "sync_studies", edits_unsynced),
    "readers for ever": one(1, StudyService, "readers", everybody_reads),
    "written over": one(5, study, "check_fresh", never_stale),
    "midnight overlooked": one(0, day_results, "status_of", midnight_overlooked),
    "luck of the day told": one(2, render, "sealed", day_unsealed),
    "rush written over": one(20, PuzzleStore, "update_rush", rush_written_over),
    "every try the first": one(3, puzzle_attempts, "read_attempt", never_tried),
    "child unprepared": one(78, ProcessWriter, "_prepared", child_unprepared),
}
