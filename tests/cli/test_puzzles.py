"""Puzzles in the terminal: solved, mined and verified by the command."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.bots.puzzles import Puzzle, mining, read_puzzles, shipped_puzzles
from beffroi.bots.puzzles.lines import begins_turn
from beffroi.bots.puzzles.recorded import turns_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.match import Match
from beffroi.kernel.record import replay
from tests.cli.conftest import Command

GAMES = [slug for slug in ("parbourg", "tournay", "troyes") if shipped_puzzles(slug)]


@pytest.mark.parametrize("slug", GAMES)
def test_a_puzzle_is_solved_by_typing_its_line(command: Command, slug: str) -> None:
    puzzle = shipped_puzzles(slug)[0]
    typed = "".join(f"{code}\n" for code in puzzle.line)
    ran = command("puzzle", slug, "--puzzle", puzzle.id, typed=typed)
    assert ran.status == 0, ran.err
    assert "Find the best turn." in ran.out
    assert "Solved." in ran.out
    assert f"{puzzle.gain:.1f} more than any other" in ran.out
    best, following = (round(share * puzzle.tables) for share in puzzle.ahead)
    told = f"Ahead at {best} of {puzzle.tables} tables; after the next best turn, at {following}."
    assert (told in ran.out) == (best > following)


def test_a_worse_turn_is_told_what_it_gives_away(command: Command) -> None:
    puzzle = shipped_puzzles(GAMES[0])[0]
    typed = "".join(f"{code}\n" for code in puzzle.others[-1].line)
    out = command("puzzle", "--puzzle", puzzle.id, "--lang", "de", typed=typed).out
    assert "Verschenkte Punkte" in out


def test_the_other_turns_are_broken_between_words(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    puzzle = next(one for one in shipped_puzzles("troyes") if len(one.others[0].line) > 4)
    out = command("puzzle", "--puzzle", puzzle.id, typed="".join(f"{code}\n" for code in puzzle.line)).out
    told = out[out.index("The others") :].splitlines()[1:-1]
    assert len(told) > len(puzzle.others) and all(len(line) <= 60 for line in told)
    assert all(line[:10].strip() == "" or line[8:10] == "  " for line in told)


def test_one_may_leave_and_look_for_another(command: Command) -> None:
    puzzle = next(one for one in shipped_puzzles(GAMES[0]) if one.themes)
    ran = command("puzzle", GAMES[0], "--theme", puzzle.themes[0], typed="q\n")
    assert ran.status == 0 and "Solved." not in ran.out
    assert command("puzzle", "--puzzle", "nonesuch").status == 2


def test_what_is_asked_for_and_not_there_is_named(command: Command) -> None:
    ran = command("puzzle", "parbourg", "--theme", "expel")  # one of another game
    assert ran.status == 2 and "of parbourg has the theme 'expel'" in ran.err and "fold-in-time" in ran.err
    assert "cathedral" not in ran.err and "cathedral" in command("puzzle", "--theme", "nonesuch").err
    other = shipped_puzzles("tournay")[0].id
    ran = command("puzzle", "parbourg", "--puzzle", other)
    assert ran.status == 2 and f"the puzzle {other} is one of tournay, not of parbourg" in ran.err


def test_mining_goes_on_where_it_stopped(command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(shipped_puzzles("parbourg")[:3])
    played: list[int] = []

    def some(plan: mining.MiningPlan, number: int) -> list[object]:
        played.append(number)
        return [known[number % 3]]

    monkeypatch.setattr(mining, "mine_game", some)
    out = tmp_path / "found.json"
    assert command("puzzles", "mine", "parbourg", "--out", out, "--games", "1").status == 0
    assert command("puzzles", "mine", "parbourg", "--out", out, "--count", "3").status == 0
    assert played == [0, 1, 2]
    made, puzzles = read_puzzles(out.read_text(encoding="utf-8"))
    assert puzzles == known and made["games"] == 3 and made["version"] == beffroi.__version__
    ran = command("puzzles", "mine", "parbourg", "--out", out, "--seed", "2")
    assert ran.status == 2 and "give another --out" in ran.err


@pytest.fixture
def quick_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that makes a puzzle of every second turn, by what the turn is alone."""
    known = shipped_puzzles("parbourg")

    def look(turn: mining.MinedTurn) -> tuple[None, Puzzle | None]:
        table = turn.p.sample(FastChance(turn.seed))
        assert begins_turn(table, turn.p.seat) and turn.least > 0
        if turn.seed % 2:
            return None, None
        puzzle = known[turn.seed % len(known)]
        return None, puzzle._replace(id=table.digest()[:12], seat=turn.p.seat, source=turn.source)

    monkeypatch.setattr(mining, "look_at", look)


