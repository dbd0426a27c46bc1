"""What is worked out beside the tables, in a worker of its own: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Final

import msgspec

from beffroi.bots.puzzles.telling import verdict_document
from beffroi.bots.worker import analyse_part, answer, hint_document
from beffroi.kernel.state import Doc
from beffroi.server.services.imports import examine
from beffroi.server.services.records import check_record


def examined(text: str) -> Doc:
    """Tell what the text of a record or a position is; it may take as long as it takes: nobody else waits for it."""
    found: Doc = msgspec.to_builtins(examine(text, inf))
    return found


WORK: Final[dict[str, Callable[..., Any]]] = {
    "answer": answer,
    "hint": hint_document,
    "analyse": analyse_part,
    "verify": check_record,
    "examine": examined,
    "judge": verdict_document,
}
