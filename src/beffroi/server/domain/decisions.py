"""Which commands a table accepts: each is checked, and what it adds to the log is applied."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from beffroi.kernel.errors import BadRequest, IllegalMove
from beffroi.kernel.state import NOBODY
from beffroi.protocol import commands
from beffroi.server.domain import log
from beffroi.server.domain.commands import Begin, FreezeTable, SetAway, UnfreezeTable
from beffroi.server.domain.decisions_of_time import ABOUT_TIME, Decision, check_room, set_away
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import FROZEN, OPEN, RUNNING
from beffroi.server.domain.turns import answers_replaced, check_answers, table_before, written_turn
from beffroi.server.domain.undo import undoable
from beffroi.server.errors import Refused

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState


def move(table: TableState, wanted: commands.MoveBody, key: str, at: int) -> list[LogEntry]:
    """Accept an answer; whether it is legal is found out by `Match.play`, and nowhere else."""
    table.check_running()
    table.check_seq(wanted.seq)
    if not table.may_answer(wanted.seat):
        raise Refused("not-your-turn", "this seat is not asked now")
    try:
        table.game.parse(wanted.code)
    except BadRequest as error:
        raise Refused("illegal", str(error)) from None
    try:
        return table.add(log.MOVE, wanted.seat, wanted.code, key, at)
    except IllegalMove:  # raised before anything changed
        raise Refused("illegal", f"{wanted.code!r} is not among the choices") from None


def turn(table: TableState, wanted: commands.TurnBody, key: str, at: int) -> list[LogEntry]:
    """Accept a composed turn whole, or refuse it whole: it is tried on a copy of the table first."""
    table.check_running()
    table.check_seq(wanted.seq)
    replaced = answers_replaced(table, wanted.seat, wanted.keep)
    if replaced:
        check_room(table)
    check_answers(table, wanted.seat, table_before(table, wanted.seat, replaced), wanted.answers)
    return table.add(log.TURN, wanted.seat, written_turn(replaced, wanted.answers, wanted.end), key, at)


def undo(table: TableState, wanted: commands.UndoBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    check_room(table)
    table.check_seq(wanted.seq)
    most = undoable(table, wanted.seat)
    if not 1 <= wanted.count <= most:
        why = f"{most} decisions can be taken back" if most else "nothing can be taken back"
        raise Refused("illegal", f"{why}: luck, a secret or another player came after it")
    return table.add(log.UNDO, wanted.seat, str(wanted.count), key, at)


def end_turn(table: TableState, wanted: commands.EndTurnBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    table.check_seq(wanted.seq)
    if table.unconfirmed_turn() != wanted.seat:
        raise Refused("not-your-turn", "there is no turn of this seat to end")
    return table.add(log.END_TURN, wanted.seat, "", key, at)


def setting(table: TableState, wanted: commands.SettingBody, key: str, at: int) -> list[LogEntry]:
    """Accept how questions of a kind are answered for the seat; to say it again answers what was taken back."""
    table.check_running()
    match = table.playing
    try:
        choice = table.game.setting(match.setup, wanted.name).clean(wanted.choice)
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None
    if match.chosen[wanted.seat].get(wanted.name) == choice and wanted.seat not in match.asked_again:
        return []
    return table.add(log.SETTING, wanted.seat, f"{wanted.name} {choice}", key, at)


def begin(table: TableState, wanted: Begin, key: str, at: int) -> list[LogEntry]:
    if table.status != OPEN:
        raise Refused("not-running", "the game has already begun")
    if any(seat.free for seat in table.seats):
        raise Refused("not-running", "a seat is still open")
    added = table.add(log.START, NOBODY, json.dumps(wanted.nonces), key, at)
    for person, absences in wanted.away.items():
        added += set_away(table, SetAway(person, absences), "", at)
    return added


def freeze(table: TableState, wanted: FreezeTable, key: str, at: int) -> list[LogEntry]:
    if table.status == FROZEN:
        raise Refused("frozen", "this table is frozen already")
    if table.status != RUNNING:
        raise Refused("not-running", "only a running game can be frozen")
    return table.add(log.FREEZE, NOBODY, wanted.reason, key, at)


def unfreeze(table: TableState, wanted: UnfreezeTable, key: str, at: int) -> list[LogEntry]:
    if table.status != FROZEN:
        raise Refused("not-running", "this table is not frozen")
    if table.broken:
        raise Refused("frozen", "the rules of this server do not lead where this game was: see its report")
    return table.add(log.UNFREEZE, NOBODY, "", key, at)


DECISIONS: Final[dict[type[Any], Decision]] = {
    commands.MoveBody: move,
    commands.TurnBody: turn,
    commands.UndoBody: undo,
    commands.EndTurnBody: end_turn,
    commands.SettingBody: setting,
    commands.Move: move,
    commands.Turn: turn,
    commands.Undo: undo,
    commands.ConfirmTurn: end_turn,
    commands.Setting: setting,
    Begin: begin,
    FreezeTable: freeze,
    UnfreezeTable: unfreeze,
    **ABOUT_TIME,
}
