"""What prestige buildings count at the end."""

from __future__ import annotations

from beffroi.games.tournay.cards.model import Measure, colours_in
from beffroi.games.tournay.encoding import BUILDING, CHARACTER, COLOURS, PRESTIGE
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.state import Doc, Seat


class Flat(Measure):
    """Nothing is counted: its points come once."""

    __slots__ = ()

    def count(self, s: Tournay, seat: Seat) -> int:
        return 1


class Cards(Measure):
    """Visible level I and II cards of some colours."""

    __slots__ = ("buildings", "colours")

    def __init__(self, row: Doc) -> None:
        self.colours = colours_in(row)
        self.buildings = False  # no characters

    def count(self, s: Tournay, seat: Seat) -> int:
        total = 0
        for card in s.visible(seat):
            sort = s.ruleset.sort[card]
            if self.colours >> s.ruleset.colour[card] & 1 and sort != PRESTIGE:
                total += sort == BUILDING or not self.buildings
        return total


class Buildings(Cards):
    """Visible level I and II buildings of some colours."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.buildings = True


class Characters(Measure):
    """Visible characters, whatever their colour."""

    __slots__ = ("sort",)

    def __init__(self, row: Doc) -> None:
        self.sort = CHARACTER

    def count(self, s: Tournay, seat: Seat) -> int:
        total = 0
        for card in s.visible(seat):
            total += s.ruleset.sort[card] == self.sort
        return total


class PrestigeBuildings(Characters):
    """Visible prestige buildings, whatever their colour."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        self.sort = PRESTIGE


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

    def __init__(self, row: Doc) -> None:
        self.colour = COLOURS.index(row["colours"][0])

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

    def __init__(self, row: Doc) -> None:
        self.lot: int = row["n"]

    def count(self, s: Tournay, seat: Seat) -> int:
        return s.purse[seat] // self.lot


class Ramparts(Measure):
    """Ramparts one has built."""

    __slots__ = ()

    def count(self, s: Tournay, seat: Seat) -> int:
        return len(s.piles[seat])
