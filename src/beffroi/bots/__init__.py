"""Computer players: they know the kernel and a game's advice, and see only a perspective."""

from beffroi.bots.analysis import Analysis, analyse
from beffroi.bots.bot import Bot
from beffroi.bots.hint import Hint, hint
from beffroi.bots.levels import Level, find_level, levels
from beffroi.bots.registry import make
from beffroi.bots.worker import answer

__all__ = ["Analysis", "Bot", "Hint", "Level", "analyse", "answer", "find_level", "hint", "levels", "make"]
