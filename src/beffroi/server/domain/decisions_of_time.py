"""Which commands about leaving and time a table accepts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol import commands
from beffroi.server.domain import log
from beffroi.server.domain.agreements import all_agree, written_absences
from beffroi.server.domain.calendar import DAY, Stretch
from beffroi.server.domain.clock import COUNTED, MINUTE, MOST_GIVEN
from beffroi.server.domain.commands import ExpireClocks, SetAway, StandInFor
from beffroi.server.domain.leaving import (
    ABSENT,
    LEFT,
    RESIGNED,
    SHUT_OUT,
    TIME,
    decided,
    written_leaving,
)
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.spec import RUNNING
from beffroi.server.errors import Refused

if TYPE_CHECKING:
    from beffroi.server.domain.table import TableState

MOST_ENTRIES: Final = 20_000  # of a log; then nothing more is taken back or agreed and revoked, only played
NEXT_TURN: Final = "next"  # of who comes back

Decision = Callable[[Any, Any, str, int], list[LogEntry]]


def check_room(table: TableState) -> None:
    """Refuse what could be done and undone for ever: every load of the table does it again."""
    if table.n >= MOST_ENTRIES:
        raise Refused("limit", "enough was taken back at this table: it can only be played to its end")


def check_playing(table: TableState, seat: Seat) -> None:
    """Refuse what only somebody may do who plays themselves."""
    table.check_running()
    if seat in table.standins:
        raise Refused("not-running", "a bot plays for this seat: take it back first")
    check_room(table)


# --- leaving ----------------------------------------------------------------------


def resign(table: TableState, wanted: commands.ResignBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    if wanted.seat in table.resigned:
        raise Refused("not-running", "this seat has already resigned")
    body = written_leaving(table, RESIGNED, decided(table, [wanted.seat]))
    return table.add(log.RESIGN, wanted.seat, body, key, at)


def go(table: TableState, wanted: commands.GoBody, key: str, at: int) -> list[LogEntry]:
    """Accept that somebody leaves; they may come back."""
    check_playing(table, wanted.seat)
    return stand_in(table, [wanted.seat], LEFT, at, key)


def expire_clocks(table: TableState, wanted: ExpireClocks, key: str, at: int) -> list[LogEntry]:
    """Let a bot take over from everybody whose time ran out, unless the game was decided before that."""
    added: list[LogEntry] = []
    for late in table.clock.expired(at) if table.status == RUNNING else []:
        if table.status == RUNNING:
            added += stand_in(table, late, TIME, at)
    return added


def stand_in_for(table: TableState, wanted: StandInFor, key: str, at: int) -> list[LogEntry]:
    return stand_in(table, table.seats_of(wanted.person) if table.status == RUNNING else [], SHUT_OUT, at)


def stand_in(table: TableState, seats: list[Seat], why: str, at: int, key: str = "") -> list[LogEntry]:
    """Let a bot take over these seats, which lose a rated game together; the last entry ends it if that decides it."""
    leaving = [seat for seat in seats if seat not in table.standins]
    ends = table.spec.rated and bool(leaving) and decided(table, leaving)
    added: list[LogEntry] = []
    for seat in leaving:
        body = written_leaving(table, why, ends and seat == leaving[-1])
        added += table.add(log.STAND_IN, seat, body, key, at)
    return added


def come_back(table: TableState, wanted: commands.ReturnBody, key: str, at: int) -> list[LogEntry]:
    table.check_running()
    if wanted.seat not in table.standins or wanted.seat in table.resigned or wanted.seat in table.returning:
        raise Refused("not-running", "no bot stands in for this seat")
    return table.add(log.RETURN, wanted.seat, NEXT_TURN, key, at)


def hand_over(table: TableState, wanted: commands.HandOverBody, key: str, at: int) -> list[LogEntry]:
    """Accept that somebody wants a bot at a seat that was waited for too long; the host decides alone."""
    if wanted.seat == NOBODY:
        return hand_over_as_host(table, wanted, key, at)
    check_playing(table, wanted.seat)
    if wanted.agree == (wanted.seat in table.votes.get(wanted.other, ())):
        return []
    if wanted.agree:
        check_absent(table, wanted, at)
    said = "yes" if wanted.agree else "no"
    added = table.add(log.VOTE, wanted.seat, f"{wanted.other} {said}", key, at)
    host = table.seats[wanted.seat].person == table.spec.host
    if wanted.agree and (host or all_agree(table, table.votes[wanted.other] | {wanted.other})):
        added += stand_in(table, [wanted.other], ABSENT, at)
    return added


def hand_over_as_host(table: TableState, wanted: commands.HandOverBody, key: str, at: int) -> list[LogEntry]:
    """Accept that a host who sits nowhere gives a seat to a bot; having no vote, they have none to withdraw."""
    table.check_running()
    if not wanted.agree or wanted.other in table.standins:
        return []
    check_absent(table, wanted, at)
    return stand_in(table, [wanted.other], ABSENT, at, key)


def check_absent(table: TableState, wanted: commands.HandOverBody, at: int) -> None:
    """Refuse to give away a seat that nobody waits for, or not yet for long."""
    if table.clock.pace.kind in COUNTED:
        raise Refused("bad-request", "here the clock decides")
    if wanted.other == wanted.seat or wanted.other >= table.spec.seats:
        raise Refused("bad-request", "it is about the seat of somebody else")
    if wanted.other not in table.clock.running:
        raise Refused("not-your-turn", "nobody waits for this seat")
    left = table.clock.left_at(wanted.other, max(at, table.at))
    if left:
        raise Refused("too-early", f"a bot may take this seat in {-(-left // MINUTE)} minutes")


# --- agreeing ---------------------------------------------------------------------


def stop(table: TableState, wanted: commands.StopBody, key: str, at: int) -> list[LogEntry]:
    """Accept an offer to stop, or a no to it: it is withdrawn, or those of the others are declined."""
    table.check_running()
    if wanted.seat in table.stops if wanted.agree else not table.stops:
        return []
    check_room(table)
    return table.add(log.STOP, wanted.seat, "yes" if wanted.agree else "no", key, at)


def pause(table: TableState, wanted: commands.PauseBody, key: str, at: int) -> list[LogEntry]:
    """Accept an offer of a pause, or that one is not wanted (any longer); others agree to the hours of the first."""
    check_playing(table, wanted.seat)
    holds = table.paused(max(at, table.at)) is not None
    if wanted.agree:
        if holds or wanted.seat in table.pauses:
            return []
        hours = table.pause_hours if table.pauses else wanted.hours
        return table.add(log.PAUSE, wanted.seat, str(hours), key, at)
    if not holds and not table.pauses:
        return []
    return table.add(log.PAUSE, wanted.seat, "no", key, at)


def give(table: TableState, wanted: commands.GiveBody, key: str, at: int) -> list[LogEntry]:
    """Accept that somebody gives another seat time: a day, or a minute of a live clock."""
    check_playing(table, wanted.seat)
    if table.clock.pace.kind not in COUNTED:
        raise Refused("bad-request", "no clock runs here")
    if wanted.other == wanted.seat or wanted.other >= table.spec.seats:
        raise Refused("bad-request", "time is given to somebody else")
    if wanted.other not in table.clock.running:
        raise Refused("not-your-turn", "nobody waits for this seat")
    if table.clock.given[wanted.other] >= MOST_GIVEN:
        raise Refused("limit", f"a turn is made longer {MOST_GIVEN} times at most")
    time = MINUTE if table.clock.pace.kind == "live" else DAY
    return table.add(log.GIVE, wanted.seat, f"{wanted.other} {time}", key, at)


def set_away(table: TableState, wanted: SetAway, key: str, at: int) -> list[LogEntry]:
    """Note when somebody is away, at every seat of theirs; a live game does not wait for them."""
    if table.status != RUNNING or table.clock.pace.kind == "live":
        return []
    added: list[LogEntry] = []
    at = max(at, table.at)
    for seat in table.seats_of(wanted.person):
        if still_to_come(table.clock.calendar.absences.get(seat, []), at) != still_to_come(wanted.absences, at):
            added += table.add(log.AWAY, seat, written_absences(wanted.absences), "", at)
    return added


def still_to_come(absences: list[Stretch], at: int) -> list[Stretch]:
    """Return what is left of absences at a moment."""
    return [(max(start, at), end) for start, end in absences if end > at]


ABOUT_TIME: Final[dict[type[Any], Decision]] = {
    commands.ResignBody: resign,
    commands.ReturnBody: come_back,
    commands.StopBody: stop,
    commands.GoBody: go,
    commands.PauseBody: pause,
    commands.GiveBody: give,
    commands.HandOverBody: hand_over,
    commands.Resign: resign,
    commands.Return: come_back,
    commands.Stop: stop,
    commands.Go: go,
    commands.Pause: pause,
    commands.Give: give,
    commands.HandOver: hand_over,
    ExpireClocks: expire_clocks,
    StandInFor: stand_in_for,
    SetAway: set_away,
}
