"""What a person is told when something is refused: a code for the program, a sentence for the reader."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from beffroi.protocol.errors import STATUS, ErrorCode

# What a document raises that is not of the shape its reader expects: the fault of whoever sent it.
DAMAGED: Final = (
    *(TypeError, ValueError, KeyError, AttributeError, IndexError),
    *(ZeroDivisionError, OverflowError, RecursionError),
)


class Refused(Exception):
    """A request that is not granted and changed nothing.

    Only "busy" promises less: the storage may have kept what was asked before it failed. Who sends the same key
    again learns which it was.
    """

    def __init__(self, error: ErrorCode, message: str) -> None:
        super().__init__(message)
        self.error = error
        self.message = message

    @property
    def status(self) -> int:
        return STATUS[self.error]


@contextmanager
def log_refusals(log: logging.Logger, table_id: str) -> Iterator[None]:
    """Log what can't be done at one table, such as one whose game is gone, and let the others go on."""
    try:
        yield
    except Refused as refused:
        log.warning("table %s: %s", table_id, refused.message)
