"""Phase 4: a lot of one to three dice is put together, paid, and used."""

from __future__ import annotations

from beffroi.games.troyes.lots import (
    NONE,
    improved_dice,
    plain_dice,
    power_of,
    read_cube,
    read_dice,
    usable_cubes,
)
from beffroi.games.troyes.moves import BASE_COUNT, CUBE, DIE, DONE, FOE, MOVES
from beffroi.games.troyes.payments import hire, pay_lot
from beffroi.games.troyes.picking import make_lot, why_apart
from beffroi.games.troyes.pieces import (
    COLOUR,
    COLOURS,
    NEUTRAL,
    OWNER,
    PLACE_NAMES,
    SLOT_NAMES,
    VALUE,
    die_text,
)
from beffroi.games.troyes.refusals import why_not_die, why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import SETTLING, Action, Activate, Fight, read_action
from beffroi.games.troyes.steps.extra import act_extra, extra_anchor, extra_label
from beffroi.games.troyes.steps.settling import settle
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import NO, YES, Question


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

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(self.action.move)
        out.pick(self.citizen)
        if self.cube != NONE:
            out.pick(CUBE + self.cube)
        for code in self.dice:
            out.pick(DIE + code)

    # --- composed turns ---------------------------------------------------------

    def part(self, s: Troyes, seat: Seat, move: Move) -> bool:
        return DIE <= move < FOE

    def pieces(self, s: Troyes, seat: Seat) -> list[Move]:
        return [DIE + code for code in sorted(set(s.dice), reverse=True)]

    def default(self, s: Troyes, seat: Seat) -> Move:
        """The lot is complete when nothing else is picked for it and it is worth enough."""
        worth = bool(self.dice) and power_of(s, self.cube).value(self.dice) >= self.action.need(s)
        return DONE if worth else UNANSWERED

    def gathers(self, s: Troyes, seat: Seat, picks: list[Move]) -> int:
        dice = self.lot_with(picks)
        return YES if make_lot(s, seat, self.action, power_of(s, self.cube), dice) else NO

    def why_apart(self, s: Troyes, seat: Seat, picks: list[Move], piece: Move) -> Label:
        return why_apart(s, seat, self.action, power_of(s, self.cube), self.lot_with(picks), piece - DIE)

    def dear(self, why: Label) -> bool:
        return why.key == "why-price"

    def lacks(self, s: Troyes, seat: Seat, picks: list[Move]) -> Label:
        dice = self.lot_with(picks)
        if not dice:
            return Label("lacks-dice")
        return Label("lacks-value", (self.action.need(s), power_of(s, self.cube).value(dice)))

    def cost_of(self, s: Troyes, seat: Seat, picks: list[Move]) -> int:
        return sum(power_of(s, self.cube).costs(s.ruleset.prices, seat, self.lot_with(picks)))

    def lot_with(self, picks: list[Move]) -> list[int]:
        """Return the dice of the lot with those picked besides."""
        return [*self.dice, *sorted([move - DIE for move in picks], reverse=True)]

    def bill(self, s: Troyes, seat: Seat, move: Move) -> int:
        return self.cost_of(s, seat, [move]) - self.cost_of(s, seat, []) if self.part(s, seat, move) else 0

    def how_often(self, s: Troyes, seat: Seat, move: Move) -> int:
        """A card or a fight works as often as the complete lot is worth its divisor."""
        power, action = power_of(s, self.cube), self.action
        dice = [*self.dice, move - DIE] if self.part(s, seat, move) else self.dice
        complete = move == DONE or len(dice) == min(action.most, power.most)
        return action.uses_of(s, power, dice) if complete and isinstance(action, (Activate, Fight)) else 0

    def spot(self, s: Troyes, seat: Seat, move: Move) -> str:
        """Return the slot that a die opens to a citizen, where it is one."""
        if self.action is not SETTLING or not self.part(s, seat, move):
            return ""
        power, code = power_of(s, self.cube), move - DIE
        orders = SETTLING.open_orders(s, seat, power, code)
        return f"slot:{SLOT_NAMES[SETTLING.row(s, power, orders[0], code)[0]]}" if orders else ""

    # --- words --------------------------------------------------------------------

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
        """Return a die with what it costs in the lot as it would be with it."""
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
