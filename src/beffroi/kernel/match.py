"""A game being played: its state, the list of answers so far, and what may be taken back."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.errors import IllegalMove
from beffroi.kernel.game import Game
from beffroi.kernel.label import Event
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import Chosen, standing_answer
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import NOBODY, UNANSWERED, Doc, Move, Seat, State
from beffroi.kernel.step import Simultaneous


class Match:
    """The authority over one table. The list of answers is the game; the state is a cache of it."""

    __slots__ = (
        "asked_again",
        "chosen",
        "commitment",
        "game",
        "mark",
        "marked",
        "marked_secret",
        "moves",
        "sealed",
        "secret",
        "setup",
        "start",
        "state",
    )

    def __init__(self, game: Game[Any], setup: Setup, commitment: SeedCommitment, start: Doc | None = None) -> None:
        self.game = game
        self.setup = setup if start is None else game.setup_in(Reader(start), setup.rules)  # a position brings its own
        self.commitment = commitment
        self.start = start  # a position the game began from, if not from the set-up
        self.moves: list[tuple[Seat, Move]] = []
        self.sealed: list[bool] = []  # for each move: luck was drawn or a secret was shown by it
        self.secret = 0  # the last so many moves are secret answers to the question that is still open
        self.chosen: list[Chosen] = [{} for _ in range(self.setup.seats)]  # the settings of each seat
        self.asked_again: set[Seat] = (
            set()
        )  # who took an answer back and has not given another: nothing stands for them
        self.state: State = self._fresh()
        self.mark: State | None = None  # the table before the moves that one seat could take back
        self.marked = 0  # so many moves came before it
        self.marked_secret = 0  # and so many of the last ones were secret

    def _fresh(self) -> State:
        chance = self.commitment.chance()
        state: State = (
            self.game.start(self.setup, chance)
            if self.start is None
            else self.game.from_position(self.start, chance, self.setup.rules)
        )
        state.journal = []
        state.settle()
        return state

    @property
    def over(self) -> bool:
        return self.state.over

    def play(self, seat: Seat, move: Move) -> list[Event]:
        """Check and apply a move; returns what happened."""
        draws, seals = self.state.chance.draws, self.state.seals
        goes_on = bool(self.moves) and self.moves[-1][0] == seat and not self.sealed[-1] and self.mark is not None
        mark = self.mark if goes_on else self.state.copy()
        self.state.journal = []
        secret = self.stays_secret(seat, move)
        try:
            self.state.play(seat, move)
        except IllegalMove as refused:
            raise IllegalMove(seat, self.written(move), refused.reason) from None
        if not goes_on:
            self.mark, self.marked, self.marked_secret = mark, len(self.moves), self.secret
        self.secret = self.secret + 1 if secret else 0
        self.moves.append((seat, move))
        self.sealed.append(self.state.chance.draws != draws or self.state.seals != seals)
        self.asked_again.discard(seat)
        return self.state.journal

    # --- settings of the seats ----------------------------------------------------

    def choose_setting(self, seat: Seat, name: str, choice: str) -> None:
        """Settle for a seat how questions of a kind are answered from now on; BadRequest for a setting there is not."""
        self.settle(seat, name, self.game.setting(self.setup, name).clean(choice))

    def settle(self, seat: Seat, name: str, choice: str) -> None:
        """Settle it without checking; a setting or a choice that is not known any more answers nothing."""
        self.chosen[seat][name] = choice
        self.asked_again.discard(seat)

    def standing_answer(self, seat: Seat) -> Move:
        """Return the answer that stands for a seat that is asked, or UNANSWERED; after a take-back none does."""
        if seat in self.asked_again:
            return UNANSWERED
        return standing_answer(self.state, seat, self.chosen[seat])

    def play_standing(self) -> list[list[Event]]:
        """Give every answer that stands, until somebody must decide; returns what happened, answer by answer."""
        happened = []
        while (due := self.next_standing()) is not None:
            happened.append(self.play(due[0], due[1]))
        return happened

    def next_standing(self) -> tuple[Seat, Move] | None:
        """Return the first seat of those asked for which an answer stands, with the answer."""
        for seat in self.state.waiting():
            move = self.standing_answer(seat)
            if move != UNANSWERED:
                return seat, move
        return None

    # --- secrets and taking back ----------------------------------------------------

    def stays_secret(self, seat: Seat, move: Move) -> bool:
        """Tell whether an answer leaves a question to several seats open."""
        step = self.state.agenda[-1] if self.state.agenda else None
        return isinstance(step, Simultaneous) and step.stays_open(seat, move)

    def secret_answers(self) -> list[tuple[Seat, Move]]:
        """Return the last moves: secret answers, or parts of them, to the question that is still open."""
        return self.moves[len(self.moves) - self.secret :]

    def written(self, move: Move) -> str:
        """Return a move in notation, or its number where it is none."""
        return self.game.notation(move) if 0 <= move < self.game.moves else str(move)

    def open_moves(self) -> int:
        """Count the last moves that can be taken back: one seat's own, none of them sealed."""
        n = 0
        while n < len(self.moves):
            i = len(self.moves) - 1 - n
            if self.sealed[i] or self.moves[i][0] != self.moves[-1][0]:
                break
            n += 1
        return n

    def open_seat(self) -> Seat:
        """Return the seat that could still take something back, or NOBODY."""
        return self.moves[-1][0] if self.open_moves() else NOBODY

    def take_back(self, seat: Seat, count: int = 1) -> None:
        """Take back the seat's last moves, as far as the last seal."""
        if seat != self.open_seat() or not 1 <= count <= self.open_moves():
            raise IllegalMove(seat, "take back", "luck, a secret or another player came after it")
        self.rewind(len(self.moves) - count)
        self.asked_again.add(seat)  # or what was taken back would be given again at once

    def state_after(self, length: int) -> State:
        """Return a copy of the table as it was after so many moves, not before the last that could be taken back."""
        if length == len(self.moves) or self.mark is None:
            return self.state.copy()
        s = self.mark.copy()
        for seat, move in self.moves[self.marked : length]:
            s.apply(seat, move)
        return s

    def rewind(self, length: int) -> None:
        """Play the first `length` answers again, from the mark where it is not behind them, or from the beginning."""
        moves, sealed, first = self.moves[:length], self.sealed[:length], 0
        self.secret = 0
        if self.mark is not None and self.marked <= length:
            self.state, self.secret, first = self.mark.copy(), self.marked_secret, self.marked
        else:
            self.state, self.mark = self._fresh(), None
        self.state.journal = None
        for seat, move in moves[first:]:
            self.secret = self.secret + 1 if self.stays_secret(seat, move) else 0
            self.state.apply(seat, move)
        self.state.journal = []
        self.moves, self.sealed = moves, sealed
