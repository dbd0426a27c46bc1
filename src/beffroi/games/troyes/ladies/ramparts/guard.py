"""Action 7: a die moves the guard along the ramparts and puts cubes on outdoor activities."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import Improvement
from beffroi.games.troyes.ladies.moves import GUARD, OUTDOOR, RAISE, STEP
from beffroi.games.troyes.ladies.ramparts.activities import activity_of, advance
from beffroi.games.troyes.ladies.ramparts.part import add_cube, guard, reached, tile_name
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, SPACES
from beffroi.games.troyes.moves import DONE
from beffroi.games.troyes.pieces import ALL_ORDERS, COLOUR, COLOURS, FACES
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import Action
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Question


class UseGuard(Action):
    """One die of any colour; cards may bring it at another price, but change neither value nor colour."""

    __slots__ = ()

    def mask(self, s: Troyes) -> int:
        return ALL_ORDERS

    def suits(self, s: Troyes, power: Improvement) -> bool:
        return power.supplies()

    def accepts(self, s: Troyes, seat: Seat, power: Improvement, taken: list[int], code: int) -> bool:
        return guard(s, seat) < SPACES or bool(open_levels(s, seat, COLOUR[code], 0))

    def uses(self, s: Troyes, value: int) -> int:
        return value

    def forecast(self, s: Troyes, seat: Seat, value: int) -> Doc:
        return {"steps": value}

    def carry_out(self, s: Troyes, seat: Seat, power: Improvement, dice: list[int]) -> None:
        value, colour = power.value(dice), COLOUR[dice[0]]
        if most_raise(s, seat, value, colour):
            s.ask(RaiseDie(seat, value, colour))
        else:
            s.ask(MoveGuard(seat, value, colour, 0))

    def label(self, s: Troyes) -> Label:
        return Label("guard")

    def subject(self, s: Troyes) -> str:
        return "word-guard"


def open_levels(s: Troyes, seat: Seat, colour: int, placed: int) -> list[int]:
    """Return the levels where a guard action with a die of this colour may place a cube now."""
    return [
        level
        for level in range(GATES)
        if reached(s, seat, level) and not placed >> level & 1 and activity_of(s, level).takes_cubes(colour)
    ]


def most_raise(s: Troyes, seat: Seat, value: int, colour: int) -> int:
    """Return how far deniers can raise the die: to 6, and no further than its points can be of use."""
    cubes = sum(1 for level in range(GATES) if activity_of(s, level).takes_cubes(colour))
    useful = SPACES - guard(s, seat) + cubes - value
    return max(0, min(FACES - value, s.deniers[seat], useful))


class RaiseDie(Question[Troyes]):
    """Each denier makes the die worth one more, up to 6."""

    __slots__ = ("colour", "value")

    def __init__(self, seat: Seat, value: int, colour: int) -> None:
        super().__init__(seat)
        self.value = value
        self.colour = colour

    def fields(self) -> Doc:
        return {"value": self.value, "colour": COLOURS[self.colour]}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> RaiseDie:
        return cls(r.seat(), r.number("value", 1, FACES), r.index("colour", COLOURS))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-raise-die", (self.value,))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return list(range(RAISE, RAISE + most_raise(s, seat, self.value, self.colour) + 1))

    def default(self, s: Troyes, seat: Seat) -> Move:
        """The die stays as it is."""
        return RAISE

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        paid = move - RAISE
        s.deniers[seat] -= paid
        if paid:
            s.tell("raises-die", seat, paid, self.value + paid)
        s.ask(MoveGuard(seat, self.value + paid, self.colour, 0))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "guard", "value": self.value, "colour": COLOURS[self.colour]}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.value)
        out.amount(1, self.colour + 1)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("raise", (move - RAISE, self.value + move - RAISE))

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-raise")


class MoveGuard(Question[Troyes]):
    """Each point is a step, or a cube on an activity whose gate was reached, in any order.

    One cube for each activity. The first point must be spent; those left over are lost.
    """

    __slots__ = ("colour", "placed", "points", "spent")

    def __init__(self, seat: Seat, points: int, colour: int, placed: int, spent: bool = False) -> None:
        super().__init__(seat)
        self.points = points  # left
        self.colour = colour  # of the die
        self.placed = placed  # levels that got their cube, as bits
        self.spent = spent  # whether a point was spent

    def fields(self) -> Doc:
        return {
            "points": self.points,
            "colour": COLOURS[self.colour],
            "placed": [level + 1 for level in range(GATES) if self.placed >> level & 1],
            "spent": self.spent,
        }

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> MoveGuard:
        placed = 0
        for level in r.numbers("placed", len(r.values("placed")), 1, GATES):
            placed |= 1 << level - 1
        points, colour = r.number("points", 1, FACES), r.index("colour", COLOURS)
        return cls(r.seat(), points, colour, placed, r.flag("spent"))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-move-guard", (self.points,))

    def uses(self, s: Troyes) -> list[Move]:
        """Return what a point can be spent on."""
        found = [STEP] if guard(s, self.seat) < SPACES else []
        found += [OUTDOOR + level for level in open_levels(s, self.seat, self.colour, self.placed)]
        return found

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [*self.uses(s), DONE] if self.spent else self.uses(s)

    def default(self, s: Troyes, seat: Seat) -> Move:
        """The guard walks on where it can't do anything else."""
        return STEP if self.uses(s) == [STEP] else UNANSWERED

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == DONE:
            return
        placed = self.placed
        if move == STEP:
            advance(s, seat)
            s.tell("guard-steps", seat, guard(s, seat))
        else:
            level = move - OUTDOOR
            add_cube(s, seat, level, 1)
            s.tell("places-outdoor", seat, tile_name(s, level))
            placed |= 1 << level
        after = MoveGuard(seat, self.points - 1, self.colour, placed, True)
        if after.points and after.uses(s):
            s.ask(after)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "guard", "points": self.points, "colour": COLOURS[self.colour]}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.points)
        out.amount(1, self.colour + 1)
        out.amount(2, self.placed)
        out.amount(3, self.spent)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == DONE:
            return Label("guard-done", (self.points,))
        if move == STEP:
            return Label("guard-step", (guard(s, self.seat) + 1,))
        return Label("place-outdoor", (tile_name(s, move - OUTDOOR),))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if move == STEP:
            return f"guard:{self.seat}"
        return f"outdoor:{move - OUTDOOR + 1}" if move >= OUTDOOR else ""

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        kind, _, name = anchor.partition(":")
        if kind == "outdoor" and name in ("1", "2", "3", "4"):
            return self.why_no_cube(s, int(name) - 1)
        return why_not_here(anchor, "why-guard-stays" if kind == "guard" else "why-move-guard")

    def why_no_cube(self, s: Troyes, level: int) -> Label:
        if not reached(s, self.seat, level):
            return Label("why-gate")
        return Label("why-one-cube" if self.placed >> level & 1 else "why-takes-no-cube")


GUARDING: Final = UseGuard(GUARD, most=1, picky=True)
