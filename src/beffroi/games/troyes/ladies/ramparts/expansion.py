"""Module 5: guards on the ramparts, action 7, and four outdoor activities at the gates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.expansion import ExtraMoves, Observer, Scorer, Shield
from beffroi.games.troyes.ladies.moves import GUARD, OUTDOOR
from beffroi.games.troyes.ladies.ramparts.activities import ACTIVITIES, activity_of
from beffroi.games.troyes.ladies.ramparts.evaluation import ramparts_worth
from beffroi.games.troyes.ladies.ramparts.guard import GUARDING
from beffroi.games.troyes.ladies.ramparts.part import Ramparts, add_cube, cubes, level_of
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, LAST, SHIELD, TURNED_DIE
from beffroi.games.troyes.ladies.ramparts.spending import (
    AvertLoss,
    ask_last,
    has_shield,
    spending_anchor,
    spending_label,
)
from beffroi.games.troyes.ladies.ramparts.turning import dice_to_turn, may_turn, turnable_actions
from beffroi.games.troyes.lots import can_improve, has_plain_die
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat
from beffroi.kernel.step import Step

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset


def add_ramparts(ruleset: Ruleset) -> None:
    """The track with its guards and tiles; every outdoor activity that listens is told what happens."""
    dice: int = ruleset.figures["ramparts"]["dice-of-a-colour"]
    ruleset.dice_of_a_colour = max(ruleset.dice_of_a_colour, dice)
    seats, gates = ruleset.seats, list(ruleset.figures["ramparts"]["gates"])
    ruleset.parts.append(Ramparts(gates, [0] * GATES, [0] * seats, [0] * (seats * GATES), [0] * seats, 0))
    ruleset.actions[GUARD] = GUARDING
    ruleset.extra_moves.append(RampartMoves())
    ruleset.observers.append(NewTurn())
    ruleset.observers.extend(activity for activity in ACTIVITIES if activity.listens)
    ruleset.scorers.append(RampartScorer())
    ruleset.shields.append(OutdoorShield())


class RampartMoves(ExtraMoves):
    """Action 7, and cubes of outdoor activities that are spent before an action, before a lot or for a black die."""

    __slots__ = ()

    def in_turn(self, s: Troyes, seat: Seat, found: list[Move]) -> list[Move]:
        moves = []
        if has_plain_die(s, seat, GUARDING) or can_improve(s, seat, GUARDING):
            moves.append(GUARD)
        if may_turn(s, seat):
            moves.extend(turnable_actions(s, seat, found + moves))
        moves.extend(OUTDOOR + level for level in range(GATES) if activity_of(s, level).may_act(s, seat))
        return moves

    def before_lot(self, s: Troyes, taking: TakeDice) -> list[Move]:
        if may_turn(s, taking.seat) and dice_to_turn(s, taking.seat, taking.action, taking.cube):
            return [OUTDOOR + level_of(s, TURNED_DIE)]
        return []

    def facing_black(self, s: Troyes, seat: Seat) -> list[Move]:
        return [OUTDOOR + level_of(s, SHIELD)] if has_shield(s, seat) else []

    def cubes(self, s: Troyes, seat: Seat) -> list[Move]:
        return [OUTDOOR + level for level in range(GATES) if cubes(s, seat, level)]

    def act(self, s: Troyes, asked: Step[Troyes], move: Move) -> bool:
        if not OUTDOOR <= move < OUTDOOR + GATES:
            return False
        activity_of(s, move - OUTDOOR).act(s, asked)
        return True

    def lose_cube(self, s: Troyes, seat: Seat, move: Move) -> None:
        if OUTDOOR <= move < OUTDOOR + GATES:
            add_cube(s, seat, move - OUTDOOR, -1)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label | None:
        return spending_label(s, move) if OUTDOOR <= move < OUTDOOR + GATES else None

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        if move == GUARD:
            return f"guard:{seat}"
        return spending_anchor(move) if OUTDOOR <= move < OUTDOOR + GATES else ""

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label | None:
        if anchor.startswith("guard:"):
            return Label("why-no-guard" if anchor == f"guard:{seat}" else "why-not-yours")
        return Label("why-outdoor") if anchor.startswith("outdoor:") else None


class NewTurn(Observer):
    """In a new turn every outdoor activity serves again."""

    __slots__ = ()

    def turn_began(self, s: Troyes) -> None:
        ramparts = s.part(Ramparts)
        if ramparts.used:
            s.put(ramparts.with_used(0))


class RampartScorer(Scorer):
    """Points of the activity at the last gate."""

    __slots__ = ()

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        items["outdoor"] = activity_of(s, LAST).points(s, seat)

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        return ramparts_worth(s, seat, time_left)


class OutdoorShield(Shield):
    """A cube of the shield: who has one is asked."""

    __slots__ = ()

    def averts(self, s: Troyes, seat: Seat, loss: str, amount: int) -> bool:
        if not has_shield(s, seat):
            return False
        ask_last(s, AvertLoss(seat, loss, amount))
        return True
