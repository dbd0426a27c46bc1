"""The course of a table: what its log has made of it, and who is asked now.

Every entry goes through `take`, whether it is new or read back from the log,
so that a table rebuilt after a crash is the table that was played.
"""

from __future__ import annotations

import json
from typing import Any, Final

from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.game import Game
from beffroi.kernel.label import Event
from beffroi.kernel.match import Match
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import NOBODY, Seat
from beffroi.server.domain.clock import Clock
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.question import QuestionStatus
from beffroi.server.domain.spec import CLOSED, FROZEN, OPEN, OVER, RUNNING, STOPPED, SeatAssignment, TableSpec
from beffroi.server.errors import Refused

BOT_BIT: Final = 1 << 16  # in a table's `waiting`: seat 0 waits for a bot


class TableState:
    """The game, its clock, and who sits in for whom, as the entries of the log leave them."""

    def __init__(self, game: Game[Any], spec: TableSpec, seats: list[SeatAssignment]) -> None:
        self.game = game
        self.spec = spec
        self.seats = seats
        self.status = CLOSED if spec.status == CLOSED else OPEN
        self.match: Match | None = None
        self.clock = Clock(spec.clock_settings, spec.seats)
        self.n = 0  # entries in the log
        self.seq = 0  # what everybody may know counts one up
        self.settled_moves = 0  # moves before this one are settled
        self.events: list[tuple[int, Event]] = []
        self.retractions: list[tuple[int, int]] = []  # at which seq something was taken back, and from which on
        self.move_seqs: list[int] = []  # for each move, the seq it got (or that its revelation will get)
        self.keys: dict[str, int] = {}
        self.standins: dict[Seat, str] = {}
        self.resigned: list[Seat] = []  # in the order they gave up
        self.stops: set[Seat] = set()
        self.ended: int | None = None
        self.at = spec.created
        self._question: QuestionStatus | None = None
        self._opened: Seat | None = None
        self._seen: Match | None = None  # the game as somebody last looked back at it

    # --- who is asked -------------------------------------------------------

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-running", "the game has not begun")
        return self.match

    @property
    def question(self) -> QuestionStatus:
        if self._question is None:
            self._question = QuestionStatus(self.match)
        return self._question

    def invalidate(self) -> None:
        """Something changed: what was worked out before no longer holds."""
        self._question = self._opened = None

    def asked(self) -> list[Seat]:
        """The seats the current question is put to, whether or not they have answered in secret."""
        return self.question.asked

    def held(self) -> dict[Seat, int]:
        """The secret answers given so far to a question put to several seats."""
        return self.question.held

    def by_bot(self, seat: Seat) -> str | None:
        """The level of the bot that decides for the seat, if one does."""
        return self.standins.get(seat) or (self.seats[seat].level if self.seats[seat].kind == "bot" else None)

    def answered_secretly(self, seat: Seat) -> bool:
        """Whether the seat has given a secret answer, or a part of one, to the question that is still open."""
        return seat in self.question.answered_secretly

    def undoable(self, seat: Seat) -> int:
        """How many of its last decisions the seat may take back now."""
        if self.match is None or self.status != RUNNING:
            return 0
        if self.answered_secretly(seat):
            return 1
        if self.match.secret or self.question.open_seat != seat:  # somebody else decided since, perhaps in secret
            return 0
        if len(self.asked()) > 1 and not self.spec.confirm:
            return 0
        return max(0, min(self.question.open_moves, len(self.match.moves) - self.settled_moves))

    def unconfirmed_turn(self) -> Seat:
        """The seat whose turn is complete but not confirmed: everybody else waits for it."""
        if self._opened is None:
            self._opened = self._find_unconfirmed_turn()
        return self._opened

    def _find_unconfirmed_turn(self) -> Seat:
        if self.match is None or not self.spec.confirm or self.match.secret:
            return NOBODY
        seat = self.question.open_seat
        if seat == NOBODY or self.by_bot(seat) or self.asked() == [seat] or not self.undoable(seat):
            return NOBODY
        return seat

    def to_act(self) -> list[Seat]:
        """The seats that really must do something now."""
        if self.status != RUNNING:
            return []
        opened = self.unconfirmed_turn()
        if opened != NOBODY:
            return [opened]
        held = self.held()
        return [seat for seat in self.asked() if seat not in held]

    def shown_waiting(self, viewer: Seat) -> list[Seat]:
        """Who is waited for, as far as the viewer may know."""
        if self.status != RUNNING:
            return []
        opened = self.unconfirmed_turn()
        if opened != NOBODY:
            return [opened]
        answered = viewer in self.held()
        return [seat for seat in self.asked() if not (answered and seat == viewer)]

    def may_answer(self, seat: Seat) -> bool:
        """Whether the seat may choose now; its own open turn does not keep it from going on."""
        return (
            self.status == RUNNING
            and seat in self.asked()
            and seat not in self.held()
            and self.unconfirmed_turn() in (NOBODY, seat)
        )

    # --- the log ------------------------------------------------------------

    def apply(self, entry: LogEntry) -> None:
        """What an entry of the log does to the table."""
        public = EFFECTS[entry.kind](self, entry)
        self.invalidate()
        self.n += 1
        self.at = entry.at
        if public:
            self.seq += 1
        if entry.key:
            self.keys[entry.key] = self.seq
        self.conclude(entry.at)
        people = [seat for seat in self.to_act() if not self.by_bot(seat)]
        self.clock.tick(entry.at, people, public=public)

    def conclude(self, at: int) -> None:
        """The game is over when nobody is asked and nobody can take anything back."""
        if self.status == RUNNING and self.playing.over and self.unconfirmed_turn() == NOBODY:
            self.status = OVER
            self.ended = at
            self.invalidate()

    def freeze_at(self, n: int) -> None:
        """The log can't be followed to its end, which is at `n`: nothing goes on here."""
        self.status = FROZEN
        self.n = n
        self.invalidate()

    def _start(self, entry: LogEntry) -> bool:
        nonces = {int(seat): nonce for seat, nonce in json.loads(entry.body).items()}
        commitment = SeedCommitment(self.spec.secret, nonces)
        setup = Setup(self.spec.rules, self.spec.seats, self.spec.options)
        self.match = Match(self.game, setup, commitment, self.spec.start)
        self.status = RUNNING
        self.spec.started = entry.at
        return True

    def _move(self, entry: LogEntry) -> bool:
        match = self.playing
        if self.unconfirmed_turn() == entry.seat and len(self.asked()) > 1:
            self.settled_moves = len(match.moves)  # answering with the others confirms the turn before it
        events = match.play(entry.seat, self.game.parse(entry.body))
        self.move_seqs.append(self.seq + 1)
        self.events.extend((self.seq + 1, event) for event in events)
        return not match.secret

    def _undo(self, entry: LogEntry) -> bool:
        match, count = self.playing, int(entry.body)
        if self.answered_secretly(entry.seat):
            self.withdraw(entry.seat)
            return False
        match.take_back(entry.seat, count)
        first = self.move_seqs[-count]
        del self.move_seqs[-count:]
        while self.events and self.events[-1][0] >= first:
            self.events.pop()
        self.retractions.append((self.seq + 1, first))
        return True

    def withdraw(self, seat: Seat) -> None:
        """Take a secret answer back, whoever else has answered since: nobody has seen any of it."""
        match = self.playing
        index = max(i for i, (other, _) in enumerate(match.moves) if other == seat)
        later = match.moves[index + 1 :]
        match.rewind(index)
        for other, move in later:
            match.play(other, move)
        del self.move_seqs[-1:]

    def _end_turn(self, entry: LogEntry) -> bool:
        self.settled_moves = len(self.playing.moves)
        return True

    def _resign(self, entry: LogEntry) -> bool:
        self.resigned.append(entry.seat)
        self.stops.discard(entry.seat)
        if all(seat in self.resigned for seat in self.people()):
            self.status, self.ended = STOPPED, entry.at
        return self._stand_in(entry)

    def _stand_in(self, entry: LogEntry) -> bool:
        self.standins[entry.seat] = entry.body
        self.settled_moves = len(self.playing.moves)
        return True

    def _return(self, entry: LogEntry) -> bool:
        del self.standins[entry.seat]
        return True

    def _stop(self, entry: LogEntry) -> bool:
        (self.stops.add if entry.body == "yes" else self.stops.discard)(entry.seat)
        if all(seat in self.stops or seat in self.standins for seat in self.people()):
            self.status, self.ended = STOPPED, entry.at
        return True

    def _close(self, entry: LogEntry) -> bool:
        self.status, self.ended = STOPPED, entry.at
        return True

    def _freeze(self, entry: LogEntry) -> bool:
        self.status = FROZEN
        return True

    def _unfreeze(self, entry: LogEntry) -> bool:
        self.status = RUNNING
        return True

    # --- what the store is told ---------------------------------------------

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.seats) if chair.kind == "human"]

    def waiting_bits(self) -> int:
        """Who must do something, as a bit set for the table's row; bots are counted in bits of their own."""
        return sum((BOT_BIT if self.by_bot(seat) else 1) << seat for seat in self.to_act())

    def seats_of(self, person: str | None) -> list[Seat]:
        """The seats a person holds."""
        return [seat for seat, chair in enumerate(self.seats) if person and chair.person == person]

    def match_after(self, moves: int) -> Match:
        """The game as it was after so many decisions; who goes through it forwards has each from the one before."""
        played, again = self.playing, self._seen
        if again is None or len(again.moves) > moves or again.moves != played.moves[: len(again.moves)]:
            again = self._seen = Match(played.game, played.setup, played.commitment, played.start)
        for seat, move in played.moves[len(again.moves) : moves]:
            again.play(seat, move)
        return again

    def ranks(self) -> list[list[Seat]]:
        """The final ranking; who resigned comes last, the first to give up at the very end."""
        ranking = [[seat for seat in rank if seat not in self.resigned] for rank in self.playing.state.ranking()]
        return [rank for rank in ranking if rank] + [[seat] for seat in reversed(self.resigned)]


EFFECTS: Final = {
    "start": TableState._start,
    "move": TableState._move,
    "undo": TableState._undo,
    "end-turn": TableState._end_turn,
    "resign": TableState._resign,
    "stand-in": TableState._stand_in,
    "return": TableState._return,
    "stop": TableState._stop,
    "close": TableState._close,
    "freeze": TableState._freeze,
    "unfreeze": TableState._unfreeze,
}
