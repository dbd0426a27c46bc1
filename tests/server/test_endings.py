"""Every way a game can end: one test for each row of docs/endings.md, on the table itself and on the ratings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

import beffroi
from beffroi.kernel.record import write_record
from beffroi.kernel.state import NOBODY
from beffroi.protocol.base import ClockSettings
from beffroi.protocol.commands import GoBody, HandOverBody, MoveBody, ResignBody, ReturnBody, StopBody
from beffroi.server.domain import log
from beffroi.server.domain.commands import Begin, ExpireClocks, FreezeTable, StandInFor, TableCommand, UnfreezeTable
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.results import counts, ending
from beffroi.server.domain.spec import OPEN, OVER, RUNNING, STOPPED, SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused
from beffroi.server.services.loading import new_state
from beffroi.server.services.ratings import note_results
from beffroi.server.storage.schema import metadata, people, rating_steps, results, tables

DAY = 86_400_000
ENDINGS = Path(__file__).parents[2] / "docs" / "endings.md"
LIVE = ClockSettings(kind="live", base=60, plus=0)
RELAXED = ClockSettings(kind="relaxed", patience=3600)


class Game:
    """A table in memory, at which time passes as the test says."""

    def __init__(self, *who: str, rated: bool = True, clock: ClockSettings = LIVE, begin: bool = True) -> None:
        game = beffroi.game("fair")
        settings = {name: getattr(clock, name) for name in ("kind", "base", "plus", "days", "patience")}
        spec = TableSpec(
            *("t", "fair", game.rules, game.clean_options({}), len(who), OPEN, "public", settings, False, True, rated),
            *("ann", b"secret", None, None, 0),
        )
        chairs = [
            SeatAssignment("bot", None, name, False, "page")
            if name == "bot"
            else SeatAssignment("human", name, name.title())
            for name in who
        ]
        self.table: TableState = new_state(spec, chairs)
        self.at = 1000
        if begin:
            self.table.decide(Begin({}), self.at)

    def wait(self, milliseconds: int) -> None:
        self.at += milliseconds

    def say(self, command: TableCommand) -> list[LogEntry]:
        return self.table.decide(command, self.at)

    def resign(self, seat: int) -> None:
        self.say(ResignBody(seat=seat, key="r"))

    def move(self, seat: int) -> None:
        table = self.table
        code = table.game.notation(table.playing.state.options(seat)[0])
        self.say(MoveBody(seat=seat, seq=table.seq, key="m", code=code))

    def move_all_but(self, *seats: int) -> None:
        """Let everybody else answer the question that is asked."""
        for seat in self.table.to_act():
            if seat not in seats:
                self.move(seat)

    def play_out(self) -> None:
        while self.table.status == RUNNING:
            for seat in self.table.to_act()[:1]:
                self.move(seat)

    def time_out(self) -> None:
        self.wait(61_000)
        self.say(ExpireClocks())

    @property
    def places(self) -> list[int] | None:
        told = ending(self.table)
        return told.places if told is not None else None

    @property
    def how(self) -> str:
        told = ending(self.table)
        return told.how if told is not None else ""

    @property
    def points(self) -> list[int]:
        return self.table.playing.state.totals()

    def record_says_over(self) -> bool:
        return bool(write_record(self.table.playing, secret=True)["over"])

    @property
    def names(self) -> list[str]:
        return [chair.person or "bot" for chair in self.table.seats]


@pytest.fixture
def database() -> Iterator[sa.Connection]:
    engine = sa.create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def changes(connection: sa.Connection, game: Game) -> dict[str, float]:
    """Return what the end of a game does to the ratings, by person or level."""
    spec = game.table.spec
    names = {name for name in game.names if name != "bot"} | {"ann"}
    for name in names:
        connection.execute(sa.insert(people).values(id=name, name=name, name_key=name, guest=False, created=0, seen=0))
    row = {name: getattr(spec, name) for name in spec.__struct_fields__}
    connection.execute(sa.insert(tables).values(**row, changed=0))
    if counts(game.table):
        note_results(connection, game.table)
    return {step.subject: step.change for step in connection.execute(sa.select(rating_steps))}


def gone(connection: sa.Connection) -> list[str | None]:
    return [row.gone for row in connection.execute(sa.select(results).order_by(results.c.seat))]


def by_points(game: Game, seats: list[int]) -> list[int]:
    """Return the places of seats among themselves, as the points say."""
    return [1 + sum(game.points[other] > game.points[seat] for other in seats) for seat in seats]


# --- the rows ---------------------------------------------------------------------


def played(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.play_out()
    assert (game.table.status, game.how, game.record_says_over()) == (OVER, "played", True)
    assert game.places == by_points(game, [0, 1])
    assert set(changes(database, game)) == {"ann", "bea"}


def resigned_of_two(database: sa.Connection) -> None:
    for rated in (False, True):
        game = Game("ann", "bea", rated=rated)
        game.resign(1)
        assert (game.table.status, game.how, game.places) == (STOPPED, "resigned", [1, 2])
        assert not game.record_says_over()
        assert [fact.kind for fact in game.table.facts] == ["resigned", "won"]
    change = changes(database, game)
    assert change["ann"] > 0 > change["bea"]
    assert gone(database) == [None, "resigned"]


def resigned_of_three(database: sa.Connection) -> None:
    game = Game("ann", "bea", "cay")
    game.resign(0)
    assert game.table.status == RUNNING
    game.play_out()
    assert game.places == [3, *by_points(game, [1, 2])]
    assert changes(database, game)["ann"] < 0


def resigned_against_bots(database: sa.Connection) -> None:
    game = Game("ann", "bot", "bot")
    game.resign(0)
    assert (game.table.status, game.places) == (STOPPED, [3, 1, 1])
    assert changes(database, game)["ann"] < 0


def resigned_alone(database: sa.Connection) -> None:
    game = Game("ann", "ann", rated=False)
    game.table.spec.seats = 1
    assert not game.table.spec.rated
    game.resign(0)
    assert (game.table.status, counts(game.table), game.places) == (STOPPED, False, None)
    assert changes(database, game) == {}


def time_of_two(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.move(0)
    game.time_out()
    assert (game.table.status, game.how, game.places) == (STOPPED, "time", [1, 2])
    told = ending(game.table)
    assert told is not None
    assert told.seats == [1]
    change = changes(database, game)
    assert change["ann"] > 0 > change["bea"]
    assert gone(database) == [None, "time"]


def time_of_three(database: sa.Connection) -> None:
    game = Game("ann", "bea", "cay")
    game.move_all_but(2)
    game.time_out()
    assert (game.table.status, game.table.standins) == (RUNNING, {2: game.table.standin_level})
    game.play_out()
    assert game.places == [*by_points(game, [0, 1]), 3]
    assert changes(database, game)["cay"] < 0


def time_of_two_in_three(database: sa.Connection) -> None:
    game = Game("ann", "bea", "cay")
    game.move_all_but(2)
    game.time_out()
    while 1 not in game.table.to_act():
        for seat in game.table.to_act():
            game.move(seat)
    game.move_all_but(1)
    game.time_out()
    assert (game.table.status, game.how, game.places) == (STOPPED, "time", [1, 3, 3])
    change = changes(database, game)
    assert change["ann"] > 0 > max(change["bea"], change["cay"])


def time_of_all(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.time_out()
    assert (game.table.status, game.places) == (STOPPED, [2, 2])
    assert game.table.facts[-1].kind == "nobody-won"
    change = changes(database, game)
    assert change["ann"] < 0
    assert change["bea"] == pytest.approx(change["ann"])


def time_unrated(database: sa.Connection) -> None:
    game = Game("ann", "bea", rated=False)
    game.move(0)
    game.time_out()
    assert game.table.status == RUNNING
    assert not game.table.facts[-1].lost
    game.play_out()
    assert game.places == by_points(game, [0, 1])
    assert changes(database, game) == {}


def back_unrated(database: sa.Connection) -> None:
    game = Game("ann", "bea", rated=False)
    game.move(0)
    game.time_out()
    game.say(ReturnBody(seat=1, key="b"))
    assert 1 in game.table.returning
    game.play_out()
    assert (game.table.standins, game.table.gone) == ({}, {})
    assert game.places == by_points(game, [0, 1])
    assert changes(database, game) == {}


def back_rated(database: sa.Connection) -> None:
    game = Game("ann", "bea", "cay")
    game.move_all_but(2)
    game.time_out()
    game.say(ReturnBody(seat=2, key="b"))
    game.play_out()
    assert (game.table.standins, game.table.gone) == ({}, {2: "time"})
    assert game.places == [*by_points(game, [0, 1]), 3]
    assert changes(database, game)["cay"] < 0


def went_of_two(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.say(GoBody(seat=0, key="g"))
    assert (game.table.status, game.how, game.places) == (STOPPED, "left", [2, 1])
    change = changes(database, game)
    assert change["bea"] > 0 > change["ann"]
    assert gone(database) == ["left", None]


def went_of_three(database: sa.Connection) -> None:
    game = Game("ann", "bea", "cay")
    game.say(GoBody(seat=1, key="g"))
    game.play_out()
    assert game.places == [by_points(game, [0, 2])[0], 3, by_points(game, [0, 2])[1]]
    assert changes(database, game)["bea"] < 0


def handed_over(database: sa.Connection) -> None:
    game = Game("ann", "bea", clock=RELAXED)
    game.move(0)
    with pytest.raises(Refused, match="60 minutes") as early:
        game.say(HandOverBody(seat=0, key="h", other=1))
    assert early.value.error == "too-early"
    game.wait(3_600_000)
    game.say(HandOverBody(seat=0, key="h", other=1))
    assert (game.table.status, game.how, game.places) == (STOPPED, "absent", [1, 2])
    assert changes(database, game)["bea"] < 0


def shut_out(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.say(StandInFor("bea"))
    assert (game.table.status, game.how, game.places) == (STOPPED, "left", [1, 2])
    assert changes(database, game)["bea"] < 0


def agreed(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.say(StopBody(seat=0, key="s"))
    game.say(StopBody(seat=1, key="s"))
    assert (game.table.status, game.how, game.places) == (STOPPED, "agreed", None)
    assert [fact.kind for fact in game.table.facts] == ["stop-offered", "stop-offered", "stopped"]
    assert changes(database, game) == {}


def agreed_after_leaving(database: sa.Connection) -> None:
    game = Game("ann", "bea", "cay")
    game.say(GoBody(seat=2, key="g"))
    game.say(StopBody(seat=0, key="s"))
    game.say(StopBody(seat=1, key="s"))
    assert (game.table.status, game.how, game.places) == (STOPPED, "agreed", [1, 1, 3])
    assert changes(database, game)["cay"] < 0


def frozen(database: sa.Connection) -> None:
    game = Game("ann", "bea")
    game.say(FreezeTable("look"))
    game.wait(DAY)
    assert game.say(ExpireClocks()) == []
    assert (ending(game.table), changes(database, game)) == (None, {})
    game.say(UnfreezeTable())
    assert game.table.status == RUNNING


def closed(database: sa.Connection) -> None:
    game = Game("ann", "bea", begin=False)
    assert (ending(game.table), changes(database, game)) == (None, {})


ROWS = {
    name.replace("_", "-"): test
    for name, test in list(globals().items())
    if callable(test) and getattr(test, "__module__", "") == __name__ and "database" in test.__annotations__
}


@pytest.mark.parametrize("row", ROWS)
def test_every_row_of_the_table_holds(row: str, database: sa.Connection) -> None:
    ROWS[row](database)


def test_the_document_has_these_rows() -> None:
    told = re.findall(r"^\| `([\w-]+)`", ENDINGS.read_text(encoding="utf-8"), re.MULTILINE)
    assert told == list(ROWS)


# --- what a log of before means ------------------------------------------------------


def test_a_log_of_before_means_what_it_meant() -> None:
    """A stand-in cost nothing, and who resigned let the others play on, even one."""
    game = Game("ann", "bea")
    level = game.table.standin_level
    for kind, seat, body in (
        (log.STAND_IN, 0, level),
        (log.RETURN, 0, ""),
        (log.RESIGN, 1, level),
        (log.STAND_IN, 0, level),
    ):
        game.table.apply(LogEntry(kind, seat, body, "", game.at))
    assert (game.table.status, game.table.lost, game.table.standins) == (RUNNING, {}, {0: level, 1: level})
    game.play_out()
    assert game.places == [1, 2]
    assert NOBODY not in game.table.standins
