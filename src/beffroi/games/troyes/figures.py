"""The table of figures, and what a host's own file may change in it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from beffroi.games.troyes.pieces import CARD_SLOTS
from beffroi.kernel.figure_files import Path
from beffroi.kernel.figures import BadFigure, Figures
from beffroi.kernel.state import Doc

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
LENGTHS: Final = {"slots": (1, CARD_SLOTS)}  # lists that need not be as long as ours
RISING: Final = ("gates", "grades")  # lists in which each number is above the one before
GRAY_SLOTS: Final = {"two-player-palace": (6,), "two-player-bishopric": (2, 3), "two-player-city-hall": (3, 2)}
ORDER: Final = "-order"  # lists of which only the order can be changed end like this
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "colour": DIE_ORDERS,
    "deck": DIE_ORDERS,
    "fight": (*DIE_ORDERS, "any"),
    "calls": DIE_ORDERS,
}


BOARD: Final = ("board", "influence", "start", "cathedral", "end")  # rows that one finds on the board
FILE: Final = "figures.toml"


@cache
def groups_of_expansions() -> dict[str, str]:
    """Return the groups of figures that only an expansion brings, with the folder that has them."""
    import tomllib
    from importlib import resources

    home = resources.files(__package__)
    own = tomllib.loads((home / FILE).read_text(encoding="utf-8"))
    found: dict[str, str] = {}
    for folder in home.iterdir():
        if (folder / FILE).is_file():
            groups = tomllib.loads((folder / FILE).read_text(encoding="utf-8"))
            found.update({group: folder.name for group in groups if group not in own})
    return found


class TroyesFigures(Figures):
    """Figures of which some lists can't hold just any numbers."""

    def deck_of(self, path: Path, row: Doc) -> str:
        expansion: str = row.get("set", "") or groups_of_expansions().get(path[0], "")
        if expansion:
            return expansion
        if path[0] in BOARD:
            return "board"
        return f"activity-{row['colour']}" if path[0] == "activity" else path[0]

    def title_of(self, path: Path) -> str:
        return super().title_of(("card", *path[1:]) if path[0] == "activity" else path)

    def check_figure(self, path: Path, row: Doc, key: str, value: Any) -> None:
        super().check_figure(path, row, key, value)
        if key.endswith(ORDER) and sorted(value) != sorted(row[key]):
            raise BadFigure(path, f"each of {sorted(row[key])} is expected once")
        if key in GRAY_SLOTS:
            check_slots(path, key, value)
        if key in RISING and value != sorted(set(value)):
            raise BadFigure(path, f"numbers that go up are expected, not {value}")


def check_slots(path: Path, key: str, value: Any) -> None:
    """Require different slots that the building has: by number, or by row and column."""
    most = GRAY_SLOTS[key]
    for slot in value:
        place = slot if isinstance(slot, list) else [slot]
        if any(number > bound for number, bound in zip(place, most, strict=True)):
            raise BadFigure(path, f"slots up to {', '.join(str(bound) for bound in most)} are expected, not {slot}")
        if value.count(slot) > 1:
            raise BadFigure(path, f"different slots are expected, not twice {slot}")


def cards_of(table: Doc, group: str, expansion: str = "") -> Doc:
    """Return the cards of a group that come with the base game, or with an expansion (their `set`)."""
    return {slug: card for slug, card in table[group].items() if card.get("set", "") == expansion}


def check_whole(table: Doc, override: Doc) -> None:
    """What only shows when all figures are in: every card place has a card, every round an event, every die a row."""
    for key in ("bishopric-rows", "city-hall-rows"):
        if sorted(value for row in table["board"][key] for value in row) != [1, 2, 3, 4, 5, 6]:
            raise BadFigure(("board", key), "each die from 1 to 6 is expected once")
    start, grays = table["start"], table["board"]["gray-citizens"]
    for crowd, seats in enumerate((2, 3, 4)):
        if start["characters"][crowd] * seats > len(cards_of(table, "character")):
            raise BadFigure(("start", "characters"), f"there are fewer characters than it deals to {seats} players")
        empty = 18 - start["citizens"][crowd] * seats - (6 if seats == 2 else 0)
        if not 0 <= empty <= grays - (6 if seats == 2 else 0):
            raise BadFigure(("start", "citizens"), f"it does not fill the buildings for {seats} players")
    events = [event for event in cards_of(table, "event").values() if not event.get("bonus", False)]
    if sum(len(event.get("calls", ("",))) for event in events if event.get("deck") == "red") < max(start["rounds"]):
        moved = next((slug for slug, event in override.get("event", {}).items() if "deck" in event), "")
        place = ("event", moved, "deck") if moved else ("start", "rounds")
        raise BadFigure(place, "it leaves fewer red events than there are rounds")
    for slug, entry in override.get("activity", {}).items():
        for key in ("colour", "level"):
            if key in entry and len(places_filled(table, table["activity"][slug].get("set", ""))) < 9:
                raise BadFigure(("activity", slug, key), "it leaves a colour and level without a card")


def places_filled(table: Doc, expansion: str) -> set[tuple[str, int]]:
    """Return the colours and levels that have at least one card of the base game, or of an expansion."""
    return {
        (card["colour"], card["level"])
        for card in cards_of(table, "activity", expansion).values()
        if not card.get("bonus", False)
    }


FIGURES: Final = TroyesFigures(__package__, LIMITS, check_whole, WORDS, lengths=LENGTHS)
NEWEST: Final = FIGURES.newest  # the revision of the rules as played now
