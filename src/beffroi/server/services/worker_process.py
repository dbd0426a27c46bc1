"""A process that works things out, and is ended when that takes too long."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from typing import Any, Final, TypeVar

START: Final = 120.0  # seconds a process may take to load on a slow machine
NICE: Final = 5  # less important than the server itself
OUT_OF_TIME: Final = getattr(signal, "SIGPROF", 0)  # ends a process that used up its processor time; not on Windows

T = TypeVar("T")


class TookTooLong(Exception):
    """The work was ended at its limit."""


class WorkerDied(BrokenExecutor):
    """The process ended before the work did."""


class WorkerProcess:
    """Does one piece of work at a time; made when it is first needed, and anew after it was ended.

    Its methods block: they belong into a thread. Whoever calls uses it alone.
    """

    def __init__(self, nice: int = NICE) -> None:
        self.nice = nice
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._ending: Finalize | None = None

    def call(self, seconds: float, work: Callable[..., T], *args: Any, processor_seconds: float = 0.0) -> T:
        """Return what the work returns, or raise what it raises; TookTooLong ends the process.

        With `processor_seconds`, so much of the processor's time is the limit too, however busy the machine is.
        """
        connection = self._started()
        try:
            connection.send_bytes(pickle.dumps((work, args, processor_seconds)))
            if not connection.poll(seconds):
                self.end()
                raise TookTooLong(f"it takes more than {seconds:g} seconds")
            error, value = connection.recv()
        except (EOFError, ConnectionError) as gone:
            process = self._process
            self.end()
            if process is not None and process.exitcode == -OUT_OF_TIME:
                raise TookTooLong(f"it takes more than {processor_seconds:g} seconds of the processor") from gone
            raise WorkerDied("the process that works it out has ended") from gone
        if error is not None:
            raise error
        found: T = value
        return found

    def _started(self) -> Connection:
        if self._connection is not None and self._process is not None and self._process.is_alive():
            return self._connection
        self.end()
        context = multiprocessing.get_context("spawn")  # a fork would inherit sockets and the database
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs, self.nice), name="work")
        process.start()
        theirs.close()
        self._process, self._connection = process, ours
        self._ending = Finalize(self, end_process, (process,), exitpriority=10)  # before the exit would wait for it
        if not is_told(ours):
            self.end()
            raise WorkerDied("the process that works things out does not start")
        return ours

    def kill(self) -> None:
        """End the process from another thread than the one that waits for it, and hears of it by WorkerDied."""
        process = self._process
        if process is not None:
            process.kill()

    def end(self) -> None:
        """End the process, whatever it does; the next call starts another."""
        if self._connection is not None:
            self._connection.close()
        if self._ending is not None:
            self._ending()
        self._process = self._connection = self._ending = None


def is_told(connection: Connection) -> bool:
    """Tell whether a process says that it has started; one that died over it says nothing."""
    try:
        return connection.poll(START) and bool(connection.recv())
    except (EOFError, ConnectionError):
        return False


def end_process(process: BaseProcess) -> None:
    process.kill()
    process.join()


def serve(connection: Connection, nice: int) -> None:
    """Work until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):  # not on Windows
        os.nice(nice)
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, ConnectionError):
        connection.send(True)
        while True:
            work, args, processor_seconds = pickle.loads(connection.recv_bytes())
            limit_processor_time(processor_seconds)
            found = outcome(work, args)
            limit_processor_time(0.0)
            connection.send(found)


def limit_processor_time(seconds: float) -> None:
    """End this process by a signal once it has used so much of the processor; nought lifts the limit."""
    if OUT_OF_TIME:
        signal.setitimer(signal.ITIMER_PROF, seconds)


def outcome(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Exception | None, Any]:
    try:
        return None, work(*args)
    except Exception as error:  # whoever asked decides what it means
        return error, None


def end_with_parent() -> None:
    """End when the parent does: a server that is killed can't stop its processes."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
