"""What buildings do when they are activated."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beffroi.games.tournay.cards.characters import colours_in
from beffroi.games.tournay.cards.model import Effect
from beffroi.games.tournay.encoding import RED, WHITE, YELLOW
from beffroi.games.tournay.grid import FULL
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.abbey import TurnCards, abbey_decks, take_turned
from beffroi.games.tournay.steps.buildings import (
    AimBallista,
    ChooseCopy,
    ChooseLevy,
    ChooseRecruit,
    aim_catapult,
    copy_sites,
    levy_colours,
    recruitable,
)
from beffroi.games.tournay.steps.draw import ChooseDeck
from beffroi.games.tournay.steps.fight import MANY, FightFreely, beatable
from beffroi.kernel.state import Doc, Seat


class Gain(Effect):
    """Deniers from the reserve."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        deniers = self.deniers(s, seat)
        if deniers:
            s.gain(seat, deniers)
            s.tell("gained", seat, deniers)


class GainEmpty(Gain):
    """Deniers for each empty slot of one's nine."""

    __slots__ = ()

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n * (FULL - len(s.slots[seat]))


class GainOccupied(Gain):
    """Deniers for each occupied slot; a stack is one slot."""

    __slots__ = ()

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n * len(s.slots[seat])


class GainStanding(Gain):
    """Deniers for each citizen standing on one's Plaza, after the worker left it."""

    __slots__ = ()

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n * sum(s.plaza[seat * 3 : seat * 3 + 3])


class GainLying(Gain):
    """Deniers for each citizen lying beside one's Plaza."""

    __slots__ = ()

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n * sum(s.lying[seat * 3 : seat * 3 + 3])


class GainCouples(Gain):
    """Deniers for each couple of a yellow and a red citizen standing on one's Plaza."""

    __slots__ = ()

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n * min(s.plaza[seat * 3 + YELLOW], s.plaza[seat * 3 + RED])


class GainBestClass(Gain):
    """Deniers for each red or for each white citizen standing on one's Plaza, whichever are more."""

    __slots__ = ()

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return self.n * max(s.plaza[seat * 3 + WHITE], s.plaza[seat * 3 + RED])


class Draw(Effect):
    """Draw from a deck of a level, in some colours, by the classic rule or the first two cards."""

    __slots__ = ("decks", "two")

    def __init__(self, level: int, colours: int, two: bool) -> None:
        self.decks = colours << (level - 1) * 3  # bits
        self.two = two

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        step = ChooseDeck(seat, self.decks, self.two)
        if len(step.options(s, seat)) > 1:
            s.ask(step)


class Recruit(Effect):
    """Pay, and a citizen of the reserve joins, standing."""

    __slots__ = ("colours", "price")

    def __init__(self, price: int, colours: int) -> None:
        self.price = price
        self.colours = colours

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if recruitable(s, seat, self.price, self.colours):
            s.ask(ChooseRecruit(seat, self.price, self.colours))


class Copy(Effect):
    """Do what an undamaged building of another player does; some only copy a free one."""

    __slots__ = ("colours", "free")

    def __init__(self, colours: int, free: bool) -> None:
        self.colours = colours
        self.free = free

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if copy_sites(s, seat, self.colours, self.free, chain):
            s.ask(ChooseCopy(seat, self.colours, self.free, chain))


class Fight(Effect):
    """Fight an event with so many deniers on it, without citizens and deniers."""

    __slots__ = ("gain", "least", "most")

    def __init__(self, least: int, most: int, gain: bool) -> None:
        self.least = least
        self.most = most
        self.gain = gain

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if beatable(s, self.least, self.most):
            s.ask(FightFreely(seat, self.least, self.most, self.gain, False))


class Ballista(Effect):
    """One denier on some different events; the other players suffer them, good ones reach everybody."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if beatable(s, 0, MANY):
            s.ask(AimBallista(seat, self.n, 0))


class Abbey(Effect):
    """Turn up the first card of the three decks of a level and take two of them."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if abbey_decks(s, self.level, True):
            s.ask(TurnCards(seat, self.level, False))
        elif abbey_decks(s, self.level, False):
            take_turned(s, seat, self.level, False)


class Catapult(Effect):
    """Damage a free card in the district of every other player."""

    __slots__ = ()

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        aim_catapult(s, seat)


class Levy(Effect):
    """Choose a colour: each other player pays for his visible level I and II buildings of it, as far as he can."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if levy_colours(s, seat):
            s.ask(ChooseLevy(seat, self.n))


class RichestPays(Effect):
    """The richest players give you deniers; you are judged with them, but do not pay yourself."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def deniers(self, s: Tournay, seat: Seat) -> int:
        return sum(min(self.n, s.purse[other]) for other in self.payers(s, seat))

    def payers(self, s: Tournay, seat: Seat) -> list[Seat]:
        most = max(s.purse)
        return [other for other in s.others(seat) if s.purse[other] == most]

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        for other in self.payers(s, seat):
            deniers = min(self.n, s.purse[other])
            if deniers:
                s.give(other, seat, deniers)
                s.tell("paid", other, seat, deniers)


EFFECTS: Final[dict[str, Callable[[Doc], Effect]]] = {
    "gain": lambda row: Gain(row["n"]),
    "gain-empty": lambda row: GainEmpty(row["n"]),
    "gain-occupied": lambda row: GainOccupied(row["n"]),
    "gain-standing": lambda row: GainStanding(row["n"]),
    "gain-lying": lambda row: GainLying(row["n"]),
    "gain-couples": lambda row: GainCouples(row["n"]),
    "gain-best-class": lambda row: GainBestClass(row["n"]),
    "draw": lambda row: Draw(row["level"], colours_in(row), False),
    "take-two": lambda row: Draw(row["level"], colours_in(row), True),
    "recruit": lambda row: Recruit(row["price"], colours_in(row)),
    "copy": lambda row: Copy(colours_in(row), False),
    "copy-free": lambda row: Copy(colours_in(row), True),
    "fight": lambda row: Fight(1, MANY, False),
    "fight-gain": lambda row: Fight(1, MANY, True),
    "fight-idle": lambda row: Fight(0, 0, False),
    "ballista": lambda row: Ballista(row["n"]),
    "abbey": lambda row: Abbey(row["level"]),
    "catapult": lambda row: Catapult(),
    "levy": lambda row: Levy(row["n"]),
    "richest-pays": lambda row: RichestPays(row["n"]),
}
