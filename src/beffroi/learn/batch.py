"""Many matches of one game stepped together: plain lists and a byte mask, ready for arrays. Compiled."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.chance import FastChance
from beffroi.kernel.evaluation import Evaluator
from beffroi.kernel.game import Game
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat, State
from beffroi.learn.outcome import outcome


class BatchedGames:
    """The states behind the vectorised environment. Ended games restart.

    Forced answers, and those that stand by the seats' settings, are given automatically.
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator,
        count: int,
        seats: int,
        options: Doc,
        seed: int,
        chosen: Chosen | None = None,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.count = count
        self.seats = seats
        self.rules = options
        self.chosen: Chosen = chosen or {}  # the settings of every seat
        self.chance = FastChance(seed)
        self.mask = bytearray(count * game.moves)  # 1 where the move is legal, table by table
        self.seat: list[Seat] = [0] * count  # who is asked at each table
        self.choices: list[list[Move]] = [[] for _ in range(count)]
        self.ended: list[bool] = [False] * count  # whether the last step ended a game there
        self.worth: list[float] = [0.0] * (count * seats)  # outcome by table and seat, where a game ended
        self.states: list[State] = [self.deal() for _ in range(count)]
        for i in range(count):
            self.settle(i)

    def deal(self) -> State:
        """Start a new game with its own luck."""
        return self.game.new(self.seats, self.rules, chance=FastChance(self.chance.pick(2147483000)))

    def settle(self, i: int) -> None:
        """Advance game i to the next real choice, restarting where the game is over."""
        s = self.states[i]
        while True:
            if not s.agenda:
                self.finish(i, s)
                s = self.states[i] = self.deal()
            seat = s.waiting()[0]
            options = s.options(seat)
            move = options[0] if len(options) == 1 else standing_answer(s, seat, self.chosen)
            if move == UNANSWERED:
                break
            s.apply(seat, move)
        self.show(i, seat, options)

    def finish(self, i: int, s: State) -> None:
        self.ended[i] = True
        worth = outcome(s)
        for seat in range(self.seats):
            self.worth[i * self.seats + seat] = worth[seat]

    def show(self, i: int, seat: Seat, options: list[Move]) -> None:
        """Write the new choices into the mask in place of the old."""
        start = i * self.game.moves
        for move in self.choices[i]:
            self.mask[start + move] = 0
        for move in options:
            self.mask[start + move] = 1
        self.choices[i] = options
        self.seat[i] = seat

    def step(self, moves: list[Move]) -> None:
        """Answer in every game; an illegal move raises ValueError."""
        for i in range(self.count):
            move = moves[i]
            if move not in self.choices[i]:
                raise ValueError(f"move {move} is not legal at table {i}: its mask has {self.choices[i]}")
            self.ended[i] = False
            self.states[i].apply(self.seat[i], move)
            self.settle(i)

    def features(self) -> list[float]:
        """Return what the seats that are asked see, game after game in one list."""
        seen: list[float] = []
        for i in range(self.count):
            seen.extend(self.evaluator.features(self.states[i], self.seat[i]))
        return seen
