"""What the server itself may ask of a table; what people ask is in `protocol.commands`."""

from __future__ import annotations

from msgspec import Struct

from beffroi.protocol.commands import SeatRequest


class Begin(Struct, frozen=True):
    """Begin the game with the players' words for the luck."""

    nonces: dict[int, str]
    away: dict[str, list[tuple[int, int]]] = {}  # by person, when they are away


class ExpireClocks(Struct, frozen=True):
    """Let a bot stand in for every seat that has no time left."""


class StandInFor(Struct, frozen=True):
    """Let a bot stand in at every seat of a person."""

    person: str


class SetAway(Struct, frozen=True):
    """Note when a person is away, from now on: these pauses and no others."""

    person: str
    absences: list[tuple[int, int]]


class FreezeTable(Struct, frozen=True):
    """Stop a table until it is unfrozen."""

    reason: str


class UnfreezeTable(Struct, frozen=True):
    """Let a frozen table continue."""


TableCommand = SeatRequest | Begin | ExpireClocks | StandInFor | SetAway | FreezeTable | UnfreezeTable
