"""What happens after a change: connections of this worker are told, then the other workers."""

from __future__ import annotations

import logging

from beffroi.protocol.bus import (
    AccessNews,
    BlocksNews,
    ChatNews,
    ChatRemovedNews,
    LobbyNews,
    LogNews,
    News,
    PersonNews,
    PresenceNews,
    SeatsNews,
    StudyNews,
)
from beffroi.protocol.messages import ChatMessage, ChatRemovedMessage
from beffroi.server.domain.table import TableState
from beffroi.server.errors import log_refusals
from beffroi.server.realtime.bus import Bus
from beffroi.server.realtime.hub import GONE, Hub
from beffroi.server.realtime.presence import PresenceTracker
from beffroi.server.services.ports import StudyReaders, TableChanged
from beffroi.server.services.tables import TableService

log = logging.getLogger("beffroi.realtime")


class WorkerPublisher:
    """Fills in `services.ports.Publisher`, and hears what the publishers of other workers say."""

    def __init__(self, hub: Hub, bus: Bus, presence: PresenceTracker, tables: TableService, worker: str) -> None:
        self.hub = hub
        self.bus = bus
        self.presence = presence
        self.tables = tables
        self.worker = worker
        self.studies: StudyReaders | None = None  # who may read which study

    # --- from this worker -----------------------------------------------------------

    async def table_changed(self, change: TableChanged) -> None:
        """Publish: tell those who watch, and the other workers."""
        table = change.table
        if change.meta_changed:
            await self.tables.load_host_name(table)
        self.hub.on_table_changed(change)
        if not change.local:
            return
        if not self.bus.alone:
            await self.bus.publish(LogNews(table.spec.id, table.n))
        if change.meta_changed:
            await self._lobby_changed(table)

    async def seats_changed(self, table: TableState) -> None:
        await self.tables.load_host_name(table)
        self.hub.tell_table(table)
        await self.bus.publish(SeatsNews(table.spec.id))
        await self._lobby_changed(table)

    async def _lobby_changed(self, table: TableState) -> None:
        if table.spec.access == "public":
            self.hub.tell_lobby()
            await self.bus.publish(LobbyNews())

    async def chat_said(self, message: ChatMessage, author: str) -> None:
        self.hub.tell_all(message, author)
        await self.bus.publish(ChatNews(message, author))

    async def chat_removed(self, message: ChatRemovedMessage) -> None:
        self.hub.tell_all(message)
        await self.bus.publish(ChatRemovedNews(message))

    async def study_changed(self, study: str, n: int) -> None:
        with log_refusals(log, study):  # `sync_studies` tells it then
            await self._tell_study(study, n)
        await self.bus.publish(StudyNews(study, n))

    async def _tell_study(self, study: str, n: int) -> None:
        if study in self.hub.studies and self.studies is not None:
            self.hub.tell_study(study, n, await self.studies.readers(study))

    async def sync_studies(self) -> None:
        await self._sync(list(self.hub.studies))

    async def _sync(self, studies: list[str]) -> None:
        """Tell of the edits of some studies, as far as somebody looks at them who was not told."""
        looked_at = [study for study in studies if study in self.hub.studies]
        if looked_at and self.studies is not None:
            counts = await self.studies.counts(looked_at)
            for study in looked_at:
                if self.hub.has_untold(study, counts.get(study, GONE)):
                    await self._tell_study(study, counts.get(study, GONE))

    async def blocks_changed(self, person: str, blocked: frozenset[str]) -> None:
        self.hub.set_blocked(person, blocked)
        await self.bus.publish(BlocksNews(person, sorted(blocked)))

    async def person_changed(self, person: str) -> None:
        await self._reload_tables_of(person)
        await self.bus.publish(PersonNews(person))

    async def access_changed(self, person: str) -> None:
        self.hub.recheck(person)
        await self.bus.publish(AccessNews(person))

    async def tell_presence(self) -> None:
        await self.bus.publish(PresenceNews(self.worker, list(self.presence.here)))

    async def presence_changed(self, person: str | None, table_ids: list[str]) -> None:
        """Show at a person's tables that they came or went, with nothing that isn't stored yet."""
        for table_id in table_ids:
            table = self.tables.loaded(table_id)
            if table is not None and table.seats_of(person):
                with log_refusals(log, table_id):
                    table = await self.tables.get(table_id)
                    await self.tables.load_host_name(table)
                    self.hub.tell_table(await self.tables.get(table_id))

    # --- from other workers -----------------------------------------------------------

    async def on_bus_message(self, news: News) -> None:
        """Take in what another worker said."""
        match news:
            case LogNews():
                await self.tables.sync(news.table, news.n)
            case SeatsNews():
                if self.tables.loaded(news.table) is not None:
                    await self._reload(news.table)
            case PersonNews():
                await self._reload_tables_of(news.person)
            case AccessNews():
                self.hub.recheck(news.person)
            case ChatNews():
                self.hub.tell_all(news.message, news.author)
            case ChatRemovedNews():
                self.hub.tell_all(news.message)
            case StudyNews():
                await self._sync([news.study])  # the database knows how many there are, whatever was said
            case BlocksNews():
                self.hub.set_blocked(news.person, frozenset(news.blocked))
            case LobbyNews():
                self.hub.tell_lobby()
            case PresenceNews():
                self.presence.on_presence(news.worker, news.people)

    async def _reload_tables_of(self, person: str) -> None:
        for table in self.tables.all_loaded():
            if table.seats_of(person) or table.spec.host == person:
                await self._reload(table.spec.id)
                if table.spec.access == "public":
                    self.hub.tell_lobby()

    async def _reload(self, table_id: str) -> None:
        """Load a table anew whose seats changed, and show it."""
        table = await self.tables.reload(table_id)
        await self.tables.load_host_name(table)
        self.hub.tell_table(table)
