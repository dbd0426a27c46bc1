"""Tables of figures as files: read from a game's folders, laid over one another, and found again by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Path: TypeAlias = "tuple[str, ...]"

LONGEST_VALUE: Final = 50  # lines of one value, beyond which its line is not looked for


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
    import tomllib

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
    written = written_lines(text)
    for depth in range(len(path), 0, -1):
        line = written.get(path[:depth], 0) or first_line_with(text.splitlines(), path[:depth])
        if line:
            return line
    return 1


def written_lines(text: str) -> dict[Path, int]:
    """Return the lines of tables and keys that are written plainly: a header, or a key and its value in one line."""
    import tomllib

    found: dict[Path, int] = {}
    table: Path = ()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            doc: Any = tomllib.loads(line)
        except tomllib.TOMLDecodeError:
            continue
        path: Path = ()
        while isinstance(doc, dict) and len(doc) == 1:
            name = next(iter(doc))
            path, doc = (*path, name), doc[name]
        if line.lstrip().startswith("["):
            table = path
            found.setdefault(table, number)
        elif path:
            found.setdefault((*table, *path), number)
    return found


def first_line_with(lines: list[str], path: Path) -> int:
    """Return how many lines of a text bring a key, by halves; 0 where none do."""
    low, high = 1, len(lines)
    found = 0
    while low <= high:
        middle = (low + high) // 2
        end = middle
        doc = None
        while doc is None and end <= min(high, middle + LONGEST_VALUE):  # in the midst of a value
            doc = parsed(lines[:end])
            end += 1
        if doc is not None and holds(doc, path):
            found, high = end - 1, middle - 1
        else:
            low = end
    return found


def parsed(lines: list[str]) -> Doc | None:
    """Return the document of some lines, if they are one."""
    import tomllib

    try:
        return tomllib.loads("\n".join(lines))
    except tomllib.TOMLDecodeError:
        return None


def holds(doc: Any, path: Path) -> bool:
    """Tell whether a document has something at a place."""
    for name in path:
        if not isinstance(doc, dict) or name not in doc:
            return False
        doc = doc[name]
    return True
