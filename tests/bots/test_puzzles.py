"""Puzzles: those that ship hold, the judge is fair, and the same seed finds the same ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import beffroi
from beffroi.bots.puzzles import Puzzle, judge, read_puzzles, shipped_puzzles, verify
from beffroi.bots.puzzles import mining as module
from beffroi.bots.puzzles.files import FILE, save_puzzles, write_puzzles
from beffroi.bots.puzzles.judging import tolerance
from beffroi.bots.puzzles.lines import begins_turn, complete, planned_lines
from beffroi.bots.puzzles.mining import SHARE, MiningPlan, mine
from beffroi.bots.puzzles.reasons import reasons_for
from beffroi.bots.puzzles.verifying import line_of, perspective_of
from beffroi.bots.puzzles.worth import compare, worths
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import package_of

GAMES = [slug for slug in sorted(beffroi.all_games()) if shipped_puzzles(slug)]
SAMPLE = 9  # every so-many-th puzzle is looked at closely
TABLES = 24


def sampled(slug: str) -> list[Puzzle]:
    return list(shipped_puzzles(slug)[::SAMPLE])[:4]


@pytest.mark.parametrize("slug", GAMES)
def test_shipped_puzzles_are_well_formed(slug: str) -> None:
    game, puzzles = beffroi.game(slug), shipped_puzzles(slug)
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.gain > 0 and puzzle.low > 0
        assert puzzle.low <= puzzle.gain <= puzzle.high
        assert puzzle.missed and 1 <= puzzle.difficulty <= 5
        assert puzzle.themes
        assert all(other.value < puzzle.value for other in puzzle.others)
        assert all(f"theme-{theme}" in game.messages for theme in puzzle.themes)
        assert all(key in game.messages for key, _ in puzzle.reasons)
        assert verify(game, puzzle, tables=0) == []


@pytest.mark.parametrize("slug", GAMES)
def test_the_file_says_how_it_was_made(slug: str) -> None:
    package = Path(str(__import__(package_of(beffroi.game(slug)), fromlist=["x"]).__file__)).parent
    made, puzzles = read_puzzles((package / FILE).read_text(encoding="utf-8"))
    assert made["command"] == f"beffroi puzzles mine {slug} --seed {made['seed']}"
    assert made["games"] > 0 and made["share"] == SHARE and made["version"]
    assert tuple(puzzles) == shipped_puzzles(slug)


@pytest.mark.parametrize("slug", GAMES)
def test_a_sample_is_best_again_on_tables_nobody_has_seen(slug: str) -> None:
    game = beffroi.game(slug)
    for puzzle in sampled(slug):
        p = perspective_of(game, puzzle)
        lines = [line_of(p, puzzle.line), line_of(p, puzzle.others[0].line)]
        rows = worths(p, evaluator_of(game, "test"), lines, range(TABLES), 99)
        found = compare(*rows)
        assert found is not None and found.gain > 0, puzzle.id


@pytest.mark.parametrize("slug", GAMES)
def test_the_themes_follow_from_the_rules(slug: str) -> None:
    game = beffroi.game(slug)
    for puzzle in shipped_puzzles(slug):
        s = game.from_position(puzzle.position, FastChance(1))
        before = s.digest()
        assert game.themes(s, puzzle.seat, [game.parse(code) for code in puzzle.line]) == puzzle.themes
        assert s.digest() == before


@pytest.mark.parametrize("slug", GAMES)
def test_no_theme_hangs_on_the_luck_that_follows_the_turn(slug: str) -> None:
    game = beffroi.game(slug)
    for puzzle in shipped_puzzles(slug):
        line = [game.parse(code) for code in puzzle.line]
        for luck in (2, 3, 4):
            s = game.from_position(puzzle.position, FastChance(luck))
            assert game.themes(s, puzzle.seat, line) == puzzle.themes, puzzle.id


@pytest.mark.parametrize("slug", GAMES)
def test_an_answer_is_judged_by_what_it_is_worth(slug: str) -> None:
    game, puzzle = beffroi.game(slug), shipped_puzzles(slug)[0]
    assert judge(game, puzzle, puzzle.line) == ("solved", 0.0)
    worst = puzzle.others[-1]
    found = judge(game, puzzle, worst.line)
    assert found.lost == pytest.approx(puzzle.value - worst.value, abs=0.02)
    assert found.result == ("missed" if found.lost > puzzle.gain / 2 else "good")
    assert tolerance(puzzle) < puzzle.gain  # the best different line never counts as solved
    with pytest.raises(BadRequest):
        judge(game, puzzle, ["no such answer"])


def test_where_the_game_is_over_the_items_of_its_score_are_the_reasons() -> None:
    slug = "tournay"
    game = beffroi.game(slug)
    told = [one for one in shipped_puzzles(slug) if any(key.startswith("item-") for key, _ in one.reasons)]
    for puzzle in told[:2]:
        p = perspective_of(game, puzzle)
        best, other = line_of(p, puzzle.line), line_of(p, puzzle.others[0].line)
        assert reasons_for(p, evaluator_of(game, "test"), best, other) == puzzle.reasons
    assert len(told) > 2
    assert sum(not one.reasons for name in GAMES for one in shipped_puzzles(name)) <= 10


def test_a_line_that_no_file_has_is_played_on_imagined_tables() -> None:
    slug = min(GAMES, key=lambda name: beffroi.game(name).max_decisions)
    game = beffroi.game(slug)
    for puzzle in shipped_puzzles(slug):
        p = perspective_of(game, puzzle)
        known = {line_of(p, codes).outcome for codes in [puzzle.line, *(other.line for other in puzzle.others)]}
        for line in planned_lines(p, evaluator_of(game, "test"), 12, 1):
            if line.outcome not in known:
                found = judge(game, puzzle, [game.notation(move) for move in line.moves])
                assert found.lost >= 0.0
                return
    pytest.skip("every line of every puzzle is in the file")


def test_a_broken_puzzle_is_found() -> None:
    slug = GAMES[0]
    game, puzzle = beffroi.game(slug), shipped_puzzles(slug)[0]
    assert verify(game, puzzle._replace(id="0" * 12), 0) == ["its id is not that of its position"]
    assert verify(game, puzzle._replace(line=puzzle.line[:-1] or ["pass"]), 0) != []
    swapped = puzzle._replace(line=puzzle.others[0].line, others=[puzzle.others[0]._replace(line=puzzle.line)])
    assert any("not clearly better" in fault for fault in verify(game, swapped, 16))
    worse = puzzle._replace(line=puzzle.others[-1].line, others=[])  # the best one is in no file
    assert any("is worse than" in fault for fault in verify(game, worse, 16))


def test_the_same_seed_finds_the_same_puzzles_whatever_was_done_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "SCREENED", 2)
    monkeypatch.setattr(module, "COMPARED", 2)
    monkeypatch.setattr(module, "MEASURED", 4)
    monkeypatch.setattr(module, "MOST_OF_A_GAME", 2)
    monkeypatch.setattr(module, "solvers_of", lambda p, outcome: [])
    plan = MiningPlan("parbourg", 7)
    whole: list[Puzzle] = []

    def keep(number: int, found: list[Puzzle]) -> bool:
        whole.extend(found)
        save_puzzles(tmp_path / FILE, plan.made(number + 1), whole)
        return number < 0

    mine(plan, 0, 1, keep)
    assert module.mine_game(plan, 0) == whole
    made, again = read_puzzles((tmp_path / FILE).read_text(encoding="utf-8"))
    assert again == whole and made["games"] == 1
    assert read_puzzles(write_puzzles(made, again))[1] == whole
    for puzzle in whole:
        s = beffroi.game("parbourg").from_position(puzzle.position, FastChance(1))
        assert begins_turn(s, puzzle.seat)
        assert complete(
            perspective_of(beffroi.game("parbourg"), puzzle),
            line_of(perspective_of(beffroi.game("parbourg"), puzzle), puzzle.line).moves,
        )


@pytest.mark.parametrize("text", ["", "[]", '{"format": 99, "made": {}, "puzzles": []}', '{"format": 1}'])
def test_a_file_of_something_else_is_refused(text: str) -> None:
    with pytest.raises(BadRequest):
        read_puzzles(text)
