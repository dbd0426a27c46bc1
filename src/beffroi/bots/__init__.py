"""Computer players: they know the kernel and a game's advice, and see only a perspective."""

from beffroi.bots.bot import Bot
from beffroi.bots.levels import Level, find_level, levels
from beffroi.bots.registry import make
from beffroi.bots.worker import answer

__all__ = ["Bot", "Level", "answer", "find_level", "levels", "make"]
