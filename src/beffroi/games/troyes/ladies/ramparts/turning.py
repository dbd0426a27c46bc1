"""A die just bought is turned over: it is chosen first, lies turned, and must join the lot."""

from __future__ import annotations

from beffroi.games.troyes.citizens import has_source
from beffroi.games.troyes.ladies.ramparts.part import level_of, may_spend, spend
from beffroi.games.troyes.ladies.ramparts.pieces import TURNED_DIE
from beffroi.games.troyes.lots import NONE, improved_dice, plain_dice, power_of, read_cube, read_dice, read_taken
from beffroi.games.troyes.moves import ACTIVATE, CUBE, DIE, DONE, FIGHT, MOVES, QUEUE
from beffroi.games.troyes.pieces import (
    COLOUR,
    COLOURS,
    LEVELS,
    OPPOSITE,
    OWNER,
    PLACES,
    VALUE,
    die_code,
    die_text,
)
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import Action, read_action
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import UNKNOWN, Question


def turned(code: int) -> int:
    """Return the die with its opposite face up."""
    return die_code(OPPOSITE - VALUE[code], COLOUR[code], OWNER[code])


def may_turn(s: Troyes, seat: Seat) -> bool:
    """Tell whether the seat has a cube that turns a bought die."""
    level = level_of(s, TURNED_DIE)
    return level >= 0 and may_spend(s, seat, level)


def dice_to_turn(s: Troyes, seat: Seat, action: Action, cube: int) -> list[int]:
    """Return the dice of others, the neutral ones too, which turned over make a lot for the action.

    With a cube of a delayed card already chosen it is that one; else any own one may still help.
    """
    found: list[int] = []
    trial = s.clone(s.chance)
    helpers = [cube] if cube != NONE else [NONE, *own_cubes(s, seat, action)]
    for code in s.dice:
        if OWNER[code] == seat or code in found or not s.ruleset.die_orders[seat][code]:
            continue
        trial.dice = s.dice[:]
        trial.dice.remove(code)
        trial.put_die(turned(code))
        if any(holds(trial, seat, action, helper, turned(code), []) for helper in helpers):
            found.append(code)
    return found


def own_cubes(s: Troyes, seat: Seat, action: Action) -> list[int]:
    """Return the places of delayed cards with an own cube that may serve the action."""
    found = []
    for place in range(PLACES):
        power = s.ruleset.improvements[s.cards[place]]
        if s.cubes[seat * PLACES + place] and power is not None and action.suits(s, power):
            found.append(place)
    return found


def candidates(s: Troyes, seat: Seat, action: Action, cube: int, taken: list[int]) -> list[int]:
    """Return the dice that may join a lot, whichever cube improves it."""
    if cube == NONE:
        return plain_dice(s, seat, action, taken)
    return improved_dice(s, seat, action, power_of(s, cube), taken)


def holds(s: Troyes, seat: Seat, action: Action, cube: int, must: int, taken: list[int]) -> bool:
    """Tell whether a lot begun like this can still be completed with the turned die, which has to be bought in it."""
    found = candidates(s, seat, action, cube, taken)
    if must in found and is_bought(s, seat, cube, [*taken, must]):
        return True
    return any(
        comes_before(s, cube, must, taken, code) and holds(s, seat, action, cube, must, [*taken, code])
        for code in found
    )


def comes_before(s: Troyes, cube: int, must: int, taken: list[int], code: int) -> bool:
    """Tell whether a die may be taken before the turned one: a higher one, or one that the cube singles out."""
    return code > must or (code != must and not taken and power_of(s, cube).singles_out)


def is_bought(s: Troyes, seat: Seat, cube: int, lot: list[int]) -> bool:
    """Tell whether the last die of a lot is paid for: a free one is not bought."""
    return power_of(s, cube).costs(s.ruleset.prices, seat, lot)[-1] > 0


def turnable_actions(s: Troyes, seat: Seat, moves: list[Move]) -> list[Move]:
    """Return the actions not yet found that a turned die makes possible."""
    return [
        move
        for move, action in s.ruleset.actions.items()
        if move not in moves and is_open(s, seat, move, action) and dice_to_turn(s, seat, action, NONE)
    ]


