"""Action 4: the die is taken; which citizen enters the slot or row that it names?"""

from __future__ import annotations

from beffroi.games.troyes.citizens import entrances, take_citizen
from beffroi.games.troyes.lots import NONE, power_of, read_cube, read_taken
from beffroi.games.troyes.moves import CUBE, DIE, MOVES, ORDER, SETTLE
from beffroi.games.troyes.payments import pay_lot
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    COLOUR,
    COLOURS,
    EMPTY,
    PLACE_NAMES,
    SLOT_NAMES,
    die_text,
)
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import SETTLING
from beffroi.games.troyes.steps.sources import default_source, source_anchor, source_label
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


def settle(s: Troyes, seat: Seat, cube: int, die: int) -> None:
    """A die that can serve several orders is asked for one; then the citizen is asked for."""
    orders = SETTLING.open_orders(s, seat, power_of(s, cube), die)
    s.ask(DeclareOrder(seat, cube, die) if len(orders) > 1 else SettleCitizen(seat, cube, die, orders[0]))


class DeclareOrder(Question[Troyes]):
    """Which order does the die serve? That names the building."""

    __slots__ = ("cube", "die")

    def __init__(self, seat: Seat, cube: int, die: int) -> None:
        super().__init__(seat)
        self.cube = cube
        self.die = die

    def fields(self) -> Doc:
        doc: Doc = {"die": die_text(self.die)}
        if self.cube != NONE:
            doc["cube"] = PLACE_NAMES[self.cube]
        return doc

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> DeclareOrder:
        return cls(r.seat(), read_cube(r, s), read_taken(r, s, "die"))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [ORDER + order for order in SETTLING.open_orders(s, seat, power_of(s, self.cube), self.die)]

    def default(self, s: Troyes, seat: Seat) -> Move:
        return self.options(s, seat)[0]

    def bill(self, s: Troyes, seat: Seat, move: Move) -> int:
        return 0

    def spot(self, s: Troyes, seat: Seat, move: Move) -> str:
        row = SETTLING.row(s, power_of(s, self.cube), move - ORDER, self.die)
        return f"slot:{SLOT_NAMES[row[0]]}"

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        s.ask(SettleCitizen(seat, self.cube, self.die, move - ORDER))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": MOVES.notation(SETTLE), "dice": [die_text(self.die)]}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(DIE + self.die)
        if self.cube != NONE:
            out.pick(CUBE + self.cube)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("declare", (f"colour-{COLOURS[move - ORDER]}", f"building-{BUILDINGS[move - ORDER]}"))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"building:{BUILDINGS[move - ORDER]}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")


class SettleCitizen(Question[Troyes]):
    """The die is taken; which own citizen enters the slot or row it names?"""

    __slots__ = ("cube", "die", "order")

    def __init__(self, seat: Seat, cube: int, die: int, order: int) -> None:
        super().__init__(seat)
        self.cube = cube
        self.die = die
        self.order = order  # the colour as which the die serves

    def fields(self) -> Doc:
        doc: Doc = {"die": die_text(self.die)}
        if self.order != COLOUR[self.die]:
            doc["order"] = COLOURS[self.order]
        if self.cube != NONE:
            doc["cube"] = PLACE_NAMES[self.cube]
        return doc

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> SettleCitizen:
        die = read_taken(r, s, "die")
        return cls(r.seat(), read_cube(r, s), die, r.index("order", COLOURS, COLOUR[die]))

    def row(self, s: Troyes) -> list[int]:
        return SETTLING.row(s, power_of(s, self.cube), self.order, self.die)

    def shown(self, s: Troyes) -> int:
        """Return the value with which the die names the row."""
        return power_of(s, self.cube).shows(self.die)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-settle-citizen", (f"building-{BUILDINGS[self.row(s)[0] // BUILDING_SLOTS]}", self.shown(s)))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return entrances(s, seat, self.row(s))

    def default(self, s: Troyes, seat: Seat) -> Move:
        return default_source(self.options(s, seat))

    def bill(self, s: Troyes, seat: Seat, move: Move) -> int:
        return 0  # the die is on the bill already

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        row = self.row(s)
        building, value = f"building-{BUILDINGS[row[0] // BUILDING_SLOTS]}", self.shown(s)
        pay_lot(s, seat, self.cube, [self.die])
        take_citizen(s, seat, move)
        s.tell("settles", seat, building, value, row[0] % BUILDING_SLOTS + 1)
        expelled = s.enter_row(row, seat)
        if expelled != EMPTY:
            s.tell("expelled", expelled, building)
        for observer in s.ruleset.observers:
            observer.settled(s, seat)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        costs = power_of(s, self.cube).costs(s.ruleset.prices, self.seat, [self.die])
        return {
            "action": MOVES.notation(SETTLE),
            "dice": [die_text(self.die)],
            "costs": costs,
            "price": sum(costs),
            "cube": PLACE_NAMES[self.cube] if self.cube != NONE else None,
            "row": self.row(s),
        }

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(DIE + self.die)
        out.pick(ORDER + self.order)
        if self.cube != NONE:
            out.pick(CUBE + self.cube)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return source_label(s, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return source_anchor(self.seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")
