"""What a turn is about: the themes of puzzles, each by a rule."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay import moves
from beffroi.games.tournay.encoding import NORMAL, PRESTIGE
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.lines import table_after
from beffroi.kernel.state import Move, Seat

THEMES: Final = (
    *("end-trigger", "prestige", "build", "activate", "events", "hired-hands", "draw", "recruit"),
    *("money", "hand-limit", "last-round"),
)


def themes(s: Tournay, seat: Seat, line: list[Move]) -> list[str]:
    """Name the themes of a turn that begins at this table, in the order of THEMES."""
    after = table_after(s, seat, line)
    cards = [move - moves.CARD for move in line if moves.CARD <= move < moves.BARE]
    places = [move for move in line if moves.SLOT <= move < moves.SITE or move >= moves.BARE]
    found = {
        "end-trigger": s.ending == NORMAL and after.ending != NORMAL,
        "prestige": any(s.ruleset.sort[card] == PRESTIGE for card in cards if card < len(s.ruleset.sort)),
        "build": len(after.slots[seat]) > len(s.slots[seat]),
        "activate": bool(places) and len(after.slots[seat]) == len(s.slots[seat]),
        "events": any(moves.EVENT <= move < moves.RECRUIT for move in line),
        "hired-hands": any(moves.CITIZEN <= move < moves.EARN and move - moves.CITIZEN != seat for move in line),
        "draw": any(moves.DRAW <= move < moves.EVENT for move in line),
        "recruit": any(moves.RECRUIT <= move < moves.CITIZEN for move in line),
        "money": any(moves.EARN <= move < moves.RAMPART for move in line),
        "hand-limit": len(s.hands[seat]) >= s.ruleset.hand_limit,
        "last-round": s.ending != NORMAL,
    }
    return [name for name in THEMES if found[name]]
