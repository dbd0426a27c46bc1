"""Tables stepped by several processes, which write into memory that all share."""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import weakref
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from beffroi.learn.batch import BatchedGames
from beffroi.learn.vector import Arrays, Kind, VectorGames, shapes, spread

STEP = b"s"
RESET = b"r"
TABLES = b"t"
CLOSE = b"c"
DONE = b"d"
FAILED = b"f"
ALIGNED = 64  # bytes
PATIENCE = 2.0  # seconds until one looks whether the other side is still there


def places(kind: Kind, count: int) -> tuple[dict[str, tuple[int, tuple[int, ...], Any]], int]:
    """Return where each array begins in the shared memory, and how large it is in all."""
    found, size = {}, 0
    for name, (shape, dtype) in shapes(kind, count).items():
        found[name] = (size, shape, dtype)
        size += -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // ALIGNED) * ALIGNED
    return found, size


def arrays_in(memory: SharedMemory, kind: Kind, count: int) -> Arrays:
    """Return the arrays that lie in a shared memory."""
    rows, _ = places(kind, count)
    return Arrays(**{name: np.ndarray(shape, dtype, memory.buf, start) for name, (start, shape, dtype) in rows.items()})


class Signals(NamedTuple):
    """How a process is told what to do, and tells that it is done: semaphores, which cost less than messages."""

    go: Semaphore  # to this process
    done: Semaphore  # from all of them
    commands: Any  # a byte for each process, in shared memory: what to do, then how it went
    place: int  # of this process among them

    def wait(self) -> bytes:
        """Return what is to be done next; without the program that asks, nothing more."""
        while not self.go.acquire(timeout=PATIENCE):
            parent = multiprocessing.parent_process()
            if parent is None or not parent.is_alive():
                return CLOSE
        command: bytes = self.commands[self.place]
        return command

    def tell(self, how: bytes) -> None:
        """Tell how it went."""
        self.commands[self.place] = how
        self.done.release()


def work(
    signals: Signals, connection: Connection, memory_name: str, kind: Kind, count: int, first: int, seeds: list[int]
) -> None:
    """Step some of the tables until told to stop."""
    memory = SharedMemory(memory_name)
    arrays = arrays_in(memory, kind, count).part(first, first + len(seeds))
    games = VectorGames(kind, len(seeds), seeds, arrays)
    signals.tell(DONE)
    try:
        while (command := signals.wait()) != CLOSE:
            try:
                if command == STEP:
                    games.step(arrays.moves)
                elif command == RESET:
                    games.reset(connection.recv())
                elif command == TABLES:
                    connection.send(games.tables)
                signals.tell(DONE)
            except Exception as error:
                connection.send_bytes(f"{type(error).__name__}: {error}".encode())
                signals.tell(FAILED)
    except (EOFError, KeyboardInterrupt):
        pass
    finally:
        del arrays, games
        memory.close()


class WorkerGames:
    """`count` tables shared out between processes; otherwise like `VectorGames`, table for table."""

    def __init__(self, kind: Kind, count: int, seeds: list[int] | int = 0, workers: int = 2) -> None:
        self.kind = kind
        self.count = count
        self.workers = min(workers, count)
        self.memory = SharedMemory(create=True, size=places(kind, count)[1])
        self.arrays = arrays_in(self.memory, kind, count)
        self.bounds = [count * i // self.workers for i in range(self.workers + 1)]
        dealt = spread(seeds, count) if isinstance(seeds, int) else seeds
        context = multiprocessing.get_context("spawn")
        self.connections: list[Connection] = []
        self.processes = []
        self.commands = context.RawArray("c", self.workers)
        self.done = context.Semaphore(0)
        self.going = [context.Semaphore(0) for _ in range(self.workers)]
        for i, (first, last) in enumerate(pairwise(self.bounds)):
            here, there = context.Pipe()
            signals = Signals(self.going[i], self.done, self.commands, i)
            arguments = (signals, there, self.memory.name, kind, count, first, dealt[first:last])
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self.connections.append(here)
            self.processes.append(process)
        self.open = True
        atexit.register(close_if_there, weakref.ref(self))
        self.wait()

    def reset(self, seeds: list[int] | int) -> None:
        """Start all tables anew; the same seeds give the same games, however many processes there are."""
        dealt = spread(seeds, self.count) if isinstance(seeds, int) else seeds
        for i, connection in enumerate(self.connections):
            connection.send(dealt[self.bounds[i] : self.bounds[i + 1]])
        self.tell(RESET)
        self.wait()

    def step(self, moves: NDArray[np.integer]) -> None:
        """Answer at every table; the caller has checked the moves."""
        self.arrays.moves[:] = moves
        self.tell(STEP)
        self.wait()

    def tables(self) -> list[BatchedGames]:
        """Return copies of all tables, process by process."""
        self.tell(TABLES)
        found = [connection.recv() for connection in self.connections]
        self.wait()
        return found

    def tell(self, command: bytes) -> None:
        """Tell all processes what to do."""
        for i, go in enumerate(self.going):
            self.commands[i] = command
            go.release()

    def wait(self) -> None:
        """Wait until every process is done; RuntimeError says what one of them could not do."""
        waiting, ended = self.workers, False
        while waiting and not ended:
            if self.done.acquire(timeout=PATIENCE):
                waiting -= 1
            else:
                ended = not all(process.is_alive() for process in self.processes)
        failed = [i for i in range(self.workers) if self.commands[i] != DONE]
        if failed:
            reasons = [
                f"the worker of tables {self.bounds[i]} to {self.bounds[i + 1] - 1}: {self.why(i)}" for i in failed
            ]
            self.close()
            raise RuntimeError("; ".join(reasons))

    def why(self, i: int) -> str:
        """Return why a process could not do what it was told."""
        return self.connections[i].recv_bytes().decode() if self.commands[i] == FAILED else "it has ended"

    def close(self) -> None:
        """End the processes and give the memory back."""
        if not self.open:
            return
        self.open = False
        self.tell(CLOSE)
        for process in self.processes:
            process.join(5)
        del self.arrays
        self.memory.unlink()
        with contextlib.suppress(BufferError):  # somebody still reads it: it goes with the last array
            self.memory.close()


def close_if_there(games: weakref.ref[WorkerGames]) -> None:
    """Close tables that nobody closed before the program ends."""
    found = games()
    if found is not None:
        found.close()
