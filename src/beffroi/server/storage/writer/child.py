"""A process that writes statements into one SQLite file, one after the other.

    python child.py DATABASE

It reads statements with their values from its standard input and answers each
with an empty text when it is on the disk, or with the error. It is a program of
its own, with nothing of Beffroi in it, because a thread that writes would wait
for the server's interpreter longer than for the disk. It ends with its input,
and so never outlives the server.
"""

from __future__ import annotations

import json
import signal
import sqlite3
import sys
from typing import Any, BinaryIO, Final

SIZE: Final = 4  # bytes before each message, which say how long it is
PRAGMAS: Final = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


def prepare(connection: Any) -> None:
    """Set up a connection to SQLite: a write-ahead log that is on the disk before a commit returns."""
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def packed(content: bytes) -> bytes:
    return len(content).to_bytes(SIZE, "big") + content


def unpacked(source: BinaryIO) -> bytes | None:
    """Return the next message, if there is one."""
    head = source.read(SIZE)
    content = source.read(int.from_bytes(head, "big"))
    return content if len(head) == SIZE and len(content) == int.from_bytes(head, "big") else None


def write(connection: sqlite3.Connection, wanted: bytes) -> str:
    """Do what is wanted; returns what went wrong."""
    statement, *values = json.loads(wanted)
    try:
        connection.execute(statement, values)
    except sqlite3.Error as error:
        return f"{type(error).__name__}: {error}"
    return ""


def main(path: str) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the server, which ends us when it has nothing left
        signal.signal(number, signal.SIG_IGN)
    connection = sqlite3.connect(path)
    prepare(connection)
    while (wanted := unpacked(sys.stdin.buffer)) is not None:
        sys.stdout.buffer.write(packed(write(connection, wanted).encode()))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
