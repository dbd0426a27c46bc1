"""Bad input ends with one line that names it and exit status 2, never a traceback."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.record import checksum, write_record
from beffroi.kernel.state import Doc
from tests.cli.conftest import Command
from tests.toys.fair import GAME as FAIR


def refused(command: Command, *args: str | Path) -> str:
    """The line a command is refused with."""
    ran = command(*args)
    assert ran.status == 2, ran
    assert ran.err.startswith("beffroi: ")
    assert len(ran.err.splitlines()) == 1
    assert "Traceback" not in ran.err
    return ran.err


def record_file(changes: Doc, *, sealed: bool = True) -> Path:
    """A finished game's record with changes; sealed means that its checksum fits them."""
    record = {**copy.deepcopy(write_record(ContractRun(FAIR, 2, {}, 1).run(Picker(1)))), **changes}
    if sealed:
        record["checksum"] = checksum(record)
    path = Path("record.json")
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("verb", ["play", "simulate", "fuzz"])
def test_an_unknown_game(command: Command, verb: str) -> None:
    assert "there is no game 'chess'" in refused(command, verb, "chess")


@pytest.mark.parametrize("package", ["nowhere", "tests.nowhere"])
def test_an_unknown_package_of_games(command: Command, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setenv("BEFFROI_GAMES", package)
    assert f"BEFFROI_GAMES: there is no package '{package}'" in refused(command, "games")


@pytest.mark.parametrize("verb", ["play", "simulate"])
def test_a_seat_count_out_of_range(command: Command, verb: str) -> None:
    assert "fair is for 2 to 4 players, not 5" in refused(command, verb, "fair", "--seats", "5")


@pytest.mark.parametrize("verb", ["play", "simulate"])
@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("colour=red", "fair has no option 'colour' (it has long)"),
        ('{"colour": 1}', "fair has no option 'colour'"),
        ("long=perhaps", "option long is yes or no"),
        ("long", "name=value or JSON, not 'long'"),
        ('{"long": ', "the options are no JSON"),
        ("figures=nowhere.toml", "nowhere.toml can't be read"),
    ],
)
def test_an_unknown_or_impossible_option(command: Command, verb: str, option: str, reason: str) -> None:
    assert reason in refused(command, verb, "fair", "--options", option)


def test_figures_of_a_game_that_has_none(command: Command) -> None:
    Path("mine.toml").write_text("[x]\n", encoding="utf-8")
    assert "fair has no figures to override" in refused(command, "simulate", "fair", "-o", "figures=mine.toml")


def test_an_unknown_bot_and_too_many(command: Command) -> None:
    assert "'oracle'" in refused(command, "simulate", "fair", "--bot", "oracle")
    assert "'oracle'" in refused(command, "play", "fair", "--bots", "oracle")
    assert "3 bots for 2 seats" in refused(command, "play", "fair", "--seats", "2", "--bots", "random,random,random")


def test_an_unknown_language(command: Command) -> None:
    assert "there is no language 'la'" in refused(command, "games", "--lang", "la")


@pytest.mark.parametrize("verb", [["replay"], ["verify"], ["show"], ["play", "fair", "--resume"]])
def test_a_record_that_is_truncated_edited_newer_or_foreign(command: Command, verb: list[str]) -> None:
    def says(path: Path) -> str:
        return refused(command, *verb, path)

    whole = record_file({}).read_text(encoding="utf-8")
    assert "can't be read" in says(Path("nowhere.json"))
    Path("half.json").write_text(whole[: len(whole) // 2], encoding="utf-8")
    assert "no complete JSON document" in says(Path("half.json"))
    assert "was edited" in says(record_file({"names": ["Eve"]}, sealed=False))
    assert "revision 7 of the fair rules" in says(record_file({"rules": 7}))
    assert "chess" in says(record_file({"game": "chess"}))
    assert "format 8" in says(record_file({"format": 8}))
    assert "move 1: seat 0 may not answer 'bid 99'" in says(record_file({"moves": [[0, "bid 99"]]}))
    assert "move 1: 'fly' is no move of the fair" in says(record_file({"moves": [[0, "fly"]]}))
    assert "does not fit the commitment" in says(record_file({"secret": "00"}))


def test_a_file_that_is_no_text(command: Command) -> None:
    Path("noise").write_bytes(bytes(range(128, 256)))
    assert "noise is no text file" in refused(command, "verify", "noise")


@pytest.mark.parametrize(
    ("doc", "reason"),
    [
        (
            {"game": "fair", "players": [{"gold": 3}, {}]},
            "players[0]: there is no 'gold' (there is deniers, points, dice, secret)",
        ),
        (
            {"game": "fair", "players": [{"deniers": -1}, {}]},
            "players[0].deniers: a whole number from 0 to 99 is expected, not -1",
        ),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({}, 'does not say of which game it is: write "game"'),
        ([], "no JSON object"),
    ],
)
def test_an_impossible_position(command: Command, doc: Any, reason: str) -> None:
    Path("position.json").write_text(json.dumps(doc), encoding="utf-8")
    assert reason in refused(command, "show", "position.json")


def test_a_position_of_another_game_or_number_of_players(command: Command) -> None:
    Path("position.json").write_text('{"game": "chess"}', encoding="utf-8")
    assert "is a position of chess, not of fair" in refused(command, "play", "fair", "--from", "position.json")
    Path("position.json").write_text('{"players": [{}, {}, {}]}', encoding="utf-8")
    said = refused(command, "play", "fair", "--from", "position.json", "--seats", "2")
    assert "a position for 3 players, not 2" in said


def test_a_folder_that_is_not_there(command: Command) -> None:
    assert "can't be written" in refused(command, "play", "fair", "--save", "nowhere/game.json")


def test_a_record_of_no_failure_is_not_reproduced(command: Command) -> None:
    assert "of no failed walk" in refused(command, "fuzz", "--reproduce", record_file({}))
    Path("noise.json").write_text("[]", encoding="utf-8")
    assert "no record of a failure" in refused(command, "fuzz", "--reproduce", "noise.json")


def test_a_wrong_command_line_ends_with_status_2_too(command: Command) -> None:
    assert command("simulate", "fair", "--games", "many").status == 2
    assert command("dance").status == 2
