"""One game that a bot plays against itself or another one, noted down: what it knew on the way, and how it ended."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import beffroi
from beffroi.bots.bot import Bot
from beffroi.bots.learned import quantised_terms
from beffroi.bots.modest import ModestBot
from beffroi.bots.planner import SEEDS
from beffroi.bots.registry import evaluator_of, judge_of, make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator, lead_of
from beffroi.kernel.game import Game
from beffroi.kernel.observation import Cells, Encoder
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Doc, Seat, State
from beffroi.learn.observation import encoder_of

MID_TURN: Final = 8  # of the tables in the middle of a turn one in so many is noted: plans are thinned there


class GameToPlay(NamedTuple):
    """A game of a generation."""

    game: str
    seats: int
    options: Doc
    seed: int
    network: str  # the file of the network that plays; none: the evaluation written by hand
    blur: float  # by how many points its players misjudge, so that no two games are alike
    width: int  # lines of a turn that they look through
    against: str = ""  # the bot in all seats but one; none: the players of the generation have all of them
    learner: Seat = 0  # that one: only what it knew is noted


class Note(NamedTuple):
    """What one seat knew of one table."""

    seat: Seat
    cells: bytes
    terms: list[int]  # of all seats, those of the one that looks first
    points: float  # what the evaluation written by hand expects, and by how much the seat will lead
    lead: float


class NotedGame(NamedTuple):
    """The notes of a game, with the end they led to."""

    notes: list[Note]
    totals: list[int]
    wins: list[float]  # 1 for the winner; a shared victory is shared


def play_noted(wanted: GameToPlay) -> NotedGame:
    """Play a game to its end and note its tables."""
    game = beffroi.game(wanted.game)
    chance = FastChance(wanted.seed)
    s = game.start(game.setup(wanted.seats, wanted.options), FastChance(chance.pick(SEEDS)))
    s.settle()
    bots = [player(game, wanted, seat, chance.pick(SEEDS)) for seat in range(wanted.seats)]
    notary = Notary(game, wanted, chance.pick(SEEDS))
    while not s.over:
        seat, drawn = s.waiting()[0], s.chance.draws
        s.apply(seat, bots[seat].choose(Perspective(game, s, seat)))
        notary.look(s, s.over or s.waiting()[0] != seat or s.chance.draws > drawn)
    for bot in bots:
        bot.close()
    return NotedGame(notary.notes, s.totals(), won(s))


def player(game: Game[Any], wanted: GameToPlay, seat: Seat, seed: int) -> Bot:
    """Return who plays in a seat."""
    if wanted.against and seat != wanted.learner:
        return make(wanted.against, game, seed)
    judge = judge_of(game, wanted.network) if wanted.network else evaluator_of(game, "train")
    return ModestBot(judge, wanted.blur, wanted.width, seed)


def won(s: State) -> list[float]:
    """Return what each seat has of the victory."""
    first = s.ranking()[0]
    return [1.0 / len(first) if seat in first else 0.0 for seat in range(s.seats)]


class Notary:
    """Notes the tables of one game."""

    def __init__(self, game: Game[Any], wanted: GameToPlay, seed: int) -> None:
        self.evaluator: Evaluator = evaluator_of(game, "train")
        self.encoder: Encoder = encoder_of(game, game.setup(wanted.seats, wanted.options))
        self.sight = self.encoder.sight(wanted.seats)
        self.out = Cells(self.encoder.layout)
        self.chance = FastChance(seed)
        self.seats = [wanted.learner] if wanted.against else list(range(wanted.seats))
        self.notes: list[Note] = []

    def look(self, s: State, turn_ended: bool) -> None:
        """Note what each seat that learns knows, where a turn ended; now and then in the middle of one too."""
        if s.over or not (turn_ended or self.chance.pick(MID_TURN) == 0):
            return
        for seat in self.seats:
            self.notes.append(self.note(s.imagine(seat, FastChance(self.chance.pick(SEEDS))), seat))

    def note(self, s: State, seat: Seat) -> Note:
        """Note what one seat knows."""
        terms = [self.evaluator.terms(s, (seat + i) % s.seats) for i in range(s.seats)]
        self.out.clear()
        self.encoder.write(s, seat, self.sight, self.out)
        points = sum(terms[0])
        lead = lead_of(points, sum(sum(one) for one in terms), s.seats)
        return Note(seat, self.out.getvalue(), quantised_terms(terms), points, lead)
