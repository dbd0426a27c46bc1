"""Sentences in the player's language, from the Fluent catalogues in a package's `texts` folder."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from beffroi.kernel.game import Game
from beffroi.kernel.label import SEAT_NAMES, Argument
from beffroi.kernel.setup import Setup

LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The catalogue of a package (the files `texts/<language>.ftl` in it and its subfolders) in one language."""
    made = FluentBundle([language], use_isolating=False)
    for text in catalogue_files(package, language):
        made.add_resource(FluentResource(text))
    return made


def catalogue_files(package: str, language: str) -> list[str]:
    """The texts of every `texts/<language>.ftl` below a package."""
    found = []
    folders = [resources.files(package)]
    while folders:
        for entry in sorted(folders.pop().iterdir(), key=lambda item: item.name):
            if entry.is_dir() and entry.name not in ("tests", "ui", "__pycache__"):
                folders.append(entry)
            elif entry.name == f"{language}.ftl":
                found.append(entry.read_text(encoding="utf-8"))
    return found


def package_of(game: Game[Any]) -> str:
    """The folder of a game, as a package name, whichever of its modules declares it."""
    module = type(game).__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]


class Catalogue:
    """The texts of a package in one language; each key is prefixed in the files. English stands in for a gap.

    >>> Catalogue("beffroi.cli", "cli", "en").format_message("turn", {"player": "Ada"})
    'Ada is to play'
    """

    def __init__(self, package: str, prefix: str, language: str) -> None:
        self.prefix = prefix
        self.language = language
        self.bundles = [bundle(package, name) for name in dict.fromkeys((language, FALLBACK))]

    def format_message(self, key: str, words: dict[str, Any], attribute: str = "") -> str:
        """The text of a key with its arguments by name; the key itself where the catalogue has none."""
        message_id = f"{self.prefix}-{key}"
        for spoken in self.bundles:
            if spoken.has_message(message_id):
                return self.format(spoken, message_id, words, attribute)
        return "" if attribute else key

    def format(self, spoken: FluentBundle, message_id: str, words: dict[str, Any], attribute: str) -> str:
        message = spoken.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, errors = spoken.format_pattern(pattern, words)
        if errors:
            raise errors[0]
        return str(text)


class Texts(Catalogue):
    """Speaks for one game in one language, with the players' names and the figures of a setup (default: the newest)."""

    def __init__(self, game: Game[Any], language: str, players: Sequence[str] = (), setup: Setup | None = None) -> None:
        super().__init__(package_of(game), game.slug, language)
        self.game = game
        self.players = list(players)
        self.figures = game.text_arguments(setup if setup is not None else game.setup())

    def say(self, key: str, args: tuple[Argument, ...] = ()) -> str:
        """A declared sentence or a name; the arguments in their declared order. `card-x.text` is what a card does."""
        if "." in key:
            name, _, attribute = key.partition(".")
            return self.format_message(name, self.figures.get(name, {}), attribute)
        words = self.game.named_arguments(key, args) if key in self.game.messages else {}
        return self.format_message(key, {name: self.word(name, value) for name, value in words.items()})

    def word(self, name: str, value: Argument) -> Argument:
        """An argument as it is spoken: a seat by its player's name, a text key by its text, a figure as it is."""
        if name in SEAT_NAMES and isinstance(value, int):
            if 0 <= value < len(self.players):
                return self.players[value]
            return self.nobody()
        return self.format_message(value, {}) if isinstance(value, str) else value

    def nobody(self) -> str:
        """Who owns a piece that is no player's; a game may say it otherwise for a number of players (`nobody-1`)."""
        special = f"nobody-{len(self.players)}"
        return self.format_message(special if special in self.game.names else "nobody", {})
