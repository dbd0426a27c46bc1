"""Play by plain requests: the same messages as by WebSocket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from beffroi.kernel.state import NOBODY
from beffroi.protocol.base import Sentence
from beffroi.protocol.commands import (
    ComposeBody,
    EndTurnBody,
    GiveBody,
    GoBody,
    HandOverBody,
    MoveBody,
    PauseBody,
    ResignBody,
    ReturnBody,
    SettingBody,
    StopBody,
    TurnBody,
    UndoBody,
    WhyBody,
)
from beffroi.protocol.composing import Composed
from beffroi.protocol.http import Accepted, TableMessages
from beffroi.protocol.messages import TableMessage, Update
from beffroi.server.api.auth import RECHECK, still_allowed
from beffroi.server.api.dependencies import CallerDep, HubDep, PlayDep, SessionsDep, TablesDep, TalkDep
from beffroi.server.domain.spec import OPEN, RUNNING
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.realtime.hub import Hub
from beffroi.server.realtime.render import update
from beffroi.server.services.clock import monotonic, now
from beffroi.server.services.sessions import Caller

Since = Annotated[int, QueryParameter(ge=0, le=2**31)]
LONGEST_WAIT = 25.0
MOST_QUEUED = 200
KEEP_ALIVE = 15.0


@post("/api/tables/{table_id:str}/move", status_code=200)
async def move(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[MoveBody]) -> Accepted:
    """Answer the question a seat is asked."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/turn", status_code=200)
async def turn(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[TurnBody]) -> Accepted:
    """Play a composed turn: its answers replace those that could be taken back, accepted or refused whole."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/compose", status_code=200)
async def compose(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[ComposeBody]) -> Composed:
    """What a seat can do with the pieces it has picked, and what would come of it."""
    return await play.compose(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/undo", status_code=200)
async def undo(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[UndoBody]) -> Accepted:
    """Take back the last decisions, as far as the last seal."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/end-turn", status_code=200)
async def end_turn(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[EndTurnBody]) -> Accepted:
    """Confirm a turn that could still be taken back."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/resign", status_code=200)
async def resign(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[ResignBody]) -> Accepted:
    """Give up, which loses the game: it ends if one opponent is left, else a bot plays on for the seat."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/return", status_code=200)
async def come_back(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[ReturnBody]) -> Accepted:
    """Take the seat back from the bot that stood in, from the seat's next turn on."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/stop", status_code=200)
async def stop(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[StopBody]) -> Accepted:
    """Agree to stop without a result; it happens when all people agree."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/go", status_code=200)
async def go(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[GoBody]) -> Accepted:
    """Leave: a bot plays for the seat from now on. In a rated game that loses it; one may come back and play on."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/pause", status_code=200)
async def pause(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[PauseBody]) -> Accepted:
    """Agree to a pause, in which no time is counted; it begins when all who play agree, and anybody ends it."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/give", status_code=200)
async def give(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[GiveBody]) -> Accepted:
    """Give another seat that is waited for a day more, or a minute where the clock is live."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/hand-over", status_code=200)
async def hand_over(
    play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[HandOverBody]
) -> Accepted:
    """Agree that a bot takes a seat that was waited for too long; the host decides alone, else all the others.

    A host who sits nowhere does it with `"seat": -1`.
    """
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/setting", status_code=200)
async def setting(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[SettingBody]) -> Accepted:
    """Settle how questions of a kind are answered for a seat; nobody else is told."""
    return await play.act(caller.must("play"), table_id, data)


@post("/api/tables/{table_id:str}/why", status_code=200)
async def why(play: PlayDep, caller: CallerDep, table_id: FromPath[str], data: JSONBody[WhyBody]) -> Sentence:
    """Why a piece can't be chosen now."""
    return await play.why_not(caller.must("play"), table_id, data)


def messages(hub: Hub, caller: Caller, table: TableState, since: int) -> list[TableMessage | Update]:
    """The table and, once it plays, an update for each of the caller's seats."""
    told: list[TableMessage | Update] = [hub.describe(table, caller.id)]
    if table.match is not None:
        seats = table.seats_of(caller.id) or [NOBODY]
        told += [update(table, seat, min(since, table.seq), now()) for seat in seats]
    return told


@get("/api/tables/{table_id:str}/state")
async def state(
    request: Request[Any, Any, Any],
    sessions: SessionsDep,
    tables: TablesDep,
    hub: HubDep,
    caller: CallerDep,
    table_id: FromPath[str],
    since: Since = 0,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0,
) -> TableMessages:
    """How the table stands for me; with `wait`, held until there is news after `since`."""
    table = await tables.look(table_id, caller.id)
    mine = table.seats_of(caller.id)
    asked = any(table.may_answer(seat) or table.unconfirmed_turn() == seat for seat in mine)
    if wait and table.seq <= since and table.status in (OPEN, RUNNING) and not asked:
        await hub.news(table, mine or [NOBODY], wait)
        table = await tables.get(table_id)
        if not await still_allowed(sessions, request.scope, caller.id):
            raise Refused("not-signed-in", "you were signed out meanwhile")
    await tables.load_host_name(table)
    return TableMessages(messages(hub, caller, table, since))


STREAM = {200: ResponseSpec(str, description="Events whose data is one message each", media_type="text/event-stream")}


class Stream:
    """A reader of the event stream."""

    def __init__(self, person: str | None, blocked: frozenset[str]) -> None:
        self.person = person
        self.blocked = blocked
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(MOST_QUEUED)
        self.slow = False
        self.doubted = False  # whether the reader may have lost the right to be here

    def send(self, data: JSONBody[bytes]) -> None:
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self.slow = True

    def recheck(self) -> None:
        self.doubted = True
        self.send(b"")  # wakes the one who follows it


async def follow(
    hub: Hub, stream: Stream, table: TableState, since: int, welcome: Callable[[], Awaitable[bool]]
) -> AsyncIterator[ServerSentEventMessage]:
    """Messages as they come, until the reader leaves, falls behind or is not welcome; comments keep it open."""
    hub.enter(stream, stream.blocked)
    hub.watch(stream, table, since)
    checked = monotonic()
    try:
        while not stream.slow:
            if stream.doubted or monotonic() - checked >= RECHECK:
                stream.doubted = False
                if not await welcome():
                    return
                checked = monotonic()
            try:
                data = await asyncio.wait_for(stream.queue.get(), KEEP_ALIVE)
                if data:
                    yield ServerSentEventMessage(data=data.decode())
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
    finally:
        hub.leave(stream)


@get("/api/tables/{table_id:str}/events", media_type="text/event-stream", responses=STREAM)
async def events(
    tables: TablesDep,
    sessions: SessionsDep,
    talk: TalkDep,
    hub: HubDep,
    caller: CallerDep,
    request: Request[Any, Any, Any],
    table_id: FromPath[str],
    since: Since = 0,
) -> ServerSentEvent:
    """The table as an event stream; each event's data is one message."""
    table = await tables.look(table_id, caller.id)
    await tables.load_host_name(table)

    async def welcome() -> bool:
        try:
            return await still_allowed(sessions, request.scope, caller.id)
        except Refused:  # the storage fails: a stream that ends is opened again
            return False

    stream = Stream(caller.id, await talk.blocked_ids(caller.id))
    return ServerSentEvent(follow(hub, stream, table, since, welcome))


ROUTES = [
    move,
    turn,
    compose,
    undo,
    end_turn,
    resign,
    come_back,
    stop,
    go,
    pause,
    give,
    hand_over,
    setting,
    why,
    state,
    events,
]
