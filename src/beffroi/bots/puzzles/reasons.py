"""Why a line is better than another: the terms of the evaluation in which they differ."""

from __future__ import annotations

from beffroi.bots.puzzles.lines import Line, follow
from beffroi.bots.puzzles.worth import play_on
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective

TABLES = 16
TOLD = 3
SMALL = 0.1  # points below which a term tells nothing


def reasons_for(p: Perspective, evaluator: Evaluator, best: Line, other: Line) -> list[tuple[str, float]]:
    """Return by how many points the first line is better in which term, the largest first."""
    moved = [0.0] * len(evaluator.term_names)
    compared = 0
    for luck in range(1, TABLES + 1):
        ends = []
        for line in (best, other):
            s = p.sample(FastChance(luck))
            if follow(s, p.seat, line.moves):
                ends.append(play_on(evaluator, s, p.seat, luck))
        if len(ends) < 2 or ends[0].over or ends[1].over:
            continue
        compared += 1
        one, two = (evaluator.terms(s, p.seat) for s in ends)
        moved = [sum_so_far + one[k] - two[k] for k, sum_so_far in enumerate(moved)]
    order = sorted(range(len(moved)), key=lambda k: -moved[k])[:TOLD]
    return [
        (f"term-{evaluator.term_names[k]}", round(moved[k] / compared, 2))
        for k in order
        if compared and moved[k] / compared >= SMALL
    ]
