"""A device in memory: what a browser's workers lend to a house, without a browser."""

from __future__ import annotations

import json
from typing import Any

from beffroi.kernel.state import Doc
from beffroi.local.answers import respond
from beffroi.local.house import House
from beffroi.local.ports import NoRoom
from beffroi.local.thinker import WORK


class MemoryKeeper:
    """Tables and documents as JSON texts; `full` refuses to keep anything more."""

    def __init__(self) -> None:
        self.tables: dict[str, tuple[str, list[str]]] = {}
        self.documents: dict[tuple[str, str], str] = {}
        self.full = False

    def check(self) -> None:
        if self.full:
            raise NoRoom

    async def heads(self) -> list[Doc]:
        return [json.loads(head) for head, _ in self.tables.values()]

    async def entries(self, table: str, first: int) -> list[Doc]:
        return [json.loads(entry) for entry in self.tables[table][1][first:]]

    async def insert(self, head: Doc, entries: list[Doc]) -> None:
        self.check()
        self.tables[head["spec"]["id"]] = (json.dumps(head), [json.dumps(entry) for entry in entries])

    async def append(self, head: Doc, first: int, entries: list[Doc]) -> bool:
        self.check()
        _, log = self.tables[head["spec"]["id"]]
        if len(log) != first:
            return False
        self.tables[head["spec"]["id"]] = (json.dumps(head), log + [json.dumps(entry) for entry in entries])
        return True

    async def delete(self, table: str) -> None:
        del self.tables[table]

    async def read(self, kind: str, key: str) -> Doc | None:
        found = self.documents.get((kind, key))
        return json.loads(found) if found is not None else None

    async def write(self, kind: str, key: str, doc: Doc | None) -> None:
        self.check()
        self.documents[kind, key] = json.dumps(doc)

    async def clear(self) -> None:
        self.tables.clear()
        self.documents.clear()


class InlineThinker:
    """Works everything out at once; `cut` gives up instead, as a worker that was ended does."""

    def __init__(self) -> None:
        self.cut = False
        self.done: list[str] = []

    async def think(self, work: str, *args: Any) -> Any:
        self.done.append(work)
        return None if self.cut else json.loads(json.dumps(WORK[work](*args)))


class Window:
    """A page: what it was told, and what it lets other windows of the device know."""

    def __init__(self) -> None:
        self.told: list[Doc] = []
        self.news: list[tuple[str, int]] = []

    def tell(self, text: str) -> None:
        self.told.append(json.loads(text))

    def spread(self, table: str, n: int) -> None:
        self.news.append((table, n))

    def last(self, kind: str) -> Doc:
        return next(message for message in reversed(self.told) if message["t"] == kind)


class Device:
    """A house with everything it needs; several of one store are the windows of one device."""

    def __init__(self, store: MemoryKeeper | None = None) -> None:
        self.store = store or MemoryKeeper()
        self.thinker = InlineThinker()
        self.window = Window()
        self.house = House(self.store, self.thinker, self.window)

    async def ask(self, method: str, path: str, body: Doc | None = None, **query: str) -> tuple[int, Any]:
        status, text = await respond(self.house, method, path, query, json.dumps(body or {}))
        return status, text if path.startswith("/texts/") else json.loads(text)

    async def good(self, method: str, path: str, body: Doc | None = None, **query: str) -> Any:
        status, found = await self.ask(method, path, body, **query)
        assert status in (200, 202), found
        return found

    async def sit_down(self, game: str, *others: str, **more: Any) -> str:
        """Open the house, be somebody, and open a table with bots of these levels."""
        await self.house.open()
        await self.good("post", "/api/session", {"name": "Ysabel"})
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in others)]
        made = await self.good("post", "/api/tables", {"game": game, "seats": seats, **more})
        await self.say(t="watch", table=made["table"])
        return str(made["table"])

    async def say(self, **message: Any) -> None:
        await self.house.line.hear(json.dumps(message))
