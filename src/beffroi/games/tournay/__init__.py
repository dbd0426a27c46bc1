"""Tournay: a game of cards about a town that is built anew, for 2 to 4 players."""

from beffroi.games.tournay.game import GAME

__all__ = ["GAME"]
