"""Every game has the same files with the same exports, and leaves to the kernel what is the kernel's."""

from __future__ import annotations

import importlib
import inspect
from typing import Any

import pytest

import beffroi
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.state import State
from beffroi.texts import package_of
from tests.record_games import folder_of
from tests.toys.fair import GAME as FAIR

GAMES = [FAIR, *beffroi.all_games().values()]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
EXPORTS = {
    "figures": ("FIGURES", "NEWEST"),
    "ruleset": ("Ruleset", "ruleset_of"),
    "moves": ("MOVES",),
    "setup": ("new_state",),
    "steps": ("STEPS",),
    "cards": ("EFFECTS",),
    "cards.model": (),
    "cards.effects": (),
    "scoring": ("scores",),
    "hidden": ("imagine",),
    "invariants": ("check",),
    "view": ("view",),
    "catalogue": ("catalogue", "text_arguments"),
    "position_write": ("write",),
    "position_read": ("read_setup", "read"),
    "terminal": ("render_text",),
    "messages": ("MESSAGES", "NAMES"),
    "tests.support": ("table", "play", "offered", "asked"),
}
FILES = (
    "RULES.md",
    "figures.toml",
    "texts/en.ftl",
    "texts/fr.ftl",
    "texts/de.ftl",
    "tests/perft.json",
    "tests/games/r1",
)
OF_THE_KERNEL = ("notation", "parse", "label", "anchor", "from_position", "read_figures", "new", "setup")
SUPPORT = {"play": ("s", "seat", "answers"), "offered": ("s", "seat"), "asked": ("s",)}


def module(game: Game[Any], name: str) -> Any:
    return importlib.import_module(f"{package_of(game)}.{name}")


@EACH_GAME
@pytest.mark.parametrize("name", EXPORTS)
def test_a_game_has_the_modules_of_every_game(game: Game[Any], name: str) -> None:
    assert [export for export in EXPORTS[name] if not hasattr(module(game, name), export)] == []


@EACH_GAME
def test_a_game_has_the_files_of_every_game(game: Game[Any]) -> None:
    home = folder_of(game).parent
    assert [file for file in FILES if not (home / file).exists()] == []


@EACH_GAME
def test_a_game_overrides_nothing_of_the_kernel(game: Game[Any]) -> None:
    assert type(game).__module__ == f"{package_of(game)}.game"
    assert [name for name in OF_THE_KERNEL if name in vars(type(game))] == []


@EACH_GAME
def test_classes_are_named_after_the_game(game: Game[Any]) -> None:
    name = type(game).__name__.removesuffix("Game")
    kind = getattr(module(game, "state"), name)
    assert issubclass(kind, State)
    assert issubclass(getattr(module(game, "evaluation"), f"{name}Evaluator"), Evaluator)
    assert callable(kind.empty)


@EACH_GAME
def test_tests_of_rules_speak_the_same_way(game: Game[Any]) -> None:
    support = module(game, "tests.support")
    for name, parameters in SUPPORT.items():
        assert tuple(inspect.signature(getattr(support, name)).parameters) == parameters, name
