"""Phase 4: a lot of one to three dice is put together, paid, and used."""

from __future__ import annotations

from beffroi.games.troyes.citizens import entrances, take_citizen
from beffroi.games.troyes.lots import (
    NONE,
    improved_dice,
    plain_dice,
    power_of,
    read_cube,
    read_dice,
    read_taken,
    usable_cubes,
)
from beffroi.games.troyes.moves import ACTIVATE, BASE_COUNT, CUBE, DIE, DONE, MOVES, ORDER, SETTLE
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    COLOUR,
    COLOURS,
    EMPTY,
    NEUTRAL,
    OWNER,
    PLACE_NAMES,
    VALUE,
    die_text,
)
from beffroi.games.troyes.refusals import why_not_die, why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import SETTLING, Action, read_action
from beffroi.games.troyes.steps.extra import act_extra, extra_anchor, extra_label
from beffroi.games.troyes.steps.sources import source_anchor, source_label
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


class TakeDice(Question[Troyes]):
    """One die after another, from high to low; instead of the first one a cube that improves the action."""

    __slots__ = ("action", "citizen", "cube", "dice")

    def __init__(self, seat: Seat, action: Action, citizen: Move, cube: int, dice: list[int]) -> None:
        super().__init__(seat)
        self.action = action
        self.citizen = citizen  # the source of a tradesman to hire, or NONE
        self.cube = cube  # the place of the delayed card whose cube is spent, or NONE
        self.dice = dice  # codes taken so far, still lying on the square

    def fields(self) -> Doc:
        doc: Doc = {"action": MOVES.notation(self.action.move), "dice": [die_text(code) for code in self.dice]}
        if self.citizen != NONE:
            doc["citizen"] = MOVES.notation(self.citizen)
        if self.cube != NONE:
            doc["cube"] = PLACE_NAMES[self.cube]
        return doc

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> TakeDice:
        cube = read_cube(r, s)
        dice = read_dice(r, s, power_of(s, cube).singles_out)
        return cls(r.seat(), read_action(r, s), r.move("citizen", MOVES, NONE), cube, dice)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-take-dice", (len(self.dice) + 1, self.action.subject(s)))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        dice, action = self.dice, self.action
        if self.cube == NONE:
            found = [DIE + code for code in plain_dice(s, seat, action, dice)]
            if not dice:
                found += [CUBE + place for place in usable_cubes(s, seat, action)]
        else:
            found = [DIE + code for code in improved_dice(s, seat, action, power_of(s, self.cube), dice)]
        if not dice:
            for extra in s.ruleset.extra_moves:
                found += extra.before_lot(s, self)
        elif power_of(s, self.cube).value(dice) >= action.need(s):
            found.append(DONE)
        return found

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.finish(s, seat, self.dice)
        elif move < DIE:
            s.ask(TakeDice(seat, self.action, self.citizen, move - CUBE, self.dice))
        elif move >= BASE_COUNT:
            act_extra(s, self, move)
        else:
            dice = [*self.dice, move - DIE]
            if len(dice) == min(self.action.most, power_of(s, self.cube).most):
                self.finish(s, seat, dice)
            else:
                s.ask(TakeDice(seat, self.action, self.citizen, self.cube, dice))

    def finish(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        """The lot is complete: hire, pay, use. A citizen to be placed is asked for first."""
        if self.action is SETTLING:
            settle(s, seat, self.cube, dice[0])
            return
        power = power_of(s, self.cube)
        if self.citizen != NONE:
            hire(s, seat, self.action.move, self.citizen)
        pay_lot(s, seat, self.cube, dice)
        self.action.carry_out(s, seat, power, dice)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        power, action = power_of(s, self.cube), self.action
        value = power.value(self.dice) if self.dice else 0
        costs = power.costs(s.ruleset.prices, self.seat, self.dice)
        return {
            "action": MOVES.notation(action.move),
            "dice": [die_text(code) for code in self.dice],
            "costs": costs,
            "price": sum(costs),
            "hire": action.hire_cost(s, self.seat),
            "hire_influence": action.hire_influence(s, self.seat),
            "citizen": MOVES.notation(self.citizen) if self.citizen != NONE else None,
            "cube": PLACE_NAMES[self.cube] if self.cube != NONE else None,
            "value": value,
            "need": action.need(s),
            "uses": action.uses_of(s, power, self.dice) if self.dice else 0,
            "gives": action.forecast(s, self.seat, value),
        }

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == DONE:
            value = power_of(s, self.cube).value(self.dice)
            return Label("done", (value, self.action.uses_of(s, power_of(s, self.cube), self.dice)))
        if move < DIE:
            return Label("spend-cube", (f"card-{s.ruleset.activities[s.cards[move - CUBE]].slug}",))
        if move >= BASE_COUNT:
            return extra_label(s, self.seat, move)
        return self.die_label(s, move - DIE)

    def die_label(self, s: Troyes, code: int) -> Label:
        """A die with what it costs in the lot as it would be with it."""
        lot, power = [*self.dice, code], power_of(s, self.cube)
        cost = power.costs(s.ruleset.prices, self.seat, lot)[-1]
        colour = f"colour-{COLOURS[COLOUR[code]]}"
        if power.singles_out and not self.dice and power.shows(code) != VALUE[code]:
            return Label("turned-die", (colour, VALUE[code], power.shows(code)))
        if OWNER[code] == self.seat:
            return Label("own-die", (colour, VALUE[code]))
        if OWNER[code] == NEUTRAL:
            return Label("neutral-die", (colour, VALUE[code], cost))
        return Label("bought-die", (colour, VALUE[code], OWNER[code], cost))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if move == DONE:
            return ""
        if move >= BASE_COUNT:
            return extra_anchor(s, self.seat, move)
        return f"cubes:{PLACE_NAMES[move - CUBE]}" if move < DIE else f"die:{die_text(move - DIE)}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        if anchor.startswith("die:"):
            return why_not_die(s, seat, self.action, power_of(s, self.cube), self.dice, anchor)
        return why_not_here(anchor, "why-take-dice")


def settle(s: Troyes, seat: Seat, cube: int, die: int) -> None:
    """A die that can serve several orders is asked for one; then the citizen is asked for."""
    orders = SETTLING.open_orders(s, seat, power_of(s, cube), die)
    s.ask(DeclareOrder(seat, cube, die) if len(orders) > 1 else SettleCitizen(seat, cube, die, orders[0]))


class DeclareOrder(Question[Troyes]):
    """Which order does the die serve? That names the building."""

    __slots__ = ("cube", "die")

    def __init__(self, seat: Seat, cube: int, die: int) -> None:
        super().__init__(seat)
        self.cube = cube
        self.die = die

    def fields(self) -> Doc:
        doc: Doc = {"die": die_text(self.die)}
        if self.cube != NONE:
            doc["cube"] = PLACE_NAMES[self.cube]
        return doc

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> DeclareOrder:
        return cls(r.seat(), read_cube(r, s), read_taken(r, s, "die"))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [ORDER + order for order in SETTLING.open_orders(s, seat, power_of(s, self.cube), self.die)]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        s.ask(SettleCitizen(seat, self.cube, self.die, move - ORDER))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": MOVES.notation(SETTLE), "dice": [die_text(self.die)]}

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("declare", (f"colour-{COLOURS[move - ORDER]}", f"building-{BUILDINGS[move - ORDER]}"))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"building:{BUILDINGS[move - ORDER]}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")


