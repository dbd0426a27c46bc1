"""The cards and henchmen with the figures of a setup: immutable, and shared by all states that are played with it."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards import EFFECTS
from beffroi.games.parbourg.cards.ids import CARDS, HENCHMEN
from beffroi.games.parbourg.cards.model import Card, Henchman
from beffroi.games.parbourg.figures import FIGURES, NEWEST
from beffroi.kernel.state import Doc


class Ruleset:
    """All figures of one game, and the effects of its cards."""

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
        "figures",
        "hand",
        "henchmen",
        "initiative",
        "kinds",
        "revision",
    )

    def __init__(self, revision: int, changes: Doc | None) -> None:
        self.revision = revision
        self.changes = changes  # what the host overrides, for `position`
        self.figures: Doc = FIGURES.table(revision, changes)
        rules = self.figures["rules"]
        self.days: int = rules["days"]
        self.hand: int = rules["hand"]
        self.draws: int = rules["draws"]
        self.draws_for_two: int = rules["draws-for-two"]
        self.actions: int = rules["actions"]  # Action cards in a turn
        self.buildings: int = rules["buildings"]  # buildings in a turn
        rows = [self.row(slug) for slug in CARDS]
        self.cards = [Card(i, row) for i, row in enumerate(rows)]
        self.effects = [EFFECTS[row.get("effect", "none")](row) for row in rows]
        self.henchmen = [Henchman(i, self.figures["henchmen"][slug]) for i, slug in enumerate(HENCHMEN)]
        self.kinds = [card.kind for card in self.cards]
        self.initiative = [henchman.initiative for henchman in self.henchmen]
        self.colours = [henchman.colours for henchman in self.henchmen]

    def row(self, card: str) -> Doc:
        """The figures of a card; one that came with a later revision has no copy in this game."""
        found: Doc | None = self.figures["cards"].get(card)
        return found if found is not None else {**FIGURES.packaged["cards"][card], "copies": 0}

    def copies(self, card: int, seats: int) -> int:
        """How many of a card are in the game; some designs are left out with two players."""
        return 0 if seats == 2 and self.cards[card].not_for_two else self.cards[card].copies


MADE: Final[dict[int, Ruleset]] = {}  # without a host's figures, by revision


def ruleset_of(revision: int, changes: Doc | None) -> Ruleset:
    """The ruleset of a revision with a host's figures; without those it is made once."""
    if changes:
        return Ruleset(revision, changes)
    if revision not in MADE:
        MADE[revision] = Ruleset(revision, None)
    return MADE[revision]


STANDARD: Final = ruleset_of(NEWEST, None)
