"""Settings of a seat: a standing answer to a question that the rules always ask."""

from __future__ import annotations

from typing import Final, TypeAlias

from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import UNANSWERED, Move, Seat, State

ASK: Final = "ask"  # what holds until the seat chooses otherwise
ALWAYS: Final = "always"

Chosen: TypeAlias = "dict[str, str]"  # what a seat has chosen, by the name of the setting


class SeatSetting:
    """What a seat may settle once for all its questions of a kind: to be asked, or an answer that stands.

    The texts are `setting-<name>` and, for each choice, `setting-<name>-<choice>`.
    """

    __slots__ = ("choices", "name")

    def __init__(self, name: str, answers: tuple[str, ...] = (ALWAYS,)) -> None:
        self.name = name
        self.choices = (ASK, *answers)

    def clean(self, choice: str) -> str:
        """Return a choice there is, or BadRequest."""
        if choice not in self.choices:
            raise BadRequest(f"the setting {self.name} is one of {', '.join(self.choices)}, not {choice!r}")
        return choice

    def text_keys(self) -> tuple[str, ...]:
        """Return the keys of its texts.

        >>> SeatSetting("draw").text_keys()
        ('setting-draw', 'setting-draw-ask', 'setting-draw-always')
        """
        return (f"setting-{self.name}", *(f"setting-{self.name}-{choice}" for choice in self.choices))


def answer_after_a_while(s: State, seat: Seat, chosen: Chosen) -> Move:
    """Return the answer to be given for a seat that is asked, but not at once, or UNANSWERED."""
    choice = chosen.get(s.question.setting(s, seat), ASK) if chosen else ASK
    if choice == ASK:
        return UNANSWERED
    move = s.question.after_a_while(s, seat, choice)
    return move if move in s.options(seat) else UNANSWERED


def standing_answer(s: State, seat: Seat, chosen: Chosen) -> Move:
    """Return the answer that stands for a seat that is asked, or UNANSWERED where it wants to decide.

    What is no legal answer does not stand: then the seat is asked.
    """
    if not chosen:
        return UNANSWERED
    question = s.question
    choice = chosen.get(question.setting(s, seat), ASK)
    if choice == ASK:
        return UNANSWERED
    move = question.standing(s, seat, choice)
    return move if move in s.options(seat) else UNANSWERED
