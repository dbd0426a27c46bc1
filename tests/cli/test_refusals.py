"""Bad input ends with one line that names it and exit status 2, never a traceback."""

from __future__ import annotations

import copy
import json
import os
import socket
import subprocess
import sys
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


@pytest.mark.parametrize("package", ["nowhere", "tests.nowhere", "..", "a b", "/tmp"])
def test_an_unknown_package_of_games(command: Command, monkeypatch: pytest.MonkeyPatch, package: str) -> None:
    monkeypatch.setenv("BEFFROI_GAMES", package)
    assert f"BEFFROI_GAMES: there is no package '{package}'" in refused(command, "games")


def test_a_module_instead_of_a_package_of_games(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys, os")
    assert "BEFFROI_GAMES: 'os' is a module, not a package" in refused(command, "games")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("import nowhere_at_all\n", "__init__.py, line 1: ModuleNotFoundError: No module named 'nowhere_at_all'"),
        ("x = = 1\n", "__init__.py, line 1: invalid syntax"),
        ("\n1 / 0\n", "__init__.py, line 2: ZeroDivisionError: division by zero"),
    ],
)
def test_a_package_of_games_that_can_not_be_loaded(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, reason: str
) -> None:
    name = f"broken_{abs(hash(text))}"  # a module of that name may be loaded from the test before
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text(text, encoding="utf-8")
    monkeypatch.setenv("BEFFROI_GAMES", name)
    said = refused(command, "games")
    assert f"BEFFROI_GAMES: {name!r} can't be loaded: " in said
    assert reason in said


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
    for bot in ("careless:0", "careless:101", "careless:1.5", f"careless:{'9' * 5000}"):
        assert "needs a whole number from 1 to 100" in refused(command, "simulate", "fair", "--bot", bot)
    assert "3 names for 2 seats" in refused(command, "play", "fair", "--seats", "2", "--names", "Ada,Bea,Cleo")
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
    Path("deep.json").write_text("[" * 50_000, encoding="utf-8")
    assert "no complete JSON document" in says(Path("deep.json"))
    assert "was edited" in says(record_file({"names": ["Eve"]}, sealed=False))
    assert "revision 7 of the fair rules" in says(record_file({"rules": 7}))
    assert "chess" in says(record_file({"game": "chess"}))
    assert "format 8" in says(record_file({"format": 8}))
    assert "move 1: seat 0 may not answer 'bid 99'" in says(record_file({"moves": [[0, "bid 99"]]}))
    assert "move 1: 'fly' is no move of the fair" in says(record_file({"moves": [[0, "fly"]]}))
    assert "does not fit the commitment" in says(record_file({"secret": "00"}))


@pytest.mark.parametrize("names", [None, 3, {"a": 1}, [["Ada"], "Bea"], ["Ada"], ["Ada", "Bea", "Cleo"]])
@pytest.mark.parametrize("verb", ["replay", "verify", "show"])
def test_names_that_are_none_change_nothing(command: Command, verb: str, names: Any) -> None:
    ran = command(verb, record_file({"names": names, "day": None}))
    assert (ran.status, ran.err) == (0, "")


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
        ({"game": ["fair"]}, "position.json names no game: ['fair']"),
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
    assert "is a record of fair, not of troyes" in refused(command, "show", record_file({}), "--game", "troyes")
    Path("position.json").write_text('{"players": [{}, {}, {}]}', encoding="utf-8")
    said = refused(command, "play", "fair", "--from", "position.json", "--seats", "2")
    assert "a position for 3 players, not 2" in said


def test_a_folder_that_is_not_there(command: Command) -> None:
    assert "can't be written" in refused(command, "play", "fair", "--save", "nowhere/game.json")


def test_a_record_of_no_failure_is_not_reproduced(command: Command) -> None:
    Path("deep.json").write_text("[" * 100_000, encoding="utf-8")
    assert "deep.json is no record of a failure" in refused(command, "fuzz", "--reproduce", "deep.json")
    assert "of no failed walk" in refused(command, "fuzz", "--reproduce", record_file({}))
    endless = '{"game": "fair", "position": {}, "number": 1e400}'
    for text in ("[]", '{"game": ["fair"]}', '{"game": "fair", "position": {}}', endless):
        Path("noise.json").write_text(text, encoding="utf-8")
        said = refused(command, "fuzz", "--reproduce", "noise.json")
        assert "no record of a failure" in said or "there is no game" in said


