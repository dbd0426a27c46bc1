"""The cards that read differently against the King."""

from __future__ import annotations

from beffroi.games.troyes.cards.effects import Delayed, PerPiece, gain_deniers
from beffroi.games.troyes.cards.event_effects import Builders
from beffroi.games.troyes.cards.improvements import IMPROVEMENTS, FreeYellow
from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.pieces import CITY_HALL, COLOUR, COLUMNS, EMPTY, LEVELS, OWNER, RED
from beffroi.games.troyes.royal.part import king_gains
from beffroi.games.troyes.royal.pieces import KING
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat


class RoyalTaxCollector(Effect):
    """The bank pays more than usual for each of the King's citizens standing in the City Hall."""

    __slots__ = ("gives_deniers",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_deniers: int = row["tax-collector"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        gain_deniers(s, seat, self.gives_deniers * uses * s.standing(CITY_HALL, KING))


class RoyalBanquet(PerPiece):
    """The King's subjects are not invited: only your own red dice count."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for code in s.dice if COLOUR[code] == RED and OWNER[code] == seat)


class RoyalTithe(FreeYellow):
    """One cube makes all of the King's yellow dice in the lot free."""

    __slots__ = ()

    def costs(self, prices: list[int], seat: Seat, dice: list[int]) -> list[int]:
        return [0 for _ in dice]


class RoyalBuilders(Builders):
    """The itinerant builders work for the King: a point for him when they find a space."""

    __slots__ = ("gives_points",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_points: int = row["builders-points"]

    def resolve(self, s: Troyes) -> None:
        free = s.cathedral[: LEVELS * COLUMNS].count(EMPTY)
        super().resolve(s)
        if free:
            king_gains(s, self.gives_points)


class RoyalDelayed(Delayed):
    """A delayed card of the base game, as it works against the King."""

    __slots__ = ()

    improvements = {**IMPROVEMENTS, "free-yellow": RoyalTithe}
