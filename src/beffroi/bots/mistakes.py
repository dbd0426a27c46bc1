"""What levels give away: the points that each of their turns costs, beside those of a random player."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean
from typing import Any, Final, NamedTuple

from beffroi.bots.decisions import WIDTH, WORLDS, loss_of
from beffroi.bots.hint import sample_states
from beffroi.bots.registry import judge_of, make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective

STEPS: Final = (0.02, 0.05, 0.1, 0.2)  # bounds of the columns, in shares of the mean final score


class Mistakes(NamedTuple):
    """The points that a bot gave away in each of its turns, and the mean final score of its games."""

    bot: str
    turns: list[float]
    score: float

    def shares(self, bounds: list[float]) -> list[float]:
        """Return how many turns in all cost less than each bound but not less than the one before, and the rest."""
        edges = [float("-inf"), *bounds, float("inf")]
        return [
            sum(edges[i] <= turn < edges[i + 1] for turn in self.turns) / max(1, len(self.turns))
            for i in range(len(edges) - 1)
        ]


def give_away(game: Game[Any], name: str, games: int) -> Mistakes:
    """Let a bot play against itself, and judge each of its turns by plans over imagined tables, as a review does.

    The best answer is found on other tables than the one it is measured on, so that a perfect player gives away
    nothing on the whole; single turns may come out a little below nothing.
    """
    turns: list[float] = []
    scores: list[float] = []
    for number in range(games):
        found, score = judged_game(game, name, number)
        turns += found
        scores.append(score)
    return Mistakes(name, turns, fmean(scores))


def judged_game(game: Game[Any], name: str, number: int) -> tuple[list[float], float]:
    """Play one game for two; returns what each turn with a choice gave away, and the mean final score."""
    evaluator = judge_of(game)
    s = game.start(game.setup(max(2, game.seats[0])), FastChance(number))
    s.settle()
    bots = [make(name, game, 1000 * number + seat) for seat in range(s.seats)]
    turns: list[float] = []
    mover, lost, chose = -1, 0.0, False
    answers = 0
    while not s.over:
        seat = s.waiting()[0]
        if seat != mover:
            turns += [lost] if chose else []
            mover, lost, chose = seat, 0.0, False
        p = Perspective(game, s, seat)
        move, options = bots[seat].choose(p), p.options()
        if len(options) > 1:
            chose = True
            lost += loss_of(options, sample_states(p, evaluator, WORLDS, WIDTH, answers), move)
        s.apply(seat, move)
        answers += 1
    for bot in bots:
        bot.close()
    return turns + ([lost] if chose else []), fmean(s.totals())


def mistake_table(found: list[Mistakes], score: float) -> str:
    """Format what bots give away as a table in Markdown; the columns are points, from shares of a usual score."""
    bounds = [round(step * score, 1) for step in STEPS]
    heads = [f"below {bounds[0]:g}", *(f"{a:g} to {b:g}" for a, b in pairwise(bounds))]
    columns = ["bot", "turns", "mean", *heads, f"{bounds[-1]:g} and more"]
    lines = ["| " + " | ".join(columns) + " |", "| --- |" + " ---: |" * (len(columns) - 1)]
    for one in found:
        shares = " | ".join(f"{share:.0%}" for share in one.shares(bounds))
        lines.append(f"| {one.bot} | {len(one.turns)} | {fmean(one.turns):.2f} | {shares} |")
    return "\n".join(lines)
