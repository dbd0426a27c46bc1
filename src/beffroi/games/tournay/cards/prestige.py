"""What prestige buildings count at the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beffroi.games.tournay.cards.characters import colours_in
from beffroi.games.tournay.cards.model import Measure
from beffroi.games.tournay.encoding import BUILDING, CHARACTER, COLOURS, PRESTIGE
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.state import Doc, Seat


class Flat(Measure):
    """Nothing is counted: its points come once."""

    __slots__ = ()

    def count(self, s: Tournay, seat: Seat) -> int:
        return 1


class Cards(Measure):
    """Visible level I and II cards of some colours: buildings alone, or characters too."""

    __slots__ = ("buildings", "colours")

    def __init__(self, colours: int, buildings: bool) -> None:
        self.colours = colours
        self.buildings = buildings

    def count(self, s: Tournay, seat: Seat) -> int:
        total = 0
        for card in s.visible(seat):
            sort = s.ruleset.sort[card]
            if self.colours >> s.ruleset.colour[card] & 1 and sort != PRESTIGE:
                total += sort == BUILDING or not self.buildings
        return total


class OfSort(Measure):
    """Visible cards of a sort, whatever their colour."""

    __slots__ = ("sort",)

    def __init__(self, sort: int) -> None:
        self.sort = sort

    def count(self, s: Tournay, seat: Seat) -> int:
        total = 0
        for card in s.visible(seat):
            total += s.ruleset.sort[card] == self.sort
        return total


class CardSets(Measure):
    """Sets of a yellow, a white and a red visible level I or II card."""

    __slots__ = ()

    def count(self, s: Tournay, seat: Seat) -> int:
        counts = [0, 0, 0]
        for card in s.visible(seat):
            if s.ruleset.sort[card] != PRESTIGE:
                counts[s.ruleset.colour[card]] += 1
        return min(counts)


class Citizens(Measure):
    """Citizens of a colour one owns, wherever they are."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def count(self, s: Tournay, seat: Seat) -> int:
        return s.citizens(seat, self.colour)


class CitizenSets(Measure):
    """Sets of a yellow, a white and a red citizen one owns."""

    __slots__ = ()

    def count(self, s: Tournay, seat: Seat) -> int:
        return min(s.citizens(seat, 0), s.citizens(seat, 1), s.citizens(seat, 2))


class Deniers(Measure):
    """Full lots of deniers one owns."""

    __slots__ = ("lot",)

    def __init__(self, lot: int) -> None:
        self.lot = lot

    def count(self, s: Tournay, seat: Seat) -> int:
        return s.purse[seat] // self.lot


class Ramparts(Measure):
    """Ramparts one has built."""

    __slots__ = ()

    def count(self, s: Tournay, seat: Seat) -> int:
        return len(s.piles[seat])


MEASURES: Final[dict[str, Callable[[Doc], Measure]]] = {
    "flat": lambda row: Flat(),
    "cards": lambda row: Cards(colours_in(row), False),
    "buildings": lambda row: Cards(colours_in(row), True),
    "card-sets": lambda row: CardSets(),
    "characters": lambda row: OfSort(CHARACTER),
    "prestige": lambda row: OfSort(PRESTIGE),
    "citizens": lambda row: Citizens(COLOURS.index(row["colours"][0])),
    "citizen-sets": lambda row: CitizenSets(),
    "deniers": lambda row: Deniers(row["n"]),
    "ramparts": lambda row: Ramparts(),
}
