"""Runs the fixtures: here, over several processes, or over a Ray cluster."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from beffroi.bots.arena.play import GameResult, play
from beffroi.bots.arena.schedule import Fixture
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game


def run(
    fixtures: list[Fixture],
    *,
    jobs: int = 1,
    ray: bool = False,
    done: Callable[[GameResult], None] | None = None,
    game: Game[Any] | None = None,
) -> list[GameResult]:
    """Return all results in the order of the fixtures; `done` is called with each as it comes in.

    `game` is for a game that is not installed; it can only be played in this process.
    """
    if ray:
        coming = over_ray(fixtures)
    elif jobs > 1:
        coming = over_processes(fixtures, jobs)
    else:
        coming = (play(fixture, game=game) for fixture in fixtures)
    results = []
    for result in coming:
        results.append(result)
        if done is not None:
            done(result)
    return sorted(results, key=lambda result: result.number)


def over_processes(fixtures: list[Fixture], jobs: int) -> Iterator[GameResult]:
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for future in as_completed([pool.submit(play, fixture) for fixture in fixtures]):
            yield future.result()


def over_ray(fixtures: list[Fixture]) -> Iterator[GameResult]:
    """Run each fixture as a task of the cluster that RAY_ADDRESS names, or of a local one."""
    try:
        import ray
    except ImportError:
        raise BadRequest("--ray needs Ray: pip install 'beffroi[cluster]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, configure_logging=False)
    task = ray.remote(play)
    waiting = [task.remote(fixture) for fixture in fixtures]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
