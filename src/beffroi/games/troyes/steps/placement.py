"""Before the first round: citizens are placed one at a time, there and back along the table."""

from __future__ import annotations

from beffroi.games.troyes.moves import SLOT
from beffroi.games.troyes.pieces import BUILDING_SLOTS, BUILDINGS, EMPTY, MANY, NEUTRAL, SLOT_NAMES, SLOTS
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.round import BEGIN_ROUND
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic, Question


def placement(s: Troyes, n: int) -> None:
    """Ask for the n-th citizen; when all are placed gray ones fill the gaps, and the first round begins.

    First from the start player on, then back from the last, and so on.
    """
    if n == s.seats * s.ruleset.citizens:
        s.slots = [NEUTRAL if owner == EMPTY else owner for owner in s.slots]
        s.tell("placement-over")
        s.agenda.append(BEGIN_ROUND)
        return
    lap, i = n // s.seats, n % s.seats
    if lap % 2:
        i = s.seats - 1 - i
    s.agenda.append(PlaceCitizen((s.first + i) % s.seats, n))


class Placement(Automatic[Troyes]):
    """The placement begins with the start player."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        placement(s, 0)


class PlaceCitizen(Question[Troyes]):
    """One citizen on any empty slot of the three main buildings."""

    __slots__ = ("n",)

    def __init__(self, seat: Seat, n: int) -> None:
        super().__init__(seat)
        self.n = n  # how many were placed before

    def fields(self) -> Doc:
        return {"placed": self.n}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> PlaceCitizen:
        return cls(r.seat(), r.number("placed", 0, MANY))

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.n)

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [SLOT + slot for slot in range(SLOTS) if s.slots[slot] == EMPTY]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        slot = move - SLOT
        s.add_reserve(seat, -1)
        s.slots = replaced(s.slots, slot, seat)
        s.tell("places", seat, f"building-{BUILDINGS[slot // BUILDING_SLOTS]}", slot % BUILDING_SLOTS + 1)
        self.go_on(s)

    def go_on(self, s: Troyes) -> None:
        """The next citizen."""
        placement(s, self.n + 1)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-place-citizen")

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        slot = move - SLOT
        return Label("slot", (f"building-{BUILDINGS[slot // BUILDING_SLOTS]}", slot % BUILDING_SLOTS + 1))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"slot:{SLOT_NAMES[move - SLOT]}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-slot-taken") if anchor.startswith("slot:") else why_not_here(anchor, "why-placement")


PLACEMENT = Placement()
