"""Troyes: dice as the workforce of a medieval town, for two to four players."""

from __future__ import annotations

from beffroi.games.troyes.game import TroyesGame

GAME = TroyesGame()
