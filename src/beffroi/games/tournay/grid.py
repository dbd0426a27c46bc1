"""The floating 3×3 district on a 5×5 grid: its first card lies in the middle.

A district is a set of slots as bits. What it may grow into depends on the set
alone, so it is worked out once for each set and remembered.
"""

from __future__ import annotations

from typing import Final

SIDE: Final = 5
SLOTS: Final = 25
MIDDLE: Final = 12
SPAN: Final = 3  # rows and columns a district may have
FULL: Final = 9
SLOT_NAMES: Final = tuple(f"{'abcde'[slot % SIDE]}{slot // SIDE + 1}" for slot in range(SLOTS))
SLOT_KEYS: Final = tuple(f"slot-{name}" for name in SLOT_NAMES)


def beside(slot: int) -> list[int]:
    """Return the slots that share a side with this one."""
    row, column = divmod(slot, SIDE)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


def in_line(slot: int) -> list[int]:
    """Return the other slots of its row and its column."""
    row, column = divmod(slot, SIDE)
    return [i for i in range(SLOTS) if i != slot and (i // SIDE == row or i % SIDE == column)]


NEIGHBOURS: Final = [beside(slot) for slot in range(SLOTS)]
LINES: Final = [in_line(slot) for slot in range(SLOTS)]
_SLOTS_OF: Final[dict[int, list[int]]] = {}
_ROOM_OF: Final[dict[int, list[int]]] = {}


def slots_of(shape: int) -> list[int]:
    """Return the occupied slots, in order."""
    found = _SLOTS_OF.get(shape)
    if found is None:
        found = [slot for slot in range(SLOTS) if shape >> slot & 1]
        _SLOTS_OF[shape] = found
    return found


def bounds(shape: int) -> tuple[int, int, int, int]:
    """Return first and last row, first and last column of a district that is not empty."""
    rows = [slot // SIDE for slot in slots_of(shape)]
    columns = [slot % SIDE for slot in slots_of(shape)]
    return min(rows), max(rows), min(columns), max(columns)


def room_of(shape: int) -> list[int]:
    """Return the empty slots a card may be placed on: beside a card, within three rows and three columns."""
    found = _ROOM_OF.get(shape)
    if found is None:
        found = find_room(shape)
        _ROOM_OF[shape] = found
    return found


def find_room(shape: int) -> list[int]:
    if shape == 0:
        return [MIDDLE]
    top, bottom, left, right = bounds(shape)
    room = []
    for slot in range(SLOTS):
        row, column = divmod(slot, SIDE)
        tall = max(bottom, row) - min(top, row) < SPAN
        wide = max(right, column) - min(left, column) < SPAN
        near = any(shape >> other & 1 for other in NEIGHBOURS[slot])
        if tall and wide and near and not shape >> slot & 1:
            room.append(slot)
    return room


def drift(shape: int) -> tuple[int, int]:
    """Return the rows and columns the district must move so that it may still grow to every side it is allowed to.

    Only a district that lost a card (as the price of another) ever has to move.
    """
    if shape == 0:
        return 0, 0
    top, bottom, left, right = bounds(shape)
    return shift(top, bottom), shift(left, right)


def shift(first: int, last: int) -> int:
    spare = SPAN - (last - first + 1)
    if first < spare:
        return spare - first
    return min(0, SIDE - 1 - spare - last)
