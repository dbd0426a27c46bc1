"""Written positions changed at random, a little or beyond recognition, as an editor's slip or an attacker would."""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import Doc

Path: TypeAlias = "tuple[str | int, ...]"

MOST_CHANGES: Final = 3
HUGE: Final = 100_000  # items of a list that should be refused before it is read
DEEP: Final = 500  # lists inside each other, likewise
ODD_NUMBERS: Final = (
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    9,
    12,
    20,
    99,
    100,
    255,
    999,
    10_000,
    1 << 31,
    1 << 70,
    1 << 200,
    -(1 << 40),
)
ODD_TEXTS: Final = ("", "neutral", "0", "red", "Ω-ünïcode", "\x00\n", "x" * 1000, "ring", "__class__", "crier-red-1")
ODD_VALUES: Final[tuple[Any, ...]] = (
    None,
    True,
    False,
    0.5,
    float("nan"),
    float("inf"),
    [],
    {},
    [[]],
    [{}],
    {"": 1},
    "?",
    7,
)
CONTAINERS: Final = (dict, list)


class Mutator:
    """Changes copies of positions; `strangers` are other positions of the same game, to take parts from."""

    def __init__(self, seed: int, strangers: list[Doc], steps: list[str]) -> None:
        self.chance = FastChance(seed)
        self.strangers = strangers
        self.steps = steps
        self.changes: list[str] = []  # what was done, for the report

    def mutated(self, doc: Doc) -> Any:
        """Return a changed copy; `changes` says how."""
        self.changes = []
        new: Any = copied(doc)
        for _ in range(1 + self.chance.pick(MOST_CHANGES) * self.chance.pick(2)):
            if isinstance(new, dict) and new:
                new = self.change(new)
        return new

    def pick(self, items: Any) -> Any:
        return items[self.chance.pick(len(items))]

    def change(self, doc: Doc) -> Any:
        """Change one place: mostly below a key chosen first, so that small parts are not forgotten."""
        places = paths(doc)
        if self.chance.pick(2):
            key = self.pick(list(doc))
            places = [path for path in places if path[0] == key]
        path: Path = self.pick(places)
        if not self.chance.pick(200):
            return self.pick([self.odd(), [doc], deep()])
        kind = self.chance.pick(8)
        if kind == 0:
            return self.put(doc, path, "odd", self.odd())
        if kind <= 2:
            return self.transplant(doc, path)
        if kind == 3 and isinstance(doc.get("agenda"), list):
            return self.change_agenda(doc)
        return self.alter(doc, path)

    def put(self, doc: Doc, path: Path, how: str, value: Any) -> Doc:
        """Put a value at a place of the document."""
        holder: Any = doc
        for key in path[:-1]:
            holder = holder[key]
        holder[path[-1]] = value
        self.changes.append(f"{how} at {place_of(path)}: {shown(value)}")
        return doc

    def odd(self) -> Any:
        """Return a value that hardly belongs anywhere."""
        kind = self.chance.pick(6)
        if kind == 0:
            return self.pick(ODD_NUMBERS)
        if kind == 1:
            return self.pick(ODD_TEXTS)
        if kind == 2 and not self.chance.pick(20):
            return self.pick([deep(), [0] * HUGE, {str(i): i for i in range(HUGE)}, "x" * HUGE])
        return copied(self.pick(ODD_VALUES))

    def transplant(self, doc: Doc, path: Path) -> Doc:
        """Put in what another position has at the same place, or a part of the same kind from elsewhere."""
        stranger = self.pick(self.strangers)
        if self.chance.pick(4):
            value = found(stranger, path)
            if value is not None:
                return self.put(doc, path, "transplant", copied(value))
        here = found(doc, path)
        alike = [other for other in paths(stranger) if type(found(stranger, other)) is type(here)]
        if not alike:
            return doc
        return self.put(doc, path, "borrow", copied(found(stranger, self.pick(alike))))

    def change_agenda(self, doc: Doc) -> Doc:
        """Another step, one more, one less, or another argument."""
        agenda: list[Any] = list(doc["agenda"])
        others = self.pick(self.strangers).get("agenda")
        at = self.chance.pick(len(agenda) + 1)
        kind = self.chance.pick(5)
        if kind == 0 and isinstance(others, list) and others:
            agenda.insert(at, copied(self.pick(others)))
        elif kind == 1 and isinstance(others, list):
            agenda[at:] = copied(others[self.chance.pick(len(others) + 1) :])
        elif kind == 2 and agenda:
            agenda.pop(at % len(agenda))
        elif kind == 3 and agenda and isinstance(agenda[at % len(agenda)], dict):
            agenda[at % len(agenda)]["step"] = self.pick(self.steps)
        else:
            seats = doc["players"] if isinstance(doc.get("players"), list) else [None]
            agenda.insert(at, {"step": self.pick(self.steps), "seat": self.chance.pick(len(seats) + 1)})
        return self.put(doc, ("agenda",), "agenda", agenda)

    def alter(self, doc: Doc, path: Path) -> Doc:
        """Change a value into another of its kind."""
        value = found(doc, path)
        if isinstance(value, bool):
            return self.put(doc, path, "flip", not value)
        if isinstance(value, int):
            near = value + self.pick((-3, -2, -1, 1, 1, 2, 3, 7))
            return self.put(doc, path, "number", near if self.chance.pick(3) else self.pick(ODD_NUMBERS))
        if isinstance(value, str):
            texts = [found(doc, other) for other in paths(doc) if isinstance(found(doc, other), str)]
            return self.put(doc, path, "text", self.pick(texts) if self.chance.pick(5) else self.pick(ODD_TEXTS))
        if isinstance(value, list):
            return self.put(doc, path, "list", self.altered_list(value))
        if isinstance(value, dict):
            return self.put(doc, path, "table", self.altered_table(value))
        return self.put(doc, path, "value", self.chance.pick(5) if self.chance.pick(2) else "neutral")

    def altered_list(self, items: list[Any]) -> list[Any]:
        """Drop, double, move, exchange, turn over or repeat items."""
        new = copied(items)
        kind = self.chance.pick(8)
        if not new or (kind == 7 and not self.chance.pick(4)):
            return [self.odd() for _ in range(self.chance.pick(3))]
        i, j = self.chance.pick(len(new)), self.chance.pick(len(new))
        if kind <= 1:
            new.pop(i)
        elif kind <= 3:
            new.insert(j, copied(new[i]))
        elif kind == 4:
            new.insert(j, new.pop(i))
        elif kind == 5:
            new[i], new[j] = new[j], new[i]
        elif kind == 6:
            new.reverse()
        else:
            new *= self.pick((2, 3, 20, 300))
        return new  # type: ignore[no-any-return]  # a copy of what came in

    def altered_table(self, table: Doc) -> Doc:
        """Drop, rename, copy or exchange keys, or add one."""
        new: Doc = copied(table)
        kind = self.chance.pick(6)
        if not new or kind == 0:
            return {**new, self.pick(("extra", "ключ", "", "seat", "known")): self.odd()}
        one, other = self.pick(list(new)), self.pick(list(new))
        if kind <= 2:
            del new[one]
        elif kind == 3:
            new[self.pick(ODD_TEXTS)] = new.pop(one)
        elif kind == 4:
            new[one], new[other] = new[other], new[one]
        else:
            new[one] = copied(new[other])
        return new


