"""Parbourg as the kernel knows it."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.catalogue import catalogue, text_arguments
from beffroi.games.parbourg.evaluation import ParbourgEvaluator
from beffroi.games.parbourg.figures import FIGURES, NEWEST
from beffroi.games.parbourg.ledger import ledger
from beffroi.games.parbourg.messages import MESSAGES, NAMES
from beffroi.games.parbourg.moves import MOVES
from beffroi.games.parbourg.observation import LAYOUT, ParbourgEncoder
from beffroi.games.parbourg.position_read import read, read_setup, usual_agenda
from beffroi.games.parbourg.ruleset import ruleset_of
from beffroi.games.parbourg.settings import settings_of
from beffroi.games.parbourg.setup import new_state
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps import STEPS
from beffroi.games.parbourg.terminal import Say, render_text
from beffroi.games.parbourg.themes import themes
from beffroi.kernel.chance import Chance
from beffroi.kernel.conflict import OptionConflict, WayOut
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.preset import GameProgress, Preset
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import read_agenda, steps_by_name

BY_NAME: Final = steps_by_name(STEPS)


class ParbourgGame(Game[Parbourg]):
    """The declaration of the game."""

    slug = "parbourg"
    title = "Parbourg"
    seats = (2, 4)
    rules = NEWEST
    moves = MOVES.count
    move_names = MOVES
    steps = STEPS
    figures = FIGURES
    max_decisions = 5_000
    options = (
        Option("henchmen", "choice", "8", ("8", "16")),
        Option("set-aside", "flag", False),
        Option("figures", "table", None),
    )
    presets = (
        Preset("first", 2, 45, level="novice"),
        Preset("base", 3, 60),
        Preset("everybody", 4, 75, {"henchmen": "16"}),
        Preset("once-each", 3, 60, {"henchmen": "16", "set-aside": True}),
    )
    messages = MESSAGES
    names = NAMES
    tracked_kinds = ("card", "henchman")

    def conflict(self, seats: int, options: Doc) -> OptionConflict | None:
        """Henchmen are set aside for good only where there are 16, as 8 would not last; two players always do it."""
        if not options["set-aside"] or options["henchmen"] == "16":
            return None
        return OptionConflict(
            "set-aside",
            "option set-aside needs all 16 henchmen (henchmen=16): 8 would not last for four days",
            Label("conflict-set-aside-two" if seats == 2 else "conflict-set-aside"),
            (
                WayOut(Label("way-all-henchmen"), {"henchmen": "16"}),
                WayOut(Label("way-leave-off"), {"set-aside": False}),
            ),
        )

    def progress(self, s: Parbourg) -> GameProgress | None:
        return GameProgress("day", s.day, s.ruleset.days) if s.day else None

    def start(self, setup: Setup, chance: Chance) -> Parbourg:
        return new_state(setup, chance)

    def read_setup(self, r: Reader, rules: int) -> Setup:
        return read_setup(r, rules)

    def read(self, r: Reader, setup: Setup, chance: Chance) -> Parbourg:
        s = read(r, setup, chance)
        s.agenda = read_agenda(r, s, BY_NAME, usual_agenda(s))
        return s

    def why_not(self, s: Parbourg, seat: Seat, anchor: str) -> Label:
        """Also to a seat that is not asked: its question says whom it waits for."""
        return s.question.why_not(s, seat, anchor) if s.agenda else Label("refused")

    def evaluator(self) -> ParbourgEvaluator:
        return ParbourgEvaluator()

    def encoder(self, setup: Setup) -> ParbourgEncoder:
        return ParbourgEncoder(LAYOUT)

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        return settings_of(setup)

    def ledger(self, s: Parbourg, seat: Seat) -> dict[str, int]:
        return ledger(s, seat)

    def themes(self, s: Parbourg, seat: Seat, moves: list[Move]) -> list[str]:
        return themes(s, seat, moves)

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        return text_arguments(ruleset_of(setup))

    def render_text(self, view: Doc, say: Say) -> str:
        return render_text(view, say)


GAME = ParbourgGame()
