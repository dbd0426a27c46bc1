"""The declaration of Troyes, and the expansions found in its folder."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import terminal
from beffroi.games.troyes.catalogue import catalogue, text_arguments
from beffroi.games.troyes.evaluation import TroyesEvaluator
from beffroi.games.troyes.figures import FIGURES, NEWEST
from beffroi.games.troyes.ledger import ledger
from beffroi.games.troyes.messages import MESSAGES, NAMES
from beffroi.games.troyes.observation import TroyesEncoder
from beffroi.games.troyes.position_read import read, read_setup
from beffroi.games.troyes.ruleset import ALL_MOVES, ALL_STEPS, EXPANSIONS, ruleset_of
from beffroi.games.troyes.setup import new_state
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.themes import THEMES, themes
from beffroi.kernel.chance import Chance
from beffroi.kernel.conflict import OptionConflict
from beffroi.kernel.evaluation import LEARNED
from beffroi.kernel.game import Game, Option
from beffroi.kernel.preset import GameProgress, Preset
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat


class TroyesGame(Game[Troyes]):
    """Troyes, revised edition, with the bonus cards and whatever expansion lies in the folder."""

    slug = "troyes"
    title = "Troyes"
    seats = (min([2, *(expansion.fewest for expansion in EXPANSIONS)]), 4)
    rules = NEWEST
    move_names = ALL_MOVES
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
    presets = (
        Preset("first", 2, 60, level="novice"),
        Preset("base", 3, 90),
        *(preset for expansion in EXPANSIONS for preset in expansion.presets),
    )
    messages = {
        **MESSAGES,
        **{key: args for expansion in EXPANSIONS for key, args in expansion.messages.items()},
        **{f"term-{name}": () for name in (*TroyesEvaluator.term_names, LEARNED)},
        **{f"theme-{name}": () for name in THEMES},
    }
    names = (*NAMES, *(name for expansion in EXPANSIONS for name in expansion.names))
    tracked_kinds = ("card", "event", "outdoor")

    def conflict(self, seats: int, options: Doc) -> OptionConflict | None:
        for expansion in EXPANSIONS:
            found = expansion.conflict(seats, options)
            if found is not None:
                return found
        return None

    def progress(self, s: Troyes) -> GameProgress | None:
        return GameProgress("round", s.round, s.ruleset.rounds) if s.round else None

    def start(self, setup: Setup, chance: Chance) -> Troyes:
        return new_state(ruleset_of(setup), chance)

    def read_setup(self, r: Reader, rules: int) -> Setup:
        seats, options = read_setup(r)
        return self.setup(seats, options, rules)

    def read(self, r: Reader, setup: Setup, chance: Chance) -> Troyes:
        return read(r, ruleset_of(setup), chance)

    def evaluator(self) -> TroyesEvaluator:
        return TroyesEvaluator()

    def encoder(self, setup: Setup) -> TroyesEncoder:
        return TroyesEncoder(ruleset_of(setup))

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        return tuple(setting for expansion in EXPANSIONS for setting in expansion.settings(setup))

    def purse(self, s: Troyes, seat: Seat) -> int:
        return s.deniers[seat]

    def ledger(self, s: Troyes, seat: Seat) -> dict[str, int]:
        return ledger(s, seat)

    def themes(self, s: Troyes, seat: Seat, moves: list[Move]) -> list[str]:
        return themes(s, seat, moves)

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        return text_arguments(ruleset_of(setup))

    def render_text(self, view: Doc, say: Any) -> str:
        return terminal.render_text(view, say, ruleset_of(Setup(view["revision"], view["seats"], view["options"])))
