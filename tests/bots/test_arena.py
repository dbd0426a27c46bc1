"""The arena: fair seatings, honest statistics, files, and the same results however it is run."""

from __future__ import annotations

import csv
import json
import os
import sys
from collections import Counter
from pathlib import Path

import pytest

from beffroi.bots.arena import run, schedule, summarise, write_report
from beffroi.bots.arena.play import GameResult
from beffroi.bots.arena.schedule import alone_among, seatings
from beffroi.bots.arena.summary import wilson
from beffroi.kernel.errors import BadRequest
from tests.toys.fair import GAME as FAIR


def timeless(results: list[GameResult]) -> list[GameResult]:
    return [result._replace(times=()) for result in results]


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for bots, seats in ((["a", "b", "c"], 2), (["a", "b", "c"], 3), (["a", "b"], 3), (["a", "b"], 4)):
        count = Counter((seat, bot) for seating in seatings(bots, seats) for seat, bot in enumerate(seating))
        assert len(set(count.values())) == 1
        assert len(count) == len(bots) * seats


def test_alone_among_others_the_first_bot_has_one_seat_of_each_game() -> None:
    for bots, seats in ((["a", "b"], 2), (["a", "b"], 4), (["a", "b", "c"], 3), (["a", "b", "c", "d"], 2)):
        found = alone_among(bots, seats)
        assert all(seating.count("a") == 1 for seating in found)
        count = Counter((seat, bot) for seating in found for seat, bot in enumerate(seating))
        for bot in bots:  # nobody sits in one seat more often than in another
            assert len({count[seat, bot] for seat in range(seats)}) == 1
        assert len({sum(count[seat, bot] for seat in range(seats)) for bot in bots[1:]}) == 1
    fixtures = schedule(FAIR, ["greedy", "random"], 4, seats=3, alone=True)
    assert [fixture.bots.index("greedy") for fixture in fixtures] == [0, 1, 2, 0, 1, 2]
    assert [fixture.seed for fixture in fixtures] == ["arena/0"] * 3 + ["arena/1"] * 3


def test_a_cycle_of_seatings_shares_its_luck() -> None:
    fixtures = schedule(FAIR, ["random", "greedy"], 7)
    assert len(fixtures) == 8
    assert [fixture.seed for fixture in fixtures[:4]] == ["arena/0", "arena/0", "arena/1", "arena/1"]


def test_statistics_tell_who_is_better() -> None:
    results = run(schedule(FAIR, ["random", "greedy"], 40), game=FAIR)
    summary = summarise(results)
    best, worst = summary.standings
    assert (best.bot, worst.bot, summary.games) == ("greedy", "random", 40)
    assert best.wins.value + worst.wins.value == pytest.approx(1)
    assert best.wins.low > 0.5 > worst.wins.high
    assert best.score.low <= best.score.value <= best.score.high
    assert summary.duels[0].ahead.low > 0.5
    assert best.rating > worst.rating
    assert best.decisions > 3


def test_wilson_is_the_textbook_interval() -> None:
    assert wilson(9, 10) == (0.9, 0.596, 0.982)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_results_do_not_depend_on_the_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys")
    fixtures = schedule(FAIR, ["random", "greedy", "modest:3"], 12)
    assert timeless(run(fixtures, jobs=2)) == timeless(run(fixtures, game=FAIR))


def test_reports_in_every_format(tmp_path: Path) -> None:
    results = run(schedule(FAIR, ["random", "greedy"], 6), game=FAIR)
    summary = summarise(results)
    for name in ("out/a.json", "out/a.csv", "out/a.parquet", "out/a.png", "out/a.svg"):
        write_report(summary, results, tmp_path / name, "The Fair")
        assert (tmp_path / name).stat().st_size > 100
    assert json.loads((tmp_path / "out/a.json").read_text())["games"] == 6
    with (tmp_path / "out/a.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 12
    with pytest.raises(BadRequest):
        write_report(summary, results, tmp_path / "a.doc", "The Fair")


def test_a_ray_cluster_gives_the_same_results(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    try:
        fixtures = schedule(FAIR, ["random", "greedy"], 8)
        assert timeless(run(fixtures, ray=True)) == timeless(run(fixtures, game=FAIR))
    finally:
        ray.shutdown()
