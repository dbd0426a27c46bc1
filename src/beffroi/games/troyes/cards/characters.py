"""The six personages: what each of them counts at the end."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.figures import cards_of
from beffroi.games.troyes.pieces import OWNERS, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat


class StandingCitizens(Character):
    """Citizens standing on the three main buildings."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.slots.count(seat)


class CathedralCubes(Character):
    """Own cubes in the Cathedral."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.cathedral.count(seat)


class Deniers(Character):
    """Deniers left."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.deniers[seat]


class Influence(Character):
    """Influence left."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.influence[seat]


class Tradesmen(Character):
    """Tradesmen on activity cards, those standing on a picture too."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])


class EventsWon(Character):
    """Event cards won; Marauding gives none."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for card in s.won if card % 8 == seat)


COUNTS: Final[dict[str, type[Character]]] = {
    "standing": StandingCitizens,
    "cathedral": CathedralCubes,
    "deniers": Deniers,
    "influence": Influence,
    "tradesmen": Tradesmen,
    "events": EventsWon,
}


def characters_of(figures: Doc, seats: int, counts: dict[str, type[Character]], expansion: str = "") -> list[Character]:
    """Return the characters of the base game or of an expansion, with the thresholds for so many players."""
    return [counts[row["counts"]](slug, row, seats) for slug, row in cards_of(figures, "character", expansion).items()]
