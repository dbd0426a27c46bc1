"""The expansion's activity cards that ask nothing: rewards by pieces, and cubes that score when the game is over."""

from __future__ import annotations

from beffroi.games.troyes.cards.effects import PerPiece, gain_influence, gain_points, lay_cubes
from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.ladies.revisions import HERMIT_CUBES_ASKED
from beffroi.games.troyes.pieces import CITY_HALL, COLOUR, OWNER, OWNERS, PLACES, WHITE
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat


class Clogmaker(PerPiece):
    """Deniers for each own citizen standing in the City Hall."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return s.standing(CITY_HALL, seat)


class Weaver(PerPiece):
    """Deniers for each own tradesman on any card, on a picture too."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return tradesmen(s, seat)


class MasterCraftsman(PerPiece):
    """Points for each pair of own tradesmen."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return tradesmen(s, seat) // 2


class Bishop(PerPiece):
    """Deniers for each own cube in the Cathedral, whatever its level."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return s.cathedral.count(seat)


class Banker(PerPiece):
    """Points for whoever has more deniers than the figure says once dice and tradesman are paid; none is spent."""

    __slots__ = ("above",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.above: int = row["above-deniers"]

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return 1 if s.deniers[seat] > self.above else 0


class Scribe(PerPiece):
    """Points for each event card won."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for card in s.won if card % 8 == seat)


class Beguine(PerPiece):
    """Points for each white die left in the own district; the dice just used are gone."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for code in s.dice if COLOUR[code] == WHITE and OWNER[code] == seat)


def tradesmen(s: Troyes, seat: Seat) -> int:
    """Return how many activity cards have a tradesman of the seat."""
    return sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])


class ScoredAtEnd(Effect):
    """A cube on the card for each activation; the cubes score when the game is over."""

    __slots__ = ()

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        lay_cubes(s, seat, place, uses)

    def kind(self) -> str:
        return "end"

    def final(self, s: Troyes, seat: Seat, place: int) -> int:
        """Return what the seat's cubes are worth as things stand."""
        raise NotImplementedError


class Hermit(ScoredAtEnd):
    """A cube is worth less the more cubes there are on the card, whosever, but something always.

    So a further cube may cost its owner more with the others than it brings.
    """

    __slots__ = ("best", "least")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.best: int = row["best-points"]
        self.least: int = row["least-points"]

    def spares(self, s: Troyes, seat: Seat, place: int, uses: int) -> bool:
        """Fewer cubes are wanted where they could score more, however many the others come to have there."""
        if s.rules < HERMIT_CUBES_ASKED:
            return False
        own = cubes_of(s, place)[seat]
        for others in range(self.best):
            every = self.worth(own + uses, others)
            if any(self.worth(own + fewer, others) > every for fewer in range(1, uses)):
                return True
        return False

    def final(self, s: Troyes, seat: Seat, place: int) -> int:
        own = cubes_of(s, place)[seat]
        return self.worth(own, sum(cubes_of(s, place)) - own)

    def worth(self, own: int, others: int) -> int:
        """Return what so many cubes of a seat score beside those of the others."""
        return own * max(self.least, self.best - own - others)


class Princess(ScoredAtEnd):
    """Most cubes on the card: points, shared by those who tie, rounded down. At least one cube is needed."""

    __slots__ = ("prize",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.prize: int = row["gives-most"]

    def final(self, s: Troyes, seat: Seat, place: int) -> int:
        cubes = cubes_of(s, place)
        most = max(cubes)
        return self.prize // cubes.count(most) if most and cubes[seat] == most else 0


class Fort(Princess):
    """Each die is an activation: a cube, points and influence, more of them for a high die."""

    __slots__ = ("gives_high", "gives_low", "high_from")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.by_die = True
        self.high_from: int = row["high-from"]
        self.gives_low: int = row["gives-low"]
        self.gives_high: int = row["gives-high"]

    def give_by_die(self, s: Troyes, seat: Seat, place: int, faces: list[int]) -> None:
        reward = sum(self.gives_high if face >= self.high_from else self.gives_low for face in faces)
        lay_cubes(s, seat, place, len(faces))
        gain_points(s, seat, reward)
        gain_influence(s, seat, reward)


def cubes_of(s: Troyes, place: int) -> list[int]:
    """Return the cubes of each seat on a card."""
    return [s.cubes[seat * PLACES + place] for seat in range(s.seats)]
