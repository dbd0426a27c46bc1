"""Processes that play games side by side, and end at once when whoever waits for them is interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any


@contextmanager
def processes(
    jobs: int, context: Any = None, initializer: Callable[..., None] | None = None, arguments: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """Open a pool for a block; an exception in it, such as Ctrl-C, waits for no game that is under way."""
    pool = ProcessPoolExecutor(jobs, context or get_context("spawn"), initializer, arguments)
    try:
        yield pool
    except BaseException:
        end_processes(pool)
        raise
    pool.shutdown()


def end_processes(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, in the middle of their work if need be."""
    running = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in running:
        process.kill()
