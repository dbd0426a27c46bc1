"""The table of figures: the packaged one, and what a host's own file changes in it."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc

OVERRIDDEN: Final = "H"
MARKS: Final = ("S", "R", "X", "P", OVERRIDDEN)
DIE_ORDERS: Final = ("red", "white", "yellow")

# The range of each figure by its name; what is not named is 0 to 99.
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "level": (1, 3),
    "divisor": (1, 30),
    "agriculture-divisor": (1, 30),
    "banners": (1, 8),
    "adds": (0, 7),
    "sets": (1, 12),
    "counts-as": (1, 3),
    "hits-from": (1, 7),
    "black-dice": (0, 6),
    "bishopric-rows": (1, 6),
    "city-hall-rows": (1, 6),
    "two-player-palace": (1, 6),
    "two-player-bishopric": (1, 3),
    "two-player-city-hall": (1, 3),
    "rounds": (1, 6),
    "citizens": (1, 6),
    "characters": (1, 3),
    "most": (1, 99),
    "reroll": (1, 99),
    "recruit": (1, 99),
    "turn": (1, 99),
    "pass-first": (1, 99),
    "gray-citizens": (6, 18),
    "gates": (1, 20),
    "king-citizens": (12, 24),
    "placement-rounds": (1, 3),
    "placement-king": (1, 4),
    "placement-you": (1, 2),
}
RISING: Final = ("gates", "grades")  # lists in which each number is above the one before
ORDERS: Final = "-order"  # lists of which only the order can be changed end like this
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "colour": DIE_ORDERS,
    "deck": DIE_ORDERS,
    "fight": (*DIE_ORDERS, "any"),
    "calls": DIE_ORDERS,
}


class BadFigure(Exception):
    """A figure that can't stand; `path` says where it is."""

    def __init__(self, path: tuple[str, ...], reason: str) -> None:
        super().__init__(reason)
        self.path = path
        self.reason = reason


def packaged() -> Doc:
    """The figures this program comes with: the base game's, and the groups that expansions add from their folders."""
    table: Doc = {}
    home = resources.files(__package__)
    for folder in [home, *sorted((entry for entry in home.iterdir() if entry.is_dir()), key=lambda entry: entry.name)]:
        figures = folder / "figures.toml"
        if figures.is_file():
            for group, entries in tomllib.loads(figures.read_text(encoding="utf-8")).items():
                table[group] = {**table.get(group, {}), **entries}
    return table


def cards_of(table: Doc, group: str, expansion: str = "") -> Doc:
    """The cards of a group that come with the base game, or with an expansion (their `set`)."""
    return {slug: card for slug, card in table[group].items() if card.get("set", "") == expansion}


PACKAGED: Final = packaged()


def read_figures(text: str) -> Doc:
    """An override read from a host's TOML file; BadRequest names the line that is wrong."""
    try:
        doc = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRequest(f"figures: {error}") from None
    try:
        merge(PACKAGED, doc)
    except BadFigure as error:
        where = ".".join(error.path)
        raise BadRequest(f"figures, line {line_of(text, error.path)}: {where} {error.reason}") from None
    return doc


def figures_with(override: Doc | None) -> Doc:
    """The whole table with a host's figures in it."""
    if not override:
        return PACKAGED
    try:
        return merge(PACKAGED, override)
    except BadFigure as error:
        raise BadRequest(f"figures: {'.'.join(error.path)} {error.reason}") from None


def line_of(text: str, path: tuple[str, ...]) -> int:
    """The line of a TOML text that brings a key: the shortest beginning of the text that holds it."""
    lines = text.splitlines()
    for n in range(1, len(lines) + 1):
        try:
            doc: Any = tomllib.loads("\n".join(lines[:n]))
        except tomllib.TOMLDecodeError:
            continue
        for key in path:
            doc = doc.get(key) if isinstance(doc, dict) else None
        if doc is not None:
            return n
    return len(lines)


def merge(table: Doc, override: Doc) -> Doc:
    """The table with an override in it; BadFigure for a key it doesn't have or a figure out of range."""
    merged = dict(table)
    for group, cards in override.items():
        if group not in table:
            raise BadFigure((group,), f"is no group of figures (there is {', '.join(table)})")
        if not isinstance(cards, dict):
            raise BadFigure((group,), "is a table of figures")
        if "marks" in table[group]:
            merged[group] = merge_entry((group,), table[group], cards)
        else:
            merged[group] = merge_cards(group, table[group], cards)
    check_whole(merged, override)
    return merged


