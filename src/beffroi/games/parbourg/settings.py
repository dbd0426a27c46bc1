"""What a seat may settle once for its questions of a kind."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.revisions import EXTRA_CARDS_ARE_OFFERED
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup

EXTRA_CARDS: Final = SeatSetting("extra-cards")  # of the Scout and the Marauder
PASSING: Final = "pass"
NOTHING_TO_PLAY: Final = SeatSetting("nothing-to-play", (PASSING,))  # between turns, and when an effect is announced
SETTINGS: Final = (EXTRA_CARDS, NOTHING_TO_PLAY)


def settings_of(setup: Setup) -> tuple[SeatSetting, ...]:
    """Return those whose questions are asked by this revision."""
    return SETTINGS if setup.rules >= EXTRA_CARDS_ARE_OFFERED else (NOTHING_TO_PLAY,)
