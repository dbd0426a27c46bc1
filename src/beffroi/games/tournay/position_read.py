"""Sets up a table from a written position; whatever is left out takes a quiet default.

Cards that are named nowhere lie at the bottom of their decks, the crier lowest.
Citizens that are named nowhere are in the reserve.
"""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    COLOURS,
    COVERED,
    DAMAGED,
    DECK_SLUGS,
    ENDINGS,
    EVENT_DECK,
    EVENTS,
    EXPANSIONS,
    FIRST_CRIER,
    FIRST_EVENT,
    GREY,
    KNOWN,
    MIXED,
    MOST,
    MOST_MIXES,
    NO_CARD_HERE,
    NORMAL,
    QUEUE,
    QUIET_ROUND,
    SEATS,
    SPECTATORS,
    SUSPECTED,
    Heap,
)
from beffroi.games.tournay.figures import CARD_SLUGS, REPLACED
from beffroi.games.tournay.grid import SLOT_NAMES, SLOTS
from beffroi.games.tournay.invariants import citizens_in_play
from beffroi.games.tournay.ruleset import Ruleset, ruleset_of
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps import STEPS
from beffroi.kernel.chance import Chance
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Seat
from beffroi.kernel.step import read_agenda, steps_by_name

IN_DECKS: Final = [*CARD_SLUGS, *(f"crier-{slug}" for slug in DECK_SLUGS)]  # names of cards, by number
BY_NAME: Final = steps_by_name(STEPS)
BEGIN: Final[list[Doc]] = [{"step": "BeginTurn"}]


def read_setup(r: Reader, rules: int) -> Setup:
    """Read how many play, and with which options."""
    seats = len(r.values("players")) if r.has("players") else 2
    if not 2 <= seats <= SEATS:
        raise r.bad("players", f"tournay is for 2 to {SEATS} players, not {seats}")
    written = r.child("options")
    options = {
        "advanced": written.flag("advanced"),
        "expansion": written.choice("expansion", EXPANSIONS, EXPANSIONS[0]),
        "figures": written.value("figures"),
    }
    figures = options["figures"]
    if figures is not None and not isinstance(figures, dict):
        raise written.bad("figures", f"a table is expected, not {figures!r:.40}")
    written.done()
    setup = Setup(rules, seats, options)
    ruleset_of(setup)  # refuses a host's figure that can't be
    return setup


def read(r: Reader, setup: Setup, chance: Chance) -> Tournay:
    """Read the table of a written position."""
    s = Tournay(ruleset_of(setup), chance).empty()
    used = UsedCards(s.ruleset)
    s.round = r.number("round", 0, MOST, QUIET_ROUND)
    s.active = r.seat("active", 0)
    s.idle = r.number("idle", 0, MOST, 0)
    s.ending = r.index("ending", ENDINGS, NORMAL)
    s.sheltered = seat_bits(r, "sheltered")
    s.shielded = seat_bits(r, "shielded")
    for seat, player in enumerate(r.items("players")):
        read_player(player, s, seat, used)
    if r.has("playing"):
        s.playing = used.add(r.index("playing", CARD_SLUGS), r, "playing")
    read_reserve(r, s)
    read_decks(r, s, used)
    read_events(r, s, used)
    s.agenda = read_agenda(r, s, BY_NAME, BEGIN)
    return s


class UsedCards:
    """The cards a position has named so far."""

    __slots__ = ("cards", "ruleset")

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.cards: list[int] = []

    def add(self, card: int, r: Reader, key: str) -> int:
        """Note that a card is there; no card can be in more places than it has copies."""
        self.cards.append(card)
        copies = self.ruleset.cards[card].copies if card < ACTIVITIES else 1
        if self.cards.count(card) > copies:
            raise r.bad(key, f"{self.ruleset.slugs[card]} is already somewhere else")
        return card


def seat_bits(r: Reader, key: str) -> int:
    """Read a list of seats as bits."""
    bits = 0
    for seat in r.seat_list(key):
        bits |= 1 << seat
    return bits


def by_colour(r: Reader, key: str) -> list[int]:
    """Read a table of numbers by colour."""
    table = r.child(key)
    found = [table.number(colour, 0, MOST, 0) for colour in COLOURS]
    table.done()
    return found


