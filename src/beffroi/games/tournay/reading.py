"""Reads the words of a written position, and says where one is wrong."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.tournay.encoding import ANY, COLOURS, DECK_SLUGS
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.grid import SLOT_NAMES
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Doc

MOST: Final = 1_000_000


def bad(place: str, what: str) -> BadPosition:
    return BadPosition(f"{place}: {what}")


def keys(value: Any, place: str, allowed: tuple[str, ...]) -> Doc:
    """A table with no other keys than these."""
    if not isinstance(value, dict):
        raise bad(place, f"a table is expected, not {value!r:.40}")
    for key in value:
        if key not in allowed:
            raise bad(place, f"there is no {key!r} (there is {', '.join(allowed)})")
    return value


def whole(value: Any, place: str, least: int = 0, most: int = MOST) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise bad(place, f"a whole number from {least} to {most} is expected, not {value!r:.40}")
    return value


def flag(value: Any, place: str) -> bool:
    if not isinstance(value, bool):
        raise bad(place, f"true or false is expected, not {value!r:.40}")
    return value


def one_of(value: Any, place: str, words: tuple[str, ...] | list[str], what: str) -> int:
    """The number of a word."""
    if not isinstance(value, str) or value not in words:
        raise bad(place, f"there is no {what} {value!r:.40}")
    return words.index(value)


def colour(value: Any, place: str) -> int:
    return one_of(value, place, COLOURS, "colour")


def deck(value: Any, place: str) -> int:
    return one_of(value, place, DECK_SLUGS, "deck")


def slot(value: Any, place: str) -> int:
    return one_of(value, place, SLOT_NAMES, "slot")


def card(value: Any, place: str) -> int:
    return one_of(value, place, CARD_SLUGS, "card")


def items(value: Any, place: str) -> list[Any]:
    if not isinstance(value, list):
        raise bad(place, f"a list is expected, not {value!r:.40}")
    return value


def seats(value: Any, place: str, count: int) -> int:
    """A list of seats, as bits."""
    bits = 0
    for seat in items(value, place):
        bits |= 1 << whole(seat, place, 0, count - 1)
    return bits


def colours(value: Any, place: str) -> int:
    """A list of colours, as bits."""
    return sum({1 << colour(name, place) for name in items(value, place)})


def by_colour(value: Any, place: str) -> list[int]:
    """A table of numbers by colour."""
    table = keys(value, place, COLOURS)
    return [whole(table.get(name, 0), f"{place}.{name}") for name in COLOURS[:ANY]]
