"""A game is had without loading the others, and is the same however it was found."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import beffroi
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.finding import find_game

LOADED = """
import beffroi, sys
beffroi.game({slug!r})
print(*{{name.split(".")[2] for name in sys.modules if name.startswith("beffroi.games.")}})
"""
SLUGS = ("parbourg", "tournay", "troyes")


def loaded_with(slug: str, **environment: str) -> set[str]:
    """The games that are loaded in a fresh interpreter that wanted one."""
    known = {name: value for name, value in os.environ.items() if name != beffroi.MORE_GAMES}
    ran = subprocess.run(
        [sys.executable, "-c", LOADED.format(slug=slug)],
        env={**known, "PYTHONPATH": os.pathsep.join(sys.path), **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return set(ran.stdout.split())


def test_only_the_game_that_is_wanted_is_loaded() -> None:
    assert loaded_with("tournay") == {"tournay"}


def test_where_more_games_are_named_theirs_could_be_the_name() -> None:
    assert loaded_with("fair", BEFFROI_GAMES="tests.toys") == set(SLUGS)


@pytest.mark.parametrize("slug", SLUGS)
def test_it_is_the_same_game(slug: str) -> None:
    assert find_game(beffroi.SHIPPED, slug) is beffroi.all_games()[slug]
    assert beffroi.game(slug) is beffroi.all_games()[slug]


@pytest.mark.parametrize("slug", ["", "chess", "troyes.ladies", "..", "__pycache__"])
def test_a_name_that_is_no_game(slug: str) -> None:
    assert find_game(beffroi.SHIPPED, slug) is None
    with pytest.raises(BadRequest, match="there is no game"):
        beffroi.game(slug)
