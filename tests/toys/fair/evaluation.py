"""What the Fair tells its bots."""

from __future__ import annotations

from typing import Final

from beffroi.kernel.evaluation import Evaluator, Weight
from beffroi.kernel.state import Seat
from beffroi.kernel.step import Simultaneous
from tests.toys.fair.figures import FIGURES
from tests.toys.fair.state import Fair

PIP: Final = 0
DENIER: Final = 1
STALLS: Final = 3
CARDS: Final = len(FIGURES.packaged["card"])


class FairEvaluator(Evaluator):
    """Points so far, the secret card, and what dice and deniers may still bring."""

    term_names = ("points", "secret", "dice", "deniers")
    feature_count = 8 + 6 + STALLS * CARDS
    tunable = (Weight("pip", 0.2, 0.0, 0.6), Weight("denier", 0.05, 0.0, 0.5))

    def terms(self, s: Fair, seat: Seat) -> list[float]:
        player, cards = s.players[seat], s.ruleset.cards
        return [
            float(player.points),
            sum(card.pips for card in cards) / len(cards),  # other seats can't know it, and it never changes
            self.weights[PIP] * sum(player.dice),
            self.weights[DENIER] * min(player.deniers, 4) * (s.ruleset.rounds - s.round),
        ]

    def features(self, s: Fair, seat: Seat) -> list[float]:
        """The own goods, dice by face, the stalls in the row, and the best of the others."""
        player = s.players[seat]
        others = [s.players[i] for i in range(s.seats) if i != seat]
        seen = [
            s.round / s.ruleset.rounds,
            player.points / 10,
            player.deniers / 10,
            s.ruleset.cards[player.secret].pips / 6,
            max(other.points for other in others) / 10,
            max(other.deniers for other in others) / 10,
            sum(len(other.dice) for other in others) / 9,
            float(isinstance(s.agenda[-1], Simultaneous)) if s.agenda else 0.0,
        ]
        seen.extend(player.dice.count(pips) / 3 for pips in range(1, 7))
        for stall in range(STALLS):
            seen.extend(float(stall < len(s.row) and s.row[stall] == card) for card in range(CARDS))
        return seen
