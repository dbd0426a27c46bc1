"""What the device lends: a place to keep things, somebody who thinks, and other windows that want to know."""

from __future__ import annotations

from typing import Any, Protocol

from beffroi.kernel.state import Doc


class NoRoom(Exception):
    """The device has no room for it; nothing of it was kept."""


class Keeper(Protocol):
    """Tables as heads with their logs, and documents by kind and key; each call happens whole or not at all."""

    async def heads(self) -> list[Doc]:
        """Return the head of every table."""

    async def entries(self, table: str, first: int) -> list[Doc]:
        """Return the log of a table from its entry number `first` on."""

    async def insert(self, head: Doc, entries: list[Doc]) -> None:
        """Keep a new table."""

    async def append(self, head: Doc, first: int, entries: list[Doc]) -> bool:
        """Append to a log that has `first` entries and keep the head; False if it has more by now."""

    async def delete(self, table: str) -> None:
        """Forget a table."""

    async def read(self, kind: str, key: str) -> Doc | None:
        """Return a document."""

    async def write(self, kind: str, key: str, doc: Doc | None) -> None:
        """Keep a document, or forget it."""

    async def clear(self) -> None:
        """Forget everything."""


class Thinker(Protocol):
    """Whoever thinks for the bots, beside us: the table never waits for it."""

    async def think(self, work: str, *args: Any) -> Any:
        """Have one of `thinker.WORK` done; None if it was cut short."""


class Windows(Protocol):
    """The pages: the one these tables are shown on, and the others of the same device."""

    def tell(self, text: str) -> None:
        """Send a message to our page."""

    def spread(self, table: str, n: int) -> None:
        """Let the others know that a log has `n` entries now, or with -1 that the table is gone."""
