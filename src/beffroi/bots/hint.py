"""What a bot would do and why: the worth of every choice, the best line, and the terms that move."""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Any, NamedTuple

from beffroi.bots.planner import SEEDS, Planner, TurnPlan
from beffroi.bots.registry import judge_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.label import Label
from beffroi.kernel.lines import answers_along
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Move, Seat, State

WORLDS = 6  # states sampled for one hint
WIDTH, DEPTH, DRAWS = 60, 12, 4
SMALL = 0.05  # points below which a term has not moved


class RatedChoice(NamedTuple):
    """A choice with its expected result, if the rest of the turn is played as planned."""

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


class TermChange(NamedTuple):
    """A term of the evaluation that a line moves, and by how many points."""

    label: Label  # term-<name>, a text key of the game
    points: float

    def doc(self) -> Doc:
        return {"key": self.label.key, "points": round(self.points, 2)}


class Hint(NamedTuple):
    """The choices, the best first, and why the first is best."""

    seat: Seat
    choices: list[RatedChoice]
    reasons: list[TermChange]
    line: list[Doc]  # how the turn goes on after the first, in words

    @property
    def best(self) -> RatedChoice:
        return self.choices[0]

    def doc(self) -> Doc:
        """Return the hint as plain JSON data."""
        return {
            "seat": self.seat,
            "choices": [choice.doc() for choice in self.choices],
            "line": self.line,
            "reasons": [reason.doc() for reason in self.reasons],
        }


class SampledState:
    """One sampled state with the best planned line for every choice."""

    def __init__(self, evaluator: Evaluator, s: State, seat: Seat, options: list[Move], planner: Planner) -> None:
        self.start = s
        self.before = evaluator.terms(s, seat)
        lines = planner.plan(s, seat)
        self.best: dict[Move, TurnPlan] = {}
        for line in lines:  # they come best first
            self.best.setdefault(line.moves[0], line)
        worst = lines[-1].value
        self.leads = [self.best[move].value if move in self.best else worst for move in options]
        self.scores = [
            final_score(evaluator, self.best[move].state, seat) if move in self.best else sum(self.before)
            for move in options
        ]


def final_score(evaluator: Evaluator, s: State, seat: Seat) -> float:
    """Return the expected final score of the seat, or the true one once the game is over."""
    return float(s.totals()[seat]) if s.over else evaluator.value(s, seat)


def sample_states(p: Perspective, evaluator: Evaluator, worlds: int, width: int, seed: int) -> list[SampledState]:
    """Sample states that the seat can't tell from the real one, and plan the turn on each."""
    chance = FastChance(seed)
    options = p.options()
    planner = Planner(evaluator, chance, width, DEPTH, DRAWS)
    return [
        SampledState(evaluator, p.sample(FastChance(chance.pick(SEEDS))), p.seat, options, planner)
        for _ in range(worlds)
    ]


def hint(p: Perspective, *, worlds: int = WORLDS, seed: int = 0) -> Hint:
    """Rate every choice from this perspective, with the reasons for the best one."""
    evaluator = judge_of(p.game)
    return rate_choices(p, evaluator, sample_states(p, evaluator, worlds, WIDTH, seed))


def rate_choices(p: Perspective, evaluator: Evaluator, seen: list[SampledState]) -> Hint:
    """Rate the choices over all sampled states, the best first."""
    choices = [rate_choice(p.game, seen, i, move) for i, move in enumerate(p.options())]
    choices.sort(key=lambda choice: -choice.lead)
    best = choices[0]
    start = best_sample(seen, p.options().index(best.move)).start
    line = spoken_line(p.game, start, p.seat, best.line)[1:]
    return Hint(p.seat, choices, reasons(evaluator, seen, p.seat, best.move), line)


def rate_choice(game: Game[Any], seen: list[SampledState], i: int, move: Move) -> RatedChoice:
    leads = [world.leads[i] for world in seen]
    notation = game.notation
    best = best_sample(seen, i)
    line = [notation(each) for each in best.best[move].moves] if move in best.best else [notation(move)]
    score = fmean(world.scores[i] for world in seen)
    return RatedChoice(move, notation(move), score, fmean(leads), pstdev(leads), line)


def best_sample(seen: list[SampledState], i: int) -> SampledState:
    """Return the sampled state on which option number i does best."""
    return max(seen, key=lambda world: world.leads[i])


def reasons(
    evaluator: Evaluator, seen: list[SampledState], seat: Seat, move: Move, instead: Move = -1
) -> list[TermChange]:
    """Return the terms that a choice changes, the largest first: compared with now, or with another choice."""
    moved = [0.0] * len(evaluator.term_names)
    n = 0
    for world in seen:
        line, other = world.best.get(move), world.best.get(instead)
        if line is None or line.state.over or (instead >= 0 and (other is None or other.state.over)):
            continue
        n += 1
        after = evaluator.terms(line.state, seat)
        before = world.before if other is None else evaluator.terms(other.state, seat)
        for k in range(len(moved)):
            moved[k] += after[k] - before[k]
    order = sorted(range(len(moved)), key=lambda k: -abs(moved[k]))
    return [
        TermChange(Label(f"term-{evaluator.term_names[k]}"), moved[k] / n)
        for k in order
        if abs(moved[k]) >= SMALL * n > 0
    ]


def spoken(game: Game[Any], label: Label) -> Doc:
    """Write a label by key, with its arguments by name."""
    return {"key": label.key, "args": game.named_arguments(label.key, label.args)}


def spoken_choice(game: Game[Any], s: State, seat: Seat, move: Move) -> Doc:
    """Describe a choice in words, with the piece on the page that it belongs to."""
    return {"anchor": game.anchor(s, seat, move), "label": spoken(game, game.label(s, seat, move))}


def spoken_line(game: Game[Any], s: State, seat: Seat, codes: list[str]) -> list[Doc]:
    """Describe a line of play in words; it ends early where the sampled state does not allow it."""
    s = s.clone(FastChance(0))
    line = answers_along(s, seat, map(game.parse, codes))
    return [spoken(game, game.label(s, seat, move)) for move in line]
