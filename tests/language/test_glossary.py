"""The glossary is kept: no text calls a thing by another word, counts wrongly or sets its marks wrongly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from beffroi.texts import LANGUAGES
from tests.language.catalogues import GLOSSARY, Text, all_texts, texts_in

TERMS: list[dict[str, Any]] = GLOSSARY["term"]
TEXTS = cache(all_texts)
COUNTS = {
    language: re.compile(rf"(?<![\w,.–-])1 (?:{'|'.join(words)})\b") for language, words in GLOSSARY["plurals"].items()
}


def wrong_words(text: Text) -> Iterator[str]:
    """The forbidden variants a text uses, each with the right term."""
    said = "\n".join(text.said)
    suspected = suspicion(text.place, text.language)
    for term in terms_of(text.place) if suspected.search(said) else ():
        for variant in term["not"].get(text.language, []) if bare(text.key) not in term.get("except", []) else []:
            if hit := pattern_of(variant).search(said):
                right = term.get(text.language, "")
                yield f"{text.file}: {text.key} says “{hit[0]}”; {term['concept']} is called “{right}”"


def terms_of(place: str) -> list[dict[str, Any]]:
    return [term for term in TERMS if place in term.get("in", [place])]


@cache
def suspicion(place: str, language: str) -> re.Pattern[str]:
    """All forbidden variants at once: most texts use none of them."""
    variants = [variant for term in terms_of(place) for variant in term["not"].get(language, [])]
    return pattern_of("|".join(f"(?:{variant})" for variant in variants))


@cache
def pattern_of(variant: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{variant})(?!\w)", re.IGNORECASE)


def bare(key: str) -> str:
    """A key without the prefix of its catalogue and without its attribute."""
    return re.sub(r"^(troyes|tournay|parbourg|cli)-", "", key.partition(".")[0])


def miscounted(text: Text) -> Iterator[str]:
    """What is said in the plural of one."""
    if bare(text.key) not in GLOSSARY["never-one"] and (hit := COUNTS[text.language].search("\n".join(text.said))):
        yield f"{text.file}: {text.key} says “{hit[0]}”"


class Ones(Visitor):  # type: ignore[misc]
    """The variants a French text has for one, where it has none for nothing: they are said of nothing as well."""

    def __init__(self) -> None:
        self.found: list[ftl.Pattern] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 (the library's name)
        keys = {str(getattr(one.key, "name", getattr(one.key, "value", ""))): one.value for one in node.variants}
        if "one" in keys and "0" not in keys:
            self.found.append(keys["one"])
        self.generic_visit(node)


def said_of_nothing(text: Text) -> Iterator[str]:
    """French variants for one that say “1” or “un”: French uses them for nothing, too."""
    if text.language != "fr" or text.source is None:
        return
    ones = Ones()
    ones.visit(text.source)
    for pattern in ones.found:
        literal = "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))
        if re.match(r"\s*(1|une?)\b", literal, re.IGNORECASE):
            yield f"{text.file}: {text.key} says “{literal.strip()}” of nothing, too"


def badly_set(text: Text) -> Iterator[str]:
    """Marks and spaces that a text must not hold; no-break spaces are set when it is said."""
    for mark, name in (("'", "a straight apostrophe"), ('"', "straight quotes"), ("...", "three points")):
        if text.source is not None and any(mark in said for said in text.said):
            yield f"{text.file}: {text.key} has {name}"
    if any(space in said for said in text.said for space in ("\u00a0", "\u202f")):
        yield f"{text.file}: {text.key} has a no-break space of its own"


def test_no_text_uses_a_forbidden_variant_of_a_term() -> None:
    assert [fault for text in TEXTS() for fault in wrong_words(text)] == []


def test_one_is_never_counted_in_the_plural() -> None:
    assert [fault for text in TEXTS() for fault in (*miscounted(text), *said_of_nothing(text))] == []


def test_marks_and_spaces_are_those_of_the_language() -> None:
    assert [fault for text in TEXTS() for fault in badly_set(text)] == []


@pytest.mark.parametrize(
    ("language", "planted", "fault"),
    [
        ("de", "Ein Bürger kommt.", "troyes-planted says “Bürger”; citizen, the piece is called “Gefolgsmann"),
        ("en", "The dice of a lot.", "troyes-planted says “lot”; group of dice is called “group”"),
        ("fr", "Gagnez { $n } d’influence.", "says “0 d’influence”; influence is called “point d’influence”"),
        ("en", "{ $n } cubes", "troyes-planted says “1 cubes”"),
        ("fr", "{ $n ->\n    [one] un cube\n   *[other] { $n } cubes\n  }", "says “un cube” of nothing, too"),
        ("fr", "L'hiver", "troyes-planted has a straight apostrophe"),
    ],
)
def test_a_planted_text_is_found(language: str, planted: str, fault: str) -> None:
    (text,) = texts_in(f"troyes-planted = {planted}\n", f"src/beffroi/games/troyes/texts/{language}.ftl", language)
    found = [*wrong_words(text), *miscounted(text), *said_of_nothing(text), *badly_set(text)]
    assert any(fault in one for one in found), found


def test_every_term_is_named_in_the_languages_it_forbids_words_of() -> None:
    for term in TERMS:
        assert {*term["not"]} <= {*LANGUAGES} & {*term}, term["concept"]


def test_every_key_is_said_in_every_language() -> None:
    said = {
        language: {(folder(text), text.key) for text in TEXTS() if text.language == language} for language in LANGUAGES
    }
    said["en"] = {(file, key) for file, key in said["en"] if file != "src/beffroi/cli"}  # the help is in English only
    assert said["fr"] == said["en"]
    assert said["de"] == said["en"]


def folder(text: Text) -> str:
    """Where a text is kept, whatever its language."""
    return text.file.removesuffix(f"/{text.language}.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_on_dice_are_those_of_their_colours(language: str) -> None:
    said = {text.key: text.said[0] for text in TEXTS() if text.language == language}
    for colour in ("red", "white", "yellow", "purple"):
        assert said[f"die-letter-{colour}"] == said[f"troyes-colour-{colour}"][0].upper()
