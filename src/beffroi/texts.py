"""Sentences in the player's language, from the Fluent catalogues in a package's `texts` folder."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from beffroi.kernel.game import Game
from beffroi.kernel.label import SEAT_NAMES, Argument
from beffroi.kernel.setup import Setup

if TYPE_CHECKING:
    from fluent.syntax import ast

LANGUAGES = ("en", "fr", "de")
FALLBACK = "en"
NO_BREAK = "\u00a0"
NARROW = "\u202f"  # the no-break space before the high marks of French

SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ","), "de": (".", ",")}  # of thousands, and before decimals
DECIMALS = 3


def set_spaces(text: str, language: str) -> str:
    r"""Put no-break spaces where a line must not end: before per cent and after a times sign, in French at its marks.

    >>> set_spaces("Vraiment ? Oui : « 5 % »", "fr")
    'Vraiment\u202f? Oui\xa0: «\xa05\xa0%\xa0»'
    >>> set_spaces("key = ?CARD", "fr")  # a text that begins with a mark
    'key = ?CARD'
    """
    text = re.sub(r" (?=%)|(?<=×) ", NO_BREAK, text)
    if language != "fr":
        return text
    return re.sub(r"(?<=[^=\s]) (?=[;!?])", NARROW, re.sub(r" (?=[:»])|(?<=«) ", NO_BREAK, text))


class Bundle:
    """The messages of a package in one language: texts, variables, and choices by a variable, in Fluent's syntax.

    That is all our texts use. The usual runtime also brings the calendars of every language, several times the size of
    the whole program.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.messages: dict[str, ast.Message] = {}

    def add(self, text: str) -> None:
        from fluent.syntax import FluentParser, ast  # loaded only where something is said

        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self.messages[entry.id.name] = entry

    def format(self, message_id: str, words: dict[str, Any], attribute: str = "") -> str:
        """The text of a message or of its attribute; empty where it has none."""
        message = self.messages[message_id]
        patterns = [one.value for one in message.attributes if one.id.name == attribute]
        pattern = (patterns[0] if patterns else None) if attribute else message.value
        return "" if pattern is None else self.join(pattern, words)

    def join(self, pattern: ast.Pattern, words: dict[str, Any]) -> str:
        from fluent.syntax import ast

        return "".join(
            self.resolve(element.expression, words) if isinstance(element, ast.Placeable) else element.value
            for element in pattern.elements
        )

    def resolve(self, expression: object, words: dict[str, Any]) -> str:
        from fluent.syntax import ast

        if isinstance(expression, ast.VariableReference):
            return self.written(value_of(expression, words))
        if isinstance(expression, ast.SelectExpression):
            return self.join(self.chosen(expression, words).value, words)
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        raise ValueError(f"our texts know no {type(expression).__name__}")

    def chosen(self, expression: ast.SelectExpression, words: dict[str, Any]) -> ast.Variant:
        """The variant for a variable: by its number or its name, by the plural of the number, or the default."""
        from fluent.syntax import ast

        value = value_of(expression.selector, words)
        name = value if isinstance(value, str) else plural(self.language, value)
        for variant in expression.variants:
            if isinstance(variant.key, ast.Identifier):
                if variant.key.name == name:
                    return variant
            elif not isinstance(value, str) and float(variant.key.value) == value:
                return variant
        return next(variant for variant in expression.variants if variant.default)

    def written(self, value: str | float) -> str:
        """A word as it is, a number as the language writes it.

        >>> Bundle("de").written(1234.5), Bundle("en").written(1234), Bundle("fr").written("12")
        ('1.234,5', '1,234', '12')
        """
        if isinstance(value, str):
            return value
        thousands, point = SEPARATORS[self.language]
        whole, _, rest = f"{round(value, DECIMALS):,}".partition(".")
        return whole.replace(",", thousands) + (point + rest if rest.rstrip("0") else "")


def value_of(selector: object, words: dict[str, Any]) -> str | float:
    """The value of a variable; ValueError where a text asks for one that nobody gives."""
    name = selector.id.name if hasattr(selector, "id") else type(selector).__name__
    if name not in words:
        raise ValueError(f"a text asks for {name}, which is not among {', '.join(words) or 'no words'}")
    value: str | float = words[name]
    return value


def plural(language: str, number: float) -> str:
    """The plural category of a number.

    >>> plural("en", 0), plural("fr", 0), plural("fr", 1.5), plural("de", 1), plural("en", 1.5)
    ('other', 'one', 'one', 'one', 'other')
    """
    one = abs(number) < 2 if language == "fr" else abs(number) == 1
    return "one" if one else "other"


@cache
def bundle(package: str, language: str) -> Bundle:
    """The catalogue of a package (the files `texts/<language>.ftl` in it and its subfolders) in one language."""
    made = Bundle(language)
    for text in catalogue_files(package, language):
        made.add(set_spaces(text, language))
    return made


@cache
def catalogue_files(package: str, language: str) -> tuple[str, ...]:
    """The texts of every `texts/<language>.ftl` below a package."""
    found = []
    folders = [resources.files(package)]
    while folders:
        for entry in sorted(folders.pop().iterdir(), key=lambda item: item.name):
            if entry.is_dir() and entry.name not in ("tests", "ui", "__pycache__"):
                folders.append(entry)
            elif entry.name == f"{language}.ftl":
                found.append(entry.read_text(encoding="utf-8"))
    return tuple(found)


def package_of(game: Game[Any]) -> str:
    """The folder of a game, as a package name, whichever of its modules declares it."""
    module = type(game).__module__
    return module if hasattr(sys.modules[module], "__path__") else module.rpartition(".")[0]


class Catalogue:
    """The texts of a package in one language; each key is prefixed in the files. English stands in for a gap.

    >>> Catalogue("beffroi.cli", "cli", "en").format_message("turn", {"player": "Ada"})
    'Ada’s turn'
    """

    def __init__(self, package: str, prefix: str, language: str) -> None:
        self.prefix = prefix
        self.language = language
        self.bundles = [bundle(package, name) for name in dict.fromkeys((language, FALLBACK))]

    def format_message(self, key: str, words: dict[str, Any], attribute: str = "") -> str:
        """The text of a key with its arguments by name; the key itself where the catalogue has none."""
        message_id = f"{self.prefix}-{key}"
        for spoken in self.bundles:
            if message_id in spoken.messages:
                return spoken.format(message_id, words, attribute)
        return "" if attribute else key


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