def test_a_wrong_command_line(command: Command) -> None:
    assert "'--games'" in refused(command, "simulate", "fair", "--games", "many")
    assert "'--patience'" in refused(command, "arena", "fair", "--patience", "-1")
    for seconds in ("nan", "inf"):
        assert "'--patience'" in refused(command, "arena", "fair", "--patience", seconds)
    assert "'dance'" in refused(command, "dance")
    assert "--colour" in refused(command, "games", "--colour", "red")


@pytest.mark.parametrize("verb", ["show", "replay"])
@pytest.mark.parametrize("seat", ["9", "-1"])
def test_a_seat_that_is_not_at_the_table(command: Command, verb: str, seat: str) -> None:
    said = refused(command, verb, record_file({}), "--seat", seat)
    assert f"there is no seat {seat}: the table has seats 0 to 1" in said


def test_a_move_beyond_the_record(command: Command) -> None:
    assert "record.json has" in refused(command, "show", record_file({}), "--move", "99999")
    assert "'--move'" in refused(command, "show", record_file({}), "--move", "-1")
    Path("position.json").write_text('{"game": "fair", "players": [{}, {}]}', encoding="utf-8")
    assert "--move is for records" in refused(command, "show", "position.json", "--move", "1")


@pytest.mark.parametrize(
    ("bot", "reason"), [("exec:", "exec: names no command"), ("exec:'a", "exec:'a is no command: no closing quotation")]
)
def test_a_program_without_a_command(command: Command, bot: str, reason: str) -> None:
    assert reason in refused(command, "simulate", "fair", "--bot", bot)


def test_a_report_that_could_not_be_written_is_refused_before_the_work(command: Command) -> None:
    Path("taken").write_text("", encoding="utf-8")
    before = ["--games", "1000000"]  # would take hours
    assert "the folder taken can't be made" in refused(command, "balance", "fair", *before, "--out", "taken")
    assert "the folder taken can't be made" in refused(command, "fuzz", "fair", *before, "--keep", "taken")
    assert "x.foo should end in .png or .svg" in refused(command, "analyse", record_file({}), "--out", "x.foo")
    if Path("/proc").is_dir():  # there not even root can write
        assert "the folder /proc can't be written into" in refused(
            command, "analyse", record_file({}), "--out", "/proc/x.png"
        )
    Path("x.png").mkdir()
    assert "x.png is a folder" in refused(command, "analyse", record_file({}), "--out", "x.png")


