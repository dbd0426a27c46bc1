"""Whoever follows a tutorial to the letter gets what it shows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[1]
TUTORIALS = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
BLOCK = re.compile(r"^```(\w+)(?: file=(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BEGIN = """
set -em
beffroi() { python -m beffroi "$@"; }
pip() { :; }  # everything is installed
"""
END = "@@ end of a block"
TYPED = "1\nq\n"  # at a prompt: the first choice; then save and leave
CURL = """#!/usr/bin/env python
import sys, time, urllib.request
for _ in range(60):
    try:
        print(urllib.request.urlopen(sys.argv[-1]).read().decode())
        break
    except OSError:
        time.sleep(0.5)
"""


class Block(NamedTuple):
    """A block of code, and the file it is to be copied into."""

    language: str
    file: str
    text: str


def run_blocks(blocks: list[Block], folder: Path) -> list[str]:
    """Copy the files, run the commands in one shell, and return what each block of commands printed."""
    script = BEGIN
    for block in blocks:
        if block.file:
            (folder / block.file).write_text(block.text, encoding="utf-8")
        elif block.language == "sh":
            script += f"{block.text}echo '{END}'\n"
    paths = [str(folder / "bin"), str(Path(sys.executable).parent), os.environ["PATH"]]
    environment = {**os.environ, "PATH": os.pathsep.join(paths), "PYTHONPATH": str(ROOT / "src"), "BEFFROI_LANG": "en"}
    if shutil.which("curl") is None:
        (folder / "bin").mkdir()
        (folder / "bin" / "curl").write_text(CURL, encoding="utf-8")
        (folder / "bin" / "curl").chmod(0o755)
    ran = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, input=TYPED, capture_output=True, text=True, timeout=120
    )
    assert ran.returncode == 0, f"{ran.stdout}\n{ran.stderr}"
    return ran.stdout.split(END)[:-1]


def fits(line: str, printed: str) -> bool:
    """Whether a line was printed; `…` stands for anything."""
    pattern = ".*".join(re.escape(part) for part in line.split("…"))
    return re.search(f"^{pattern}$", printed, re.MULTILINE) is not None


@pytest.mark.parametrize("tutorial", TUTORIALS, ids=lambda path: path.stem)
def test_a_tutorial_shows_what_happens(tutorial: Path, tmp_path: Path) -> None:
    blocks = [Block(*found) for found in BLOCK.findall(tutorial.read_text(encoding="utf-8"))]
    printed = run_blocks(blocks, tmp_path)
    commands = -1
    shown = 0
    for block in blocks:
        commands += block.language == "sh"
        for line in block.text.splitlines() if block.language == "text" else []:
            assert fits(line, printed[commands]), f"{line!r} is not in:\n{printed[commands]}"
            shown += 1
    assert shown, "a tutorial shows what its commands print"
