"""Who knows which hidden card, and what a seat may imagine instead of what it does not know.

An entry in a deck, a hand or a pile of ramparts carries the seats that know it
*where it lies* (KNOWN). When somebody puts one of several hand cards of a deck
back unseen, those who knew some of them still know that they are among these
places, but not which is where: the entries get a common VEIL, and KNOWN turns
into RUMOUR. Everything else about a deck is unknown and equally likely.
"""

from __future__ import annotations

from beffroi.games.tournay.cards.model import DECKS, EVENT_DECK, FIRST_CRIER, FIRST_EXPANSION
from beffroi.games.tournay.state import CARD_BITS, KNOWN, NO_CARD_HERE, RUMOUR, SEAT_BITS, VEIL, Heap, Tournay
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Seat


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


class Family:
    """All hidden places where cards of a deck lie: the deck, the hands, for events the piles of ramparts.

    Heaps are never changed in place: they are read here as lists, and `write` puts them back.
    """

    __slots__ = ("deck", "heaps", "places", "s")

    def __init__(self, s: Tournay, deck: int) -> None:
        self.s = s
        self.deck = deck
        owned = s.hands + s.piles if deck == EVENT_DECK else s.hands
        self.heaps = [list(s.decks[deck])] + [list(heap) for heap in owned]
        self.places: list[tuple[int, int]] = []  # heap, index in it; heap 0 is the deck
        deck_of = s.book.deck_of
        for which in range(len(self.heaps)):
            heap = self.heaps[which]
            self.places += [(which, i) for i in range(len(heap)) if deck_of[heap[i] & CARD_BITS] == deck]

    def get(self, place: tuple[int, int]) -> int:
        return self.heaps[place[0]][place[1]]

    def set(self, place: tuple[int, int], entry: int) -> None:
        self.heaps[place[0]][place[1]] = entry

    def set_card(self, place: tuple[int, int], card: int) -> None:
        """Another card in the place of an entry, known to the same seats."""
        entry = self.get(place)
        self.set(place, entry - (entry & CARD_BITS) + card)

    def write(self) -> None:
        """Put the heaps back on the table."""
        s = self.s
        s.decks[self.deck] = tuple(self.heaps[0])
        s.piles = s.piles[:]
        for seat in range(s.seats):
            s.hands[seat] = tuple(self.heaps[1 + seat])
            if self.deck == EVENT_DECK:
                s.piles[seat] = tuple(self.heaps[1 + s.seats + seat])


def leave_hand(s: Tournay, seat: Seat, card: int) -> int:
    """Take a card out of a hand unseen by the others; returns its entry, to be put somewhere face down."""
    deck = s.book.deck_of[card]
    likely = [entry for entry in s.hands[seat] if s.book.deck_of[entry & CARD_BITS] == deck]
    aware = 0  # who knows something about these cards, besides their owner
    for entry in likely:
        aware |= (known_by(entry) | rumoured_to(entry)) & ~(1 << seat)
    if len(likely) > 1 and aware:
        veil(s, deck, seat)
    hand = s.hands[seat]
    i = find(hand, card)
    s.hands[seat] = hand[:i] + hand[i + 1 :]
    return hand[i]


def find(heap: Heap, card: int) -> int:
    """Where a card is among entries."""
    for i in range(len(heap)):
        if heap[i] & CARD_BITS == card:
            return i
    raise ValueError(f"card {card} is not there")


def veil(s: Tournay, deck: int, seat: Seat) -> None:
    """Nobody but their owner can tell a seat's hand cards of a deck (and those veiled with them) apart any more."""
    family, me = Family(s, deck), 1 << seat
    old = {veil_of(family.get(place)) for place in family.places if place[0] == 1 + seat} - {0}
    new = 1 + max(veil_of(family.get(place)) for place in family.places)
    for place in family.places:
        entry = family.get(place)
        if place[0] == 1 + seat:
            rumour = rumoured_to(entry) | known_by(entry) & ~me
            family.set(place, (entry & CARD_BITS) + (known_by(entry) & me) * KNOWN + rumour * RUMOUR + new * VEIL)
        elif veil_of(entry) in old:
            family.set(place, entry % VEIL + new * VEIL)
    family.write()


