"""Every answer a player can give, as a small integer with a name."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS, FIRST_EVENT, QUEUE, SEATS
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.grid import SLOT_NAMES
from beffroi.kernel.moves import MoveNames, numbered
from beffroi.kernel.state import Move

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
BARE: Final = CARD + len(CARD_SLUGS)  # + slot of one's own district, whose building is activated without its effect

PLAIN: Final = ("no card", "decline", "done", "gather", "take top", "look", "plaza", "lying", "endure", "shield")
MOVES: Final = (
    MoveNames("tournay")
    .add(NO_CARD, PLAIN)
    .add(COLOUR, numbered("colour", COLOURS))
    .add(DRAW, numbered("draw", DECK_SLUGS))
    .add(EVENT, numbered("event", range(1, QUEUE + 1)))
    .add(RECRUIT, numbered("recruit", COLOURS))
    .add(CITIZEN, numbered("citizen", range(SEATS)))
    .add(EARN, [f"earn {colour} {n + 1}" for colour in COLOURS for n in range(MOST_EARNERS)])
    .add(RAMPART, numbered("rampart", CARD_SLUGS[FIRST_EVENT:]))
    .add(SLOT, numbered("slot", SLOT_NAMES))
    .add(SITE, [f"site {seat} {name}" for seat in range(SEATS) for name in SLOT_NAMES])
    .add(CARD, numbered("card", CARD_SLUGS))
    .add(BARE, numbered("bare", SLOT_NAMES))
)


def workplace(move: Move) -> int:
    """Return the slot of a building that is activated by an answer, with its effect or without it."""
    return move - BARE if move >= BARE else move - SLOT
