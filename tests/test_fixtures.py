"""Whole games kept in the games' folders replay to the same positions and scores."""

from __future__ import annotations

from pathlib import Path

import pytest

import beffroi
from beffroi.kernel.record import read_record, verify

GAMES = Path(__file__).parents[1] / "src" / "beffroi" / "games"
FILES = sorted(GAMES.glob("*/tests/games/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-4]}-{file.stem}")
def test_a_kept_game_replays_with_its_scores(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    match = verify(record, beffroi.all_games())
    assert match.over
    assert match.state.scores() == record["scores"]
