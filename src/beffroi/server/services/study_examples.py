"""The studies that come with the games, in three languages."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, structs

import beffroi
from beffroi.kernel.game import package_of
from beffroi.protocol.base import Language
from beffroi.protocol.studies import FileChapter, StudyFile, StudyNode, Themes
from beffroi.server.domain.study import KeptChapter
from beffroi.texts import set_spaces

FILE: Final = "studies.json"
PREFIX: Final = "example-"  # of their ids: no stored study has it
KEY: Final = "@"  # a title, theme or comment that begins so is a key of the texts


class ExampleStudy(msgspec.Struct, frozen=True):
    """A study with its texts by language, and the figures they quote by name."""

    id: str
    title: str
    themes: Themes
    chapters: list[FileChapter]
    texts: dict[Language, dict[str, str]]
    figures: dict[str, Any]


class ExampleFile(msgspec.Struct, frozen=True):
    """The example studies of a game."""

    format: Annotated[int, Meta(ge=1, le=1)]
    studies: list[ExampleStudy]


class Example(msgspec.Struct, frozen=True):
    """An example study in one language."""

    id: str
    file: StudyFile
    chapters: list[KeptChapter]


def read_examples(slug: str) -> list[ExampleStudy]:
    found = resources.files(package_of(beffroi.game(slug))).joinpath(FILE)
    return msgspec.json.decode(found.read_bytes(), type=ExampleFile).studies if found.is_file() else []


@cache
def examples(language: Language) -> dict[str, Example]:
    """Return the examples of all games by their ids."""
    return {
        PREFIX + one.id: in_language(slug, one, language)
        for slug in sorted(beffroi.all_games())
        for one in read_examples(slug)
    }


def in_language(slug: str, study: ExampleStudy, language: Language) -> Example:
    words = study.texts[language]

    def said(text: str) -> str:
        return set_spaces(words[text.removeprefix(KEY)], language) if text.startswith(KEY) else text

    def spoken(node: StudyNode) -> StudyNode:
        return structs.replace(node, comment=said(node.comment))

    chapters = [
        structs.replace(chapter, title=said(chapter.title), nodes=[spoken(node) for node in chapter.nodes])
        for chapter in study.chapters
    ]
    kept = [KeptChapter(f"{study.id}-{i}", one, len(one.nodes), 1, 1) for i, one in enumerate(chapters, 1)]
    file = StudyFile(1, slug, said(study.title), chapters, [said(theme) for theme in study.themes], language)
    return Example(PREFIX + study.id, file, kept)
