"""The expansion's activity cards that ask for a choice: Hotelkeeper, Executioner, Master Builder."""

from __future__ import annotations

from typing import cast

from beffroi.games.troyes.cards.effects import gain_influence, gain_points
from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.cathedral import build
from beffroi.games.troyes.ladies.moves import COLUMN, TAKE_INFLUENCE, TAKE_POINTS, VICTIM
from beffroi.games.troyes.moves import ACTIVATE
from beffroi.games.troyes.pieces import COLUMNS, EMPTY, MANY, PLACE_NAMES
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


class Hotelkeeper(Effect):
    """Influence or points, chosen for each activation."""

    __slots__ = ("gives_influence", "gives_points")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_influence: int = row["gives-influence"]
        self.gives_points: int = row["gives-points"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        s.ask(ChooseGood(seat, place, uses))


class ChooseGood(Question[Troyes]):
    """Points with one activation, or influence with all that are left: a mixture is put together in one way only."""

    __slots__ = ("left", "place")

    def __init__(self, seat: Seat, place: int, left: int) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "left": self.left}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> ChooseGood:
        return cls(r.seat(), r.index("place", PLACE_NAMES), r.number("left", 1, MANY))

    def hotel(self, s: Troyes) -> Hotelkeeper:
        return cast("Hotelkeeper", s.ruleset.activities[s.cards[self.place]].effect)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-choose-good", (self.left,))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [TAKE_POINTS, TAKE_INFLUENCE]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == TAKE_INFLUENCE:
            gain_influence(s, seat, self.hotel(s).gives_influence * self.left)
            return
        gain_points(s, seat, self.hotel(s).gives_points)
        if self.left > 1:
            s.ask(ChooseGood(seat, self.place, self.left - 1))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "activate", "place": PLACE_NAMES[self.place], "most": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.left)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == TAKE_POINTS:
            return Label("take-points", (self.hotel(s).gives_points,))
        return Label("take-influence", (self.hotel(s).gives_influence * self.left,))

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-uses")


class Executioner(Effect):
    """Influence from the supply, and some of the opponent who has most, looked at anew each time."""

    __slots__ = ("gives_influence", "steals")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_influence: int = row["gives-influence"]
        self.steals: int = row["steals-influence"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        """Time after time; asks where opponents tie."""
        left = uses
        while left:
            victims = richest(s, seat)
            if len(victims) > 1:
                s.ask(PickVictim(seat, place, left))
                return
            self.take(s, seat, victims)
            left -= 1

    def take(self, s: Troyes, seat: Seat, victims: list[Seat]) -> None:
        """One activation; with no victim only the supply gives."""
        gain_influence(s, seat, self.gives_influence)
        for victim in victims:
            stolen = min(self.steals, s.influence[victim])
            s.influence[victim] -= stolen
            s.gain_influence(seat, stolen)
            s.tell("steals-influence", seat, victim, stolen)


def richest(s: Troyes, seat: Seat) -> list[Seat]:
    """Return the opponents with most influence; nobody where that is none."""
    others = [other for other in range(s.seats) if other != seat]
    most = max(s.influence[other] for other in others)
    return [other for other in others if s.influence[other] == most] if most else []


class PickVictim(Question[Troyes]):
    """Which of the opponents who tie loses influence?"""

    __slots__ = ("left", "place")

    def __init__(self, seat: Seat, place: int, left: int) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "left": self.left}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> PickVictim:
        return cls(r.seat(), r.index("place", PLACE_NAMES), r.number("left", 1, MANY))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [VICTIM + other for other in richest(s, seat)]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        executioner = cast("Executioner", s.ruleset.activities[s.cards[self.place]].effect)
        executioner.take(s, seat, [move - VICTIM])
        executioner.give(s, seat, self.place, self.left - 1)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "activate", "place": PLACE_NAMES[self.place], "most": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.left)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("victim", (move - VICTIM, s.influence[move - VICTIM]))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"seat:{move - VICTIM}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-richest")


class MasterBuilder(Effect):
    """A cube on the lowest free level of any column, also on a level above the printed ones."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = True

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        raise_columns(s, seat, uses)


def raise_columns(s: Troyes, seat: Seat, left: int) -> None:
    """Place so many cubes; asks where there is a choice, and ends when every column is full to the top."""
    while left:
        columns = free_columns(s)
        if len(columns) > 1:
            s.ask(ChooseColumn(seat, left))
            return
        if not columns:
            return
        raise_column(s, seat, columns[0])
        left -= 1


def free_columns(s: Troyes) -> list[int]:
    """Return the columns whose highest level is free."""
    top = len(s.cathedral) - COLUMNS
    return [column for column in range(COLUMNS) if s.cathedral[top + column] == EMPTY]


def raise_column(s: Troyes, seat: Seat, column: int) -> None:
    build(s, seat, column)
    s.note_cubes(seat)


class ChooseColumn(Question[Troyes]):
    """In which column is the next cube built?"""

    __slots__ = ("left",)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def fields(self) -> Doc:
        return {"left": self.left}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> ChooseColumn:
        return cls(r.seat(), r.number("left", 1, MANY))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-choose-column", (self.left,))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [COLUMN + column for column in free_columns(s)]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        raise_column(s, seat, move - COLUMN)
        raise_columns(s, seat, self.left - 1)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"cubes": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.left)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        column = move - COLUMN
        return Label("column", (self.level(s, column), column + 1))

    def level(self, s: Troyes, column: int) -> int:
        """Return the lowest free level of a column, counted from 1."""
        return s.cathedral[column::COLUMNS].index(EMPTY) + 1

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        column = move - COLUMN
        return f"space:cathedral-{self.level(s, column)}-{column + 1}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-choose-column")
