"""What cards are: the classes behind the tables of activities, events and characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.pieces import LEVELS, LOT, OWNER, VALUE
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


@mypyc_attr(allow_interpreted_subclasses=True)
class Improvement:
    """What one cube of a delayed activity card does to one action; this one, the plain lot, does nothing.

    `most` is how many dice the lot may hold, `copies` as how many dice of its value each die counts. With `singles_out`
    the cube singles one die out: it is taken first, the others from high to low after it.
    """

    __slots__ = ("copies", "most", "singles_out")

    def __init__(self, row: Doc) -> None:
        self.most = LOT
        self.copies = 1
        self.singles_out = False

    def may_single_out(self, seat: Seat, code: int) -> bool:
        """Tell whether the seat may single this die out."""
        return True

    def colours(self, mask: int) -> int:
        """Return the colours of dice (as bits) of a lot for an action that wants one of `mask`; 0 for none."""
        return mask

    def acts_as(self, colour: int) -> int:
        """Return the colour as which a die of this colour acts."""
        return colour

    def mixes(self, rules: int) -> bool:
        """Tell whether it improves a lot of several colours, by a revision of the rules, where the card allows one."""
        return False

    def builds(self) -> bool:
        """Tell whether it may serve at the Cathedral."""
        return False

    def settles(self) -> bool:
        """Tell whether it may serve to place a citizen."""
        return False

    def shows(self, code: int) -> int:
        """Return the value with which a single die names a slot or row."""
        return VALUE[code]

    def faces(self, dice: list[int]) -> list[int]:
        """Return the value of each die of a lot as it acts; a die that counts as several is there several times."""
        return [VALUE[code] for code in dice for _ in range(self.copies)]

    def by_die(self) -> bool:
        """Tell whether what it does shows on the single dice, not only on the value of the lot."""
        return True

    def supplies(self) -> bool:
        """Tell whether it only brings dice at another price, and leaves their values and colours alone."""
        return False

    def value(self, dice: list[int]) -> int:
        """Return the value of a lot."""
        total = 0
        for code in dice:
            total += VALUE[code]
        return total * self.copies

    def costs(self, prices: list[int], seat: Seat, dice: list[int]) -> list[int]:
        """Return what each die of a lot costs the seat."""
        price = prices[len(dice)]
        return [0 if OWNER[code] == seat else price for code in dice]


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What an activation of an activity card does.

    An activation may have a price. `sparing` says that somebody may always want
    fewer activations than the dice allow; then the seat is asked how many. With
    `singly` they come one at a time, and the seat may stop after each. With
    `by_die` each die of the lot is one activation. With `charges` the effect
    takes deniers by itself, when it is used; `keeps` says how many at least.
    """

    __slots__ = ("by_die", "charges", "singly", "sparing", "takes_deniers", "takes_influence")

    def __init__(self, row: Doc) -> None:
        self.sparing = False
        self.singly = False
        self.by_die = False
        self.charges = False
        self.takes_deniers: int = row.get("takes-deniers", 0)
        self.takes_influence: int = row.get("takes-influence", 0)

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        """Use the card on this place so many times; prices are paid."""
        raise NotImplementedError

    def give_by_die(self, s: Troyes, seat: Seat, place: int, faces: list[int]) -> None:
        """Use the card once for each die, with its value."""
        raise NotImplementedError

    def spares(self, s: Troyes, seat: Seat, place: int, uses: int) -> bool:
        """Tell whether the seat may want fewer than so many activations."""
        return self.sparing

    def keeps(self, s: Troyes, seat: Seat, place: int) -> int:
        """Return the deniers that may not go into dice, because the first use will take them."""
        return 0

    def kind(self) -> str:
        """When it works: immediate, delayed, mixed, or at the end of the game."""
        return "immediate"

    def forecast(self, s: Troyes, seat: Seat, uses: int) -> Doc:
        """Return what so many uses would give, as far as it can be said before: deniers, influence, points."""
        return {}

    def hopes(self) -> float:
        """Return how many cubes on events an activation may hope for, where they come one at a time."""
        return 0.0

    def mixed(self) -> bool:
        """Tell whether dice of several colours may form the lot."""
        return False

    def improvement(self) -> Improvement | None:
        """Return what a cube lying on the card is good for, if cubes lie there."""
        return None

    def cube_price(self) -> int:
        """Return the deniers to be paid when a cube comes here without an activation."""
        return 0


