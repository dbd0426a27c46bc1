"""Levels are measured and written down; tuning finds weights that win."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import beffroi
from beffroi.bots import levels
from beffroi.bots.ladder import measure, pairs, table, write_into
from beffroi.bots.tune import Tuner, write_weights
from tests.toys.fair import GAME as FAIR
from tests.toys.fair.evaluation import FairEvaluator


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Fair as if it were installed, in this process and in workers."""
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys")
    monkeypatch.setattr(beffroi, "game", lambda slug: {"fair": FAIR}[slug])


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No level that thinks for seconds."""
    monkeypatch.setattr(FairEvaluator, "levels", {"master": "search:5"})


@pytest.mark.usefixtures("installed", "quick")
def test_the_ladder_is_measured_and_written() -> None:
    report = measure(FAIR, 6)
    assert [level.level for level in report.measured] == list(levels(FAIR))
    assert [(level.below, level.level.slug) for level in report.measured] == pairs(FAIR)
    assert all(level.games == 6 for level in report.measured)
    text = write_into("# Levels\n", report)
    assert table(report) in text
    assert write_into(text, report) == text


@pytest.fixture
def tuner(installed: None) -> Iterator[Tuner]:
    tuner = Tuner(FAIR, deals=4)
    yield tuner
    tuner.close()


def test_tuning_tries_weights_and_confirms_on_fresh_deals(tuner: Tuner) -> None:
    told: list[int] = []
    weights = tuner.try_others(4, tuner.present, lambda n, value: told.append(n))
    assert told == [0, 1, 2, 3]
    tuned = tuner.confirm(weights)
    assert set(tuned.weights) == {"pip", "denier"}
    assert 0 <= tuned.wins.low <= tuned.wins.value <= tuned.wins.high <= 1


def test_weights_are_fitted_to_how_games_end(tuner: Tuner) -> None:
    """Far from the truth they move towards it."""
    far = [weight.high for weight in FairEvaluator.tunable]
    near = tuner.fit(6, far)
    assert near == tuner.fit(6, far)
    assert near != far
    assert all(weight.low <= value <= weight.high for weight, value in zip(FairEvaluator.tunable, near, strict=True))


def test_weights_are_written_where_they_are_declared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tests.toys.fair.game as home

    shutil.copy(Path(str(home.__file__)).parent / "evaluation.py", tmp_path / "evaluation.py")
    monkeypatch.setattr(home, "__file__", str(tmp_path / "game.py"))
    assert write_weights(FAIR, {"pip": 0.375, "denier": 0.01}) == [tmp_path / "evaluation.py"]
    text = (tmp_path / "evaluation.py").read_text()
    assert 'Weight("pip", 0.375, ' in text and 'Weight("denier", 0.01, ' in text
