"""The revisions a rule branches on; no figure has changed so far."""

from __future__ import annotations

from typing import Final

COPIES_ARE_ALIKE: Final = 2  # what others know of a hand never tells which of two copies left it; before, it could
ALWAYS_ASKED: Final = 2  # an activity card in hand is always asked for; before, only one that could be played
EFFECT_IS_LEFT: Final = 2  # for its characters alone a building may be activated without its deniers; before, they came
