"""The pipeline plays, fits, promotes by contest, goes on where it was stopped, and says what it did."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import beffroi
from beffroi.bots import registry
from beffroi.bots.arena.play import GameResult
from beffroi.bots.arena.summary import ahead_by_game, wilson
from beffroi.bots.network import read_network
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.errors import BadRequest
from tests.bots.networks import NARROW, WIDE, drawn_network
from tests.toys.fair import GAME as FAIR

pytest.importorskip("gymnasium")
from beffroi.learn.champions import contest, samples
from beffroi.learn.champions.calibration import forecasts, reliability, reliability_diagram, reliability_table
from beffroi.learn.champions.fit import Fit, FitSettings
from beffroi.learn.champions.pipeline import CHAMPION, Pipeline
from beffroi.learn.champions.quantise import SUM, finest, quantised
from beffroi.learn.champions.selfplay import GameToPlay, NotedGame, play_noted
from beffroi.learn.champions.settings import RunSettings, setups_of, units_for
from beffroi.learn.observation import encoder_of, scales_of

LAYOUT = encoder_of(FAIR, FAIR.setup()).layout
TERMS = len(evaluator_of(FAIR, "learned").term_names)


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Fair as if it were installed."""
    monkeypatch.setattr(beffroi, "game", lambda slug: {"fair": FAIR}[slug])


def settings(**other: Any) -> RunSettings:
    setups = setups_of(FAIR, [2, 3], [{}])
    usual = RunSettings("fair", setups, 20, 4, 7, 0.3, 6, 16, 8)
    return usual._replace(**other)


def test_a_run_plays_fits_and_holds_contests(tmp_path: Path) -> None:
    told: list[str] = []
    outcomes = Pipeline(tmp_path, settings(), tell=told.append).run(2)
    assert [one["generation"] for one in outcomes] == [1, 2]
    assert outcomes[1]["games"] == 40 and outcomes[1]["notes"] > outcomes[0]["notes"] > 100
    for one in outcomes:
        held = one["contest"]
        assert held["games"] == 2 * 2 + 2 * 6  # two deals for two in both seatings, two for three in all six
        assert set(held["by_seats"]) == {"2", "3"}
        assert one["promoted"] == (held["ahead"]["low"] > 0.5)
        network = read_network((tmp_path / f"generation-00{one['generation']}" / "network.bin").read_bytes(), FAIR, "x")
        assert network.header["seed"] == 7 and network.header["commit"]
        assert network.knows(FAIR.setup(2)) and network.knows(FAIR.setup(3)) and not network.knows(FAIR.setup(4))
    assert (tmp_path / CHAMPION).exists() == any(one["promoted"] for one in outcomes)
    assert "| 2 | 40 |" in (tmp_path / "report.md").read_text()
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 1 + sum(len(one["epochs"]) for one in outcomes)
    assert (tmp_path / "curve.svg").read_text().count("<polyline") == 2
    assert any("of 20 games" in line for line in told)


