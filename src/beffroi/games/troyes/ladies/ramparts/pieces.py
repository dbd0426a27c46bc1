"""The pieces of the ramparts: their gates and spaces, and the tiles of the outdoor activities."""

from __future__ import annotations

from typing import Final

GATES: Final = 4  # one outdoor activity, of levels I to IV, lies at each
LAST: Final = GATES - 1
SPACES: Final = 20  # of the track; the last gate is where the guards began
SOLD_DICE: Final = "sold-dice"
SHIELD: Final = "shield"
TURNED_DIE: Final = "turned-die"
RACE: Final = "race"
# The sixteen outdoor activities: four of each level, the two sides of a tile next to each other.
SLUGS: Final = [
    *(SOLD_DICE, "settling", "guild", "harvest"),
    *("yellow-die", "white-die", "red-die", "purple-die"),
    *("exchange", SHIELD, TURNED_DIE, "transfer"),
    *("works", "gate", "majority", RACE),
]
SIDES: Final = 2
OUTDOOR_FIGURES: Final = "outdoor"  # the group
