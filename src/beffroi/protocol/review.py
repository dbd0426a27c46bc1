"""Hints and analyses as they are told."""

from __future__ import annotations

from typing import Any, TypedDict


class ReviewSentence(TypedDict):
    """A sentence of the game by key, its arguments by name."""

    key: str
    args: dict[str, Any]


class ReviewReason(TypedDict):
    """A term of the evaluation (a text key of the game), and the points it moves by."""

    key: str
    points: float


class HintChoice(TypedDict):
    """A choice with what it expects: the final score, the lead over the mean of the others, and the spread of it."""

    code: str
    anchor: str
    label: ReviewSentence
    score: float
    lead: float
    spread: float
    line: list[str]


class HintDocument(TypedDict):
    """The best choices, the first first; how the turn goes on after it, and what it changes."""

    table: str
    seq: int
    seat: int
    choices: list[HintChoice]
    line: list[ReviewSentence]
    reasons: list[ReviewReason]


class ChoiceDetails(TypedDict, total=False):
    """Where a choice is on the page, and how the turn went on, where that is told."""

    anchor: str
    line: list[ReviewSentence]


class ReviewedChoice(ChoiceDetails):
    """A choice that was made or could have been."""

    code: str
    label: ReviewSentence


class TurnDetails(TypedDict, total=False):
    """Of a decision what was better, what it cost and why; of a stroke of luck the points by seat."""

    better: ReviewedChoice
    cost: float
    reasons: list[ReviewReason]
    points: list[float]


class TurningPoint(TurnDetails):
    """A turning point: a decision or a stroke of luck."""

    n: int
    kind: str
    seat: int
    played: ReviewedChoice


class ScoreParts(TypedDict):
    """How a seat came to its score (start + luck + own + others + count), and what its decisions gave away."""

    seat: int
    score: int
    start: float
    luck: float
    own: float
    others: float
    count: float
    given: float
    decisions: int
    same: int


class UseSentence(ReviewSentence):
    """A sentence told of a card, with its figures added up."""

    times: int


class SeatUse(TypedDict):
    """What a seat did with a card: in how many turns, and what these changed in expected points."""

    seat: int
    times: int
    worth: float
    deeds: list[UseSentence]


class UsedCard(TypedDict):
    """A card of the game and those who used it."""

    key: str
    times: int
    seats: list[SeatUse]


class JudgedDecision(TypedDict):
    """An unforced decision: what was played, what the bot thought best, and the points between them."""

    n: int
    seat: int
    played: str
    best: str
    loss: float


class AnalysisDocument(TypedDict):
    """A finished game looked at again."""

    game: str
    moves: int
    ends: list[int]
    expected: list[list[float]]
    players: list[ScoreParts]
    turns: list[TurningPoint]
    pieces: list[UsedCard]
    decisions: list[JudgedDecision]
