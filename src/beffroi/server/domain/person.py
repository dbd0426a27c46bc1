"""A person the server knows: a guest, or the owner of an account."""

from __future__ import annotations

from typing import Any

import msgspec


class Person(msgspec.Struct, frozen=True):
    """A guest or an account."""

    id: str
    name: str
    guest: bool
    admin: bool
    banned: bool
    email: str | None
    language: str
    quiet: dict[str, Any] | None
    password: str | None
    puzzle_games: bool = False  # whether finished games may be looked through for puzzles
