"""Reading the figures: the standard ones with their marks, and a host's file that overrides some of them."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc

MARKS: Final = ("S", "R", "X", "P")
FIXED: Final = ("id", "kind", "effect", "challenge-only", "in-turn", "not-for-two", "marks")  # no figures
SAID: Final = "S"  # the mark of a figure that has none
HOST: Final = "H"  # the mark of a figure that a host gave without one
MOST: Final = 30  # no printed figure is higher
LETTERS: Final = "yrgb"
ACTION_KINDS: Final = ("varied", "central", "bid-and-event", "bid-or-event")
ACTION_CARDS: Final = 100  # at most so many can lie on the table at once
FIGURES: Final[Doc] = tomllib.loads(
    resources.files("beffroi.games.parbourg").joinpath("figures.toml").read_text(encoding="utf-8")
)


class Row:
    """The figures of one card."""

    __slots__ = ("doc",)

    def __init__(self, doc: Doc) -> None:
        self.doc = doc

    def number(self, key: str) -> int:
        value: int = self.doc[key]
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        return tuple(self.doc[key])

    def text(self, key: str) -> str:
        value: str = self.doc[key]
        return value


def read_figures(text: str) -> Doc:
    """A host's file of figures as an option's value; BadRequest names the line that is wrong."""
    try:
        doc = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRequest(f"line {line_of_syntax(text, str(error))}: the figures are no TOML: {error}") from None
    try:
        check_figures(doc)
    except BadFigure as wrong:
        raise BadRequest(f"line {line_of(text, wrong)}: {wrong}") from None
    return doc


class BadFigure(BadRequest):
    """A figure that can't be: where it stands, and why."""

    def __init__(self, path: tuple[str, ...], reason: str) -> None:
        super().__init__(f"{'.'.join(path)}: {reason}")
        self.path = path


def check_figures(doc: Doc) -> None:
    """Refuse what is not in our table, or of another form than there."""
    for section, entries in doc.items():
        if section not in FIGURES:
            raise BadFigure((section,), f"there is no such part (there is {', '.join(FIGURES)})")
        if not isinstance(entries, dict):
            raise BadFigure((section,), "this is a table")
        if section == "rules":
            check_entry((section,), entries, FIGURES[section])
            continue
        for slug, entry in entries.items():
            if slug not in FIGURES[section]:
                raise BadFigure((section, slug), "there is no such card or henchman")
            if not isinstance(entry, dict):
                raise BadFigure((section, slug), "this is a table")
            check_entry((section, slug), entry, FIGURES[section][slug])
    check_together(doc)


def check_entry(path: tuple[str, ...], entry: Doc, ours: Doc) -> None:
    for key, given in entry.items():
        place = (*path, key)
        if key in FIXED and given == ours.get(key):
            continue
        if key not in ours or key in FIXED:
            known = ", ".join(name for name in ours if name not in FIXED)
            raise BadFigure(place, f"there is no such figure (there is {known})")
        marked = isinstance(given, list) and len(given) == 2 and isinstance(given[1], str)
        if marked and given[1] not in MARKS:
            raise BadFigure(place, f"a mark is one of {', '.join(MARKS)}, not {given[1]!r}")
        check_value(place, bare(given), ours[key])


def check_value(place: tuple[str, ...], value: Any, ours: Any) -> None:
    """A value has the form of ours: a whole number, four of them, or letters of colours."""
    if isinstance(ours, int):
        check_number(place, value)
        if place == ("rules", "days") and not 1 <= value <= ours:
            raise BadFigure(place, f"there are 1 to {ours} days")
        if place == ("rules", "actions") and value < 1:
            raise BadFigure(place, "a turn has at least 1 Action card")
    elif isinstance(ours, list):
        if not isinstance(value, list) or len(value) != len(ours):
            raise BadFigure(place, f"this is a list of {len(ours)} whole numbers, not {value!r}")
        for item in value:
            check_number(place, item)
    else:
        letters = isinstance(value, str) and len(set(value)) == len(value) and all(c in LETTERS for c in value)
        if not letters or (place[-1] == "event" and len(value) != 1):
            wanted = "one letter" if place[-1] == "event" else "different letters"
            raise BadFigure(place, f"this is {wanted} of {LETTERS}, not {value!r}")


