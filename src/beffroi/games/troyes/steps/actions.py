"""The actions a lot of dice can do: what each asks of the lot, and what it brings."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.cards.model import Activity, Improvement
from beffroi.games.troyes.cathedral import build, fit, free_levels
from beffroi.games.troyes.citizens import is_open
from beffroi.games.troyes.moves import ACTIVATE, BUILD, FARM, FIGHT, MOVES, QUEUE, SETTLE
from beffroi.games.troyes.pieces import (
    ALL_ORDERS,
    FACES,
    LOT,
    ORDERS,
    OWNERS,
    PLACES,
    VALUE,
    WHITE,
    YELLOW,
)
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.use_card import use_by_die, use_card, use_fight
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One thing to do with a lot. `picky` actions look at every single die."""

    __slots__ = ("most", "move", "picky")

    def __init__(self, move: Move, most: int = LOT, picky: bool = False) -> None:
        self.move = move
        self.most = most
        self.picky = picky

    def mask(self, s: Troyes) -> int:
        """Return the colours of dice it wants, as bits; a lot is of one of them."""
        raise NotImplementedError

    def mixed(self, s: Troyes) -> bool:
        """Tell whether the lot may mix colours."""
        return False

    def need(self, s: Troyes) -> int:
        """Return the least value of the lot."""
        return 0

    def budget(self, s: Troyes, seat: Seat) -> int:
        """Return the deniers that may go into dice, what else must be paid being kept back."""
        return s.deniers[seat]

    def hires(self, s: Troyes, seat: Seat) -> bool:
        """Tell whether a tradesman must be hired first."""
        return False

    def hire_cost(self, s: Troyes, seat: Seat) -> int:
        """Return what hiring him costs."""
        return 0

    def hire_influence(self, s: Troyes, seat: Seat) -> int:
        """Return what it costs in influence."""
        return 0

    def suits(self, s: Troyes, power: Improvement) -> bool:
        """Tell whether the cube of this card may serve here."""
        return True

    def accepts(self, s: Troyes, seat: Seat, power: Improvement, taken: list[int], code: int) -> bool:
        """Tell whether this die may join the lot, besides colour, value and price."""
        return True

    def uses(self, s: Troyes, value: int) -> int:
        """Return how often a lot of this value works."""
        return 1

    def uses_of(self, s: Troyes, power: Improvement, dice: list[int]) -> int:
        """Return how often this lot works."""
        return self.uses(s, power.value(dice))

    def forecast(self, s: Troyes, seat: Seat, value: int) -> Doc:
        """Return what a lot of this value would give, as far as it can be said."""
        return {}

    def carry_out(self, s: Troyes, seat: Seat, power: Improvement, dice: list[int]) -> None:
        """Do it; the dice are paid and gone."""
        raise NotImplementedError

    def label(self, s: Troyes) -> Label:
        """Return the action in words."""
        raise NotImplementedError

    def subject(self, s: Troyes) -> str:
        """Return the text key of what it is about: a card, an event, a place."""
        raise NotImplementedError


