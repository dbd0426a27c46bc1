"""Parbourg as the kernel knows it."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.catalogue import catalogue, text_arguments
from beffroi.games.parbourg.evaluation import ParbourgEvaluator
from beffroi.games.parbourg.figures import FIGURES, NEWEST
from beffroi.games.parbourg.messages import MESSAGES, NAMES
from beffroi.games.parbourg.moves import MOVES
from beffroi.games.parbourg.position_read import read, read_setup, usual_agenda
from beffroi.games.parbourg.ruleset import ruleset_of
from beffroi.games.parbourg.settings import settings_of
from beffroi.games.parbourg.setup import new_state
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps import STEPS
from beffroi.games.parbourg.terminal import Say, render_text
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game, Option
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Seat
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
    messages = MESSAGES
    names = NAMES
    tracked_kinds = ("card", "henchman")

    def clean_options(self, options: Doc, rules: int = 0) -> Doc:
        """Henchmen are set aside for good only where there are 16, as 8 would not last."""
        clean = super().clean_options(options, rules)
        if clean["set-aside"] and clean["henchmen"] != "16":
            raise BadRequest("option set-aside needs all 16 henchmen (henchmen=16): 8 would not last for four days")
        return clean

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

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        return settings_of(setup)

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        return text_arguments(ruleset_of(setup))

    def render_text(self, view: Doc, say: Say) -> str:
        return render_text(view, say)


GAME = ParbourgGame()
