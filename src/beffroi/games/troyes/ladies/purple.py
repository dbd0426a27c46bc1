"""Module 4, the head of the family: every player rolls a purple die of his own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.pieces import ALL_ORDERS, FACES, PURPLE, die_code
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.round import RollDice
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.step import Automatic

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset


def add_purple_dice(ruleset: Ruleset) -> None:
    """A purple die's owner declares red, white or yellow when using it; nobody else can have it.

    On the square it has no colour. Against black dice it counts double, like a red one.
    """
    for seat in range(ruleset.seats):
        for value in range(1, FACES + 1):
            code = die_code(value, PURPLE, seat)
            ruleset.die_orders[seat][code] = ALL_ORDERS
            ruleset.strengths[code] = 2 * value
    rolled = next(i for i, step in enumerate(ruleset.plan) if isinstance(step, RollDice))
    ruleset.plan.insert(rolled + 1, ROLL_PURPLE_DICE)
    ruleset.parts.append(PurpleDice())


class PurpleDice(Part):
    """The purple dice on the square: nobody has two."""

    __slots__ = ()

    def check(self, s: Troyes) -> None:
        for seat in range(s.seats):
            if sum(s.dice.count(die_code(value, PURPLE, seat)) for value in range(1, FACES + 1)) > 1:
                raise RulesBug(f"seat {seat} has two purple dice", f"dice.{seat}")


class RollPurpleDice(Automatic[Troyes]):
    """Phase 2: the purple dice are rolled with the others."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for seat in range(s.seats):
            s.put_die(die_code(s.chance.below(FACES, "purple") + 1, PURPLE, seat))


ROLL_PURPLE_DICE = RollPurpleDice()
