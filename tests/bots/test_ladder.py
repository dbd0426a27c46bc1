"""Levels are measured and written down; tuning finds weights that win."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean

import pytest

import beffroi
from beffroi.bots import levels
from beffroi.bots.ladder import measure, pairs, row_of, table, write_into
from beffroi.bots.mistakes import give_away, mistake_table
from beffroi.bots.strength import write_strengths
from beffroi.bots.tune import Tuner, write_weights
from beffroi.kernel.errors import BadRequest
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
    monkeypatch.setattr(FairEvaluator, "levels", {"master": "search:5", "champion": "learned:search:6"})


@pytest.mark.usefixtures("installed", "quick")
def test_the_ladder_is_measured_and_written() -> None:
    report = measure(FAIR, 6)
    assert [level.level for level in report.measured] == list(levels(FAIR))
    assert [(level.below, level.level.slug) for level in report.measured] == pairs(FAIR)
    assert all(level.games == 6 for level in report.measured)
    order = [level.slug for level in levels(FAIR)]
    text = write_into("# Levels\n", report, order)
    assert table(report) in text
    assert write_into(text, report, order) == text
    again = measure(FAIR, 2, only=["apprentice"])
    assert [(one.level.slug, one.games) for one in again.measured] == [("apprentice", 2)]
    merged = write_into(text, again, order)
    assert [line for line in merged.splitlines() if "(`apprentice`)" not in line] == [
        line for line in text.splitlines() if "(`apprentice`)" not in line
    ]
    assert row_of(again.measured[0]) in merged
    kept = json.loads(write_strengths({}, report, order))
    once_more = json.loads(write_strengths(kept, again, order))
    assert list(once_more["fair"]) == order
    assert once_more["fair"]["apprentice"]["games"] == 2 and once_more["fair"]["page"] == kept["fair"]["page"]
    for_three = measure(FAIR, 2, seats=3, only=["page"])
    assert for_three.measured[0].games == 6  # all seatings of one deal
    beside = write_into(text, for_three, order)
    assert text.strip() in beside and "<!-- levels of fair for 3 -->" in beside and "| ahead |" in beside
    with pytest.raises(BadRequest, match="fair has no level 'king'"):
        measure(FAIR, 2, only=["king"])


@pytest.mark.usefixtures("installed", "quick")
def test_who_errs_more_gives_more_away() -> None:
    found = [give_away(FAIR, name, 6) for name in ("random", "modest:2", "greedy")]
    means = [fmean(one.turns) for one in found]
    assert means[0] > means[1] > means[2]
    assert abs(means[2]) < means[0] / 4
    for one in found:
        assert sum(one.shares([0.5, 1.0])) == pytest.approx(1.0)
    text = mistake_table(found, 10.0)
    assert len(text.splitlines()) == 5 and "| random |" in text


@pytest.fixture
def tuner(installed: None) -> Iterator[Tuner]:
    tuner = Tuner(FAIR, deals=4)
    yield tuner
    tuner.close()


def test_tuning_tries_weights_and_confirms_on_fresh_deals(tuner: Tuner) -> None:
    told: list[int] = []
    weights = tuner.try_others(tuner.open_study(4), 4, tuner.present, lambda n, value: told.append(n))
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
