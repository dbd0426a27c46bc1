"""What services ask of the layers above them: to tell others, who is there, and what time it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from beffroi.protocol.messages import ChatMessage, ChatRemovedMessage
from beffroi.server.domain.table import TableState


class TableChanged(msgspec.Struct):
    """What became of a table, for those who tell others."""

    table: TableState
    meta_changed: bool  # status, seats or stand-ins changed
    local: bool = True  # this worker stored it; others must hear of it


class Publisher(Protocol):
    """Tells the connections of this worker, and the other workers."""

    async def table_changed(self, change: TableChanged) -> None:
        """Tell those who watch a table that it went on; only after it is stored."""

    async def seats_changed(self, table: TableState) -> None:
        """Tell those who watch a table, or the lobby, that somebody sat down or stood up before the game."""

    async def chat_said(self, message: ChatMessage, author: str) -> None:
        """Tell everybody at a table what was said, besides those who block its author."""

    async def chat_removed(self, message: ChatRemovedMessage) -> None:
        """Tell everybody at a table that something said is taken away."""

    async def blocks_changed(self, person: str, blocked: frozenset[str]) -> None:
        """Spare the connections of a person what these say, at whichever worker."""

    async def study_changed(self, study: str, n: int) -> None:
        """Tell those who look at a study that it has `n` edits now; only after they are stored."""

    async def sync_studies(self) -> None:
        """Tell those who look at studies of edits whose news got lost."""

    async def person_changed(self, person: str) -> None:
        """Show a new name, or a new owner of seats, at the tables in memory, at whichever worker."""

    async def access_changed(self, person: str) -> None:
        """Look again whether a person's open connections may stay, at whichever worker."""

    async def tell_presence(self) -> None:
        """Tell the other workers who is connected here."""


class StudyReaders(Protocol):
    """Knows who may read a study, and how many edits it has."""

    async def readers(self, study_id: str) -> Callable[[str | None], bool]: ...

    async def counts(self, studies: list[str]) -> dict[str, int]: ...


class Presence(Protocol):
    """Knows who is connected, to whichever worker."""

    def is_online(self, person: str) -> bool: ...


class Watchers(Protocol):
    """Knows which tables somebody looks at from this worker."""

    def is_watched(self, table_id: str) -> bool: ...


class Clock(Protocol):
    """The time in milliseconds since 1970."""

    def __call__(self) -> int: ...
