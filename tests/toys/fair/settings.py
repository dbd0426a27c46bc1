"""What a seat may settle once for its questions of a kind."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.setting import SeatSetting

DIE: Final = SeatSetting("die", ("lowest", "highest"))
SETTINGS: Final = (DIE,)
