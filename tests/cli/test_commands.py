"""The commands around a game: games, show, simulate, replay, verify, fuzz."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from beffroi.cli import build_app, fuzz
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.game import Game
from beffroi.kernel.record import write_record
from beffroi.kernel.state import Doc
from tests.cli.conftest import Command
from tests.toys.fair import GAME as FAIR
from tests.toys.fair.steps import turn


def finished_record() -> Path:
    path = Path("game.json")
    match = ContractRun(FAIR, 2, {}, 1).run(Picker(1))
    path.write_text(json.dumps(write_record(match, names=["Ada", "Bea"])), encoding="utf-8")
    return path


def test_help_and_version(command: Command) -> None:
    for args in (["--help"], ["play", "--help"], ["--version"]):
        assert command(*args).status == 0
    assert re.fullmatch(r"beffroi \d+\.\d+\.\d+ \((compiled|pure Python)\)", command("--version").out.strip())
    names = {info.name for info in build_app().registered_commands}
    assert {"games", "play", "show", "simulate", "replay", "verify", "fuzz"} <= names


def test_games_are_listed_with_their_options(command: Command) -> None:
    assert "fair  The Fair, 2 to 4 players" in command("games").out
    assert "long=no|yes" in command("games").out
    assert "sechs statt drei Runden" in command("games", "--lang", "de").out


def test_an_analysis_and_a_hint_in_words(command: Command) -> None:
    """Nobody has named the players here: they are called as everywhere in the terminal."""
    record = write_record(ContractRun(FAIR, 2, {}, 1).run(Picker(1)))
    Path("game.json").write_text(json.dumps(record), encoding="utf-8")
    told = command("analyse", "game.json", "--worlds", "1")
    assert told.status == 0
    assert re.search(r"^Blanche: \d+ points?\. Luck: .*\nColin: \d+ points?\. Luck: ", told.out, re.MULTILINE)
    table = {"players": [{"dice": [6]}, {"dice": [1]}], "row": [0, 5, 1], "agenda": [{"step": "TakeTurn", "seat": 0}]}
    Path("position.json").write_text(json.dumps({"game": "fair", **table}), encoding="utf-8")
    hinted = command("hint", "position.json").out
    assert re.match(r"expected [\d.]+ \(lead [+-][\d.]+, ± [\d.]+\)  .*\n", hinted)
    assert "\nHow the turn goes on: spend a 6\nWhy the first is best:\n" in hinted


def test_a_simulation_is_the_same_for_any_number_of_processes(command: Command) -> None:
    args = ("simulate", "fair", "--games", "30", "--seats", "3", "--seed", "5", "--json")
    one, two = (json.loads(command(*args, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["players"] == two["players"]
    assert one["decisions"] == two["decisions"]
    assert (one["games"], one["seats"], one["options"]) == (30, 3, {"long": False})
    assert round(sum(player["wins"] for player in one["players"]), 2) == 1
    other = json.loads(command("simulate", "fair", "--games", "30", "--seats", "3", "--seed", "6", "--json").out)
    assert other["decisions"] != one["decisions"]


def test_a_simulation_tells_speed_and_scores(command: Command) -> None:
    out = command("simulate", "fair", "--games", "5", "--bot", "greedy,random", "-o", "long=yes").out
    assert "games/s" in out
    assert "decisions/s" in out
    assert "greedy" in out


def test_options_as_json_or_pairs(command: Command) -> None:
    for option in ('{"long": true}', "long=yes"):
        result = json.loads(command("simulate", "fair", "--games", "2", "--json", "--options", option).out)
        assert result["options"] == {"long": True}


def test_a_record_is_verified_replayed_and_shown(command: Command) -> None:
    path = finished_record()
    assert "all as recorded" in command("verify", path).out
    told = command("replay", path).out
    assert "Ada: bid" in told
    assert "1. " in told
    assert "misez" not in told
    assert "mise" in command("replay", path, "--lang", "fr").out
    assert "Round 1" in command("show", path, "--move", "1").out
    assert "Round 3" in command("show", path).out


def test_a_replay_is_stepped_through_forward_and_back(command: Command) -> None:
    path = finished_record()
    out = command("replay", path, "--step", typed="\n\nb\nq\n").out
    assert [line for line in out.splitlines() if " of " in line][:4] == [
        f"Move {n} of {len(json.loads(path.read_text())['moves'])}. Enter: next, b: back, q: quit."
        for n in (0, 1, 2, 1)
    ]


def test_a_position_written_by_hand_is_shown(command: Command) -> None:
    doc = {"players": [{"dice": [3, 6]}, {"deniers": 9}], "row": [0, 2, 5], "agenda": [{"step": "TakeTurn", "seat": 0}]}
    Path("position.json").write_text(json.dumps(doc), encoding="utf-8")
    out = command("show", "position.json", "--game", "fair").out
    assert "stalls:   miller, chandler, goldsmith" in out
    assert "Which stall do you visit?" in out
    assert " 4  go to the goldsmith" in out
    assert "Which stall" not in command("show", "position.json", "--game", "fair", "--seat", "1").out


def test_fuzzing_a_sound_game_finds_nothing(command: Command) -> None:
    ran = command("fuzz", "fair", "--games", "24", "--jobs", "2")
    assert ran.status == 0
    assert ran.out.startswith("24 games")
    assert "no failure" in ran.out


def test_fuzzing_plays_every_set_of_options_for_every_number_of_seats(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many games as there are cases, and each has been played once, whichever came first."""
    played: list[tuple[int, bool]] = []

    class Noted(ContractRun):
        def __init__(self, game: Game[Any], seats: int, options: Doc, seed: int, *, every: int) -> None:
            played.append((seats, options["long"]))
            super().__init__(game, seats, options, seed, every=every)

    monkeypatch.setattr(fuzz, "ContractRun", Noted)
    assert command("fuzz", "fair", "--games", "6").status == 0
    assert sorted(played) == [(seats, long) for seats in (2, 3, 4) for long in (False, True)]
    assert played != sorted(played)


