"""How hard a puzzle is before anybody has tried it: by how many bots find its line.

These bots stay as they are, whatever the levels of play become: a puzzle's first rating says the same in every version.
"""

from __future__ import annotations

from typing import Final

from beffroi.bots.puzzles.lines import MOST_ANSWERS, outcome_of
from beffroi.bots.registry import make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move

SOLVERS: Final = {  # from weak to strong, by the names they have in files of puzzles
    "page": "careless:60",
    "apprentice": "careless:25",
    "journeyman": "careless:10",
    "master": "search:32",
}
TRIES = 4  # of a bot that answers by chance now and then
MOSTLY = 0.5  # share of its tries in which a bot must find the line
HARDEST = 5
FIRST_RATING, RATING_STEP = 1100.0, 200.0  # of a puzzle nobody has tried: of the easiest, and for each step


def solvers_of(p: Perspective, outcome: str) -> list[str]:
    """Return the bots that mostly play the line that leads to this outcome."""
    found = []
    for slug, bot in SOLVERS.items():
        tries = 1 if bot.startswith("search") else TRIES
        solved = sum(outcome_of(p, played_turn(p, bot, seed)) == outcome for seed in range(tries))
        if solved >= MOSTLY * tries:
            found.append(slug)
    return found


def played_turn(p: Perspective, name: str, seed: int) -> list[Move]:
    """Return the turn that a bot plays; a search has a number of simulations, so that it is always the same."""
    bot = make(name, p.game, seed=seed)
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


def difficulty_of(solved: list[str], missed: list[str]) -> int:
    """Return 1 to 5: one step for each bot that does not find the line, half a one for each quick look.

    >>> difficulty_of(["master"], ["plan", "steps"])
    4
    """
    unsolved = len(SOLVERS) - len(solved)
    return max(1, min(HARDEST, round(unsolved + 0.5 * len(missed))))


def first_rating(difficulty: int) -> float:
    """Return the rating a puzzle begins with."""
    return FIRST_RATING + RATING_STEP * (difficulty - 1)
