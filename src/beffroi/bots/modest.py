"""Players who make the mistakes people make: they misjudge where a turn leads, or don't look at everything.

Such a player plans its turn like `greedy`, is wrong about every line by some points, and follows through with the one
it believes in. So what costs little is mistaken often, and what costs much hardly ever; no answer is given at random.
"""

from __future__ import annotations

import math
from typing import Any, Final

from beffroi.bots.bot import Bot
from beffroi.bots.planned_turn import PlannedTurn
from beffroi.bots.planner import SEEDS, Planner, TurnPlan
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import UNANSWERED, Move, Seat

DEPTH: Final = 12
DRAWS: Final = 2  # of luck, where a plan ends in it
FINE: Final = 1_000_000


class ModestBot(Bot):
    """Misjudges every line of its turn by `blur` points (one standard deviation), and looks through `width` of them."""

    def __init__(self, evaluator: Evaluator, blur: float, width: int, seed: int) -> None:
        super().__init__()
        self.blur = blur
        self.chance = FastChance(seed)
        self.planner = Planner(evaluator, self.chance, width, DEPTH, DRAWS)
        self.turn = PlannedTurn()

    def think(self, p: Perspective, options: list[Move]) -> Move:
        move = self.turn.answer(p, options)
        if move != UNANSWERED:
            return move
        s = p.sample(FastChance(self.chance.pick(SEEDS)))
        line = self.believed(self.planner.plan(s, p.seat))
        self.turn.keep(p, line.moves)
        return line.moves[0]

    def believed(self, lines: list[TurnPlan]) -> TurnPlan:
        """Return the line that looks best to who is wrong about each by some points."""
        best, most = lines[0], -math.inf
        for line in lines:
            value = line.value + self.blur * self.error()
            if value > most:
                best, most = line, value
        return best

    def error(self) -> float:
        """Draw from a normal distribution."""
        one, other = (self.chance.pick(FINE) + 1) / FINE, self.chance.pick(FINE) / FINE
        return math.sqrt(-2.0 * math.log(one)) * math.cos(2.0 * math.pi * other)


class ShortSighted(Evaluator):
    """An evaluation that counts only some of a game's terms: what a beginner sees on the table."""

    def __init__(self, whole: Evaluator, counted: tuple[str, ...]) -> None:
        super().__init__()
        self.whole = whole
        self.counted = [whole.term_names.index(name) for name in counted]

    def terms(self, s: Any, seat: Seat) -> list[float]:
        found = self.whole.terms(s, seat)
        return [found[i] for i in self.counted]
