"""What a seat is told: its own view, its own choices, and what happened as far as it may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beffroi.kernel.chance import Luck
from beffroi.kernel.label import Event, Label
from beffroi.kernel.match import Match
from beffroi.kernel.state import Seat
from beffroi.server.tables.table import OVER, Table

Message = dict[str, Any]
Online = Callable[[str], bool]


def said(table: Table, label: Label | Event) -> Message:
    """A sentence by key, its arguments by name."""
    return {"key": label.key, "args": table.game.words(label.key, label.args)}


def choices(table: Table, seat: Seat) -> list[Message]:
    """What the seat may answer now, with the piece on the page each answer belongs to."""
    if not table.may_answer(seat):
        return []
    game, state = table.game, table.playing.state
    return [
        {
            "code": game.notation(move),
            "anchor": game.anchor(state, seat, move),
            "label": said(table, game.label(state, seat, move)),
        }
        for move in state.options(seat)
    ]


def happened(table: Table, seat: Seat, since: int) -> list[Message]:
    """The events after `since` that the seat may know, oldest first."""
    found = []
    for seq, event in reversed(table.events):
        if seq <= since:
            break
        if event.seen_by(seat):
            found.append({"seq": seq, **said(table, event)})
    return found[::-1]


def dropped(table: Table, since: int) -> int | None:
    """From which seq on events that were told until `since` were taken back."""
    firsts = [first for at, first in table.drops if at > since >= first]
    return min(firsts, default=None)


def update(table: Table, seat: Seat, since: int, at: int) -> Message:
    """Everything a page needs to show the table to this seat."""
    match = table.playing
    state = match.state
    offered = choices(table, seat)
    held = table.held()
    over = table.status == OVER
    drop = dropped(table, since)
    return {
        "t": "update",
        "table": table.head.id,
        "seq": table.seq,
        "seat": seat,
        "view": state.view(seat),
        "waiting": table.shown_waiting(seat),
        "question": said(table, state.question(seat)) if offered else None,
        "choices": offered,
        "answered": table.game.notation(held[seat]) if seat in held else None,
        "events": happened(table, seat, since if drop is None else drop - 1),
        "drop": drop,
        "clock": table.clock.doc(at),
        "undo": table.undoable(seat),
        "endTurn": seat >= 0 and table.open_turn() == seat,
        "moves": len(match.moves) - secrets_of_others(match, seat),
        "over": over,
        "scores": state.scores() if over else None,
        "ranking": table.ranks() if over else None,
    }


def secrets_of_others(match: Match, seat: Seat) -> int:
    """How many of the last moves are secret answers of other seats: nobody may count them."""
    return sum(1 for mover, _ in match.secret_answers() if mover != seat)


def described(table: Table, person: str | None, online: Online, host: str, at: int) -> Message:
    """The table around the game: who sits where, what was agreed, how it stands."""
    head = table.head
    mine = table.seats_of(person)
    told = table.status == OVER and table.match is not None
    return {
        "t": "table",
        "table": head.id,
        "game": head.game,
        "rules": head.rules,
        "options": head.options,
        "status": table.status,
        "access": head.access,
        "clock": head.pace.doc(),
        "confirm": head.confirm,
        "chat": head.chat,
        "rated": head.rated,
        "host": host,
        "mine": person is not None and head.host == person,
        "seats": [seat_doc(table, seat, person, online) for seat in range(head.seats)],
        "you": mine,
        "seq": table.seq,
        "waiting": table.shown_waiting(mine[0] if len(mine) == 1 else -1),
        "commitment": commitment(table),
        "secret": head.secret.hex() if told else None,
        "nonces": {str(i): nonce for i, nonce in table.playing.luck.nonces.items()} if told else {},
        "created": head.created,
        "started": head.started,
        "ended": table.ended or head.ended,
        "rematch": head.rematch,
        "origin": head.origin,
        "imported": head.imported,
        "now": at,
    }


def commitment(table: Table) -> str:
    return Luck(table.head.secret).commitment


def seat_doc(table: Table, seat: Seat, person: str | None, online: Online) -> Message:
    chair = table.chairs[seat]
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "guest": chair.guest,
        "level": chair.level,
        "online": chair.kind == "bot" or (chair.person is not None and online(chair.person)),
        "you": person is not None and chair.person == person,
        "standin": table.standins.get(seat),
        "resigned": seat in table.resigned,
        "stop": seat in table.stops,
    }