def test_what_a_long_command_needs_is_looked_at_first(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unwanted(*args: object, **named: object) -> None:
        raise AssertionError("the work has begun")

    monkeypatch.setattr("beffroi.bots.analyse", unwanted)
    monkeypatch.setattr("beffroi.bots.balance.run", unwanted)
    monkeypatch.setattr("beffroi.bots.arena.run", unwanted)
    monkeypatch.setattr("beffroi.bots.ladder.measure", unwanted)
    monkeypatch.setattr("beffroi.cli.simulate.run", unwanted)
    monkeypatch.setattr("beffroi.cli.outputs.importlib.util.find_spec", lambda name: None)
    file = tmp_path / "file"
    file.touch()
    assert "there is no language 'la'" in refused(command, "analyse", record_file({}), "--lang", "la")
    assert "there is no language 'la'" in refused(command, "balance", "fair", "--lang", "la")
    arena = ("arena", "fair", "--games", "2")
    assert "Parquet needs pyarrow" in refused(command, *arena, "--out", tmp_path / "games.parquet")
    assert "a picture needs matplotlib" in refused(command, *arena, "--out", tmp_path / "games.png")
    assert "can't be made" in refused(command, *arena, "--out", file / "games.json")
    assert "--ray needs ray" in refused(command, *arena, "--ray")
    assert "can't be made" in refused(command, *arena, "--records", file / "folder")
    assert "can't be made" in refused(command, "simulate", "fair", "--records", file / "folder")
    Path("list.json").write_text("[]", encoding="utf-8")
    levels = ("levels", "fair", "--games", "2")
    assert "nowhere.md can't be read" in refused(command, *levels, "--doc", "nowhere.md")
    Path("rows.json").write_text('{"fair": 3}', encoding="utf-8")
    for name in ("list.json", "rows.json", record_file({})):
        assert f"{name} is no JSON object with the strengths" in refused(command, *levels, "--data", name)
    assert "file can't be made" in refused(command, *levels, "--data", file / "strength.json")
    assert "trying other weights needs optuna" in refused(command, "tune", "fair", "--trials", "1")


def test_a_champion_that_could_not_be_copied_is_refused_before_the_work(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("gymnasium")
    monkeypatch.setattr("beffroi.learn.champions.pipeline.Pipeline.run", None)  # would not be callable
    train = ("train", "fair", "--out", tmp_path / "run", "--champion")
    assert "is a folder, not a file" in refused(command, *train, tmp_path)
    (tmp_path / "file").touch()
    assert "can't be made" in refused(command, *train, tmp_path / "file" / "champion.bin")


def test_a_bot_to_beat_that_does_not_exist_is_refused_before_the_work(command: Command, tmp_path: Path) -> None:
    pytest.importorskip("gymnasium")
    train = ("train", "fair", "--out", tmp_path / "run", "--against")
    assert "there is no bot 'emperor'" in refused(command, *train, "emperor")
    assert not (tmp_path / "run" / "run.json").exists()


@pytest.mark.parametrize("text", ["3", "", "no JSON", "\udcff"])
def test_a_run_whose_settings_are_broken_is_not_gone_on_with(command: Command, tmp_path: Path, text: str) -> None:
    pytest.importorskip("gymnasium")
    from beffroi.learn.champions.settings import FILE

    (tmp_path / FILE).write_text(text, encoding="utf-8", errors="surrogateescape")
    assert f"{FILE} can't be read: it has no settings" in refused(command, "train", "parbourg", "--out", tmp_path)


def test_a_storage_of_trials_that_can_t_be_opened_is_refused_before_the_work(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("optuna")
    monkeypatch.setattr("beffroi.bots.tune.Tuner.fit", None)  # would not be callable
    tune = ("tune", "fair", "--storage")
    assert "the storage 'x' can't be opened" in refused(command, *tune, "x", "--trials", "1")
    assert "can't be opened" in refused(command, *tune, "sqlite:////proc/x.db", "--trials", "1")
    assert "--storage keeps trials" in refused(command, *tune, "sqlite:///x.db")


@pytest.mark.parametrize("verb", ["simulate", "arena", "balance", "fuzz", "levels", "train", "tune"])
def test_more_processes_than_any_machine_has(command: Command, verb: str) -> None:
    assert "'--jobs'" in refused(command, verb, "fair", "--jobs", "100000")


def test_a_level_that_the_game_does_not_have(command: Command) -> None:
    for more in ([], ["--games", "1000000"], ["--mistakes", "1000000"]):
        said = refused(command, "levels", "troyes", "--level", "emperor", *more)
        assert "troyes has no level 'emperor' (there is novice, page, apprentice, journeyman, master, champion)" in said
    assert len(command("levels", "troyes", "--level", "page").out.splitlines()) == 1


def test_levels_write_only_what_they_measure(command: Command) -> None:
    assert "--doc x.md keeps what is measured" in refused(command, "levels", "fair", "--doc", "x.md")
    assert "--data x.json keeps what games for two show" in refused(command, "levels", "fair", "--data", "x.json")
    many = ("--mistakes", "1000000")
    assert "--data x.json keeps what games for two" in refused(command, "levels", "fair", *many, "--data", "x.json")
    assert "ask for one of them" in refused(command, "levels", "fair", *many, "--games", "1000000")
    assert "ask for one of them" in refused(command, "levels", "fair", *many, "--calibration", "1000000")
    three = ("--games", "1000000", "--seats", "3")
    assert "keeps what games for two show" in refused(command, "levels", "fair", *three, "--data", "x.json")
    assert "--picture x.svg shows chances" in refused(command, "levels", "fair", "--picture", "x.svg")
    assert "fair is for 2 to 4 players, not 5" in refused(command, "levels", "fair", "--games", "2", "--seats", "5")


@pytest.mark.parametrize("verb", ["arena", "balance"])
def test_more_games_than_can_be_planned(command: Command, verb: str) -> None:
    assert "'--games'" in refused(command, verb, "fair", "--games", "9" * 30)


def test_letters_in_another_encoding(command: Command) -> None:
    foreign = b"B\xe9a".decode("utf-8", "surrogateescape")
    for words in (
        ("play", "fair", "--names", foreign),
        ("play", "fair", "--seed", foreign),
        ("arena", "fair", "--seed", foreign, "--bots", "random,random"),
        ("balance", "fair", "--seed", foreign, "--bot", "random"),
    ):
        assert "is no text in UTF-8" in refused(command, *words)


def test_a_file_whose_name_is_too_long_or_leads_nowhere(command: Command) -> None:
    long = f"{'a' * 300}.json"
    arena = ("arena", "fair", "--games", "1000000", "--bots", "random,random", "--out")
    assert "can't be written: File name too long" in refused(command, *arena, long)
    assert "File name too long" in refused(command, "puzzles", "mine", "fair", "--out", "p.json", "--records", long)
    assert "File name too long" in refused(command, "admin", "--data", long, "tables")
    Path("link.json").symlink_to("nowhere/x.json")
    assert "link.json can't be written: it is a link to nothing" in refused(command, *arena, "link.json")


def test_a_game_is_not_begun_where_it_could_not_be_saved(command: Command) -> None:
    ran = command("play", "fair", "--save", ".")
    assert ran.status == 2
    assert ran.out == ""


def test_without_the_server_s_packages(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "beffroi.server.main", None)  # as if it could not be imported
    for words in (["backup", "x.zip"], ["restore", "x.zip"], ["tables"]):
        assert "install beffroi[server]" in refused(command, "admin", *words)


@pytest.mark.parametrize("stream", ["<&-", "> /dev/full"])
def test_streams_that_are_closed_or_full(stream: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("needs /dev/full")
    source = Path(__file__).parents[2] / "src"
    words = f"{sys.executable} -m beffroi play parbourg --seed 1 --save game.json {stream}"
    environment = {**os.environ, "PYTHONPATH": str(source), "BEFFROI_GAMES": ""}
    ran = subprocess.run(["sh", "-c", words], env=environment, capture_output=True, text=True)
    assert "Traceback" not in ran.stderr
    if stream == "<&-":  # nobody types: the game is saved, and left
        assert (ran.returncode, ran.stderr) == (0, "")
    else:
        assert (ran.returncode, ran.stderr) == (2, "beffroi: No space left on device\n")


def test_a_game_is_resumed_or_begun_from_a_position(command: Command) -> None:
    Path("position.json").write_text('{"game": "fair", "players": [{}, {}]}', encoding="utf-8")
    said = refused(command, "play", "fair", "--resume", record_file({}), "--from", "position.json")
    assert "--resume record.json and --from position.json exclude each other" in said


def test_a_game_that_is_not_over_is_not_analysed(command: Command) -> None:
    Path("half.json").write_text(json.dumps(write_record(ContractRun(FAIR, 2, {}, 1).match)), encoding="utf-8")
    assert "half.json: the game is not over" in refused(command, "analyse", "half.json")


def test_a_database_that_does_not_answer(command: Command) -> None:
    url = "postgresql://127.0.0.1:1/nobody"
    assert "can't use the database" in refused(command, "admin", "--database-url", url, "tables")


@pytest.mark.parametrize("url", ["postgresql://me:secret@host:port/house", "postgresql://me:secret@host:x"])
def test_an_address_of_a_database_that_is_none_is_refused_without_its_password(command: Command, url: str) -> None:
    said = refused(command, "serve", "--port", free_port(), "--database-url", url)
    assert "the database's address is none" in said
    assert "secret" not in said


@pytest.mark.parametrize("url", ["redis://a:b:c", "redis://127.0.0.1:port"])
def test_an_address_of_redis_that_is_none(command: Command, url: str) -> None:
    assert "the address of Redis is none" in refused(command, "serve", "--port", free_port(), "--redis-url", url)


def test_a_server_without_its_games_does_not_say_where_it_is(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_GAMES", "nowhere")
    ran = command("serve", "--port", free_port())
    assert (ran.status, ran.out) == (2, "")


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])
