"""Composed turns: a list of answers in place of a seat's own unsealed ones, accepted or refused whole."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Seat, State
from beffroi.kernel.step import Simultaneous
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import RUNNING
from beffroi.server.domain.undo import drop_moves, undoable, withdraw
from beffroi.server.errors import Refused

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState


def replaceable(table: TableState, seat: Seat) -> int:
    """Return how many of the seat's last answers a composed turn may take the place of."""
    if table.status == RUNNING and table.answered_secretly(seat):
        return sum(1 for mover, _ in table.playing.secret_answers() if mover == seat)
    return undoable(table, seat)


def answers_replaced(table: TableState, seat: Seat, keep: int) -> int:
    """Return how many answers go if so many are kept; refuses where the seat can neither replace nor answer."""
    mine = replaceable(table, seat)
    if keep > mine:
        raise Refused("illegal", f"{mine} answers of this seat can still be taken back, so {keep} can't be kept")
    if keep == mine and not table.may_answer(seat):
        raise Refused("not-your-turn", "this seat is not asked now")
    return mine - keep


def table_before(table: TableState, seat: Seat, replaced: int) -> State:
    """Return the table as it would be without the seat's last answers."""
    match = table.playing
    if not (replaced and table.answered_secretly(seat)):
        return match.state_after(len(match.moves) - replaced)
    given = match.secret_answers()
    s = match.state_after(len(match.moves))
    s.agenda[-1] = s.agenda[-1].imagined(s, seat)
    asked = s.agenda[-1]
    assert isinstance(asked, Simultaneous)
    s.agenda[-1] = asked.withdrawn(seat)
    left = len([0 for mover, _ in given if mover == seat]) - replaced
    for mover, move in given:
        if mover != seat:
            s.apply(mover, move)
        elif left > 0:
            left -= 1
            s.apply(mover, move)
    return s


def check_answers(table: TableState, seat: Seat, s: State, answers: list[str]) -> None:
    """Refuse answers that can't be given one after the other, naming the first that can't.

    Luck and secrets end a turn: otherwise one could try answers until the luck behind them is good.
    """
    secret = isinstance(s.agenda[-1], Simultaneous)
    for i, code in enumerate(answers):
        place = f"answer {i + 1}, {code!r:.80}"
        if seat not in s.waiting():
            raise Refused("illegal", f"{place}: this seat is not asked any more then")
        if isinstance(s.agenda[-1], Simultaneous) != secret:
            raise Refused("illegal", f"{place}: what several are asked is answered on its own")
        try:
            move = table.game.parse(code)
        except BadRequest as error:
            raise Refused("illegal", f"{place}: {error}") from None
        if move not in s.options(seat):
            raise Refused("illegal", f"{place}: it is not among the choices")
        draws, seals = s.chance.draws, s.seals
        s.apply(seat, move)
        if i + 1 < len(answers) and (s.chance.draws != draws or s.seals != seals):
            raise Refused("illegal", f"{place}: luck or a secret follows it, so it must be the last")


def written_turn(replaced: int, answers: list[str], end: bool) -> str:
    """Write a composed turn for the log."""
    return json.dumps({"replaced": replaced, "answers": answers, "end": end}, ensure_ascii=False, separators=(",", ":"))


def turn_answers(body: str) -> list[str]:
    """Read the answers of a composed turn from the log."""
    answers: list[str] = json.loads(body)["answers"]
    return answers


def replaced_by(body: str) -> int:
    """Read from the log how many answers a composed turn takes the place of."""
    replaced: int = json.loads(body)["replaced"]
    return replaced


def play_turn(table: TableState, entry: LogEntry) -> bool:
    """Put a composed turn in the place of earlier answers; tells whether everybody may know of it."""
    turn, match, seat = json.loads(entry.body), table.playing, entry.seat
    replaced = replaced_by(entry.body)
    public = False
    if replaced and table.answered_secretly(seat):
        for _ in range(replaced):
            withdraw(table, seat)
    elif replaced:
        match.rewind(len(match.moves) - replaced)
        drop_moves(table, replaced)
        public = True
    table.invalidate()
    for code in turn["answers"]:
        public = table.play_answer(seat, code) or public
        table.invalidate()
    if turn["end"] and table.unconfirmed_turn() == seat:
        table.settled_moves = len(match.moves)
    return public
