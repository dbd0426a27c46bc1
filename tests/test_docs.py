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
        if not file.startswith("toys/"):  # a whole file, compared below
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


def new_game() -> dict[str, str]:
    """The files that the page contains: the blocks of a file, in order, are the whole file."""
    blocks: dict[str, list[str]] = {}
    for file, code in QUOTED.findall((ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")):
        blocks.setdefault(file, []).append(code.strip("\n"))
    return {file: "\n\n\n".join(parts) + "\n" for file, parts in blocks.items()}


def test_the_new_game_page_contains_the_whole_toy() -> None:
    """In the tests its package is called tests.toys, on the page toys."""
    toys = ROOT / "tests" / "toys"
    sources = [path for kind in ("py", "toml", "ftl", "md") for path in toys.rglob(f"*.{kind}")]
    real = {str(path.relative_to(toys.parent)): path.read_text(encoding="utf-8") for path in sources}
    page = {file: re.sub(r"\btoys\.fair\b", "tests.toys.fair", text) for file, text in new_game().items()}
    assert set(page) == set(real)
    for file, text in page.items():
        assert text == real[file], file
