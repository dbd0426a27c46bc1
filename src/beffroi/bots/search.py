"""The searching player: Monte Carlo tree search within a budget of simulations or milliseconds."""

from __future__ import annotations

import re
from threading import main_thread
from typing import Final

from beffroi.bots.bot import Bot
from beffroi.bots.clock import core_seconds
from beffroi.bots.planned_turn import PlannedTurn
from beffroi.bots.planner import SEEDS
from beffroi.bots.tree import SearchSettings, Tree
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import UNANSWERED, Move

PROGRESS_EVERY: Final = 16  # simulations between two reports of progress, and two looks for Ctrl-C
ENDLESS: Final = 1_000_000_000


class Budget:
    """How long a search may think: simulations, milliseconds, or both, and on how many cores.

    The milliseconds are those of the core that thinks: a busy machine makes the bot slower, not weaker.

    >>> budget = read_budget("400ms@2")
    >>> budget.milliseconds, budget.cores
    (400, 2)
    """

    __slots__ = ("cores", "milliseconds", "simulations")

    def __init__(self, simulations: int, milliseconds: int, cores: int) -> None:
        self.simulations = simulations
        self.milliseconds = milliseconds
        self.cores = cores


def read_budget(text: str) -> Budget:
    """Read a budget: `500` simulations, `400ms`, `500/400ms` (whichever comes first), `400ms@4` (on four cores)."""
    found = re.fullmatch(r"(?:(\d{1,7})|(?:(\d{1,7})/)?(\d{1,6})ms)(?:@(\d{1,3}))?", text)
    if found is None:
        raise BadRequest(f"a search takes 500 simulations, 400ms, 500/400ms or 400ms@4 (cores), not {text!r:.70}")
    simulations = int(found.group(1) or found.group(2) or ENDLESS)
    budget = Budget(simulations, int(found.group(3) or ENDLESS), int(found.group(4) or 1))
    if not (budget.simulations and budget.milliseconds and budget.cores):
        raise BadRequest(f"a search needs time to think, not {text!r:.70}")
    return budget


class SearchBot(Bot):
    """Thinks ahead beyond its own turn, over many tables it can't tell from the real one."""

    def __init__(self, evaluator: Evaluator, budget: Budget, seed: int) -> None:
        super().__init__()
        self.evaluator = evaluator
        self.budget = budget
        self.settings = SearchSettings()
        self.chance = FastChance(seed)
        self.turn = PlannedTurn()

    def think(self, p: Perspective, options: list[Move]) -> Move:
        move = self.turn.answer(p, options)
        if move != UNANSWERED:
            return move
        line = self.grown(p).best()
        self.turn.keep(p, line.moves)
        return line.moves[0]

    def search(self, p: Perspective, options: list[Move]) -> list[tuple[float, float]]:
        """Return for each answer the weight of what is known about it, and its worth times that weight."""
        return self.grown(p).results(options)

    def grown(self, p: Perspective) -> Tree:
        """Search as many simulations as the budget allows."""
        start = core_seconds()
        tree = Tree(self.evaluator, p, self.settings, self.chance.pick(SEEDS))
        seconds = self.budget.milliseconds / 1000.0
        for n in range(self.budget.simulations):
            share = max(n / self.budget.simulations, (core_seconds() - start) / seconds)
            if share >= 1.0:
                break
            tree.simulate(share)
            if n % PROGRESS_EVERY == 0:
                main_thread()  # a plain Python function: where one is called Ctrl-C is heard, by compiled code never
                if self.progress is not None:
                    self.progress(share)
        return tree


def best_of(options: list[Move], results: list[tuple[float, float]]) -> Move:
    """Return the answer with the highest mean of those that were not given up early."""
    enough = max(weight for weight, _ in results) / 2
    best = -1
    for i in range(len(options)):
        weight, total = results[i]
        if weight >= enough and (best < 0 or total / weight > results[best][1] / results[best][0]):
            best = i
    return options[best]
