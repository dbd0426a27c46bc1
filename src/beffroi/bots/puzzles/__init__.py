"""Puzzles: turns where one line is clearly best, found in games of strong bots, judged by what an answer is worth."""

from beffroi.bots.puzzles.files import find_puzzle, read_puzzles, shipped_puzzles
from beffroi.bots.puzzles.judging import Verdict, judge
from beffroi.bots.puzzles.puzzle import OtherLine, Puzzle
from beffroi.bots.puzzles.verifying import verify

__all__ = [
    "OtherLine",
    "Puzzle",
    "Verdict",
    "find_puzzle",
    "judge",
    "read_puzzles",
    "shipped_puzzles",
    "verify",
]
