"""The WebSocket of a page: one connection, all its tables."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send

import beffroi
from beffroi.protocol.commands import (
    Chat,
    Command,
    Compose,
    LobbyOn,
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
    Message,
    PongMessage,
    RefusedMessage,
    StudyMessage,
    WhyMessage,
    composed_message,
)
from beffroi.server.api.auth import RECHECK, find_caller, still_allowed
from beffroi.server.api.connection import Connection, connection_of
from beffroi.server.api.security import (
    answer_refusal,
    client_address,
    client_network,
    host_allowed,
    is_this_machine,
    origin_allowed,
)
from beffroi.server.config import Settings
from beffroi.server.errors import Refused
from beffroi.server.metrics import REFUSALS, SOCKETS
from beffroi.server.realtime.hub import Hub, encode
from beffroi.server.realtime.publisher import WorkerPublisher
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.loop_turns import ASKER, InTurn
from beffroi.server.services.play import PlayService
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.sessions import Caller, SessionService
from beffroi.server.services.studies import StudyService
from beffroi.server.services.tables import TableService
from beffroi.server.services.talk import TalkService

LONGEST: Final = 16_384  # bytes of one message
MAX_BACKLOG: Final = 4 << 20  # bytes a slow reader may be behind,
MOST_BEHIND: Final = 16 << 20  # and those of one address together,
LITTLE: Final = 1 << 16  # of which nobody is blamed who is no further behind than this
MOST_WATCHED: Final = 50
MOST_STUDIES: Final = 10
MOST_SOCKETS: Final = 60  # of one address at one worker
MOST_IGNORED: Final = 100  # messages that come too fast, one after the other: then it is a flood
CLOSE_SECONDS: Final = 5.0  # to say goodbye
POLICY: Final = 1008
TRY_LATER: Final = 1013  # the reader is too slow, or the storage fails

log = logging.getLogger("beffroi.socket")

Allowed = Callable[[], Awaitable[bool]]  # whether the connection's cookie or token still opens what it did


class ClientConnection:
    """One connection; a reader who falls too far behind loses it, and holds nobody up."""

    def __init__(
        self, endpoint: WebSocketEndpoint, caller: Caller, address: str, connection: Connection, allowed: Allowed
    ) -> None:
        self.endpoint = endpoint
        self.caller = caller
        self.connection = connection
        self.allowed = allowed
        self.address = address
        self.bucket = f"{address}/{id(self)}"  # by which its messages are counted
        self.person = caller.id
        self.watched: dict[str, None] = {}
        self.studied: dict[str, None] = {}
        self.ignored = 0  # messages since the last one that did not come too fast
        self.doubted = asyncio.Event()  # something changed by which the caller may have lost the right to be here
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def send(self, data: bytes) -> None:
        behind = self.connection.backlog()
        if behind > MAX_BACKLOG or (behind > LITTLE and self.endpoint.is_behind(self.address)):
            self.close(TRY_LATER)
        if not self.closing.done():
            self.connection.send_text(data)

    def send_message(self, message: Message) -> None:
        self.send(encode(message))

    def close(self, code: int) -> None:
        """End the connection, for the first reason given."""
        if not self.closing.done():
            self.closing.set_result(code)

    def recheck(self) -> None:
        self.doubted.set()

    async def keep_checking(self) -> None:
        """Close the connection of a caller who was banned or signed out, or whose token was revoked."""
        while self.person:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.doubted.wait(), RECHECK)
            self.doubted.clear()
            try:
                if not await self.allowed():
                    self.close(POLICY)
                    return
            except Refused:  # that can't be looked up just now: whoever comes back is looked at again
                self.close(TRY_LATER)
                return

    # --- listening ------------------------------------------------------------

    async def read(self, receive: Receive) -> None:
        asker = ASKER.get()
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] == "websocket.receive":
                handled = self.handle(event.get("text"), event.get("bytes"))
                await (handled if asker is None else InTurn(asker, handled))

    async def handle(self, text: str | None, data: bytes | None) -> None:
        """Decode one message and do what it asks; whatever is wrong with it is answered, never passed on."""
        said: Command | None = None
        try:
            self.take_message()
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
            if refused.error == "busy" and isinstance(said, Watch | StudyOn):  # a page that comes back looks again
                self.close(TRY_LATER)

    def take_message(self) -> None:
        """Count a message; a connection that floods us is closed."""
        try:
            self.endpoint.limits.take_message(self.bucket)
        except Refused:
            self.ignored += 1
            if self.ignored >= MOST_IGNORED:
                self.close(POLICY)
            raise
        self.ignored = 0

    def refuse(self, said: Command | None, refused: Refused) -> None:
        REFUSALS.labels(refused.error).inc()
        table_id = getattr(said, "table", None)
        table = self.endpoint.tables.loaded(table_id) if table_id else None
        key = getattr(said, "key", None)
        self.send_message(RefusedMessage(table_id, key, refused.error, refused.message, table.seq if table else None))

    async def answer(self, said: Command) -> None:
        match said:
            case Watch():
                await self.watch(said)
            case Unwatch():
                self.watched.pop(said.table, None)
                self.endpoint.hub.unwatch(self, said.table)
            case Ping():
                self.send_message(PongMessage(said.at))
            case LobbyOn():
                self.endpoint.hub.look_at_lobby(self, said.on)
            case StudyOn():
                await self.look_at_study(said)
            case Chat():
                person = self.caller.must("chat")
                await self.endpoint.limits.take("chat", person.id)
                await self.endpoint.talk.chat(person, said.table, said.text)
            case Why():
                label = await self.endpoint.play.why_not(self.caller.must("play"), said.table, said)
                self.send_message(WhyMessage(said.table, said.seat, said.anchor, label))
            case Compose():
                await self.compose(said)
            case _:
                await self.act(said)

    async def look_at_study(self, said: StudyOn) -> None:
        """Tell of the edits of a study to whoever may read it."""
        if said.on:
            if len(self.studied) >= MOST_STUDIES and said.study not in self.studied:
                raise Refused("limit", f"a page looks at no more than {MOST_STUDIES} studies")
            n = (await self.endpoint.studies.study(said.study, self.person)).n
            self.studied[said.study] = None
            self.endpoint.hub.look_at_study(self, said.study, n)
            self.send_message(StudyMessage(said.study, n))
        else:
            self.studied.pop(said.study, None)
            self.endpoint.hub.look_at_study(self, said.study, None)

    async def compose(self, said: Compose) -> None:
        found = await self.endpoint.play.compose(self.caller.must("play"), said.table, said)
        self.send_message(composed_message(said, found))

    async def act(self, said: SeatCommand) -> None:
        done = await self.endpoint.play.act(self.caller.must("play"), said.table, said)
        self.send_message(AcceptedMessage(said.table, said.key, done.seq, done.duplicate))

    async def watch(self, said: Watch) -> None:
        if len(self.watched) >= MOST_WATCHED and said.table not in self.watched:
            raise Refused("limit", f"a page watches at most {MOST_WATCHED} tables")
        table = await self.endpoint.tables.look(said.table, self.person)
        await self.endpoint.tables.load_host_name(table)
        chats = await self.endpoint.talk.chats(said.table, self.person)
        if said.since > table.seq:  # another worker may have told more than has come here
            await self.endpoint.tables.catch_up(said.table)
        self.endpoint.hub.watch(self, await self.endpoint.tables.get(said.table), said.since)
        self.watched[said.table] = None
        for message in chats:
            self.send(encode(message))
        await self.endpoint.publisher.presence_changed(self.person, [said.table])


class WebSocketEndpoint:
    """Serves the connections of pages: what they need of the server, and how one is admitted."""

    def __init__(
        self,
        settings: Settings,
        limits: RateLimits,
        sessions: SessionService,
        accounts: AccountService,
        tables: TableService,
        play: PlayService,
        talk: TalkService,
        studies: StudyService,
        hub: Hub,
        publisher: WorkerPublisher,
    ) -> None:
        self.settings = settings
        self.limits = limits
        self.sessions = sessions
        self.accounts = accounts
        self.tables = tables
        self.play = play
        self.talk = talk
        self.studies = studies
        self.hub = hub
        self.publisher = publisher
        self.open: dict[str, dict[ClientConnection, None]] = {}  # connections by network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Accept a page's connection, if it is ours, and serve it until it ends."""
        try:
            caller = await self.admit(scope)
        except Refused as refused:
            await receive()  # websocket.connect
            await deny(refused, scope, send)
            return
        await receive()
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})

        def allowed() -> Awaitable[bool]:
            return still_allowed(self.sessions, scope, caller.id)

        connection = connection_of(scope, send)
        client = ClientConnection(self, caller, client_address(scope), connection, allowed)
        network = client_network(client.address)
        self.open.setdefault(network, {})[client] = None
        try:
            await self.serve(client, receive, send)
        finally:
            connection.end()
            del self.open[network][client]
            if not self.open[network]:
                del self.open[network]

    def is_behind(self, address: str) -> bool:
        """Tell whether the connections of an address have more to take than it may leave with us."""
        theirs = self.open.get(client_network(address), {})
        counted = self.limits.on and not is_this_machine(address)
        return counted and sum(client.connection.backlog() for client in theirs) > MOST_BEHIND

    async def admit(self, scope: Scope) -> Caller:
        """Return who connects; refuse another site's page, a wrong token, or too many connections."""
        network = client_network(client_address(scope))
        await self.limits.take("socket", network)
        if self.limits.on and len(self.open.get(network, ())) >= MOST_SOCKETS and not is_this_machine(network):
            raise Refused("limit", "too many pages are open at this address")
        if not host_allowed(scope, self.settings) or not origin_allowed(scope, self.settings):
            raise Refused("cross-site", "this page is not ours")
        caller = await find_caller(self.sessions, scope)
        if caller.person and caller.person.banned:
            raise Refused("banned", "you are shut out of this house")
        return caller

    async def serve(self, client: ClientConnection, receive: Receive, send: Send) -> None:
        """Listen until one side ends it."""
        try:
            me = await self.accounts.me(client.caller.person) if client.caller.person else None
            blocked = await self.talk.blocked_ids(client.person)
        except Refused as refused:  # the storage failed in this very moment
            REFUSALS.labels(refused.error).inc()
            await send({"type": "websocket.close", "code": TRY_LATER, "reason": ""})
            return
        SOCKETS.inc()
        presence = self.hub.presence
        self.hub.enter(client, blocked)
        if client.person:
            presence.arrive(client.person)
        client.send_message(HelloMessage(me, beffroi.__version__, PROTOCOL))
        checker = asyncio.create_task(client.keep_checking())
        reader = asyncio.create_task(client.read(receive))
        try:
            ends: list[asyncio.Future[Any]] = [reader, client.closing]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if client.closing.done():
                with contextlib.suppress(TimeoutError):  # who reads nothing is not told why
                    async with asyncio.timeout(CLOSE_SECONDS):
                        await send({"type": "websocket.close", "code": client.closing.result(), "reason": ""})
        finally:
            for task in (reader, checker):
                task.cancel()
            ended, _ = await asyncio.wait((reader, checker))
            for task in ended:
                if not task.cancelled() and (error := task.exception()) is not None:
                    log.info("a connection broke: %s", type(error).__name__)
            SOCKETS.dec()
            self.hub.leave(client)
            if client.person and presence.depart(client.person):
                await self.publisher.presence_changed(client.person, list(client.watched))


async def deny(refused: Refused, scope: Scope, send: Send) -> None:
    """Refuse a handshake as a request is refused, where the web server lets us say why."""
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        REFUSALS.labels(refused.error).inc()
        await send({"type": "websocket.close", "code": POLICY, "reason": ""})
        return
    await answer_refusal(refused, send, "websocket.http.response")
