"""Hints and analyses as they are told. TypedDicts only: the bots that write them need no msgspec."""

from typing import Literal, NotRequired, TypedDict


class ReviewSentence(TypedDict):
    """A sentence of the game by key, its arguments by name."""

    key: str
    args: dict[str, int | str]


class ReviewReason(TypedDict):
    """A term of the evaluation (a text key of the game), and the points it moves by."""

    key: str
    points: float


class HintChoice(TypedDict):
    """A choice with what it is expected to lead to."""

    code: str
    anchor: str
    label: ReviewSentence
    score: float  # the expected final score
    lead: float  # how far that is above the mean of the others
    spread: float  # the standard deviation of the lead
    line: list[str]  # how the turn goes on, this choice first


class HintDocument(TypedDict):
    """The best choices, the first first; how the turn goes on after it, and what it changes."""

    table: str
    seq: int
    seat: int
    choices: list[HintChoice]
    line: list[ReviewSentence]
    reasons: list[ReviewReason]


class PlayedChoice(TypedDict):
    """A choice that was made, and the piece of the page it belongs to, where that is told."""

    code: str
    label: ReviewSentence
    anchor: NotRequired[str]


class BetterChoice(TypedDict):
    """A choice that could have been made, and how the turn would have gone on."""

    code: str
    label: ReviewSentence
    anchor: str
    line: list[ReviewSentence]


class TurningDecision(TypedDict):
    """A decision at which the game turned: what was better, what it cost and why."""

    n: int  # the number of the answer, from 0
    kind: Literal["decision"]
    seat: int
    played: PlayedChoice
    better: BetterChoice
    cost: float
    reasons: list[ReviewReason]


class TurningLuck(TypedDict):
    """A stroke of luck at which the game turned."""

    n: int  # the number of the answer before it, from 0
    kind: Literal["luck"]
    seat: int
    played: PlayedChoice
    points: list[float]  # by seat


TurningPoint = TurningDecision | TurningLuck


class ScoreParts(TypedDict):
    """How a seat came to its score (start + luck + own + others + count), and what its decisions gave away."""

    seat: int
    score: int
    start: float  # what could be expected at the start
    luck: float
    own: float  # the seat's own turns
    others: float  # the turns of the others
    count: float  # what the final scoring gave besides
    given: float
    decisions: int
    same: int  # decisions that were the bot's own


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
    """A card of the game and the seats that used it."""

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
    ends: list[int]  # answers given at the end of each turn
    expected: list[list[float]]  # what every seat could expect then
    chances: list[list[float]]  # every seat's chance to win then; empty where no network knows such tables
    players: list[ScoreParts]
    turns: list[TurningPoint]
    pieces: list[UsedCard]
    decisions: list[JudgedDecision]
