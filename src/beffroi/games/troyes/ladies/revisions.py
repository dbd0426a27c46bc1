"""The revisions of Troyes on which a rule of the expansion branches."""

from __future__ import annotations

from typing import Final

MIXED_LOTS_STAY_PLAIN: Final = 2  # no card of the expansion improves a lot of several colours; before, three did
EVENTS_FOLLOW_TURNS: Final = 2  # Harsh Winter and Possession ask in the direction of play; before, always clockwise
HERMIT_CUBES_ASKED: Final = 2  # fewer may be laid where a further one can cost points; before, all were laid
OUTDOOR_CUBES_ASKED: Final = 2  # their owner is asked; before, they went by themselves unless the table was to ask
