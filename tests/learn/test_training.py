"""The training example learns, its policy is saved, and plays in the arena."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from beffroi.bots import make
from beffroi.bots.arena import run, schedule
from beffroi.kernel.errors import BadRequest
from tests.toys.fair import GAME as FAIR

pytest.importorskip("torch")
from beffroi.learn.curve import draw_curve
from beffroi.learn.observation import encoder_of
from beffroi.learn.policy import Policy, load, read, save
from beffroi.learn.ppo import Learner, TrainingSettings, advantages, find_device


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
    import torch

    path = tmp_path / "none.pt"
    with pytest.raises(BadRequest, match="can't be read: No such file"):
        make(f"net:{path}", FAIR)
    with pytest.raises(BadRequest, match="can't be read: Is a directory"):
        make(f"net:{tmp_path}", FAIR)
    for content in (b"", b'{"game": "fair"}', b"PK\x03\x04", bytes(range(256))):
        path.write_bytes(content)
        with pytest.raises(BadRequest, match="is no policy: `beffroi policy` writes them"):
            make(f"net:{path}", FAIR)
    torch.save([1], path)
    with pytest.raises(BadRequest, match="is no policy: `beffroi policy`"):
        make(f"net:{path}", FAIR)


@pytest.mark.parametrize("device", ["tpu", "cuda:99", "meta", "cpu:x"])
def test_a_device_that_is_not_there_is_refused(device: str) -> None:
    with pytest.raises(BadRequest, match=f"PyTorch has no device '{device}' here"):
        find_device(device)
    assert find_device("cpu").type == "cpu"


def test_a_policy_of_other_moves_or_blocks_is_refused(tmp_path: Path) -> None:
    import torch

    path = tmp_path / "fair.pt"
    save(Policy(encoder_of(FAIR, FAIR.setup()).layout.size, FAIR.moves), FAIR, path)
    load(path, FAIR)
    doc = torch.load(path, weights_only=True)
    torch.save({**doc, "interface": "of an earlier release"}, path)
    with pytest.raises(BadRequest, match="trained for other moves or blocks"):
        load(path, FAIR)
    torch.save({**doc, "encoder": 7}, path)
    with pytest.raises(BadRequest, match="trained on version 7 of what is seen, this is 0: train it again"):
        load(path, FAIR)
    del doc["encoder"]
    torch.save(doc, path)
    with pytest.raises(BadRequest, match="features of an earlier release"):
        load(path, FAIR)


def test_training_goes_on_from_a_checkpoint(tmp_path: Path) -> None:
    settings = TrainingSettings(tables=4, steps=16)
    learner = Learner(FAIR, options={"long": True}, device="cpu", settings=settings)
    learner.update(learner.play())
    save(learner.policy, FAIR, tmp_path / "fair.pt", progress=learner.progress())
    policy, doc = read(tmp_path / "fair.pt", FAIR)
    again = Learner(FAIR, options={"long": True}, device="cpu", settings=settings)
    again.resume(policy, doc["progress"])
    assert again.decisions == learner.decisions == 64
    assert again.optimiser.state_dict()["state"].keys() == learner.optimiser.state_dict()["state"].keys()
    again.update(again.play())


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
