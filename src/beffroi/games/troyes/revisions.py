"""The revisions a rule branches on; figures by revision are in figures.toml and figures.before-N.toml."""

from __future__ import annotations

from typing import Final

ARCHER_SHOOTS_SINGLY: Final = 2  # he may stop after each roll; before, he said how often and all dice were rolled
