"""What the expansion's activity cards score: cubes on some of them, and the fourth level of the Cathedral."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.expansion import Scorer
from beffroi.games.troyes.ladies.cards.effects import ScoredAtEnd
from beffroi.games.troyes.ladies.evaluation import BUILDER_ODDS, cards_worth
from beffroi.games.troyes.ladies.part import builds_higher
from beffroi.games.troyes.pieces import COLUMNS, LEVELS, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

BEFORE_CHARACTERS: Final = ("points", "events", "tradesmen", "cathedral")  # of the final scoring


class CardScorer(Scorer):
    """Cards that score when the game is over, and a fourth level to build on while the Master Builder lies there."""

    __slots__ = ("builder",)

    def __init__(self, builder: int) -> None:
        self.builder = builder  # the Master Builder's number among the activity cards

    def misses_level(self, s: Troyes, seat: Seat) -> bool:
        """Tell whether the seat has no cube on the fourth level and one is asked for."""
        return builds_higher(s, self.builder) and seat not in s.cathedral[LEVELS * COLUMNS :]

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        if self.misses_level(s, seat):
            rest = sum(items[item] for item in BEFORE_CHARACTERS)
            items["cathedral"] -= min(rest, s.ruleset.missing_level)
        for place in range(PLACES):
            card = s.ruleset.activities[s.cards[place]]
            if isinstance(card.effect, ScoredAtEnd) and place % LEVELS < s.levels:
                items[card.slug] = card.effect.final(s, seat, place)

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        odds = BUILDER_ODDS if time_left else 1.0
        loss = s.ruleset.missing_level * odds if self.misses_level(s, seat) else 0.0
        return cards_worth(s, seat, time_left) - loss
