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
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_quoted_code_is_the_real_code(document: Path) -> None:
    for file, code in QUOTED.findall(document.read_text(encoding="utf-8")):
        if not file.startswith("toys/"):  # see test_new_game.py
            assert code in (ROOT / file).read_text(encoding="utf-8"), f"{file} does not hold:\n{code}"


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_to_files(document: Path) -> None:
    for target in LINK.findall(FENCED.sub("", document.read_text(encoding="utf-8"))):
        assert (document.parent / target).exists(), target


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    examples = PYTHON.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("[[")
