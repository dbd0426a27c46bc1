"""Bots think in processes of their own; the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from beffroi.bots import answer
from beffroi.server.metrics import THINK_SECONDS

PATIENCE: Final = 2.0  # seconds for the processes to end

log = logging.getLogger("beffroi.bots")

T = TypeVar("T")


def init_process() -> None:
    """Lower the priority of a thinking process, and let it end with its parent, not by the keyboard."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=end_with_parent, daemon=True).start()


def init_background() -> None:
    """Give a process only what all others leave of the machine."""
    init_process()
    os.nice(19)


def end_with_parent() -> None:
    """End when the parent does: a server that is killed can't stop its pool."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


class BotPool:
    """A pool of processes that answer for bots."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._background: ProcessPoolExecutor | None = None  # one process, so that no bot waits for it

    def pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork would inherit sockets and the database
            self._pool = ProcessPoolExecutor(self.processes, mp_context=context, initializer=init_process)
        return self._pool

    async def answer(self, game: str, position: dict[str, Any], seat: int, level: str, seed: int) -> str:
        """Return the bot's answer in notation."""
        with THINK_SECONDS.labels(level).time():
            return await self.run(answer, game, position, seat, level, seed)

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something worked out in a process; a broken pool is replaced and asked once more."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool(), work, *args)
        except BrokenProcessPool:
            log.warning("a thinking process died, starting new ones")
            self.close()
            return await loop.run_in_executor(self.pool(), work, *args)

    async def run_background(self, work: Callable[..., T], *args: Any) -> T:
        """Have something worked out that nobody waits for, by a process of the lowest priority."""
        if self._background is None:
            context = multiprocessing.get_context("spawn")
            self._background = ProcessPoolExecutor(1, mp_context=context, initializer=init_background)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._background, work, *args)
        except BrokenProcessPool:
            self._background = None
            raise

    def close(self) -> None:
        """Let the processes end; one that still thinks ends by itself when this process does."""
        for pool in (self._pool, self._background):
            if pool is not None:
                ending = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
                ending.start()
                ending.join(PATIENCE)
        self._pool = self._background = None
