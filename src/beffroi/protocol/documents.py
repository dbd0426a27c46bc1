"""The modules whose documents the page and other programs exchange with a server, in the order they are written."""

from __future__ import annotations

from typing import Final

from beffroi.protocol import (
    account,
    base,
    commands,
    composing,
    facts,
    figures,
    http,
    imports,
    messages,
    players,
    puzzles,
    review,
)

DOCUMENTS: Final = (
    base,
    composing,
    facts,
    messages,
    commands,
    http,
    imports,
    players,
    account,
    figures,
    puzzles,
    review,
)
