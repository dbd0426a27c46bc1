"""Expansions of Troyes: found by folder, each declares its options and brings its modules."""

from __future__ import annotations

import importlib
import pkgutil
from typing import ClassVar

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.ruleset import Module
from beffroi.kernel.game import Option
from beffroi.kernel.state import Doc

PACKAGE = "beffroi.games.troyes"


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What a sub-folder offers as EXPANSION: options, words, and the modules of a game that uses them."""

    fewest: ClassVar[int] = 2  # players
    options: ClassVar[tuple[Option, ...]] = ()
    messages: ClassVar[dict[str, tuple[str, ...]]] = {}
    names: ClassVar[tuple[str, ...]] = ()

    def refusal(self, seats: int, options: Doc) -> str:
        """Why these options can't be played with so many players; empty if they can."""
        return ""

    def modules(self, seats: int, options: Doc) -> list[Module]:
        """The modules these options switch on."""
        return []


def find_expansions() -> list[Expansion]:
    """The expansions in the sub-folders of the game, in the order of their names."""
    home = importlib.import_module(PACKAGE)
    found = []
    for info in pkgutil.iter_modules(home.__path__):
        if info.ispkg and info.name not in ("cards", "steps", "tests", "ui"):
            expansion = getattr(importlib.import_module(f"{PACKAGE}.{info.name}"), "EXPANSION", None)
            if isinstance(expansion, Expansion):
                found.append(expansion)
    return found


EXPANSIONS = find_expansions()
