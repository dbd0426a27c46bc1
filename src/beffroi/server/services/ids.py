"""Identifiers of tables, people and everything else that is kept."""

from __future__ import annotations

import secrets
from typing import Final

ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters that are mistaken for figures


def new_id(length: int = 12) -> str:
    """Return an identifier nobody can guess: 5 bits a character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))
