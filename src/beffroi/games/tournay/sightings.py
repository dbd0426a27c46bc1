"""What everybody learns when a card is shown, looked at, taken or put away.

What an observer knows afterwards follows from what it could see, and from nothing else:

- Copies of a card are alike. Whoever knew one of two copies in a hand sees that one go, and one who suspected a card
  of this name among some places suspects it no longer, whichever copy it was.
- The cards of one deck in a hand are alike from outside. Where one of them leaves, seen or unseen, nobody else can
  tell its place from the others', so that all these places share one mix (`hidden.py`) from then on.
- Which places are mixed is open to all: it never depends on the names of hidden cards, or on who knows them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import (
    CARD_BITS,
    KNOWN,
    MIXED,
    OBSERVERS,
    SPECTATORS,
    SUSPECTED,
    find,
    known_by,
    mix_of,
    observed,
    put_on,
    suspected_by,
)
from beffroi.games.tournay.hidden import HiddenZone
from beffroi.games.tournay.revisions import COPIES_ARE_ALIKE
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


# --- cards that leave a hand ---------------------------------------------------


def leave_openly(s: Tournay, seat: Seat, card: int) -> None:
    """Take a card out of a hand for all to see."""
    i = find(s.hands[seat], card) if s.rules < COPIES_ARE_ALIKE else copy_to_leave(s, seat, card)
    hand = s.hands[seat]
    s.hands[seat] = hand[:i] + hand[i + 1 :]
    if hand[i] >= MIXED:
        drop_suspicion(s, hand[i], OBSERVERS)
        reveal_single(s, hand[i])


def copy_to_leave(s: Tournay, seat: Seat, card: int) -> int:
    """Find the copy of a card that leaves a hand, and let everybody who knew another copy have known this one."""
    hand, mixed = s.hands[seat], False
    for i in range(len(hand)):
        if hand[i] & CARD_BITS == card and known_by(hand[i]) & SPECTATORS:
            return i
        mixed = mixed or hand[i] >= MIXED
    if mixed:
        zone = HiddenZone(s, s.ruleset.deck_of[card])
        join_mixes(zone, [place for place in zone.places if place[0] == 1 + seat])
    first = find(hand, card)
    for i in range(first + 1, len(hand)):
        if hand[i] & CARD_BITS == card:
            trade_knowledge(s, seat, first, i)
    return first


def trade_knowledge(s: Tournay, seat: Seat, first: int, other: int) -> None:
    """Let those who know the other of two copies in a hand, and not the first, know the first instead."""
    hand = list(s.hands[seat])
    a, b = hand[first], hand[other]
    who = known_by(b) & ~known_by(a)
    hand[first] = observed(a, known_by(a) | who, suspected_by(a) & ~who)
    hand[other] = observed(b, known_by(b) & ~who, suspected_by(b) | suspected_by(a) & who)
    s.hands[seat] = tuple(hand)


def show_in_hand(s: Tournay, seat: Seat, card: int) -> None:
    """Turn a card of a hand up for all to see; it stays there for now."""
    if s.rules < COPIES_ARE_ALIKE:
        hand = s.hands[seat]
        i = find(hand, card)
        s.hands[seat] = (*hand[:i], s.shown(hand[i]), *hand[i + 1 :])
        reveal_single(s, hand[i])
        return
    leave_openly(s, seat, card)
    s.hands[seat] = put_on(s.hands[seat], card | s.everyone())


def leave_unseen(s: Tournay, seat: Seat, card: int) -> int:
    """Take a card out of a hand unseen by the others; returns its entry, to be put somewhere face down."""
    deck = s.ruleset.deck_of[card]
    likely, aware = 0, 0  # who knows something about these cards, besides their owner
    for entry in s.hands[seat]:
        if s.ruleset.deck_of[entry & CARD_BITS] == deck:
            likely += 1
            aware |= (known_by(entry) | suspected_by(entry)) & ~(1 << seat)
    if likely > 1 and (aware or s.rules >= COPIES_ARE_ALIKE):
        mix_unseen(s, deck, seat)
    hand = s.hands[seat]
    i = find(hand, card)
    s.hands[seat] = hand[:i] + hand[i + 1 :]
    return hand[i]


# --- cards of a deck -----------------------------------------------------------


def look_at_two(s: Tournay, seat: Seat, deck: int) -> None:
    """Let a seat see the first two cards of a deck."""
    cards, me = s.decks[deck], KNOWN << seat
    if cards[-1] < MIXED and cards[-2] < MIXED:
        s.decks[deck] = put_on(put_on(cards[:-2], cards[-2] | me), cards[-1] | me)
        return
    for place in (len(cards) - 2, len(cards) - 1):
        drop_suspicion(s, s.decks[deck][place], 1 << seat)
        cards = s.decks[deck]
        s.decks[deck] = (*cards[:place], seen_by(s, cards[place], seat), *cards[place + 1 :])


def seen_by(s: Tournay, entry: int, seat: Seat) -> int:
    """Return the entry of a card that a seat sees where it lies."""
    entry |= KNOWN << seat
    return entry if s.rules < COPIES_ARE_ALIKE else entry & ~(SUSPECTED << seat)


def keep_one(s: Tournay, seat: Seat, deck: int, card: int) -> tuple[int, int]:
    """Take one of a deck's first two cards into the hand and show the other; returns both by number."""
    cards = s.decks[deck]
    if mix_of(cards[-1]) != mix_of(cards[-2]) and s.rules >= COPIES_ARE_ALIKE:
        top = len(cards) - 1
        join_mixes(HiddenZone(s, deck), [(0, top), (0, top - 1)])  # nobody else sees which of the places was emptied
        cards = s.decks[deck]
    kept, left = cards[-1], cards[-2]
    if kept & CARD_BITS != card:
        kept, left = left, kept
    elif left & CARD_BITS == card and s.rules >= COPIES_ARE_ALIKE:
        who = known_by(kept) & ~known_by(left)  # they see a copy lie there, and take it for the one they knew
        kept = observed(kept, known_by(kept) & ~who, suspected_by(kept) | suspected_by(left) & who)
        left = observed(left, known_by(left) | who, suspected_by(left) & ~who)
    s.hands[seat] = put_on(s.hands[seat], kept)
    s.decks[deck] = put_on(cards[:-2], s.shown(left))
    drop_suspicion(s, left, OBSERVERS)
    reveal_single(s, left)
    return kept & CARD_BITS, left & CARD_BITS


