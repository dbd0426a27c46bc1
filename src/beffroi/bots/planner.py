"""Plans a whole turn: looks through a seat's own small decisions until the turn passes or luck is drawn."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.advice import Advice
from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import Move, Seat, State, Together

SEEDS: Final = 2147483000  # seeds of streams made from another stream


def standing(advice: Advice, s: State, seat: Seat) -> float:
    """What the seat may expect above the mean of the others; the true difference once the game is over."""
    if s.over:
        totals = s.totals()
        own, everyone = float(totals[seat]), float(sum(totals))
    else:
        own = everyone = advice.value(s, seat)
        for other in range(s.seats):
            if other != seat:
                everyone += advice.value(s, other)
    return own if s.seats == 1 else own - (everyone - own) / (s.seats - 1)


def answer_rest(s: State, seat: Seat, chance: FastChance) -> None:
    """Let the others answer a question that was put to all at once, so that it is resolved."""
    while s.agenda and isinstance(s.agenda[-1], Together):
        waiting = s.waiting()
        if seat in waiting:
            return
        options = s.options(waiting[0])
        s.apply(waiting[0], options[chance.pick(len(options))])


class Line:
    """One way to play the turn: its answers, and what it leads to."""

    __slots__ = ("moves", "root", "state", "value")

    def __init__(self, state: State, moves: list[Move], root: int, value: float) -> None:
        self.state = state
        self.moves = moves
        self.root = root  # index of its first answer among the options
        self.value = value


class Planner:
    """Beam search over one seat's turn on a sampled table.

    `width` lines are kept at each depth, shared out evenly among the first
    answers, since a turn half done can't be judged well. Where an answer draws
    luck, its value is the mean over several draws.
    """

    __slots__ = ("advice", "chance", "depth", "draws", "finished", "width")

    def __init__(self, advice: Advice, chance: FastChance, width: int, depth: int, draws: int) -> None:
        self.advice = advice
        self.chance = chance
        self.width = width
        self.depth = depth
        self.draws = draws
        self.finished: list[Line] = []

    def plan(self, s: State, seat: Seat) -> list[Line]:
        """The lines that finish the turn, the best first."""
        self.finished = []
        frontier = [Line(s, [], -1, 0.0)]
        for depth in range(self.depth):
            frontier = self.thin(self.expand(frontier, seat, depth == self.depth - 1), seat)
            if not frontier:
                break
        return sorted_lines(self.finished)

    def expand(self, frontier: list[Line], seat: Seat, last: bool) -> list[Line]:
        """One answer more on every line; those that end the turn are set aside."""
        longer: list[Line] = []
        for line in frontier:
            options = line.state.options(seat)
            for i in range(len(options)):
                move = options[i]
                s = line.state.clone(FastChance(self.chance.pick(SEEDS)))
                s.apply(seat, move)
                lucky = s.chance.draws > 0
                if not lucky and s.agenda and isinstance(s.agenda[-1], Together) and seat not in s.waiting():
                    lucky = True
                child = Line(s, [*line.moves, move], i if line.root < 0 else line.root, 0.0)
                if not (last or lucky or s.over or s.waiting()[0] != seat):
                    longer.append(child)
                    continue
                child.value = self.mean_value(line.state, seat, move) if lucky else standing(self.advice, s, seat)
                self.finished.append(child)
        return longer

    def mean_value(self, before: State, seat: Seat, move: Move) -> float:
        """The value of an answer that draws luck, over several draws."""
        total = 0.0
        for _ in range(self.draws):
            s = before.clone(FastChance(self.chance.pick(SEEDS)))
            s.apply(seat, move)
            answer_rest(s, seat, self.chance)
            total += standing(self.advice, s, seat)
        return total / self.draws

    def thin(self, lines: list[Line], seat: Seat) -> list[Line]:
        """At most `width` lines, taken in turn from each first answer, the better ones first."""
        if len(lines) <= self.width:
            return lines
        for line in lines:
            line.value = standing(self.advice, line.state, seat)
        rank: dict[int, int] = {}
        ordered: list[tuple[int, int]] = []
        best_first = sorted_lines(lines)
        for i in range(len(best_first)):
            n = rank.get(best_first[i].root, 0)
            rank[best_first[i].root] = n + 1
            ordered.append((n, i))
        ordered.sort()
        return [best_first[i] for _, i in ordered[: self.width]]


def sorted_lines(lines: list[Line]) -> list[Line]:
    """The lines by value, the best first; equal ones in the order they were found."""
    order = sorted((-lines[i].value, i) for i in range(len(lines)))
    return [lines[i] for _, i in order]
