"""What a seed decides beforehand: the tables, who sits there, and which faults come how often.

Every seed has only some kinds of faults, some of them heavy: all kinds at once would hide what two of them do together.
"""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

import beffroi
from beffroi.kernel.record import replay
from beffroi.protocol.base import ClockSettings

NAMES: Final = ("anna", "bruno", "clara", "david")
GAMES: Final = Path(beffroi.__file__).parent / "games"
KEPT: Final = (
    "troyes/tests/games/r1/two-base.json",
    "troyes/tests/games/r1/three-players-bonus.json",
    "tournay/tests/games/r1/two-base.json",
    "parbourg/tests/games/r1/two-base.json",
    "parbourg/tests/games/r3/three-base.json",
)
LEFT: Final = 12  # decisions before the end where a real game begins here
FAULTS: Final = {  # the largest value of each: a probability, or how often a minute
    "crash": 12.0,
    "crash_writing": 0.1,
    "restart": 3.0,
    "write_fails": 0.15,
    "write_slow": 0.2,
    "write_cut": 0.15,
    "read_fails": 0.08,
    "child_dies": 0.15,
    "database_gone": 6.0,
    "bus_loses": 0.4,
    "bus_doubles": 0.3,
    "bus_late": 0.4,
    "redis_gone": 6.0,
    "client_drops": 0.12,
    "client_doubles": 0.3,
    "client_reorders": 0.2,
    "client_lies": 0.3,
    "slow_reader": 0.05,
    "line_late": 0.2,
    "clock_jumps": 10.0,
    "thinker_slow": 0.3,
    "thinker_dies": 0.2,
}


@dataclass
class Faults:
    """How often each kind comes."""

    crash: float = 0.0  # a worker is killed between any two of its steps
    crash_writing: float = 0.0  # a worker is killed while it writes, before or after the commit
    restart: float = 0.0  # a worker is stopped in an orderly manner and comes back
    write_fails: float = 0.0  # nothing is stored, and the server hears so
    write_slow: float = 0.0
    write_cut: float = 0.0  # it is stored, but the answer never comes: the server hears of an error
    read_fails: float = 0.0
    child_dies: float = 0.0  # the process that writes the log ends, before or after it wrote
    database_gone: float = 0.0
    bus_loses: float = 0.0
    bus_doubles: float = 0.0
    bus_late: float = 0.0  # and so out of order
    redis_gone: float = 0.0
    client_drops: float = 0.0
    client_doubles: float = 0.0
    client_reorders: float = 0.0
    client_lies: float = 0.0
    slow_reader: float = 0.0
    line_late: float = 0.0  # what is said over a connection arrives seconds later
    clock_jumps: float = 0.0
    thinker_slow: float = 0.0
    thinker_dies: float = 0.0


@dataclass(frozen=True)
class TablePlan:
    """A table that somebody opens."""

    game: str
    seats: tuple[str, ...]  # of each seat: the name of a person, or "bot"
    clock: ClockSettings
    confirm: bool
    start: dict[str, Any] | None = None
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def host(self) -> str:
        """The one with the most seats."""
        people = [seat for seat in self.seats if seat != "bot"]
        return max(people, key=people.count)


@dataclass(frozen=True)
class Plan:
    """Everything a seed decides beforehand."""

    seed: int
    workers: int
    writer: str
    fast: bool  # connections have the short way
    people: int
    tables: tuple[TablePlan, ...]
    faults: Faults
    trouble: float  # seconds until the faults stop
    midnight: float | None = None  # seconds until the day ends whose game people play
    study: bool = False  # whether people write one together
    puzzles: bool = False  # whether people answer some


@dataclass(frozen=True)
class Late:
    """A real game shortly before its end."""

    game: str
    seats: int
    options: dict[str, Any]
    start: dict[str, Any]


@cache
def late(name: str) -> Late:
    """Return the position of a kept game some decisions before its end."""
    record = json.loads((GAMES / name).read_text(encoding="utf-8"))
    match = replay(record, beffroi.all_games(), until=len(record["moves"]) - LEFT)
    return Late(record["game"], record["seats"], record["options"], match.state.position())


def make_plan(seed: int) -> Plan:
    luck = random.Random(f"plan {seed}")
    workers = luck.choice((1, 1, 2, 2, 3))
    people = luck.randint(2, 4)
    faults = Faults()
    kinds = [each.name for each in fields(Faults)]
    for name in luck.sample(kinds, luck.randint(2, 9)) if seed % 20 else ():  # one in twenty has none
        setattr(faults, name, FAULTS[name] * luck.choice((0.2, 0.5, 1.0)))
    return Plan(
        seed=seed,
        workers=workers,
        writer=luck.choice(("process", "sql")) if workers == 1 else "sql",
        fast=luck.random() < 0.5,
        people=people,
        tables=tuple(table_plan(luck, people) for _ in range(luck.choice((1, 1, 2)))),
        faults=faults,
        trouble=luck.uniform(4, 14),
        **besides(seed),
    )


def besides(seed: int) -> dict[str, Any]:
    """Decide what there is besides tables, by chance of its own."""
    luck = random.Random(f"besides {seed}")
    midnight = luck.uniform(2, 20) if luck.random() < 0.3 else None
    puzzles = random.Random(f"puzzles {seed}").random() < 0.3
    return {"midnight": midnight, "study": luck.random() < 0.3, "puzzles": puzzles}


def table_plan(luck: random.Random, people: int) -> TablePlan:
    """Choose a game and who sits there; at least one seat is somebody's."""
    clock = ClockSettings(kind="live", base=luck.randint(10, 30), plus=luck.randint(0, 5))
    if luck.random() < 0.3:
        clock = ClockSettings(kind="relaxed", patience=60)
        if luck.random() < 0.5:
            clock = ClockSettings(kind="days", days=1, weekends=luck.random() < 0.5)
    real = late(luck.choice(KEPT)) if luck.random() < 0.15 else None
    count = real.seats if real else luck.choice((2, 2, 3, 4))
    persons = list(NAMES[:people])
    luck.shuffle(persons)
    seats = [persons[i] if i < len(persons) and luck.random() < 0.75 else "bot" for i in range(count)]
    if all(seat == "bot" for seat in seats):
        seats[0] = persons[0]
    if luck.random() < 0.15:  # the host holds two seats
        seats[luck.randrange(count)] = next(seat for seat in seats if seat != "bot")
    confirm = luck.random() < 0.5
    if real is None:
        return TablePlan("fair", tuple(seats), clock, confirm)
    return TablePlan(real.game, tuple(seats), clock, confirm, real.start, real.options)
