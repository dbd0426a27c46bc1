"""Cards, decks and pieces as small numbers, and the names behind them.

A card face down is kept as an *entry*: its number and who knows it (see `hidden.py`). What lies on a card of a
district is one number too: the owner's citizens by colour (two bits each), grey tokens, a damage token.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

Colour: TypeAlias = Literal["yellow", "white", "red"]

YELLOW: Final = 0
WHITE: Final = 1
RED: Final = 2
ANY: Final = 3  # an event that lets its victim choose the colour
COLOURS: Final[tuple[Colour, Colour, Colour]] = ("yellow", "white", "red")
ALL_COLOURS: Final = 7  # as bits

BUILDING: Final = 0
CHARACTER: Final = 1
PRESTIGE: Final = 2
SORTS: Final = ("building", "character", "prestige")

LAY_CITIZEN: Final = 0
MAJORITY: Final = 1
DAMAGE: Final = 2
LOSE_DENIER: Final = 3
EVENT_TYPES: Final = ("lay-citizen", "majority", "damage", "lose-denier")

# Every card has a number: activity cards in the order of the table, then events, then the criers of the nine decks.
ACTIVITIES: Final = 86
FIRST_EXPANSION: Final = 68
EVENTS: Final = 15
FIRST_EVENT: Final = 86
FIRST_CRIER: Final = 101  # + deck
NO_CARD_HERE: Final = -1

DECKS: Final = 9  # (level - 1) * 3 + colour
EVENT_DECK: Final = 9
COLOUR_KEYS: Final = tuple(f"colour-{colour}" for colour in COLOURS)
DECK_SLUGS: Final = tuple(f"{colour}-{level}" for level in (1, 2, 3) for colour in COLOURS)
DECK_KEYS: Final = (*(f"deck-{slug}" for slug in DECK_SLUGS), "deck-events")

SEATS: Final = 4  # at most
QUEUE: Final = 3  # events that lie open
MOST: Final = 1_000_000  # more deniers than anybody gains in a round
MOST_MIXES: Final = 1000  # more than there are unseen mixtures of cards in a round
QUIET_ROUND: Final = 5  # of a position that names none
MANY: Final = 99  # more deniers than any event holds or any card costs

EXPANSIONS: Final = ("none", "replace", "mix")
NO_EXPANSION: Final = 0
REPLACE: Final = 1
MIX: Final = 2

NORMAL: Final = 0
LAST_ROUND: Final = 1
FINISH: Final = 2
ENDINGS: Final = ("no", "last-round", "finish")

Heap: TypeAlias = "tuple[int, ...]"  # entries; never changed, so that copies of the table share it

# an entry: card | KNOWN * observers that know it (bits) | SUSPECTED * observers (bits) | MIXED * group
CARD_BITS: Final = 127
KNOWN: Final = 1 << 7
SUSPECTED: Final = 1 << 12
MIXED: Final = 1 << 17
SEAT_BITS: Final = 15
OBSERVERS: Final = 31  # all seats, and those who only watch
SPECTATORS: Final = 16  # know what lay open to everybody, and not what all seats happen to have seen

# what lies on a district card
GREY: Final = 1 << 6
DAMAGED: Final = 1 << 8
COVERED: Final = 128  # a covered card is site * COVERED + card


def put_on(heap: Heap, entry: int) -> Heap:
    """Return a heap with one more entry at its end: on top of a deck, last in a hand."""
    return heap + (entry,)  # noqa: RUF005 (compiled, unpacking takes the way over a list)


def put_under(heap: Heap, entry: int) -> Heap:
    """Return a deck with one more card at the bottom."""
    return (entry,) + heap  # noqa: RUF005


def find(heap: Heap, card: int) -> int:
    """Find where a card is among entries."""
    for i in range(len(heap)):
        if heap[i] & CARD_BITS == card:
            return i
    raise ValueError(f"card {card} is not there")


def known_by(entry: int) -> int:
    """Return the observers (bits) that know the card where it lies."""
    return entry // KNOWN & OBSERVERS


def suspected_by(entry: int) -> int:
    """Return the observers (bits) that know the card to be somewhere among the places it was mixed with."""
    return entry // SUSPECTED & OBSERVERS


def observed(entry: int, known: int, suspected: int) -> int:
    """Return the entry as these observers (bits) know it."""
    return (entry & CARD_BITS) + known * KNOWN + suspected * SUSPECTED + entry // MIXED * MIXED


def mix_of(entry: int) -> int:
    """Return the group of entries among which the card was mixed unseen, or 0."""
    return entry // MIXED


def workers(work: int) -> int:
    """Count the citizens and grey tokens on a card."""
    return (work & 3) + (work >> 2 & 3) + (work >> 4 & 3) + (work >> 6 & 3)


def colour_names(colours: int) -> list[str]:
    """Return the names of colours given as bits."""
    return [COLOURS[colour] for colour in range(3) if colours >> colour & 1]


def bits(numbers: list[int]) -> int:
    """Return a set of small numbers as bits."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found
