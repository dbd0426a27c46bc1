"""What characters do for the cards placed or activated in their row and column."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beffroi.games.tournay.cards.model import Power
from beffroi.games.tournay.encoding import COLOURS, PRESTIGE, RED, SORTS, WHITE, workers
from beffroi.games.tournay.grid import LINES, SLOTS
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.activate import ActivateAnother, second_workplaces
from beffroi.games.tournay.steps.fight import MANY, FightFreely, beatable
from beffroi.kernel.state import Doc, Seat


class GainOn(Power):
    """Deniers whenever a card of some sorts and colours is placed (or: activated) in the row or column."""

    __slots__ = ("colours", "n", "placed", "sorts")

    def __init__(self, sorts: int, colours: int, n: int, placed: bool) -> None:
        self.sorts = sorts  # bits
        self.colours = colours  # bits
        self.n = n
        self.placed = placed

    def gain(self, sort: int, colour: int, placed: bool) -> int:
        if placed == self.placed and self.sorts >> sort & 1 and self.colours >> colour & 1:
            return self.n
        return 0


class StandUp(Power):
    """The Bishop: after a white building was activated, all citizens lying beside one's Plaza may stand up."""

    __slots__ = ()

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        return not placed and s.ruleset.colour[s.tiles[seat * SLOTS + slot]] == WHITE

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        return any(s.lying[seat * 3 : seat * 3 + 3])

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        s.stand_up(seat)
        s.tell("stood-up", seat)


class FightOnPrestige(Power):
    """The Knight: a prestige building placed in its row or column lets one fight an event and take its deniers."""

    __slots__ = ()

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        return placed and s.ruleset.sort[s.tiles[seat * SLOTS + slot]] == PRESTIGE

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        return bool(beatable(s, 1, MANY))

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        s.ask(FightFreely(seat, 1, MANY, True, True))


class FightOnEven(Power):
    """The expansion's Knight: the second, fourth or sixth red (or grey) citizen in its row and column fights an event.

    Counted are red citizens, and grey tokens on red buildings; a white citizen sent by a Templar is none.
    """

    __slots__ = ("gain_coins",)

    def __init__(self, gain_coins: bool) -> None:
        self.gain_coins = gain_coins

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        if placed or s.ruleset.colour[s.tiles[seat * SLOTS + slot]] != RED:
            return False
        base, total = seat * SLOTS, 0
        for other in LINES[here]:
            work = s.work[base + other]
            if work and s.ruleset.colour[s.tiles[base + other]] == RED:
                total += (work >> 4 & 3) + (work >> 6 & 3)
        return total in (2, 4, 6) and self.counts(s, seat, slot)

    def counts(self, s: Tournay, seat: Seat, slot: int) -> bool:
        """Whether the citizen just placed is a red or a grey one: a Templar's white one comes alone, to a free card."""
        work = s.work[seat * SLOTS + slot]
        return workers(work) > 1 or not work >> 2 & 3

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        return bool(beatable(s, 1, MANY))

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        s.ask(FightFreely(seat, 1, MANY, self.gain_coins, True))


class ActivateSecond(Power):
    """The Monk and the Templar: after a white building one of another colour, with a second white citizen."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        return not placed and s.ruleset.colour[s.tiles[seat * SLOTS + slot]] == WHITE

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        return bool(second_workplaces(s, seat, here, self.colour))

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        s.ask(ActivateAnother(seat, here, self.colour))


def colours_in(row: Doc) -> int:
    return sum(1 << COLOURS.index(name) for name in row["colours"])


def gain_on(row: Doc, placed: bool) -> GainOn:
    return GainOn(sum(1 << SORTS.index(name) for name in row["sorts"]), colours_in(row), row["n"], placed)


POWERS: Final[dict[str, Callable[[Doc], Power]]] = {
    "gain-on-place": lambda row: gain_on(row, True),
    "gain-on-activate": lambda row: gain_on(row, False),
    "stand-up": lambda row: StandUp(),
    "fight-on-prestige": lambda row: FightOnPrestige(),
    "fight-on-even": lambda row: FightOnEven(False),
    "fight-on-even-gain": lambda row: FightOnEven(True),
    "extra-activation": lambda row: ActivateSecond(COLOURS.index(row["colours"][0])),
}
