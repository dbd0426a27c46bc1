"""The table of figures as it stands in the box (`figures.toml`), before any correction."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Final

from beffroi.kernel.state import Doc


def read_table() -> Doc:
    """The figures of the box."""
    text = (resources.files("beffroi.games.tournay") / "figures.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


TABLE: Final[Doc] = read_table()
CARD_SLUGS: Final[list[str]] = [*TABLE["card"], *TABLE["event"]]  # by number
