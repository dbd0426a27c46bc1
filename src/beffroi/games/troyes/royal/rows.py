"""The slots of the buildings as the King values them, the best first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import BISHOPRIC, BUILDING_SLOTS, CITY_HALL, FACES, PALACE

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

COLUMNS_OF = {BISHOPRIC: 3, CITY_HALL: 2}


def best_slots(ruleset: Ruleset, building: int) -> list[int]:
    """Return all slots of a building, the best first."""
    figures = ruleset.figures["royal"]
    if building == PALACE:
        return [number - 1 for number in figures["palace-order"]]
    order = figures["bishopric-order" if building == BISHOPRIC else "city-hall-order"]
    first, width = building * BUILDING_SLOTS, COLUMNS_OF[building]
    return [first + (row - 1) * width + column - 1 for row, column in order]


def rows_of(ruleset: Ruleset, building: int) -> list[list[int]]:
    """Return the rows of a building (the slots, in the Palace), the best first."""
    rows: list[list[int]] = []
    for slot in best_slots(ruleset, building):
        for value in range(FACES):
            row = ruleset.entry_rows[building * FACES + value]
            if slot in row and row not in rows:
                rows.append(row)
    return rows
