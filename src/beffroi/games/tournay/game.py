"""The declaration of Tournay."""

from __future__ import annotations

from typing import Any

from beffroi.games.tournay.catalogue import catalogue
from beffroi.games.tournay.encoding import EXPANSIONS
from beffroi.games.tournay.evaluation import TournayEvaluator
from beffroi.games.tournay.messages import MESSAGES, NAMES
from beffroi.games.tournay.moves import MOVES
from beffroi.games.tournay.position_read import read_position
from beffroi.games.tournay.ruleset import corrected, read_figures
from beffroi.games.tournay.setup import set_up
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.terminal import render_text
from beffroi.kernel.chance import Chance
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Seat, State


class TournayGame(Game[Tournay]):
    """The declaration of Tournay."""

    slug = "tournay"
    title = "Tournay"
    seats = (2, 4)
    rules = 1
    moves = MOVES.count
    move_names = MOVES
    max_decisions = 40_000
    options = (
        Option("advanced", "flag", False),
        Option("expansion", "choice", "none", EXPANSIONS),
        Option("figures", "table", None),
    )
    messages = MESSAGES
    names = NAMES
    tracked_kinds = ("card", "event")

    def start(self, setup: Setup, chance: Chance) -> Tournay:
        options = setup.options
        s = Tournay(setup.seats, chance, corrected(options["figures"]))
        s.rules = setup.rules
        s.advanced = options["advanced"]
        s.expansion = EXPANSIONS.index(options["expansion"])
        s.figures = options["figures"]
        set_up(s, chance)
        return s

    def clean_options(self, options: Doc) -> Doc:
        clean = super().clean_options(options)
        corrected(clean["figures"])
        return clean

    def read_figures(self, text: str) -> Doc:
        """A host's file of corrected figures, for the option `figures`; BadRequest names a bad line."""
        return read_figures(text)

    def from_position(self, doc: Doc, chance: Chance, rules: int = 0) -> Tournay:
        return read_position(doc, self.written_revision(doc, rules), chance)

    def why_not(self, s: State, seat: Seat, anchor: str) -> Label:
        if not s.agenda:
            return Label("why-over")
        if seat not in s.waiting():
            return Label("why-not-your-turn")
        return s.question.why_not(s, seat, anchor)

    def evaluator(self) -> TournayEvaluator:
        return TournayEvaluator()

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(corrected(setup.options["figures"]))

    def render_text(self, view: Doc, say: Any) -> str:
        return render_text(view, say)


GAME = TournayGame()
