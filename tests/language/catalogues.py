"""Every text people read, wherever it is kept: catalogues, documents of the games, mails, the command line's help."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import typer
from fluent.syntax import ast as ftl

from beffroi.cli import build_app
from beffroi.server.services.notifications.texts import WORDS
from beffroi.texts import LANGUAGES, Bundle
from tests.test_texts import variables

ROOT = Path(__file__).parents[2]
FIGURES = (0, 1, 2, 5)
SOMEBODY = "Anna"  # stands for every name
GLOSSARY: dict[str, Any] = tomllib.loads(Path(__file__).with_name("glossary.toml").read_text("utf-8"))
NAMES = frozenset(GLOSSARY["names"])


@dataclass(frozen=True)
class Text:
    """A text as people read it: in which file, by which key, in which language, and every way it can be worded."""

    file: str
    key: str
    language: str
    said: tuple[str, ...]
    source: ftl.Pattern | None = None

    @property
    def place(self) -> str:
        """The game it belongs to, or the page."""
        found = re.search(r"games/(\w+)/", self.file)
        return found[1] if found else "page"


def catalogue_files() -> list[Path]:
    folders = (ROOT / "src" / "beffroi", ROOT / "web" / "src")
    return sorted(file for folder in folders for file in folder.rglob("texts/*.ftl"))


def all_texts() -> list[Text]:
    catalogues = [text for file in catalogue_files() for text in texts_of(file)]
    return [*catalogues, *documents(), *mails(), *helps()]


def texts_of(file: Path) -> Iterator[Text]:
    yield from texts_in(file.read_text(encoding="utf-8"), file.relative_to(ROOT).as_posix(), file.stem)


def texts_in(source: str, file: str, language: str) -> Iterator[Text]:
    """The texts of a catalogue, each said with several figures in the place of its variables."""
    bundle = Bundle(language)
    bundle.add(source)
    for key, message in bundle.messages.items():
        parts = [("", message.value), *((f".{one.id.name}", one.value) for one in message.attributes)]
        for attribute, pattern in parts:
            if pattern is not None:
                yield Text(file, key + attribute, language, wordings(bundle, pattern), pattern)


def wordings(bundle: Bundle, pattern: ftl.Pattern) -> tuple[str, ...]:
    used = variables(pattern)
    said = ({name: SOMEBODY if name in NAMES else figure for name in used} for figure in FIGURES)
    return tuple(dict.fromkeys(said_so(bundle, pattern, words) for words in said))


def said_so(bundle: Bundle, pattern: ftl.Pattern, words: dict[str, Any]) -> str:
    """A text with these words; nothing where only the page can say it (an ordinal number)."""
    try:
        return bundle.join(pattern, words)
    except ValueError:
        return ""


def documents() -> Iterator[Text]:
    """The texts beside the catalogues: what a game says of itself on the home page."""
    for file in sorted((ROOT / "src" / "beffroi" / "games").glob("*/ui/*.json")):
        yield from told(json.loads(file.read_text(encoding="utf-8")), file.relative_to(ROOT).as_posix(), file.stem)


def told(document: dict[str, Any], file: str, key: str) -> Iterator[Text]:
    """Whatever a document says by language."""
    for name, value in document.items():
        if isinstance(value, dict) and {*value} == {*LANGUAGES}:
            for language, said in value.items():
                yield Text(file, f"{key}.{name}", language, (said,))
        elif isinstance(value, dict):
            yield from told(value, file, f"{key}.{name}")


def mails() -> Iterator[Text]:
    for language, words in WORDS.items():
        for key, said in msgspec.structs.asdict(words).items():
            yield Text("src/beffroi/server/services/notifications/texts.py", key, language, (said,))


def helps() -> Iterator[Text]:
    """What the command line says of its commands and options, in English."""

    def below(command: Any, name: str) -> Iterator[Text]:
        yield Text("src/beffroi/cli", name, "en", (command.help or "",))
        for option in command.params:
            yield Text("src/beffroi/cli", f"{name} {option.name}", "en", (getattr(option, "help", None) or "",))
        for sub, one in getattr(command, "commands", {}).items():
            yield from below(one, f"{name} {sub}")

    yield from below(typer.main.get_command(build_app()), "beffroi")
