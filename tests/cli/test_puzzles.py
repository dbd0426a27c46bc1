"""Puzzles in the terminal: solved, mined and verified by the command."""

from __future__ import annotations

from pathlib import Path

import pytest

import beffroi
from beffroi.bots.puzzles import mining, read_puzzles, shipped_puzzles
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


def test_a_worse_turn_is_told_what_it_gives_away(command: Command) -> None:
    puzzle = shipped_puzzles(GAMES[0])[0]
    typed = "".join(f"{code}\n" for code in puzzle.others[-1].line)
    out = command("puzzle", "--puzzle", puzzle.id, "--lang", "de", typed=typed).out
    assert "Verschenkte Punkte" in out


def test_one_may_leave_and_look_for_another(command: Command) -> None:
    puzzle = next(one for one in shipped_puzzles(GAMES[0]) if one.themes)
    ran = command("puzzle", GAMES[0], "--theme", puzzle.themes[0], typed="q\n")
    assert ran.status == 0 and "Solved." not in ran.out
    assert command("puzzle", "--theme", "nonesuch").status == 2
    assert command("puzzle", "--puzzle", "nonesuch").status == 2


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
