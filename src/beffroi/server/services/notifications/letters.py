"""What a notice says: who plays, what happened since one's last decision, and how long there is for the next."""

from __future__ import annotations

from typing import Any, Final, Literal

import beffroi
from beffroi.kernel.state import Seat
from beffroi.protocol.notices import InvitationNotice, ReminderNotice, TimeOutNotice, TurnNotice
from beffroi.protocol.pages import page_address
from beffroi.server.domain.calendar import DAY
from beffroi.server.domain.clock import COUNTED, MINUTE
from beffroi.server.domain.table import TableState
from beffroi.server.services.notifications.senders import Notice
from beffroi.server.services.notifications.texts import Words, words
from beffroi.texts import Texts

MOST_LINES: Final = 12  # of what happened since
HOUR: Final = 60 * MINUTE

NoticeKind = Literal["turn", "reminder", "time-out", "invited"]
DOCUMENTS: Final[dict[NoticeKind, type[TurnNotice]]] = {
    "turn": TurnNotice,
    "reminder": ReminderNotice,
    "time-out": TimeOutNotice,
    "invited": InvitationNotice,
}


def letter_about(kind: NoticeKind, table: TableState, seat: Seat, language: str, address: str, at: int) -> Notice:
    """Return a notice about a table, for the one who has the seat."""
    say = words(language)
    game = table.game.title
    title, text = {
        "turn": (say.turn, say.turn_text),
        "reminder": (say.reminder, say.reminder_text),
        "time-out": (say.time_out, say.time_out_text),
        "invited": (say.invited, say.invited_text),
    }[kind]
    opponents = [chair.name for i, chair in enumerate(table.seats) if i != seat and not chair.free]
    due = due_of(table, seat) if kind in ("turn", "reminder") else None
    left = say.time_left(due - at) if due is not None else ""
    document = DOCUMENTS[kind](
        title=f"{title}: {game}",
        text=" ".join(filter(None, [text.format(game=game, names=said_names(opponents, say)), left])),
        url=address + page_address("table", id=table.spec.id),
        table=table.spec.id,
        game=table.spec.game,
        seat=seat,
        opponents=opponents,
        due=due,
    )
    return Notice(document, more_about(table, seat, opponents, language))


def due_of(table: TableState, seat: Seat) -> int | None:
    """Return when the time of a seat that is waited for runs out."""
    clock = table.clock
    return clock.due(seat) if clock.pace.kind in COUNTED and seat in clock.running else None


def said_names(names: list[str], say: Words) -> str:
    return ", ".join(names) or say.nobody


def more_about(table: TableState, seat: Seat, opponents: list[str], language: str) -> list[str]:
    """Return what a letter has room for: who plays, and what happened since the last decision of the seat."""
    say = words(language)
    lines = [f"{say.players} {', '.join(opponents)}", ""] if opponents else []
    happened = happened_since(table, seat, language)
    return [*lines, say.since, *(f"· {line}" for line in happened), ""] if happened else lines


def happened_since(table: TableState, seat: Seat, language: str) -> list[str]:
    """Return the last things that happened since a seat decided something, as it may know them."""
    if table.match is None:
        return []
    moves = table.match.moves
    mine = [i for i, (mover, _) in enumerate(moves) if mover == seat and i < len(table.move_seqs)]
    since = table.move_seqs[mine[-1]] if mine else 0
    if table.move_seqs.count(since) > 1:  # it was given in secret: what all the answers made happen came after it
        since -= 1
    texts = Texts(table.game, language, [chair.name for chair in table.seats], table.setup)
    events = [event for seq, event in table.events if seq > since and event.seen_by(seat)]
    return [texts.say(event.key, event.args) for event in events][-MOST_LINES:]


def reminder_before(clock: dict[str, Any]) -> int:
    """Return how long before the time of a turn runs out somebody is reminded: a quarter of it, at most a day.

    >>> reminder_before({"kind": "days", "days": 1}) == 6 * HOUR
    True
    """
    return min(DAY, clock.get("days", 3) * DAY // 4) if clock.get("kind") == "days" else 0


def title_of(slug: str) -> str:
    game = beffroi.all_games().get(slug)
    return game.title if game else slug
