"""Computer players: they know the kernel and a game's evaluator, and see only a perspective."""

from beffroi.bots.analysis import analyse
from beffroi.bots.bot import Bot
from beffroi.bots.hint import Hint, hint
from beffroi.bots.levels import Level, find_level, levels
from beffroi.bots.registry import make
from beffroi.bots.worker import answer, hint_document

__all__ = ["Bot", "Hint", "Level", "analyse", "answer", "find_level", "hint", "hint_document", "levels", "make"]
