"""Work spread over this process, several processes or a Ray cluster; results come in the order of the work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from beffroi.bots.arena.run import ray_cluster
from beffroi.bots.processes import processes

A = TypeVar("A")
B = TypeVar("B")


def spread(function: Callable[[A], B], work: list[A], jobs: int, ray: bool) -> Iterator[B]:
    """Do all of the work, and give each result when those before it are there."""
    if ray:
        yield from over_ray(function, work)
    elif jobs > 1:
        with processes(jobs) as pool:
            yield from pool.map(function, work)
    else:
        yield from map(function, work)


def over_ray(function: Callable[[A], B], work: list[A]) -> Iterator[B]:
    """Do each piece as a task of the cluster."""
    ray = ray_cluster()
    task = ray.remote(function)
    for one in [task.remote(each) for each in work]:
        yield ray.get(one)
