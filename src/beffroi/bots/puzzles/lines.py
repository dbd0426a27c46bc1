"""The ways to play a turn: what a line leads to, which lines are the same, and what quick looks would play."""

from __future__ import annotations

from typing import NamedTuple

from beffroi.bots.planner import Planner, TurnPlan, answer_rest, lead
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move, Seat, State
from beffroi.kernel.step import Simultaneous

BASE = 1  # seed of the imagined table on which lines are compared
WIDTH, DEPTH, DRAWS = 60, 12, 6  # of the planner that looks for lines: those of the greedy bot
MOST_ANSWERS = 60  # of one turn


class Line(NamedTuple):
    """A way to play the turn, and a fingerprint of what it leads to: lines with the same one are one line."""

    moves: tuple[Move, ...]
    outcome: str
    planned: float


def base_table(p: Perspective) -> State:
    """Return the imagined table on which all lines of a turn are compared."""
    return p.sample(FastChance(BASE))


def follow(s: State, seat: Seat, moves: tuple[Move, ...] | list[Move]) -> bool:
    """Play a line on a table; False where that table does not allow it to its end."""
    for move in moves:
        if not s.allows(seat, move):
            return False
        s.apply(seat, move)
        answer_rest(s, seat, FastChance(BASE))
    return True


def outcome_of(p: Perspective, moves: tuple[Move, ...] | list[Move]) -> str:
    """Return the fingerprint of what a line leads to, or nothing for one that can't be played."""
    s = base_table(p)
    return s.digest() if follow(s, p.seat, moves) else ""


def complete(p: Perspective, moves: tuple[Move, ...] | list[Move]) -> bool:
    """Tell whether a line is a whole turn: luck or a secret came, somebody else is asked, or the game is over."""
    s = base_table(p)
    draws, seals = s.chance.draws, s.seals
    for i, move in enumerate(moves):
        if not s.allows(p.seat, move):
            return False
        s.apply(p.seat, move)
        if s.over or s.chance.draws != draws or s.seals != seals or p.seat not in s.waiting():
            return i == len(moves) - 1
    return False


def begins_turn(s: State, seat: Seat) -> bool:
    """Tell whether a seat has something to think about: it alone is asked, with a choice."""
    return not isinstance(s.agenda[-1], Simultaneous) and s.waiting() == [seat] and len(s.options(seat)) > 1


def planned_lines(p: Perspective, evaluator: Evaluator, most: int, seed: int) -> list[Line]:
    """Return the best lines by plan, each outcome once."""
    planner = Planner(evaluator, FastChance(seed), WIDTH, DEPTH, DRAWS)
    return distinct(p, planner.plan(base_table(p), p.seat), most)


def distinct(p: Perspective, plans: list[TurnPlan], most: int) -> list[Line]:
    """Return the first lines of different outcomes that are whole turns: the planner stops at a depth."""
    found: dict[str, Line] = {}
    for plan in plans:
        moves = until_news(p, plan.moves)
        outcome = outcome_of(p, moves)
        if outcome and outcome not in found and complete(p, moves):
            found[outcome] = Line(tuple(moves), outcome, plan.value)
            if len(found) == most:
                break
    return list(found.values())


def until_news(p: Perspective, moves: list[Move]) -> list[Move]:
    """Return the answers up to the one that draws luck or shows a secret: who has seen that thinks again."""
    s = base_table(p)
    draws, seals = s.chance.draws, s.seals
    for i, move in enumerate(moves):
        if not s.allows(p.seat, move):
            break
        s.apply(p.seat, move)
        if (s.chance.draws, s.seals) != (draws, seals):
            return moves[: i + 1]
    return moves


def step_by_step(p: Perspective, evaluator: Evaluator) -> str:
    """Return the outcome of a turn in which each answer is the one that looks best right after it."""
    s = base_table(p)
    draws, seals, moves = s.chance.draws, s.seals, list[Move]()
    while not s.over and s.waiting() == [p.seat] and (s.chance.draws, s.seals) == (draws, seals):
        if len(moves) == MOST_ANSWERS:
            return ""
        move = max(s.options(p.seat), key=lambda one: value_after(evaluator, s, p.seat, one))
        s.apply(p.seat, move)
        moves.append(move)
    return s.digest()


def value_after(evaluator: Evaluator, s: State, seat: Seat, move: Move) -> float:
    after = s.clone(FastChance(BASE))
    after.apply(seat, move)
    return lead(evaluator, after, seat)


def most_at_once(p: Perspective, lines: list[Line]) -> str:
    """Return the outcome of the line that scores most at once, if one does."""
    scored = []
    for line in lines:
        s = base_table(p)
        follow(s, p.seat, line.moves)
        scored.append(s.totals()[p.seat])
    best = max(scored)
    return lines[scored.index(best)].outcome if scored.count(best) == 1 else ""
