"""The studies that come with the games: they load, replay, and quote no figure that their games did not give."""

from __future__ import annotations

import re
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, get_args

import pytest

import beffroi
from beffroi.bots.registry import make
from beffroi.protocol.base import Language
from beffroi.protocol.studies import StudyNode
from beffroi.server.domain.study import ROOT
from beffroi.server.services.study_chapters import beginning, played
from beffroi.server.services.study_examples import ExampleStudy, examples, read_examples
from tests.server.support import Player

SLUGS: Final = [slug for slug in sorted(beffroi.all_games()) if read_examples(slug)]
STUDIES: Final = [(slug, study) for slug in SLUGS for study in read_examples(slug)]
EACH = pytest.mark.parametrize(("slug", "study"), STUDIES, ids=[study.id for _, study in STUDIES])
LANGUAGES: Final = get_args(Language)
SCRIPT: Final = Path(__file__).resolve().parents[2] / "scripts" / "example_studies"
FIGURE: Final = re.compile(r"[+−]?\d+(?:[.,]\d+)?")


def turns(nodes: list[StudyNode]) -> list[list[str | None]]:
    """The lines that begin at the root, none of which parts."""
    found: list[list[str | None]] = []
    for before, node in pairwise(nodes):
        if node.parent == ROOT:
            found.append([])
        else:
            assert node.parent == before.id
        found[-1].append(node.code)
    return found


def test_every_game_has_an_opening_and_an_endgame() -> None:
    assert [study.id for _, study in STUDIES] == [
        f"{slug}-{part}" for slug in ("parbourg", "tournay", "troyes") for part in ("opening", "endgame")
    ]


@EACH
def test_an_example_replays_with_the_labels_it_shows(slug: str, study: ExampleStudy) -> None:
    for chapter in study.chapters:
        assert played(slug, chapter) == chapter
        match = beginning(beffroi.game(slug), chapter)
        assert match.state.waiting()
    answers = study.figures["answers"]
    assert turns(study.chapters[0].nodes) == [row["line"] for row in answers]  # what was played out is shown whole
    assert all(row["line"][0] == row["code"] for row in answers)
    assert len(answers) > 1 and answers[0]["lead"] == max(row["lead"] for row in answers)
    assert make(study.figures["bot"], beffroi.game(slug), 1)


@pytest.fixture(scope="module")
def script() -> Any:
    """The program that plays the games behind the figures."""
    loader = SourceFileLoader(SCRIPT.name, str(SCRIPT))
    spec = spec_from_loader(SCRIPT.name, loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", ["parbourg-endgame", "tournay-endgame"])
def test_the_games_behind_the_figures_come_out_again(name: str, script: Any) -> None:
    slug, part = name.split("-")
    game = beffroi.game(slug)
    found = script.kept(game, part)
    answers = next(study for _, study in STUDIES if study.id == name).figures["answers"]
    assert len({tuple(row["first"]) for row in answers}) > 1  # they tell the answers apart
    for row in answers:
        seeds = range(script.FIRST, script.FIRST + script.TESTED)
        assert [script.play_out(game, found, row["line"], seed) for seed in seeds] == row["first"], row["code"]


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_quotes_the_figures_beside_it_and_names_games_seeds_and_bot(
    slug: str, study: ExampleStudy, language: Language
) -> None:
    figures, texts = study.figures, study.texts[language]
    first, last = figures["seeds"]
    assert (first, last) == (1, figures["games"])
    for name, row in zip("1AB", figures["answers"], strict=False):
        said = texts[f"answer-{name}"]
        assert figures["bot"] in said
        quoted = [text.replace(",", ".").replace("−", "-") for text in FIGURE.findall(said.replace("95", "", 1))]
        known = [
            f"{row['lead']:+.1f}",
            f"{row['half']:.1f}",
            str(last),
            str(first),
            str(last),
            f"{row['wins'] * 100:.0f}",
        ]
        behind = [f"{row['behind']:.1f}", f"{row['behind_half']:.1f}"] if name != "1" else []
        assert sorted(quoted) == sorted(known + behind), said


@EACH
def test_what_is_said_follows_from_the_figures(slug: str, study: ExampleStudy) -> None:
    for name, row in list(zip("1AB", study.figures["answers"], strict=False))[1:]:
        sure = row["behind"] > row["behind_half"]
        said = study.texts["en"][f"answer-{name}"]
        assert sure != ("no difference" in said), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_read_in_each_language_and_changed_by_nobody(anna: Player, language: str) -> None:
    listed = anna.get("/api/studies", language=language, text="")
    shown = [one for one in listed if one["example"]]
    assert len(shown) == len(examples("en")) == len(STUDIES)
    one = shown[-1]
    told = anna.get(f"/api/studies/{one['id']}", language=language)
    chapter = told["chapters"][0]["id"]
    path = f"/api/studies/{one['id']}/chapters/{chapter}"
    nodes = anna.get(path, language=language)["nodes"]
    assert nodes[1]["comment"] == examples(language)[one["id"]].chapters[0].body.nodes[1].comment  # type: ignore[index]
    assert not nodes[1]["comment"].startswith("@")
    assert anna.post(f"{path}/table", node=1)["update"]["moves"] == 1
    edit = {"chapter": chapter, "base": 0, "edit": {"kind": "comment", "node": 0, "text": "Mine"}}
    assert anna.post(f"/api/studies/{one['id']}/edits", 403, **edit)["error"] == "forbidden"
    file = anna.get(f"/api/studies/{one['id']}/export", language=language)
    assert file["title"] == one["title"]


@pytest.mark.parametrize(
    ("language", "theme"), [("en", "opening"), ("fr", "ouverture"), ("de", "Eröffnung")], ids=LANGUAGES
)
def test_examples_are_found_by_a_theme_in_the_readers_language(anna: Player, language: Language, theme: str) -> None:
    found = anna.get("/api/studies", language=language, theme=theme)
    assert sorted(one["game"] for one in found if one["example"]) == SLUGS
    assert all(theme in one["themes"] for one in found)


def test_no_line_of_a_french_example_begins_with_a_mark() -> None:
    said = [node.comment for one in examples("fr").values() for kept in one.chapters for node in kept.body.nodes]
    assert any("\u202f?" in text for text in said)
    assert not [text for text in said if re.search(r" [:;!?»%]", text)]
