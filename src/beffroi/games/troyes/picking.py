"""Dice picked in any order: whether they can be in one lot, and what stands against it.

A lot is put together from high to low (`lots.py`), which is the rules' affair; a player picks the dice as they come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.lots import improved_dice
from beffroi.games.troyes.pieces import ORDERS, OWNER, VALUE
from beffroi.games.troyes.refusals import why_not_accepted
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.cards.model import Improvement
    from beffroi.games.troyes.steps.actions import Action


def make_lot(s: Troyes, seat: Seat, action: Action, power: Improvement, dice: list[int]) -> bool:
    """Tell whether some lot for the action has all these dice in it."""
    if power is not s.ruleset.plain:
        return any_improved(s, seat, action, power, dice, min(action.most, power.most))
    return not why_no_plain_lot(s, seat, action, dice).key and enough(s, seat, action, dice)


def why_no_plain_lot(s: Troyes, seat: Seat, action: Action, dice: list[int]) -> Label:
    """Return what stands against a plain lot with these dice, whatever else joins; an empty label: nothing does."""
    if len(dice) > action.most:
        return Label("why-lot-full", (action.most,))
    mixed, mask, bought = action.mixed(s), action.mask(s), 0
    orders = s.ruleset.die_orders[seat]
    taken: list[int] = []
    for code in sorted(dice, reverse=True):
        if dice.count(code) > s.dice.count(code):
            return Label("why-taken" if code in s.dice else "why-die-gone")
        if not orders[code] & mask:
            return Label("why-colour")
        if not mixed:
            mask &= orders[code]
        bought += OWNER[code] != seat
        if action.picky and not action.accepts(s, seat, s.ruleset.plain, taken, code):
            return why_not_accepted(s, seat, action, s.ruleset.plain, taken, code)
        taken.append(code)
    price, budget = s.ruleset.prices[len(dice)] * bought, action.budget(s, seat)
    return Label("why-price", (price, budget)) if price > budget else Label("")


def enough(s: Troyes, seat: Seat, action: Action, dice: list[int]) -> bool:
    """Tell whether the dice are worth what the action needs, or others can join that make them so."""
    need, value, bought = action.need(s), 0, 0
    mixed, mask, orders = action.mixed(s), action.mask(s), s.ruleset.die_orders[seat]
    rest = s.dice[:]
    for code in dice:
        value += VALUE[code]
        bought += OWNER[code] != seat
        rest.remove(code)
        if not mixed:
            mask &= orders[code]
    if value >= need:
        return True
    masks = [mask] if mixed else [1 << order for order in range(ORDERS) if mask >> order & 1]
    budget = action.budget(s, seat)
    return any(reaches(s, seat, one, rest, action.most, len(dice), value, bought, budget, need) for one in masks)


def reaches(
    s: Troyes,
    seat: Seat,
    mask: int,
    rest: list[int],
    most: int,
    size: int,
    value: int,
    bought: int,
    budget: int,
    need: int,
) -> bool:
    """Tell whether the best of the other dice bring a plain lot to the value it needs, whatever its final size."""
    orders, prices = s.ruleset.die_orders[seat], s.ruleset.prices
    for final in range(size + 1, most + 1):
        quota = budget // prices[final] - bought if prices[final] else most
        if quota < 0:
            return False
        worth, n = value, size
        for code in rest:
            if n == final:
                break
            if not orders[code] & mask:
                continue
            if OWNER[code] != seat:
                if not quota:
                    continue
                quota -= 1
            worth += VALUE[code]
            n += 1
        if worth >= need:
            return True
    return False


def any_improved(s: Troyes, seat: Seat, action: Action, power: Improvement, dice: list[int], most: int) -> bool:
    """Tell whether a lot that a cube improves has all these dice in it: alone, or with others."""
    if can_take(s, seat, action, power, [], dice):
        return True
    if len(dice) >= most:
        return False
    others = sorted({code for code in s.dice if dice.count(code) < s.dice.count(code)}, reverse=True)
    return any(any_improved(s, seat, action, power, [*dice, code], most) for code in others)


def can_take(s: Troyes, seat: Seat, action: Action, power: Improvement, taken: list[int], left: list[int]) -> bool:
    """Tell whether these dice can be taken, one after the other in some order, behind those taken."""
    if not left:
        return True
    offered = improved_dice(s, seat, action, power, taken)
    for code in sorted(set(left), reverse=True):
        if code in offered:
            rest = left[:]
            rest.remove(code)
            if can_take(s, seat, action, power, [*taken, code], rest):
                return True
    return False


def why_apart(s: Troyes, seat: Seat, action: Action, power: Improvement, dice: list[int], code: int) -> Label:
    """Say what keeps a die from joining others in a lot."""
    most = min(action.most, power.most)
    if len(dice) >= most:
        return Label("why-lot-full", (most,))
    if power is s.ruleset.plain:
        why = why_no_plain_lot(s, seat, action, [*dice, code])
        if why.key:
            return why
    elif not s.ruleset.die_orders[seat][code] & power.colours(action.mask(s)):
        return Label("why-colour")
    return Label("why-value", (action.need(s), action.budget(s, seat)))
