"""Whole games on a server full of faults: nothing is lost, doubled, leaked or charged to the wrong seat; all end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.simulation.mutants import MUTANTS
from tests.simulation.run import find
from tests.simulation.world import simulate

ROOT = Path(__file__).parents[2]
SEEDS = 200
PART = 20  # seeds of one test, so that several processes share them


@pytest.mark.parametrize("first", range(0, SEEDS, PART))
def test_nothing_is_wrong(first: int) -> None:
    for seed in range(first, first + PART):
        outcome = simulate(seed)
        assert not outcome.wrong, f"seed {seed}: {outcome.wrong}\n{outcome.story.text(200)}"
        assert outcome.moves, seed


def test_a_seed_repeats_exactly_also_in_another_process() -> None:
    seeds = (7, 13, 25)
    here = [simulate(seed).digest for seed in seeds]
    assert here == [simulate(seed).digest for seed in seeds]
    code = f"from tests.simulation.world import simulate\nfor s in {seeds}: print(simulate(s).digest)"
    paths = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    environment = {**os.environ, "PYTHONHASHSEED": "77", "PYTHONPATH": paths, "BEFFROI_GAMES": "tests.toys"}
    said = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout.split() == here


LONG = {"child unprepared"}  # which tests/server/test_doubt.py looks for with less effort


@pytest.mark.parametrize("name", sorted(MUTANTS.keys() - LONG))
def test_a_planted_fault_is_found(name: str) -> None:
    """By the seed that is known to find it; or, where the server awaits something more since, by one of the others."""
    assert find(MUTANTS[name], SEEDS), f"no seed finds it: {name}"
