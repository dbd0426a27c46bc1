"""Cards as immutable tables, shared by every state: a state holds only their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from beffroi.games.tournay.encoding import COLOURS
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card does, made from its row of figures."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        """Take the figures it needs."""

    def give_to(self, card: Card) -> None:
        """Put it where the rules look for it on its card."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Activation(Effect):
    """What a building does for the seat that activates it, or copies it."""

    __slots__ = ()

    def give_to(self, card: Card) -> None:
        card.activation = self

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        """Do it, or ask what it needs. `chain` holds the sites already copied, as bits."""
        raise NotImplementedError

    def deniers(self, s: Tournay, seat: Seat) -> int:
        """Return the deniers it would bring now, for a preview; 0 where it is not about deniers."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Power(Effect):
    """What a character does for the cards of its row and column."""

    __slots__ = ()

    def give_to(self, card: Card) -> None:
        card.power = self

    def gain(self, sort: int, colour: int, placed: bool) -> int:
        """Return the deniers when a card of this sort and colour is placed (or activated) in its row or column."""
        return 0

    def offers(self, s: Tournay, seat: Seat, here: int, slot: int, placed: bool) -> bool:
        """Tell whether a card just placed (or activated) on a slot lets its owner use the character on slot `here`."""
        return False

    def awaits(self, s: Tournay, seat: Seat, here: int, slot: int, worker: int) -> bool:
        """Tell whether a building, once a citizen of a colour activates it, would let its owner use the character."""
        return False

    def usable(self, s: Tournay, seat: Seat, here: int) -> bool:
        """Tell whether using it now would do anything."""
        return False

    def use(self, s: Tournay, seat: Seat, here: int) -> None:
        """Do it, or ask what it needs."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Measure(Effect):
    """What a prestige building counts."""

    __slots__ = ()

    def give_to(self, card: Card) -> None:
        card.measure = self

    def count(self, s: Tournay, seat: Seat) -> int:
        """Count how many of them a seat has."""
        raise NotImplementedError


class Card:
    """An activity card. Unused parts are neutral: a building has no power, a character no effect."""

    __slots__ = (
        "activation",
        "cards",
        "citizen",
        "colour",
        "copies",
        "deck",
        "deniers",
        "doubles",
        "earnings",
        "gather",
        "level",
        "measure",
        "others",
        "owner",
        "points",
        "power",
        "replaced",
        "shield",
        "slug",
        "sort",
    )

    def __init__(self, slug: str, deck: int, sort: int) -> None:
        self.slug = slug
        self.deck = deck
        self.colour = deck % 3
        self.level = deck // 3 + 1
        self.sort = sort
        self.copies = 1
        self.replaced = 0  # copies that give way to the expansion
        # the price of placing it
        self.deniers = 0
        self.citizen = -1  # a citizen of this colour goes back to the reserve
        self.cards = 0  # cards from the hand or the district go back under their decks
        # what it is worth
        self.points = 0  # printed, for a card of level I or II
        self.owner = 0  # for each counted thing, to those who built it
        self.others = 0  # and to the others
        # what it does
        self.activation: Activation = NO_ACTIVATION
        self.power: Power = NO_POWER
        self.measure: Measure = NO_MEASURE
        self.doubles = 0  # colours (bits) whose buildings in its row and column may be activated twice
        self.gather = 0  # deniers when its owner gathers
        self.earnings = 0  # deniers for each citizen of its colour sent to earn, instead of the usual
        self.shield = False  # occupied, it saves its owner from one event of each crier


NO_ACTIVATION: Final = Activation({})
NO_POWER: Final = Power({})
NO_MEASURE: Final = Measure({})


class EventCard:
    """An event of the queue; in a hand it is a rampart to build."""

    __slots__ = ("circles", "citizens", "fight", "slug", "target", "type")

    def __init__(self, slug: str, type_: int, target: int, fight: int, citizens: int, circles: int) -> None:
        self.slug = slug
        self.type = type_
        self.target = target  # a colour, or ANY; meaningless for LOSE_DENIER
        self.fight = fight  # the colour of the citizens who fight it
        self.citizens = citizens
        self.circles = circles  # most deniers on it


def colours_in(row: Doc) -> int:
    """Return the colours a row names, as bits."""
    return sum([1 << COLOURS.index(name) for name in row["colours"]])
