"""Tells people away from the page that a game waits for them, at once or once a day, but not in their quiet hours."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, Final, NamedTuple

from beffroi.protocol.notices import DigestNotice
from beffroi.protocol.pages import page_address
from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import log_refusals
from beffroi.server.services.clock import now
from beffroi.server.services.notifications.delivery import Delivery
from beffroi.server.services.notifications.letters import (
    NoticeKind,
    due_of,
    letter_about,
    reminder_before,
    title_of,
)
from beffroi.server.services.notifications.quiet import quiet_until
from beffroi.server.services.notifications.senders import Notice
from beffroi.server.services.notifications.texts import words
from beffroi.server.services.ports import Presence, TableChanged
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.tables import TableService
from beffroi.server.storage.notifications import INVITED, NotificationStore

DELAY: Final = 20_000  # ms somebody may take to look by themselves
DIGEST_EVERY: Final = 86_400_000
AT_ONCE: Final = 200
MOST_PENDING: Final = 10_000
REPLACED: Final = ("time-out", "handed-over")  # what somebody is told of by a letter

log = logging.getLogger("beffroi.reach")


class Pending(NamedTuple):
    """Something somebody is to be told, perhaps after their quiet hours."""

    kind: NoticeKind
    person: str
    table: str
    seat: int


class Notifier:
    """Notices of "your turn", of time that runs out or did, of invitations, and digests."""

    def __init__(
        self,
        store: NotificationStore,
        delivery: Delivery,
        tables: TableService,
        address: str,
        presence: Presence,
        limits: RateLimits,
    ) -> None:
        self.store = store
        self.delivery = delivery
        self.tables = tables
        self.address = address
        self.presence = presence
        self.limits = limits
        self.delay = DELAY
        self.pending: deque[Pending] = deque(maxlen=MOST_PENDING)
        self._told: deque[tuple[str, int, int]] = deque(maxlen=MOST_PENDING)

    # --- your turn ------------------------------------------------------------------

    async def send_turn_notices(self) -> None:
        """Tell everybody who is waited for, is not here, and was not told since their last decision."""
        at = now()
        rows = [row for row in await self.store.waited_for(at - self.delay) if self.may_hear(row, at)]
        await asyncio.gather(*(self.notify("turn", row, row["head"]) for row in rows[:AT_ONCE]))

    async def send_reminders(self) -> None:
        """Remind everybody whose time soon runs out, once a turn; at night only if it would be over by morning."""
        at = now()
        for row in await self.store.running_out(at):
            before = reminder_before(row["clock"])
            if not before or row["deadline"] - at > before or self.presence.is_online(row["person"]):
                continue
            with log_refusals(log, row["id"]):
                due = due_of(await self.tables.get(row["id"]), row["seat"])
                quiet = quiet_until(row["quiet"], at)
                if due is not None and due - at <= before and (not quiet or quiet >= due):
                    await self.notify("reminder", row, -row["head"])

    def may_hear(self, row: Any, at: int) -> bool:
        """Tell whether somebody is away, and not in their quiet hours."""
        return not self.presence.is_online(row["person"]) and not quiet_until(row["quiet"], at)

    async def notify(self, kind: NoticeKind, row: Any, n: int) -> None:
        """Tell somebody of a table; of several workers, one does."""
        if await self.store.claim_notice(row["id"], row["person"], n, now()):
            urgent = kind != "turn"
            await self.tell(Pending(kind, row["person"], row["id"], row["seat"]), row["language"], urgent)

    async def tell(self, wanted: Pending, language: str, urgent: bool) -> None:
        channels = await self.store.channels_for(wanted.person, urgent=urgent)
        if not channels:
            return
        with log_refusals(log, wanted.table):
            table = await self.tables.get(wanted.table)
            notice = letter_about(wanted.kind, table, wanted.seat, language, self.address, now())
            for channel in channels:
                await self.delivery.deliver(channel, notice)

    # --- what is not found by looking at the tables that wait ---------------------------

    async def on_table_changed(self, change: TableChanged) -> None:
        """Note whom a bot has replaced; the worker that stored it tells them."""
        table = change.table
        if not (change.local and change.meta_changed):
            return
        for fact in reversed(table.facts):
            if fact.at != table.at:
                break
            mark = (table.spec.id, fact.seq, fact.seat)
            person = table.seats[fact.seat].person if fact.kind in REPLACED else None
            if person is not None and mark not in self._told:
                self._told.append(mark)
                self.pending.append(Pending("time-out", person, table.spec.id, fact.seat))

    async def invite(self, guest: Person, table: TableState, seat: int) -> None:
        """Note that somebody is to hear of a seat that is kept for them."""
        wanted = Pending("invited", guest.id, table.spec.id, seat)
        if wanted not in self.pending:
            self.pending.append(wanted)

    async def is_first(self, invitation: Pending) -> bool:
        """Tell whether an invitation still holds and is the first to its table, or refuse one too many in a while.

        Strangers send them: whoever hears no more of them finds the seat kept all the same.
        """
        person, table = invitation.person, await self.tables.get(invitation.table)
        chair = table.seats[invitation.seat]
        if (chair.kind, chair.person) != ("kept", person):
            return False
        await self.limits.take("invited", person)
        return await self.store.claim_notice(invitation.table, person, INVITED, now())

    async def send_pending(self) -> None:
        """Tell what was noted; what falls into somebody's quiet hours waits for their end."""
        waiting = [self.pending.popleft() for _ in range(min(len(self.pending), AT_ONCE))]
        people = {row["id"]: row for row in await self.store.readers([each.person for each in waiting])}
        for each in waiting:
            reader = people.get(each.person)
            if reader is None or self.presence.is_online(each.person):
                continue
            if quiet_until(reader["quiet"], now()):
                self.pending.append(each)
            else:
                with log_refusals(log, each.table):
                    if each.kind != "invited" or await self.is_first(each):
                        await self.tell(each, reader["language"], urgent=True)

    # --- once a day -----------------------------------------------------------------

    async def send_digests(self) -> None:
        """Send once a day which games wait."""
        at = now()
        by_person: dict[str, list[Any]] = {}
        for row in await self.store.waited_for_in_digest(at - self.delay, at - DIGEST_EVERY):
            if not quiet_until(row["quiet"], at):
                by_person.setdefault(row["person"], []).append(row)
        due = list(by_person.items())[:AT_ONCE]
        await asyncio.gather(*(self.send_digest(person, rows) for person, rows in due))

    async def send_digest(self, person: str, rows: list[Any]) -> None:
        """Send a digest to somebody's channels; of several workers, one sends it."""
        notice: Notice | None = None
        for row in await self.store.channels_for_digest(person, now() - DIGEST_EVERY):
            if await self.store.claim_digest(row["id"], row["sent"], now()):
                notice = notice or await self.games_wait(rows)
                await self.delivery.deliver(row, notice)

    async def games_wait(self, rows: list[Any]) -> Notice:
        """Return the notice of all games that wait for somebody; one where they hold several seats is named once."""
        say = words(rows[0]["language"])
        games = {row["id"]: await self.line(row) for row in rows}
        document = DigestNotice(say.turn, say.waiting(len(games)), self.address, sorted(games))
        return Notice(document, [*games.values(), ""])

    async def line(self, row: Any) -> str:
        """Return one game of a digest: against whom, how long there is, and where."""
        say, link = words(row["language"]), self.address + page_address("table", id=row["id"])
        told = [title_of(row["game"])]
        with log_refusals(log, row["id"]):
            table = await self.tables.get(row["id"])
            others = [chair.name for i, chair in enumerate(table.seats) if i != row["seat"]]
            due = due_of(table, row["seat"])
            told += [", ".join(others)] if others else []
            told += [say.time_left(due - now())] if due is not None else []
        return f"{' · '.join(told)}\n  {link}"
