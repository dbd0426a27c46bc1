"""The page's line to the tables of its device: the same messages as over a server's WebSocket."""

from __future__ import annotations

import msgspec

import beffroi
from beffroi.kernel.state import NOBODY
from beffroi.local.ports import Windows
from beffroi.local.tables import Tables, is_here
from beffroi.protocol.account import Me
from beffroi.protocol.commands import (
    Chat,
    Command,
    Compose,
    Give,
    HandOver,
    LobbyOn,
    Pause,
    Ping,
    SeatCommand,
    StudyOn,
    Unwatch,
    Watch,
    Why,
    decode,
)
from beffroi.protocol.messages import (
    PROTOCOL,
    AcceptedMessage,
    HelloMessage,
    LobbyMessage,
    Message,
    PongMessage,
    RefusedMessage,
    WhyMessage,
    composed_message,
)
from beffroi.server.domain.person import Person
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.realtime.render import described, update
from beffroi.server.services.clock import now
from beffroi.server.services.composing import composed
from beffroi.server.services.play import authorise, check_seat, why_not


class PageLine:
    """What the page watches, and what it has been told."""

    def __init__(self, tables: Tables, windows: Windows, me: Person) -> None:
        self.tables = tables
        self.windows = windows
        self.me = me
        self.told: dict[str, tuple[int, int, object]] = {}  # by table: seq, entries and status the page knows
        self.lobby = False
        tables.listeners.append(self.on_table_changed)

    def send(self, message: Message) -> None:
        self.windows.tell(msgspec.json.encode(message).decode())

    def greet(self, me: Me | None) -> None:
        self.send(HelloMessage(me, beffroi.__version__, PROTOCOL))

    async def hear(self, text: str) -> None:
        """Do what the page asks; what can't be done is answered."""
        said: Command | None = None
        try:
            said = decode(text)
            await self.answer(said)
        except msgspec.DecodeError as error:
            self.refuse(said, Refused("bad-request", f"this message is not understood: {error}"))
        except Refused as refused:
            self.refuse(said, refused)

    def refuse(self, said: Command | None, refused: Refused) -> None:
        table_id = getattr(said, "table", None)
        table = self.tables.loaded.get(table_id or "")
        key = getattr(said, "key", None)
        self.send(RefusedMessage(table_id, key, refused.error, refused.message, table.seq if table else None))

    async def answer(self, said: Command) -> None:
        match said:
            case Watch():
                table = await self.tables.get(said.table)
                self.told[said.table] = (max(0, min(said.since, table.seq)), -1, None)
                self.show(table)
            case Unwatch():
                self.told.pop(said.table, None)
            case Ping():
                self.send(PongMessage(said.at))
            case LobbyOn():
                self.lobby = said.on
            case Chat():
                raise Refused("forbidden", "there is nobody to talk to at a table of this device")
            case Pause() | Give() | HandOver():
                raise Refused("needs-server", "time is agreed on with other people, at a table of a server")
            case StudyOn():
                raise Refused("needs-server", "studies are kept by a server")
            case Why():
                label = why_not(await self.tables.get(said.table), said, self.me)
                self.send(WhyMessage(said.table, said.seat, said.anchor, label))
            case Compose():
                await self.compose(said)
            case _:
                await self.act(said)

    async def compose(self, said: Compose) -> None:
        table = await self.tables.get(said.table)
        check_seat(table, said.seat, self.me)
        found = await composed(table, said)
        self.send(composed_message(said, found))

    async def act(self, said: SeatCommand) -> None:
        key = f"{self.me.id}:{said.key}"
        table, known = await self.tables.submit(said.table, said, key, lambda one: authorise(one, said, self.me, key))
        self.send(AcceptedMessage(said.table, said.key, table.seq, known))

    async def on_table_changed(self, table: TableState) -> None:
        """Show the page what is new at a table it watches, and that a list has changed."""
        if table.spec.id in self.told:
            self.show(table)
        if self.lobby:
            self.send(LobbyMessage())

    def show(self, table: TableState) -> None:
        since, n, around = self.told[table.spec.id]
        now_around = table.around()
        if around != now_around:
            self.send(described(table, self.me.id, is_here, now()))
        if table.match is not None and n != table.n:
            for seat in table.seats_of(self.me.id) or [NOBODY]:
                self.send(update(table, seat, since, now()))
        self.told[table.spec.id] = (table.seq, table.n, now_around)
