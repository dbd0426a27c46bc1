"""Several processes that work things out, as an executor."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import ParamSpec, TypeVar

from beffroi.server.services.worker_process import NICE, WorkerProcess

P = ParamSpec("P")
T = TypeVar("T")


class WorkerPool(Executor):
    """Each piece of work has a time limit; a process that passes it is ended, and the others go on."""

    def __init__(self, processes: int, seconds: float, nice: int = NICE) -> None:
        self.seconds = seconds
        self._workers = [WorkerProcess(nice) for _ in range(processes)]
        self._idle: SimpleQueue[WorkerProcess] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="work")

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Have it worked out; TookTooLong or WorkerDied where that fails."""
        return self._threads.submit(self._call, partial(fn, *args, **kwargs))

    def _call(self, work: Callable[[], T]) -> T:
        worker = self._idle.get()
        try:
            return worker.call(self.seconds, work)
        finally:
            self._idle.put(worker)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes at once, in the middle of their work."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for worker in self._workers:
            worker.kill()
