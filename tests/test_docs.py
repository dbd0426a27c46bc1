"""What the documents show is true: examples run, quoted code stands where it is said to, links lead somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
QUOTED = re.compile(r"^```\w+ file=(\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ONE_CLICK = (ROOT / "docs" / "one-click.md").read_text(encoding="utf-8")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_quoted_code_is_the_real_code(document: Path) -> None:
    for file, code in QUOTED.findall(document.read_text(encoding="utf-8")):
        if not file.startswith("toys/") and document.parent.name != "tutorials":  # test_new_game.py, test_tutorials.py
            assert code in (ROOT / file).read_text(encoding="utf-8"), f"{file} does not hold:\n{code}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(document: Path) -> None:
    for target in LINK.findall(FENCED.sub("", document.read_text(encoding="utf-8"))):
        assert (document.parent / target).exists(), target


def test_decisions_are_numbered_one_after_the_other() -> None:
    assert [int(path.name.partition("-")[0]) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    for number, path in enumerate(DECISIONS, 1):
        assert path.read_text(encoding="utf-8").startswith(f"# {number}. "), path.name


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = PYTHON.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[[")


def test_the_way_of_a_click_names_each_file_once() -> None:
    named = re.findall(r"`((?:src|web)/[^`]+\.\w+)`", ONE_CLICK)
    assert len(named) > 30
    assert [file for file in named if not (ROOT / file).is_file()] == []
    assert sorted(set(named)) == sorted(named)


def test_the_stages_of_a_move_are_functions_of_these_files() -> None:
    stages = re.findall(r"^\| (\w+) \| `(src/[^`]+)`", ONE_CLICK, re.MULTILINE)
    assert [stage for stage, _ in stages] == ["decode", "authorise", "decide", "append", "publish", "render"]
    for stage, file in stages:
        assert f'"""{stage.capitalize()}' in (ROOT / file).read_text(encoding="utf-8"), file
