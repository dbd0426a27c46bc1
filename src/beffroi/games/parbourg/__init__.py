"""Parbourg: four days of bidding for the favour of a town, with henchmen, buildings and alchemy."""

from __future__ import annotations

from beffroi.games.parbourg.game import GAME

__all__ = ["GAME"]
