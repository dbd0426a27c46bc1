"""The compiled package keeps the contract and plays exactly as the interpreted one (`make compiled`)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
COMPILED_AT = os.environ.get("BEFFROI_COMPILED_AT", "")

pytestmark = pytest.mark.skipif(not COMPILED_AT, reason="needs the compiled package: make compiled")


def digests(package_at: str, hash_seed: str) -> Any:
    """What the fixed games give; another hash seed each time, so that no order of a set decides anything."""
    path = os.pathsep.join([package_at, str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.compiled.digests"]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]
    return json.loads(run.stdout)


def test_both_ways_give_the_same_digests_and_scores() -> None:
    compiled, interpreted = digests(COMPILED_AT, "1"), digests(str(ROOT / "src"), "2")
    assert (compiled["compiled"], interpreted["compiled"]) == (True, False)
    assert compiled["played"] == interpreted["played"]


def passes(*tests: str) -> None:
    """These tests pass with the compiled package."""
    path = os.pathsep.join([COMPILED_AT, str(ROOT)])
    command = [sys.executable, "-m", "pytest", "-q", "-o", "pythonpath=.", "-n", "2", *tests]
    run = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout[-3000:]


def test_the_contract_holds_compiled() -> None:
    passes("tests/test_contract.py")


def test_a_bot_stops_thinking_compiled() -> None:
    passes("tests/bots/test_interrupt.py")


def test_environments_step_and_are_kept_compiled() -> None:
    passes("tests/learn/test_vector.py", "tests/learn/test_observation.py", "-k", "not left_out and not documents")


def test_tables_of_the_server_are_played_compiled() -> None:
    names = ("play", "pending", "watching", "departures", "fast_websocket")
    files = [f"tests/server/test_{name}.py" for name in names]
    passes(*files, "-k", "not postgresql and not plain and not fault")  # compiled rules can't be made to fail by a test
