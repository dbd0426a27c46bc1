"""What the Fair tells its bots."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.evaluation import Evaluator, Weight
from beffroi.kernel.state import Seat
from tests.toys.fair.state import Fair

PIP: Final = 0
DENIER: Final = 1


class FairEvaluator(Evaluator):
    """Points so far, the secret card, and what dice and deniers may still bring."""

    term_names = ("points", "secret", "dice", "deniers")
    tunable = (Weight("pip", 0.2, 0.0, 0.6), Weight("denier", 0.05, 0.0, 0.5))

    def terms(self, s: Fair, seat: Seat) -> list[float]:
        player, cards = s.players[seat], s.ruleset.cards
        return [
            float(player.points),
            sum(card.pips for card in cards) / len(cards),  # other seats can't know it, and it never changes
            self.weights[PIP] * sum(player.dice),
            self.weights[DENIER] * min(player.deniers, 4) * (s.ruleset.rounds - s.round),
        ]
