"""The figures of the evaluation of Troyes, in final points; `beffroi tune troyes` finds better ones by self-play."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.evaluation import Weight

WEIGHTS: Final = (
    Weight("event-share", 0.6, 0.0, 1.0),  # of the reward as the banners stand, once an event is nearly full
    Weight("event-cube", 0.25, 0.0, 1.0),  # for each own cube on an event beyond the first
    Weight("level-missing", 0.8, 0.0, 1.0),  # of the loss for a level of the Cathedral, with a round to go
    Weight("red-citizen", 0.55, 0.0, 1.5),  # a citizen in the Palace, for each round to come
    Weight("white-citizen", 0.65, 0.0, 1.5),
    Weight("yellow-citizen", 0.5, 0.0, 1.5),
    Weight("die", 0.1, -0.5, 1.0),  # a die still to be used, whatever it shows
    Weight("pip", 0.12, 0.0, 0.4),  # and for each pip
    Weight("card-access", 0.35, 0.0, 1.5),  # a tradesman, for each round to come
    Weight("delayed-cube", 0.5, 0.0, 1.5),  # a cube waiting on a delayed card
    Weight("influence", 0.2, 0.0, 0.6),
    Weight("denier", 0.1, 0.0, 0.4),
    Weight("reserve", 0.15, 0.0, 1.0),  # a citizen at hand
    Weight("progress", 0.5, 0.0, 1.0),  # how much of the way to a character's next threshold counts
)
EVENT_SHARE: Final = 0
EVENT_CUBE: Final = 1
LEVEL_MISSING: Final = 2
CITIZEN: Final = 3  # + building
DIE: Final = 6
PIP: Final = 7
CARD_ACCESS: Final = 8
DELAYED_CUBE: Final = 9
INFLUENCE: Final = 10
DENIER: Final = 11
RESERVE: Final = 12
PROGRESS: Final = 13
