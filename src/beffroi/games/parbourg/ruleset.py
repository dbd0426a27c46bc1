"""The cards and henchmen with their figures: one immutable table, shared by all states that use it."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards import EFFECTS
from beffroi.games.parbourg.cards.effects import Effect
from beffroi.games.parbourg.cards.ids import (
    CARDS,
    HENCHMEN,
)
from beffroi.games.parbourg.cards.model import Card, Henchman
from beffroi.games.parbourg.figures import Row, merged
from beffroi.kernel.state import Doc


class Ruleset:
    """All figures of one game."""

    __slots__ = (
        "actions",
        "buildings",
        "cards",
        "changes",
        "colours",
        "days",
        "draws",
        "draws_for_two",
        "effects",
        "hand",
        "henchmen",
        "initiative",
        "kinds",
    )

    def __init__(self, changes: Doc | None) -> None:
        doc = merged(changes)
        rules = doc["rules"]
        self.changes = changes  # what the host overrides, for `position`
        self.days: int = rules["days"]
        self.hand: int = rules["hand"]
        self.draws: int = rules["draws"]
        self.draws_for_two: int = rules["draws-for-two"]
        self.actions: int = rules["actions"]  # Action cards in a turn
        self.buildings: int = rules["buildings"]  # buildings in a turn
        self.cards = [Card(i, doc["cards"][slug]) for i, slug in enumerate(CARDS)]
        self.henchmen = [Henchman(i, doc["henchmen"][slug]) for i, slug in enumerate(HENCHMEN)]
        self.effects = [effect_of(doc["cards"][slug]) for slug in CARDS]
        self.kinds = [card.kind for card in self.cards]
        self.initiative = [henchman.initiative for henchman in self.henchmen]
        self.colours = [henchman.colours for henchman in self.henchmen]

    def copies(self, card: int, seats: int) -> int:
        """How many of a card are in the game; four designs are left out with two players."""
        return 0 if seats == 2 and self.cards[card].not_for_two else self.cards[card].copies


def effect_of(doc: Doc) -> Effect:
    """What a card does; plain bids and buildings announce nothing."""
    return EFFECTS[doc.get("effect", "none")](Row(doc))


STANDARD: Final = Ruleset(None)


def ruleset_of(changes: Doc | None) -> Ruleset:
    """The table with a host's changes; the standard one is shared."""
    return STANDARD if not changes else Ruleset(changes)
