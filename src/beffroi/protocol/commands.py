"""What a client may say, by WebSocket or by HTTP: the same words."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from beffroi.protocol.base import Code, Key, SeatNumber, SeatOrHost, Seq, SettingName, TableId, Text


class MoveBody(Struct, frozen=True, kw_only=True):
    """An answer to the question the seat is asked at `seq`."""

    seat: SeatNumber
    seq: Seq
    key: Key
    code: Code


class UndoBody(Struct, frozen=True, kw_only=True):
    """Take back the seat's last decisions."""

    seat: SeatNumber
    seq: Seq
    key: Key
    count: Annotated[int, Meta(ge=1, le=10_000)] = 1


class EndTurnBody(Struct, frozen=True, kw_only=True):
    """The turn stays as it is."""

    seat: SeatNumber
    seq: Seq
    key: Key


class TurnBody(Struct, frozen=True, kw_only=True):
    """A composed turn: these answers in place of the seat's own that could be taken back, all but the first `keep`."""

    seat: SeatNumber
    seq: Seq
    key: Key
    answers: Annotated[list[Code], Meta(min_length=1, max_length=60)]
    keep: Annotated[int, Meta(ge=0, le=10_000)] = 0
    end: bool = False  # the turn stays as it is, if it is complete then


class ComposeBody(Struct, frozen=True, kw_only=True):
    """What can be done with these pieces, and with what is chosen?

    `keep` as for a turn; nothing: all of the seat's answers stay, it goes on from the question that is asked now.
    """

    seat: SeatNumber
    seq: Seq
    key: Key
    picked: Annotated[list[Code], Meta(max_length=12)] = []
    chosen: Annotated[list[Code], Meta(max_length=60)] = []
    keep: Annotated[int, Meta(ge=0, le=10_000)] | None = None


class ResignBody(Struct, frozen=True, kw_only=True):
    """Give the game up."""

    seat: SeatNumber
    key: Key


class ReturnBody(Struct, frozen=True, kw_only=True):
    """Take the seat back from the bot that stood in."""

    seat: SeatNumber
    key: Key


class StopBody(Struct, frozen=True, kw_only=True):
    """Agree to stop without a result, or no longer."""

    seat: SeatNumber
    key: Key
    agree: bool = True


class GoBody(Struct, frozen=True, kw_only=True):
    """I must go: a bot plays for my seat from now on. In a rated game that loses it."""

    seat: SeatNumber
    key: Key


class PauseBody(Struct, frozen=True, kw_only=True):
    """Agree to a pause of so many hours, in which no time is counted, or no longer; anybody ends one that holds."""

    seat: SeatNumber
    key: Key
    agree: bool = True
    hours: Annotated[int, Meta(ge=1, le=336)] = 24


class GiveBody(Struct, frozen=True, kw_only=True):
    """Give another seat that is waited for more time: a day, or a minute where the clock is live."""

    seat: SeatNumber
    key: Key
    other: SeatNumber


class HandOverBody(Struct, frozen=True, kw_only=True):
    """Agree that a bot takes another seat that was waited for too long, or no longer; the host decides alone.

    A host who sits nowhere speaks as seat -1.
    """

    seat: SeatOrHost
    key: Key
    other: SeatNumber
    agree: bool = True


class SettingBody(Struct, frozen=True, kw_only=True):
    """How questions of a kind are answered for the seat from now on: `ask`, or another choice of the setting."""

    seat: SeatNumber
    key: Key
    name: SettingName
    choice: SettingName


class ChatBody(Struct, frozen=True, kw_only=True):
    """Something to say at the table."""

    text: Text


class WhyBody(Struct, frozen=True, kw_only=True):
    """Why can this piece not be chosen?"""

    seat: SeatNumber
    anchor: Annotated[str, Meta(max_length=100)]


class Move(MoveBody, tag="move", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Undo(UndoBody, tag="undo", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Turn(TurnBody, tag="turn", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Compose(ComposeBody, tag="compose", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class ConfirmTurn(EndTurnBody, tag="end-turn", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Resign(ResignBody, tag="resign", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Return(ReturnBody, tag="return", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Stop(StopBody, tag="stop", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Go(GoBody, tag="go", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Pause(PauseBody, tag="pause", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Give(GiveBody, tag="give", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class HandOver(HandOverBody, tag="hand-over", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Setting(SettingBody, tag="setting", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Chat(ChatBody, tag="chat", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Why(WhyBody, tag="why", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Watch(Struct, tag="watch", tag_field="t", frozen=True, kw_only=True):
    table: TableId
    since: Seq = 0


class Unwatch(Struct, tag="unwatch", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class LobbyOn(Struct, tag="lobby", tag_field="t", frozen=True, kw_only=True):
    on: bool = True


class StudyOn(Struct, tag="study", tag_field="t", frozen=True, kw_only=True):
    """Tell me of the edits of a study from now on, or no longer."""

    study: Annotated[str, Meta(min_length=1, max_length=40)]
    on: bool = True


class Ping(Struct, tag="ping", tag_field="t", frozen=True, kw_only=True):
    at: float = 0


TimeRequest = GoBody | PauseBody | GiveBody | HandOverBody
SeatRequest = (
    MoveBody | TurnBody | UndoBody | EndTurnBody | ResignBody | ReturnBody | StopBody | SettingBody | TimeRequest
)
SeatCommand = Move | Turn | Undo | ConfirmTurn | Resign | Return | Stop | Setting | Go | Pause | Give | HandOver
Command = SeatCommand | Compose | Chat | Why | Watch | Unwatch | LobbyOn | StudyOn | Ping

decode: Final = msgspec.json.Decoder(Command).decode
