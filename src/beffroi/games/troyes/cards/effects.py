"""What the activity cards do: one class for the ordinary ones, one for each odd one."""

from __future__ import annotations

from typing import ClassVar

from beffroi.games.troyes.cards.improvements import IMPROVEMENTS
from beffroi.games.troyes.cards.model import Effect, Improvement
from beffroi.games.troyes.pieces import (
    BISHOPRIC,
    CITY_HALL,
    COLOUR,
    NEUTRAL,
    OWNER,
    OWNERS,
    PALACE,
    RED,
    VALUE,
    YELLOW,
)
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat


class Trade(Effect):
    """Give deniers or influence, get deniers, influence or points, each time."""

    __slots__ = ("gives_deniers", "gives_influence", "gives_points")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = self.takes_deniers + self.takes_influence > 0
        self.gives_deniers: int = row.get("gives-deniers", 0)
        self.gives_influence: int = row.get("gives-influence", 0)
        self.gives_points: int = row.get("gives-points", 0)

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        if self.gives_deniers:
            gain_deniers(s, seat, self.gives_deniers * uses)
        if self.gives_influence:
            gain_influence(s, seat, self.gives_influence * uses)
        if self.gives_points:
            gain_points(s, seat, self.gives_points * uses)

    def forecast(self, s: Troyes, seat: Seat, uses: int) -> Doc:
        gives = {"deniers": self.gives_deniers, "influence": self.gives_influence, "points": self.gives_points}
        return {good: each * uses for good, each in gives.items() if each}


class Pilgrimage(Trade):
    """Points; dice of any colours, mixed as one likes, form the lot."""

    __slots__ = ()

    def mixed(self) -> bool:
        return True


class Delayed(Effect):
    """A cube on the card for each activation; one cube improves one later action."""

    __slots__ = ("power",)

    improvements: ClassVar[dict[str, type[Improvement]]] = IMPROVEMENTS

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.power = self.improvements[row["improvement"]](row)

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        lay_cubes(s, seat, place, uses)

    def improvement(self) -> Improvement | None:
        return self.power

    def kind(self) -> str:
        return "delayed"


class PerPiece(Effect):
    """So many deniers or points each time for every one of some pieces; the subclass counts them."""

    __slots__ = ("gives_deniers", "gives_points")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_deniers: int = row.get("gives-deniers", 0)
        self.gives_points: int = row.get("gives-points", 0)

    def pieces(self, s: Troyes, seat: Seat) -> int:
        """Return how many pieces count."""
        raise NotImplementedError

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        pieces = self.pieces(s, seat) * uses
        if self.gives_deniers:
            gain_deniers(s, seat, self.gives_deniers * pieces)
        else:
            gain_points(s, seat, self.gives_points * pieces)


class Miller(PerPiece):
    """Deniers for each own citizen standing in the Palace or in the Bishopric.

    The seat may name a building for each activation; the one where more of its
    citizens stand is never worse, so nobody is asked.
    """

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return max(s.standing(PALACE, seat), s.standing(BISHOPRIC, seat))


class Glassblower(PerPiece):
    """Points for each pair of own cubes in the Cathedral."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return s.cathedral.count(seat) // 2


class Captain(PerPiece):
    """Points for each event, Marauding included, that bears an own cube."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return s.events_with(seat)


class Baker(PerPiece):
    """Deniers for each yellow die still lying in any district; the dice just used are gone."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        return sum(1 for code in s.dice if COLOUR[code] == YELLOW)


class Banquet(PerPiece):
    """Points for each red die in the district that holds most of them, whosever it is; used dice are gone."""

    __slots__ = ()

    def pieces(self, s: Troyes, seat: Seat) -> int:
        reds = [0] * OWNERS
        for code in s.dice:
            if COLOUR[code] == RED:
                reds[OWNER[code]] += 1
        return max(reds)


class Procession(Effect):
    """Whoever has most dice left in his district gains points, all who tie for it too; neutral dice count.

    At least one die is needed. It may well be somebody else, so fewer activations may be wanted.
    """

    __slots__ = ("gives_points",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = True
        self.gives_points: int = row["gives-points"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        dice = [0] * OWNERS
        for code in s.dice:
            dice[OWNER[code]] += 1
        reward_leaders(s, dice, self.gives_points * uses)


class Jousting(Effect):
    """If nobody's red dice left add up to more than the seat's, it gains points, and so do those who tie with it.

    Neutral dice count. A seat without a red die never wins.
    """

    __slots__ = ("gives_points",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = True
        self.gives_points: int = row["gives-points"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        strength = [0] * OWNERS
        for code in s.dice:
            if COLOUR[code] == RED:
                strength[OWNER[code]] += VALUE[code]
        if strength[seat] == max(strength):
            reward_leaders(s, strength, self.gives_points * uses)
        else:
            s.tell("jousting-lost", seat)


class TaxCollector(Effect):
    """Every opponent pays for each own citizen standing in the City Hall, as far as he can; the bank for gray ones."""

    __slots__ = ("gives_deniers",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gives_deniers: int = row["gives-deniers"]

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        each = self.gives_deniers * uses
        for other in range(s.seats):
            deniers = min(s.deniers[other], s.standing(CITY_HALL, other) * each)
            if other != seat and deniers:
                s.pay(other, seat, deniers)
                s.tell("pays", other, seat, deniers)
        grays = s.standing(CITY_HALL, NEUTRAL) * each
        if grays:
            gain_deniers(s, seat, grays)


def lay_cubes(s: Troyes, seat: Seat, place: int, cubes: int) -> None:
    """Own cubes on a card."""
    s.add_cubes(seat, place, cubes)
    s.tell("cubes-on-card", seat, cubes, f"card-{s.ruleset.activities[s.cards[place]].slug}")


def gain_deniers(s: Troyes, seat: Seat, deniers: int) -> None:
    s.deniers[seat] += deniers
    s.tell("gains-deniers", seat, deniers)


def gain_influence(s: Troyes, seat: Seat, influence: int) -> None:
    s.gain_influence(seat, influence)
    s.tell("gains-influence", seat, influence)


def gain_points(s: Troyes, seat: Seat, points: int) -> None:
    s.gain_points(seat, points)
    s.tell("gains-points", seat, points)


def reward_leaders(s: Troyes, amounts: list[int], points: int) -> None:
    """Points for every owner whose amount is the highest; nothing where the highest is nothing."""
    most = max(amounts)
    for owner in range(OWNERS):
        if most and amounts[owner] == most:
            s.reward(owner, points)
