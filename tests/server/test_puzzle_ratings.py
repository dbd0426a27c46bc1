"""Ratings of puzzles: players of known strength come out in their order, and so do the puzzles.

`python -m tests.server.test_puzzle_ratings 500` prints the figure of docs/puzzles.md.
"""

from __future__ import annotations

import math
import sys
from random import Random

from beffroi.server.services.puzzle_ratings import HALF, MISSED, SOLVED, rated
from beffroi.server.services.puzzle_skills import PuzzleSkill, first_skill, nearest

SCALE = 4.0  # points of rating that make somebody e times as likely to solve than not
PUZZLES = 200
TRIES = 60


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    found = [0] * len(values)
    for place, i in enumerate(order):
        found[i] = place
    return found


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Spearman's: 1 for the same order, 0 for none."""
    a, b = ranks(one), ranks(other)
    n = len(a)
    return 1.0 - 6.0 * sum((x - y) ** 2 for x, y in zip(a, b, strict=True)) / (n * (n * n - 1))


def simulate(players: int, tries: int, seed: int) -> tuple[float, float]:
    """Let players of known strength solve puzzles of known difficulty as the server chooses and rates them.

    Returns how well the order of the players, and that of the puzzles, is found.
    """
    luck = Random(seed)
    strength = [luck.gauss(25.0, 6.0) for _ in range(players)]
    hardness = [luck.gauss(25.0, 6.0) for _ in range(PUZZLES)]
    guessed = [min(5, max(1, round(3 + (hard - 25.0) / 4.0 + luck.gauss(0.0, 1.0)))) for hard in hardness]
    rating = [PuzzleSkill() for _ in range(players)]
    puzzle = [first_skill(difficulty) for difficulty in guessed]
    seen: list[set[int]] = [set() for _ in range(players)]
    for _ in range(tries):
        for i in luck.sample(range(players), players):
            left = [k for k in range(PUZZLES) if k not in seen[i]]
            k = left[nearest([puzzle[k].mu for k in left], rating[i].mu, luck)]
            seen[i].add(k)
            chance = 1.0 / (1.0 + math.exp((hardness[k] - strength[i]) / SCALE))
            draw = luck.random()
            score = SOLVED if draw < chance else HALF if draw < chance + 0.1 * (1.0 - chance) else MISSED
            rating[i], puzzle[k] = rated(rating[i], puzzle[k], score)
    found = rank_correlation(strength, [one.mu for one in rating])
    return found, rank_correlation(hardness, [one.mu for one in puzzle])


def test_players_of_known_strength_come_out_in_their_order() -> None:
    players, puzzles = simulate(40, 40, 1)
    assert players > 0.85
    assert puzzles > 0.7


def test_a_stronger_answer_never_lowers_a_rating() -> None:
    before, puzzle = PuzzleSkill(), first_skill(3)
    after = [rated(before, puzzle, score)[0].mu for score in (MISSED, HALF, SOLVED)]
    assert after == sorted(after) and len(set(after)) == 3
    assert all(rated(before, puzzle, score)[0].sigma < before.sigma for score in (MISSED, HALF, SOLVED))


if __name__ == "__main__":
    found = simulate(int(sys.argv[1]), TRIES, 22)
    sys.stdout.write(
        f"rank correlation of {sys.argv[1]} players: {found[0]:.3f}, of {PUZZLES} puzzles: {found[1]:.3f}\n"
    )
