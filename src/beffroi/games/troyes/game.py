"""The declaration of Troyes, and the expansions found in its folder."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.catalogue import catalogue
from beffroi.games.troyes.evaluation import TroyesEvaluator
from beffroi.games.troyes.figures import FIGURES, NEWEST
from beffroi.games.troyes.messages import NAMES, SENTENCES
from beffroi.games.troyes.moves import MOVES
from beffroi.games.troyes.position_read import read, read_setup
from beffroi.games.troyes.ruleset import EXPANSIONS, name_moves, ruleset_of
from beffroi.games.troyes.setup import new_state
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.terminal import draw_table
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition, BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat, State
from beffroi.kernel.step import Question


class TroyesGame(Game[Troyes]):
    """Troyes, revised edition, with the bonus cards and whatever expansion lies in the folder."""

    slug = "troyes"
    title = "Troyes"
    seats = (min([2, *(expansion.fewest for expansion in EXPANSIONS)]), 4)
    rules = NEWEST
    moves = name_moves(EXPANSIONS).count
    max_decisions = 3000
    options = (
        Option("bonus", "flag", False),
        Option("open-vp", "flag", False),
        Option("figures", "table", None),
        *(option for expansion in EXPANSIONS for option in expansion.options),
    )
    messages = {
        **SENTENCES,
        **{key: args for found in EXPANSIONS for key, args in found.messages.items()},
        **{f"term-{name}": () for name in TroyesEvaluator.term_names},
    }
    names = (*NAMES, *(name for expansion in EXPANSIONS for name in expansion.names))
    tracked_kinds = ("card", "event", "outdoor")

    def clean_options(self, options: Doc) -> Doc:
        clean = super().clean_options(options)
        FIGURES.table(0, clean["figures"])  # refuses a bad override here, before a table is opened with it
        return clean

    def check_setup(self, seats: int, options: Doc) -> None:
        reason = refusal(seats, options)
        if reason:
            raise BadRequest(reason)

    def start(self, setup: Setup, chance: Chance) -> Troyes:
        return new_state(ruleset_of(setup), chance)

    def from_position(self, doc: Doc, chance: Chance, rules: int = 0) -> Troyes:
        r = Reader(doc)
        revision = self.written_revision(doc, rules)
        r.has("rules")
        seats, options = read_setup(r)
        try:
            setup = self.setup(seats, options, revision)
        except BadRequest as error:
            raise BadPosition(f"position: {error}") from None
        return read(r, ruleset_of(setup), chance)

    def read_figures(self, text: str) -> Doc:
        """A host's own figures, from TOML text, for the option `figures`; BadRequest names the wrong line."""
        return FIGURES.read_override(text)

    def notation(self, move: Move) -> str:
        return MOVES.notation(move)

    def parse(self, text: str) -> Move:
        return MOVES.parse(text)

    def label(self, s: State, seat: Seat, move: Move) -> Label:
        assert isinstance(s, Troyes)
        return question_of(s).label(s, seat, move)

    def anchor(self, s: State, seat: Seat, move: Move) -> str:
        assert isinstance(s, Troyes)
        return question_of(s).anchor(s, seat, move)

    def why_not(self, s: State, seat: Seat, anchor: str) -> Label:
        assert isinstance(s, Troyes)
        if seat not in s.waiting():
            return Label("refused")
        return question_of(s).why_not(s, seat, anchor)

    def evaluator(self) -> TroyesEvaluator:
        return TroyesEvaluator()

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def render_text(self, view: Doc, say: Any) -> str:
        ruleset = ruleset_of(self.setup(view["seats"], view["options"]))
        blocks = [part.render_text(view, say) for part in ruleset.parts]
        return draw_table(view, say, catalogue(ruleset), [block for block in blocks if block])


def refusal(seats: int, options: Doc) -> str:
    """Why these options can't be played with so many players; empty if they can."""
    for expansion in EXPANSIONS:
        reason = expansion.refusal(seats, options)
        if reason:
            return reason
    return ""


def question_of(s: Troyes) -> Question[Troyes]:
    """The question that is asked."""
    step = s.agenda[-1]
    assert isinstance(step, Question)
    return step
