"""How hard a puzzle is before anybody has tried it: by how many levels of bots find its line."""

from __future__ import annotations

import re
from typing import Any

from beffroi.bots.levels import Level, levels
from beffroi.bots.puzzles.lines import MOST_ANSWERS, outcome_of
from beffroi.bots.registry import make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move

TRIES = 4  # of a level that answers by chance now and then
MOSTLY = 0.5  # share of its tries in which a level must find the line
HARDEST = 5
FIRST_RATING, RATING_STEP = 1100.0, 200.0  # of a puzzle nobody has tried: of the easiest, and for each step


def levels_that_solve(p: Perspective, outcome: str) -> list[str]:
    """Return the levels that mostly play the line that leads to this outcome."""
    found = []
    for level in levels(p.game):
        tries = 1 if level.bot.startswith("search") else TRIES
        solved = sum(outcome_of(p, played_turn(p, level, seed)) == outcome for seed in range(tries))
        if solved >= MOSTLY * tries:
            found.append(level.slug)
    return found


def played_turn(p: Perspective, level: Level, seed: int) -> list[Move]:
    """Return the turn that a level plays; its search has a number of simulations, so that it is always the same."""
    bot = make(timeless(level.bot), p.game, seed=seed)
    s = p.sample(FastChance(1))
    draws, seals, moves = s.chance.draws, s.seals, list[Move]()
    while not s.over and p.seat in s.waiting() and (s.chance.draws, s.seals) == (draws, seals):
        move = bot.choose(Perspective(p.game, s, p.seat))
        s.apply(p.seat, move)
        moves.append(move)
        if len(moves) == MOST_ANSWERS:
            break
    bot.close()
    return moves


def timeless(bot: str) -> str:
    """Return a bot whose budget is no time.

    >>> timeless("search:32/900ms"), timeless("search:400ms"), timeless("greedy")
    ('search:32', 'search:32', 'greedy')
    """
    found = re.fullmatch(r"search:(?:(\d+)/)?\d+ms(?:@\d+)?", bot)
    return bot if found is None else f"search:{found.group(1) or 32}"


def difficulty_of(game: Game[Any], solved: list[str], missed: list[str]) -> int:
    """Return 1 to 5: one step for each level that does not find the line, half a one for each quick look."""
    unsolved = len(levels(game)) - len(solved)
    return max(1, min(HARDEST, round(unsolved + 0.5 * len(missed))))


def first_rating(difficulty: int) -> float:
    """Return the rating a puzzle begins with."""
    return FIRST_RATING + RATING_STEP * (difficulty - 1)
