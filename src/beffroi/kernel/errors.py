"""Whose fault it is: the player's, the file's, the caller's, or ours."""

from __future__ import annotations


class BeffroiError(Exception):
    """Base of every error this library raises on purpose; its text is one line for a person."""


class IllegalMove(BeffroiError):
    """The player's fault: the answer is not among the options, or it is not this seat's turn.

    >>> str(IllegalMove(1, "pass", "it is not asked"))
    "seat 1 may not answer 'pass': it is not asked"
    """

    def __init__(self, seat: int, answer: str, reason: str) -> None:
        super().__init__(f"seat {seat} may not answer {answer!r}: {reason}")
        self.seat = seat
        self.answer = answer
        self.reason = reason


class BadRequest(BeffroiError):
    """The caller's fault: an unknown game or option, a seat count out of range, a text that is no move."""


class BadRecord(BeffroiError):
    """The file's fault: truncated, edited, of an unknown game, or of a rules revision we don't have.

    `reason` is a word for what is wrong, for readers of other languages; `place` is the part of the document.

    >>> BadRecord("move 3 is not [seat, move]: 7", "no-move", "moves.2").place
    'moves.2'
    """

    def __init__(self, text: str, reason: str = "damaged", place: str = "") -> None:
        super().__init__(text)
        self.reason = reason
        self.place = place


class BadPosition(BeffroiError):
    """The file's fault: a position that can't be on the table; the text names the place and the reason."""


class Unplaced(BadPosition):
    """A position that was only found out when it was set up: no check named its place, which fuzzing reports."""


class RulesBug(BeffroiError):
    """Our fault: a dead end, a negative purse, a lost cube. The table is frozen and its record kept.

    `place` is where a position has what is wrong: read from a document it is the document's fault.

    >>> str(RulesBug("there are 3 of 2 dice", "dice.0"))
    'dice.0: there are 3 of 2 dice'
    """

    def __init__(self, what: str, place: str = "") -> None:
        super().__init__(f"{place}: {what}" if place else what)
        self.place = place
