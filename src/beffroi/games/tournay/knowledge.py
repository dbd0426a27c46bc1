"""What a seat knows of cards face down, as cells for learners: where they lie, or among which others."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import CARD_BITS, DECKS, EVENTS, FIRST_CRIER, FIRST_EVENT, KNOWN, MIXED, Heap
from beffroi.games.tournay.sight import TournaySight, Viewer
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.suspicions import HEAPS, MIX, MIXES, write_suspicions
from beffroi.kernel.observation import Block, Cells, blank
from beffroi.kernel.state import Seat

DEEP: Final = 12  # places of a deck that are shown, from the top
HAND: Final = 8  # cards of one's own hand whose order is shown
CARDS: Final = FIRST_CRIER + DECKS  # activity cards, events, criers

KNOWLEDGE: Final = (
    Block("hand-order", "one's own hand as it is held: number + 1", (("place", HAND),), CARDS),
    Block(
        "seen-in-deck",
        "cards the seat knows where they lie in a deck, from the top: number + 1",
        (("deck", HEAPS), ("place", DEEP)),
        CARDS,
    ),
    Block(
        "suspicions",
        "cards the seat knows to be among some places: their deck + 1, numbers + 1, how many places in each hand and "
        "each pile of ramparts, places in the deck + 1",
        (("group", MIXES), ("property", MIX)),
        CARDS,
        scale=12.0,
    ),
)
HOLDING: Final = (
    Block("hand", "cards of a hand that the seat knows; all of its own", (("card", CARDS),), 4),
    Block("hand-decks", "cards in a hand, by the deck they come from", (("deck", HEAPS),), 12, scale=4.0),
    Block("ramparts", "a player's built ramparts", (), EVENTS, scale=6.0),
    Block("known-ramparts", "those that the seat knows", (("event", EVENTS),), 2),
)

# Where the blocks of a hand begin in their group.
AT_HAND: Final = 0
AT_HAND_DECKS: Final = AT_HAND + CARDS
AT_RAMPARTS: Final = AT_HAND_DECKS + HEAPS
AT_KNOWN_RAMPARTS: Final = AT_RAMPARTS + 1

EMPTY_ORDER: Final = bytes(HAND)
EMPTY_ROW: Final = bytes(DEEP)
NO_SUSPICIONS: Final = bytes(MIXES * MIX)
EMPTY_HAND: Final = blank(HOLDING)


def look_at_knowledge(s: Tournay, seat: Seat, sight: TournaySight, viewer: Viewer) -> None:
    """Write what the viewer knows of cards face down where one has moved."""
    suspected = False
    if viewer.moved != sight.moved:
        viewer.moved = sight.moved
        suspected = look_into_decks(s, seat, sight, viewer)
    for player in range(s.seats):
        hand, pile = s.hands[player], s.piles[player]
        if viewer.hands[player] is hand and viewer.piles[player] is pile:
            continue
        if player == seat and viewer.hands[player] is not hand:
            write_order(hand, seat, sight.begin(EMPTY_ORDER))
            viewer.hand_cells = sight.written()
        viewer.hands[player], viewer.piles[player] = hand, pile
        write_holding(s, player, seat, sight.begin(EMPTY_HAND))
        viewer.held_cells[player] = sight.written()
        if note_mixed(viewer, HEAPS + player, any_mixed(hand) or any_mixed(pile)):
            suspected = True
    if suspected or not viewer.suspicion_cells:
        draft = sight.begin(NO_SUSPICIONS)
        if viewer.mixed:
            write_suspicions(s, seat, viewer.mixed, draft)
        viewer.suspicion_cells = sight.written()


def look_into_decks(s: Tournay, seat: Seat, sight: TournaySight, viewer: Viewer) -> bool:
    """Write the decks that have changed as the viewer knows them; tell whether some cards are or were mixed."""
    suspected = False
    for deck in range(HEAPS):
        cards = s.decks[deck]
        if viewer.decks[deck] is not cards:
            viewer.decks[deck] = cards
            write_row(cards, seat, sight.begin(EMPTY_ROW))
            viewer.row_cells[deck] = sight.written()
            if note_mixed(viewer, deck, any_mixed(cards)):
                suspected = True
    viewer.seen_cells = b"".join(viewer.row_cells)
    return suspected


def note_mixed(viewer: Viewer, heap: int, mixed: bool) -> bool:
    """Note whether cards of a heap that has changed lie among others unseen; tell whether they do or did."""
    bit = 1 << heap
    before = viewer.mixed
    viewer.mixed = before | bit if mixed else before & ~bit
    return mixed or before & bit != 0


def write_order(hand: Heap, seat: Seat, out: Cells) -> None:
    """Write one's own hand in its order."""
    me = KNOWN << seat
    for i in range(min(len(hand), HAND)):
        if hand[i] & me:
            out.put(i, (hand[i] & CARD_BITS) + 1)


def write_row(cards: Heap, seat: Seat, out: Cells) -> None:
    """Write the cards of a deck that the seat knows where they lie, from the top."""
    me, size = KNOWN << seat, len(cards)
    for i in range(max(0, size - DEEP), size):
        entry = cards[i]
        if entry & me:
            out.put(size - 1 - i, (entry & CARD_BITS) + 1)


def any_mixed(heap: Heap) -> bool:
    """Tell whether a card of a heap was once put away among others unseen."""
    return any(entry >= MIXED for entry in heap)


def write_holding(s: Tournay, player: Seat, viewer: Seat, out: Cells) -> None:
    """Write a hand and built ramparts as the viewer knows them."""
    me, deck_of = KNOWN << viewer, s.ruleset.deck_of
    for entry in s.hands[player]:
        card = entry & CARD_BITS
        out.count(AT_HAND_DECKS + deck_of[card])
        if entry & me:
            out.count(AT_HAND + card)
    pile = s.piles[player]
    out.put(AT_RAMPARTS, len(pile))
    for entry in pile:
        if entry & me:
            out.count(AT_KNOWN_RAMPARTS + (entry & CARD_BITS) - FIRST_EVENT)