def recorded(command: Command, folder: Path, game: str = "parbourg", games: int = 2) -> list[Path]:
    words = ("--games", str(games), "--seats", "2", "--records", folder)
    assert command("simulate", game, *words).status == 0
    return sorted(folder.glob(f"{game}*.json"))


@pytest.mark.usefixtures("quick_look")
def test_records_are_mined_the_same_way_each_time(command: Command, tmp_path: Path) -> None:
    files = recorded(command, tmp_path / "games")
    recorded(command, tmp_path / "games", "fair", 1)  # of another game: passed over
    mine = ("puzzles", "mine", "parbourg", "--records", tmp_path / "games", "--out")
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    assert command(*mine, whole).status == 0
    assert command(*mine, parts, "--games", "1").status == 0
    made, first = read_puzzles(parts.read_text(encoding="utf-8"))
    assert made["games"] == 1 and made["records"]["count"] == 2
    assert {one.source.split("/")[1] for one in first} == {files[0].stem}
    assert command(*mine, parts).status == 0
    assert parts.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    made, puzzles = read_puzzles(whole.read_text(encoding="utf-8"))
    assert made["games"] == 2 and "--records" in made["command"]
    per_game = [sum(one.source.startswith(f"record/{file.stem}/") for one in puzzles) for file in files]
    assert sum(per_game) == len(puzzles) and min(per_game) > 0 and max(per_game) <= mining.MOST_OF_A_GAME
    before = whole.read_text(encoding="utf-8")
    assert command(*mine, whole).status == 0  # nothing is left to do
    assert whole.read_text(encoding="utf-8") == before
    files[1].unlink()
    ran = command(*mine, whole)
    assert ran.status == 2 and "2 records" in ran.err and "give another --out" in ran.err


@pytest.mark.usefixtures("quick_look")
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (lambda record: record["moves"].pop(), "edited"),
        (lambda record: record.update(rules=record["rules"] - 1), "revision"),
        (lambda record: record["options"].update(figures={"coins": 1}), "figures of its own"),
        (lambda record: record.pop("moves"), "no 'moves'"),
    ],
)
def test_a_bad_record_is_named_before_the_work_begins(
    command: Command, tmp_path: Path, wrong: Callable[[dict[str, Any]], object], told: str
) -> None:
    bad = recorded(command, tmp_path / "games")[1]
    record = json.loads(bad.read_text(encoding="utf-8"))
    wrong(record)
    bad.write_text(json.dumps(record), encoding="utf-8")
    out = tmp_path / "found.json"
    ran = command("puzzles", "mine", "parbourg", "--records", tmp_path / "games", "--out", out)
    assert ran.status == 2 and not out.exists()
    assert len(ran.err.strip().splitlines()) == 1 and bad.name in ran.err and told in ran.err


def test_a_folder_without_records_is_refused(command: Command, tmp_path: Path) -> None:
    ran = command("puzzles", "mine", "parbourg", "--records", tmp_path / "none", "--out", tmp_path / "found.json")
    assert ran.status == 2 and "no records of parbourg" in ran.err


def test_a_turn_is_looked_at_once_where_it_begins(command: Command, tmp_path: Path) -> None:
    game = beffroi.game("parbourg")
    file = recorded(command, tmp_path / "games", games=1)[0]
    match = replay(json.loads(file.read_text(encoding="utf-8")), {"parbourg": game})
    s = Match(game, match.setup, match.commitment).state
    asked = []
    for seat, move in match.moves:
        asked.append(((seat, s.chance.draws, s.seals), begins_turn(s, seat)))
        s.apply(seat, move)
    turns = [(of[0], any(choice for _, choice in run)) for of, run in groupby(asked, key=itemgetter(0))]
    assert [p.seat for p in turns_of(game, match)] == [seat for seat, choice in turns if choice]
    assert 1 < len(turns) < len(match.moves)


def test_puzzles_are_verified(command: Command, tmp_path: Path) -> None:
    ran = command("puzzles", "verify", GAMES[0], "--tables", "0")
    assert ran.status == 0 and "puzzles hold" in ran.out
    broken = tmp_path / "broken.json"
    text = beffroi_file(GAMES[0]).read_text(encoding="utf-8")
    first = shipped_puzzles(GAMES[0])[0].id
    broken.write_text(text.replace(f'"id":"{first}"', '"id":"000000000000"'), encoding="utf-8")
    ran = command("puzzles", "verify", GAMES[0], "--file", broken, "--tables", "0")
    assert ran.status == 1 and "its id is not that of its position" in ran.out
    assert command("puzzles", "verify", "fair").status == 2


def beffroi_file(slug: str) -> Path:
    return Path(beffroi.__file__).parent / "games" / slug / "puzzles.json"
