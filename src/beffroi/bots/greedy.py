"""The greedy player: plans its whole turn with the game's evaluator and takes the best line."""

from __future__ import annotations

from typing import Final

from beffroi.bots.bot import Bot
from beffroi.bots.planner import SEEDS, Planner
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move

WIDTH: Final = 60
DEPTH: Final = 12
DRAWS: Final = 6


class GreedyBot(Bot):
    """Looks to the end of its own turn and no further."""

    def __init__(self, evaluator: Evaluator, seed: int, width: int = WIDTH) -> None:
        super().__init__()
        self.chance = FastChance(seed)
        self.planner = Planner(evaluator, self.chance, width, DEPTH, DRAWS)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        s = p.sample(FastChance(self.chance.pick(SEEDS)))
        return self.planner.plan(s, p.seat)[0].moves[0]
