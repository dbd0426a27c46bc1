"""Many tables of one game stepped together, their observations written as bytes. Compiled."""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from beffroi.bots.bot import Bot
from beffroi.bots.registry import make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.observation import Cells, Encoder, Sight
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import UNANSWERED, Move, Seat, State
from beffroi.learn.outcome import outcome

EVERY_SEAT: Final = ""  # as the opponent: whoever steps the tables answers for every seat
RANDOM: Final = "random"
SEEDS: Final = 2147483000


class BatchedGames:
    """The tables behind the vectorised environment; ended games restart.

    Each table has luck of its own, so that it plays the same games wherever it is stepped. Forced answers, and those
    that stand by the seats' settings, are given automatically. With an opponent one seat of each table, another from
    game to game, is asked; the opponent answers for the others.
    """

    def __init__(
        self,
        game: Game[Any],
        encoder: Encoder,
        setup: Setup,
        luck: list[FastChance],
        chosen: Chosen,
        opponent: str,
        points: bool,
        states: list[State] | None = None,
        learners: list[Seat] | None = None,
    ) -> None:
        self.game = game
        self.encoder = encoder
        self.setup = setup
        self.luck = luck
        self.chosen = chosen  # the settings of every seat
        self.opponent = opponent
        self.points = points  # whether rewards come with points, not at the end
        self.count = len(luck)
        self.moves: i64 = game.moves
        self.sights: list[Sight] = [encoder.sight(setup.seats) for _ in range(self.count)]
        self.cells = Cells(encoder.layout)
        self.absent = bytes(encoder.layout.size - encoder.layout.written(setup.seats))  # cells of seats not taken
        self.finals = Cells(encoder.layout)  # what was seen at the end of the games that ended, one after the other
        self.masks = BytesWriter()
        self.masks.write(bytes(self.count * game.moves))
        self.who = BytesWriter()
        self.who.write(bytes(self.count))
        self.choices: list[list[Move]] = [[] for _ in range(self.count)]
        self.picks = BytesWriter()  # a legal move at each table, at random, in two bytes
        self.picks.write(bytes(2 * self.count))
        self.rewards: list[float] = [0.0] * self.count
        self.rewarded = False  # whether one of them is not nothing
        self.ended: list[int] = []  # the tables where the last step ended a game
        self.outcomes: list[float] = []  # of those games, by seat
        self.scores: list[int] = []  # likewise
        self.bots: list[Bot | None] = [None] * (self.count * setup.seats)
        self.paid: list[int] = [0] * (self.count * setup.seats)  # the points that rewards have been given for
        self.learners: list[Seat] = [-1] * self.count
        self.states: list[State] = []
        if states is None or learners is None:
            self.states = [self.deal(i) for i in range(self.count)]
        else:
            self.states = states
            self.learners = learners
            self.call_bots()
        for i in range(self.count):
            self.settle(i)
            self.observe(i, int(self.who[i]), self.cells)
        self.forget_ends()

    def __reduce__(self) -> tuple[Any, ...]:
        kept = (self.luck, self.chosen, self.opponent, self.points, self.states, self.learners)
        return restore_batch, (self.game, self.setup, self.paid, self.suggested(), *kept)

    def deal(self, i: int) -> State:
        """Start a new game at a table, with its own luck."""
        luck = self.luck[i]
        if self.opponent:
            self.learners[i] = luck.pick(self.setup.seats)
            if self.opponent != RANDOM:
                for seat in range(self.setup.seats):
                    self.bots[i * self.setup.seats + seat] = make(self.opponent, self.game, luck.pick(SEEDS))
        s = self.game.start(self.setup, FastChance(luck.pick(SEEDS)))
        s.settle()
        if self.points:
            totals = s.totals()
            for seat in range(self.setup.seats):
                self.paid[i * self.setup.seats + seat] = totals[seat]
        state: State = s
        return state

    def call_bots(self) -> None:
        """Seat the opponents anew at tables in the middle of a game."""
        if self.opponent and self.opponent != RANDOM:
            for place in range(len(self.bots)):
                self.bots[place] = make(self.opponent, self.game, self.luck[place // self.setup.seats].pick(SEEDS))

    def forget_ends(self) -> None:
        """Forget which games the last step ended."""
        if self.ended:
            self.ended = []
            self.outcomes = []
            self.scores = []
            self.finals.clear()

    def settle(self, i: int) -> None:
        """Advance a table to the next real choice, restarting where the game is over."""
        s = self.states[i]
        learner = self.learners[i]
        while True:
            agenda = s.agenda
            if not agenda:
                self.finish(i, s)
                s = self.states[i] = self.deal(i)
                learner = self.learners[i]
                agenda = s.agenda
            step = agenda[-1]
            seat = step.next_seat_to_answer()
            if learner >= 0 and seat != learner:
                if learner in step.waiting():
                    seat = learner
                else:
                    s.apply(seat, self.opponent_move(i, s, seat))
                    continue
            options = step.options(s, seat)
            if len(options) == 1:
                s.apply(seat, options[0])
                continue
            if self.chosen:
                move = standing_answer(s, seat, self.chosen)
                if move != UNANSWERED:
                    s.apply(seat, move)
                    continue
            break
        self.show(i, seat, options)

    def opponent_move(self, i: int, s: State, seat: Seat) -> Move:
        """Answer for a seat that the opponent plays."""
        bot = self.bots[i * self.setup.seats + seat]
        if bot is not None:
            return bot.choose(Perspective(self.game, s, seat))
        options = s.options(seat)
        return options[self.luck[i].pick(len(options))]

    def finish(self, i: int, s: State) -> None:
        """Note what a game has brought that is over."""
        if i in self.ended:  # the opponents ended one before the learner was asked: only the last step's own counts
            return
        self.ended.append(i)
        worth = outcome(s)
        self.outcomes.extend(worth)
        totals = s.totals()
        self.scores.extend(totals)
        seat = self.learners[i] if self.opponent else int(self.who[i])
        self.observe(i, seat, self.finals)
        self.rewarded = True
        if self.points:
            self.rewards[i] += totals[seat] - self.paid[i * self.setup.seats + seat]
        else:
            self.rewards[i] += worth[seat]

    def show(self, i: int, seat: Seat, options: list[Move]) -> None:
        """Write the new choices into the mask in place of the old."""
        masks = self.masks
        start: i64 = i * self.moves
        for move in self.choices[i]:
            masks[start + move] = 0
        for move in options:
            masks[start + move] = 1
        self.choices[i] = options
        self.who[i] = u8(seat)
        self.suggest(i, options[self.luck[i].pick(len(options))])

    def suggest(self, i: i64, move: i64) -> None:
        """Name a legal move of a table."""
        self.picks[2 * i] = u8(move & 255)
        self.picks[2 * i + 1] = u8(move >> 8)

    def suggested(self) -> list[Move]:
        """Return a legal move of each table."""
        picks = self.picks
        return [int(picks[2 * i]) + 256 * int(picks[2 * i + 1]) for i in range(self.count)]

    def check(self, moves: list[Move]) -> None:
        """Raise ValueError where one of the answers is not legal."""
        if len(moves) != self.count:
            raise ValueError(f"{self.count} tables want as many moves, not {len(moves)}")
        most, masks, start = self.game.moves, self.masks, 0
        for i in range(self.count):
            move = moves[i]
            if not 0 <= move < most or not masks[start + move]:
                name = self.game.notation(move) if 0 <= move < most else "no move of the game"
                raise ValueError(f"actions[{i}] is {move} ({name}), which is not legal at table {i}")
            start += most

    def step(self, moves: list[Move]) -> None:
        """Answer at every table; an illegal move raises ValueError before anything is changed."""
        self.check(moves)
        self.forget_ends()
        seats, states, cells, who = self.setup.seats, self.states, self.cells, self.who
        cells.clear()
        if self.rewarded:
            self.rewards = [0.0] * self.count
        self.rewarded = self.points
        for i in range(self.count):
            seat = int(who[i])
            s = states[i]
            s.apply(seat, moves[i])
            self.settle(i)
            self.observe(i, int(who[i]), cells)  # while the table is in the processor's cache
            if self.points and states[i] is s:
                total = s.totals()[seat]
                self.rewards[i] += total - self.paid[i * seats + seat]
                self.paid[i * seats + seat] = total

    def observe(self, i: int, seat: Seat, out: Cells) -> None:
        """Write what a seat sees of a table as a whole row."""
        self.encoder.write(self.states[i], seat, self.sights[i], out)
        out.add(self.absent)

    def observations(self) -> bytes:
        """Return what the seats that are asked see, table after table."""
        return self.cells.getvalue()


def restore_batch(
    game: Game[Any], setup: Setup, paid: list[int], suggested: list[Move], luck: list[FastChance], *kept: Any
) -> BatchedGames:
    """Return tables as they were pickled; bots that play as opponents begin to think anew."""
    encoder = game.encoder(setup)
    assert encoder is not None
    chosen, opponent, points, states, learners = kept
    drawn = [chance.copy() for chance in luck]
    batch = BatchedGames(game, encoder, setup, drawn, chosen, opponent, points, states, learners)
    batch.luck = luck
    batch.paid = paid
    for i in range(len(suggested)):
        batch.suggest(i, suggested[i])
    return batch
