"""The six personages: what each of them counts at the end."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Character
from beffroi.games.troyes.pieces import OWNERS, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat


class Chretien(Character):
    """Citizens standing on the three main buildings."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.slots.count(seat)


class Urbain(Character):
    """Own cubes in the Cathedral."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.cathedral.count(seat)


class Thibaut(Character):
    """Deniers left."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.deniers[seat]


class Hugues(Character):
    """Influence left."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return s.influence[seat]


class Florentin(Character):
    """Tradesmen on activity cards, those standing on a picture too."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])


class Henry(Character):
    """Event cards won; Marauding gives none."""

    __slots__ = ()

    def counts(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for card in s.won if card % 8 == seat)


CLASSES: dict[str, type[Character]] = {
    "chretien": Chretien,
    "urbain": Urbain,
    "thibaut": Thibaut,
    "hugues": Hugues,
    "florentin": Florentin,
    "henry": Henry,
}


def characters_of(figures: Doc, seats: int) -> list[Character]:
    """The six, with the thresholds for so many players."""
    key = "thresholds-for-two" if seats <= 2 else "thresholds"
    return [CLASSES[slug](slug, figures["character"][slug][key]) for slug in CLASSES]
