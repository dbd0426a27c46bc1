"""The declaration of Troyes, and the expansions found in its folder."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import moves
from beffroi.games.troyes.catalogue import catalogue_of
from beffroi.games.troyes.evaluation import TroyesEvaluator
from beffroi.games.troyes.expansion import EXPANSIONS
from beffroi.games.troyes.figures import figures_with, read_figures
from beffroi.games.troyes.messages import NAMES, SENTENCES
from beffroi.games.troyes.position_read import listed, set_up
from beffroi.games.troyes.ruleset import Ruleset
from beffroi.games.troyes.setup import make_ruleset, new_game
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.terminal import draw_table
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition, BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat, State
from beffroi.kernel.step import Question

RULESETS: dict[str, Ruleset] = {}  # rulesets are never changed once they are made, so they can be kept
MOST_RULESETS = 64


class TroyesGame(Game[Troyes]):
    """Troyes, revised edition, with the bonus cards and whatever expansion lies in the folder."""

    slug = "troyes"
    title = "Troyes"
    seats = (min([2, *(expansion.fewest for expansion in EXPANSIONS)]), 4)
    moves = moves.count()
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
        figures_with(clean["figures"])  # refuses a bad override here, before a table is opened with it
        return clean

    def ruleset(self, seats: int, options: Doc) -> Ruleset:
        """The tables of a game; options are complete and clean. Games of the same kind share one ruleset."""
        key = f"{seats} {sorted(options.items())}"
        if key not in RULESETS:
            if len(RULESETS) >= MOST_RULESETS:
                RULESETS.clear()
            RULESETS[key] = self.make_ruleset(seats, options)
        return RULESETS[key]

    def make_ruleset(self, seats: int, options: Doc) -> Ruleset:
        self.check_setup(seats, options)
        ruleset = make_ruleset(seats, options, EXPANSIONS)
        ruleset.written_options = written_options(options)
        return ruleset

    def check_setup(self, seats: int, options: Doc) -> None:
        reason = refusal(seats, options)
        if reason:
            raise BadRequest(reason)

    def start(self, setup: Setup, chance: Chance) -> Troyes:
        return new_game(self.ruleset(setup.seats, setup.options), setup.rules, chance)

    def from_position(self, doc: Doc, chance: Chance, rules: int = 0) -> Troyes:
        revision = self.written_revision(doc, rules)
        seats = len(listed(doc["players"], "players")) if "players" in doc else 4
        try:
            self.seat_count(seats)
            ruleset = self.ruleset(seats, self.clean_options(doc.get("options", {})))
        except BadRequest as error:
            raise BadPosition(str(error)) from None
        return set_up(ruleset, doc, revision, chance)

    def read_figures(self, text: str) -> Doc:
        """A host's own figures, from TOML text, for the option `figures`; BadRequest names the wrong line."""
        return read_figures(text)

    def notation(self, move: Move) -> str:
        return moves.notation(move)

    def parse(self, text: str) -> Move:
        return moves.parse(text)

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
        return catalogue_of(self.ruleset(setup.seats, setup.options))

    def render_text(self, view: Doc, say: Any) -> str:
        setup = self.setup(view["seats"], view["options"])
        ruleset = self.ruleset(setup.seats, setup.options)
        blocks = [part.render_text(view, say) for part in ruleset.parts]
        return draw_table(view, say, catalogue_of(ruleset), [block for block in blocks if block])


def written_options(options: Doc) -> Doc:
    """The options without those of expansions that are as ever, so that a new one leaves old records as they are."""
    usual = {option.name: option.default for expansion in EXPANSIONS for option in expansion.options}
    return {name: value for name, value in options.items() if name not in usual or value != usual[name]}


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
