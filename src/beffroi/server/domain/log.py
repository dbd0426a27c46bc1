"""The log of a table: entries that are only ever appended, and that make the table what it is."""

from __future__ import annotations

from typing import Final

import msgspec

START: Final = "start"
MOVE: Final = "move"
TURN: Final = "turn"
UNDO: Final = "undo"
END_TURN: Final = "end-turn"
RESIGN: Final = "resign"
STAND_IN: Final = "stand-in"
RETURN: Final = "return"
STOP: Final = "stop"
PAUSE: Final = "pause"
GIVE: Final = "give"
VOTE: Final = "vote"
AWAY: Final = "away"
SETTING: Final = "setting"
CLOSE: Final = "close"
FREEZE: Final = "freeze"
UNFREEZE: Final = "unfreeze"

DECISIONS: Final = (MOVE, TURN, UNDO, END_TURN, RETURN)  # by which somebody shows that they are there


class LogEntry(msgspec.Struct, frozen=True):
    """One line of a table's log."""

    kind: str
    seat: int
    body: str  # the move's notation, or what else the kind needs
    key: str  # idempotency; empty for the server's own entries
    at: int
