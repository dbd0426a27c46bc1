"""Whether a server works on a data folder: each of its workers holds a lock there, which ends with the process."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from beffroi.kernel.errors import BadRequest

try:
    import fcntl
except ImportError:  # Windows has no shared locks of this kind: there nobody is kept from anything
    fcntl = None  # type: ignore[assignment]

FILE: Final = "serving"


@contextmanager
def occupied(folder: Path) -> Iterator[None]:
    """Hold the folder as one of its workers; BadRequest while a backup is restored into it."""
    with locked(folder, alone=False, otherwise=f"a backup is being restored into {folder}: wait for it"):
        yield


@contextmanager
def unoccupied(folder: Path) -> Iterator[None]:
    """Keep servers out of the folder; BadRequest if one is there."""
    with locked(folder, alone=True, otherwise=f"a server is running on {folder}: stop it first"):
        yield


@contextmanager
def locked(folder: Path, *, alone: bool, otherwise: str) -> Iterator[None]:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle = os.open(folder / FILE, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        take(handle, alone, otherwise)
        yield
    finally:
        os.close(handle)


def take(handle: int, alone: bool, otherwise: str) -> None:
    """Take the lock of an open file at once, or refuse."""
    if fcntl is None:
        return
    try:
        fcntl.flock(handle, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadRequest(otherwise) from None