def test_a_run_that_was_stopped_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    Pipeline(whole, settings(), tell=lambda line: None).run(1)

    def stop(line: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Pipeline(stopped, settings(), tell=stop).run(1)
    assert len(list(stopped.rglob("games-*.npz"))) == 1
    Pipeline(stopped, settings(), tell=lambda line: None).run(1)
    for name in ("network.bin", "games-000000.npz", "games-000010.npz", "outcome.json"):
        one, other = (folder / "generation-001" / name for folder in (whole, stopped))
        assert one.read_bytes() == other.read_bytes()
    before = (stopped / "generation-001" / "network.bin").stat().st_mtime_ns
    told: list[str] = []
    Pipeline(stopped, settings(), tell=told.append).run(1)
    assert not told and (stopped / "generation-001" / "network.bin").stat().st_mtime_ns == before


@pytest.mark.parametrize("way", ["processes", "cluster"])
def test_more_processes_or_a_cluster_train_the_same_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    ray = pytest.importorskip("ray") if way == "cluster" else None
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
    alone, together = tmp_path / "alone", tmp_path / "together"
    few = settings(deals=2)
    Pipeline(alone, few, tell=lambda line: None).run(1)
    if ray is not None:
        ray.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    try:
        Pipeline(together, few, jobs=2, ray=ray is not None, tell=lambda line: None).run(1)
    finally:
        if ray is not None:
            ray.shutdown()
    for name in ("network.bin", "games-000000.npz", "games-000010.npz", "outcome.json"):
        assert (alone / "generation-001" / name).read_bytes() == (together / "generation-001" / name).read_bytes()


def test_a_contest_that_was_stopped_goes_on(tmp_path: Path) -> None:
    Pipeline(tmp_path, settings(), tell=lambda line: None).run(1)
    place = tmp_path / "generation-001"
    outcome = (place / "outcome.json").read_bytes()
    lines = (place / "contest.jsonl").read_text().splitlines(keepends=True)
    assert len(lines) == 16
    (place / "contest.jsonl").write_text("".join(lines[:5]) + lines[5][:4])  # cut off in the middle of a line
    (place / "outcome.json").unlink()
    Pipeline(tmp_path, settings(), tell=lambda line: None).run(1)
    assert (place / "contest.jsonl").read_text().splitlines(keepends=True) == lines
    assert (place / "outcome.json").read_bytes() == outcome


def test_a_run_against_one_bot_learns_from_one_seat_and_keeps_who_beats_it_most(tmp_path: Path) -> None:
    against = settings(against="modest:4", deals=6)
    outcomes = Pipeline(tmp_path, against, tell=lambda line: None).run(2)
    shares = [one["contest"]["ahead"]["value"] for one in outcomes]
    assert [one["promoted"] for one in outcomes] == [shares[0] > 0, shares[1] > shares[0]]
    for one in outcomes:
        assert one["contest"]["against"] == "modest:4"
        assert one["contest"]["games"] == 3 * 2 + 3 * 3  # who learns has one seat of each
    best = shares.index(max(shares)) + 1
    assert (tmp_path / CHAMPION).read_bytes() == (tmp_path / f"generation-00{best}" / "network.bin").read_bytes()
    assert "# Training of fair against modest:4" in (tmp_path / "report.md").read_text()


def test_only_the_seat_that_learns_is_noted() -> None:
    for learner in range(3):
        noted = play_noted(GameToPlay("fair", 3, {}, 5, "", 0.5, 6, "random", learner))
        assert {note.seat for note in noted.notes} == {learner}
        assert max(noted.totals) == noted.totals[learner]  # the others answer anything


def test_runs_begun_before_there_was_one_bot_to_beat_go_on(tmp_path: Path) -> None:
    Pipeline(tmp_path, settings())
    kept = json.loads((tmp_path / "run.json").read_text())
    del kept["against"]
    (tmp_path / "run.json").write_text(json.dumps(kept))
    Pipeline(tmp_path, settings())
    with pytest.raises(BadRequest, match="has a run with other against"):
        Pipeline(tmp_path, settings(against="greedy"))


def test_a_folder_with_another_run_is_refused(tmp_path: Path) -> None:
    Pipeline(tmp_path, settings())
    with pytest.raises(BadRequest, match="has a run with other games, seed"):
        Pipeline(tmp_path, settings(games=30, seed=8))
    kept = json.loads((tmp_path / "run.json").read_text())
    (tmp_path / "run.json").write_text(json.dumps({**kept, "meaning": "older"}))
    with pytest.raises(BadRequest, match="has a run with other meaning"):
        Pipeline(tmp_path, settings())


def played(count: int) -> list[NotedGame]:
    return [play_noted(GameToPlay("fair", 2, {}, seed, "", 0.5, 6)) for seed in range(count)]


def test_notes_tell_how_the_game_ended_for_the_seat_that_looks() -> None:
    games = played(2)
    notes = samples.collected(games, LAYOUT.size, TERMS, 5)
    assert set(notes.game.tolist()) == {5, 6}
    for row in range(len(notes)):
        game = games[notes.game[row] - 5]
        note = game.notes[row if notes.game[row] == 5 else row - len(games[0].notes)]
        assert notes.final[row, 0] == game.totals[note.seat]
        assert notes.final[row, 1] == game.totals[note.seat] - game.totals[1 - note.seat]
        assert notes.final[row, 2] == game.wins[note.seat]
        assert notes.expected[row, 1] == pytest.approx(note.lead, abs=1e-4)
    assert sum(games[0].wins) == 1.0
    same = play_noted(GameToPlay("fair", 2, {}, 0, "", 0.5, 6))
    assert same == games[0]


def test_a_fit_learns_and_its_whole_numbers_say_the_same() -> None:
    notes = samples.collected(played(60), LAYOUT.size, TERMS, 0)
    scales = scales_of(LAYOUT)
    fit = Fit(notes, scales, 1, FitSettings(wide=32, narrow=8, epochs=12, rate=2e-3))
    fitted = fit.run(lambda epoch: None)
    assert min(epoch.loss for epoch in fitted.epochs) < fitted.epochs[0].loss
    fit.take(fitted)
    which = np.arange(0, len(notes), 7)
    said = fit.predicted(which)
    whole = quantised(fitted, scales, LAYOUT.size)
    from beffroi.bots.layers import Layers

    sizes = list(whole.sizes.values())
    layers = Layers(*sizes[:5], 3, *sizes[5:], whole.weights)
    for row, expected in zip(which, said, strict=True):
        sums = layers.run(0, notes.cells[row].tobytes(), [int(term) for term in notes.terms[row]])
        found = [one / unit for one, unit in zip(sums, whole.units, strict=True)]
        assert found[0] * fitted.point == pytest.approx(expected[0], abs=0.05)
        assert found[1] * fitted.point == pytest.approx(expected[1], abs=0.05)
        assert found[2] == pytest.approx(expected[2], abs=0.05)


def test_a_fit_that_begins_with_a_network_says_what_that_said() -> None:
    notes = samples.collected(played(30), LAYOUT.size, TERMS, 0)
    network = read_network(drawn_network(FAIR, [(2, {})]), FAIR, "drawn")
    fit = Fit(notes, scales_of(LAYOUT), 1, FitSettings(wide=WIDE, narrow=NARROW, epochs=3, rate=0.0), network)
    which = np.arange(0, len(notes), 11)
    layers = network.layers()
    unused = np.setdiff1d(np.arange(LAYOUT.size), fit.used)
    expected = []
    for row in which:
        cells = notes.cells[row].copy()
        cells[unused] = 0
        sums = layers.run(0, cells.tobytes(), [int(term) for term in notes.terms[row]])
        expected.append([one / unit for one, unit in zip(sums, network.units, strict=True)])
    found = fit.predicted(which) / [fit.inputs.point, fit.inputs.point, 1.0]
    off = np.abs(found - expected).mean(0)  # whole numbers round down
    assert (off < np.std(expected, 0) / 50).all()
    fitted = fit.run(lambda epoch: None)
    assert [epoch.number for epoch in fitted.epochs] == [0, 1, 2, 3]
    assert len({epoch.loss for epoch in fitted.epochs}) == 1  # it did not move, and what it began with is kept


def test_a_fit_with_pytorch_learns_as_much() -> None:
    pytest.importorskip("torch")
    from beffroi.learn.champions.fit_torch import TorchFit

    notes = samples.collected(played(60), LAYOUT.size, TERMS, 0)
    settings = FitSettings(wide=32, narrow=8, epochs=6, rate=2e-3, dropped=0.0)
    one, other = (
        Fit(notes, scales_of(LAYOUT), 1, settings),
        TorchFit(notes, scales_of(LAYOUT), 1, settings, device="cpu"),
    )
    best = [min(epoch.loss for epoch in fit.run(lambda epoch: None).epochs) for fit in (one, other)]
    assert best[0] == pytest.approx(best[1], rel=0.02)
    assert other.predicted(one.held) == pytest.approx(other.forward(other.inputs.rows(other.held))[2], abs=1e-3)


def test_units_are_as_many_as_a_file_can_hold() -> None:
    game = beffroi.game("fair")
    assert units_for(game, 0) == 256 and units_for(game, 24) == 24
    for wrong in (4, 100_000):
        with pytest.raises(BadRequest, match="has 8 to"):
            units_for(game, wrong)


def test_half_of_the_games_are_without_options() -> None:
    from beffroi.games.tournay import GAME

    found = [options for seats, options in setups_of(GAME, [2], None)]
    assert found[::2] == [GAME.clean_options({})] * (len(found) // 2)
    assert len({str(one) for one in found}) == len(found) // 2 + 1


def test_no_sum_of_a_network_can_overflow() -> None:
    weights = np.full((1000, 4), 0.9)
    most = np.full(1000, 255)
    shift = finest(weights, np.zeros(4), most, 128)
    assert (np.rint(weights * (128 << shift)) * 255).sum(0).max() < SUM
    assert (np.rint(weights * (128 << shift + 1)) * 255).sum(0).max() >= SUM
    with pytest.raises(BadRequest, match="too large for a network file"):
        finest(np.full((1000, 4), 1e6), np.zeros(4), most, 128)


def test_calibration_is_the_distance_of_what_was_said_from_what_came() -> None:
    found = reliability([0.75] * 4 + [0.5] * 2, [1.0, 1.0, 0.0, 0.0, 1.0, 0.0])
    assert found.bins == [(0.5, 0.5, 2), (0.75, 0.5, 4)]
    assert found.error == pytest.approx(100 * 4 * 0.25 / 6)
    assert reliability([0.0, 1.0], [0.0, 1.0]).bins == [(0.0, 0.0, 1), (1.0, 1.0, 1)]


def test_chances_to_win_are_compared_with_how_unseen_games_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadRequest, match="fair has no network"):
        forecasts("fair", 20, 1, lambda n: None)
    tables = [(seats, {"long": long}) for seats in (2, 3, 4) for long in (False, True)]
    network = read_network(drawn_network(FAIR, tables), FAIR, "drawn")
    monkeypatch.setattr(registry, "shipped_networks", lambda game: [network])
    counted: list[int] = []
    found = forecasts("fair", 60, 1, counted.append)
    assert len(found) == sum(counted) == 60 and {one.seats for one in found} == {2, 3, 4}
    assert len({one.said for one in found}) > 30 and {0.0, 1.0} <= {one.came for one in found} <= {
        0.0,
        1 / 2,
        1 / 3,
        1.0,
    }
    assert found == forecasts("fair", 60, 1, counted.append)
    text = reliability_table(found)
    assert sum(int(row.split("|")[3]) for row in text.splitlines()[2:] if row.startswith("|")) == 60
    assert "points over 60 positions (" in text and "with 4 seats" in text
    assert reliability_diagram(found).count("<circle") == text.count("\n|") - 1


def test_a_contest_is_won_only_beyond_doubt() -> None:
    def result(ranks: tuple[int, ...]) -> GameResult:
        return GameResult(0, ("new", "old", "old")[: len(ranks)], (), ranks, (), (), None)

    assert ahead_by_game([result((0, 1)), result((0, 0)), result((1, 0))], "new").value == 0.5
    assert ahead_by_game([result((1, 0, 2))], "new").value == 0.5
    for won, promoted in ((59, False), (61, True)):
        held = contest.Challenge("old", 100, wilson(won, 100), {})
        assert held.won == promoted
