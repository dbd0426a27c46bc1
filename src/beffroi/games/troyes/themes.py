"""What a turn is about: the themes of puzzles, each by a rule."""

from __future__ import annotations

from typing import Final, cast

from beffroi.games.troyes import moves
from beffroi.games.troyes.ledger import ledger
from beffroi.games.troyes.pieces import DIE_CODES, EMPTY, NEUTRAL, OWNER, SLOTS
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.black import CounterBlackDie
from beffroi.games.troyes.steps.round import EndRound
from beffroi.games.troyes.steps.turn import Actions, EndTurn
from beffroi.kernel.lines import answers_along
from beffroi.kernel.state import Move, Seat

THEMES: Final = (
    *("finish-event", "events", "cathedral", "expel", "deny-die", "buy-dice", "hire", "activities", "agriculture"),
    *("money", "influence", "black-dice", "pass", "placement", "last-round"),
)
RICH: Final = 4  # deniers of a turn that is about money


def themes(s: Troyes, seat: Seat, line: list[Move]) -> list[str]:
    """Name the themes of a turn that begins at this table, in the order of THEMES."""
    after = after_turn(s, seat, line)
    found = {
        "finish-event": len(after.won) > len(s.won),
        "events": any(moves.FIGHT <= move < moves.CUBE for move in line),
        "cathedral": moves.BUILD in line,
        "expel": expels(s, after, seat),
        "deny-die": any(foreign(move, seat) and OWNER[move - moves.DIE] != NEUTRAL for move in line),
        "buy-dice": any(foreign(move, seat) for move in line),
        "hire": ledger(after, seat)["tradesmen"] > ledger(s, seat)["tradesmen"],
        "activities": any(moves.ACTIVATE <= move < moves.FIGHT for move in line),
        "agriculture": moves.FARM in line,
        "money": after.deniers[seat] - s.deniers[seat] >= RICH,
        "influence": any(move in (moves.REROLL, moves.RECRUIT, moves.TURN) for move in line),
        "black-dice": any(isinstance(step, CounterBlackDie) for step in s.agenda),
        "pass": moves.PASS in line,
        "placement": s.round == 0,
        "last-round": s.round == s.ruleset.rounds,
    }
    return [name for name in THEMES if found[name]]


def after_turn(s: Troyes, seat: Seat, line: list[Move]) -> Troyes:
    """Return the table right after a turn: what comes next may be luck, an income, or the neutral player's turn."""
    now = cast("Troyes", s.copy())
    for answered, _ in enumerate(answers_along(now, seat, line), 1):
        if answered == len(line):
            now.agenda = [step for step in now.agenda if not isinstance(step, (Actions, EndTurn, EndRound))]
    return now


def foreign(move: Move, seat: Seat) -> bool:
    """Tell whether a move takes a die of somebody else."""
    return moves.DIE <= move < moves.DIE + DIE_CODES and OWNER[move - moves.DIE] != seat


def expels(s: Troyes, after: Troyes, seat: Seat) -> bool:
    """Tell whether the seat now stands where somebody else stood."""
    return any(after.slots[i] == seat and s.slots[i] not in (EMPTY, seat) for i in range(SLOTS))
