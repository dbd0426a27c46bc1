"""Evaluation of the decisions of a finished game against their alternatives."""

from __future__ import annotations

from statistics import fmean

from beffroi.bots.hint import (
    SampledState,
    best_sample,
    rate_choices,
    reasons,
    sample_states,
    spoken_choice,
    spoken_line,
)
from beffroi.bots.search import best_of
from beffroi.bots.tree import SearchSettings, Tree
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Move, State

WORLDS = 2  # states sampled for one decision; a whole game has hundreds
WIDTH = 36  # lines kept when its turn is planned
SIMULATIONS = 24  # of the search that looks again at a costly decision
CAREFUL_WORLDS = 4
REASONS = 3  # terms told


def evaluate_decision(p: Perspective, evaluator: Evaluator, number: int, move: Move, worlds: int) -> Doc:
    """Evaluate one decision: the worth of every choice, and the points given away by the one made."""
    seen = sample_states(p, evaluator, worlds, WIDTH, number)
    found = rate_choices(p, evaluator, seen)
    return {
        "n": number,
        "seat": p.seat,
        "played": p.game.notation(move),
        "loss": round(loss_of(p.options(), seen, move), 2),
        "choices": [choice.doc() for choice in found.choices],
    }


def loss_of(options: list[Move], seen: list[SampledState], move: Move) -> float:
    """Return the expected points given away.

    The best choice is found on the other tables than the one it is measured on:
    whatever looks best on a few tables looks better there than it is.
    """
    played = options.index(move)
    losses = []
    for world in seen:
        others = [other for other in seen if other is not world] or seen
        best = max(range(len(options)), key=lambda i: fmean(other.leads[i] for other in others))
        losses.append(world.leads[best] - world.leads[played])
    return fmean(losses)


def evaluate_again(p: Perspective, evaluator: Evaluator, number: int, move: Move, before: State) -> Doc:
    """Evaluate a costly decision with the searching bot: its choice, its reasons, and the difference."""
    options = p.options()
    tree = Tree(evaluator, p, SearchSettings(), number, move)
    for _ in range(SIMULATIONS):
        tree.simulate()
    results = tree.results(options)
    best = best_of(options, results)
    seen = sample_states(p, evaluator, CAREFUL_WORLDS, WIDTH, number)
    line = best_line(p, seen, options.index(best), best)
    told = reasons(evaluator, seen, p.seat, best, move)
    return {
        "n": number,
        "kind": "decision",
        "seat": p.seat,
        "played": told_choice(p, before, move),
        "better": {**told_choice(p, before, best), "line": line},
        "cost": round(worth(results, options.index(best)) - worth(results, options.index(move)), 2),
        "reasons": [reason.doc() for reason in told[:REASONS]],
    }


def worth(results: list[tuple[float, float]], i: int) -> float:
    """Return the mean of an answer in the search."""
    weight, total = results[i]
    return total / weight


def told_choice(p: Perspective, s: State, move: Move) -> Doc:
    return {"code": p.game.notation(move), **spoken_choice(p.game, s, p.seat, move)}


def best_line(p: Perspective, seen: list[SampledState], i: int, move: Move) -> list[Doc]:
    """Describe how the turn would have continued after the choice."""
    world = best_sample(seen, i)
    planned = world.best.get(move)
    codes = [p.game.notation(each) for each in planned.moves] if planned else []
    return spoken_line(p.game, world.start, p.seat, codes)[1:]
