"""The size of a written position, looked at before anything is made of it."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.kernel.bounds import DEEPEST, LARGEST_NUMBER, LONGEST_LIST, MOST_BYTES, MOST_VALUES, check_bounds
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition
from tests.toys import fair


def nested(depth: int) -> Any:
    value: Any = 0
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("doc", "says"),
    [
        ([], "position: a table is expected, not list"),
        (None, "position: a table is expected, not NoneType"),
        ({"dice": [0] * (LONGEST_LIST + 1)}, f"dice: at most {LONGEST_LIST} are expected, not {LONGEST_LIST + 1}"),
        ({"dice": nested(5000)}, f"dice{'[0]' * (DEEPEST - 1)}: lists and tables lie at most {DEEPEST} deep"),
        ({"players": [{"deniers": 1.5}]}, "players[0].deniers: numbers are whole here, not 1.5"),
        ({"round": float("nan")}, "round: numbers are whole here, not nan"),
        ({"round": -LARGEST_NUMBER - 1}, "round: the number is too large"),
        ({"name": "x" * 101}, "name: a text has at most 100 characters, not 101"),
        ({"name": "two\nlines"}, "name: a text is printable, not 'two\\nlines'"),
        ({"players": {"": 1}}, "players: there is no ''"),
        ({"ключ": 1}, "position: there is no 'ключ'"),
        ({1: 1}, "position: there is no 1"),
        ({"players": [{"hand": {1, 2}}]}, "players[0].hand: set is no JSON data"),
        ({f"k{i}": [0] * 199 for i in range(30)}, f"position: a position has at most {MOST_VALUES} values"),
        ({f"k{i}": ["x" * 99] * 199 for i in range(10)}, f"position: a position has at most {MOST_VALUES} values and"),
    ],
)
def test_what_is_too_large_or_no_plain_data_is_refused(doc: Any, says: str) -> None:
    with pytest.raises(BadPosition) as refused:
        fair.GAME.from_position(doc, FastChance(1))
    assert str(refused.value).startswith(says)
    assert "\n" not in str(refused.value)


def test_what_fits_is_left_alone() -> None:
    check_bounds({"a": [[[[[{"b-1": None}]]]]], "c": ["ü"] * LONGEST_LIST, "d": LARGEST_NUMBER, "e": True})
    assert MOST_BYTES == 64 * 1024