def show_top(s: Tournay, deck: int) -> int:
    """Turn the first card of a deck up; returns it by number."""
    cards = s.decks[deck]
    s.decks[deck] = put_on(cards[:-1], s.shown(cards[-1]))
    drop_suspicion(s, cards[-1], OBSERVERS)
    reveal_single(s, cards[-1])
    return cards[-1] & CARD_BITS


# --- mixes ---------------------------------------------------------------------


def mix_unseen(s: Tournay, deck: int, seat: Seat) -> None:
    """Make a seat's hand cards of a deck (and those mixed with them) alike to everybody but their owner."""
    zone, me = HiddenZone(s, deck), 1 << seat
    old = {mix_of(zone.get(place)) for place in zone.places if place[0] == 1 + seat} - {0}
    new = 1 + max(mix_of(zone.get(place)) for place in zone.places)
    for place in zone.places:
        entry = zone.get(place)
        if place[0] == 1 + seat:
            suspected = suspected_by(entry) | known_by(entry) & ~me
            zone.set(place, (entry & CARD_BITS) + (known_by(entry) & me) * KNOWN + suspected * SUSPECTED + new * MIXED)
        elif mix_of(entry) in old:
            zone.set(place, entry % MIXED + new * MIXED)
    zone.write()


def join_mixes(zone: HiddenZone, places: list[tuple[int, int]]) -> None:
    """Make one mix of some places and all that is mixed with them, unless they are in the same mix or in none."""
    mixes = {mix_of(zone.get(place)) for place in places}
    if len(mixes) == 1:
        return
    new = 1 + max(mix_of(zone.get(place)) for place in zone.places)
    for place in zone.places:
        entry = zone.get(place)
        if place in places or (entry >= MIXED and mix_of(entry) in mixes):
            zone.set(place, entry % MIXED + new * MIXED)
    zone.write()


def drop_suspicion(s: Tournay, entry: int, observers: int) -> None:
    """Let observers who see a card of a mix suspect one of its name there no longer, be it another copy."""
    if entry < MIXED or s.rules < COPIES_ARE_ALIKE:
        return
    who = observers & ~(known_by(entry) | suspected_by(entry))
    card, group = entry & CARD_BITS, mix_of(entry)
    zone = HiddenZone(s, s.ruleset.deck_of[card])
    for place in zone.places:
        other = zone.get(place)
        if other & CARD_BITS == card and mix_of(other) == group:
            zone.set(place, observed(other, known_by(other), suspected_by(other) & ~who))
            who &= ~suspected_by(other)
    zone.write()


def reveal_single(s: Tournay, entry: int) -> None:
    """Make a card known again that is left alone of its mix, since another was shown and is gone from its place."""
    group = mix_of(entry)
    if not group:
        return
    zone = HiddenZone(s, s.ruleset.deck_of[entry & CARD_BITS])
    left = [place for place in zone.places if mix_of(zone.get(place)) == group]
    if len(left) == 1:
        entry = zone.get(left[0])
        zone.set(left[0], (entry & CARD_BITS) + (known_by(entry) | suspected_by(entry)) * KNOWN)
        zone.write()
