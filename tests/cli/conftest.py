"""The command with the toy game, run in this process."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

import pytest

import beffroi
from beffroi.cli import main


class Ran(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


class Command(Protocol):
    def __call__(self, *args: str | Path, typed: str = "") -> Ran: ...


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The games of the tests beside the real ones, in an empty folder, in English."""
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys")
    monkeypatch.setenv("BEFFROI_LANG", "en")
    monkeypatch.setattr("sys.path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    beffroi.all_games.cache_clear()
    yield
    beffroi.all_games.cache_clear()


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs `beffroi …`, with what is typed as its input."""

    def run(*args: str | Path, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as stopped:
            main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        code = stopped.value.code
        return Ran(code if isinstance(code, int) else 0, out, err)

    return run
