"""`docs/new-game.md` contains a whole game, and whoever follows it to the letter can play that game."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
TOYS = ROOT / "tests" / "toys"
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)(?: (file|add|edit)=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SETTING_UP = ("make ", ". ", "alias ")  # what the tests have set up already
TYPED = "1\n" * 500  # the first choice, to the end of a game
EARLIER_RULES = """
import json, sys
import beffroi
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.record import checksum, verify
from tests.record_games import folder_of

game = beffroi.game("fair")
assert game.rules == 3
for rules in range(1, game.rules + 1):
    records = [json.loads(file.read_text()) for file in sorted(folder_of(game).glob(f"games/r{rules}/*.json"))]
    changed = []
    for record in records:
        assert record["rules"] == rules and verify(record, {"fair": game}).over
        later = {**record, "rules": rules + 1}
        try:
            verify({**later, "checksum": checksum(later)}, {"fair": game})
        except BadRecord:
            changed.append(record)
    assert changed or rules == game.rules, f"revision {rules + 1} changes no kept game"
    for seed in range(4):
        ContractRun(game, 2 + seed % 3, {}, seed, every=5, rules=rules).run(Picker(seed))
"""


class Block(NamedTuple):
    """A block of code of the page."""

    language: str
    action: str  # what to do with its file: `file` adds to it, `add` makes it, `edit` changes it
    path: str
    text: str


def blocks() -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(PAGE)]


def whole_files() -> dict[str, str]:
    """The files of the game: the blocks of a file, in order, are the whole file."""
    parts: dict[str, list[str]] = {}
    for block in blocks():
        if block.action == "file" and block.path.startswith("toys/"):
            parts.setdefault(block.path, []).append(block.text.strip("\n"))
    return {path: "\n\n\n".join(texts) + "\n" for path, texts in parts.items()}


def test_the_page_contains_the_whole_toy() -> None:
    """In the tests its package is called tests.toys, on the page toys."""
    sources = [path for kind in ("py", "toml", "ftl", "md") for path in TOYS.rglob(f"*.{kind}")]
    real = {path.relative_to(TOYS.parent).as_posix(): path.read_text(encoding="utf-8") for path in sources}
    page = {path: re.sub(r"\btoys\.fair\b", "tests.toys.fair", text) for path, text in whole_files().items()}
    assert set(page) == set(real)
    for path, text in page.items():
        assert text == real[path], path


class Follower:
    """Somebody who does what the page says, in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said: dict[str, str] = {}  # what each command printed
        command = folder / "bin" / "beffroi"
        command.parent.mkdir()
        command.write_text(f'#!/bin/sh\nexec {sys.executable} -P -m beffroi "$@"\n', encoding="utf-8")
        command.chmod(0o755)
        self.environment = {
            **os.environ,
            "PATH": os.pathsep.join([str(command.parent), str(Path(sys.executable).parent), os.environ["PATH"]]),
            "BEFFROI_LANG": "en",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # loading them takes longer than the tests
        }

    def follow(self, block: Block) -> None:
        if block.action == "edit":
            self.edit(block)
        elif block.action:
            self.write(block)
        elif block.language == "sh":
            for line in block.text.splitlines():
                self.run(line.partition("  #")[0].strip())

    def write(self, block: Block) -> None:
        if block.path.startswith("toys/"):
            path = self.folder / block.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(whole_files().get(block.path, block.text), encoding="utf-8")

    def edit(self, block: Block) -> None:
        """Change a file as a block of context, removed and added lines says."""
        lines = [line or " " for line in block.text.splitlines()]
        old = "".join(line[1:] + "\n" for line in lines if line[0] in " -")
        new = "".join(line[1:] + "\n" for line in lines if line[0] in " +")
        path = self.folder / block.path
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{block.path} does not hold once:\n{old}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, line: str) -> None:
        if line.startswith("export "):
            name, _, value = line.removeprefix("export ").partition("=")
            root = os.pathsep.join([str(ROOT / value), str(ROOT)])  # this folder stands for the root of the checkout
            self.environment[name] = root if name == "PYTHONPATH" else value
        elif not line.startswith(SETTING_UP):
            ran = subprocess.run(
                ["sh", "-c", line],
                cwd=self.folder,
                env=self.environment,
                input=TYPED,
                capture_output=True,
                text=True,
                timeout=120,
                check=False,
            )
            assert ran.returncode == 0, f"{line}\n{ran.stdout[-2000:]}\n{ran.stderr[-2000:]}"
            self.said[line] = ran.stdout


@pytest.fixture(scope="module")
def follower(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Follower]:
    """Who has followed the page from its beginning to its end."""
    one = Follower(tmp_path_factory.mktemp("checkout"))
    for block in blocks():
        one.follow(block)
    return one


def test_the_commands_of_the_page_work(follower: Follower) -> None:
    assert "fair  The Fair, 2 to 4 players" in follower.said["beffroi games"]
    assert "The game is over." in follower.said["beffroi play fair"]
    assert "no failure" in follower.said["beffroi fuzz fair --games 50"]
    assert "passed" in follower.said["python -m pytest -q toys"]


def test_every_revision_of_the_page_has_games_that_hold(follower: Follower) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", EARLIER_RULES],
        cwd=follower.folder,
        env=follower.environment,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    kept = follower.folder / "toys" / "fair" / "tests" / "games"
    assert sorted(path.name for path in kept.iterdir()) == ["r1", "r2", "r3"]
