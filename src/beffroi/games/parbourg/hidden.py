"""What a seat can't know, dealt anew: a table it cannot tell from the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import FIRST_EPHEMERAL
from beffroi.games.parbourg.laid_cards import LaidCard
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg


def imagine(s: Parbourg, seat: Seat, chance: Chance) -> Parbourg:
    """The draw pile, the cards of other hands the seat has not seen, and hidden bids are shuffled among each other."""
    new = s.clone(chance)
    hidden = new.deck[:]
    others = [other for other in range(s.seats) if other != seat]
    for other in others:
        hidden += [hold >> 4 for hold in new.hands[other] if not hold >> seat & 1]
        hidden += [laid.card for laid in new.lying[other] if not laid.seen >> seat & 1]
    hidden.sort()  # nothing of their true order may show
    chance.shuffle(hidden, "imagine")
    for other in others:
        new.lying[other] = deal_bids(new.lying[other], seat, hidden)
    for other in others:
        new.hands[other] = deal_hand(new.hands[other], seat, hidden)
    new.deck = hidden
    unseen = sorted(new.henchman_pile[new.shown :])
    chance.shuffle(unseen, "imagine")
    new.henchman_pile = new.henchman_pile[: new.shown] + unseen
    new.forget_answers(seat)
    return new


def deal_hand(hand: list[int], seat: Seat, hidden: list[int]) -> list[int]:
    """A hand whose cards the seat does not know may be anything; that others know of some it may know."""
    dealt = [hold for hold in hand if hold >> seat & 1]
    dealt += [hidden.pop() << 4 | known for known in sorted(hold & 15 for hold in hand if not hold >> seat & 1)]
    dealt.sort()
    return dealt


def deal_bids(lying: list[LaidCard], seat: Seat, hidden: list[int]) -> list[LaidCard]:
    """A hidden bid may be any Action card that is out of sight."""
    dealt = lying[:]
    for place, laid in enumerate(lying):
        if not laid.seen >> seat & 1:
            i = len(hidden) - 1
            while hidden[i] >= FIRST_EPHEMERAL:
                i -= 1
            card = hidden.pop(i)
            dealt[place] = LaidCard(
                card, laid.serial, laid.down, laid.seen, laid.event, laid.points, laid.minus, laid.aim
            )
    return dealt
