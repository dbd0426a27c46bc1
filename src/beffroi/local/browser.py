"""The one module that knows it runs in a browser: its workers call it, with JSON in and out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol

from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.state import Doc
from beffroi.local.answers import respond
from beffroi.local.house import House
from beffroi.local.ports import NoRoom
from beffroi.local.thinker import WORK

FULL = "no-room"  # how the worker says that the device is full


class Device(Protocol):
    """The functions of the worker's JavaScript; those with a promise are awaited."""

    async def store(self, name: str, args: str) -> str: ...

    async def think(self, work: str, args: str) -> str: ...

    def tell(self, text: str) -> None: ...

    def spread(self, table: str, n: int) -> None: ...


class DeviceKeeper:
    """The worker's IndexedDB."""

    def __init__(self, device: Device) -> None:
        self.device = device

    async def call(self, name: str, *args: Any) -> Any:
        done = json.loads(await self.device.store(name, json.dumps(args)))
        if done.get("error") == FULL:
            raise NoRoom
        if "error" in done:
            raise OSError(done["error"])
        return done["value"]

    async def heads(self) -> list[Doc]:
        return list(await self.call("heads"))

    async def entries(self, table: str, first: int) -> list[Doc]:
        return list(await self.call("entries", table, first))

    async def insert(self, head: Doc, entries: list[Doc]) -> None:
        await self.call("insert", head, entries)

    async def append(self, head: Doc, first: int, entries: list[Doc]) -> bool:
        return bool(await self.call("append", head, first, entries))

    async def delete(self, table: str) -> None:
        await self.call("delete", table)

    async def read(self, kind: str, key: str) -> Doc | None:
        found: Doc | None = await self.call("read", kind, key)
        return found

    async def write(self, kind: str, key: str, doc: Doc | None) -> None:
        await self.call("write", kind, key, doc)

    async def clear(self) -> None:
        await self.call("clear")


class DeviceThinker:
    """The second worker."""

    def __init__(self, device: Device) -> None:
        self.device = device

    async def think(self, work: str, *args: Any) -> Any:
        done = json.loads(await self.device.think(work, json.dumps(args)))
        if "error" in done:
            raise RuntimeError(done["error"])
        return done["value"]


class Desk:
    """What the first worker asks of a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def request(self, method: str, path: str, query: str, body: str) -> str:
        """Answer a request: a JSON list of the status and the text of the answer."""
        return json.dumps(await respond(self.house, method, path, json.loads(query), body))

    async def hear(self, text: str) -> None:
        """Take a message of the page's line."""
        await self.house.line.hear(text)

    def greet(self) -> None:
        """Open the line, as a server does."""
        self.house.line.greet(self.house.me() if self.house.person.name else None)

    async def carry(self) -> None:
        """Answer for the bots: no other window of this device does."""
        await self.house.bots.carry()

    async def sync(self, table: str, n: int) -> None:
        """Take in what another window has kept."""
        await self.house.tables.sync(table, n)
        if n >= 0 and self.house.bots.carrying:
            await self.house.bots.on_table_changed(await self.house.tables.get(table))


async def open_house(device: Device) -> Desk:
    """Open the tables of this device for its first worker."""
    house = House(DeviceKeeper(device), DeviceThinker(device), device)
    await house.open()
    return Desk(house)


def think(work: str, args: str, progress: Callable[[float], None] | None = None) -> str:
    """Work something out for the second worker; a bot that searches tells how far it is."""
    more = {"progress": progress} if work == "answer" else {}
    try:
        return json.dumps({"value": WORK[work](*json.loads(args), **more)})
    except BeffroiError as error:
        return json.dumps({"error": f"{type(error).__name__}: {error}"})
