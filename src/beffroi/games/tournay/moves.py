"""Every answer a player can give, as a small integer with a name."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS, FIRST_CRIER, FIRST_EVENT
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.grid import SLOT_NAMES

NO_CARD: Final = 0
DECLINE: Final = 1
DONE: Final = 2
GATHER: Final = 3
TAKE_TOP: Final = 4
LOOK: Final = 5
PLAZA: Final = 6
LYING: Final = 7
ENDURE: Final = 8
SHIELD: Final = 9
COLOUR: Final = 10  # + colour
DRAW: Final = 13  # + deck
EVENT: Final = 22  # + place in the queue
RECRUIT: Final = 25  # + colour
CITIZEN: Final = 28  # + seat whose citizen works
EARN: Final = 32  # + colour * MOST_EARNERS + citizens - 1
MOST_EARNERS: Final = 11
RAMPART: Final = 65  # + event
SLOT: Final = 80  # + slot of one's own district
SITE: Final = 105  # + seat * SLOTS + slot
CARD: Final = 205  # + card (no crier)
COUNT: Final = CARD + FIRST_CRIER

SEATS: Final = 4
QUEUE: Final = 3
PLAIN: Final = (
    "no card",
    "decline",
    "done",
    "gather",
    "take top",
    "look",
    "plaza",
    "lying",
    "endure",
    "shield",
)


def spell() -> list[str]:
    """All notations, in the order of the moves."""
    words = list(PLAIN)
    words += [f"colour {colour}" for colour in COLOURS]
    words += [f"draw {deck}" for deck in DECK_SLUGS]
    words += [f"event {place + 1}" for place in range(QUEUE)]
    words += [f"recruit {colour}" for colour in COLOURS]
    words += [f"citizen {seat}" for seat in range(SEATS)]
    words += [f"earn {colour} {n + 1}" for colour in COLOURS for n in range(MOST_EARNERS)]
    words += [f"rampart {slug}" for slug in CARD_SLUGS[FIRST_EVENT:]]
    words += [f"slot {name}" for name in SLOT_NAMES]
    words += [f"site {seat} {name}" for seat in range(SEATS) for name in SLOT_NAMES]
    words += [f"card {slug}" for slug in CARD_SLUGS]
    return words


NOTATION: Final = spell()
MOVES: Final[dict[str, int]] = {text: move for move, text in enumerate(NOTATION)}