# --- players ----------------------------------------------------------------------


def read_player(r: Reader, s: Tournay, seat: Seat, used: UsedCards) -> None:
    """Read the goods, cards and district of one player."""
    s.purse[seat] = r.number("deniers", 0, MOST * (s.round + 1), s.purse[seat])
    for name, slot in r.child("district").children(SLOT_NAMES, "cards"):
        read_slot(slot, s, seat, SLOT_NAMES.index(name), used)
    s.hands[seat] = read_heap(r, s, "hand", CARD_SLUGS, 1 << seat, used)
    s.piles[seat] = read_heap(r, s, "ramparts", CARD_SLUGS, 1 << seat, used)
    if any(entry % KNOWN < FIRST_EVENT for entry in s.piles[seat]):
        raise r.bad("ramparts", "only events can be ramparts")
    read_citizens(r, s, seat)
    r.done()


def read_citizens(r: Reader, s: Tournay, seat: Seat) -> None:
    """Read the citizens at a Plaza; those that are named nowhere stand there."""
    first, usual = seat * 3, s.ruleset.start_citizens
    s.lying[first : first + 3] = by_colour(r, "lying")
    s.plaza[first : first + 3] = [0, 0, 0]
    standing = [max(0, usual - s.citizens(seat, colour)) for colour in range(3)]
    s.plaza[first : first + 3] = by_colour(r, "plaza") if r.has("plaza") else standing


def read_slot(r: Reader, s: Tournay, seat: Seat, slot: int, used: UsedCards) -> None:
    """Read a card, a list of cards from the bottom up, or a table with what lies on them."""
    site = seat * SLOTS + slot
    if isinstance(r.value("cards"), str):
        cards = [r.index("cards", CARD_SLUGS)]
    else:
        cards = r.indexes("cards", CARD_SLUGS)
    if not cards or max(cards) >= ACTIVITIES:
        raise r.bad("", "at least one card is expected, and no events")
    for card in cards:
        used.add(card, r, "")
    s.covered += [site * COVERED + card for card in cards[:-1]]
    s.tiles[site] = cards[-1]
    s.reshape(seat, s.shape[seat] | 1 << slot)
    citizens, grey = by_colour(r, "citizens"), r.number("grey", 0, 2, 0)
    if sum(citizens) + grey > 2:
        raise r.bad("", "no more than two citizens can be on a card")
    damaged = DAMAGED if r.flag("damaged") else 0
    s.work[site] = citizens[0] + 4 * citizens[1] + 16 * citizens[2] + GREY * grey + damaged
    r.done()


def read_reserve(r: Reader, s: Tournay) -> None:
    """Find the citizens that are left; a written reserve must be these."""
    for colour in range(3):
        s.reserve[colour] = citizens_in_play(s) - sum([s.citizens(seat, colour) for seat in range(s.seats)])
        if s.reserve[colour] < 0:
            raise r.bad("players", f"there are more {COLOURS[colour]} citizens than the game has")
    if r.has("reserve") and by_colour(r, "reserve") != s.reserve:
        raise r.bad("reserve", f"{s.reserve} citizens would be left, not {r.value('reserve')}")


# --- cards ------------------------------------------------------------------------


def read_heap(r: Reader, s: Tournay, key: str, names: list[str], usual: int, used: UsedCards) -> Heap:
    """Read a list of hidden cards; a card alone is known to the usual seats (bits)."""
    found: list[int] = []
    for item in r.items(key, "card"):
        entry = used.add(item.index("card", names), item, "")
        if isinstance(r.value(key)[len(found)], str):
            entry += usual * KNOWN
        else:
            entry += read_observers(item)
            entry += item.number("veil", 0, MOST_MIXES * (s.round + 1), 0) * MIXED
        item.done()
        found.append(entry)
    return tuple(found)


def read_observers(r: Reader) -> int:
    """Read who knows and who suspects a card; what all seats do is open to spectators, unless it is said not to be."""
    known, suspected, everyone = seat_bits(r, "known"), seat_bits(r, "rumour"), (1 << r.seats) - 1
    if r.flag("open", True) and known | suspected == everyone:
        if known == everyone:
            known |= SPECTATORS
        else:
            suspected |= SPECTATORS
    return known * KNOWN + suspected * SUSPECTED