def copied(value: Any) -> Any:
    """Copy plain data."""
    return json.loads(json.dumps(value)) if isinstance(value, CONTAINERS) else value


def deep() -> Any:
    """Return lists in lists, too deep for any reader."""
    value: list[Any] = []
    for _ in range(DEEP):
        value = [value]
    return value


def paths(doc: Doc, most: int = 4000) -> list[Path]:
    """Return the places of a document, as far as they are not many."""
    places: list[Path] = []
    ahead: list[tuple[Path, Any]] = [((), doc)]
    while ahead and len(places) < most:
        path, value = ahead.pop()
        keys: list[Any] = list(value) if isinstance(value, dict) else list(range(min(len(value), most)))
        for key in keys:
            places.append((*path, key))
            if isinstance(value[key], CONTAINERS) and len(path) < 10:
                ahead.append(((*path, key), value[key]))
    return places


def found(doc: Any, path: Path) -> Any:
    """Return what stands at a place; None where there is nothing."""
    for key in path:
        if isinstance(key, int):
            if not isinstance(doc, list) or key >= len(doc):
                return None
            doc = doc[key]
        elif not isinstance(doc, dict) or key not in doc:
            return None
        else:
            doc = doc[key]
    return doc


def place_of(path: Path) -> str:
    """Return a place as errors name it.

    >>> place_of(("players", 0, "deniers"))
    'players[0].deniers'
    """
    text = "".join(f"[{key}]" if isinstance(key, int) else f".{key!s:.30}" for key in path)
    return text.removeprefix(".")


def shown(value: Any) -> str:
    """Return a value in few characters."""
    if isinstance(value, CONTAINERS) and len(value) > 20:
        return f"{type(value).__name__} of {len(value)}"
    return f"{value!r:.200}"
