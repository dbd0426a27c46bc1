"""Cubes of the military activities: each on an event of the seat's choice."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.moves import TARGET
from beffroi.games.troyes.pieces import MANY
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


def place_cubes(s: Troyes, seat: Seat, left: int) -> None:
    """Place so many cubes; asks where there is a choice, and ends when no event takes one."""
    while left:
        targets = open_events(s)
        if len(targets) > 1:
            s.ask(ChooseTarget(seat, left))
            return
        if not targets:
            s.tell("cubes-lost", seat, left)
            return
        s.put_cube(s.queue[targets[0]], seat)
        left -= 1
        s.note_cubes(seat)


def open_events(s: Troyes) -> list[int]:
    """Places in the queue that take a cube: no guarded event, nor Marauding in the action that countered it."""
    events = s.ruleset.events
    return [i for i in range(1 if s.raided else 0, len(s.queue)) if not events[s.queue[i]].effect.guarded()]


@mypyc_attr(allow_interpreted_subclasses=True)
class AtEvent(Question[Troyes]):
    """A question answered by an event that takes a cube."""

    __slots__ = ()

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [TARGET + i for i in open_events(s)]

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("target", (f"event-{s.ruleset.events[s.queue[move - TARGET]].slug}",))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"event:{move - TARGET}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-raided" if anchor == "event:0" else "why-choose-event")


class ChooseTarget(AtEvent):
    """Archer, Chivalry, Diplomat: each cube may go to another event."""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> Doc:
        return {"left": self.left}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> ChooseTarget:
        return cls(r.seat(), r.number("left", 1, MANY))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-choose-target", (self.left,))

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        s.put_cube(s.queue[move - TARGET], seat)
        s.note_cubes(seat)
        place_cubes(s, seat, self.left - 1)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"cubes": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.left)