class SettleCitizen(Question[Troyes]):
    """The die is taken; which own citizen enters the slot or row it names?"""

    __slots__ = ("cube", "die", "order")

    def __init__(self, seat: Seat, cube: int, die: int, order: int) -> None:
        super().__init__(seat)
        self.cube = cube
        self.die = die
        self.order = order  # the colour as which the die serves

    def fields(self) -> Doc:
        doc: Doc = {"die": die_text(self.die)}
        if self.order != COLOUR[self.die]:
            doc["order"] = COLOURS[self.order]
        if self.cube != NONE:
            doc["cube"] = PLACE_NAMES[self.cube]
        return doc

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> SettleCitizen:
        die = read_taken(r, s, "die")
        return cls(r.seat(), read_cube(r, s), die, r.index("order", COLOURS, COLOUR[die]))

    def row(self, s: Troyes) -> list[int]:
        return SETTLING.row(s, power_of(s, self.cube), self.order, self.die)

    def shown(self, s: Troyes) -> int:
        """The value with which the die names the row."""
        return power_of(s, self.cube).shows(self.die)

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-settle-citizen", (f"building-{BUILDINGS[self.row(s)[0] // BUILDING_SLOTS]}", self.shown(s)))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return entrances(s, seat, self.row(s))

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        row = self.row(s)
        building, value = f"building-{BUILDINGS[row[0] // BUILDING_SLOTS]}", self.shown(s)
        pay_lot(s, seat, self.cube, [self.die])
        take_citizen(s, seat, move)
        s.tell("settles", seat, building, value)
        expelled = s.enter_row(row, seat)
        if expelled != EMPTY:
            s.tell("expelled", expelled, building)
        for observer in s.ruleset.observers:
            observer.settled(s, seat)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        costs = power_of(s, self.cube).costs(s.ruleset.prices, self.seat, [self.die])
        return {
            "action": MOVES.notation(SETTLE),
            "dice": [die_text(self.die)],
            "costs": costs,
            "price": sum(costs),
            "cube": PLACE_NAMES[self.cube] if self.cube != NONE else None,
            "row": self.row(s),
        }

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return source_label(s, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return source_anchor(self.seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")


def hire(s: Troyes, seat: Seat, move: Move, source: Move) -> None:
    """Pay the card's cost, and put the citizen on its first free slot."""
    place = move - ACTIVATE
    card = s.ruleset.activities[s.cards[place]]
    s.deniers[seat] -= card.cost
    s.influence[seat] -= card.influence
    take_citizen(s, seat, source)
    s.hire(place, seat)
    if card.influence:
        s.tell("hires-for-influence", seat, f"card-{card.slug}", card.influence)
    else:
        s.tell("hires", seat, f"card-{card.slug}", card.cost)


def pay_lot(s: Troyes, seat: Seat, cube: int, dice: list[int]) -> None:
    """Each owner gets the price of his dice, the bank that of the neutral ones; the dice are gone, the cube too."""
    costs = power_of(s, cube).costs(s.ruleset.prices, seat, dice)
    bought: list[int] = []
    for i, code in enumerate(dice):
        s.dice.remove(code)
        if costs[i]:
            bought.append(code)
            s.pay(seat, OWNER[code], costs[i])
            s.tell("buys", seat, f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], OWNER[code], costs[i])
    if cube != NONE:
        s.add_cubes(seat, cube, -1)
        s.tell("spends-cube", seat, f"card-{s.ruleset.activities[s.cards[cube]].slug}")
    if bought:
        for observer in s.ruleset.observers:
            observer.bought(s, seat, bought)
