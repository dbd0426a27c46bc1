"""The Fair as the kernel knows it."""

from __future__ import annotations

from collections.abc import Callable

from beffroi.kernel.chance import Chance
from beffroi.kernel.game import Game, Option
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc
from tests.toys.fair.catalogue import catalogue, text_arguments
from tests.toys.fair.evaluation import FairEvaluator
from tests.toys.fair.figures import NEWEST
from tests.toys.fair.messages import MESSAGES, NAMES
from tests.toys.fair.moves import MOVES
from tests.toys.fair.observation import LAYOUT, FairEncoder
from tests.toys.fair.position_read import read, read_setup
from tests.toys.fair.ruleset import ruleset_of
from tests.toys.fair.settings import SETTINGS
from tests.toys.fair.setup import new_state
from tests.toys.fair.state import Fair
from tests.toys.fair.steps import STEPS
from tests.toys.fair.terminal import render_text


class FairGame(Game[Fair]):
    """The declaration of the game."""

    slug = "fair"
    title = "The Fair"
    seats = (2, 4)
    rules = NEWEST
    moves = MOVES.count
    move_names = MOVES
    steps = STEPS
    options = (Option("long", "flag", False),)
    messages = MESSAGES
    names = NAMES

    def start(self, setup: Setup, chance: Chance) -> Fair:
        return new_state(ruleset_of(setup), chance)

    def read_setup(self, r: Reader, rules: int) -> Setup:
        return read_setup(r, rules)

    def read(self, r: Reader, setup: Setup, chance: Chance) -> Fair:
        return read(r, setup, chance)

    def evaluator(self) -> FairEvaluator:
        return FairEvaluator()

    def encoder(self, setup: Setup) -> FairEncoder:
        return FairEncoder(LAYOUT)

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        return SETTINGS

    def catalogue(self, setup: Setup) -> Doc:
        return catalogue(ruleset_of(setup))

    def text_arguments(self, setup: Setup) -> dict[str, Doc]:
        return text_arguments(ruleset_of(setup))

    def render_text(self, view: Doc, say: Callable[..., str]) -> str:
        return render_text(view, say)


GAME = FairGame()
