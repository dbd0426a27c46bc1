"""What a seat is told: its own view, its own choices, and what happened as far as it may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, cast

from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.match import Match
from beffroi.kernel.state import UNANSWERED, Seat
from beffroi.protocol.base import Choice, GameEvent, LiveClock
from beffroi.protocol.facts import TableFact, TablePause
from beffroi.protocol.messages import (
    DayTerms,
    QuestionSetting,
    SeatSettingTerms,
    SeatStatus,
    SeatSummary,
    TableAsk,
    TableMessage,
    TableProgress,
    TableSummary,
    Update,
)
from beffroi.server.domain.clock import COUNTED
from beffroi.server.domain.days import sealed
from beffroi.server.domain.results import counts, ending, ranking
from beffroi.server.domain.spec import OPEN, OVER, RUNNING, STOPPED, ListedTable, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState, sees_all
from beffroi.server.domain.undo import undoable

Online = Callable[[str], bool]
AGREED: Final = (
    *("game", "rules", "options", "access", "confirm", "chat", "rated", "ready_check"),
    *("created", "started", "imported"),
)


def choices(table: TableState, seat: Seat) -> list[Choice]:
    """Return what the seat may answer now, with the piece on the page each answer belongs to."""
    if seat in table.standins or not table.may_answer(seat):
        return []
    game, state = table.game, table.playing.state
    return [
        Choice(game.notation(move), game.anchor(state, seat, move), table.sentence(game.label(state, seat, move)))
        for move in state.options(seat)
    ]


def events_since(table: TableState, seat: Seat, since: int) -> list[GameEvent]:
    """Return the events after `since` that the seat may know, oldest first."""
    found = []
    for seq, event in reversed(table.events):
        if seq <= since:
            break
        if event.seen_by(seat):
            found.append(GameEvent(seq, event.key, table.game.named_arguments(event.key, event.args)))
    return found[::-1]


def facts_since(table: TableState, since: int) -> list[TableFact]:
    """Return what happened around the game after `since`, oldest first."""
    found = []
    for fact in reversed(table.facts):
        if fact.seq <= since:
            break
        found.append(fact)
    return found[::-1]


def retracted_from(table: TableState, since: int) -> int | None:
    """Return from which seq on events that were told until `since` were taken back."""
    if not table.retractions:
        return None
    return min((first for at, first in table.retractions if at > since >= first), default=None)


def update(table: TableState, seat: Seat, since: int, at: int) -> Update:
    """Render: make everything a page needs to show the table to this seat."""
    match = table.playing
    state = match.state
    offered = choices(table, seat)
    held = table.held()
    over = table.status == OVER
    drop = retracted_from(table, since)
    ranked = table.match is not None and counts(table)
    since = since if drop is None else drop - 1
    return Update(
        table=table.spec.id,
        seq=table.seq,
        seat=seat,
        view=state.view(seat),
        waiting=table.shown_waiting(seat),
        question=table.sentence(state.prompt(seat)) if offered else None,
        choices=offered,
        answered=table.game.notation(held[seat]) if seat in held else None,
        events=events_since(table, seat, since),
        facts=facts_since(table, since),
        drop=drop,
        clock=table.clock.snapshot(at),
        undo=undoable(table, seat),
        end_turn=seat >= 0 and seat not in table.standins and table.unconfirmed_turn() == seat,
        settings=match.chosen[seat] if seat >= 0 else {},
        setting=question_setting(table, seat) if offered else None,
        moves=len(match.moves) - secrets_of_others(match, seat),
        over=over,
        scores=state.scores() if over else None,
        ranking=ranking(table) if ranked else None,
    )


def question_setting(table: TableState, seat: Seat) -> QuestionSetting | None:
    """Return what could be settled here and now."""
    state, question = table.playing.state, table.playing.state.question
    name = question.setting(state, seat)
    if not name:
        return None
    choices = table.game.setting(table.setup, name).choices[1:]
    standing = [one for one in choices if question.standing(state, seat, one) != UNANSWERED]
    return QuestionSetting(name, standing) if standing else None


def secrets_of_others(match: Match, seat: Seat) -> int:
    """Return how many of the last moves are secret answers of other seats: nobody may count them."""
    return sum(1 for mover, _ in match.secret_answers() if mover != seat) if match.secret else 0


def described(table: TableState, person: str | None, online: Online, at: int) -> TableMessage:
    """Return the table around the game: who sits where, what was agreed, how it stands."""
    head = table.spec
    told = table.status == OVER and table.match is not None and not sealed(head, at)
    paused = table.paused(at) if table.status == RUNNING else None
    return TableMessage(
        **terms(table, person),
        earlier_rules=head.rules < table.game.rules,
        settings=[SeatSettingTerms(one.name, list(one.choices)) for one in table.game.settings(table.setup)],
        seats=[told_seat(table, seat, person, online, at) for seat in range(head.seats)],
        seq=table.seq,
        commitment=SeedCommitment(head.secret).digest,
        secret=head.secret.hex() if told else None,
        nonces={str(i): nonce for i, nonce in table.playing.commitment.nonces.items()} if told else {},
        ending=ending(table),
        pause=TablePause(*paused) if paused is not None else None,
        hours=table.pause_hours if table.pauses else 0,
        download=download(table, person, at),
        day=DayTerms(head.day["day"], head.day["event"]) if head.day is not None else None,
        now=at,
    )


def download(
    table: TableState, person: str | None, at: int
) -> Literal["whole", "so-far", "hidden", "unbegun", "sealed"]:
    """Return which record of the game is given to somebody, or why none is."""
    if table.match is None:
        return "unbegun"
    if sealed(table.spec, at):
        return "sealed"
    if table.status in (OVER, STOPPED):
        return "whole"
    return "so-far" if sees_all(table, person) else "hidden"


def terms(table: TableState, person: str | None) -> dict[str, Any]:
    """Return what was agreed at a table, and how it stands."""
    mine = table.seats_of(person)
    return agreed(table.spec, person, bool(mine)) | {
        "status": table.status,
        "host": table.host_name or "",
        "you": mine,
        "waiting": table.shown_waiting(mine[0] if len(mine) == 1 else -1),
        "ended": table.ended or table.spec.ended,
    }


def agreed(head: TableSpec, person: str | None, seated: bool) -> dict[str, Any]:
    """Return what was agreed before the game, as it is told.

    Whoever knows the id of a private table may look at it. So the one after this is named to those who played here,
    and the one before it to whoever went on from there.
    """
    return {
        "table": head.id,
        **{name: getattr(head, name) for name in AGREED},
        "figure_set": head.table_figures,
        "clock": head.clock_settings.terms(),
        "mine": person is not None and head.host == person,
        "rematch": head.rematch if seated else None,
        "origin": head.origin if person is not None and head.host == person else None,
    }


def listed(told: dict[str, Any]) -> dict[str, Any]:
    """Leave the figures themselves out of a list, which names them: a whole set is long."""
    options = told["options"]
    return told if not options.get("figures") else {**told, "options": {**options, "figures": None}}


def summary(found: ListedTable | TableState, person: str | None, online: Online, at: int) -> TableSummary:
    """Render a table of a list; the row of one that is over tells everything, nobody has to play it again."""
    if isinstance(found, TableState):
        return table_line(found, person, online, at)
    return ended_line(found.spec, found.seats, found.host, person, online)


def table_line(table: TableState, person: str | None, online: Online, at: int) -> TableSummary:
    """Return a table of a list that is going on."""
    left, due = time_left(table, person, at)
    return TableSummary(
        **listed(terms(table, person)),
        seats=seat_lines(table.seats, person, online),
        progress=progress_line(table),
        left=left,
        due=due,
        asks=asks(table, table.seats_of(person)),
    )


def asks(table: TableState, mine: list[Seat]) -> list[TableAsk]:
    """Return what waits for a yes or no of these seats; for whom a bot plays is not asked."""
    plays = {seat for seat in mine if seat not in table.standins}
    if table.status != RUNNING or not plays:
        return []

    def others(agreed: set[Seat]) -> list[Seat]:
        return sorted(agreed.difference(mine)) if not plays <= agreed else []

    found = []
    if others(table.stops):
        found.append(TableAsk("stop", others(table.stops)))
    if others(table.pauses):
        found.append(TableAsk("pause", others(table.pauses), hours=table.pause_hours))
    votes = [(seat, agreed) for seat, agreed in sorted(table.votes.items()) if seat not in mine]
    return found + [TableAsk("hand-over", others(agreed), seat) for seat, agreed in votes if others(agreed)]


def progress_line(table: TableState) -> TableProgress | None:
    """Return how far the game of a table is, where it counts that."""
    found = table.game.progress(table.playing.state) if table.match is not None else None
    return TableProgress(found.unit, found.now, found.of) if found is not None else None


def time_left(table: TableState, person: str | None, at: int) -> tuple[int | None, int | None]:
    """Return how long the asker's clock has to go and when it runs out, or else the shortest that everybody sees."""
    clock = table.clock
    if table.status != RUNNING or clock.pace.kind not in COUNTED:
        return None, None
    mine = [(clock.due(seat), clock.left_at(seat, at)) for seat in table.seats_of(person) if seat in clock.running]
    shown = cast(LiveClock, clock.snapshot(at))
    due, left = min(mine or [(shown.due[seat], shown.left[seat]) for seat in shown.running], default=(None, None))
    return left, due