class Activity:
    """An activity card."""

    __slots__ = (
        "bonus",
        "colour",
        "cost",
        "divisor",
        "effect",
        "influence",
        "level",
        "place",
        "slots",
        "slug",
        "unusual",
    )

    def __init__(
        self,
        slug: str,
        colour: int,
        level: int,
        cost: int,
        divisor: int,
        slots: list[int],
        effect: Effect,
        bonus: bool,
        influence: int = 0,
    ) -> None:
        self.slug = slug
        self.colour = colour
        self.level = level
        self.place = colour * LEVELS + level - 1
        self.cost = cost  # deniers to hire a tradesman
        self.influence = influence  # influence to hire him
        self.divisor = divisor
        self.slots = slots  # points of each slot, one to three
        self.effect = effect
        self.bonus = bonus
        self.unusual = influence > 0 or effect.charges  # it asks for more than deniers to hire and to use it


@mypyc_attr(allow_interpreted_subclasses=True)
class EventEffect:
    """What an event does when its turn comes in the events phase; a plain military one only brings black dice."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        pass

    def resolve(self, s: Troyes) -> None:
        """The event acts."""

    def guarded(self) -> bool:
        """Tell whether only a fight of its own puts cubes on the event: neither activity cards nor gray cubes do."""
        return False

    def puts_at_random(self) -> bool:
        """Tell whether it puts citizens back at random, so that several of an owner may come to lie together."""
        return False

    def cube_placed(self, s: Troyes, owner: int) -> None:
        """A cube was put on the event."""

    def leave(self, s: Troyes) -> None:
        """The event was countered and leaves the queue."""


class EventCard:
    """An event card. Copies of one event are cards of their own: they may call different colours."""

    __slots__ = (
        "banners",
        "black_dice",
        "bonus",
        "calls",
        "deck",
        "divisor",
        "effect",
        "mask",
        "name",
        "points",
        "slug",
    )

    def __init__(
        self,
        slug: str,
        name: str,
        deck: int,
        mask: int,
        divisor: int,
        banners: int,
        points: list[int],
        black_dice: int,
        calls: int,
        effect: EventEffect,
        bonus: bool,
    ) -> None:
        self.slug = slug  # what it is called
        self.name = name  # this very copy
        self.deck = deck  # a colour; -1 for Marauding, which lies on the board
        self.mask = mask  # the colours of dice that fight it, as bits
        self.divisor = divisor
        self.banners = banners
        self.points = points  # of the first and the second
        self.black_dice = black_dice
        self.calls = calls  # the colour of the next card it brings, -1 for none
        self.effect = effect
        self.bonus = bonus


@mypyc_attr(allow_interpreted_subclasses=True)
class Character:
    """A personage who rewards one kind of success at the end: points by thresholds, the best one counts."""

    __slots__ = ("slug", "thresholds")

    def __init__(self, slug: str, row: Doc, seats: int) -> None:
        self.slug = slug
        self.thresholds: list[list[int]] = row["thresholds-for-two" if seats <= 2 else "thresholds"]

    def counts(self, s: Troyes, seat: Seat) -> int:
        """Return what the character looks at."""
        raise NotImplementedError

    def points(self, s: Troyes, seat: Seat) -> int:
        """Return the reward of a seat as things stand."""
        number, best = self.counts(s, seat), 0
        for least, points in self.thresholds:
            if number >= least:
                best = points
        return best
