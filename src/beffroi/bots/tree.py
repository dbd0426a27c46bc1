"""Information-set Monte Carlo tree search over imagined tables.

Every simulation imagines the table anew, so the tree belongs to what the seat
knows, not to one guess of what is hidden; its nodes are reached by the answers
given, whatever luck came between (open loop). A node is opened by planning the
whole turn of the seat that is asked: the plan gives its answers their first
values, and its best line, played out, gives the value of the simulation.
"""

from __future__ import annotations

import math
from typing import Final

from beffroi.bots.planner import SEEDS, Line, Planner, standing
from beffroi.kernel.advice import Advice
from beffroi.kernel.chance import FastChance
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move, Seat, State, Together

UNKNOWN: Final = -1e9  # an answer no plan went through
LEAST_PRIOR: Final = 0.02  # of an answer whose plan is far worse than the best, or that has none
DEPTH: Final = 12
DRAWS: Final = 4  # of luck, where a plan ends in it
INNER_DRAWS: Final = 2


class Settings:
    """How a search thinks; games may find other figures better."""

    __slots__ = ("explore", "laps", "root_width", "spread", "trust", "width")

    def __init__(self) -> None:
        self.explore = 0.5  # weight of rarely tried answers against good ones, in units of the scale
        self.spread = 0.7  # by how much of the scale a line may be worse and still be tried a third as often
        self.trust = 6.0  # simulations that a plan's word is worth
        self.root_width = 60  # lines kept when the own turn is planned
        self.width = 20  # lines kept when a turn inside the tree is planned
        self.laps = 0  # turns played by plan beyond the tree before the table is judged


class Node:
    """An answer in the tree: how often it was tried and what came of it, for the seat that gave it."""

    __slots__ = ("children", "opened", "planned", "side", "total", "tried")

    def __init__(self) -> None:
        self.children: dict[Move, Node] = {}
        self.side: dict[Seat, Node] = {}  # what others answer to a question put to all at once
        self.opened = False
        self.planned = UNKNOWN  # the value of the best planned line through this answer
        self.tried = 0
        self.total = 0.0


def estimates(children: list[Node], trust: float) -> list[float]:
    """What each answer is worth: its plan, corrected by what the simulations say.

    A plan looks no further than the own turn, so its values are off by what the
    others will do; the tried answers tell by how much on the whole, and that
    holds for the others too. An answer is then worth a mean of its corrected
    plan (counted as `trust` simulations) and of its own simulations.
    """
    known = [child.planned for child in children if child.planned > UNKNOWN]
    worst = min(known) if known else 0.0
    plans = [child.planned if child.planned > UNKNOWN else worst for child in children]
    tried, off = 0, 0.0
    for i in range(len(children)):
        tried += children[i].tried
        off += children[i].total - children[i].tried * plans[i]
    shift = off / tried if tried else 0.0
    return [
        (children[i].total + trust * (plans[i] + shift)) / (children[i].tried + trust) for i in range(len(children))
    ]


