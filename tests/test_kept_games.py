"""Whole games kept in the games' folders replay by their own revision of the rules, and are never changed."""

from __future__ import annotations

import json
import subprocess
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRecord
from beffroi.kernel.game import Game
from beffroi.kernel.record import checksum, open_match, play_entry, read_record, verify
from beffroi.kernel.state import Doc
from tests import record_games
from tests.record_games import LISTED, ROOT, counts_of, folder_of, hash_line, kept_files
from tests.toys.fair import GAME as FAIR

GAMES: dict[str, Game[Any]] = {"fair": FAIR, **beffroi.all_games()}
EACH_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.slug)
FILES = kept_files()
LATER = [(game.slug, revision) for game in GAMES.values() for revision in range(2, game.rules + 1)]
WALKS = 20  # games by each earlier revision
EVERY = 31  # questions between two costly checks


def slug_of(file: Path) -> str:
    return file.parents[3].name


def name_of(file: Path) -> str:
    return f"{slug_of(file)}-{file.parent.name}-{file.stem}"


# --- they replay -------------------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_kept_game_replays_with_its_scores(file: Path) -> None:
    record = read_record(file.read_text(encoding="utf-8"))
    assert f"r{record['rules']}" == file.parent.name
    match = verify(record, GAMES)
    assert match.over
    assert match.state.scores() == record["scores"]


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_as_many_answers_can_be_given_as_before(file: Path) -> None:
    game = GAMES[slug_of(file)]
    counts = json.loads((folder_of(game) / "perft.json").read_text(encoding="utf-8"))
    record = json.loads(file.read_text(encoding="utf-8"))
    assert counts[f"{file.parent.name} {file.stem}"] == counts_of(record, game)


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_the_positions_of_a_kept_game_are_accepted(file: Path) -> None:
    """None of them is taken for an impossible one; every so-manieth is looked at."""
    record = read_record(file.read_text(encoding="utf-8"))
    game = GAMES[record["game"]]
    match = open_match(record, game)
    for n, entry in enumerate(record["moves"], 1):
        if n % EVERY == 0:
            again = game.from_position(json.loads(json.dumps(match.state.position())), FastChance(n))
            assert again.digest() == match.state.digest()
        play_entry(match, n, entry)


# --- revisions ---------------------------------------------------------------------------------


@EACH_GAME
def test_every_revision_that_can_be_played_has_kept_games(game: Game[Any]) -> None:
    kept = {file.parent.name for file in kept_files(game.slug)}
    assert kept == {f"r{revision}" for revision in range(game.oldest, game.rules + 1)}


@pytest.mark.parametrize(("slug", "revision"), LATER, ids=lambda value: str(value))
def test_a_revision_changes_a_kept_game_of_the_one_before(slug: str, revision: int) -> None:
    """Otherwise it would change nothing that is tested."""
    files = kept_files(slug, f"r{revision - 1}")
    assert any(not replays_under(read_record(file.read_text(encoding="utf-8")), revision) for file in files)


def replays_under(record: Doc, revision: int) -> bool:
    """Whether a record comes to the same end by another revision of the rules."""
    other = {**record, "rules": revision}
    other["checksum"] = checksum(other)
    try:
        verify(other, GAMES)
    except BadRecord:
        return False
    return True


@pytest.mark.parametrize(
    ("slug", "revision"), [(slug, later - 1) for slug, later in LATER], ids=lambda value: str(value)
)
def test_games_by_an_earlier_revision_keep_the_contract(slug: str, revision: int) -> None:
    game = GAMES[slug]
    seats = range(game.seats[0], game.seats[1] + 1)
    cases = [(count, options) for count in seats for options in game.option_sets(count, revision)]
    picker = Picker(revision, seek=True)
    for seed, (count, options) in enumerate(islice(cycle(cases), WALKS)):
        match = ContractRun(game, count, options, seed, every=EVERY, rules=revision).run(picker)
        assert (match.over, match.setup.rules) == (True, revision)


# --- they are never changed --------------------------------------------------------------------


def test_every_kept_game_is_listed_and_is_what_it_was() -> None:
    """`python -m tests.record_games GAME` lists a new one."""
    assert sorted(LISTED.read_text(encoding="utf-8").splitlines()) == sorted(map(hash_line, FILES))


def test_no_kept_game_was_ever_changed_or_removed() -> None:
    """The list only grows, in every commit."""
    try:
        history = git("log", "--format=", "--unified=0", "--patch", "--", str(LISTED))
        committed = git("show", f"HEAD:{LISTED.relative_to(ROOT).as_posix()}")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this is no checkout")
    gone = [line for line in history.splitlines() if line.startswith("-") and not line.startswith("---")]
    assert gone == []
    assert set(committed.splitlines()) <= set(LISTED.read_text(encoding="utf-8").splitlines())


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout


# --- there are enough of them ------------------------------------------------------------------


@EACH_GAME
def test_every_choice_and_every_number_of_players_has_a_kept_game(game: Game[Any]) -> None:
    """`python -m tests.record_games GAME` writes what is missing."""
    records = [json.loads(file.read_text(encoding="utf-8")) for file in kept_files(game.slug)]
    kept = [game.clean_options(record["options"], record["rules"]) for record in records]
    choices = {trait for option in game.options for value in option.values() for trait in option.traits(value)}
    assert choices <= {trait for one in kept for option in game.options for trait in option.traits(one[option.name])}
    assert {record["seats"] for record in records} == set(range(game.seats[0], game.seats[1] + 1))


def test_games_are_kept_for_each_set_of_the_sample_and_none_is_written_again(tmp_path: Path) -> None:
    game = beffroi.game("parbourg")
    (tmp_path / "two-base.json").write_text("kept before", encoding="utf-8")
    record_games.write_games(game, tmp_path)
    files = {file.stem: file for file in tmp_path.glob("*.json")}
    assert set(files) == {"two-base", "three-16-set-aside", "four-16"}
    assert files.pop("two-base").read_text(encoding="utf-8") == "kept before"
    for file in files.values():
        assert verify(read_record(file.read_text(encoding="utf-8")), beffroi.all_games()).setup.rules == game.rules
