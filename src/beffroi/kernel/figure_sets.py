"""Sets of figures: what somebody typed from their box, its canonical form, its digest, and where it differs.

A set is a document like a host's file. It holds what was typed, also where that equals ours; a table is played with
what differs (`differing`), and two sets that play alike have the same digest. What a rulebook says can't be part of a
set. A host's file may change it (a house rule), so the functions that read such a file take `house`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from typing import Any, Final

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_files import Path
from beffroi.kernel.figures import NOT_FIGURES, BadFigure, Figures, bare, is_row
from beffroi.kernel.state import Doc

MOST_PROBLEMS: Final = 100  # reported at once


def each_figure(table: Doc, given: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Iterate over the figures of a document with their places; what fits nowhere comes as it is."""
    if not isinstance(given, dict):
        yield path, given
        return
    for name, inner in given.items():
        below: Any = table.get(name)
        if is_row(table) or not isinstance(below, dict):
            if name != "marks":
                yield (*path, str(name)), inner
        else:
            yield from each_figure(below, inner, (*path, str(name)))


def nested(figures: dict[Path, Any]) -> Doc:
    """Return figures by place as a document, in the order of their places.

    >>> nested({("card", "miller", "pips"): 2, ("card", "baker", "pips"): 1})
    {'card': {'baker': {'pips': 1}, 'miller': {'pips': 2}}}
    """
    doc: Doc = {}
    for path in sorted(figures):
        inner = doc
        for name in path[:-1]:
            inner = inner.setdefault(name, {})
        inner[path[-1]] = figures[path]
    return doc


def row_at(table: Doc, path: Path) -> Doc:
    """Return the row of a figure's place."""
    row = table
    for name in path[:-1]:
        row = row[name]
    return row


def sound_figures(
    figures: Figures, given: Any, rules: int = 0, house: bool = False
) -> tuple[dict[Path, Any], list[BadFigure]]:
    """Return what was typed, by place, as far as it can stand, and what is wrong with the rest, place by place."""
    table = figures.table(rules)
    sound: dict[Path, Any] = {}
    wrong: list[BadFigure] = []
    for path, value in each_figure(table, given):
        if len(wrong) >= MOST_PROBLEMS:
            break
        try:
            row = row_with(figures, table, path, value)
            locked = not house and figures.locked(path, row, path[-1])
            if not locked or bare(value)[0] != row[path[-1]]:  # to repeat what stands anyway is no answer
                sound[path] = accepted(figures, path, row, value, locked)
        except BadFigure as error:
            wrong.append(error)
    if not wrong and sound and figures.check_whole is not None:
        doc = nested(sound)
        try:
            figures.check_whole(figures.merged_group((), table, doc), doc)
        except BadFigure as error:
            wrong.append(error)
    return sound, wrong


def row_with(figures: Figures, table: Doc, path: Path, value: Any) -> Doc:
    """Return the row that has a figure; BadFigure where there is no such place."""
    row: Any = table
    for name in path[:-1]:
        row = row[name]
    if not path or not is_row(row) or path[-1] not in row or path[-1] in NOT_FIGURES:
        figures.merged_group((), table, nested({path: value}) if path else value)  # says what is wrong there
        raise BadFigure(path, "there is no such figure")
    found: Doc = row
    return found


def accepted(figures: Figures, path: Path, row: Doc, value: Any, locked: bool) -> Any:
    """Return a sound figure in its canonical form; a set can't change what a rulebook says."""
    found = bare(value)[0]
    figures.check_figure(path, row, path[-1], found)
    if locked:
        raise BadFigure(path, f"a rulebook says {shown(row[path[-1]])} here, so it stands")
    return figures.canonical(path[-1], found)


def read_set(figures: Figures, given: Any, rules: int = 0, house: bool = False) -> Doc:
    """Return what was typed in its canonical form; BadFigure names the first figure that can't stand."""
    sound, wrong = sound_figures(figures, given, rules, house)
    if wrong:
        raise wrong[0]
    return nested(sound)


def count_figures(figures: Figures, given: Doc, rules: int = 0) -> int:
    """Count the figures of a document."""
    return sum(1 for _ in each_figure(figures.table(rules), given))


def differing(figures: Figures, given: Doc | None, rules: int = 0) -> Doc:
    """Return the figures of a sound document that are not ours, in the canonical form: what a table is played with."""
    table = figures.table(rules)
    found: dict[Path, Any] = {}
    for path, value in each_figure(table, given or {}):
        key = path[-1]
        typed = figures.canonical(key, bare(value)[0])
        if typed != figures.canonical(key, row_at(table, path)[key]):
            found[path] = typed
    return nested(found)


def digest_of(slug: str, figures: Figures, given: Doc | None, rules: int = 0) -> str:
    """Return the fingerprint of the figures a game is played with: the game, its revision, and what differs."""
    doc = {"figures": differing(figures, given, rules), "game": slug, "rules": rules or figures.newest}
    text = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def compared(figures: Figures, one: Doc, other: Doc, rules: int = 0) -> list[tuple[str, Any, Any]]:
    """Return the figures in which two sound documents differ when played: place, the first's, the second's."""
    table = figures.table(rules)
    both = [dict(each_figure(table, differing(figures, doc, rules))) for doc in (one, other)]
    found = []
    for path in sorted({*both[0], *both[1]}):
        ours = figures.canonical(path[-1], row_at(table, path)[path[-1]])
        first, second = both[0].get(path, ours), both[1].get(path, ours)
        if first != second:
            found.append((".".join(path), first, second))
    return found


def write_toml(figures: Figures, given: Doc, heading: str = "", rules: int = 0) -> str:
    """Write a sound document as a host's file, a table for each row, in the order of our own table."""
    rows: dict[Path, list[str]] = {}
    typed = dict(each_figure(figures.table(rules), given))
    for path in sorted(typed, key=lambda path: place_in(figures.table(rules), path)):
        rows.setdefault(path[:-1], []).append(f"{path[-1]} = {toml_value(figures.canonical(path[-1], typed[path]))}")
    parts = ["\n".join([f"[{'.'.join(path)}]", *lines]) for path, lines in rows.items()]
    return "\n\n".join([*(f"# {line}" for line in heading.splitlines()), *parts]) + "\n"


def place_in(table: Doc, path: Path) -> list[int]:
    """Return the numbers of a place in the table, to sort by."""
    found = []
    inner: Any = table
    for name in path:
        found.append(list(inner).index(name))
        inner = inner[name]
    return found


def toml_value(value: Any) -> str:
    """Return a figure as TOML writes it.

    >>> toml_value([[1, 3], [2, 4]]), toml_value("red")
    ('[[1, 3], [2, 4]]', '"red"')
    """
    if isinstance(value, list):
        return f"[{', '.join(toml_value(item) for item in value)}]"
    return json.dumps(value)


def shown(value: Any) -> str:
    """Return a figure as a sentence or a table shows it.

    >>> shown([3, 1]), shown([[3, 1], [5, 3]]), shown("red")
    ('3, 1', '3, 1; 5, 3', 'red')
    """
    if isinstance(value, list):
        between = "; " if value and isinstance(value[0], list) else ", "
        return between.join(shown(item) for item in value)
    return str(value)


def figures_of(slug: str, figures: Figures | None) -> Figures:
    """Return the figures of a game, or BadRequest where it has none."""
    if figures is None:
        raise BadRequest(f"{slug} has no figures to override")
    return figures
