"""What cards do, by the name that `figures.toml` gives as `effect`."""

from __future__ import annotations

from typing import Final

from tests.toys.fair.cards.effects import Earn, Win
from tests.toys.fair.cards.model import Effect
from tests.toys.fair.cards.stalls import EarnAndWin

EFFECTS: Final[dict[str, type[Effect]]] = {
    "earn": Earn,
    "win": Win,
    "earn-and-win": EarnAndWin,
}
