"""Why a piece can't be chosen now: the rule that stands against it."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import Improvement
from beffroi.games.troyes.citizens import has_source
from beffroi.games.troyes.lots import narrowed
from beffroi.games.troyes.pieces import LEVELS, OWNER, PLACES, VALUE, read_die
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import ACTIVATING, BUILDING, FARMING, FIGHTING, SETTLING, Action
from beffroi.kernel.label import Label
from beffroi.kernel.state import Seat


def why_not_here(anchor: str, key: str) -> Label:
    """Refuse a piece that this question is not about."""
    return Label("why-not-yours") if anchor.startswith("seat:") else Label(key)


def why_not_action(s: Troyes, seat: Seat, anchor: str) -> Label:
    """Refuse a piece clicked while an action is to be chosen."""
    kind, _, name = anchor.partition(":")
    if kind == "card":
        return why_not_card(s, seat, name)
    if kind == "event" and name.isdecimal() and int(name) < len(s.queue):
        return why_not_lot(s, seat, FIGHTING[int(name)])
    if kind == "cathedral" or anchor.startswith("space:cathedral"):
        return why_not_built(s, seat)
    if kind == "agriculture":
        return why_not_lot(s, seat, FARMING)
    if kind in ("slot", "buildings", "building"):
        return Label("why-no-row")
    if kind == "influence":
        return why_not_influence(s, seat, name)
    if kind in ("die", "cubes", "reserve", "tradesman", "lying"):
        return Label("why-choose-action")
    return why_not_here(anchor, "refused")


def why_not_card(s: Troyes, seat: Seat, slug: str) -> Label:
    """Face down, too dear to hire, too dear to use, or no dice for it."""
    for place in range(PLACES):
        card = s.ruleset.activities[s.cards[place]]
        if card.slug != slug or place % LEVELS >= s.levels:
            continue
        action = ACTIVATING[place]
        owed = card.effect.takes_influence + action.hire_influence(s, seat)
        if s.influence[seat] < owed:
            return Label("why-use-influence", (owed,))
        if action.budget(s, seat) < 0:
            return Label("why-too-dear", (s.deniers[seat] - action.budget(s, seat), s.deniers[seat]))
        if action.hires(s, seat) and not has_source(s, seat):
            return Label("why-no-citizen")
        return why_not_lot(s, seat, action)
    return Label("why-face-down")


def why_not_lot(s: Troyes, seat: Seat, action: Action) -> Label:
    """No dice of its colour at all, or none that are worth enough and payable."""
    orders = s.ruleset.die_orders[seat]
    if not any(orders[code] & action.mask(s) for code in s.dice):
        return Label("why-no-dice")
    return Label("why-value", (action.need(s), action.budget(s, seat)))


def why_not_built(s: Troyes, seat: Seat) -> Label:
    """No white die, no payable one, or none whose column has a free space."""
    orders = s.ruleset.die_orders[seat]
    white = [code for code in s.dice if orders[code] & BUILDING.mask(s)]
    if not white:
        return Label("why-no-dice")
    if any(BUILDING.accepts(s, seat, s.ruleset.plain, [], code) for code in white):
        return Label("why-price", (s.ruleset.prices[1], s.deniers[seat]))
    return Label("why-no-column")


def why_not_influence(s: Troyes, seat: Seat, use: str) -> Label:
    prices = {"reroll": s.ruleset.reroll, "recruit": s.ruleset.recruit, "turn": s.ruleset.turn}
    price = prices.get(use, 0)
    if s.influence[seat] < price:
        return Label("why-influence", (price, s.influence[seat]))
    return Label("why-no-supply") if use == "recruit" else Label("why-no-own-dice")


def why_not_die(s: Troyes, seat: Seat, action: Action, power: Improvement, taken: list[int], anchor: str) -> Label:
    """Refuse a die that may not join the lot: its colour, the order of taking, the price, or what it would be worth."""
    code = read_die(anchor.removeprefix("die:"))
    if code not in s.dice:
        return Label("why-die-gone")
    mask = power.colours(action.mask(s))
    if not action.mixed(s) or not power.mixes(s.rules):
        mask = narrowed(s, seat, mask, taken)
    if not s.ruleset.die_orders[seat][code] & mask:
        return Label("why-colour")
    if s.dice.count(code) <= taken.count(code):
        return Label("why-taken")
    behind = taken[1:] if power.singles_out else taken
    if behind and code > behind[-1]:
        return Label("why-order")
    if len(taken) >= min(action.most, power.most):
        return Label("why-lot-full", (min(action.most, power.most),))
    lot = [*taken, code]
    if power.singles_out and not taken and not power.may_single_out(seat, code):
        return Label("why-other-first")
    price = sum(power.costs(s.ruleset.prices, seat, lot))
    if price > action.budget(s, seat):
        return Label("why-price", (price, action.budget(s, seat)))
    return why_not_accepted(s, seat, action, power, taken, code)


def why_not_accepted(s: Troyes, seat: Seat, action: Action, power: Improvement, taken: list[int], code: int) -> Label:
    if not action.accepts(s, seat, power, taken, code):
        return Label("why-column", (VALUE[code],)) if action is BUILDING else Label("why-no-row")
    if action is SETTLING and OWNER[code] != seat:
        return Label("why-price", (s.ruleset.prices[1], s.deniers[seat]))
    return Label("why-value", (action.need(s), action.budget(s, seat)))
