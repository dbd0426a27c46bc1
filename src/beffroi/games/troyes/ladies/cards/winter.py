"""Harsh Winter: everybody loses a cube lying on a card."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.ladies.tournament import seats_in_turn
from beffroi.games.troyes.moves import CUBE
from beffroi.games.troyes.pieces import PLACE_NAMES, PLACES
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.extra import extra_anchor, extra_label
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic, Question


class HarshWinter(EventEffect):
    """Each player removes one own cube from an activity card, in turn from the start player.

    Who has none loses nothing. Cubes on pieces of expansions may be chosen too.
    """

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for seat in reversed(seats_in_turn(s)):
            s.agenda.append(Freeze(seat))


def loose_cubes(s: Troyes, seat: Seat) -> list[Move]:
    """Return the own cubes that can be lost: on activity cards, and wherever expansions have some."""
    found = [CUBE + place for place in range(PLACES) if s.cubes[seat * PLACES + place]]
    for extra in s.ruleset.extra_moves:
        found += extra.cubes(s, seat)
    return found


def lose_cube(s: Troyes, seat: Seat, move: Move) -> None:
    s.tell("freezes", seat)
    if CUBE <= move < CUBE + PLACES:
        spot = seat * PLACES + move - CUBE
        s.cubes = replaced(s.cubes, spot, s.cubes[spot] - 1)
        return
    for extra in s.ruleset.extra_moves:
        extra.lose_cube(s, seat, move)


class Freeze(Automatic[Troyes]):
    """A seat loses a cube; it is asked which where there is a choice."""

    __slots__ = ("loser",)

    def __init__(self, loser: Seat) -> None:
        super().__init__()
        self.loser = loser

    def fields(self) -> Doc:
        return {"loser": self.loser}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> Freeze:
        return cls(r.seat("loser"))

    def resolve(self, s: Troyes) -> None:
        cubes = loose_cubes(s, self.loser)
        if len(cubes) > 1:
            s.agenda.append(LoseCube(self.loser))
        elif cubes:
            lose_cube(s, self.loser, cubes[0])


class LoseCube(Question[Troyes]):
    """Which cube is lost?"""

    __slots__ = ()

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return loose_cubes(s, seat)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        lose_cube(s, seat, move)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if CUBE <= move < CUBE + PLACES:
            return Label("lose-cube", (f"card-{s.ruleset.activities[s.cards[move - CUBE]].slug}",))
        return extra_label(s, self.seat, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if CUBE <= move < CUBE + PLACES:
            return f"cubes:{PLACE_NAMES[move - CUBE]}"
        return extra_anchor(s, self.seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-lose-cube")
