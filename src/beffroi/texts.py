"""Sentences in the player's language, from the Fluent catalogues in a game's `texts` folder."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from beffroi.kernel.game import Game
from beffroi.kernel.label import SEAT_NAMES, Word

LANGUAGES = ("en", "fr", "de")


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The catalogue of a package (the files `texts/<language>*.ftl` in it and its subfolders) in one language."""
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


class Texts:
    """Speaks for one game in one language, with the players' names."""

    def __init__(self, game: Game, language: str, players: Sequence[str] = ()) -> None:
        self.game = game
        self.language = language
        self.players = list(players)
        self.bundle = bundle(type(game).__module__.removesuffix(".__init__"), language)

    def say(self, key: str, args: tuple[Word, ...] = ()) -> str:
        """A declared sentence or a name; the arguments in their declared order."""
        words = self.game.words(key, args) if key in self.game.sentences else {}
        return self.speak(key, {name: self.word(name, value) for name, value in words.items()})

    def speak(self, key: str, words: dict[str, Any], attribute: str = "") -> str:
        """The text of a key with its arguments by name; the key itself where the catalogue has none."""
        message_id = f"{self.game.slug}-{key}"
        if not self.bundle.has_message(message_id):
            return key
        message = self.bundle.get_message(message_id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return ""
        text, errors = self.bundle.format_pattern(pattern, words)
        if errors:
            raise errors[0]
        return str(text)

    def word(self, name: str, value: Word) -> Word:
        """An argument as it is spoken: a seat by its player's name, a text key by its text, a figure as it is."""
        if name in SEAT_NAMES and isinstance(value, int):
            if 0 <= value < len(self.players):
                return self.players[value]
            return self.speak("nobody", {})
        return self.speak(value, {}) if isinstance(value, str) else value