def test_a_failure_is_kept_and_reproduced_until_it_is_mended(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = turn.SpendDie.apply

    def unsound(self: turn.SpendDie, s: object, seat: int, move: int) -> None:
        raise ZeroDivisionError("no pips")

    monkeypatch.setattr(turn.SpendDie, "apply", unsound)
    ran = command("fuzz", "fair", "--games", "24", "--keep", "bugs")
    assert ran.status == 1
    assert "ZeroDivisionError: no pips" in ran.err
    kept = next(Path("bugs").glob("broken-fair-*.json"))
    again = command("fuzz", "--reproduce", kept)
    assert (again.status, "ZeroDivisionError" in again.out) == (1, True)
    monkeypatch.setattr(turn.SpendDie, "apply", sound)
    assert "keeps its word here now" in command("fuzz", "--reproduce", kept).out


def test_simulate_and_arena_write_records_on_request(command: Command, tmp_path: Path) -> None:
    ran = command("simulate", "fair", "--games", "2", "--bot", "greedy,random", "--records", tmp_path / "simulated")
    assert ran.status == 0 and "written: 2 records" in ran.out
    ran = command("arena", "fair", "--bots", "random,greedy", "--games", "2", "--records", tmp_path / "played")
    assert ran.status == 0 and "written: 2 records" in ran.out
    records = sorted([*(tmp_path / "simulated").iterdir(), *(tmp_path / "played").iterdir()])
    assert len(records) == 4
    for path in records:
        assert command("verify", path).status == 0


def test_help_loads_no_more_than_it_needs() -> None:
    heavy = ("asyncio", "babel", "fluent", "multiprocessing", "numpy", "rich", "statistics", "torch")
    loaded = f"[name for name in {heavy} if name in sys.modules]"
    script = f"import sys; from beffroi.cli import build_app; build_app(); print({loaded})"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_a_pipe_that_knows_few_letters_is_no_obstacle() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONIOENCODING": "ascii"}
    words = [sys.executable, "-m", "beffroi", "play", "troyes", "--lang", "fr", "--bots", "random"]
    ran = subprocess.run(words, env=environment, input="1\n", capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "?" in ran.stdout
