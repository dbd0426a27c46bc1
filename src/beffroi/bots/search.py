"""The searching player: Monte Carlo tree search within a budget of simulations or milliseconds."""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final

from beffroi.bots.bot import Bot
from beffroi.bots.planner import SEEDS
from beffroi.bots.tree import Settings, Tree
from beffroi.kernel.advice import Advice
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move

PROGRESS_EVERY: Final = 16  # simulations between two reports of progress
ENDLESS: Final = 1_000_000_000


class Budget:
    """How long a search may think: simulations, milliseconds, or both, and on how many cores.

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
    """`500` simulations, `400ms`, `500/400ms` (whichever is reached first), `400ms@4` (on four cores)."""
    found = re.fullmatch(r"(?:(\d{1,7})|(?:(\d{1,7})/)?(\d{1,6})ms)(?:@(\d{1,3}))?", text)
    if found is None:
        raise BadRequest(f"a search takes 500 simulations, 400ms, 500/400ms or 400ms@4 (cores), not {text!r}")
    simulations = int(found.group(1) or found.group(2) or ENDLESS)
    budget = Budget(simulations, int(found.group(3) or ENDLESS), int(found.group(4) or 1))
    if not (budget.simulations and budget.milliseconds and budget.cores):
        raise BadRequest(f"a search needs time to think, not {text!r}")
    return budget


class SearchBot(Bot):
    """Thinks ahead beyond its own turn, over many tables it can't tell from the real one."""

    def __init__(self, advice: Advice, budget: Budget, seed: int) -> None:
        super().__init__()
        self.advice = advice
        self.budget = budget
        self.settings = Settings()
        self.chance = FastChance(seed)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        return best_of(options, self.search(p, options))

    def search(self, p: Perspective, options: list[Move]) -> list[tuple[float, float]]:
        """For each answer the weight of what is known about it, and its worth times that weight."""
        start = perf_counter()
        tree = Tree(self.advice, p, self.settings, self.chance.pick(SEEDS))
        seconds = self.budget.milliseconds / 1000.0
        for n in range(self.budget.simulations):
            spent = perf_counter() - start
            if spent >= seconds:
                break
            tree.simulate()
            if self.progress is not None and n % PROGRESS_EVERY == 0:
                self.progress(max(n / self.budget.simulations, spent / seconds))
        return tree.results(options)


def best_of(options: list[Move], results: list[tuple[float, float]]) -> Move:
    """The answer with the highest mean; one that nothing is known about is none."""
    best = -1
    for i in range(len(options)):
        if results[i][0] and (best < 0 or results[i][1] / results[i][0] > results[best][1] / results[best][0]):
            best = i
    return options[best]
