"""Who knows which hidden card, and what a seat may imagine instead of what it does not know.

An entry in a deck, a hand or a pile of ramparts carries the seats that know it
*where it lies* (KNOWN), and whether spectators do. When somebody puts one of
several hand cards of a deck back unseen, those who knew some of them still know
that they are among these places, but not which is where: the entries get a
common MIXED, and KNOWN turns into SUSPECTED (`sightings.py`). Everything else
about a deck is unknown and equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from beffroi.games.tournay.encoding import (
    CARD_BITS,
    DECK_SLUGS,
    DECKS,
    EVENT_DECK,
    FIRST_CRIER,
    KNOWN,
    MIXED,
    NO_CARD_HERE,
    SPECTATORS,
    SUSPECTED,
    known_by,
    mix_of,
    observed,
    suspected_by,
)
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import NOBODY, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def knows(entry: int, seat: Seat) -> bool:
    """Tell whether a seat, or a spectator, knows the card."""
    return bool(known_by(entry) & (SPECTATORS if seat == NOBODY else 1 << seat))


class HiddenZone:
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
        deck_of = s.ruleset.deck_of
        for which in range(len(self.heaps)):
            heap = self.heaps[which]
            self.places += [(which, i) for i in range(len(heap)) if deck_of[heap[i] & CARD_BITS] == deck]

    def get(self, place: tuple[int, int]) -> int:
        return self.heaps[place[0]][place[1]]

    def set(self, place: tuple[int, int], entry: int) -> None:
        self.heaps[place[0]][place[1]] = entry

    def set_card(self, place: tuple[int, int], card: int) -> None:
        """Put another card in the place of an entry, known to the same seats."""
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


# --- imagining -----------------------------------------------------------------


def imagine(s: Tournay, seat: Seat, chance: Chance) -> Tournay:
    """Deal everything anew that the seat does not know."""
    new = s.clone(chance)
    forget_others(new, seat)
    for deck in range(DECKS + 1):
        zone = HiddenZone(new, deck)
        shuffle_mixes(zone, seat, chance)
        shuffle_unknown(zone, seat, chance)
        zone.write()
    new.forget_answers(seat)
    return new


def forget_others(s: Tournay, seat: Seat) -> None:
    """Let the others know what they may: what they do know can follow from cards the seat has not seen.

    Other hands are sorted by what the seat can tell of their cards, since their order would tell which one left them.
    """
    me, others = 1 << seat, (1 << s.seats) - 1 & ~(1 << seat)
    for other in range(s.seats):
        hand = [known_to(entry, me, 1 << other) for entry in s.hands[other]]
        if other != seat:
            hand.sort(key=lambda entry: told_of(s, entry, seat))
        s.hands[other] = tuple(hand)
    s.piles = [tuple([known_to(entry, me, 1 << other) for entry in s.piles[other]]) for other in range(s.seats)]
    for deck in range(DECKS + 1):
        cards = s.decks[deck]
        if cards and max(cards) >= KNOWN:
            s.decks[deck] = tuple([known_to(entry, me, others) if entry >= KNOWN else entry for entry in cards])


def known_to(entry: int, me: int, others: int) -> int:
    """Return an entry as far as the seat knows it, and known to others (bits) unless it lay open to all."""
    known = known_by(entry)
    if known & SPECTATORS:
        return entry
    return observed(entry, known & me | others, suspected_by(entry) & me)


def told_of(s: Tournay, entry: int, seat: Seat) -> tuple[int, int, int, int]:
    card = entry & CARD_BITS
    return s.ruleset.deck_of[card], known_by(entry), mix_of(entry), card if knows(entry, seat) else 0


def shuffle_mixes(zone: HiddenZone, seat: Seat, chance: Chance) -> None:
    """Swap the cards of each mix between the places the seat has not seen since."""
    groups: dict[int, list[tuple[int, int]]] = {}
    for place in zone.places:
        entry = zone.get(place)
        if entry >= MIXED and not known_by(entry) >> seat & 1:
            groups.setdefault(mix_of(entry), []).append(place)
    for group in groups.values():
        moved = sorted(map(zone.get, group), key=lambda entry: (suspected_by(entry), told(entry, seat)))
        chance.shuffle(moved, "imagine")
        for place, entry in zip(group, moved, strict=True):
            here = zone.get(place)
            card, suspected = entry & CARD_BITS, suspected_by(entry)
            zone.set(place, card + known_by(here) * KNOWN + suspected * SUSPECTED + mix_of(here) * MIXED)


def told(entry: int, seat: Seat) -> int:
    """Return the card of a mixed entry as far as the seat has heard of it."""
    return entry & CARD_BITS if suspected_by(entry) >> seat & 1 else 0


def shuffle_unknown(zone: HiddenZone, seat: Seat, chance: Chance) -> None:
    """Deal the cards the seat knows nothing about: the crier only where nobody has looked, the box from its own."""
    s, deck = zone.s, zone.deck
    aware = (KNOWN | SUSPECTED) << seat
    unknown = [place for place in zone.places if not zone.get(place) & aware]
    box = [i for i in range(len(s.box)) if s.ruleset.deck_of[s.box[i]] == deck]
    cards = sorted([zone.get(place) & CARD_BITS for place in unknown] + [s.box[i] for i in box])
    chance.shuffle(cards, "imagine")
    if box:
        fill_box(s, box, cards, chance)
    crier = FIRST_CRIER + deck
    if crier in cards:
        cards.remove(crier)
        # only a card of the deck nobody has looked at can be a crier that was not revealed
        unseen = [k for k in range(len(unknown)) if unknown[k][0] == 0 and not known_by(zone.get(unknown[k]))]
        zone.set_card(unknown.pop(unseen[chance.below(len(unseen), "imagine")]), crier)
    for place in unknown:
        zone.set_card(place, cards.pop())


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
            if chance.below(copies(s, card) - boxed, "imagine") < s.ruleset.mixed_copies(card) - boxed:
                new[i] = cards.pop(k)
    s.box = tuple(new)


def copies(s: Tournay, card: int) -> int:
    return 1 if card >= FIRST_CRIER else s.ruleset.cards[card].copies


# --- what a seat suspects ------------------------------------------------------


class Suspicion(TypedDict):
    """Cards this seat knows to lie in some of these places, without knowing which is where."""

    deck: str
    cards: list[str]
    hands: list[int]  # seats
    ramparts: list[int]  # seats
    places: list[int]  # in the deck, from the top (0)


def suspicions(s: Tournay, seat: Seat) -> list[Suspicion]:
    """Return what the seat still knows of cards that were put away unseen among others."""
    found: dict[tuple[int, int], Suspicion] = {}
    if seat == NOBODY:
        return []
    for deck in range(DECKS + 1):
        heaps = [("places", 0, s.decks[deck][::-1])]
        heaps += [("hands", other, s.hands[other]) for other in range(s.seats)]
        heaps += [("ramparts", other, s.piles[other]) for other in range(s.seats)]
        for where, other, heap in heaps:
            for place, entry in enumerate(heap):
                group = mix_of(entry)
                if group and s.ruleset.deck_of[entry & CARD_BITS] == deck and not knows(entry, seat):
                    suspicion = found.setdefault((deck, group), empty_suspicion(deck))
                    note_suspicion(s, suspicion, where, place if where == "places" else other, entry, seat)
    for suspicion in found.values():
        suspicion["cards"].sort()
    return [suspicion for suspicion in found.values() if suspicion["cards"]]


def empty_suspicion(deck: int) -> Suspicion:
    name = "events" if deck == EVENT_DECK else DECK_SLUGS[deck]
    return {"deck": name, "cards": [], "hands": [], "ramparts": [], "places": []}


def note_suspicion(s: Tournay, suspicion: Suspicion, where: str, at: int, entry: int, seat: Seat) -> None:
    if suspected_by(entry) >> seat & 1:
        suspicion["cards"].append(s.ruleset.slugs[entry & CARD_BITS])
    if where == "hands":
        suspicion["hands"].append(at)
    elif where == "ramparts":
        suspicion["ramparts"].append(at)
    else:
        suspicion["places"].append(at)