def ended_line(
    head: TableSpec, chairs: list[SeatAssignment], host: str, person: str | None, online: Online
) -> TableSummary:
    """Return a table of a list that is over: its row tells everything, nobody has to play it again."""
    mine = [seat for seat, chair in enumerate(chairs) if person and chair.person == person and not chair.free]
    return TableSummary(
        **listed(agreed(head, person, bool(mine))),
        status=cast(Any, head.status),
        host=host,
        you=mine,
        waiting=[],
        ended=head.ended,
        seats=seat_lines(chairs, person, online),
    )


def told_seat(table: TableState, seat: Seat, person: str | None, online: Online, at: int) -> SeatStatus:
    return SeatStatus(
        **seat_fields(table.seats[seat], seat, person, online),
        standin=table.standins.get(seat),
        resigned=seat in table.resigned,
        stop=seat in table.stops,
        gone=table.gone.get(seat),
        lost=seat in table.lost or seat in table.resigned,
        returning=seat in table.returning,
        pause=seat in table.pauses,
        away=table.clock.calendar.away_until(seat, at),
        handing=sorted(table.votes.get(seat, ())),
        ready=table.seats[seat].ready or table.status != OPEN,
    )


def seat_lines(chairs: list[SeatAssignment], person: str | None, online: Online) -> list[SeatSummary]:
    return [SeatSummary(**seat_fields(chair, seat, person, online)) for seat, chair in enumerate(chairs)]


def seat_fields(chair: SeatAssignment, seat: Seat, person: str | None, online: Online) -> dict[str, Any]:
    return {
        "seat": seat,
        "kind": chair.kind,
        "name": chair.name,
        "guest": chair.guest,
        "level": chair.level,
        "online": chair.kind == "bot" or (chair.person is not None and online(chair.person)),
        "you": person is not None and chair.person == person,
    }
