"""Tables of figures as files: read from a game's folders, laid over one another, and found again by line."""

from __future__ import annotations

import tomllib
from importlib.resources.abc import Traversable
from typing import Any, TypeAlias

from beffroi.kernel.state import Doc

Path: TypeAlias = "tuple[str, ...]"


def laid_over(table: Doc, before: Doc) -> Doc:
    """Return a table with the figures of the revision before in place of those that replaced them."""
    found = dict(table)
    for name, value in before.items():
        inner = isinstance(value, dict) and name in table and name != "marks"
        found[name] = laid_over(table[name], value) if inner else value
    if "marks" in before:
        found["marks"] = {**table.get("marks", {}), **before["marks"]}
    return found


def rows_since(table: Doc, rules: int) -> Doc:
    """Return the rows that a revision has."""
    found: Doc = {}
    for name, value in table.items():
        if not isinstance(value, dict) or name == "marks":
            found[name] = value
        elif value.get("since", 1) <= rules:
            found[name] = rows_since(value, rules)
    return found


def read_folders(home: Traversable, name: str) -> Doc:
    """Read the groups of a file in a folder and in the folders below it, the nearest first."""
    found: Doc = {}
    folders = sorted((entry for entry in home.iterdir() if entry.is_dir()), key=lambda entry: entry.name)
    own = home / name
    if own.is_file():
        found = tomllib.loads(own.read_text(encoding="utf-8"))
    for folder in folders:
        if folder.name not in ("tests", "ui", "texts", "__pycache__"):
            for group, rows in read_folders(folder, name).items():
                found[group] = {**found.get(group, {}), **rows}
    return found


def line_of(text: str, path: Path) -> int:
    """Find the line of a TOML text that brings a key: the end of the shortest beginning that holds it, or its table."""
    lines = text.splitlines()
    for depth in range(len(path), 0, -1):
        for n in range(1, len(lines) + 1):
            try:
                doc: Any = tomllib.loads("\n".join(lines[:n]))
            except tomllib.TOMLDecodeError:
                continue
            for key in path[:depth]:
                doc = doc.get(key) if isinstance(doc, dict) else None
            if doc is not None:
                return n
    return 1
