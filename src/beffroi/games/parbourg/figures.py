"""Every figure of Parbourg, with what a host's file may put in its place."""

from __future__ import annotations

from typing import Any, Final

from beffroi.kernel.bounds import LONGEST_LIST
from beffroi.kernel.figure_files import Path
from beffroi.kernel.figures import MARKS, BadFigure, CheckDoc, Figures, mark_of
from beffroi.kernel.state import Doc

LETTERS: Final = "yrgb"  # of the colours, in their order
MOST: Final = 30  # no printed figure is higher
ACTION_CARDS: Final = 100  # at most so many can lie on the table at once
ALL_CARDS: Final = LONGEST_LIST  # no more can be written down in a position
ACTION_KINDS: Final = ("varied", "central", "bid-and-event", "bid-or-event")
FIXED: Final = ("id", "kind", "effect", "challenge-only", "in-turn", "not-for-two", "since", "marks")  # no figures
TITLES: Final = {"henchmen": "henchman", "cards": "card"}  # how the names of a group begin in the texts
WORDS: Final = {"event": tuple(LETTERS), "colours": tuple(LETTERS)}
LIMITS: Final = {"days": (1, 4), "actions": (1, MOST)}


class ParbourgFigures(Figures):
    """The figures of the game: numbers, lists of four, and letters of colours."""

    def check_figure(self, path: Path, row: Doc, key: str, value: Any) -> None:
        if key in FIXED and value == row[key]:
            return
        if isinstance(value, list) and len(value) == 2 and isinstance(value[1], str):
            raise BadFigure(path, f"a mark is one of {', '.join(MARKS)}, not {value[1]!r:.40}")
        if key in ("event", "colours"):
            check_letters(path, value, key == "event")
        else:
            self.check_shape(path, key, row[key], value)

    def deck_of(self, path: Path, row: Doc) -> str:
        return str(row.get("kind", path[0]))

    def title_of(self, path: Path) -> str:
        return super().title_of((TITLES.get(path[0], path[0]), *path[1:]))

    def kind_of(self, key: str, value: Any) -> str:
        return "letters" if key == "colours" else super().kind_of(key, value)

    def canonical(self, key: str, value: Any) -> Any:
        return "".join(sorted(value, key=LETTERS.index)) if key == "colours" else value

    def checks(self, table: Doc) -> list[CheckDoc]:
        cards = table["cards"]
        actions = [f"cards.{slug}.copies" for slug, card in cards.items() if card["kind"] in ACTION_KINDS]
        initiatives = [f"henchmen.{slug}.initiative" for slug in table["henchmen"]]
        copies = [f"cards.{slug}.copies" for slug in cards]
        fewest = 4 * (table["rules"]["hand"] + 2)
        return [
            {"kind": "different", "name": "initiative", "paths": initiatives, "least": 0, "most": 0},
            {"kind": "sum", "name": "action-cards", "paths": actions, "least": 0, "most": ACTION_CARDS},
            {"kind": "sum", "name": "all-cards", "paths": copies, "least": fewest, "most": ALL_CARDS},
        ]


def check_letters(path: Path, value: Any, single: bool) -> None:
    letters = isinstance(value, str) and len(set(value)) == len(value) and all(c in LETTERS for c in value)
    if not letters or (single and len(value) != 1):
        raise BadFigure(path, f"{'one letter' if single else 'different letters'} of {LETTERS}, not {value!r:.40}")


def check_whole(table: Doc, override: Doc) -> None:
    """What several figures must keep together: initiatives differ, and the deck is neither too small nor too large."""
    taken: dict[int, str] = {}
    for slug, henchman in table["henchmen"].items():
        initiative = henchman["initiative"]
        if initiative in taken:
            place = slug if slug in override.get("henchmen", {}) else taken[initiative]
            reason = f"{slug} and {taken[initiative]} have both {initiative}, but no two are equal"
            raise BadFigure(("henchmen", place, "initiative"), reason)
        taken[initiative] = slug
    cards = table["cards"].values()
    if sum(card["copies"] for card in cards if card["kind"] in ACTION_KINDS) > ACTION_CARDS:
        raise BadFigure(("cards",), f"there are at most {ACTION_CARDS} Action cards")
    if sum(card["copies"] for card in cards) > ALL_CARDS:
        raise BadFigure(("cards",), f"there are at most {ALL_CARDS} cards")
    if sum(card["copies"] for card in cards) < 4 * (table["rules"]["hand"] + 2):
        raise BadFigure(("cards",), "the deck is too small to deal from")


FIGURES: Final = ParbourgFigures("beffroi.games.parbourg", LIMITS, check_whole, WORDS, (0, MOST))
NEWEST: Final = FIGURES.newest


def marked(row: Doc) -> Doc:
    """The figures of one row as `{name: {"value", "mark"}}`, for the catalogue: names in snake_case."""
    return {
        key.replace("-", "_"): {"value": value, "mark": mark_of(row, key)}
        for key, value in row.items()
        if key not in FIXED
    }
