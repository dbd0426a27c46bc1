"""The questions and automatic lines of the Royal Challenge."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.royal.king import KingActs, KingFacesBlackDie
from beffroi.games.troyes.royal.placement import KingPlaces, PlaceAgainstKing
from beffroi.kernel.step import Step

STEPS: Final[tuple[type[Step[Any]], ...]] = (KingPlaces, PlaceAgainstKing, KingActs, KingFacesBlackDie)
