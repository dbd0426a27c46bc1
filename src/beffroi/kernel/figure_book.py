"""The figures of a game described for somebody who holds the box: decks, cards, fields, and what must add up."""

from __future__ import annotations

from typing import Any, TypedDict

from beffroi.kernel.figure_files import Path
from beffroi.kernel.figures import NOT_FIGURES, CheckDoc, Figures, is_row, mark_of
from beffroi.kernel.state import Doc


class PrintedDoc(TypedDict):
    """Where a figure stands: on a card, the board or a tile, and where on it; empty where we don't know."""

    on: str
    spot: str


class FieldDoc(TypedDict):
    """One figure: what it is in our table, where that comes from, and what may be typed instead."""

    key: str
    path: str
    kind: str  # number, word, letters (different letters of `words`)
    value: Any
    mark: str
    locked: bool
    least: int
    most: int
    words: list[str]
    shape: list[list[int]]  # fewest and most items, for each level of lists; none for a single figure
    printed: PrintedDoc


class CardDoc(TypedDict):
    """A card, a tile or a board; `name` is a key of the game's texts."""

    path: str
    slug: str
    name: str
    fields: list[FieldDoc]


class DeckDoc(TypedDict):
    """What lies together in the box."""

    slug: str
    cards: list[CardDoc]


class FigureTable(TypedDict):
    """All figures of a revision of the rules, and what several of them must keep together."""

    rules: int
    decks: list[DeckDoc]
    checks: list[CheckDoc]


def describe_figures(figures: Figures, rules: int = 0) -> FigureTable:
    """Describe the figures of a revision (0: the newest) deck by deck."""
    table = figures.table(rules)
    decks: dict[str, list[CardDoc]] = {}
    for path, row in rows_of(table):
        card = described_card(figures, path, row)
        if card["fields"]:
            decks.setdefault(figures.deck_of(path, row), []).append(card)
    found: list[DeckDoc] = [{"slug": slug, "cards": cards} for slug, cards in decks.items()]
    return {"rules": rules or figures.newest, "decks": found, "checks": figures.checks(table)}


def rows_of(table: Doc, path: Path = ()) -> list[tuple[Path, Doc]]:
    """Return all rows of a table with their places."""
    if path and is_row(table):
        return [(path, table)]
    return [found for name, inner in table.items() for found in rows_of(inner, (*path, name))]


def described_card(figures: Figures, path: Path, row: Doc) -> CardDoc:
    fields = [
        described_field(figures, path, row, key)
        for key in row
        if key not in NOT_FIGURES and figures.kind_of(key, row[key])
    ]
    return {"path": ".".join(path), "slug": path[-1], "name": figures.title_of(path), "fields": fields}


def described_field(figures: Figures, path: Path, row: Doc, key: str) -> FieldDoc:
    kind = figures.kind_of(key, row[key])
    least, most = figures.limits.get(key, figures.usual) if kind == "number" else (0, 0)
    return {
        "key": key,
        "path": ".".join((*path, key)),
        "kind": kind,
        "value": row[key],
        "mark": mark_of(row, key),
        "locked": figures.locked((*path, key), row, key),
        "least": least,
        "most": most,
        "words": list(figures.words_of(row, key)),
        "shape": shape_of(figures, key, row[key]),
        "printed": printed_at(figures, path, key),
    }


def shape_of(figures: Figures, key: str, value: Any) -> list[list[int]]:
    """Return how many items each level of lists may have."""
    shape: list[list[int]] = []
    inner = value
    while isinstance(inner, list):
        least, most = figures.lengths.get(key, (len(inner), len(inner))) if not shape else (len(inner), len(inner))
        shape.append([least, most])
        inner = inner[0] if inner else 0
    return shape


def printed_at(figures: Figures, path: Path, key: str) -> PrintedDoc:
    """Return where a figure stands, as the game's table says it for the figure's key, or for its whole group."""
    place = figures.printed.get(f"{path[0]}.{key}", figures.printed.get(path[0], ""))
    on, _, spot = place.partition(" ")
    return {"on": on, "spot": spot}
