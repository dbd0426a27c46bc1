"""Cards of a hand: which there are, discarding one, giving one away."""

from __future__ import annotations

from beffroi.games.parbourg.cards.ids import (
    CARD_KEYS,
    CARDS,
)
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.state import Seat


def held(s: Parbourg, seat: Seat) -> list[int]:
    """The different cards in a hand, in their order."""
    cards: list[int] = []
    last = NONE
    for hold in s.hands[seat]:
        card = hold >> 4
        if card != last:
            cards.append(card)
            last = card
    return cards


def discard_from_hand(s: Parbourg, seat: Seat, card: int) -> None:
    """Discard openly; the card can be drawn again once the pile is renewed."""
    s.lose(seat, card)
    s.discard = [*s.discard, card]
    s.tell("discards", seat, CARD_KEYS[card])


def give(s: Parbourg, giver: Seat, taker: Seat, card: int) -> None:
    """A card changes hands; others see only that one did."""
    s.lose(giver, card)
    s.hide_which_left(giver, 1 << taker, len(CARDS))
    s.gain(taker, card, 1 << giver)
    s.tell("gives", giver, taker)
    for seat in (giver, taker):
        s.tell_only(seat, "given-card", CARD_KEYS[card])
    s.seal()
