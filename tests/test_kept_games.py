"""Whole games kept in the games' folders replay to the same positions and scores."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.game import Game
from beffroi.kernel.record import checksum, read_record, verify
from beffroi.kernel.state import Doc
from tests import record_games

GAMES = Path(__file__).parents[1] / "src" / "beffroi" / "games"
FILES = sorted(GAMES.glob("*/tests/games/**/*.json"))
LATER = [(game.slug, revision) for game in beffroi.all_games().values() for revision in range(2, game.rules + 1)]


def slug_of(file: Path) -> str:
    return file.relative_to(GAMES).parts[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{slug_of(file)}-{file.parent.name}-{file.stem}")
def test_a_kept_game_replays_with_its_scores(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    match = verify(record, beffroi.all_games())
    assert match.over
    assert match.state.scores() == record["scores"]


@pytest.mark.parametrize(("slug", "revision"), LATER, ids=lambda value: str(value))
def test_a_revision_changes_a_kept_game_of_the_one_before(slug: str, revision: int) -> None:
    """Otherwise it would change nothing that is tested."""
    files = sorted((GAMES / slug / "tests" / "games" / f"r{revision - 1}").glob("*.json"))
    assert any(not replays_under(read_record(file.read_text(encoding="utf-8")), revision) for file in files)


def replays_under(record: Doc, revision: int) -> bool:
    """Whether a record comes to the same end by another revision of the rules."""
    other = {**record, "rules": revision}
    other["checksum"] = checksum(other)
    try:
        verify(other, beffroi.all_games())
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize("game", beffroi.all_games().values(), ids=lambda game: game.slug)
def test_every_choice_and_every_number_of_players_has_a_kept_game(game: Game[Any]) -> None:
    """`python -m tests.record_games GAME` writes what is missing."""
    records = [json.loads(file.read_text(encoding="utf-8")) for file in FILES if slug_of(file) == game.slug]
    kept = [game.clean_options(record["options"]) for record in records]
    choices = {trait for option in game.options for value in option.values() for trait in option.traits(value)}
    assert choices <= {trait for one in kept for option in game.options for trait in option.traits(one[option.name])}
    assert {record["seats"] for record in records} == set(range(game.seats[0], game.seats[1] + 1))


def test_games_are_kept_for_each_set_of_the_sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "parbourg" / "tests" / "games").mkdir(parents=True)
    monkeypatch.setattr(record_games, "GAMES", tmp_path)
    monkeypatch.setattr("sys.argv", ["record_games", "parbourg"])
    record_games.main()
    names = {"two-base", "three-16-set-aside", "four-16"}
    assert {file.stem for file in tmp_path.rglob("*.json")} == names
    for file in tmp_path.rglob("*.json"):
        verify(read_record(file.read_text(encoding="utf-8")), beffroi.all_games())
