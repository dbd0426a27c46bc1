"""What a seat knows of a table of Tournay, as cells for learners (see `kernel/observation.py`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    CARD_BITS,
    COVERED,
    DAMAGED,
    DECKS,
    EVENTS,
    FIRST_EVENT,
    NO_CARD_HERE,
    QUEUE,
)
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.knowledge import CARDS, HOLDING, KNOWLEDGE, look_at_knowledge
from beffroi.games.tournay.moves import MOVES
from beffroi.games.tournay.sight import District, TournaySight
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps import STEPS
from beffroi.games.tournay.suspicions import HEAPS
from beffroi.kernel.observation import Block, Cells, Encoder, Layout, Sight, blank
from beffroi.kernel.state import Seat

VERSION: Final = 1  # goes up when a block changes
SEATS: Final = 4
UNDER: Final = 14  # covered cards of a district
WORK: Final = 6  # cells of what lies on a slot, with the card's number

SEAT: Final = (("seat", SEATS),)
COLOUR: Final = (("colour", 3),)
SLOT: Final = (("slot", SLOTS),)

HEAD: Final = (
    Block("round", "rounds played", (), 255, True, scale=20.0),
    Block("active", "whose turn it is", SEAT),
    Block("ending", "not yet, the last round, the last cards", (("ending", 3),)),
    Block("criers", "decks whose crier was revealed", (("deck", DECKS),)),
    Block("face-up", "decks whose top card lies face up", (("deck", DECKS),)),
    Block("deck-size", "cards in each deck, the events last", (("deck", HEAPS),), 12),
    Block("top", "cards lying face up on their decks", (("card", ACTIVITIES),)),
    Block("queue", "the events that lie open, by place", (("place", QUEUE), ("event", EVENTS))),
    Block("coins", "deniers on them", (("place", QUEUE),), 255, scale=5.0),
    Block("reserve", "citizens of the reserve", COLOUR, 12),
    Block("playing", "the card being placed", (("card", CARDS),)),
    Block("sheltered", "whom the event being resolved does not reach", SEAT),
    Block("shielded", "who used a Catapult against this crier", SEAT),
    Block("deniers", "each player's deniers", SEAT, 255, True, scale=20.0),
    Block("plaza", "citizens standing at each Plaza", (*SEAT, *COLOUR), 8),
    Block("lying", "citizens lying beside it", (*SEAT, *COLOUR), 8),
)
DISTRICT: Final = (
    Block("district", "visible cards of a district, by kind", (("card", ACTIVITIES),), 4, scale=2.0),
    Block(
        "slots",
        "of each slot: the number of its visible card + 1, citizens working there by colour, gray ones, damaged",
        (*SLOT, ("property", WORK)),
        ACTIVITIES,
        scale=4.0,
    ),
    Block(
        "covered",
        "covered cards of a district in the order they were covered: slot + 1, number + 1",
        (("card", UNDER), ("property", 2)),
        ACTIVITIES,
    ),
)
LAYOUT: Final = Layout(VERSION, STEPS, MOVES.count, HEAD, (KNOWLEDGE,), (HOLDING, DISTRICT))

AT_ROUND: Final = LAYOUT.at("round")
AT_ACTIVE: Final = LAYOUT.at("active")
AT_ENDING: Final = LAYOUT.at("ending")
AT_CRIERS: Final = LAYOUT.at("criers")
AT_FACE_UP: Final = LAYOUT.at("face-up")
AT_DECK_SIZE: Final = LAYOUT.at("deck-size")
AT_TOP: Final = LAYOUT.at("top")
AT_QUEUE: Final = LAYOUT.at("queue")
AT_COINS: Final = LAYOUT.at("coins")
AT_RESERVE: Final = LAYOUT.at("reserve")
AT_PLAYING: Final = LAYOUT.at("playing")
AT_SHELTERED: Final = LAYOUT.at("sheltered")
AT_SHIELDED: Final = LAYOUT.at("shielded")
AT_DENIERS: Final = LAYOUT.at("deniers")
AT_PLAZA: Final = LAYOUT.at("plaza")
AT_LYING: Final = LAYOUT.at("lying")
AT_DISTRICT: Final = LAYOUT.at("district")
AT_SLOTS: Final = LAYOUT.at("slots")
AT_COVERED: Final = LAYOUT.at("covered")

NO_DECKS: Final = bytes(AT_QUEUE - AT_CRIERS)
NO_EVENTS: Final = bytes(AT_PLAYING - AT_QUEUE)
REST_OF_HEAD: Final = bytes(LAYOUT.head - AT_PLAYING)
EMPTY_DISTRICT: Final = blank(DISTRICT)


class TournayEncoder(Encoder):
    """The decks and events, every player's goods and district, and what the seat knows of cards face down."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self.head = bytes(AT_CRIERS)  # then come the decks and events, which change less often

    def sight(self, seats: int) -> Sight:
        return TournaySight(self.layout, seats)

    def table(self, s: Tournay, seat: Seat, sight: TournaySight, out: Cells) -> None:
        viewer = sight.viewers[seat]
        look_at_decks(s, sight)
        out.add(sight.deck_cells)
        look_at_events(s, sight)
        out.add(sight.event_cells)
        out.add(REST_OF_HEAD)
        write_middle(s, seat, out)
        write_goods(s, seat, out)
        look_at_knowledge(s, seat, sight, viewer)
        out.add(viewer.hand_cells)
        out.add(viewer.seen_cells)
        out.add(viewer.suspicion_cells)
        player = seat
        for _ in range(s.seats):
            district = sight.districts[player]
            look_at_district(s, player, sight, district)
            out.add(viewer.held_cells[player])
            out.add(district.cells)
            player = player + 1 if player + 1 < s.seats else 0


