"""The Fair: a toy game in the shape of every game (see docs/new-game.md)."""

from __future__ import annotations

from tests.toys.fair.game import GAME

__all__ = ["GAME"]
