"""What cards, citizens and fights cost, and whether a seat can pay it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.district import CHOOSE, places
from beffroi.games.tournay.encoding import ACTIVITIES, CARD_BITS, FIRST_EVENT, LOSE_DENIER, NO_CARD_HERE, PRESTIGE
from beffroi.games.tournay.grid import SLOTS, room_of
from beffroi.games.tournay.moves import CARD, LYING, PLAZA, SLOT
from beffroi.kernel.state import Move, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay

# --- citizens -------------------------------------------------------------------


def can_use(s: Tournay, seat: Seat, colour: int, need: int, spare: int) -> bool:
    """Tell whether enough citizens of a colour can be found while `spare` deniers remain."""
    purse = s.purse[seat] - spare
    if purse < 0:
        return False
    need -= s.plaza[seat * 3 + colour]
    if need <= 0:
        return True
    if purse < need * s.ruleset.hire_price:
        return False
    for other in range(s.seats):
        if other != seat:
            need -= s.plaza[other * 3 + colour]
    return need <= 0


def reach(s: Tournay, seat: Seat, colour: int) -> int:
    """Count how many citizens of a colour can be used at most: one's own and those one can pay for."""
    own = s.plaza[seat * 3 + colour]
    affordable = s.purse[seat] // s.ruleset.hire_price
    if not affordable:
        return own
    others = -own
    for i in range(colour, 3 * s.seats, 3):
        others += s.plaza[i]
    return own + min(others, affordable)


def owners(s: Tournay, seat: Seat, colour: int, need: int, spare: int, start: int) -> list[Seat]:
    """Return the owners whose citizen may be used next, so that the rest can be found too.

    Owners are taken clockwise from the seat itself, never going back, so that one crew is one path.
    """
    budget = (s.purse[seat] - spare) // s.ruleset.hire_price
    found: list[Seat] = []
    hired = 0
    for i in range(s.seats - 1, start - 1, -1):
        owner = (seat + i) % s.seats
        standing = s.plaza[owner * 3 + colour]
        if i:
            hired += standing
            if standing and min(hired, budget) >= need:
                found.append(owner)
        elif standing and standing + min(hired, budget) >= need:
            found.append(owner)
    found.reverse()
    return found


# --- events ---------------------------------------------------------------------


def fight_price(s: Tournay, place: int) -> int:
    """Return the deniers the action costs: none against events that take deniers, else those on it and one more."""
    event = s.event_at(place)
    return 0 if event.type == LOSE_DENIER else s.coins[place] + s.ruleset.fight_surcharge


def can_fight(s: Tournay, seat: Seat, place: int) -> bool:
    """Tell whether the action is possible: a denier lies on the event, citizens and deniers are at hand."""
    card = s.queue[place]
    if card == NO_CARD_HERE or not s.coins[place]:
        return False
    event = s.ruleset.events[card - FIRST_EVENT]
    return can_use(s, seat, event.fight, event.citizens, fight_price(s, place))


# --- cards ----------------------------------------------------------------------


def affordable(s: Tournay, seat: Seat, card: int) -> bool:
    """Tell whether a card of the hand can be paid for."""
    row = s.ruleset.cards[card]
    if s.purse[seat] < row.deniers:
        return False
    if row.citizen >= 0:
        return bool(citizen_sources(s, seat, row.citizen))
    return not row.cards or bool(card_sources(s, seat, card, CHOOSE))


def can_play(s: Tournay, seat: Seat, card: int) -> bool:
    """Tell whether a card of the hand may be played: its price is at hand, its name is not in the district yet."""
    row = s.ruleset.cards[card]
    if row.sort == PRESTIGE and not row.cards and s.has_name(seat, card):
        return False
    return affordable(s, seat, card)


def can_play_any(s: Tournay, seat: Seat) -> bool:
    for entry in s.hands[seat]:
        card = entry & CARD_BITS
        if card < ACTIVITIES and can_play(s, seat, card):
            return True
    return False


def playable(s: Tournay, seat: Seat) -> list[int]:
    """Return the cards of the hand that may be played, each once."""
    found: list[int] = []
    for entry in s.hands[seat]:
        card = entry & CARD_BITS
        if card < ACTIVITIES and card not in found and can_play(s, seat, card):
            found.append(card)
    return found


def citizen_sources(s: Tournay, seat: Seat, colour: int) -> list[Move]:
    """Find where a citizen to be given up may come from: the Plaza, beside it, a building."""
    found: list[Move] = []
    if s.plaza[seat * 3 + colour]:
        found.append(PLAZA)
    if s.lying[seat * 3 + colour]:
        found.append(LYING)
    slots = s.slots[seat]
    return found + [SLOT + slot for slot in slots if s.work[seat * SLOTS + slot] >> 2 * colour & 3]


def card_sources(s: Tournay, seat: Seat, card: int, slot: int) -> list[Move]:
    """Find the cards that may be given up for `card`: others of the hand, visible ones of the district.

    A building of the same name in the district must go itself. If the slot is
    already chosen (the last card of the game), it must still be possible afterwards.
    """
    twin = s.ruleset.sort[card] == PRESTIGE and s.has_name(seat, card)
    found: list[Move] = []
    if not twin and (slot == CHOOSE or slot in places(s, seat)):
        found += [CARD + other for other in payable(s, seat, card)]
    for here in s.slots[seat]:
        if (not twin or s.tiles[seat * SLOTS + here] == card) and (slot == CHOOSE or still_open(s, seat, here, slot)):
            found.append(SLOT + here)
    return found


def payable(s: Tournay, seat: Seat, card: int) -> list[int]:
    """Return the activity cards of the hand, each once, besides the one that is played."""
    found: list[int] = []
    spared = s.playing != NO_CARD_HERE  # the card has already left the hand
    for entry in s.hands[seat]:
        other = entry & CARD_BITS
        if other == card and not spared:
            spared = True
        elif other < ACTIVITIES and other not in found:
            found.append(other)
    return found


def still_open(s: Tournay, seat: Seat, here: int, slot: int) -> bool:
    """Tell whether a card may be placed on `slot` after the visible card of `here` is gone."""
    if len(s.stack(seat, here)) > 1:
        return True
    shape = s.shape[seat] & ~(1 << here)
    return slot in room_of(shape) or bool(shape >> slot & 1) or not shape