def is_open(s: Troyes, seat: Seat, move: Move, action: Action) -> bool:
    """Tell whether an action is there at all and all but its dice can be paid."""
    if FIGHT <= move < FIGHT + QUEUE:
        return move - FIGHT < len(s.queue)
    if not ACTIVATE <= move < ACTIVATE + PLACES:
        return True
    if (move - ACTIVATE) % LEVELS >= s.levels or action.budget(s, seat) < 0:
        return False
    owed = s.ruleset.activities[s.cards[move - ACTIVATE]].effect.takes_influence + action.hire_influence(s, seat)
    return s.influence[seat] >= owed and (not action.hires(s, seat) or has_source(s, seat))


class TurnBoughtDie(Question[Troyes]):
    """Which die of another is bought and turned over?"""

    __slots__ = ("action", "citizen", "cube")

    def __init__(self, seat: Seat, action: Action, citizen: Move, cube: int) -> None:
        super().__init__(seat)
        self.action = action
        self.citizen = citizen
        self.cube = cube

    def fields(self) -> Doc:
        return TakeDice(self.seat, self.action, self.citizen, self.cube, []).fields()

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> TurnBoughtDie:
        r.value("dice")
        return cls(r.seat(), read_action(r, s), r.move("citizen", MOVES, NONE), read_cube(r, s))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [DIE + code for code in dice_to_turn(s, seat, self.action, self.cube)]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        code = move - DIE
        spend(s, seat, level_of(s, TURNED_DIE))
        s.dice.remove(code)
        s.put_die(turned(code))
        s.tell("turns", seat, f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], OPPOSITE - VALUE[code])
        s.ask(TakeTurnedDie(seat, self.action, self.citizen, self.cube, [], turned(code)))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"action": MOVES.notation(self.action.move), "dice": []}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(self.action.move)
        out.pick(self.citizen)
        if self.cube != NONE:
            out.pick(CUBE + self.cube)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        code = move - DIE
        return Label("turned-die", (f"colour-{COLOURS[COLOUR[code]]}", VALUE[code], OPPOSITE - VALUE[code]))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"die:{die_text(move - DIE)}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-turn-bought")


class TakeTurnedDie(TakeDice):
    """The lot is put together as ever, but the turned die must be in it."""

    __slots__ = ("must",)

    def __init__(self, seat: Seat, action: Action, citizen: Move, cube: int, dice: list[int], must: int) -> None:
        super().__init__(seat, action, citizen, cube, dice)
        self.must = must

    def fields(self) -> Doc:
        return {**super().fields(), "must": die_text(self.must)}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> TakeTurnedDie:
        cube = read_cube(r, s)
        dice = read_dice(r, s, power_of(s, cube).singles_out)
        citizen, must = r.move("citizen", MOVES, NONE), read_taken(r, s, "must")
        return cls(r.seat(), read_action(r, s), citizen, cube, dice, must)

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        super().observe(s, viewer, out)
        out.amount(0, self.must + 1)

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        dice, action, cube = self.dice, self.action, self.cube
        found = [DIE + code for code in candidates(s, seat, action, cube, dice) if self.keeps(s, [*dice, code])]
        if not dice and cube == NONE:
            found += [CUBE + place for place in own_cubes(s, seat, action) if self.fits(s, place)]
        if self.must in dice and power_of(s, cube).value(dice) >= action.need(s):
            found.append(DONE)
        return found

    def default(self, s: Troyes, seat: Seat) -> Move:
        return super().default(s, seat) if self.must in self.dice else UNANSWERED

    def gathers(self, s: Troyes, seat: Seat, picks: list[Move]) -> int:
        return UNKNOWN  # the turned die belongs to it

    def fits(self, s: Troyes, place: int) -> bool:
        return holds(s, self.seat, self.action, place, self.must, [])

    def keeps(self, s: Troyes, lot: list[int]) -> bool:
        """Tell whether the turned die is in the lot, or can still join it."""
        if self.must in lot:
            return self.must in self.dice or is_bought(s, self.seat, self.cube, lot)
        if not comes_before(s, self.cube, self.must, lot[:-1], lot[-1]):
            return False
        return holds(s, self.seat, self.action, self.cube, self.must, lot)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == DONE:
            self.finish(s, seat, self.dice)
        elif move < DIE:
            s.ask(TakeTurnedDie(seat, self.action, self.citizen, move - CUBE, self.dice, self.must))
        else:
            dice = [*self.dice, move - DIE]
            if len(dice) == min(self.action.most, power_of(s, self.cube).most):
                self.finish(s, seat, dice)
            else:
                s.ask(TakeTurnedDie(seat, self.action, self.citizen, self.cube, dice, self.must))

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        if self.must in self.dice:
            return super().why_not(s, seat, anchor)
        return why_not_here(anchor, "why-turned-die")
