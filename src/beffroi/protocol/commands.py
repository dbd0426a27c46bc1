"""What a client may say, by WebSocket or by HTTP: the same words."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from beffroi.protocol.base import Code, Key, SeatNumber, Seq, SettingName, TableId, Text


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


class ConfirmTurn(EndTurnBody, tag="end-turn", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Resign(ResignBody, tag="resign", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Return(ReturnBody, tag="return", tag_field="t", frozen=True, kw_only=True):
    table: TableId


class Stop(StopBody, tag="stop", tag_field="t", frozen=True, kw_only=True):
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


class Ping(Struct, tag="ping", tag_field="t", frozen=True, kw_only=True):
    at: float = 0


SeatRequest = MoveBody | UndoBody | EndTurnBody | ResignBody | ReturnBody | StopBody | SettingBody
SeatCommand = Move | Undo | ConfirmTurn | Resign | Return | Stop | Setting
Command = SeatCommand | Chat | Why | Watch | Unwatch | LobbyOn | Ping

decode: Final = msgspec.json.Decoder(Command).decode
