"""Parbourg as the kernel knows it."""

from __future__ import annotations

from typing import Any

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.catalogue import catalogue
from beffroi.games.parbourg.evaluation import ParbourgEvaluator
from beffroi.games.parbourg.figures import FIGURES, NEWEST
from beffroi.games.parbourg.messages import MESSAGES, NAMES
from beffroi.games.parbourg.position_read import read
from beffroi.games.parbourg.ruleset import ruleset_of
from beffroi.games.parbourg.setup import new_state
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.terminal import render_text
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat, State


class ParbourgGame(Game[Parbourg]):
    """The declaration of the game."""

    slug = "parbourg"
    title = "Parbourg"
    rules = NEWEST
    seats = (2, 4)
    moves = moves.COUNT
    max_decisions = 5_000
    options = (
        Option("henchmen", "choice", "8", ("8", "16")),
        Option("set-aside", "flag", False),
        Option("figures", "table", None),
    )
    messages = MESSAGES
    names = NAMES
    tracked_kinds = ("card", "henchman")

    def clean_options(self, options: Doc) -> Doc:
        """Henchmen are set aside for good only where there are 16, as 8 would not last."""
        clean = super().clean_options(options)
        if clean["set-aside"] and clean["henchmen"] != "16":
            raise BadRequest("option set-aside needs all 16 henchmen (henchmen=16): 8 would not last for four days")
        FIGURES.table(NEWEST, clean["figures"])
        return clean

    def start(self, setup: Setup, chance: Chance) -> Parbourg:
        return new_state(setup, chance)

    def from_position(self, doc: Doc, chance: Chance, rules: int = 0) -> Parbourg:
        return read(doc, self.written_revision(doc, rules), chance)

    def read_figures(self, text: str) -> Doc:
        """A host's file of figures, as the value of the option `figures`."""
        return FIGURES.read_override(text)

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

    def label(self, s: State, seat: Seat, move: Move) -> Label:
        return s.question.label(s, seat, move)

    def anchor(self, s: State, seat: Seat, move: Move) -> str:
        return s.question.anchor(s, seat, move)

    def why_not(self, s: State, seat: Seat, anchor: str) -> Label:
        return s.question.why_not(s, seat, anchor) if s.agenda else Label("refused")

    def evaluator(self) -> ParbourgEvaluator:
        return ParbourgEvaluator()

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup.rules, setup.options["figures"]))

    def render_text(self, view: Doc, say: Any) -> str:
        return render_text(view, say)


GAME = ParbourgGame()
