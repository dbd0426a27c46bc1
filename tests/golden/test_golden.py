"""Nothing was played or told otherwise than at the commit the golden files were made from."""

from __future__ import annotations

import pytest

from tests.golden import conversations, told, walks
from tests.golden.comparing import Doc, differences, stored


def test_walks_and_reachable_positions_are_those_of_the_golden_file() -> None:
    assert differences(stored("walks.json"), walks.make()) == []


@pytest.mark.parametrize(("name", "record"), told.kept(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_kept_game_tells_what_it_told(name: str, record: Doc) -> None:
    assert differences(stored("told.json")[name], told.hashes(record)) == []


def test_every_kept_game_of_the_golden_file_is_there() -> None:
    assert {name for name, _ in told.kept()} == set(stored("told.json"))


def test_recorded_conversations_are_those_of_the_golden_file() -> None:
    assert differences(stored("conversations.json"), conversations.make()) == []
