"""Every answer a player can give, as a small integer with a name.

>>> MOVES.notation(DIE + 54), MOVES.notation(ACTIVATE + 3)
('die yellow3 @neutral', 'activate white-1')
"""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.pieces import (
    BUILDINGS,
    COLOURS,
    DIE_CODES,
    DIE_NAMES,
    FACES,
    ORDERS,
    OWNER,
    OWNER_NAMES,
    PLACE_NAMES,
    SLOT_NAMES,
)
from beffroi.kernel.moves import MoveNames, numbered

PASS: Final = 0
DONE: Final = 1  # the lot is complete
FARM: Final = 2  # exploit agriculture
BUILD: Final = 3  # build the Cathedral
SETTLE: Final = 4  # place a citizen on a main building
REROLL: Final = 5
RECRUIT: Final = 6
TURN: Final = 7  # turn one to three dice over
YIELD: Final = 8  # give in to a black die
AGAIN: Final = 9  # use a card once more
ACTIVATE: Final = 10  # + place of the activity card
FIGHT: Final = 20  # + place in the queue of events
TARGET: Final = 40  # + place in the queue of events, for a cube of a military activity
CUBE: Final = 60  # + place of the delayed activity card the cube lies on
DIE: Final = 70  # + code of the die
FOE: Final = 190  # + value of a black die - 1
SLOT: Final = 200  # + slot of a main building: an empty one, or the citizen standing there
LYING: Final = 220  # + building: the citizen lying there
RESERVE: Final = 223
TRADESMAN: Final = 224  # + place of the activity card he stands on
ORDER: Final = 234  # + the order (a colour) a die serves that can serve several
USES: Final = 240  # + how often - 1
MOST_USES: Final = 40
QUEUE: Final = 16  # the longest queue of events a game can see, with room to spare
BASE_COUNT: Final = USES + MOST_USES

PLAIN_WORDS: Final = ("pass", "done", "farm", "cathedral", "place", "reroll", "recruit", "turn", "yield", "again")
MOVES: Final = (  # expansions name theirs behind these (`ruleset.py`)
    MoveNames("troyes")
    .add(PASS, PLAIN_WORDS)
    .add(ACTIVATE, numbered("activate", PLACE_NAMES))
    .add(FIGHT, numbered("fight", range(QUEUE)))
    .add(TARGET, numbered("target", range(QUEUE)))
    .add(CUBE, numbered("cube", PLACE_NAMES))
    .add(DIE, [f"die {DIE_NAMES[code]} @{OWNER_NAMES[OWNER[code]]}" for code in range(DIE_CODES)])
    .add(FOE, numbered("black", range(1, FACES + 1)))
    .add(SLOT, numbered("slot", SLOT_NAMES))
    .add(LYING, numbered("lying", BUILDINGS))
    .add(RESERVE, ["reserve"])
    .add(TRADESMAN, numbered("tradesman", PLACE_NAMES))
    .add(ORDER, numbered("order", COLOURS[:ORDERS]))
    .add(USES, numbered("uses", range(1, MOST_USES + 1)))
)
