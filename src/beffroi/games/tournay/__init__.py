"""Tournay: a game of cards about a town that is built anew, for 2 to 4 players."""

from __future__ import annotations

from beffroi.games.tournay.game import GAME

__all__ = ["GAME"]
