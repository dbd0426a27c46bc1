"""What always holds on the table, for tests: no card, henchman or token is lost or doubled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import CARDS, EPHEMERAL, FIRST_ALCHEMY, FIRST_BUILDING, HENCHMEN
from beffroi.kernel.errors import RulesBug

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg


def check(s: Parbourg) -> None:
    check_cards(s)
    check_henchmen(s)
    check_tokens(s)
    if s.stake < 0 and (any(s.lying) or any(s.folded) or any(s.bid_change)):
        raise RulesBug("something is left of a challenge that is over")


def check_cards(s: Parbourg) -> None:
    """Every copy of every card is in one place, and of a kind that may be there."""
    everywhere = s.deck + s.discard + s.used
    for seat in range(s.seats):
        hand = s.hands[seat]
        if hand != sorted(hand) or any(not hold >> seat & 1 for hold in hand):
            raise RulesBug(f"the hand of seat {seat} is in disorder")
        everywhere += [hold >> 4 for hold in hand] + s.buildings[seat] + [laid.card for laid in s.lying[seat]]
        if any(not FIRST_BUILDING <= building < FIRST_ALCHEMY for building in s.buildings[seat]):
            raise RulesBug(f"seat {seat} has built what is no building")
        if any(s.ruleset.kinds[laid.card] >= EPHEMERAL for laid in s.lying[seat]):
            raise RulesBug(f"seat {seat} bids with what is no Action card")
    for card, slug in enumerate(CARDS):
        if everywhere.count(card) != s.ruleset.copies[card]:
            raise RulesBug(f"there are {everywhere.count(card)} of {slug}, not {s.ruleset.copies[card]}")


def check_henchmen(s: Parbourg) -> None:
    """Every henchman in play is in one place."""
    everywhere = sorted(s.henchman_pile + s.aside + s.slain + [henchman for henchman in s.henchmen if henchman >= 0])
    if everywhere != s.ruleset.all_henchmen():
        raise RulesBug(f"the henchmen are {[HENCHMEN[henchman] for henchman in everywhere]}")
    if not 0 <= s.shown <= len(s.henchman_pile):
        raise RulesBug("more henchmen of the pile are known than there are")


def check_tokens(s: Parbourg) -> None:
    """Four tokens a day: won, at stake, on the pile, or returned."""
    days_to_come = s.ruleset.days - s.day
    tokens = sum(s.won) + len(s.pile) + (s.stake >= 0) + s.cancelled + 4 * days_to_come
    if tokens != 4 * s.ruleset.days or min(s.won) < 0:
        raise RulesBug(f"there are {tokens} victory tokens")
    taken = [4 * ((held & 15) - 1) + (held >> 4 & 15) for held in s.decided_tokens if held & 15]
    if (
        any(taken.count(place) > won for place, won in enumerate(s.won))
        or len(s.decided_tokens) - len(taken) > s.cancelled
    ):
        raise RulesBug("more tokens are said to be won or returned than there are")
