"""What a turn is about: the themes of puzzles, each by a rule."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.cards.ids import FIRST_ALCHEMY, FIRST_BUILDING, FIRST_EPHEMERAL
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.lines import table_after
from beffroi.kernel.state import Move, Seat

THEMES: Final = (
    *("fold-in-time", "bluff", "raise", "events", "ephemeral", "alchemy", "henchmen", "tokens", "buildings"),
    *("draw", "aim", "hold-back", "last-day"),
)


def themes(s: Parbourg, seat: Seat, line: list[Move]) -> list[str]:
    """Name the themes of a turn that begins at this table, in the order of THEMES."""
    after = table_after(s, seat, line)
    hidden = any(move >= moves.HIDE for move in line)
    events = any(moves.EVENT <= move < moves.HIDE or move >= moves.HIDE_EVENT for move in line)
    cards = [moves.card_of(move) for move in line]
    found = {
        "fold-in-time": moves.FOLD in line,
        "bluff": hidden,
        "events": events,
        "raise": any(0 <= card < FIRST_EPHEMERAL for card in cards) and not events and not hidden,
        "ephemeral": any(FIRST_EPHEMERAL <= card < FIRST_BUILDING for card in cards),
        "alchemy": any(card >= FIRST_ALCHEMY for card in cards),
        "henchmen": any(moves.HENCHMAN <= move < moves.LYING for move in line),
        "tokens": any(moves.TOKEN <= move < moves.HENCHMAN for move in line),
        "buildings": len(after.buildings[seat]) > len(s.buildings[seat]),
        "draw": moves.DRAW in line,
        "aim": any(moves.SEAT <= move < moves.COLOUR for move in line),
        "hold-back": line[0] in (moves.PASS, moves.QUIET, moves.DONE),
        "last-day": s.day == s.ruleset.days,
    }
    return [name for name in THEMES if found[name]]
