"""Information-set Monte Carlo tree search over imagined tables, turn by turn.

Every simulation imagines the table anew, so the tree belongs to what the seat
knows, not to one guess of what is hidden; its nodes are reached by the answers
given, whatever luck came between (open loop). A node is opened by planning the
whole turn of the seat that is asked: its best lines become the branches, and
the best of them, played out, gives the value of the simulation. Branches are
whole turns, since a search through single answers would blame a long turn for
every half-hearted try of its later answers.
"""

from __future__ import annotations

import math
from typing import Final

from beffroi.bots.planner import SEEDS, Planner, TurnPlan, lead
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import UNANSWERED, Move, Seat, State
from beffroi.kernel.step import Simultaneous

LEAST_PRIOR: Final = 0.02  # of a line far worse than the best
DEPTH: Final = 12
DRAWS: Final = 4  # of luck, where a plan ends in it
INNER_DRAWS: Final = 2


class SearchSettings:
    """Parameters of a search; other values may suit a game better."""

    __slots__ = ("branches", "contenders", "explore", "root_width", "spread", "trust", "width")

    def __init__(self) -> None:
        self.explore = 0.5  # weight of rarely tried lines against good ones, in units of the scale
        self.spread = 0.5  # by how much of the scale a line may be worse and still be tried a third as often
        self.trust = 6.0  # simulations that a plan's word is worth
        self.branches = 16  # lines of a turn that are looked at
        self.contenders = 8  # lines of the own turn that are compared
        self.root_width = 60  # lines kept when the own turn is planned
        self.width = 8  # lines kept when a turn inside the tree is planned


class Branch:
    """A way to play a turn: how often it was tried, what came of it for the seat that played it, and what follows."""

    __slots__ = ("follows", "moves", "planned", "total", "tried")

    def __init__(self, moves: list[Move], planned: float) -> None:
        self.moves = moves
        self.planned = planned  # what the plan promised
        self.tried = 0
        self.total = 0.0
        self.follows = Node()


class Node:
    """The beginning of a turn."""

    __slots__ = ("branches", "side")

    def __init__(self) -> None:
        self.branches: list[Branch] = []  # none until the turn is planned
        self.side: dict[Seat, Node] = {}  # what others answer to a question put to all at once


def estimates(branches: list[Branch], trust: float) -> list[float]:
    """Estimate each branch: its plan, corrected by the simulations.

    A plan looks no further than its own turn, so its values are off by what the
    others will do; the tried branches tell by how much on the whole, and that
    holds for all. A branch is then worth a mean of its corrected plan (counted
    as `trust` simulations) and of its own simulations.
    """
    tried, off = 0, 0.0
    for branch in branches:
        tried += branch.tried
        off += branch.total - branch.tried * branch.planned
    shift = off / tried if tried else 0.0
    return [(branch.total + trust * (branch.planned + shift)) / (branch.tried + trust) for branch in branches]


