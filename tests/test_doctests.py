"""Every example in a docstring runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import beffroi

PACKAGES = ("beffroi.kernel", "beffroi.cli")


def module_names() -> list[str]:
    names = ["beffroi", "beffroi.texts"]
    for package in PACKAGES:
        found = pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}.")
        names += [info.name for info in found]
    return names


@pytest.mark.parametrize("name", module_names())
def test_examples_in_docstrings_run(name: str) -> None:
    module = importlib.import_module(name)
    failed, _ = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert failed == 0


def test_the_library_finds_games_by_slug() -> None:
    for slug, game in beffroi.all_games().items():
        assert game.slug == slug
        assert beffroi.game(slug) is game