class Farm(Action):
    """Agriculture: yellow dice, half their value in deniers, rounded down."""

    __slots__ = ()

    def mask(self, s: Troyes) -> int:
        return 1 << YELLOW

    def uses(self, s: Troyes, value: int) -> int:
        return value // s.ruleset.agriculture

    def forecast(self, s: Troyes, seat: Seat, value: int) -> Doc:
        return {"deniers": value // s.ruleset.agriculture}

    def carry_out(self, s: Troyes, seat: Seat, power: Improvement, dice: list[int]) -> None:
        deniers = power.value(dice) // s.ruleset.agriculture
        s.deniers[seat] += deniers
        s.tell("farms", seat, deniers)
        for observer in s.ruleset.observers:
            observer.farmed(s, seat)

    def label(self, s: Troyes) -> Label:
        return Label("farm")

    def subject(self, s: Troyes) -> str:
        return "word-agriculture"


class Build(Action):
    """Cathedral: each white die puts a cube into its column, on the lowest free level. No die is wasted."""

    __slots__ = ()

    def mask(self, s: Troyes) -> int:
        return 1 << WHITE

    def suits(self, s: Troyes, power: Improvement) -> bool:
        return power.builds()

    def accepts(self, s: Troyes, seat: Seat, power: Improvement, taken: list[int], code: int) -> bool:
        if power.singles_out:
            return fit(s, power.faces([*taken, code]))
        value = VALUE[code]
        wanted = power.copies
        for other in taken:
            if VALUE[other] == value:
                wanted += power.copies
        return wanted <= free_levels(s, value - 1)

    def carry_out(self, s: Troyes, seat: Seat, power: Improvement, dice: list[int]) -> None:
        for face in power.faces(dice):
            build(s, seat, face - 1)
        s.note_cubes(seat)

    def label(self, s: Troyes) -> Label:
        return Label("cathedral")

    def subject(self, s: Troyes) -> str:
        return "word-cathedral"


class Fight(Action):
    """An event: as many cubes as its divisor goes into the lot, as far as there are banners."""

    __slots__ = ("i",)

    def __init__(self, i: int) -> None:
        super().__init__(FIGHT + i)
        self.i = i

    def mask(self, s: Troyes) -> int:
        return s.ruleset.events[s.queue[self.i]].mask

    def need(self, s: Troyes) -> int:
        return s.ruleset.events[s.queue[self.i]].divisor

    def uses(self, s: Troyes, value: int) -> int:
        return min(s.free_banners(self.i), value // s.ruleset.events[s.queue[self.i]].divisor)

    def forecast(self, s: Troyes, seat: Seat, value: int) -> Doc:
        return {"cubes": self.uses(s, value), "influence": self.uses(s, value) * s.ruleset.event_influence}

    def carry_out(self, s: Troyes, seat: Seat, power: Improvement, dice: list[int]) -> None:
        use_fight(s, seat, s.queue[self.i], self.uses(s, power.value(dice)))

    def label(self, s: Troyes) -> Label:
        return Label("fight", (self.subject(s), self.need(s)))

    def subject(self, s: Troyes) -> str:
        return f"event-{s.ruleset.events[s.queue[self.i]].slug}"


class Activate(Action):
    """An activity card: a tradesman leads the work, the divisor says how often it is done."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__(ACTIVATE + place)
        self.place = place

    def card(self, s: Troyes) -> Activity:
        return s.ruleset.activities[s.cards[self.place]]

    def mask(self, s: Troyes) -> int:
        card = self.card(s)
        return ALL_ORDERS if card.effect.mixed() else 1 << card.colour

    def mixed(self, s: Troyes) -> bool:
        return self.card(s).effect.mixed()

    def need(self, s: Troyes) -> int:
        return self.card(s).divisor

    def suits(self, s: Troyes, power: Improvement) -> bool:
        return not s.ruleset.activities[s.cards[self.place]].effect.by_die or power.by_die()

    def budget(self, s: Troyes, seat: Seat) -> int:
        effect = self.card(s).effect
        budget = s.deniers[seat] - effect.takes_deniers - self.hire_cost(s, seat)
        return budget - effect.keeps(s, seat, self.place) if effect.charges else budget

    def hires(self, s: Troyes, seat: Seat) -> bool:
        return not s.tradesmen[self.place * OWNERS + seat]

    def hire_cost(self, s: Troyes, seat: Seat) -> int:
        return self.card(s).cost if self.hires(s, seat) else 0

    def hire_influence(self, s: Troyes, seat: Seat) -> int:
        return self.card(s).influence if self.hires(s, seat) else 0

    def uses(self, s: Troyes, value: int) -> int:
        return value // self.card(s).divisor

    def uses_of(self, s: Troyes, power: Improvement, dice: list[int]) -> int:
        if self.card(s).effect.by_die:
            return len(power.faces(dice))
        return self.uses(s, power.value(dice))

    def forecast(self, s: Troyes, seat: Seat, value: int) -> Doc:
        return self.card(s).effect.forecast(s, seat, self.uses(s, value))

    def carry_out(self, s: Troyes, seat: Seat, power: Improvement, dice: list[int]) -> None:
        if self.card(s).effect.by_die:
            use_by_die(s, seat, self.place, power.faces(dice))
        else:
            use_card(s, seat, self.place, self.uses(s, power.value(dice)))

    def label(self, s: Troyes) -> Label:
        if self.card(s).effect.by_die:
            return Label("activate-by-die", (self.subject(s),))
        return Label("activate", (self.subject(s), self.need(s)))

    def subject(self, s: Troyes) -> str:
        return f"card-{self.card(s).slug}"


class Settle(Action):
    """A citizen enters the building of the die's colour: exactly one die, which names the slot or row."""

    __slots__ = ()

    def mask(self, s: Troyes) -> int:
        return ALL_ORDERS

    def suits(self, s: Troyes, power: Improvement) -> bool:
        return power.settles()

    def accepts(self, s: Troyes, seat: Seat, power: Improvement, taken: list[int], code: int) -> bool:
        mask = s.ruleset.die_orders[seat][code] & power.colours(ALL_ORDERS)
        return any(is_open(s, seat, self.row(s, power, order, code)) for order in range(ORDERS) if mask >> order & 1)

    def open_orders(self, s: Troyes, seat: Seat, power: Improvement, code: int) -> list[int]:
        """Return the orders the die can serve here: those whose row some own citizen may enter."""
        mask = s.ruleset.die_orders[seat][code] & power.colours(ALL_ORDERS)
        return [
            order for order in range(ORDERS) if mask >> order & 1 and is_open(s, seat, self.row(s, power, order, code))
        ]

    def row(self, s: Troyes, power: Improvement, order: int, code: int) -> list[int]:
        """Return the slots of the row that a die serving this order opens."""
        if power is s.ruleset.plain:
            return s.ruleset.entry_rows[order * FACES + VALUE[code] - 1]
        return s.ruleset.entry_rows[power.acts_as(order) * FACES + power.shows(code) - 1]

    def label(self, s: Troyes) -> Label:
        return Label("place")

    def subject(self, s: Troyes) -> str:
        return "word-citizen"


FARMING = Farm(FARM)
BUILDING = Build(BUILD, picky=True)
SETTLING = Settle(SETTLE, most=1, picky=True)
ACTIVATING = [Activate(place) for place in range(PLACES)]
FIGHTING = [Fight(i) for i in range(QUEUE)]

# Every action of the base game by its move.
ACTIONS: dict[Move, Action] = {action.move: action for action in (FARMING, BUILDING, SETTLING, *ACTIVATING, *FIGHTING)}


def read_action(r: Reader, s: Troyes) -> Action:
    """Read the action that a lot is put together for."""
    action = s.ruleset.actions.get(r.move("action", MOVES))
    if action is None:
        raise r.bad("action", f"there is no action {r.value('action')!r:.40}")
    return action
