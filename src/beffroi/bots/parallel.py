"""The searching player on several cores: each searches its own tree, and the results are added up."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import monotonic
from typing import Any

import beffroi
from beffroi.bots.bot import Bot
from beffroi.bots.planner import SEEDS
from beffroi.bots.processes import end_processes
from beffroi.bots.search import Budget, SearchBot, best_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Move, Seat


class ParallelSearchBot(Bot):
    """Sends a table it imagines to other processes; what is hidden never leaves the perspective."""

    def __init__(self, game: Game[Any], evaluator: Evaluator, budget: Budget, seed: int) -> None:
        super().__init__()
        self.game = game
        self.weights = list(evaluator.weights)
        self.budget = budget
        self.chance = FastChance(seed)
        self.pool: ProcessPoolExecutor | None = None

    def think(self, p: Perspective, options: list[Move]) -> Move:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.budget.cores, mp_context=get_context("spawn"))
        table = p.sample(FastChance(self.chance.pick(SEEDS))).position()
        limits = (self.budget.simulations, self.budget.milliseconds)
        parts = [
            self.pool.submit(search_part, self.game.slug, table, p.seat, limits, self.chance.pick(SEEDS), self.weights)
            for _ in range(self.budget.cores)
        ]
        results = [(0.0, 0.0)] * len(options)
        for n, part in enumerate(parts, 1):
            found = part.result()
            results = [(a + c, b + d) for (a, b), (c, d) in zip(results, found, strict=True)]
            if self.progress is not None:
                self.progress(n / len(parts))
        return best_of(options, results)

    def clock(self) -> float:
        return monotonic()  # the work is done elsewhere

    def close(self) -> None:
        """End the processes, in the middle of their search if need be."""
        if self.pool is not None:
            end_processes(self.pool)
            self.pool = None


def search_part(
    slug: str, table: Doc, seat: Seat, limits: tuple[int, int], seed: int, weights: list[float]
) -> list[tuple[float, float]]:
    """Run one core's share of a search in its own process."""
    game = beffroi.game(slug)
    evaluator = game.evaluator()
    if evaluator is None:
        raise BadRequest(f"{slug} gives bots no evaluator")
    evaluator.weights = weights
    p = Perspective(game, game.from_position(table, FastChance(seed)), seat)
    return SearchBot(evaluator, Budget(limits[0], limits[1], 1), seed).search(p, p.options())
