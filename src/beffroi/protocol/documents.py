"""The modules whose documents the page and other programs exchange with a server, in the order they are written."""

from __future__ import annotations

from typing import Final

from beffroi.protocol import (
    account,
    base,
    commands,
    composing,
    days,
    facts,
    figures,
    http,
    imports,
    messages,
    players,
    puzzles,
    review,
    studies,
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
    days,
    review,
    studies,
)
