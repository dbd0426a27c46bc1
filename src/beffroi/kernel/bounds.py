"""How large a written position may be: looked at before anything is made of it, in one pass."""

from __future__ import annotations

from typing import Any, Final

from beffroi.kernel.errors import BadPosition

MOST_BYTES: Final = 64 * 1024  # of its text; a position with a host's whole table of figures takes half of them
MOST_VALUES: Final = 5000  # numbers, texts, lists and tables, all together
DEEPEST: Final = 8  # tables and lists inside each other
LONGEST_LIST: Final = 200
LONGEST_TEXT: Final = 100
LARGEST_NUMBER: Final = 1 << 128
POSITION: Final = "position"
KEY_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-_"  # what the keys of all games are made of


def check_bounds(doc: Any) -> None:
    """Raise BadPosition, with the place, where a document is too large, too deep, or no plain JSON data.

    >>> check_bounds({"players": [{"deniers": 5}]})
    >>> check_bounds({"players": [{"deniers": 0.5}]})
    Traceback (most recent call last):
    beffroi.kernel.errors.BadPosition: players[0].deniers: numbers are whole here, not 0.5
    """
    if not isinstance(doc, dict):
        raise refusal("", f"a table is expected, not {type(doc).__name__}")
    BoundsCheck().look(doc, "", 0)


class BoundsCheck:
    """Counts what a document holds."""

    __slots__ = ("size", "values")

    def __init__(self) -> None:
        self.values = 0
        self.size = 0  # characters that the shortest text of it takes at least

    def look(self, value: Any, place: str, depth: int) -> None:
        """Look at a value and all it holds."""
        self.values += 1
        self.size += 2
        if isinstance(value, str):
            self.look_at_text(value, place)
        elif isinstance(value, dict):
            self.look_inside(len(value), place, depth)
            for key, item in value.items():
                if not isinstance(key, str) or not key or key.strip(KEY_LETTERS):
                    raise refusal(place, f"there is no {key!r:.40}")
                self.look_at_text(key, place)
                self.look(item, f"{place}.{key}" if place else key, depth + 1)
        elif isinstance(value, list):
            self.look_inside(len(value), place, depth)
            for i, item in enumerate(value):
                self.look(item, f"{place}[{i}]", depth + 1)
        elif isinstance(value, float):
            raise refusal(place, f"numbers are whole here, not {value!r}")
        elif isinstance(value, int):
            if not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
                raise refusal(place, "the number is too large")
        elif value is not None:
            raise refusal(place, f"{type(value).__name__} is no JSON data")
        if self.values > MOST_VALUES or self.size > MOST_BYTES:
            raise refusal("", f"a position has at most {MOST_VALUES} values and {MOST_BYTES} bytes")

    def look_at_text(self, text: str, place: str) -> None:
        self.size += len(text)
        if len(text) > LONGEST_TEXT:
            raise refusal(place, f"a text has at most {LONGEST_TEXT} characters, not {len(text)}")
        if not text.isprintable():
            raise refusal(place, f"a text is printable, not {text!r:.40}")

    def look_inside(self, count: int, place: str, depth: int) -> None:
        if count > LONGEST_LIST:
            raise refusal(place, f"at most {LONGEST_LIST} are expected, not {count}")
        if depth >= DEEPEST:
            raise refusal(place, f"lists and tables lie at most {DEEPEST} deep in each other")


def refusal(place: str, what: str) -> BadPosition:
    return BadPosition(f"{place or POSITION}: {what}")
