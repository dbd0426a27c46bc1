"""Where a game stands: whom its question is put to, and what may still be taken back."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.match import Match
from beffroi.kernel.state import NOBODY, Seat
from beffroi.kernel.step import Simultaneous, Step


class QuestionStatus:
    """Where a game stands between two entries of the log: worked out once, asked for many times."""

    __slots__ = ("answered_secretly", "asked", "held", "open_moves", "open_seat")

    def __init__(self, match: Match | None) -> None:
        self.asked: list[Seat] = []  # whom the current question is put to, whether or not they answered in secret
        self.held: dict[Seat, int] = {}  # the secret answers given so far to a question put to several seats
        self.answered_secretly: set[Seat] = set()  # who answered the open question in secret, or in part
        self.open_moves = 0
        self.open_seat = NOBODY
        if match is None:
            return
        self.answered_secretly = {mover for mover, _ in match.secret_answers()}
        self.open_moves = match.open_moves()
        if self.open_moves:
            self.open_seat = match.moves[-1][0]
        if not match.over:
            self.look(match.state.agenda[-1])

    def look(self, step: Step[Any]) -> None:
        if isinstance(step, Simultaneous):
            self.asked = [seat for seat, move in enumerate(step.answers) if move != Simultaneous.NOT_ASKED]
            self.held = {seat: move for seat, move in enumerate(step.answers) if move >= 0}
        else:
            self.asked = step.waiting()
