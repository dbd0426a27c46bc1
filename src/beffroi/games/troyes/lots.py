"""Lots of one to three dice: which die may join, what the lot costs, whether it can still become worth enough.

Dice are taken from high to low, so that each lot is put together in one way
only. A die is offered only if the lot can then be completed and paid; a dearer
lot never becomes payable again, since the price of every bought die rises with
the size of the lot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.troyes.pieces import LOT, ORDERS, OWNER, PLACE_NAMES, PLACES, VALUE, read_die
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.cards.model import Improvement
    from beffroi.games.troyes.steps.actions import Action

NONE: Final = -1  # no cube, no citizen


def start_of(s: Troyes, taken: list[int]) -> int:
    """Return where the dice begin that may still join: behind the last one taken."""
    if not taken:
        return 0
    last = taken[-1]
    return s.dice.index(last) + taken.count(last)


def rest_of(s: Troyes, taken: list[int]) -> tuple[list[int], int]:
    """Return the dice on the square without one that was singled out, and where those begin that may still join."""
    rest = s.dice[:]
    rest.remove(taken[0])
    others = taken[1:]
    return rest, rest.index(others[-1]) + others.count(others[-1]) if others else 0


def narrowed(s: Troyes, seat: Seat, mask: int, taken: list[int]) -> int:
    """Return the colours a lot of one colour can still have."""
    orders = s.ruleset.die_orders[seat]
    for code in taken:
        mask &= orders[code]
    return mask


def plain_dice(s: Troyes, seat: Seat, action: Action, taken: list[int]) -> list[int]:
    """Return the dice that may join a lot no cube improves."""
    size = len(taken) + 1
    if size > action.most:
        return []
    mixed, mask = action.mixed(s), action.mask(s)
    if not mixed:
        mask = narrowed(s, seat, mask, taken)
    budget, need = action.budget(s, seat), action.need(s)
    value = bought = 0
    for code in taken:
        value += VALUE[code]
        if OWNER[code] != seat:
            bought += 1
    dice, orders, price, picky = s.dice, s.ruleset.die_orders[seat], s.ruleset.prices[size], action.picky
    found: list[int] = []
    before = -1
    for i in range(start_of(s, taken), len(dice)):
        code = dice[i]
        if code == before or not orders[code] & mask:
            continue
        before = code
        paid = bought if OWNER[code] == seat else bought + 1
        if price * paid > budget:
            continue
        if picky and not action.accepts(s, seat, s.ruleset.plain, taken, code):
            continue
        worth = value + VALUE[code]
        if worth < need:
            rest = mask if mixed else mask & orders[code]
            if size == action.most or not reaches_any(s, seat, rest, mixed, i + 1, size, worth, paid, budget, need):
                continue
        found.append(code)
    return found


def can_reach(s: Troyes, seat: Seat, mask: int, budget: int, need: int) -> bool:
    """Tell whether some plain lot of these colours is worth enough and payable."""
    return reaches(s, seat, mask, 0, 0, 0, 0, budget, need)


def reaches_any(
    s: Troyes,
    seat: Seat,
    mask: int,
    mixed: bool,
    start: int,
    size: int,
    value: int,
    bought: int,
    budget: int,
    need: int,
) -> bool:
    """`reaches`, but for one order at a time where the lot may not be mixed and its order is still open."""
    if mixed or not mask & (mask - 1):
        return reaches(s, seat, mask, start, size, value, bought, budget, need)
    return any(
        reaches(s, seat, 1 << order, start, size, value, bought, budget, need)
        for order in range(ORDERS)
        if mask >> order & 1
    )


def reaches(
    s: Troyes, seat: Seat, mask: int, start: int, size: int, value: int, bought: int, budget: int, need: int
) -> bool:
    """Tell whether dice from `start` on can bring a plain lot to the value it needs.

    For each final size the best dice are the highest ones, as many of others as the purse allows.
    """
    dice, orders, prices = s.dice, s.ruleset.die_orders[seat], s.ruleset.prices
    for final in range(size + 1, LOT + 1):
        quota = budget // prices[final] - bought if prices[final] else LOT
        if quota < 0:
            return False
        worth, n = value, size
        for i in range(start, len(dice)):
            code = dice[i]
            if not orders[code] & mask:
                continue
            if OWNER[code] != seat:
                if not quota:
                    continue
                quota -= 1
            worth += VALUE[code]
            n += 1
            if n == final:
                break
        if worth >= need:
            return True
    return False


def has_plain_die(s: Troyes, seat: Seat, action: Action) -> bool:
    """Tell whether an action that looks at single dice finds a payable one."""
    mask, orders, can_buy = action.mask(s), s.ruleset.die_orders[seat], s.deniers[seat] >= s.ruleset.prices[1]
    plain, before = s.ruleset.plain, -1
    none_taken: list[int] = []
    for code in s.dice:
        if code == before or not orders[code] & mask:
            continue
        before = code
        if (can_buy or OWNER[code] == seat) and action.accepts(s, seat, plain, none_taken, code):
            return True
    return False


def improved_dice(s: Troyes, seat: Seat, action: Action, power: Improvement, taken: list[int]) -> list[int]:
    """Return the dice that may join a lot which a cube improves."""
    found: list[int] = []
    if len(taken) >= min(action.most, power.most):
        return found
    mask = power.colours(action.mask(s))
    mixed = action.mixed(s) and power.mixes(s.rules)
    if not mixed:
        mask = narrowed(s, seat, mask, taken)
    budget = action.budget(s, seat)
    before = -1
    dice, start = rest_of(s, taken) if power.singles_out and taken else (s.dice, start_of(s, taken))
    for i in range(start, len(dice)):
        code = dice[i]
        if code != before and joins(s, seat, action, power, taken, mask, mixed, budget, dice, i):
            found.append(code)
        before = code
    return found


def joins(
    s: Troyes,
    seat: Seat,
    action: Action,
    power: Improvement,
    taken: list[int],
    mask: int,
    mixed: bool,
    budget: int,
    dice: list[int],
    i: int,
) -> bool:
    """Tell whether the die at index i may join an improved lot: payable, and then or with further dice worth enough."""
    code, orders = dice[i], s.ruleset.die_orders[seat]
    if not orders[code] & mask or not action.accepts(s, seat, power, taken, code):
        return False
    if power.singles_out and not taken and not power.may_single_out(seat, code):
        return False
    lot = [*taken, code]
    if sum(power.costs(s.ruleset.prices, seat, lot)) > budget:
        return False
    if power.value(lot) >= action.need(s):
        return True
    if len(lot) >= min(action.most, power.most):
        return False
    rest = mask if mixed else mask & orders[code]
    start = i + 1
    if power.singles_out and not taken:
        dice, start = dice[:i] + dice[i + 1 :], 0
    return any(joins(s, seat, action, power, lot, rest, mixed, budget, dice, j) for j in range(start, len(dice)))


def has_cube(s: Troyes, seat: Seat) -> bool:
    """Tell whether an own cube lies on any delayed card."""
    return any(s.cubes[place] for place in range(seat * PLACES, (seat + 1) * PLACES))


def usable_cubes(s: Troyes, seat: Seat, action: Action) -> list[int]:
    """Return the places of delayed cards that hold an own cube with which the action can be done."""
    first = seat * PLACES
    return [place for place in range(PLACES) if s.cubes[first + place] > 0 and serves(s, seat, action, place)]


def can_improve(s: Troyes, seat: Seat, action: Action) -> bool:
    """Tell whether the action can be done with some own cube."""
    first = seat * PLACES
    return any(serves(s, seat, action, place) for place in range(PLACES) if s.cubes[first + place])


def serves(s: Troyes, seat: Seat, action: Action, place: int) -> bool:
    """Tell whether a cube of the card on this place makes a lot for the action."""
    power = s.ruleset.improvements[s.cards[place]]
    return (
        power is not None
        and action.suits(s, power)
        and power.colours(action.mask(s)) > 0
        and bool(improved_dice(s, seat, action, power, []))
    )


def power_of(s: Troyes, cube: int) -> Improvement:
    """Return what the chosen cube does; the plain lot without one."""
    if cube == NONE:
        return s.ruleset.plain
    power = s.ruleset.improvements[s.cards[cube]]
    assert power is not None
    return power


# --- lots in positions ----------------------------------------------------------


def read_cube(r: Reader, s: Troyes) -> int:
    """Read the place of a delayed card whose cube improves a lot; NONE by default."""
    cube = r.index("cube", PLACE_NAMES, NONE)
    if cube != NONE and s.ruleset.improvements[s.cards[cube]] is None:
        raise r.bad("cube", "a card whose cubes improve an action is expected")
    return cube


def read_taken(r: Reader, s: Troyes, key: str) -> int:
    """Read a die that lies on the square."""
    text = r.value(key)
    code = read_die(text) if isinstance(text, str) else -1
    if code not in s.dice:
        raise r.bad(key, f"the die {text!r:.40} is not on the square")
    return code


def read_dice(r: Reader, s: Troyes, singles_out: bool = False) -> list[int]:
    """Read dice that were taken: on the square, from high to low, behind one that was singled out."""
    texts = r.values("dice")
    dice = [read_die(text) if isinstance(text, str) else -1 for text in texts]
    for i, code in enumerate(dice):
        if dice.count(code) > s.dice.count(code):
            raise r.bad(f"dice[{i}]", f"the die {texts[i]!r:.40} is not on the square")
    ordered = dice[1:] if singles_out else dice
    if ordered != sorted(ordered, reverse=True):
        raise r.bad("dice", "dice are taken from high to low")
    return dice
