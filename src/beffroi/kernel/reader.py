"""Reads a written position key by key; every error begins with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beffroi.kernel.bounds import LONGEST_LIST, POSITION
from beffroi.kernel.errors import BadPosition, BadRequest
from beffroi.kernel.moves import MoveNames
from beffroi.kernel.state import Doc, Move, Seat


class Reader:
    """One table of a written document.

    What is asked for is known; `done` refuses the rest. A key without a default must be there.

    >>> r = Reader({"players": [{"deniers": 5, "hand": ["fool"]}]})
    >>> [player.number("deniers", 0, 99) for player in r.items("players")]
    [5]
    >>> Reader({"round": "two"}).number("round", 1, 9)
    Traceback (most recent call last):
    beffroi.kernel.errors.BadPosition: round: a whole number from 1 to 9 is expected, not 'two'
    """

    __slots__ = ("_known", "_short", "doc", "place", "seats")

    def __init__(self, doc: Any, place: str = "", seats: int = 0, short: str = "") -> None:
        self.place = place
        self.seats = seats  # how many there are, as soon as that is known
        self._short = short  # the key whose value was written instead of a table
        self._known: dict[str, None] = {}
        if short and not isinstance(doc, dict):
            doc = {short: doc}
        if not isinstance(doc, dict):
            raise BadPosition(f"{place or POSITION}: a table is expected, not {doc!r:.40}")
        self.doc: Doc = doc

    # --- places and errors --------------------------------------------------

    def at(self, key: str) -> str:
        """Return the place of a key."""
        if key == self._short and list(self.doc) == [key]:
            return self.place
        return f"{self.place}.{key}" if self.place else key

    def bad(self, key: str, what: str) -> BadPosition:
        """Make the error to raise for a key ("": for the table itself)."""
        return BadPosition(f"{self.at(key) if key else self.place or POSITION}: {what}")

    def done(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self.doc:
            if key not in self._known:
                raise self.bad("", f"there is no {key!r:.40} (there is {', '.join(self._known)})")

    # --- values -------------------------------------------------------------

    def has(self, key: str) -> bool:
        """Tell whether a key is there."""
        self._known[key] = None
        return key in self.doc

    def value(self, key: str, default: Any = None) -> Any:
        """Read whatever stands there."""
        self._known[key] = None
        return self.doc.get(key, default)

    def number(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """Read a whole number in a range."""
        value = self.value(key, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(key, f"a whole number from {least} to {most} is expected, not {value!r:.40}")
        if key in self.doc and not least <= value <= most:
            raise self.bad(key, f"a whole number from {least} to {most} is expected, not {value!r:.40}")
        return value

    def numbers(self, key: str, count: int, least: int, most: int, default: int | None = None) -> list[int]:
        """Read a list of `count` whole numbers in a range; by default each is `default`."""
        usual = None if default is None and count else [default] * count
        values = self.value(key, usual)
        if not isinstance(values, list) or len(values) != count:
            raise self.bad(key, f"a list of {count} numbers is expected, not {values!r:.40}")
        for i, value in enumerate(values):
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise self.bad(f"{key}[{i}]", f"a whole number from {least} to {most} is expected, not {value!r:.40}")
        return list(values)

    def number_list(self, key: str, least: int, most: int) -> list[int]:
        """Read a list of whole numbers in a range, of any length; by default empty."""
        values = self.values(key)
        return self.numbers(key, len(values), least, most) if values else []

    def flag(self, key: str, default: bool = False) -> bool:
        """Read yes or no."""
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise self.bad(key, f"true or false is expected, not {value!r:.40}")
        return value

    def choice(self, key: str, names: Sequence[str], default: str | None = None) -> str:
        """Read one of some names."""
        value = self.value(key, default)
        if not isinstance(value, str) or value not in names:
            raise self.bad(key, f"there is no {value!r:.40}{some_of(names)}")
        return value

    def index(self, key: str, names: Sequence[str], default: int | None = None) -> int:
        """Read the number of a name among others; null and a missing key give the default, where there is one."""
        value = self.value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or value not in names:
            raise self.bad(key, f"there is no {value!r:.40}{some_of(names)}")
        return names.index(value)

    def indexes(self, key: str, names: Sequence[str], default: list[int] | None = None) -> list[int]:
        """Read the numbers of a list of names."""
        if not self.has(key) and default is not None:
            return default
        found = []
        for i, value in enumerate(self.values(key)):
            if not isinstance(value, str) or value not in names:
                raise self.bad(f"{key}[{i}]", f"there is no {value!r:.40}{some_of(names)}")
            found.append(names.index(value))
        return found

    def seat(self, key: str = "seat", default: Seat | None = None) -> Seat:
        """Read a seat of this table."""
        return self.number(key, 0, self.seats - 1, default)

    def seat_list(self, key: str) -> list[Seat]:
        """Read a list of seats; by default none."""
        return self.number_list(key, 0, self.seats - 1)

    def move(self, key: str, names: MoveNames, default: Move | None = None) -> Move:
        """Read a move by its text; null and a missing key give the default, where there is one."""
        value = self.value(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str):
            raise self.bad(key, f"the text of a move is expected, not {value!r:.40}")
        try:
            return names.parse(value)
        except BadRequest as error:
            raise self.bad(key, str(error)) from None

    # --- parts --------------------------------------------------------------

    def values(self, key: str, most: int = LONGEST_LIST) -> list[Any]:
        """Read a list of anything; by default empty."""
        values = self.value(key, [])
        if not isinstance(values, list):
            raise self.bad(key, f"a list is expected, not {values!r:.40}")
        if len(values) > most:
            raise self.bad(key, f"at most {most} are expected, not {len(values)}")
        return values

    def items(self, key: str, short: str = "", most: int = LONGEST_LIST) -> list[Reader]:
        """Read the tables of a list; where `short` is given, an item may be the value of that key alone."""
        values = self.values(key, most)
        return [Reader(value, f"{self.at(key)}[{i}]", self.seats, short) for i, value in enumerate(values)]

    def child(self, key: str, short: str = "") -> Reader:
        """Read the table of a key; by default empty."""
        return Reader(self.value(key, {}), self.at(key), self.seats, short)

    def children(self, names: Sequence[str], short: str = "") -> list[tuple[str, Reader]]:
        """Read the tables of all keys that are there; each must be one of the names."""
        found = []
        for key in self.doc:
            self._known[key] = None
            if key not in names:
                raise self.bad("", f"there is no {key!r:.40}{some_of(names)}")
            found.append((key, self.child(key, short)))
        return found


def some_of(names: Sequence[str]) -> str:
    """List the names there are, if they are few."""
    return f" (there is {', '.join(names)})" if len(names) <= 20 else ""
