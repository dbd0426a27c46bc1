"""Every step that can lie on the agenda."""

from __future__ import annotations

from typing import Any, Final

from beffroi.kernel.step import Step
from tests.toys.fair.steps.round import BeginRound, EndRound, SecretBid
from tests.toys.fair.steps.turn import SpendDie, TakeTurn

STEPS: Final[tuple[type[Step[Any]], ...]] = (BeginRound, SecretBid, TakeTurn, SpendDie, EndRound)
