"""What a seat may settle once for its questions about outdoor cubes."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.setting import SeatSetting

OUTDOOR_CUBES: Final = SeatSetting("outdoor-cubes")