def look_at_decks(s: Tournay, sight: TournaySight) -> None:
    """Write what everybody sees of the decks where it has changed."""
    seen, decks, moved = sight.decks, s.decks, False
    for deck in range(HEAPS):
        if seen[deck] is not decks[deck]:
            seen[deck] = decks[deck]
            moved = True
    if moved:
        sight.moved += 1
    if moved or sight.criers != s.criers_out or sight.face_up != s.face_up:
        sight.criers, sight.face_up = s.criers_out, s.face_up
        write_decks(s, sight.begin(NO_DECKS))
        sight.deck_cells = sight.written()


def look_at_events(s: Tournay, sight: TournaySight) -> None:
    """Write the open events and the citizens of the reserve where they have changed."""
    if sight.queue is not s.queue or sight.coins is not s.coins or sight.reserve is not s.reserve:
        sight.queue, sight.coins, sight.reserve = s.queue, s.coins, s.reserve
        write_events(s, sight.begin(NO_EVENTS))
        sight.event_cells = sight.written()


def look_at_district(s: Tournay, player: Seat, sight: TournaySight, district: District) -> None:
    """Write a player's district if one has changed."""
    if district.tiles is not s.tiles or district.work is not s.work or district.covered is not s.covered:
        district.tiles, district.work, district.covered = s.tiles, s.work, s.covered
        write_district(s, player, sight.begin(EMPTY_DISTRICT))
        district.cells = sight.written()


def write_middle(s: Tournay, seat: Seat, out: Cells) -> None:
    """Write the round, whose turn it is, and what is being placed."""
    out.wide(AT_ROUND, s.round)
    out.mark(AT_ACTIVE + (s.active - seat) % s.seats)
    out.mark(AT_ENDING + s.ending)
    if s.playing != NO_CARD_HERE:
        out.mark(AT_PLAYING + s.playing)


def write_events(s: Tournay, out: Cells) -> None:
    """Write the open events with what lies on them, and the citizens of the reserve."""
    queue = s.queue
    for place in range(len(queue)):
        if queue[place] != NO_CARD_HERE:
            out.mark(place * EVENTS + queue[place] - FIRST_EVENT)
            out.put(AT_COINS - AT_QUEUE + place, s.coins[place])
    for colour in range(3):
        out.put(AT_RESERVE - AT_QUEUE + colour, s.reserve[colour])


def write_goods(s: Tournay, seat: Seat, out: Cells) -> None:
    """Write every player's deniers and citizens, and who is out of reach."""
    seats: i64 = s.seats
    player: i64 = seat
    at_plaza: i64 = AT_PLAZA
    at_lying: i64 = AT_LYING
    plaza, lying, away = s.plaza, s.lying, s.sheltered | s.shielded
    for turn in range(seats):
        if away:
            if s.sheltered >> player & 1:
                out.mark(AT_SHELTERED + turn)
            if s.shielded >> player & 1:
                out.mark(AT_SHIELDED + turn)
        out.wide(AT_DENIERS + 2 * turn, s.purse[player])
        first: i64 = 3 * player
        for site in range(first, first + 3):
            out.put(at_plaza, plaza[site])
            out.put(at_lying, lying[site])
            at_plaza += 1
            at_lying += 1
        player += 1
        if player == seats:
            player = 0


def write_decks(s: Tournay, out: Cells) -> None:
    """Write what everybody sees of the decks."""
    decks, criers, face_up = s.decks, s.criers_out, s.face_up
    for deck in range(HEAPS):
        cards = decks[deck]
        out.put(AT_DECK_SIZE - AT_CRIERS + deck, len(cards))
        if deck < DECKS:
            if criers >> deck & 1:
                out.mark(deck)
            if face_up >> deck & 1:
                out.mark(AT_FACE_UP - AT_CRIERS + deck)
                out.mark(AT_TOP - AT_CRIERS + (cards[-1] & CARD_BITS))


def write_district(s: Tournay, player: Seat, out: Cells) -> None:
    """Write a district, slot by slot, then its covered cards."""
    tiles, works = s.tiles, s.work
    for slot in s.slots[player]:
        site = player * SLOTS + slot
        card, work = tiles[site], works[site]
        at = AT_SLOTS + slot * WORK
        out.put(at, card + 1)
        out.count(AT_DISTRICT + card)
        if work:
            out.put(at + 1, work & 3)
            out.put(at + 2, work >> 2 & 3)
            out.put(at + 3, work >> 4 & 3)
            out.put(at + 4, work >> 6 & 3)
            if work & DAMAGED:
                out.mark(at + 5)
    under = 0
    for item in s.covered:
        site = item // COVERED
        if site // SLOTS == player and under < UNDER:
            out.put(AT_COVERED + 2 * under, site % SLOTS + 1)
            out.put(AT_COVERED + 2 * under + 1, item % COVERED + 1)
            under += 1
