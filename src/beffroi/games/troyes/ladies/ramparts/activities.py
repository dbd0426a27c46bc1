"""The sixteen outdoor activities, two sides of eight tiles: what a cube on each is good for."""

from __future__ import annotations

from typing import Final, cast

from beffroi.games.troyes.cards.effects import gain_points
from beffroi.games.troyes.ladies.ramparts.exchange import ChooseOwnDie, can_exchange
from beffroi.games.troyes.ladies.ramparts.outdoor import Outdoor
from beffroi.games.troyes.ladies.ramparts.part import Ramparts, cubes, may_spend, spend, tile
from beffroi.games.troyes.ladies.ramparts.pieces import LAST, OUTDOOR_FIGURES, SHIELD, SOLD_DICE, TURNED_DIE
from beffroi.games.troyes.ladies.ramparts.spending import DENIERS, INFLUENCE, POINTS, shield_from_black_die
from beffroi.games.troyes.ladies.ramparts.transfer import TransferCube, open_cards
from beffroi.games.troyes.ladies.ramparts.turning import TurnBoughtDie
from beffroi.games.troyes.pieces import (
    COLOUR,
    COLOURS,
    FACES,
    OWNER,
    OWNERS,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
    die_code,
)
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.games.troyes.steps.turn import CHOOSE_ACTION
from beffroi.kernel.state import Seat
from beffroi.kernel.step import Step


