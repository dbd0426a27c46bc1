"""The figures of a game: its table as played now, what earlier revisions had instead, and a host's own figures.

`figures.toml` lies in the game's folder (expansions add groups from theirs). A row is a table of figures; `marks`
says of each figure that is not certain where it comes from, `since` the first revision that has the row. What
revision N replaced lies in `figures.before-N.toml`, and is laid over in turn down to the wanted revision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypedDict

from mypy_extensions import mypyc_attr

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.figure_files import Path, laid_over, line_of, read_folders, rows_since
from beffroi.kernel.state import Doc

SAID: Final = "S"  # by the rulebook: certain
HOST: Final = "H"  # given by a host
MARKS: Final = (SAID, "R", "X", "P", HOST)  # R read from a damaged print, X an outside source, P our proposal
NOT_FIGURES: Final = ("marks", "since")


class CheckDoc(TypedDict):
    """What several figures must keep together: a sum between two bounds, or no two equal."""

    kind: str  # sum, different
    name: str
    paths: list[str]
    least: int
    most: int


class BadFigure(BadRequest):
    """A figure that can't stand; `path` says where it is."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"figures: {'.'.join(path)}: {reason}")
        self.path = path
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Figures:
    """The figures of one game. A subclass may check a host's figures more closely (`check_figure`), and says how they
    are shown to somebody who compares them with the box (`deck_of` and what follows it).

    `limits` has the range of a number by its key, `words` the texts that may stand there, `lengths` how many items
    a list may have where it need not be as many as ours; `check_whole` looks at what only shows when all figures
    are in.
    """

    def __init__(
        self,
        package: str,
        limits: dict[str, tuple[int, int]],
        check_whole: Callable[[Doc, Doc], None] | None = None,
        words: dict[str, tuple[str, ...]] | None = None,
        usual: tuple[int, int] = (0, 99),
        lengths: dict[str, tuple[int, int]] | None = None,
    ) -> None:
        from importlib import resources

        self.limits = limits
        self.words = words or {}
        self.lengths = lengths or {}
        self.usual = usual  # the range of numbers whose key is not named
        self.check_whole = check_whole
        home = resources.files(package)
        self.packaged = read_folders(home, "figures.toml")
        self.revisions: dict[int, str] = {
            int(number): what for number, what in self.packaged.pop("revisions", {"1": "As first played."}).items()
        }
        self.newest = max(self.revisions)
        self.printed: dict[str, str] = self.packaged.pop("printed", {})  # where figures stand in the box
        self.before = {n: read_folders(home, f"figures.before-{n}.toml") for n in range(2, self.newest + 1)}
        self._tables: dict[int, Doc] = {}

    def table(self, rules: int = 0, override: Doc | None = None) -> Doc:
        """Return all figures of a revision (0: the newest), with a host's; BadRequest names one that can't stand."""
        wanted = rules or self.newest
        table = self._tables.get(wanted)
        if table is None:
            table = self.packaged
            for n in range(self.newest, wanted, -1):
                table = laid_over(table, self.before[n])
            table = self._tables[wanted] = rows_since(table, wanted)
        return self.merged(table, override) if override else table

    def read_override(self, text: str) -> Doc:
        """Read and check a host's figures from a TOML text; BadRequest names the line that is wrong."""
        override = parse_file(text)
        try:
            self.table(0, override)
        except BadFigure as error:
            where = ".".join(error.path)
            raise BadRequest(f"figures, line {line_of(text, error.path)}: {where}: {error.reason}") from None
        return override

    # --- a host's figures ----------------------------------------------------

    def merged(self, table: Doc, override: Doc) -> Doc:
        """Return the table with a host's figures in it, each checked."""
        merged = self.merged_group((), table, override)
        if self.check_whole is not None:
            self.check_whole(merged, override)
        return merged

    def merged_group(self, path: Path, group: Doc, override: Any) -> Doc:
        """Return a group of rows, or of groups, with a host's figures."""
        if not isinstance(override, dict):
            raise BadFigure(path, f"a table of figures is expected, not {override!r:.40}")
        if is_row(group):
            return self.merged_row(path, group, override)
        merged = dict(group)
        for name, inner in override.items():
            if name not in group:
                raise BadFigure((*path, name), self.unknown_name(path, group))
            merged[name] = self.merged_group((*path, name), group[name], inner)
        return merged

    def unknown_name(self, path: Path, group: Doc) -> str:
        """Explain that there is no such name."""
        if path:
            return f"there is no such {path[-1]}"
        return f"there is no such group of figures (there is {', '.join(group)})"

    def merged_row(self, path: Path, row: Doc, override: Doc) -> Doc:
        """Return one row with a host's figures: marked as theirs where they differ and bring no mark of their own."""
        merged = dict(row)
        marks = dict(row.get("marks", {}))
        for key, given in override.items():
            if key == "marks":
                continue
            if key not in row or key in NOT_FIGURES:
                has = ", ".join(name for name in row if name not in NOT_FIGURES)
                raise BadFigure((*path, key), f"there is no such figure (there is {has})")
            value, mark = bare(given)
            self.check_figure((*path, key), row, key, value)
            merged[key] = value
            if mark or value != row[key]:
                marks[key] = mark or HOST
        merged["marks"] = {**marks, **checked_marks(path, row, override.get("marks", {}))}
        return merged

    def check_figure(self, path: Path, row: Doc, key: str, value: Any) -> None:
        """Raise BadFigure where a host's figure has not the shape of ours, or is out of range."""
        self.check_shape(path, key, row[key], value)

    def check_shape(self, path: Path, key: str, ours: Any, value: Any) -> None:
        """Raise BadFigure unless it is a number in the range of its key, one of its words, or a list of such."""
        if isinstance(ours, list):
            least, most = self.lengths.get(key, (len(ours), len(ours)))
            if not isinstance(value, list) or not least <= len(value) <= most:
                wanted = str(least) if least == most else f"{least} to {most}"
                raise BadFigure(path, f"a list of {wanted} is expected, not {value!r:.40}")
            for item in value:
                self.check_item(path, key, ours[0], item)
        else:
            self.check_item(path, key, ours, value)

    def check_item(self, path: Path, key: str, ours: Any, value: Any) -> None:
        """Raise BadFigure unless a figure, or an item of a list, is like ours; a list in a list is as long as ours."""
        if isinstance(ours, list):
            if not isinstance(value, list) or len(value) != len(ours):
                raise BadFigure(path, f"a list of {len(ours)} is expected, not {value!r:.40}")
            for item in value:
                self.check_item(path, key, ours[0], item)
        elif isinstance(ours, str):
            allowed = self.words.get(key)
            if allowed is None:
                raise BadFigure(path, "this can't be changed")
            if value not in allowed:
                raise BadFigure(path, f"one of {', '.join(allowed)} is expected, not {value!r:.40}")
        else:
            least, most = self.limits.get(key, self.usual)
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise BadFigure(path, f"a whole number from {least} to {most} is expected, not {value!r:.40}")

    # --- as they are shown beside the box --------------------------------------

    def deck_of(self, path: Path, row: Doc) -> str:
        """Return the pile of cards, or the board, where somebody who compares finds a row."""
        return path[0]

    def title_of(self, path: Path) -> str:
        """Return the key of a row's name in the game's texts; empty for what has none, such as the board."""
        return f"{path[0]}-{path[1]}" if len(path) > 1 else ""

    def kind_of(self, key: str, value: Any) -> str:
        """Tell what is typed for a figure: a number, a word, letters; empty for what is no figure."""
        inner = value
        while isinstance(inner, list):
            inner = inner[0] if inner else 0
        if key in NOT_FIGURES or isinstance(inner, bool):
            return ""
        if isinstance(inner, str):
            return "word" if key in self.words else ""
        return "number"

    def words_of(self, row: Doc, key: str) -> tuple[str, ...]:
        """Return the words that may stand in a row."""
        return self.words.get(key, ())

    def locked(self, path: Path, row: Doc, key: str) -> bool:
        """Tell whether a figure stands as it is: what a rulebook says is no matter of one's box."""
        return mark_of(row, key) == SAID

    def canonical(self, key: str, value: Any) -> Any:
        """Return a figure in the one form it has, where it could be written in several."""
        return value

    def checks(self, table: Doc) -> list[CheckDoc]:
        """Return what several figures must keep together, as far as it can be said in a line."""
        return []