def lift(s: Tournay, entry: int) -> None:
    """A veiled card was shown and is gone from its place: one that is left alone under the veil is known again."""
    group = veil_of(entry)
    if not group:
        return
    family = Family(s, s.book.deck_of[entry & CARD_BITS])
    left = [place for place in family.places if veil_of(family.get(place)) == group]
    if len(left) == 1:
        entry = family.get(left[0])
        family.set(left[0], (entry & CARD_BITS) + (known_by(entry) | rumoured_to(entry)) * KNOWN)
        family.write()


# --- imagining -----------------------------------------------------------------


def redeal(s: Tournay, seat: Seat, chance: Chance) -> None:
    """Deal everything anew that the seat does not know."""
    for deck in range(DECKS + 1):
        family = Family(s, deck)
        shuffle_veils(family, seat, chance)
        shuffle_unknown(family, seat, chance)
        family.write()


def shuffle_veils(family: Family, seat: Seat, chance: Chance) -> None:
    """Swap the cards under each veil between the places the seat has not seen since."""
    groups: dict[int, list[tuple[int, int]]] = {}
    for place in family.places:
        entry = family.get(place)
        if entry >= VEIL and not known_by(entry) >> seat & 1:
            groups.setdefault(veil_of(entry), []).append(place)
    for group in groups.values():
        moved = sorted(map(family.get, group), key=lambda entry: (rumoured_to(entry), told(entry, seat)))
        chance.shuffle(moved, "imagine")
        for place, entry in zip(group, moved, strict=True):
            here = family.get(place)
            card, rumour = entry & CARD_BITS, rumoured_to(entry)
            family.set(place, card + known_by(here) * KNOWN + rumour * RUMOUR + veil_of(here) * VEIL)


def told(entry: int, seat: Seat) -> int:
    """The card of a veiled entry as far as the seat has heard of it."""
    return entry & CARD_BITS if rumoured_to(entry) >> seat & 1 else 0


def shuffle_unknown(family: Family, seat: Seat, chance: Chance) -> None:
    """Deal the cards the seat knows nothing about: the crier only where nobody has looked, the box from its own."""
    s, deck = family.s, family.deck
    aware = (KNOWN | RUMOUR) << seat
    unknown = [place for place in family.places if not family.get(place) & aware]
    box = [i for i in range(len(s.box)) if s.book.deck_of[s.box[i]] == deck]
    cards = sorted([family.get(place) & CARD_BITS for place in unknown] + [s.box[i] for i in box])
    chance.shuffle(cards, "imagine")
    if box:
        fill_box(s, box, cards, chance)
    crier = FIRST_CRIER + deck
    if crier in cards:
        cards.remove(crier)
        # only a card of the deck nobody has looked at can be a crier that was not revealed
        unseen = [k for k in range(len(unknown)) if unknown[k][0] == 0 and not known_by(family.get(unknown[k]))]
        family.set_card(unknown.pop(unseen[chance.below(len(unseen), "imagine")]), crier)
    for place in unknown:
        family.set_card(place, cards.pop())


def fill_box(s: Tournay, box: list[int], cards: list[int], chance: Chance) -> None:
    """Leave out cards that the expansion mixes.

    Of a card with more copies than are mixed nobody can tell which copy is which: it is left
    out only as often as the copy at hand is a mixed one.
    """
    new = list(s.box)
    for i in box:
        new[i] = NO_CARD_HERE
    for i in box:
        while new[i] == NO_CARD_HERE:
            k = chance.below(len(cards), "imagine")
            card = cards[k]
            boxed = new.count(card)
            if chance.below(copies(s, card) - boxed, "imagine") < mixed_copies(s, card) - boxed:
                new[i] = cards.pop(k)
    s.box = tuple(new)


def copies(s: Tournay, card: int) -> int:
    return 1 if card >= FIRST_CRIER else s.book.cards[card].copies


def mixed_copies(s: Tournay, card: int) -> int:
    """How many copies of a card the expansion mixes."""
    if card >= FIRST_CRIER:
        return 0
    return s.book.cards[card].copies if card >= FIRST_EXPANSION else s.book.cards[card].replaced