def read_decks(r: Reader, s: Tournay, used: UsedCards) -> None:
    """Read the box and the decks; cards that were named nowhere lie at the bottom."""
    for i, card in enumerate(r.indexes("box", CARD_SLUGS, [])):
        s.box += (used.add(card, r, f"box[{i}]"),)
    decks = r.child("decks")
    for deck, slug in enumerate(DECK_SLUGS):
        read_deck(decks.child(slug), s, deck, used)
    decks.done()


def read_deck(r: Reader, s: Tournay, deck: int, used: UsedCards) -> None:
    named = read_heap(r, s, "cards", IN_DECKS, 0, used)
    if any(s.ruleset.deck_of[entry % KNOWN] != deck for entry in named):
        raise r.bad("", "a card of another deck is in it")
    if r.flag("crier_out"):
        used.add(FIRST_CRIER + deck, r, "")
        s.criers_out |= 1 << deck
    cards = [*rest_of_deck(r, s, deck, used), *reversed(named)]
    if r.flag("face_up"):
        if not cards or cards[-1] % KNOWN >= FIRST_CRIER:
            raise r.bad("", "there is no card that could lie face up")
        cards[-1] = s.shown(cards[-1])
        s.face_up |= 1 << deck
    r.done()
    s.decks.append(tuple(cards))


def rest_of_deck(r: Reader, s: Tournay, deck: int, used: UsedCards) -> list[int]:
    """List the cards of a deck that were named nowhere, from the bottom up; of mixed ones three go to the box."""
    ruleset = s.ruleset
    left = ruleset.fixed[deck] + ruleset.mixed[deck]
    for card in used.cards:
        if ruleset.deck_of[card] == deck:
            if card not in left:
                raise r.bad("", f"{ruleset.slugs[card]} is not in this game")
            left.remove(card)
    if ruleset.mixed[deck]:
        fill_box(r, s, deck, left, used)
    return left


def fill_box(r: Reader, s: Tournay, deck: int, left: list[int], used: UsedCards) -> None:
    """Put mixed cards of a deck into the box until three are there."""
    mixed = s.ruleset.mixed[deck]
    missing = REPLACED - sum([s.ruleset.deck_of[card] == deck for card in s.box])
    for card in reversed(mixed):
        if missing > 0 and card in left and s.box.count(card) < mixed.count(card):
            left.remove(card)
            s.box += (used.add(card, r, ""),)
            missing -= 1
    if missing:
        raise r.bad("", f"{REPLACED} of its mixed cards must be in the box")


# --- events -----------------------------------------------------------------------


def read_events(r: Reader, s: Tournay, used: UsedCards) -> None:
    """Read the event deck and the queue; events that were named nowhere lie at the bottom."""
    named = read_heap(r, s, "events", CARD_SLUGS, 0, used)
    if r.has("queue"):
        read_queue(r, s, used)
    left = [card for card in range(FIRST_EVENT, FIRST_EVENT + EVENTS) if card not in used.cards]
    if not r.has("queue"):
        s.queue = (left[:QUEUE] + [NO_CARD_HERE] * QUEUE)[:QUEUE]
        s.coins = [0] * QUEUE
        left = left[QUEUE:]
    s.decks.append((*reversed(left), *reversed(named)))
    if any(s.ruleset.deck_of[entry % KNOWN] != EVENT_DECK for entry in s.decks[EVENT_DECK]):
        raise r.bad("events", "only events can be there")


def read_queue(r: Reader, s: Tournay, used: UsedCards) -> None:
    places: list[Any] = r.values("queue")
    if len(places) != QUEUE:
        raise r.bad("queue", f"{QUEUE} places are expected")
    s.queue, s.coins = [NO_CARD_HERE] * QUEUE, [0] * QUEUE
    for place, item in enumerate(places):
        if item is not None:
            event = Reader(item, f"{r.at('queue')}[{place}]", r.seats)
            card = FIRST_EVENT + event.index("event", CARD_SLUGS[FIRST_EVENT:])
            s.queue[place] = used.add(card, event, "")
            s.coins[place] = event.number("deniers", 0, s.event_at(place).circles, 0)
            event.done()
