"""What a bot would do and why: the worth of every choice, the best line, and the terms that move."""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import NamedTuple

from beffroi.bots.planner import SEEDS, Line, Planner
from beffroi.bots.registry import adviser
from beffroi.kernel.advice import Advice
from beffroi.kernel.chance import FastChance
from beffroi.kernel.label import Label
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Move, Seat, State

WORLDS = 6  # tables imagined for one hint
WIDTH, DEPTH, DRAWS = 60, 12, 4
SMALL = 0.05  # points below which a term has not moved


class Choice(NamedTuple):
    """What a choice may be expected to lead to, if the turn is played on as well as can be seen."""

    move: Move
    code: str
    score: float  # the seat's expected final score
    lead: float  # how far that is above the mean of the others
    spread: float  # standard deviation of the lead over imagined tables and luck
    line: list[str]  # how the turn goes on, this choice first

    def doc(self) -> Doc:
        return {
            "code": self.code,
            "score": round(self.score, 2),
            "lead": round(self.lead, 2),
            "spread": round(self.spread, 2),
            "line": self.line,
        }


class Reason(NamedTuple):
    """A term of the evaluation that the best line moves, and by how many points."""

    label: Label  # term-<name>, a text key of the game
    points: float


class Hint(NamedTuple):
    """The choices, the best first, and why the first is best."""

    seat: Seat
    choices: list[Choice]
    reasons: list[Reason]

    @property
    def best(self) -> Choice:
        return self.choices[0]

    def doc(self) -> Doc:
        """As plain JSON data."""
        return {
            "seat": self.seat,
            "choices": [choice.doc() for choice in self.choices],
            "reasons": [{"key": reason.label.key, "points": round(reason.points, 2)} for reason in self.reasons],
        }


class World:
    """One imagined table with the best planned line behind every choice."""

    def __init__(self, advice: Advice, s: State, seat: Seat, options: list[Move], chance: FastChance) -> None:
        self.before = advice.terms(s, seat)
        lines = Planner(advice, chance, WIDTH, DEPTH, DRAWS).plan(s, seat)
        self.best: dict[Move, Line] = {}
        for line in lines:  # they come best first
            self.best.setdefault(line.moves[0], line)
        worst = lines[-1].value
        self.leads = [self.best[move].value if move in self.best else worst for move in options]
        self.scores = [
            final_score(advice, self.best[move].state, seat) if move in self.best else sum(self.before)
            for move in options
        ]


def final_score(advice: Advice, s: State, seat: Seat) -> float:
    return float(s.totals()[seat]) if s.over else advice.value(s, seat)


def hint(p: Perspective, *, worlds: int = WORLDS, seed: int = 0) -> Hint:
    """The worth of every choice from this perspective, and the reasons for the best one."""
    advice = adviser(p.game, "hint")
    chance = FastChance(seed)
    options = p.options()
    seen = [World(advice, p.sample(FastChance(chance.pick(SEEDS))), p.seat, options, chance) for _ in range(worlds)]
    choices = [weigh(p, seen, i, move) for i, move in enumerate(options)]
    choices.sort(key=lambda choice: -choice.lead)
    return Hint(p.seat, choices, reasons(advice, seen, p.seat, choices[0].move))


def weigh(p: Perspective, seen: list[World], i: int, move: Move) -> Choice:
    """One choice over all imagined tables."""
    leads = [world.leads[i] for world in seen]
    notation = p.game.notation
    best = max(seen, key=lambda world: world.leads[i])
    line = [notation(each) for each in best.best[move].moves] if move in best.best else [notation(move)]
    score = fmean(world.scores[i] for world in seen)
    return Choice(move, notation(move), score, fmean(leads), pstdev(leads), line)


def reasons(advice: Advice, seen: list[World], seat: Seat, move: Move) -> list[Reason]:
    """The terms that the best line moves, the largest first."""
    moved = [0.0] * len(advice.term_names)
    lines = [(world.before, world.best[move]) for world in seen if move in world.best]
    for before, line in lines:
        if line.state.over:
            continue
        after = advice.terms(line.state, seat)
        for k in range(len(moved)):
            moved[k] += (after[k] - before[k]) / len(lines)
    order = sorted(range(len(moved)), key=lambda k: -abs(moved[k]))
    return [Reason(Label(f"term-{advice.term_names[k]}"), moved[k]) for k in order if abs(moved[k]) >= SMALL]
