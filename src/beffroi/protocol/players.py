"""Players in public: their results, ratings and games."""

from __future__ import annotations

from msgspec import Struct

from beffroi.protocol.facts import Leaving


class Statistics(Struct, frozen=True):
    """How often and how well somebody played a game in one class of options."""

    game: str
    variant: str
    games: int
    won: int
    average: float
    best: int
    since: int


class Rating(Struct, frozen=True):
    """A player's strength in one class of options of a game: a cautious figure, its estimate and doubt."""

    game: str
    variant: str
    games: int
    rating: float
    mu: float
    sigma: float


class RatingStep(Struct, frozen=True):
    """What a rated game made of a rating; the table is named where the reader may know it."""

    at: int
    mu: float
    sigma: float
    change: float
    table: str | None


class Rival(Struct, frozen=True):
    """How somebody fared against another account: how often ahead, behind, and level with it."""

    name: str
    ahead: int
    behind: int
    level: int


class Result(Struct, frozen=True):
    """A finished game; the table is named where the reader may know it."""

    game: str
    variant: str
    rank: int
    players: int
    score: int
    resigned: bool
    gone: Leaving | None  # how they left, where that lost the game
    ended: int
    table: str | None


class PlayedSeat(Struct, frozen=True):
    """Somebody else at a finished game; a bot with its level."""

    seat: int
    name: str
    level: str | None
    account: bool


class PlayedGame(Result, frozen=True):
    """A finished game in the list of a player's games; `others` only where the reader may know the table."""

    seat: int
    rated: bool
    change: float | None
    others: list[PlayedSeat]


class PlayerPage(Struct, frozen=True):
    """A player in public."""

    name: str
    games: list[Statistics]
    ratings: list[Rating]
    recent: list[Result]


class Leader(Struct, frozen=True):
    """A player or a bot of the leaderboard: a cautious rating, and the estimate and doubt behind it."""

    name: str
    bot: bool
    rating: float
    mu: float
    sigma: float
    games: int


class Leaderboard(Struct, frozen=True):
    """The strongest of a game in one class of options, and the classes there are."""

    game: str
    variant: str
    variants: list[str]
    leaders: list[Leader]
