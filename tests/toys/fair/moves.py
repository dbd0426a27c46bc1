"""Every answer a player can give, as a small integer with a name."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DIE: Final = 10  # DIE + pips - 1
STALL: Final = 20  # STALL + index in the row
BID: Final = 30  # BID + deniers
COUNT: Final = 130
WORDS: Final = (("bid", BID, COUNT), ("stall", STALL, BID), ("die", DIE, STALL))


def notation(move: int) -> str:
    for word, first, end in WORDS:
        if first <= move < end:
            return f"{word} {move - first}"
    return "pass"


def parse(text: str) -> int:
    """The move, or -1 for a text that is none."""
    if text == "pass":
        return PASS
    word, _, figure = text.partition(" ")
    for name, first, end in WORDS:
        if word == name and figure.isdecimal() and first + int(figure) < end:
            return first + int(figure)
    return -1