class Tree:
    """The search of one question."""

    def __init__(
        self, evaluator: Evaluator, p: Perspective, settings: SearchSettings, seed: int, wanted: Move = UNANSWERED
    ) -> None:
        self.evaluator = evaluator
        self.p = p
        self.settings = settings
        self.chance = FastChance(seed)
        self.planner = Planner(evaluator, self.chance, settings.width, DEPTH, INNER_DRAWS)
        self.luck = self.chance.pick(SEEDS)
        self.path: list[Branch] = []
        self.choosers: list[Seat] = []
        self.root = Node()
        self.scale = 1.0  # how much turns differ here: what a middling line of the own turn is worse than the best
        self.open_root(wanted)
        self.running = self.root.branches  # ways to play the own turn that may still be the best

    def open_root(self, wanted: Move) -> None:
        """Plan the own turn with care; a line that begins with the wanted answer is always included."""
        s = self.p.sample(FastChance(self.chance.pick(SEEDS)))
        lines = Planner(self.evaluator, self.chance, self.settings.root_width, DEPTH, DRAWS).plan(s, self.p.seat)
        self.scale = max(0.05, lines[0].value - lines[len(lines) // 2].value)
        self.grow(self.root, lines)
        if wanted != UNANSWERED and all(branch.moves[0] != wanted for branch in self.root.branches):
            line = next((line for line in lines if line.moves[0] == wanted), lines[-1])
            self.root.branches.append(Branch(line.moves if line.moves[0] == wanted else [wanted], line.value))

    def simulate(self, share: float = 0.0) -> None:
        """Run one simulation: down the tree on a newly sampled state, open a node, carry its value back.

        `share` is how much of the budget is spent. The n-th try of every branch of the own turn meets the same table
        and luck, so that they compare fairly.
        """
        self.path.clear()
        self.choosers.clear()
        branch = self.contender(share)
        s = self.p.sample(FastChance((self.luck + branch.tried) % SEEDS))
        self.follow(self.root, s, self.p.seat, branch)
        s = self.descend(s, branch.follows)
        for _ in range(self.evaluator.rollout_turns):
            s = self.lap(s)
        self.learn(s)

    def contender(self, share: float) -> Branch:
        """Return the branch of the own turn to try next: the least tried of those still in the running.

        As the budget is spent, the worse half drops out again and again (sequential halving), down to the last two.
        A bound of confidence would try some branches often and some rarely, on different tables; and tables differ by
        more than branches do.
        """
        halvings = self.settings.contenders.bit_length() - 1
        size = max(2, self.settings.contenders >> int(share * halvings))
        if share and size < len(self.running):
            values = estimates(self.running, self.settings.trust)
            order = sorted((-values[i], i) for i in range(len(values)))
            self.running = [self.running[i] for _, i in order[:size]]
        least = self.running[0]
        for branch in self.running:
            if branch.tried < least.tried:
                least = branch
        self.path.append(least)
        self.choosers.append(self.p.seat)
        return least

    def descend(self, s: State, node: Node) -> State:
        """Follow the tree on this table to a turn that is not planned yet, and plan it; or to the end of the game."""
        while s.agenda:
            seat = self.asked(s)
            options = s.options(seat)
            if len(options) == 1:
                s.apply(seat, options[0])
                continue
            if not node.branches:
                lines = self.planner.plan(s, seat)
                self.grow(node, lines)
                return lines[0].state
            branch = self.select(node, seat)
            self.follow(node, s, seat, branch)
            node = branch.follows
        return s

    def asked(self, s: State) -> Seat:
        """Return the seat whose turn is searched: the searcher itself, where several are asked."""
        waiting = s.waiting()
        return self.p.seat if self.p.seat in waiting else waiting[0]

    def select(self, node: Node, seat: Seat) -> Branch:
        """Select the branch to try next: good so far, or promising by plan and rarely tried."""
        branches = node.branches
        values = estimates(branches, self.settings.trust)
        tries = 0
        for branch in branches:
            tries += branch.tried
        reach = self.settings.explore * self.scale * math.sqrt(tries + 1.0)
        best, best_score = 0, -math.inf
        for i in range(len(branches)):
            gap = branches[0].planned - branches[i].planned
            prior = max(LEAST_PRIOR, math.exp(-gap / (self.settings.spread * self.scale)))
            score = values[i] + reach * prior / (1.0 + branches[i].tried)
            if score > best_score:
                best, best_score = i, score
        self.path.append(branches[best])
        self.choosers.append(seat)
        return branches[best]

    def follow(self, node: Node, s: State, seat: Seat, branch: Branch) -> None:
        """Play a turn on this table, as far as it can be played there."""
        if isinstance(s.agenda[-1], Simultaneous):
            self.follow_together(node, s, seat, branch.moves[0])
            return
        for move in branch.moves:
            if not s.agenda or s.agenda[-1].seat != seat or move not in s.options(seat):
                return
            s.apply(seat, move)

    def follow_together(self, node: Node, s: State, seat: Seat, move: Move) -> None:
        """Plan and learn the other answers to a secret question separately, so that they can't react to ours."""
        others = [other for other in s.waiting() if other != seat]
        answers = []
        for other in others:
            aside = node.side.get(other)
            if aside is None:
                aside = node.side[other] = Node()
                self.grow(aside, self.planner.plan(s, other))
            answers.append(self.possible(s, other, self.select(aside, other).moves[0]))
        s.apply(seat, self.possible(s, seat, move))
        for i in range(len(others)):
            s.apply(others[i], answers[i])

    def possible(self, s: State, seat: Seat, move: Move) -> Move:
        """Return the answer, or any other where this table does not allow it."""
        options = s.options(seat)
        return move if move in options else options[self.chance.pick(len(options))]

    def grow(self, node: Node, lines: list[TurnPlan]) -> None:
        """Make the best lines the branches of a node."""
        node.branches = [Branch(line.moves, line.value) for line in lines[: self.settings.branches]]

    def lap(self, s: State) -> State:
        """Play one more turn by plan."""
        if not s.agenda:
            return s
        return self.planner.plan(s, s.waiting()[0])[0].state

    def learn(self, s: State) -> None:
        """Carry the value of the table back along the path."""
        values = [lead(self.evaluator, s, seat) for seat in range(s.seats)]
        for branch, seat in zip(self.path, self.choosers, strict=True):
            branch.tried += 1
            branch.total += values[seat]

    def best(self) -> Branch:
        """Return the best way to play the own turn, of those that stayed in the running."""
        values = estimates(self.running, self.settings.trust)
        return self.running[values.index(max(values))]

    def results(self, options: list[Move]) -> list[tuple[float, float]]:
        """Return for each answer the weight of what is known about its best line, and its worth times that weight.

        An answer that begins no line looked at has no weight.
        """
        found = [(0.0, 0.0)] * len(options)
        best = [-math.inf] * len(options)
        values = estimates(self.root.branches, self.settings.trust)
        for i in range(len(values)):
            branch = self.root.branches[i]
            k = options.index(branch.moves[0])
            if values[i] > best[k]:
                best[k] = values[i]
                weight = branch.tried + self.settings.trust
                found[k] = (weight, values[i] * weight)
        return found