def check_number(place: tuple[str, ...], value: Any) -> None:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST:
        raise BadFigure(place, f"this is a whole number from 0 to {MOST}, not {value!r}")


def check_together(doc: Doc) -> None:
    """What several figures must keep together: initiatives differ, and the deck is neither too small nor too large."""
    whole = merged(doc)
    taken: dict[int, str] = {}
    for slug, henchman in whole["henchmen"].items():
        initiative = henchman["initiative"]
        if initiative in taken:
            place = slug if slug in doc.get("henchmen", {}) else taken[initiative]
            reason = f"{slug} and {taken[initiative]} have both {initiative}, but no two are equal"
            raise BadFigure(("henchmen", place, "initiative"), reason)
        taken[initiative] = slug
    cards = whole["cards"].values()
    if sum(card["copies"] for card in cards if card["kind"] in ACTION_KINDS) > ACTION_CARDS:
        raise BadFigure(("cards",), f"there are at most {ACTION_CARDS} Action cards")
    if sum(card["copies"] for card in cards) < 4 * (whole["rules"]["hand"] + 2):
        raise BadFigure(("cards",), "the deck is too small to deal from")


def bare(given: Any) -> Any:
    """A figure without its mark: `[6, "P"]` is 6."""
    if isinstance(given, list) and len(given) == 2 and isinstance(given[1], str):
        return given[0]
    return given


def merged(changes: Doc | None) -> Doc:
    """Our figures with a host's changes, without marks."""
    doc: Doc = {"rules": entry_values(FIGURES["rules"], (changes or {}).get("rules"))}
    for section in ("henchmen", "cards"):
        given = (changes or {}).get(section, {})
        doc[section] = {slug: entry_values(entry, given.get(slug)) for slug, entry in FIGURES[section].items()}
    return doc


def entry_values(ours: Doc, changes: Doc | None) -> Doc:
    values = {key: bare(given) for key, given in ours.items()}
    for key, given in (changes or {}).items():
        values[key] = bare(given)
    return values


def figure_doc(ours: Doc, changes: Doc | None) -> Doc:
    """The figures of one entry as `{name: {"value", "mark"}}`."""
    marks = ours.get("marks", {})
    doc: Doc = {key: {"value": value, "mark": marks.get(key, SAID)} for key, value in ours.items() if key not in FIXED}
    for key, given in (changes or {}).items():
        marked = isinstance(given, list) and len(given) == 2 and isinstance(given[1], str)
        doc[key] = {"value": bare(given), "mark": given[1] if marked else HOST}
    return doc


def line_of_syntax(text: str, message: str) -> int:
    """The line a TOML error names; at the end of the document it names none."""
    _, found, rest = message.partition("at line ")
    return int(rest.split(",")[0]) if found else len(text.splitlines())


def line_of(text: str, wrong: BadFigure) -> int:
    """The line a wrong figure stands on: its key below its heading, or the heading, or the first line."""
    path = wrong.path
    heading = 0
    for number, line in enumerate(text.splitlines(), 1):
        bare_line = line.split("#")[0].replace('"', "").replace(" ", "")
        if bare_line in (f"[{path[0]}]", f"[{'.'.join(path[:2])}]"):
            heading = number
        elif bare_line.startswith("["):
            heading = heading if len(path) == 1 else 0
        elif (heading and bare_line.startswith(f"{path[-1]}=")) or bare_line.startswith(f"{'.'.join(path)}="):
            return number
    return first_heading(text, path)


def first_heading(text: str, path: tuple[str, ...]) -> int:
    """The line of the heading of a part of the file, for what has no line of its own."""
    for depth in range(len(path), 0, -1):
        for number, line in enumerate(text.splitlines(), 1):
            if line.replace('"', "").replace(" ", "").startswith(f"[{'.'.join(path[:depth])}"):
                return number
    return 1
