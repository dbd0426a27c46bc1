"""Every language says everything a game can say: no key is missing or left over, no variable is undeclared."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import beffroi
from beffroi.kernel.game import Game
from beffroi.texts import LANGUAGES, catalogue_files, package_of
from tests.toys.fair import GAME as FAIR

SOURCE = Path(__file__).parents[1] / "src" / "beffroi"
GAMES = [FAIR, *beffroi.all_games().values()]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):  # type: ignore[misc]
    """The variables used below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (the library's name)
        self.names.add(node.id.name)


def messages(package: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a package's catalogue; fails on a line that can't be read and on a key that comes twice."""
    found: dict[str, ftl.Message] = {}
    for text in catalogue_files(package, language):
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{package} {language}: {entry.content.strip()[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is said twice"
                found[entry.id.name] = entry
    return found


def variables(node: ftl.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


def declared(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """Every key of a game with the names of its arguments."""
    return {
        **{f"{game.slug}-{name}": () for name in game.names},
        **{f"{game.slug}-{k}": v for k, v in game.messages.items()},
    }


@EACH_GAME
@EACH_LANGUAGE
def test_a_game_says_all_it_declares_and_nothing_else(game: Game[Any], language: str) -> None:
    found = set(messages(package_of(game), language))
    assert sorted(set(declared(game)) - found) == [], "missing"
    assert sorted(found - set(declared(game))) == [], "orphans"


@EACH_GAME
@EACH_LANGUAGE
def test_a_sentence_uses_only_its_declared_variables(game: Game[Any], language: str) -> None:
    """What is said of a card besides its name (`.text`) may also name its figures."""
    expected, figures = declared(game), game.text_arguments(game.setup())
    for key, message in messages(package_of(game), language).items():
        assert message.value is not None, f"{key} says nothing"
        names = set(expected.get(key, ()))
        assert variables(message.value) <= names, key
        for attribute in message.attributes:
            assert variables(attribute) <= names | set(figures.get(key.removeprefix(f"{game.slug}-"), ())), key


@EACH_GAME
@EACH_LANGUAGE
def test_every_language_explains_the_same_cards(game: Game[Any], language: str) -> None:
    english, found = messages(package_of(game), "en"), messages(package_of(game), language)
    for key, message in english.items():
        if key in found:
            assert attributes(found[key]) == attributes(message), key


@EACH_GAME
def test_a_game_names_its_options_scores_and_nobody(game: Game[Any]) -> None:
    names = {*game.names, *game.messages}
    assert "nobody" in names
    for option in game.options:
        assert f"option-{option.name}" in names
        assert {f"option-{option.name}-{choice}" for choice in option.choices} <= names
    for items in game.new().scores():
        assert {f"item-{item}" for item in items} <= names


@EACH_GAME
def test_every_key_is_declared_once(game: Game[Any]) -> None:
    assert len(set(game.names)) == len(game.names)
    assert set(game.names) & set(game.messages) == set()


@EACH_LANGUAGE
def test_the_command_says_the_same_in_every_language(language: str) -> None:
    english, found = messages("beffroi.cli", "en"), messages("beffroi.cli", language)
    assert set(found) == set(english)
    for key, message in found.items():
        assert variables(message) == variables(english[key]), key


# Words from the command's own catalogue, not from a game's or straight from typer.
OWN_WORDS = re.compile(
    r'(?<![\w.])(?:self|session|own|self\.own|session\.own)\.(?:format_message|echo)\(\s*"([a-z-]+)"'
)


def test_the_command_uses_all_its_texts_and_no_others() -> None:
    from beffroi.cli.prompt import HELP_KEYS

    spoken = {f"cli-help-{key}" for key in HELP_KEYS}
    for path in (SOURCE / "cli").glob("*.py"):
        spoken |= {f"cli-{key}" for key in OWN_WORDS.findall(path.read_text(encoding="utf-8"))}
    assert spoken == set(messages("beffroi.cli", "en"))
