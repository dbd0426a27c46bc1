"""What bids are worth: each lying card, fixed bonuses, the total, and who wins the challenge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import (
    CENTRAL,
    COURT,
    DUELLIST,
    EXECUTIONER,
    FALSE_IDENTITY,
    LEVER,
    VETERAN,
)
from beffroi.games.parbourg.laid_cards import NONE, WINS_TIES, LaidCard
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg


def card_value(s: Parbourg, seat: Seat, place: int, colour: int) -> int:
    """What one lying card counts in a colour: its print, what henchmen and events add, less Thrusts, never below 0."""
    lying = s.lying[seat]
    laid = lying[place]
    card = s.ruleset.cards[laid.card]
    printed = card.bid[colour]
    value = printed
    if card.kind == CENTRAL and s.has_henchman(seat, VETERAN):
        value += s.ruleset.henchmen[VETERAN].points
    if place == 0 and s.has_henchman(seat, DUELLIST):
        value = max(value, s.ruleset.henchmen[DUELLIST].least)
    value += laid.points - laid.minus
    for other in lying:
        if other.card == LEVER and other.event and other.aim == laid.serial:
            value += min(s.ruleset.cards[LEVER].cap, printed)
    return max(value, 0)


def fixed_bonus(s: Parbourg, seat: Seat, colour: int) -> int:
    """What counts without any card: henchmen, buildings, elixirs of the day."""
    ruleset = s.ruleset
    bonus = s.elixirs[4 * seat + colour]
    for building in s.buildings[seat]:
        bonus += ruleset.cards[building].bonus[colour]
    first, second = s.henchmen[2 * seat], s.henchmen[2 * seat + 1]
    if first >= 0:
        bonus += ruleset.henchmen[first].bonus[colour]
    if second >= 0:
        bonus += ruleset.henchmen[second].bonus[colour]
    if first == EXECUTIONER or second == EXECUTIONER:
        bonus += ruleset.henchmen[EXECUTIONER].points * folds_before(s, seat)
    return bonus


def folds_before(s: Parbourg, seat: Seat) -> int:
    """Opponents whose fold came before this seat's; while it stands, all who have folded."""
    own = s.folded[seat] or s.seats + 1
    return sum(1 for rank in s.folded if 0 < rank < own)


def total_in(s: Parbourg, seat: Seat, colour: int) -> int:
    """The bid of a seat if the challenge had this colour."""
    total = fixed_bonus(s, seat, colour) + s.bid_change[seat]
    for place in range(len(s.lying[seat])):
        total += card_value(s, seat, place, colour)
    return max(total, 0)


def total(s: Parbourg, seat: Seat) -> int:
    """The bid of a seat in the challenge being held."""
    return total_in(s, seat, s.stake)


def bid_with(s: Parbourg, seat: Seat, card: int) -> tuple[int, int]:
    """What a card would count if it were laid now without its event, and the whole bid then."""
    lying = s.lying[seat]
    s.lying[seat] = [*lying, LaidCard(card, NONE - 1, False, 0, False, 0, 0, NONE)]
    value = card_value(s, seat, len(lying), s.stake)
    after = total_in(s, seat, s.stake)
    s.lying[seat] = lying
    return value, after


def wins_ties(s: Parbourg, seat: Seat) -> bool:
    """By the Court, the Loaded Coin, or the event of False Identity."""
    if s.statuses[seat] & WINS_TIES or s.owns(seat, COURT):
        return True
    return any(laid.card == FALSE_IDENTITY and laid.event for laid in s.lying[seat])


def leader(s: Parbourg) -> Seat:
    """Who takes the token if nothing more happens: most points, then who wins ties, then the highest initiative."""
    best, winner = total(s, 0), 0
    for seat in range(1, s.seats):
        bid = total(s, seat)
        if bid > best or (bid == best and wins_tie_with(s, seat, winner)):
            best, winner = bid, seat
    return winner


def wins_tie_with(s: Parbourg, seat: Seat, other: Seat) -> bool:
    """Whether of two equal bids that of the seat is better."""
    if wins_ties(s, seat) != wins_ties(s, other):
        return wins_ties(s, seat)
    return s.initiative(seat) > s.initiative(other)
