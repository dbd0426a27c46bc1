"""What a seat knows of cards put away among others unseen, as cells for learners: they lie in one of some places."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import CARD_BITS, DECKS, KNOWN, MIXED, SUSPECTED, Heap
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.observation import Cells
from beffroi.kernel.state import Seat

SEATS: Final = 4
HEAPS: Final = DECKS + 1  # the decks, and the events
MIXES: Final = 6  # groups of cards put away unseen
MIX: Final = 24  # cells of such a group
MIX_CARDS: Final = 6
MIX_PLACES: Final = 8


def write_suspicions(s: Tournay, seat: Seat, mixed: int, out: Cells) -> None:
    """Write the groups of places among which the seat knows some cards to lie, in the order they are found.

    `mixed` are the heaps where there may be such places, as bits: the decks, then of each player hand and ramparts.
    """
    outside: list[int] = []
    for player in range(s.seats):
        if mixed >> HEAPS + player & 1:
            add_unseen(s.hands[player], seat, outside)
    for player in range(s.seats):
        if mixed >> HEAPS + player & 1:
            add_unseen(s.piles[player], seat, outside)
    deck_of, decks = s.ruleset.deck_of, mixed
    for entry in outside:
        decks |= 1 << deck_of[entry & CARD_BITS]
    row = 0
    for deck in range(HEAPS):
        if decks >> deck & 1:
            places: list[int] = []
            if mixed >> deck & 1:
                add_unseen(s.decks[deck], seat, places)
                places.reverse()
            places += [entry for entry in outside if deck_of[entry & CARD_BITS] == deck]
            row = write_mixes(s, seat, deck, places, row, out)


def add_unseen(heap: Heap, seat: Seat, entries: list[int]) -> None:
    """Add the entries of a heap that were mixed and that the seat has not seen since."""
    me = KNOWN << seat
    entries += [entry for entry in heap if entry >= MIXED and not entry & me]


def write_mixes(s: Tournay, seat: Seat, deck: int, places: list[int], row: int, out: Cells) -> int:
    """Write the groups of one deck, given the places of them all, and return how many are written by now."""
    mixes: list[int] = []
    for entry in places:
        mix = entry // MIXED
        if mix in mixes:
            continue
        mixes.append(mix)
        cards = [e & CARD_BITS for e in places if e // MIXED == mix and e & SUSPECTED << seat]
        if cards and row < MIXES:
            write_group(s, seat, mix, deck, sorted(cards), row * MIX, out)
            row += 1
    return row


def belongs(s: Tournay, entry: int, deck: int, seat: Seat) -> bool:
    """Tell whether an entry is one of a mix of this deck that the seat has not seen since."""
    return entry >= MIXED and not entry & KNOWN << seat and s.ruleset.deck_of[entry & CARD_BITS] == deck


def count_places(s: Tournay, heap: Heap, mix: int, deck: int, seat: Seat) -> int:
    found = 0
    for entry in heap:
        if belongs(s, entry, deck, seat) and entry // MIXED == mix:
            found += 1
    return found


def write_group(s: Tournay, seat: Seat, mix: int, deck: int, cards: list[int], at: int, out: Cells) -> None:
    """Write one group: its deck, its cards, then where its places are."""
    out.put(at, deck + 1)
    for i in range(min(len(cards), MIX_CARDS)):
        out.put(at + 1 + i, cards[i] + 1)
    for turn in range(s.seats):
        player = (seat + turn) % s.seats
        out.put(at + 1 + MIX_CARDS + turn, count_places(s, s.hands[player], mix, deck, seat))
        out.put(at + 1 + MIX_CARDS + SEATS + turn, count_places(s, s.piles[player], mix, deck, seat))
    heap, n = s.decks[deck], 0
    for i in range(len(heap)):
        entry = heap[len(heap) - 1 - i]
        if n < MIX_PLACES and belongs(s, entry, deck, seat) and entry // MIXED == mix:
            out.put(at + 1 + MIX_CARDS + 2 * SEATS + n, i + 1)
            n += 1
