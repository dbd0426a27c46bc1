"""The activity cards that put cubes on events: Archer, Chivalry, Diplomat."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.pieces import COLOUR, FACES, OWNER, RED
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.cubes import place_cubes
from beffroi.kernel.state import Doc, Seat


class Archer(Effect):
    """Roll a die, once more as long as one likes: from the figure on it hits, and places a cube on any event."""

    __slots__ = ("hits_from",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.singly = True
        self.hits_from: int = row["hits-from"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        face = s.chance.below(FACES, "archer") + 1
        hits = 1 if face >= self.hits_from else 0
        s.tell("archer-shoots", seat, face, hits)
        place_cubes(s, seat, hits)

    def hopes(self) -> float:
        return max(0, FACES + 1 - self.hits_from) / FACES


class Volley(Archer):
    """The Archer before he shot one die at a time: the seat says how often, and all dice are rolled at once."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.singly = False
        self.sparing = True

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        hits = 0
        for _ in range(uses):
            if s.chance.below(FACES, "archer") + 1 >= self.hits_from:
                hits += 1
        s.tell("archer-hits", seat, uses, hits)
        place_cubes(s, seat, hits)


class Chivalry(Effect):
    """Each time a cube on any event for each red die left in the own district."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = True

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        knights = sum(1 for code in s.dice if OWNER[code] == seat and COLOUR[code] == RED)
        place_cubes(s, seat, knights * uses)


class Diplomat(Effect):
    """A cube on any event for each influence paid; all of it is paid before the first cube is placed."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = True

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        place_cubes(s, seat, uses)
