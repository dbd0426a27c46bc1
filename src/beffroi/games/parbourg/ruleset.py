"""What a setup makes: cards, henchmen and figures, immutable and shared by all states that are played with it."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.agendas import AGENDAS
from beffroi.games.parbourg.cards import EFFECTS
from beffroi.games.parbourg.cards.ids import CARDS, FIRST_BUILDING, FIRST_EPHEMERAL, HENCHMEN
from beffroi.games.parbourg.cards.model import Card, Henchman
from beffroi.games.parbourg.figures import FIGURES, NEWEST
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc

KEPT: Final = 200  # rulesets, before they are made anew


class Pieces:
    """The cards with their effects and the henchmen, by the figures of a revision and a host."""

    __slots__ = ("cards", "effects", "figures", "henchmen")

    def __init__(self, rules: int, changes: Doc | None) -> None:
        self.figures: Doc = FIGURES.table(rules, changes)
        rows = [self.row(slug) for slug in CARDS]
        self.cards = [Card(i, row) for i, row in enumerate(rows)]
        self.effects = [EFFECTS[row.get("effect", "none")](row) for row in rows]
        self.henchmen = [Henchman(i, self.figures["henchmen"][slug]) for i, slug in enumerate(HENCHMEN)]

    def row(self, card: str) -> Doc:
        """The figures of a card; one that came with a later revision has no copy in this game."""
        found: Doc | None = self.figures["cards"].get(card)
        return found if found is not None else {**FIGURES.packaged["cards"][card], "copies": 0}


class Ruleset:
    """All that is settled before a game begins."""

    __slots__ = (
        "actions",
        "agendas",
        "buildings",
        "cards",
        "changes",
        "colours",
        "copies",
        "days",
        "draws",
        "effects",
        "ephemerals",
        "figures",
        "hand",
        "henchmen",
        "henchmen_in_play",
        "initiative",
        "kinds",
        "nothing",
        "rules",
        "seats",
        "set_aside",
    )

    def __init__(self, setup: Setup, pieces: Pieces) -> None:
        self.rules = setup.rules
        self.agendas = AGENDAS  # which there can be
        self.seats = setup.seats
        self.henchmen_in_play = int(setup.options["henchmen"])  # 8 or 16
        self.set_aside: bool = setup.options["set-aside"]  # used henchmen leave for good
        self.changes: Doc | None = setup.options["figures"]  # what the host overrides, for positions
        self.figures = pieces.figures
        self.cards = pieces.cards
        self.effects = pieces.effects
        self.henchmen = pieces.henchmen
        rules = pieces.figures["rules"]
        self.days: int = rules["days"]
        self.hand: int = rules["hand"]
        self.draws: int = rules["draws-for-two" if setup.seats == 2 else "draws"]  # before each challenge
        self.actions: int = rules["actions"]  # Action cards in a turn
        self.buildings: int = rules["buildings"]  # buildings in a turn
        ephemerals = range(FIRST_EPHEMERAL, FIRST_BUILDING)
        self.ephemerals = sorted(ephemerals, key=lambda card: self.effects[card].chooses)  # first what needs no aim
        self.copies = [0 if setup.seats == 2 and card.not_for_two else card.copies for card in pieces.cards]
        self.nothing = [0] * setup.seats  # what is noted of each seat when a challenge begins
        self.kinds = [card.kind for card in pieces.cards]
        self.initiative = [henchman.initiative for henchman in pieces.henchmen]
        self.colours = [henchman.colours for henchman in pieces.henchmen]

    def deck(self) -> list[int]:
        """Every card of the game, in order."""
        return [card for card, copies in enumerate(self.copies) for _ in range(copies)]

    def all_henchmen(self) -> list[int]:
        """The henchmen of the game: every second one is of the base set."""
        return list(range(0, len(HENCHMEN), len(HENCHMEN) // self.henchmen_in_play))


PIECES: Final[dict[int, Pieces]] = {}  # by revision, where a host changes nothing
RULESETS: Final[dict[Setup, Ruleset]] = {}


def pieces_of(rules: int, changes: Doc | None) -> Pieces:
    if changes:
        return Pieces(rules, changes)
    if rules not in PIECES:
        PIECES[rules] = Pieces(rules, None)
    return PIECES[rules]


def ruleset_of(setup: Setup) -> Ruleset:
    """The ruleset of a setup, made once."""
    made = RULESETS.get(setup)
    if made is None:
        if len(RULESETS) >= KEPT:
            RULESETS.clear()
        made = RULESETS[setup] = Ruleset(setup, pieces_of(setup.rules, setup.options["figures"]))
    return made


STANDARD: Final = pieces_of(NEWEST, None)  # as played now, without a host's figures
