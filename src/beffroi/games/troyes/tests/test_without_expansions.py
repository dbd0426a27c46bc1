"""An expansion is a folder: without it a working base game is left, the very same one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import beffroi

PACKAGE = Path(beffroi.__file__).parent
TROYES = Path("games", "troyes")
PLAYED = """
import json, sys
import beffroi
from beffroi.kernel.contract import Picker, ContractRun
from beffroi.texts import Texts

game = beffroi.game("troyes")
runs = [ContractRun(game, seats, {"bonus": seats == 3}, seats, every=50) for seats in (2, 3, 4)]
played = [run.run(Picker(run.seed)).state for run in runs]
texts = Texts(game, "en", ["Ada", "Bea"])
drawn = game.render_text(game.new(2, seed=1).view(0), lambda key, *args: texts.say(key, args))
options = [option.name for option in game.options]
json.dump({"seats": game.seats, "options": options, "scores": [s.scores() for s in played], "drawn": drawn}, sys.stdout)
"""


def played_without(folders: tuple[str, ...], home: Path) -> Any:
    """What becomes of fixed games of the base game in a copy of the package that lacks these folders."""
    skip = shutil.ignore_patterns("tests", "ui", "server", "page", "__pycache__", "tournay", "parbourg")
    shutil.copytree(PACKAGE, home / "beffroi", ignore=skip)
    for folder in folders:
        shutil.rmtree(home / "beffroi" / TROYES / folder)
    environment = {**os.environ, "PYTHONPATH": str(home)}
    run = subprocess.run(
        [sys.executable, "-c", PLAYED], env=environment, cwd=home, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr[-2000:]
    return json.loads(run.stdout)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return played_without((), tmp_path_factory.mktemp("whole"))


@pytest.mark.parametrize(
    ("folders", "seats", "left"),
    [
        (("ladies",), [1, 4], set()),
        (("royal",), [2, 4], {"ladies", "ladies-cards", "open-character", "tournament", "ask-outdoor"}),
        (("ladies", "royal"), [2, 4], set()),
    ],
    ids=lambda value: "+".join(value) if isinstance(value, tuple) else "",
)
def test_the_base_game_plays_the_same_without_the_folder(
    whole: Any, folders: tuple[str, ...], seats: list[int], left: set[str], tmp_path: Path
) -> None:
    bare = played_without(folders, tmp_path)
    assert bare["seats"] == seats
    assert set(bare["options"]) == {"bonus", "open-vp", "figures", *left}
    assert (bare["scores"], bare["drawn"]) == (whole["scores"], whole["drawn"])
