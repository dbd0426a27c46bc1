"""What a turn is about: the themes of puzzles, each by a rule."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay import moves
from beffroi.games.tournay.encoding import NORMAL, PRESTIGE
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.activate import UseCharacter
from beffroi.kernel.lines import answers_along, table_after
from beffroi.kernel.state import Move, Seat

THEMES: Final = (
    *("end-trigger", "prestige", "build", "activate", "row-twice", "events", "shelter", "hired-hands", "draw"),
    *("recruit", "money", "gather", "hand-limit", "last-round"),
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
        "row-twice": characters_used(s, seat, line) > 1,
        "events": any(moves.EVENT <= move < moves.RECRUIT for move in line),
        "shelter": any(move in (moves.ENDURE, moves.SHIELD) or moves.RAMPART <= move < moves.SLOT for move in line),
        "hired-hands": any(moves.CITIZEN <= move < moves.EARN and move - moves.CITIZEN != seat for move in line),
        "draw": any(moves.DRAW <= move < moves.EVENT for move in line),
        "recruit": any(moves.RECRUIT <= move < moves.CITIZEN for move in line),
        "money": any(moves.EARN <= move < moves.RAMPART for move in line),
        "gather": moves.GATHER in line,
        "hand-limit": len(s.hands[seat]) >= s.ruleset.hand_limit,
        "last-round": s.ending != NORMAL,
    }
    return [name for name in THEMES if found[name]]


def characters_used(s: Tournay, seat: Seat, line: list[Move]) -> int:
    """Count the characters of a row and column that pay or are used in a turn."""
    now = s.copy()
    now.journal = []
    used = 0
    for move in answers_along(now, seat, line):
        used += isinstance(now.agenda[-1], UseCharacter) and move != moves.DONE
    return used + sum(1 for event in now.journal if event.key == "character-pays" and event.args[0] == seat)
