"""What characters do for the cards placed or activated in their row and column."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.cards.model import Card, Power, colours_in
from beffroi.games.tournay.encoding import COLOURS, MANY, PRESTIGE, RED, SORTS, WHITE, workers
from beffroi.games.tournay.grid import LINES, SLOTS
from beffroi.games.tournay.prices import can_use
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.activate import ActivateAnother, second_workplaces
from beffroi.games.tournay.steps.fight import FightFreely, beatable
from beffroi.kernel.state import Doc, Seat

EVEN: Final = (2, 4, 6)  # citizens, of whom the last one lets the expansion's Knight fight


class GainOnPlace(Power):
    """Deniers whenever a card of some sorts and colours is placed in the row or column."""

    __slots__ = ("colours", "n", "placed", "sorts")

    def __init__(self, row: Doc) -> None:
        self.sorts = sum([1 << SORTS.index(name) for name in row["sorts"]])  # bits
        self.colours = colours_in(row)  # bits
        self.n: int = row["n"]
        self.placed = True

    def gain(self, sort: int, colour: int, placed: bool) -> int:
        if placed == self.placed and self.sorts >> sort & 1 and self.colours >> colour & 1:
            return self.n
        return 0


class GainOnActivate(GainOnPlace):
    """Deniers whenever a card of some sorts and colours is activated in the row or column."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.placed = False


class StandUp(Power):
    """The Bishop: after a white building was activated, all citizens lying beside one's Plaza may stand up."""

    __slots__ = ()

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        return not placed and s.ruleset.colour[s.tiles[seat * SLOTS + slot]] == WHITE

    def awaits(self, s: Tournay, seat: Seat, here: int, slot: int, worker: int) -> bool:
        return self.offers(s, seat, here, slot, False) and self.usable(s, seat, here)

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

    def __init__(self, row: Doc) -> None:
        self.gain_coins = False

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        if placed or s.ruleset.colour[s.tiles[seat * SLOTS + slot]] != RED:
            return False
        return self.total(s, seat, here) in EVEN and self.counts(s, seat, slot)

    def awaits(self, s: Tournay, seat: Seat, here: int, slot: int, worker: int) -> bool:
        red = worker == RED and s.ruleset.colour[s.tiles[seat * SLOTS + slot]] == RED
        return red and self.total(s, seat, here) + 1 in EVEN and self.usable(s, seat, here)

    def total(self, s: Tournay, seat: Seat, here: int) -> int:
        """Count the red and grey citizens on the red buildings of its row and column."""
        base, total = seat * SLOTS, 0
        for other in LINES[here]:
            work = s.work[base + other]
            if work and s.ruleset.colour[s.tiles[base + other]] == RED:
                total += (work >> 4 & 3) + (work >> 6 & 3)
        return total

    def counts(self, s: Tournay, seat: Seat, slot: int) -> bool:
        """Tell whether the citizen just placed is red or grey: a Templar's white one comes alone, to a free card."""
        work = s.work[seat * SLOTS + slot]
        return workers(work) > 1 or not work >> 2 & 3

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        return bool(beatable(s, 1, MANY))

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        s.ask(FightFreely(seat, 1, MANY, self.gain_coins, True))


class FightOnEvenForGain(FightOnEven):
    """The same, and the deniers on the event are one's own."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gain_coins = True


class ActivateSecond(Power):
    """The Monk and the Templar: after a white building one of another colour, with a second white citizen."""

    __slots__ = ("colour",)

    def __init__(self, row: Doc) -> None:
        self.colour = COLOURS.index(row["colours"][0])

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        return not placed and s.ruleset.colour[s.tiles[seat * SLOTS + slot]] == WHITE

    def awaits(self, s: Tournay, seat: Seat, here: int, slot: int, worker: int) -> bool:
        """Two white citizens are needed: the one who activates the building comes first."""
        offered = self.offers(s, seat, here, slot, False) and can_use(s, seat, WHITE, 2, 0)
        return offered and self.usable(s, seat, here)

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        return bool(second_workplaces(s, seat, here, self.colour))

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        s.ask(ActivateAnother(seat, here, self.colour))


class Twice(Power):
    """The Priest: buildings of some colours in its row and column may be activated twice."""

    __slots__ = ("colours",)

    def __init__(self, row: Doc) -> None:
        self.colours = colours_in(row)

    def give_to(self, card: Card) -> None:
        card.doubles = self.colours


class GainOnGather(Power):
    """The Senator: deniers whenever its owner gathers."""

    __slots__ = ("n",)

    def __init__(self, row: Doc) -> None:
        self.n: int = row["n"]

    def give_to(self, card: Card) -> None:
        card.gather = self.n


class EarnRate(Power):
    """The Mercenary: more deniers for each citizen of its colour sent to earn."""

    __slots__ = ("n",)

    def __init__(self, row: Doc) -> None:
        self.n: int = row["n"]

    def give_to(self, card: Card) -> None:
        card.earnings = self.n
