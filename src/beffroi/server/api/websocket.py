"""The WebSocket of a page: one connection, all its tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send

import beffroi
from beffroi.protocol.commands import Chat, Command, LobbyOn, Ping, SeatRequest, Unwatch, Watch, Why, decode
from beffroi.protocol.messages import (
    PROTOCOL,
    AcceptedMessage,
    HelloMessage,
    Message,
    PongMessage,
    RefusedMessage,
    WhyMessage,
)
from beffroi.server.api.auth import RECHECK, find_caller, still_allowed
from beffroi.server.api.fast_websocket import FastWebSocket, fast_websocket_of
from beffroi.server.api.me import me_doc
from beffroi.server.api.security import client_address, client_network, host_allowed, origin_allowed
from beffroi.server.errors import Refused
from beffroi.server.hall import Hall
from beffroi.server.metrics import REFUSALS, SOCKETS
from beffroi.server.realtime.hub import encode
from beffroi.server.services.sessions import Caller

LONGEST: Final = 16_384  # bytes of one message
MAX_BACKLOG: Final = 4 << 20  # bytes a slow reader may be behind
MOST_WATCHED: Final = 50
POLICY: Final = 1008
TOO_SLOW: Final = 1013

log = logging.getLogger("beffroi.socket")

Welcome = Callable[[], Awaitable[bool]]  # whether the connection's cookie or token still opens what it did


class ClientConnection:
    """One connection; a reader who falls too far behind loses it, and holds nobody up."""

    def __init__(self, hall: Hall, caller: Caller, address: str, connection: FastWebSocket, welcome: Welcome) -> None:
        self.hall = hall
        self.caller = caller
        self.connection = connection
        self.welcome = welcome
        self.address = address
        self.person = caller.id
        self.watched: set[str] = set()
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        if self.connection.backlog() > MAX_BACKLOG:
            self.close(TOO_SLOW)
        if not self.closing.done():
            self.connection.send_text(data)

    def send_message(self, message: Message) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        """End the connection, for the first reason given."""
        if not self.closing.done():
            self.closing.set_result(code)

    async def recheck(self) -> None:
        """Who was shut out or signed out, or whose token was taken back, is not listened to any longer."""
        while self.person:
            await asyncio.sleep(RECHECK)
            if not await self.welcome():
                self.close(POLICY)
                return

    # --- listening ------------------------------------------------------------

    async def read(self, receive: Receive) -> None:
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                await self.handle(event.get("text"), event.get("bytes"))

    async def handle(self, text: str | None, data: bytes | None) -> None:
        """One message; whatever is wrong with it is answered, never passed on."""
        said: Command | None = None
        try:
            self.hall.limits.take("message", f"{self.address}/{id(self)}")
            if text is None or len(text) > LONGEST:
                raise Refused("too-large" if text else "bad-request", "a message is text of at most 16 KiB")
            said = decode(text)
            await self.answer(said)
        except msgspec.DecodeError as error:
            self.refuse(said, Refused("bad-request", f"this message is not understood: {error}"))
        except (UnicodeError, RecursionError):
            self.refuse(said, Refused("bad-request", "this message is not Unicode text, or nested too deeply"))
        except Refused as refused:
            self.refuse(said, refused)

    def refuse(self, said: Command | None, refused: Refused) -> None:
        REFUSALS.labels(refused.error).inc()
        table_id = getattr(said, "table", None)
        table = self.hall.tables.cache.get(table_id) if table_id else None
        key = getattr(said, "key", None)
        self.send_message(RefusedMessage(table_id, key, refused.error, refused.message, table.seq if table else None))

    async def answer(self, said: Command) -> None:
        match said:
            case Watch():
                await self.watch(said)
            case Unwatch():
                self.watched.discard(said.table)
                self.hall.hub.unwatch(self, said.table)
            case Ping():
                self.send_message(PongMessage(said.at))
            case LobbyOn():
                (self.hall.hub.lobby.add if said.on else self.hall.hub.lobby.discard)(self)
            case Chat():
                person = self.caller.must("chat")
                self.hall.limits.take("chat", person.id)
                await self.hall.say(await self.hall.actions.chat(person, said.table, said.text))
            case Why():
                label = await self.hall.actions.why(self.caller.must("play"), said.table, said)
                self.send_message(WhyMessage(said.table, said.seat, said.anchor, label))
            case _:
                await self.act(said)

    async def act(self, said: SeatRequest) -> None:
        done = await self.hall.actions.act(self.caller.must("play"), said.table, said)  # type: ignore[union-attr]
        self.send_message(AcceptedMessage(said.table, said.key, done.seq, done.duplicate))  # type: ignore[union-attr]

    async def watch(self, said: Watch) -> None:
        if len(self.watched) >= MOST_WATCHED and said.table not in self.watched:
            raise Refused("full", f"a page watches at most {MOST_WATCHED} tables")
        table = await self.hall.tables.get(said.table)
        await self.hall.load_host_name(table)
        chats = await self.hall.actions.chats(said.table)
        self.hall.hub.watch(self, await self.hall.tables.get(said.table), said.since)
        self.watched.add(said.table)
        for message in chats:
            self.send(encode(message))
        self.hall.presence_changed(self.person, [said.table])


async def serve_socket(hall: Hall, scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a page's connection, if it is ours, and serve it until it ends."""
    caller = await admit(hall, scope)
    await receive()  # websocket.connect
    if caller is None:
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    def welcome() -> Awaitable[bool]:
        return still_allowed(hall.sessions, scope, caller.id)

    socket = ClientConnection(hall, caller, client_address(scope), fast_websocket_of(scope), welcome)
    await serve(hall, socket, receive, send)


async def admit(hall: Hall, scope: Scope) -> Caller | None:
    """Who connects; None for another site's page, a wrong token, or too many connections."""
    try:
        hall.limits.take("socket", client_network(client_address(scope)))
        if not host_allowed(scope, hall.settings) or not origin_allowed(scope, hall.settings):
            raise Refused("cross-site", "this page is not ours")
        caller = await find_caller(hall.sessions, scope)
        if caller.person and caller.person.banned:
            raise Refused("banned", "you are shut out of this house")
    except Refused as refused:
        REFUSALS.labels(refused.error).inc()
        return None
    return caller


async def serve(hall: Hall, socket: ClientConnection, receive: Receive, send: Send) -> None:
    """Listen until one side ends it."""
    SOCKETS.inc()
    if socket.person:
        hall.hub.arrive(socket.person)
    me = await me_doc(hall, socket.caller.person) if socket.caller.person else None
    socket.send_message(HelloMessage(me, beffroi.__version__, PROTOCOL))
    checker = asyncio.create_task(socket.recheck())
    reader = asyncio.create_task(socket.read(receive))
    try:
        ends: list[asyncio.Future[Any]] = [reader, socket.closing]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if socket.closing.done():
            await send({"type": "websocket.close", "code": socket.closing.result(), "reason": ""})
    finally:
        for task in (reader, checker):
            task.cancel()
        for error in await asyncio.gather(reader, checker, return_exceptions=True):
            if isinstance(error, Exception):
                log.info("a connection broke: %s", type(error).__name__)
        SOCKETS.dec()
        hall.hub.leave(socket)
        if socket.person and hall.hub.depart(socket.person):
            hall.presence_changed(socket.person, list(socket.watched))
