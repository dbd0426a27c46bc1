"""Plans a whole turn: looks through a seat's own small decisions until the turn passes or luck is drawn."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator, lead_of
from beffroi.kernel.state import Move, Seat, State
from beffroi.kernel.step import Simultaneous

SEEDS: Final = 2147483000  # seeds of streams made from another stream
REFINED: Final = 8  # lines judged by several draws of luck


def lead(evaluator: Evaluator, s: State, seat: Seat) -> float:
    """Return the expected lead over the mean of the others, or the true one once the game is over."""
    if not s.over:
        return evaluator.lead(s, seat)
    totals = s.totals()
    return lead_of(float(totals[seat]), float(sum(totals)), s.seats)


def answer_rest(s: State, seat: Seat, chance: FastChance) -> None:
    """Let the others answer a question that was put to all at once, so that it is resolved."""
    while s.agenda and isinstance(s.agenda[-1], Simultaneous):
        waiting = s.waiting()
        if seat in waiting:
            return
        options = s.options(waiting[0])
        s.apply(waiting[0], options[chance.pick(len(options))])


class TurnPlan:
    """One way to play the turn: its answers, and what it leads to."""

    __slots__ = ("before", "moves", "root", "state", "value")

    def __init__(self, state: State, moves: list[Move], root: int, before: State | None) -> None:
        self.state = state
        self.moves = moves
        self.root = root  # index of its first answer among the options
        self.before = before  # the table before the last answer, if that answer draws luck
        self.value = 0.0


class Planner:
    """Beam search over one seat's turn on a sampled table.

    `width` lines are kept at each depth, shared out evenly among the first
    answers, since a turn half done can't be judged well. Where an answer draws
    luck, all lines are judged by the same draw, and the best of them by several.
    """

    __slots__ = ("chance", "depth", "draws", "evaluator", "finished", "luck", "width")

    def __init__(self, evaluator: Evaluator, chance: FastChance, width: int, depth: int, draws: int) -> None:
        self.evaluator = evaluator
        self.chance = chance
        self.width = width
        self.depth = depth
        self.draws = draws
        self.finished: list[TurnPlan] = []
        self.luck = 0  # the seed of the luck that all lines of a plan share

    def plan(self, s: State, seat: Seat) -> list[TurnPlan]:
        """Return the lines that finish the turn, the best first."""
        self.finished = []
        self.luck = self.chance.pick(SEEDS)
        frontier = [TurnPlan(s, [], -1, None)]
        for depth in range(self.depth):
            frontier = self.thin(self.expand(frontier, seat, depth == self.depth - 1), seat)
            if not frontier:
                break
        return self.refine(sorted_lines(self.finished), seat)

    def expand(self, frontier: list[TurnPlan], seat: Seat, last: bool) -> list[TurnPlan]:
        """Extend every line by one answer; those that end the turn are set aside."""
        longer: list[TurnPlan] = []
        for line in frontier:
            options = line.state.options(seat)
            for i in range(len(options)):
                s = line.state.clone(FastChance(self.luck))
                s.apply(seat, options[i])
                shared = bool(s.agenda) and isinstance(s.agenda[-1], Simultaneous) and seat not in s.waiting()
                lucky = shared or s.chance.draws > 0
                root = i if line.root < 0 else line.root
                child = TurnPlan(s, [*line.moves, options[i]], root, line.state if lucky else None)
                if not (last or lucky or s.over or s.waiting()[0] != seat):
                    longer.append(child)
                    continue
                if shared:
                    answer_rest(s, seat, FastChance(self.luck))
                child.value = lead(self.evaluator, s, seat)
                self.finished.append(child)
        return longer

    def refine(self, lines: list[TurnPlan], seat: Seat) -> list[TurnPlan]:
        """Evaluate the best lines again with several draws, if luck plays a part in any of them."""
        best = lines[:REFINED]
        if self.draws and any(line.before is not None for line in best):
            for line in best:
                if line.before is not None:
                    line.value = self.mean_value(line, line.before, seat)
            best = sorted_lines(best)
        return best + lines[REFINED:]

    def mean_value(self, line: TurnPlan, before: State, seat: Seat) -> float:
        """Return the mean value, over several draws, of a line whose last answer draws luck.

        The draw that brought the line among the best is left out: it may be there by that luck alone.
        """
        total = 0.0
        for n in range(self.draws):
            luck = (self.luck + n + 1) % SEEDS
            s = before.clone(FastChance(luck))
            s.apply(seat, line.moves[-1])
            answer_rest(s, seat, FastChance(luck))
            total += lead(self.evaluator, s, seat)
        return total / self.draws

    def thin(self, lines: list[TurnPlan], seat: Seat) -> list[TurnPlan]:
        """Keep at most `width` lines, taken in turn from each first answer, the better ones first."""
        if len(lines) <= self.width:
            return lines
        for line in lines:
            line.value = lead(self.evaluator, line.state, seat)
        rank: dict[int, int] = {}
        ordered: list[tuple[int, int]] = []
        best_first = sorted_lines(lines)
        for i in range(len(best_first)):
            n = rank.get(best_first[i].root, 0)
            rank[best_first[i].root] = n + 1
            ordered.append((n, i))
        ordered.sort()
        return [best_first[i] for _, i in ordered[: self.width]]


def sorted_lines(lines: list[TurnPlan]) -> list[TurnPlan]:
    """Sort the lines by value, the best first; equal ones in the order they were found."""
    order = sorted((-lines[i].value, i) for i in range(len(lines)))
    return [lines[i] for _, i in order]
