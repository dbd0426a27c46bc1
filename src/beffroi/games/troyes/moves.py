"""Every answer a player can give, as a small integer with a name.

The catalogue is a list of ranges; an expansion adds its own ranges behind the
base ones with `add_range`, when its folder is found.
"""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.pieces import (
    BUILDINGS,
    COLOURS,
    DIE_CODES,
    DIE_NAMES,
    ORDERS,
    OWNER,
    OWNER_NAMES,
    PLACE_NAMES,
    SLOT_NAMES,
)
from beffroi.kernel.errors import BadRequest

PASS: Final = 0
DONE: Final = 1  # the lot is complete
FARM: Final = 2  # exploit agriculture
BUILD: Final = 3  # build the Cathedral
SETTLE: Final = 4  # place a citizen on a main building
REROLL: Final = 5
RECRUIT: Final = 6
TURN: Final = 7  # turn one to three dice over
YIELD: Final = 8  # give in to a black die
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

PLAIN_WORDS: Final = ("pass", "done", "farm", "cathedral", "place", "reroll", "recruit", "turn", "yield")

_notation: dict[int, str] = {}
_moves: dict[str, int] = {}


def add_range(first: int, words: list[str]) -> int:
    """Put moves into the catalogue, from `first` on; returns the number behind the last."""
    for i, word in enumerate(words):
        if word in _moves or first + i in _notation:
            raise ValueError(f"move {word!r} is in the catalogue twice")
        _notation[first + i] = word
        _moves[word] = first + i
    return first + len(words)


def count() -> int:
    """How many numbers the catalogue spans."""
    return max(max(_notation) + 1, BASE_COUNT)


def notation(move: int) -> str:
    """A move as text.

    >>> notation(DIE + 54), notation(ACTIVATE + 3)
    ('die yellow3 @neutral', 'activate white-1')
    """
    return _notation[move]


def parse(text: str) -> int:
    """The inverse of `notation`."""
    move = _moves.get(text)
    if move is None:
        raise BadRequest(f"{text!r} is no move of Troyes")
    return move


add_range(PASS, list(PLAIN_WORDS))
add_range(ACTIVATE, [f"activate {name}" for name in PLACE_NAMES])
add_range(FIGHT, [f"fight {i}" for i in range(QUEUE)])
add_range(TARGET, [f"target {i}" for i in range(QUEUE)])
add_range(CUBE, [f"cube {name}" for name in PLACE_NAMES])
add_range(DIE, [f"die {DIE_NAMES[code]} @{OWNER_NAMES[OWNER[code]]}" for code in range(DIE_CODES)])
add_range(FOE, [f"black {value}" for value in range(1, 7)])
add_range(SLOT, [f"slot {name}" for name in SLOT_NAMES])
add_range(LYING, [f"lying {name}" for name in BUILDINGS])
add_range(RESERVE, ["reserve"])
add_range(TRADESMAN, [f"tradesman {name}" for name in PLACE_NAMES])
add_range(ORDER, [f"order {name}" for name in COLOURS[:ORDERS]])
add_range(USES, [f"uses {n}" for n in range(1, MOST_USES + 1)])