class SoldDice(Outdoor):
    """Influence when an opponent buys one or more of the own dice; once, however many."""

    __slots__ = ()

    listens = True

    def bought(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        if not self.in_play(s):
            return
        for other in range(s.seats):
            if any(OWNER[code] == other for code in dice):
                self.earn(s, other, INFLUENCE, False)


class Settling(Outdoor):
    """Influence when the seat places a citizen on a main building."""

    __slots__ = ()

    listens = True

    def settled(self, s: Troyes, seat: Seat) -> None:
        if self.in_play(s):
            self.earn(s, seat, INFLUENCE, True)


class Guild(Outdoor):
    """Deniers when an opponent activates a card on which an own tradesman stands; once an action."""

    __slots__ = ()

    listens = True

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        if not self.in_play(s):
            return
        for other in range(s.seats):
            if other != seat and s.tradesmen[place * OWNERS + other]:
                self.earn(s, other, DENIERS, False)


class Harvest(Outdoor):
    """More deniers when the seat exploits agriculture."""

    __slots__ = ()

    listens = True

    def farmed(self, s: Troyes, seat: Seat) -> None:
        if self.in_play(s):
            self.earn(s, seat, DENIERS, True)


class FreshDie(Outdoor):
    """Before the action a die of the pictured colour is rolled onto the own district, if the supply has one.

    It needs not be used at once; others may buy it.
    """

    __slots__ = ("colour",)

    def __init__(self, slug: str, colour: int) -> None:
        super().__init__(slug)
        self.colour = colour

    def takes_cubes(self, colour: int) -> bool:
        return colour != self.colour

    def price(self, s: Troyes) -> int:
        """Return the deniers to roll it."""
        return 0

    def in_supply(self, s: Troyes, seat: Seat) -> bool:
        """Tell whether the supply has a die of this colour."""
        dice: int = s.ruleset.figures["ramparts"]["dice-of-a-colour"]
        return sum(1 for code in s.dice if COLOUR[code] == self.colour) < dice

    def may_act(self, s: Troyes, seat: Seat) -> bool:
        return may_spend(s, seat, self.level) and self.in_supply(s, seat) and s.deniers[seat] >= self.price(s)

    def act(self, s: Troyes, asked: Step[Troyes]) -> None:
        seat = asked.seat
        spend(s, seat, self.level)
        s.deniers[seat] -= self.price(s)
        value = s.chance.below(FACES, "outdoor die") + 1
        s.put_die(die_code(value, self.colour, seat))
        s.tell("rolls-die", seat, f"colour-{COLOURS[self.colour]}", value)
        s.agenda.append(CHOOSE_ACTION[seat])


class FreshPurpleDie(FreshDie):
    """The own purple die is rolled again, for deniers; nobody has two."""

    __slots__ = ()

    def price(self, s: Troyes) -> int:
        return self.figure(s, "takes-deniers")

    def in_supply(self, s: Troyes, seat: Seat) -> bool:
        return not any(COLOUR[code] == PURPLE and OWNER[code] == seat for code in s.dice)


class Exchange(Outdoor):
    """Before the action own dice are swapped for dice of others, one with each opponent and the neutral player."""

    __slots__ = ()

    def may_act(self, s: Troyes, seat: Seat) -> bool:
        return may_spend(s, seat, self.level) and can_exchange(s, seat, 0)

    def act(self, s: Troyes, asked: Step[Troyes]) -> None:
        seat = asked.seat
        spend(s, seat, self.level)
        s.agenda.append(CHOOSE_ACTION[seat])
        s.agenda.append(ChooseOwnDie(seat, 0))


class TurnedDie(Outdoor):
    """Before a lot a die that is bought for it is turned over."""

    __slots__ = ()

    def act(self, s: Troyes, asked: Step[Troyes]) -> None:
        taking = cast("TakeDice", asked)
        s.ask(TurnBoughtDie(taking.seat, taking.action, taking.citizen, taking.cube))


class Shielding(Outdoor):
    """The highest black die is gone for a cube; what else it protects from is the ramparts' shield."""

    __slots__ = ()

    def act(self, s: Troyes, asked: Step[Troyes]) -> None:
        shield_from_black_die(s, asked.seat)


class Transfer(Outdoor):
    """When a delayed or mixed card is activated the cube may move to another card that holds cubes."""

    __slots__ = ()

    listens = True

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        if not self.in_play(s):
            return
        kind = s.ruleset.activities[s.cards[place]].effect.kind()
        if kind in ("delayed", "mixed") and may_spend(s, seat, self.level) and open_cards(s, seat, place):
            s.ask(TransferCube(seat, place))


class Works(Outdoor):
    """Points when the seat places a cube on the Cathedral or an event; once an action."""

    __slots__ = ()

    listens = True

    def cubes_placed(self, s: Troyes, seat: Seat) -> None:
        if self.in_play(s):
            self.earn(s, seat, POINTS, True)


class Gate(Outdoor):
    """Points for everybody who comes here, and at the end for each own cube."""

    __slots__ = ()

    def arrived(self, s: Troyes, seat: Seat, rank: int) -> None:
        gain_points(s, seat, self.figure(s, "gives-points"))

    def points(self, s: Troyes, seat: Seat) -> int:
        return cubes(s, seat, self.level) * self.figure(s, "points-each")


class Majority(Outdoor):
    """At the end points for most, second and third most cubes; who ties shares the ranks, rounded down."""

    __slots__ = ()

    def points(self, s: Troyes, seat: Seat) -> int:
        ranks: list[int] = s.ruleset.figures[OUTDOOR_FIGURES][self.slug]["points"]
        return shared_ranks([cubes(s, other, self.level) for other in range(s.seats)], ranks)[seat]


class Race(Outdoor):
    """Points by the order of arrival; it takes no cubes."""

    __slots__ = ()

    def takes_cubes(self, colour: int) -> bool:
        return False

    def arrived(self, s: Troyes, seat: Seat, rank: int) -> None:
        ranks: list[int] = s.ruleset.figures[OUTDOOR_FIGURES][self.slug]["points"]
        gain_points(s, seat, ranks[rank - 1])


def shared_ranks(counts: list[int], ranks: list[int]) -> list[int]:
    """Return the points of each for the ranks of their numbers; at least one is needed.

    >>> shared_ranks([3, 3, 1, 0], [8, 4, 2])
    [6, 6, 2, 0]
    >>> shared_ranks([2, 2, 2], [8, 4, 2])
    [4, 4, 4]
    """
    gains = [0] * len(counts)
    rank = 0
    for count in sorted({count for count in counts if count}, reverse=True):
        tied = [i for i, other in enumerate(counts) if other == count]
        for i in tied:
            gains[i] = sum(ranks[rank : rank + len(tied)]) // len(tied)
        rank += len(tied)
    return gains


def advance(s: Troyes, seat: Seat) -> None:
    """A guard goes one space on; at the last gate it has arrived for good."""
    ramparts = s.part(Ramparts)
    ramparts = ramparts.with_guard(seat, ramparts.guards[seat] + 1)
    s.put(ramparts)
    rank = ramparts.ranks[seat]
    if rank:
        s.tell("guard-arrives", seat, rank)
        activity_of(s, LAST).arrived(s, seat, rank)


def activity_of(s: Troyes, level: int) -> Outdoor:
    """Return the outdoor activity that lies at a gate."""
    return ACTIVITIES[tile(s, level)]


ACTIVITIES: Final[list[Outdoor]] = [  # in the order of SLUGS
    SoldDice(SOLD_DICE),
    Settling("settling"),
    Guild("guild"),
    Harvest("harvest"),
    FreshDie("yellow-die", YELLOW),
    FreshDie("white-die", WHITE),
    FreshDie("red-die", RED),
    FreshPurpleDie("purple-die", PURPLE),
    Exchange("exchange"),
    Shielding(SHIELD),
    TurnedDie(TURNED_DIE),
    Transfer("transfer"),
    Works("works"),
    Gate("gate"),
    Majority("majority"),
    Race("race"),
]
