"""Bots of other programs: the examples play, and what misbehaves is reported and replaced."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from beffroi.bots.arena.play import GameResult, play
from beffroi.bots.arena.schedule import Fixture
from beffroi.kernel.errors import BadRequest
from tests.toys.fair import GAME as FAIR

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = shutil.which("node") or shutil.which("node", path=str(Path(sys.executable).parent))


def against_random(command: str, patience: float = 20.0) -> GameResult:
    return play(Fixture(0, "fair", FAIR.clean_options({}), ("random", f"exec:{command}"), "test", patience), game=FAIR)


def misbehaving(tmp_path: Path, body: str) -> GameResult:
    """A game against a program that reads a question and then does this."""
    program = tmp_path / "bot.py"
    program.write_text(f"import sys, time, json\nfor line in sys.stdin:\n  if 'choose' in line:\n    {body}\n")
    return against_random(f"{sys.executable} {program}", 1.0 if "sleep" in body else 20.0)


def test_the_python_example_plays() -> None:
    result = against_random(f"{sys.executable} {EXAMPLES / 'bot.py'}")
    assert not result.failures
    assert result == against_random(f"{sys.executable} {EXAMPLES / 'bot.py'}")._replace(times=result.times)


@pytest.mark.skipif(not NODE, reason="needs node")
def test_the_javascript_example_plays() -> None:
    assert not against_random(f"{NODE} {EXAMPLES / 'bot.mjs'}").failures


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("crashed", "raise SystemExit('I gave up')"),
        ("silent", "time.sleep(60)"),
        ("nonsense", "print('hello', flush=True)"),
        ("nonsense", "print(json.dumps({'move': 7}), flush=True)"),
        ("nonsense", "print('x' * 100000, flush=True)"),
        ("cheating", "print(json.dumps({'move': 'win the game'}), flush=True)"),
    ],
)
def test_what_misbehaves_is_replaced(tmp_path: Path, kind: str, body: str) -> None:
    result = misbehaving(tmp_path, body)
    assert [failure.kind for failure in result.failures] == [kind]
    assert result.failures[0].seat == 1
    assert len(result.scores) == 2


def test_a_crash_is_reported_with_its_last_words(tmp_path: Path) -> None:
    assert "I gave up" in misbehaving(tmp_path, "raise SystemExit('I gave up')").failures[0].reason


def test_the_time_of_a_whole_game_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.bots.external.ALLOWANCE", 0.0)
    body = "print(json.dumps({'move': json.loads(line)['options'][0]}), flush=True)"
    assert [failure.kind for failure in misbehaving(tmp_path, body).failures] == ["slow"]


def test_a_program_that_is_none_is_refused() -> None:
    with pytest.raises(BadRequest):
        against_random("/no/such/program")
