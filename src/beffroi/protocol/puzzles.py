"""Documents of the puzzles: tasks without their solution, answers, verdicts, ratings, the rush."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from beffroi.protocol.base import Choice, Code, GameSlug
from beffroi.protocol.messages import TableMessage, Update

PuzzleAnswers = Annotated[list[Code], Meta(max_length=60)]
PuzzleOutcome = Literal["solved", "good", "missed", "shown"]


class PuzzleTask(Struct, frozen=True):
    """A puzzle before it is answered: whose turn of which game, how hard, and how the asker fared with it before."""

    id: str
    game: str
    number: int
    of: int
    seat: int
    seats: int
    difficulty: int  # 1 to 5
    rating: int
    daily: bool
    result: PuzzleOutcome | None


class PuzzleTheme(Struct, frozen=True):
    """A theme, with how many puzzles have it."""

    name: str
    count: int


class PuzzleRating(Struct, frozen=True):
    """How well somebody solves the puzzles of a game; two thirds of all lie within the deviation."""

    rating: int
    deviation: int
    tries: int
    solved: int


class PuzzleGame(Struct, frozen=True):
    """The puzzles of a game."""

    game: str
    count: int
    themes: list[PuzzleTheme]
    rating: PuzzleRating | None
    rush: int  # the asker's best rush


class PuzzleDay(Struct, frozen=True):
    """A day on which somebody tried puzzles, counted from 1970; whether one was solved."""

    day: int
    solved: bool


class PuzzleOverview(Struct, frozen=True):
    """What there is, what is today's, and the asker's days."""

    games: list[PuzzleGame]
    daily: PuzzleTask | None
    today: int
    streak: int  # days in a row on which a puzzle was solved, until today or yesterday
    days: list[PuzzleDay]


class PuzzleTried(Struct, frozen=True):
    """A puzzle that the asker has tried."""

    id: str
    game: str
    number: int
    difficulty: int
    result: PuzzleOutcome
    lost: float
    at: int
    change: int


class PuzzleAnswersBody(Struct, frozen=True):
    """What was answered in this turn so far."""

    answers: PuzzleAnswers = []


class PuzzleComposeBody(Struct, frozen=True):
    """What can be done with these pieces, after what was answered so far; the first `keep` answers stay."""

    answers: PuzzleAnswers = []
    picked: Annotated[list[Code], Meta(max_length=12)] = []
    chosen: Annotated[list[Code], Meta(max_length=60)] = []
    keep: Annotated[int, Meta(ge=0, le=60)] | None = None


class PuzzleWhyBody(Struct, frozen=True):
    """Why can this piece not be chosen, after what was answered so far?"""

    anchor: Annotated[str, Meta(max_length=100)]
    answers: PuzzleAnswers = []


class PuzzleHintBody(Struct, frozen=True):
    """How much to tell: 1 the theme, 2 also the piece to begin with."""

    step: Annotated[int, Meta(ge=1, le=2)] = 1


class PuzzleAnswerBody(Struct, frozen=True):
    """A whole turn as the answer; or, to see the line, none (`shown`). `attempt` counts for who has no session."""

    answers: PuzzleAnswers = []
    shown: bool = False
    attempt: Annotated[int, Meta(ge=1, le=2)] = 1


class PuzzleTable(Struct, frozen=True):
    """The table of a puzzle after some answers; `complete` when the turn is over, so that it can be judged."""

    table: TableMessage
    update: Update
    complete: bool


class PuzzleHint(Struct, frozen=True):
    """A hint: what the puzzle is about, and with which piece the line begins."""

    themes: list[str]
    begin: Choice | None


class PuzzleLine(Struct, frozen=True):
    """A way to play the turn, with the lead it is expected to bring."""

    line: list[Choice]
    value: float


class PuzzleReason(Struct, frozen=True):
    """A term of the evaluation in which the best line is better, by so many points."""

    key: str
    points: float


class PuzzleSolution(Struct, frozen=True):
    """The best line with its reasons, and the best other ones."""

    best: PuzzleLine
    others: list[PuzzleLine]
    gain: float
    low: float
    high: float
    tables: int
    ahead: list[float]  # share of the tables at which the seat is ahead: after the best line, after the next
    reasons: list[PuzzleReason]
    themes: list[str]
    source: str


class PuzzleRatingChange(Struct, frozen=True):
    """What an answer did to the rating."""

    before: int
    after: int
    deviation: int


class PuzzleVerdict(Struct, frozen=True):
    """What an answer is worth. The solution comes when nothing more can be tried: `again` is a second try, for half."""

    result: PuzzleOutcome
    lost: float
    again: bool
    solution: PuzzleSolution | None
    found: float | None  # share of those who tried it that solved it, once there are some
    rating: PuzzleRatingChange | None  # none where nothing is kept, and for a puzzle that was tried before
    streak: int


class RushBody(Struct, frozen=True):
    """Which game to rush through."""

    game: GameSlug


class RushStep(Struct, frozen=True):
    """A puzzle of a rush that was answered."""

    puzzle: str
    number: int
    solved: bool


class RushScore(Struct, frozen=True):
    """How many somebody solved in a rush of today."""

    name: str
    solved: int


class Rush(Struct, frozen=True):
    """A rush: as many puzzles as one can in three minutes; three mistakes end it. The time runs from its beginning."""

    rush: str
    game: str
    began: int
    now: int
    left: int  # milliseconds
    solved: int
    mistakes: int
    over: bool
    steps: list[RushStep]
    puzzle: PuzzleTask | None
    best: int
    today: list[RushScore]
