"""The declaration of Troyes, and the expansions found in its folder."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import terminal
from beffroi.games.troyes.catalogue import catalogue, text_arguments
from beffroi.games.troyes.evaluation import TroyesEvaluator
from beffroi.games.troyes.figures import FIGURES, NEWEST
from beffroi.games.troyes.messages import MESSAGES, NAMES
from beffroi.games.troyes.position_read import read, read_setup
from beffroi.games.troyes.ruleset import ALL_STEPS, EXPANSIONS, name_moves, ruleset_of
from beffroi.games.troyes.setup import new_state
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc


class TroyesGame(Game[Troyes]):
    """Troyes, revised edition, with the bonus cards and whatever expansion lies in the folder."""

    slug = "troyes"
    title = "Troyes"
    seats = (min([2, *(expansion.fewest for expansion in EXPANSIONS)]), 4)
    rules = NEWEST
    move_names = name_moves(EXPANSIONS)
    moves = move_names.count
    steps = ALL_STEPS
    figures = FIGURES
    max_decisions = 3000
    options = (
        Option("bonus", "flag", False),
        Option("open-vp", "flag", False),
        Option("figures", "table", None),
        *(option for expansion in EXPANSIONS for option in expansion.options),
    )
    messages = {
        **MESSAGES,
        **{key: args for expansion in EXPANSIONS for key, args in expansion.messages.items()},
        **{f"term-{name}": () for name in TroyesEvaluator.term_names},
    }
    names = (*NAMES, *(name for expansion in EXPANSIONS for name in expansion.names))
    tracked_kinds = ("card", "event", "outdoor")

    def check_setup(self, seats: int, options: Doc) -> None:
        for expansion in EXPANSIONS:
            if reason := expansion.refusal(seats, options):
                raise BadRequest(reason)

    def start(self, setup: Setup, chance: Chance) -> Troyes:
        return new_state(ruleset_of(setup), chance)

    def read_setup(self, r: Reader, rules: int) -> Setup:
        seats, options = read_setup(r)
        return self.setup(seats, options, rules)

    def read(self, r: Reader, setup: Setup, chance: Chance) -> Troyes:
        return read(r, ruleset_of(setup), chance)

    def evaluator(self) -> TroyesEvaluator:
        return TroyesEvaluator()

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        return tuple(setting for expansion in EXPANSIONS for setting in expansion.settings(setup))

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        return text_arguments(ruleset_of(setup))

    def render_text(self, view: Doc, say: Any) -> str:
        return terminal.render_text(view, say, ruleset_of(Setup(view["revision"], view["seats"], view["options"])))
