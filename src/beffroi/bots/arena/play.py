"""One game between bots; a bot that fails is reported and replaced, and the game continues."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import beffroi
from beffroi.bots.arena.schedule import Fixture
from beffroi.bots.bot import Bot
from beffroi.bots.external import BotFailed, ExternalBot
from beffroi.bots.registry import make
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import write_record
from beffroi.kernel.state import Doc, Seat

REPLACEMENT = "random"


class BotFailure(NamedTuple):
    """A bot that had to be replaced."""

    bot: str
    seat: Seat
    move: int  # number of the decision in the game
    kind: str  # crashed, silent, slow, nonsense, cheating
    reason: str


class GameResult(NamedTuple):
    """The result of a fixture."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # 0 is first; those who share a rank have the same
    times: tuple[tuple[float, ...], ...]  # seconds of work for each unforced decision, by seat
    failures: tuple[BotFailure, ...]
    record: Doc | None


class ArenaGame:
    """The bots of one fixture at their seats."""

    def __init__(self, game: Game[Any], fixture: Fixture) -> None:
        self.game = game
        self.fixture = fixture
        self.match = Match(game, game.setup(len(fixture.bots), fixture.options), SeedCommitment(fixture.seed.encode()))
        self.failures: list[BotFailure] = []
        self.times: list[list[float]] = [[] for _ in fixture.bots]
        self.bots: list[Bot] = []

    def sit_down(self) -> None:
        for seat, name in enumerate(self.fixture.bots):
            self.bots.append(make(name, self.game, bot_seed(self.fixture.seed, seat)))
            bot = self.bots[-1]
            if isinstance(bot, ExternalBot):
                bot.patience = self.fixture.patience

    def play(self) -> None:
        match = self.match
        while not match.over:
            seat = match.state.waiting()[0]
            p = Perspective(self.game, match.state, seat)
            options = p.options()
            bot = self.bots[seat]
            start = bot.clock()
            try:
                move = bot.choose(p)
            except BotFailed as failure:
                self.replace(seat, failure)
                continue
            if len(options) > 1:
                self.times[seat].append(bot.clock() - start)
            match.play(seat, move)

    def replace(self, seat: Seat, failure: BotFailed) -> None:
        name = self.fixture.bots[seat]
        self.failures.append(BotFailure(name, seat, len(self.match.moves), failure.kind, str(failure)))
        self.bots[seat].close()
        self.bots[seat] = make(REPLACEMENT, self.game, bot_seed(self.fixture.seed, seat))

    def close(self) -> None:
        for bot in self.bots:
            bot.close()


def play(fixture: Fixture, *, game: Game[Any] | None = None, keep_record: bool = False) -> GameResult:
    """Play a fixture to its end."""
    arena = ArenaGame(game or beffroi.game(fixture.game), fixture)
    try:
        arena.sit_down()
        arena.play()
    finally:
        arena.close()
    s = arena.match.state
    place = {seat: rank for rank, shared in enumerate(s.ranking()) for seat in shared}
    return GameResult(
        fixture.number,
        fixture.bots,
        tuple(s.totals()),
        tuple(place[seat] for seat in range(s.seats)),
        tuple(tuple(times) for times in arena.times),
        tuple(arena.failures),
        write_record(arena.match) if keep_record else None,
    )


def bot_seed(seed: str, seat: Seat) -> int:
    """Return the seed of the bot's own stream, different in every game and seat, and from the game's."""
    return int.from_bytes(hashlib.sha256(f"bot/{seed}/{seat}".encode()).digest()[:4], "big")