def merge_cards(group: str, table: Doc, cards: Doc) -> Doc:
    merged = dict(table)
    for slug, entry in cards.items():
        if slug not in table:
            raise BadFigure((group, slug), f"is no {group} of this game")
        if not isinstance(entry, dict):
            raise BadFigure((group, slug), "is a table of figures")
        merged[slug] = merge_entry((group, slug), table[slug], entry)
    return merged


def merge_entry(path: tuple[str, ...], entry: Doc, override: Doc) -> Doc:
    """One card or group with the host's figures, each marked as the host's unless he marks it himself."""
    merged = dict(entry)
    given = override.get("marks", {})
    marks = {**entry["marks"]}
    for key, value in override.items():
        if key not in entry:
            raise BadFigure(
                (*path, key), f"is no figure of it (there is {', '.join(k for k in entry if k != 'marks')})"
            )
        if key != "marks":
            check_figure((*path, key), key, entry[key], value)
            check_list((*path, key), key, entry[key], value)
            merged[key] = value
            if value != entry[key]:
                marks[key] = OVERRIDDEN
    merged["marks"] = {**marks, **checked_marks((*path, "marks"), entry, given)}
    return merged


def checked_marks(path: tuple[str, ...], entry: Doc, marks: Any) -> Doc:
    if not isinstance(marks, dict):
        raise BadFigure(path, "is a table of marks")
    for key, mark in marks.items():
        if key not in entry or mark not in MARKS:
            raise BadFigure((*path, key), f"can't be marked {mark!r} (marks are {', '.join(MARKS)})")
    return marks


def check_figure(path: tuple[str, ...], key: str, old: Any, new: Any) -> None:
    """A new figure has the shape of the old one, and each number lies in the range of its name."""
    if isinstance(old, list):
        if not isinstance(new, list) or len(new) != len(old):
            raise BadFigure(path, f"is a list of {len(old)}, not {new!r}")
        for i, item in enumerate(new):
            check_figure(path, key, old[i], item)
        return
    if isinstance(old, str):
        if key not in WORDS:
            raise BadFigure(path, "can't be changed")
        if new not in WORDS[key]:
            raise BadFigure(path, f"is one of {', '.join(WORDS[key])}, not {new!r}")
        return
    least, most = LIMITS.get(key, (0, 99))
    if isinstance(new, bool) or not isinstance(new, int) or not least <= new <= most:
        raise BadFigure(path, f"is a number from {least} to {most}, not {new!r}")


def check_list(path: tuple[str, ...], key: str, old: Any, new: Any) -> None:
    """A list that can't hold just any numbers: an order, or figures that rise."""
    if key.endswith(ORDERS) and sorted(new) != sorted(old):
        raise BadFigure(path, f"names each of {sorted(old)} once")
    if key in RISING and new != sorted(set(new)):
        raise BadFigure(path, f"goes up from each to the next, not {new}")


def check_whole(table: Doc, override: Doc) -> None:
    """What only shows when all figures are in: every card place has a card, every die opens one row."""
    for key in ("bishopric-rows", "city-hall-rows"):
        if sorted(value for row in table["board"][key] for value in row) != [1, 2, 3, 4, 5, 6]:
            raise BadFigure(("board", key), "names each die from 1 to 6 once")
    start, grays = table["start"], table["board"]["gray-citizens"]
    for crowd, seats in enumerate((2, 3, 4)):
        if start["characters"][crowd] * seats > len(cards_of(table, "character")):
            raise BadFigure(("start", "characters"), f"deals more characters to {seats} players than there are")
        empty = 18 - start["citizens"][crowd] * seats - (6 if seats == 2 else 0)
        if not 0 <= empty <= grays - (6 if seats == 2 else 0):
            raise BadFigure(("start", "citizens"), f"does not fill the buildings for {seats} players")
    for slug, entry in override.get("activity", {}).items():
        for key in ("colour", "level"):
            if key in entry and len(places_filled(table, table["activity"][slug].get("set", ""))) < 9:
                raise BadFigure(("activity", slug, key), "leaves a colour and level without a card")


def places_filled(table: Doc, expansion: str) -> set[tuple[str, int]]:
    """The colours and levels that have at least one card of the base game, or of an expansion."""
    return {
        (card["colour"], card["level"])
        for slug, card in cards_of(table, "activity", expansion).items()
        if slug not in ("baker", "banquet", "prior")
    }
