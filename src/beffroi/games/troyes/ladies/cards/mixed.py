"""Mixed activity cards: an action lays cubes on the card, or uses cubes that lie there, never both."""

from __future__ import annotations

from typing import cast

from beffroi.games.troyes.cards.effects import gain_deniers, gain_influence, gain_points, lay_cubes
from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.ladies.moves import LOAD
from beffroi.games.troyes.moves import ACTIVATE, MOST_USES, USES
from beffroi.games.troyes.pieces import MANY, PLACE_NAMES, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.use_card import HowOften
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


class Mixed(Effect):
    """Who has cubes on the card says what the activations do; a cube laid may have a price."""

    __slots__ = ("cube_deniers",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.cube_deniers: int = row.get("cube-deniers", 0)
        self.charges = self.cube_deniers > 0

    def keeps(self, s: Troyes, seat: Seat, place: int) -> int:
        return 0 if s.cubes[seat * PLACES + place] else self.cube_deniers

    def cube_price(self) -> int:
        """Return the deniers for each cube that comes to the card."""
        return self.cube_deniers

    def kind(self) -> str:
        return "mixed"

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        if s.cubes[seat * PLACES + place]:
            s.ask(UseOrLoad(seat, place, uses))
        else:
            load(s, seat, place, uses)

    def spend(self, s: Troyes, seat: Seat, place: int, cubes: int) -> None:
        """Use so many of the cubes lying there, and take them away."""
        raise NotImplementedError


class Stock(Mixed):
    """Lumberjack, Breeder, Lord of the Manor: goods for each cube taken away."""

    __slots__ = ("gives_deniers", "gives_influence", "gives_points")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_deniers: int = row.get("gives-deniers", 0)
        self.gives_influence: int = row.get("gives-influence", 0)
        self.gives_points: int = row.get("gives-points", 0)

    def spend(self, s: Troyes, seat: Seat, place: int, cubes: int) -> None:
        s.add_cubes(seat, place, -cubes)
        if self.gives_deniers:
            gain_deniers(s, seat, self.gives_deniers * cubes)
        if self.gives_influence:
            gain_influence(s, seat, self.gives_influence * cubes)
        if self.gives_points:
            gain_points(s, seat, self.gives_points * cubes)


def mixed_at(s: Troyes, place: int) -> Mixed:
    return cast("Mixed", s.ruleset.activities[s.cards[place]].effect)


def loadable(s: Troyes, seat: Seat, place: int, uses: int) -> int:
    """Return how many cubes the seat can lay on the card."""
    price = mixed_at(s, place).cube_deniers
    return min(uses, MOST_USES, s.deniers[seat] // price) if price else uses


def load(s: Troyes, seat: Seat, place: int, uses: int) -> None:
    """Lay cubes: all of them where they cost nothing, else the seat says how many."""
    most = loadable(s, seat, place, uses)
    if most > 1 and mixed_at(s, place).cube_deniers:
        s.ask(LoadCubes(seat, place, most))
    else:
        pay_cubes(s, seat, place, most)


def pay_cubes(s: Troyes, seat: Seat, place: int, cubes: int) -> None:
    s.deniers[seat] -= mixed_at(s, place).cube_deniers * cubes
    lay_cubes(s, seat, place, cubes)


class UseOrLoad(Question[Troyes]):
    """Lay cubes on the card, or use so many of those that lie there?"""

    __slots__ = ("place", "uses")

    def __init__(self, seat: Seat, place: int, uses: int) -> None:
        super().__init__(seat)
        self.place = place
        self.uses = uses

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "uses": self.uses}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> UseOrLoad:
        return cls(r.seat(), r.index("place", PLACE_NAMES), r.number("uses", 1, MANY))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-use-or-load", (f"card-{s.ruleset.activities[s.cards[self.place]].slug}",))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        most = min(self.uses, MOST_USES, s.cubes[seat * PLACES + self.place])
        found = list(range(USES, USES + most))
        if loadable(s, seat, self.place, self.uses):
            found.append(LOAD)
        return found

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == LOAD:
            load(s, seat, self.place, self.uses)
        else:
            mixed_at(s, self.place).spend(s, seat, self.place, move - USES + 1)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": "activate", "place": PLACE_NAMES[self.place], "most": self.uses}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.uses)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == LOAD:
            return Label("load-cubes", (loadable(s, self.seat, self.place, self.uses),))
        return Label("use-cubes", (move - USES + 1,))

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-uses")


class LoadCubes(HowOften):
    """How many cubes that have a price?"""

    __slots__ = ()

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        price = mixed_at(s, self.place).cube_deniers
        return Label("ask-load-cubes", (f"card-{s.ruleset.activities[s.cards[self.place]].slug}", price))

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        pay_cubes(s, seat, self.place, move - USES + 1)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("places-cubes", (move - USES + 1,))
