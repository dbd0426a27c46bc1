"""Runs the fixtures: here, over several processes, or over a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from typing import Any

from beffroi.bots.arena.play import GameResult, play
from beffroi.bots.arena.schedule import Fixture
from beffroi.bots.processes import processes
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game


def run(
    fixtures: list[Fixture],
    *,
    jobs: int = 1,
    ray: bool = False,
    done: Callable[[GameResult], None] | None = None,
    game: Game[Any] | None = None,
    keep_records: bool = False,
) -> list[GameResult]:
    """Return all results in the order of the fixtures; `done` is called with each as it comes in.

    `game` is for a game that is not installed; it can only be played in this process.
    """
    if ray:
        coming = over_ray(fixtures, keep_records)
    elif jobs > 1:
        coming = over_processes(fixtures, jobs, keep_records)
    else:
        coming = (play(fixture, game=game, keep_record=keep_records) for fixture in fixtures)
    results = []
    for result in coming:
        results.append(result)
        if done is not None:
            done(result)
    return sorted(results, key=lambda result: result.number)


def over_processes(fixtures: list[Fixture], jobs: int, keep_records: bool) -> Iterator[GameResult]:
    with processes(jobs) as pool:
        for future in as_completed([pool.submit(play, fixture, keep_record=keep_records) for fixture in fixtures]):
            yield future.result()


def over_ray(fixtures: list[Fixture], keep_records: bool) -> Iterator[GameResult]:
    """Run each fixture as a task of the cluster."""
    ray = ray_cluster()
    task = ray.remote(play)
    waiting = [task.remote(fixture, keep_record=keep_records) for fixture in fixtures]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)


def ray_cluster() -> Any:
    """Return Ray, at the cluster that RAY_ADDRESS names, or at a local one."""
    try:
        import ray
    except ImportError:
        raise BadRequest("--ray needs Ray: pip install 'beffroi[cluster]'") from None
    if not ray.is_initialized():
        ray.init(log_to_driver=False, configure_logging=False)
    return ray