def parse_file(text: str) -> Doc:
    """Parse the text of a host's file; BadRequest names the line where it is no TOML."""
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line = "" if "at line" in str(error) else f", line {len(text.splitlines())}"
        raise BadRequest(f"figures{line}: this is no TOML: {error}") from None
    except RecursionError:
        raise BadRequest("figures: this is nested too deeply") from None


def is_row(group: Doc) -> bool:
    """Tell whether a table holds figures, not other tables."""
    return any(not isinstance(value, dict) for name, value in group.items() if name != "marks")


def bare(given: Any) -> tuple[Any, str]:
    """Return a figure and its mark; older files write both as a pair.

    >>> bare(3), bare([3, "P"]), bare([1, 2])
    ((3, ''), (3, 'P'), ([1, 2], ''))
    """
    if isinstance(given, list) and len(given) == 2 and isinstance(given[1], str) and given[1] in MARKS:
        return given[0], given[1]
    return given, ""


def checked_marks(path: Path, row: Doc, marks: Any) -> Doc:
    """Check the marks that a host gives."""
    if not isinstance(marks, dict):
        raise BadFigure((*path, "marks"), "a table of marks is expected")
    for key, mark in marks.items():
        if key not in row or mark not in MARKS:
            raise BadFigure((*path, "marks", key), f"it can't be marked {mark!r:.40} (marks are {', '.join(MARKS)})")
    return marks


def mark_of(row: Doc, key: str) -> str:
    """Tell where a figure comes from."""
    return str(row.get("marks", {}).get(key, SAID))