class Tree:
    """The search of one question."""

    def __init__(self, advice: Advice, p: Perspective, settings: Settings, seed: int) -> None:
        self.advice = advice
        self.p = p
        self.settings = settings
        self.chance = FastChance(seed)
        self.planner = Planner(advice, self.chance, settings.width, DEPTH, INNER_DRAWS)
        self.options = p.options()  # the same on every table it can imagine
        self.luck = self.chance.pick(SEEDS)
        self.root = Node()
        self.scale = 1.0  # how much answers differ here: what a middling line of the own turn is worse than the best
        self.path: list[Node] = []
        self.choosers: list[Seat] = []
        self.open_root()

    def open_root(self) -> None:
        """Plan the own turn with care."""
        s = self.p.sample(FastChance(self.chance.pick(SEEDS)))
        planner = Planner(self.advice, self.chance, self.settings.root_width, DEPTH, DRAWS)
        lines = planner.plan(s, self.p.seat)
        self.scale = max(0.05, lines[0].value - lines[len(lines) // 2].value)
        self.sow(self.root, lines)

    def simulate(self) -> None:
        """One simulation: down the tree on a freshly imagined table, open a node, carry its value back.

        The n-th try of every first answer meets the same table and the same luck, so that answers compare fairly.
        """
        self.path.clear()
        self.choosers.clear()
        move = self.select(self.root, self.p.seat, self.options)
        s = self.p.sample(FastChance((self.luck + self.path[0].tried) % SEEDS))
        node = self.descend(s, self.follow(self.root, s, self.p.seat, move))
        if s.agenda and not node.opened:
            s = self.open(node, s, self.asked(s))
        for _ in range(self.settings.laps):
            s = self.lap(s)
        self.learn(s)

    def asked(self, s: State) -> Seat:
        """The seat whose answer is looked for: the searcher itself, where several are asked."""
        waiting = s.waiting()
        return self.p.seat if self.p.seat in waiting else waiting[0]

    def descend(self, s: State, node: Node) -> Node:
        """Follow the tree on this table to a node that is not open yet, or to the end of the game."""
        while s.agenda:
            seat = self.asked(s)
            options = s.options(seat)
            if len(options) == 1:
                s.apply(seat, options[0])
                continue
            if not node.opened:
                break
            node = self.follow(node, s, seat, self.select(node, seat, options))
        return node

    def follow(self, node: Node, s: State, seat: Seat, move: Move) -> Node:
        """Give an answer on this table; returns the node it leads to."""
        together = isinstance(s.agenda[-1], Together)
        s.apply(seat, move)
        if together:
            self.answer_aside(node, s)
        return node.children[move]

    def answer_aside(self, node: Node, s: State) -> None:
        """The other answers to a secret question are learnt apart, so that they can't react to ours."""
        while s.agenda and isinstance(s.agenda[-1], Together):
            waiting = s.waiting()
            if self.p.seat in waiting:
                return
            seat = waiting[0]
            aside = node.side.get(seat)
            if aside is None:
                aside = node.side[seat] = Node()
            s.apply(seat, self.select(aside, seat, s.options(seat)))

    def select(self, node: Node, seat: Seat, options: list[Move]) -> Move:
        """The answer to try next: good as far as is known, or promising by plan and rarely tried."""
        children = [self.child(node, move) for move in options]
        values = estimates(children, self.settings.trust)
        best_plan = max([child.planned for child in children])
        tries = 0
        for child in children:
            tries += child.tried
        reach = self.settings.explore * self.scale * math.sqrt(tries + 1.0)
        best, best_score = 0, -math.inf
        for i in range(len(options)):
            prior = self.prior(min(1e6, best_plan - children[i].planned))
            score = values[i] + reach * prior / (1.0 + children[i].tried)
            if score > best_score:
                best, best_score = i, score
        self.path.append(children[best])
        self.choosers.append(seat)
        return options[best]

    def child(self, node: Node, move: Move) -> Node:
        found = node.children.get(move)
        if found is None:
            found = node.children[move] = Node()
        return found

    def prior(self, gap: float) -> float:
        """How much an answer deserves to be tried whose plan is `gap` points worse than the best."""
        return max(LEAST_PRIOR, math.exp(-gap / (self.settings.spread * self.scale)))

    def open(self, node: Node, s: State, seat: Seat) -> State:
        """Plan the turn that begins here; returns the table after its best line."""
        lines = self.planner.plan(s, seat)
        self.sow(node, lines)
        return lines[0].state

    def sow(self, node: Node, lines: list[Line]) -> None:
        """Give the answers of the planned lines their first values."""
        node.opened = True
        for line in lines:
            at = node
            for move in line.moves:
                at.opened = True
                at = self.child(at, move)
                at.planned = max(at.planned, line.value)

    def lap(self, s: State) -> State:
        """One more turn, played by plan."""
        if not s.agenda:
            return s
        return self.planner.plan(s, s.waiting()[0])[0].state

    def learn(self, s: State) -> None:
        """Carry the value of the table back along the path."""
        values = [standing(self.advice, s, seat) for seat in range(s.seats)]
        for node, seat in zip(self.path, self.choosers, strict=True):
            node.tried += 1
            node.total += values[seat]

    def results(self, options: list[Move]) -> list[tuple[float, float]]:
        """For each answer the weight of what is known about it, and its worth times that weight."""
        children = [self.child(self.root, move) for move in options]
        trust = self.settings.trust
        values = estimates(children, trust)
        return [(children[i].tried + trust, values[i] * (children[i].tried + trust)) for i in range(len(options))]
