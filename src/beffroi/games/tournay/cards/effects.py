"""What buildings do when they are activated."""

from __future__ import annotations

from beffroi.games.tournay.cards.model import Activation, Card, colours_in
from beffroi.games.tournay.encoding import MANY, RED, WHITE, YELLOW
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
from beffroi.games.tournay.steps.fight import FightFreely, beatable
from beffroi.kernel.state import Doc, Seat


class Gain(Activation):
    """Deniers from the reserve."""

    __slots__ = ("n",)

    def __init__(self, row: Doc) -> None:
        self.n: int = row["n"]

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


class Draw(Activation):
    """Draw from a deck of a level, in some colours, by the classic rule."""

    __slots__ = ("decks", "two")

    def __init__(self, row: Doc) -> None:
        self.decks = colours_in(row) << (row["level"] - 1) * 3  # bits
        self.two = False

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        step = ChooseDeck(seat, self.decks, self.two)
        if len(step.options(s, seat)) > 1:
            s.ask(step)


class TakeTwo(Draw):
    """Take the first two cards of a deck of a level, in some colours."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.two = True


class Recruit(Activation):
    """Pay, and a citizen of the reserve joins, standing."""

    __slots__ = ("colours", "price")

    def __init__(self, row: Doc) -> None:
        self.price: int = row["price"]
        self.colours = colours_in(row)

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if recruitable(s, seat, self.price, self.colours):
            s.ask(ChooseRecruit(seat, self.price, self.colours))


class Copy(Activation):
    """Do what an undamaged building of another player does."""

    __slots__ = ("colours", "free")

    def __init__(self, row: Doc) -> None:
        self.colours = colours_in(row)
        self.free = False

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if copy_sites(s, seat, self.colours, self.free, chain):
            s.ask(ChooseCopy(seat, self.colours, self.free, chain))


class CopyFree(Copy):
    """Do what a free building of another player does."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.free = True


class Fight(Activation):
    """Fight an event with deniers on it, without citizens and deniers."""

    __slots__ = ("gain", "least", "most")

    def __init__(self, row: Doc) -> None:
        self.least = 1  # deniers on the event
        self.most = MANY
        self.gain = False

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if beatable(s, self.least, self.most):
            s.ask(FightFreely(seat, self.least, self.most, self.gain, False))


class FightForGain(Fight):
    """Fight an event and take the deniers on it."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.gain = True


class FightIdle(Fight):
    """Fight an event without a denier on it."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.least = 0
        self.most = 0


class Ballista(Activation):
    """One denier on some different events; the other players suffer them, good ones reach everybody."""

    __slots__ = ("n",)

    def __init__(self, row: Doc) -> None:
        self.n: int = row["n"]

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if beatable(s, 0, MANY):
            s.ask(AimBallista(seat, self.n, 0))


class Abbey(Activation):
    """Turn up the first card of the three decks of a level and take two of them."""

    __slots__ = ("level",)

    def __init__(self, row: Doc) -> None:
        self.level: int = row["level"]

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if abbey_decks(s, self.level, True):
            s.ask(TurnCards(seat, self.level, False))
        elif abbey_decks(s, self.level, False):
            take_turned(s, seat, self.level, False)


class Catapult(Activation):
    """Damage a free card in the district of every other player; occupied, it saves its owner from an event."""

    __slots__ = ()

    def give_to(self, card: Card) -> None:
        super().give_to(card)
        card.shield = True

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        aim_catapult(s, seat)


class Levy(Activation):
    """Choose a colour: each other player pays for his visible level I and II buildings of it, as far as he can."""

    __slots__ = ("n",)

    def __init__(self, row: Doc) -> None:
        self.n: int = row["n"]

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        if levy_colours(s, seat):
            s.ask(ChooseLevy(seat, self.n))


class RichestPays(Activation):
    """The richest players give you deniers; you are judged with them, but do not pay yourself."""

    __slots__ = ("n",)

    def __init__(self, row: Doc) -> None:
        self.n: int = row["n"]

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
