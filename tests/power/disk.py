"""The disk as a power cut leaves it: what was synced is there, of the rest some, in any order, perhaps torn."""

from __future__ import annotations

import random
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

HEAD = struct.Struct("<5Q")
SECTOR = 512  # bytes a disk writes whole


class Operation(NamedTuple):
    """Something done to a file: w a write, t a truncation, s a sync, d the end of it."""

    kind: str
    at: int  # ns
    name: str
    offset: int
    data: bytes


def read_operations(path: Path) -> list[Operation]:
    return list(operations(path.read_bytes()))


def operations(log: bytes) -> Iterator[Operation]:
    place = 0
    while place < len(log):
        kind, at, name, offset, size = HEAD.unpack_from(log, place)
        place += HEAD.size
        text = log[place : place + name].decode()
        place += name
        data = log[place : place + size] if chr(kind) == "w" else b""
        place += len(data)
        yield Operation(chr(kind), at, text, offset, data)


def cut_off(log: list[Operation], at: int, luck: random.Random) -> dict[str, bytearray]:
    """Return the files as they are after the power went at that moment."""
    files: dict[str, bytearray] = {}
    for name in {one.name for one in log if not one.name.endswith("-shm")}:  # which SQLite makes anew
        before = [one for one in log if one.name == name and one.at <= at]
        gone = max((i for i, one in enumerate(before) if one.kind == "d"), default=-1)
        before = before[gone + 1 :]
        if not before:
            continue
        synced = max((i for i, one in enumerate(before) if one.kind == "s"), default=-1)
        content = bytearray()
        for i, one in enumerate(before):
            if i < synced or luck.random() < 0.5:
                apply(content, one if i < synced else torn(one, luck))
        files[name] = content
    return files


def torn(one: Operation, luck: random.Random) -> Operation:
    """Return an unsynced write as far as it came: whole, or some of its sectors."""
    if one.kind != "w" or luck.random() < 0.5:
        return one
    return one._replace(data=one.data[: SECTOR * luck.randrange(len(one.data) // SECTOR + 1)])


def apply(content: bytearray, one: Operation) -> None:
    if one.kind == "w":
        content.extend(bytes(max(0, one.offset - len(content))))
        content[one.offset : one.offset + len(one.data)] = one.data
    elif one.kind == "t":
        del content[one.offset :]
        content.extend(bytes(one.offset - len(content)))
