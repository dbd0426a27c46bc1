"""Who knows which hidden card, and what a seat may imagine instead of what it does not know.

An entry in a deck, a hand or a pile of ramparts carries the seats that know it
*where it lies* (KNOWN). When somebody puts one of several hand cards of a deck
back unseen, those who knew some of them still know that they are among these
places, but not which is where: the entries get a common VEIL, and KNOWN turns
into RUMOUR. Everything else about a deck is unknown and equally likely.
"""

from __future__ import annotations

from beffroi.games.tournay.cards.model import DECKS, EVENT_DECK, FIRST_CRIER, FIRST_EXPANSION
from beffroi.games.tournay.state import CARD_BITS, KNOWN, RUMOUR, SEAT_BITS, VEIL, Tournay
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Seat

Place = tuple[list[int], int]  # a list of entries and an index in it


def known_by(entry: int) -> int:
    """The seats (bits) that know the card where it lies."""
    return entry // KNOWN & SEAT_BITS


def rumoured_to(entry: int) -> int:
    """The seats (bits) that know the card to be somewhere under the entry's veil."""
    return entry // RUMOUR & SEAT_BITS


def veil_of(entry: int) -> int:
    return entry // VEIL


def shown(s: Tournay, entry: int) -> int:
    """The entry of a card everybody sees."""
    return (entry & CARD_BITS) | s.everyone()


def family(s: Tournay, deck: int) -> list[Place]:
    """All hidden places where cards of a deck lie: the deck, the hands, for events the piles of ramparts."""
    places: list[Place] = [(s.decks[deck], i) for i in range(len(s.decks[deck]))]
    heaps = s.hands + s.piles if deck == EVENT_DECK else s.hands
    for heap in heaps:
        places += [(heap, i) for i in range(len(heap)) if s.book.deck_of[heap[i] & CARD_BITS] == deck]
    return places


def leave_hand(s: Tournay, seat: Seat, card: int) -> int:
    """Take a card out of a hand unseen by the others; returns its entry, to be put somewhere face down."""
    hand = s.hands[seat]
    deck = s.book.deck_of[card]
    likely = [i for i in range(len(hand)) if s.book.deck_of[hand[i] & CARD_BITS] == deck]
    me = 1 << seat
    aware = 0  # who knows something about these cards, besides their owner
    for i in likely:
        aware |= (known_by(hand[i]) | rumoured_to(hand[i])) & ~me
    if len(likely) > 1 and aware:
        veil(s, deck, seat, [hand[i] for i in likely])
    return hand.pop(find(hand, card))


def find(heap: list[int], card: int) -> int:
    """Where a card is in a list of entries."""
    for i in range(len(heap)):
        if heap[i] & CARD_BITS == card:
            return i
    raise ValueError(f"card {card} is not there")


def veil(s: Tournay, deck: int, seat: Seat, entries: list[int]) -> None:
    """Nobody but their owner can tell these hand cards (and those veiled with them) apart any more."""
    places = family(s, deck)
    old = {veil_of(entry) for entry in entries} - {0}
    new = 1 + max(veil_of(heap[i]) for heap, i in places)
    hand, me = s.hands[seat], 1 << seat
    for heap, i in places:
        entry = heap[i]
        if veil_of(entry) in old:
            heap[i] = entry % VEIL + new * VEIL
        if heap is hand:
            known = known_by(entry) & ~me
            rumour = rumoured_to(entry) | known
            heap[i] = (entry & CARD_BITS) + (known_by(entry) & me) * KNOWN + rumour * RUMOUR + new * VEIL


def lift(s: Tournay, entry: int) -> None:
    """A veiled card was shown and is gone from its place: one that is left alone under the veil is known again."""
    group = veil_of(entry)
    if not group:
        return
    left = [(heap, i) for heap, i in family(s, s.book.deck_of[entry & CARD_BITS]) if veil_of(heap[i]) == group]
    if len(left) == 1:
        heap, i = left[0]
        known = known_by(heap[i]) | rumoured_to(heap[i])
        heap[i] = (heap[i] & CARD_BITS) + known * KNOWN


# --- imagining -----------------------------------------------------------------


def redeal(s: Tournay, seat: Seat, chance: Chance) -> None:
    """Deal everything anew that the seat does not know."""
    for deck in range(DECKS + 1):
        places = family(s, deck)
        shuffle_veils(s, places, seat, chance)
        shuffle_unknown(s, deck, places, seat, chance)


def shuffle_veils(s: Tournay, places: list[Place], seat: Seat, chance: Chance) -> None:
    """Swap the cards under each veil between the places the seat has not seen since."""
    groups: dict[int, list[Place]] = {}
    for heap, i in places:
        if veil_of(heap[i]) and not known_by(heap[i]) >> seat & 1:
            groups.setdefault(veil_of(heap[i]), []).append((heap, i))
    for group in groups.values():
        moved = sorted((heap[i] for heap, i in group), key=lambda entry: (rumoured_to(entry), told(entry, seat)))
        chance.shuffle(moved, "imagine")
        for (heap, i), entry in zip(group, moved, strict=True):
            rumour = rumoured_to(entry)
            heap[i] = (entry & CARD_BITS) + known_by(heap[i]) * KNOWN + rumour * RUMOUR + veil_of(heap[i]) * VEIL


def told(entry: int, seat: Seat) -> int:
    """The card of a veiled entry as far as the seat has heard of it."""
    return entry & CARD_BITS if rumoured_to(entry) >> seat & 1 else 0


def shuffle_unknown(s: Tournay, deck: int, places: list[Place], seat: Seat, chance: Chance) -> None:
    """Deal the cards the seat knows nothing about: the crier only where nobody has looked, the box from its own."""
    unknown = [(heap, i) for heap, i in places if not (known_by(heap[i]) | rumoured_to(heap[i])) >> seat & 1]
    box = [i for i in range(len(s.box)) if s.book.deck_of[s.box[i]] == deck]
    cards = sorted([heap[i] & CARD_BITS for heap, i in unknown] + [s.box[i] for i in box])
    chance.shuffle(cards, "imagine")
    fill_box(s, box, cards)
    crier = FIRST_CRIER + deck
    if crier in cards:
        cards.remove(crier)
        unseen = [k for k in range(len(unknown)) if could_be_crier(s, deck, unknown[k])]
        heap, i = unknown.pop(unseen[chance.below(len(unseen), "imagine")])
        heap[i] = heap[i] - (heap[i] & CARD_BITS) + crier
    for heap, i in unknown:
        heap[i] = heap[i] - (heap[i] & CARD_BITS) + cards.pop()


def could_be_crier(s: Tournay, deck: int, place: Place) -> bool:
    """Only a card nobody has looked at can be a crier that was not revealed."""
    heap, i = place
    return heap is s.decks[deck] and not known_by(heap[i])


def fill_box(s: Tournay, box: list[int], cards: list[int]) -> None:
    """Leave out cards that the expansion mixes, of each no more copies than it mixes."""
    left: dict[int, int] = {}
    for i in box:
        for k in range(len(cards)):
            card = cards[k]
            if left.get(card, mixed_copies(s, card)):
                left[card] = left.get(card, mixed_copies(s, card)) - 1
                s.box[i] = cards.pop(k)
                break


def mixed_copies(s: Tournay, card: int) -> int:
    """How many copies of a card the expansion mixes."""
    if card >= FIRST_CRIER:
        return 0
    return s.book.cards[card].copies if card >= FIRST_EXPANSION else s.book.cards[card].replaced
