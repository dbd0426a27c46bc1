"""The training example learns, its policy is saved, and plays in the arena."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from beffroi.bots import make
from beffroi.bots.arena import run, schedule
from beffroi.bots.registry import evaluator_of
from beffroi.kernel.errors import BadRequest
from tests.toys.fair import GAME as FAIR

pytest.importorskip("torch")
from beffroi.learn.curve import draw_curve
from beffroi.learn.policy import Policy, load, save
from beffroi.learn.ppo import Learner, TrainingSettings, advantages


def test_it_learns_to_beat_random(tmp_path: Path) -> None:
    import torch

    torch.set_num_threads(1)  # on a busy machine threads wait for each other longer than the small network takes
    learner = Learner(FAIR, seed=1, device="cpu", settings=TrainingSettings(tables=32, steps=64))
    for _ in range(24):
        learner.update(learner.play())
    points = learner.learn(0.0, lambda point: None)
    assert points[-1].wins > 0.7
    draw_curve(points * 2, tmp_path / "curve.png", "The Fair")
    assert (tmp_path / "curve.png").stat().st_size > 1000
    save(learner.policy, FAIR, tmp_path / "fair.pt")
    results = run(schedule(FAIR, ["random", f"net:{tmp_path / 'fair.pt'}"], 4), game=FAIR)
    assert len(results) == 4


def test_a_file_that_is_no_policy_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRequest):
        make(f"net:{tmp_path / 'none.pt'}", FAIR)


def test_a_policy_of_other_moves_or_features_is_refused(tmp_path: Path) -> None:
    import torch

    path = tmp_path / "fair.pt"
    save(Policy(evaluator_of(FAIR, "net").feature_count, FAIR.moves), FAIR, path)
    load(path, FAIR)
    doc = torch.load(path, weights_only=True)
    torch.save({**doc, "interface": "of an earlier release"}, path)
    with pytest.raises(BadRequest, match="trained for other moves or features"):
        load(path, FAIR)


def test_advantages_follow_each_seats_own_decisions() -> None:
    seat = np.array([[0], [1], [0]])
    value = np.array([[0.5], [-0.5], [0.2]], np.float32)
    done = np.array([[False], [False], [True]])
    outcome = np.zeros((3, 1, 2), np.float32)
    outcome[2, 0] = (1, -1)
    advantage, known = advantages(seat, value, done, outcome, 1.0)
    assert known.all()
    assert advantage[:, 0] == pytest.approx([0.5, -0.5, 0.8])
    unfinished, known = advantages(seat, value, np.zeros_like(done), outcome, 1.0)
    assert known[:, 0].tolist() == [True, False, False]
    assert unfinished[0, 0] == pytest.approx(-0.3)
