"""The declaration of Tournay."""

from __future__ import annotations

from typing import Any

from beffroi.games.tournay.catalogue import catalogue, text_arguments
from beffroi.games.tournay.encoding import DECKS, EXPANSIONS
from beffroi.games.tournay.evaluation import TournayEvaluator
from beffroi.games.tournay.figures import FIGURES, NEWEST
from beffroi.games.tournay.ledger import ledger
from beffroi.games.tournay.messages import MESSAGES, NAMES
from beffroi.games.tournay.moves import MOVES
from beffroi.games.tournay.observation import LAYOUT, TournayEncoder
from beffroi.games.tournay.position_read import read, read_setup
from beffroi.games.tournay.ruleset import ruleset_of
from beffroi.games.tournay.setup import new_state
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps import STEPS
from beffroi.games.tournay.terminal import render_text
from beffroi.games.tournay.themes import themes
from beffroi.kernel.chance import Chance
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.preset import GameProgress, Preset
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat


class TournayGame(Game[Tournay]):
    """The declaration of Tournay."""

    slug = "tournay"
    title = "Tournay"
    seats = (2, 4)
    rules = NEWEST
    moves = MOVES.count
    move_names = MOVES
    steps = STEPS
    figures = FIGURES
    max_decisions = 40_000
    options = (
        Option("advanced", "flag", False),
        Option("expansion", "choice", "none", EXPANSIONS),
        Option("figures", "table", None),
    )
    presets = (
        Preset("first", 2, 45, level="novice"),
        Preset("base", 3, 60),
        Preset("advanced", 3, 75, {"advanced": True}),
        Preset("expansion", 3, 75, {"advanced": True, "expansion": "replace"}),
    )
    messages = MESSAGES
    names = NAMES
    tracked_kinds = ("card", "event")

    def start(self, setup: Setup, chance: Chance) -> Tournay:
        return new_state(ruleset_of(setup), chance)

    def read_setup(self, r: Reader, rules: int) -> Setup:
        return read_setup(r, rules)

    def read(self, r: Reader, setup: Setup, chance: Chance) -> Tournay:
        return read(r, setup, chance)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        if s.over:
            return Label("why-over")
        return super().why_not(s, seat, anchor) if seat in s.waiting() else Label("why-not-your-turn")

    def encoder(self, setup: Setup) -> TournayEncoder:
        return TournayEncoder(LAYOUT)

    def progress(self, s: Tournay) -> GameProgress | None:
        return GameProgress("cards", sum(len(s.decks[deck]) for deck in range(DECKS)), 0)

    def evaluator(self) -> TournayEvaluator:
        return TournayEvaluator()

    def purse(self, s: Tournay, seat: Seat) -> int:
        return s.purse[seat]

    def ledger(self, s: Tournay, seat: Seat) -> dict[str, int]:
        return ledger(s, seat)

    def themes(self, s: Tournay, seat: Seat, moves: list[Move]) -> list[str]:
        return themes(s, seat, moves)

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        return text_arguments(ruleset_of(setup))

    def render_text(self, view: Doc, say: Any) -> str:
        return render_text(view, say)


GAME = TournayGame()
