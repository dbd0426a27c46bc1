"""What always holds on the table: no card, henchman or token is lost or doubled; a breach names its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import CARDS, EPHEMERAL, FIRST_ALCHEMY, FIRST_BUILDING, HENCHMEN
from beffroi.games.parbourg.laid_cards import MOST_POINTS, MOST_SERIALS, NONE
from beffroi.kernel.errors import RulesBug

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg
    from beffroi.kernel.state import Seat

BEFORE_HIRING = ("StartDay", "UseDayPowers")


def check(s: Parbourg) -> None:
    check_cards(s)
    check_henchmen(s)
    check_tokens(s)
    check_challenge(s)
    for seat in range(s.seats):
        check_bids(s, seat)
    s.ruleset.agendas.check(s)


def require(holds: bool, what: str, place: str) -> None:
    if not holds:
        raise RulesBug(what, place)


def check_cards(s: Parbourg) -> None:
    """Every copy of every card is in one place, and of a kind that may be there."""
    everywhere = s.deck + s.discard + s.used
    for seat in range(s.seats):
        hand = s.hands[seat]
        sorted_well = hand == sorted(hand) and all(hold >> seat & 1 for hold in hand)
        require(sorted_well, "it is in disorder", f"players[{seat}].hand")
        everywhere += [hold >> 4 for hold in hand] + s.buildings[seat] + [laid.card for laid in s.lying[seat]]
        for i, building in enumerate(s.buildings[seat]):
            fits = FIRST_BUILDING <= building < FIRST_ALCHEMY
            require(fits, f"{CARDS[building]} is no building", f"players[{seat}].buildings[{i}]")
        for i, laid in enumerate(s.lying[seat]):
            fits = s.ruleset.kinds[laid.card] < EPHEMERAL
            require(fits, f"{CARDS[laid.card]} is no Action card", f"players[{seat}].lying[{i}]")
    for card, slug in enumerate(CARDS):
        count, copies = everywhere.count(card), s.ruleset.copies[card]
        require(count == copies, f"there are {count} of {slug}, not {copies}", "deck")


def check_henchmen(s: Parbourg) -> None:
    """Every henchman in play is in one place, and serves whoever has hired."""
    everywhere = sorted(s.henchman_pile + s.aside + s.slain + [henchman for henchman in s.henchmen if henchman >= 0])
    wanted = s.ruleset.all_henchmen()
    require(everywhere == wanted, f"the henchmen are {[HENCHMEN[henchman] for henchman in everywhere]}", "roster")
    require(0 <= s.shown <= len(s.henchman_pile), "more are known than there are", "shown")
    hiring = not s.agenda or any(step.name() in BEFORE_HIRING for step in s.agenda)
    for seat in range(s.seats):
        require(hiring or s.henchmen[2 * seat] != NONE, "somebody serves every seat", f"players[{seat}].henchmen")
    require(not s.aside or s.ruleset.set_aside, "henchmen come back every day", "aside")


def check_tokens(s: Parbourg) -> None:
    """Four tokens a day: won, at stake, on the pile, or returned."""
    days_to_come = s.ruleset.days - s.day
    tokens = sum(s.won) + len(s.pile) + (s.stake >= 0) + s.cancelled + 4 * days_to_come
    require(tokens == 4 * s.ruleset.days and min(s.won) >= 0, f"there are {tokens} victory tokens", "cancelled")
    taken = [4 * ((held & 15) - 1) + (held >> 4 & 15) for held in s.decided_tokens if held & 15]
    returned = len(s.decided_tokens) - len(taken)
    fits = returned <= s.cancelled and all(taken.count(place) <= won for place, won in enumerate(s.won))
    require(fits, "more tokens are said to be won or returned than there are", "held")


def check_challenge(s: Parbourg) -> None:
    """What belongs to a challenge is there while one is held, and only then."""
    names = [step.name() for step in s.agenda]
    held = "CountBids" in names or "DrawAfterChallenge" in names
    require(held == (s.stake >= 0), "a token is at stake while a challenge is held", "stake")
    require(held or s.at == NONE, "it is somebody's turn without a challenge", "at")
    require(held or not (s.placed or s.built or s.last), "there is no turn without a challenge", "placed")
    ranks = sorted(rank for rank in s.folded if rank)
    require(ranks == list(range(1, len(ranks) + 1)), "players fold one after the other", "players")
    for seat in range(s.seats):
        left = s.folded[seat] or s.bid_change[seat] or s.lying[seat]
        require(held or not left, "something is left of a challenge that is over", f"players[{seat}]")
    require(sorted(s.order) == list(range(s.seats)), "every seat once is expected", "order")


def check_bids(s: Parbourg, seat: Seat) -> None:
    """Lying cards are told apart by their serials, and figures stay in bounds."""
    place = f"players[{seat}]"
    serials = [laid.serial for other in range(s.seats) for laid in s.lying[other]]
    for i, laid in enumerate(s.lying[seat]):
        spot = f"{place}.lying[{i}]"
        require(serials.count(laid.serial) == 1 and laid.serial <= s.serial, f"it can't be number {laid.serial}", spot)
        require(0 <= laid.points <= MOST_POINTS and 0 <= laid.minus <= MOST_POINTS, "it counts too much", spot)
        require(not laid.seen >> s.seats and bool(laid.seen >> seat & 1), "its owner knows it", spot)
    require(s.serial <= MOST_SERIALS, f"there are no {s.serial} bids", "serial")
    require(abs(s.bid_change[seat]) <= MOST_POINTS, "it is too much", f"{place}.extra")
    require(max(s.elixirs[4 * seat : 4 * seat + 4]) <= MOST_POINTS, "it is too much", f"{place}.elixirs")
