"""A table: what its log has made of it, who is asked now, and which commands it accepts.

Every entry goes through `apply`, whether it is new or read back from the log,
so that a table rebuilt after a crash is the table that was played.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.game import Game
from beffroi.kernel.label import Event, Label
from beffroi.kernel.match import Match
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import NOBODY, Seat
from beffroi.protocol.base import Sentence
from beffroi.protocol.facts import FactKind, Leaving, TableFact
from beffroi.server.domain import agreements, leaving, log
from beffroi.server.domain.clock import TableClock
from beffroi.server.domain.commands import TableCommand
from beffroi.server.domain.decisions import DECISIONS
from beffroi.server.domain.log import LogEntry
from beffroi.server.domain.question import QuestionStatus
from beffroi.server.domain.spec import CLOSED, FROZEN, OPEN, OVER, RUNNING, STOPPED, SeatAssignment, TableSpec
from beffroi.server.domain.standing import answer_standing
from beffroi.server.domain.turns import play_turn
from beffroi.server.domain.undo import find_unconfirmed_turn, take_back
from beffroi.server.errors import Refused

BOT_BIT: Final = 1 << 16  # in a table's `waiting`: seat 0 waits for a bot


class LogDiverged(Exception):
    """The log of a table leads elsewhere than it did: a rule changed without a revision."""


class TableState:
    """The game, its clock, and who sits in for whom, as the entries of the log leave them."""

    def __init__(self, game: Game[Any], spec: TableSpec, seats: list[SeatAssignment], standin_level: str) -> None:
        self.game = game
        self.spec = spec
        self.seats = seats
        self.standin_level = standin_level  # of the bot that plays for somebody absent
        self.host_name: str | None = None  # once somebody asked
        self.status = CLOSED if spec.status == CLOSED else OPEN
        self.match: Match | None = None
        self.clock = TableClock(spec.clock_settings, spec.seats)
        self.n = 0  # entries in the log
        self.seq = 0  # what everybody may know counts one up
        self.public_n = 0  # the length of the log when everybody last learnt something
        self.secret_n = [0] * spec.seats  # and when a seat last did something that only it knows of
        self.settled_moves = 0  # moves before this one are settled
        self.events: list[tuple[int, Event]] = []
        self.retractions: list[tuple[int, int]] = []  # at which seq something was taken back, and from which on
        self.move_seqs: list[int] = []  # for each move, the seq it got (or that its revelation will get)
        self.move_events: list[int] = []  # for each move, how many events were told before it
        self.keys: dict[str, int] = {}
        self.standins: dict[Seat, str] = {}
        self.helped: set[Seat] = set()  # for whom a bot has answered
        self.resigned: list[Seat] = []  # in the order they gave up
        self.gone: dict[Seat, Leaving] = {}  # why a bot took over, of those who are gone or have lost by it
        self.lost: dict[Seat, int] = {}  # who is ranked behind all who stayed, and since when
        self.returning: set[Seat] = set()  # who takes their seat back at their next turn
        self.stops: set[Seat] = set()
        self.pauses: set[Seat] = set()  # who agrees to a pause,
        self.pause_hours = 0  # of so many hours
        self.pause: tuple[int, int] | None = None  # that all agreed to, from when to when
        self.votes: dict[Seat, set[Seat]] = {}  # who wants a bot to take which seat
        self.facts: list[TableFact] = []
        self.ended: int | None = None
        self.ended_by: tuple[Leaving, list[Seat]] | None = None  # whose leaving decided the game
        self.at = spec.created
        self.shown_at = spec.created  # the last change that everybody may know of
        self.broken = False  # the log can't be followed to its end under the rules of this server
        self._question: QuestionStatus | None = None
        self._opened: Seat | None = None
        self.composed: dict[Any, Any] = {}  # what was asked of turns being composed, as long as the table stands so
        self._seen: Match | None = None  # the game as somebody last looked back at it

    # --- who is asked -------------------------------------------------------

    @property
    def playing(self) -> Match:
        if self.match is None:
            raise Refused("not-running", "the game has not begun")
        return self.match

    @property
    def setup(self) -> Setup:
        return Setup(self.spec.rules, self.spec.seats, self.spec.options)

    @property
    def question(self) -> QuestionStatus:
        if self._question is None:
            self._question = QuestionStatus(self.match)
        return self._question

    def invalidate(self) -> None:
        """Forget what was worked out before: something changed."""
        self._question = self._opened = None
        if self.composed:
            self.composed = {}

    def asked(self) -> list[Seat]:
        """Return the seats the current question is put to, whether or not they have answered in secret."""
        return self.question.asked

    def held(self) -> dict[Seat, int]:
        """Return the secret answers given so far to a question put to several seats."""
        return self.question.held

    def by_bot(self, seat: Seat) -> str | None:
        """Return the level of the bot that decides for the seat, if one does."""
        return self.standins.get(seat) or (self.seats[seat].level if self.seats[seat].kind == "bot" else None)

    def answered_secretly(self, seat: Seat) -> bool:
        """Tell whether the seat has given a secret answer, or a part of one, to the question that is still open."""
        return seat in self.question.answered_secretly

    def unconfirmed_turn(self) -> Seat:
        """Return the seat whose turn is complete but not confirmed: everybody else waits for it."""
        if self._opened is None:
            self._opened = find_unconfirmed_turn(self)
        return self._opened

    def to_act(self) -> list[Seat]:
        """Return the seats that really must do something now."""
        if self.status != RUNNING:
            return []
        opened = self.unconfirmed_turn()
        if opened != NOBODY:
            return [opened]
        held = self.held()
        return [seat for seat in self.asked() if seat not in held]

    def shown_waiting(self, viewer: Seat) -> list[Seat]:
        """Return who is waited for, as far as the viewer may know."""
        if self.status != RUNNING:
            return []
        opened = self.unconfirmed_turn()
        if opened != NOBODY:
            return [opened]
        answered = viewer in self.held()
        return [seat for seat in self.asked() if not (answered and seat == viewer)]

    def may_answer(self, seat: Seat) -> bool:
        """Tell whether the seat may choose now; its own open turn does not keep it from going on."""
        return (
            self.status == RUNNING
            and seat in self.asked()
            and seat not in self.held()
            and self.unconfirmed_turn() in (NOBODY, seat)
        )

    def seen(self, key: str) -> bool:
        """Tell whether a command with this idempotency key was accepted before."""
        return key in self.keys

    def check_running(self) -> None:
        if self.status == RUNNING:
            return
        if self.status == FROZEN:
            raise Refused("frozen", "this table is frozen until its host has looked at it")
        if self.status in (OVER, STOPPED):
            raise Refused("over", "the game is over")
        raise Refused("not-running", "the game has not begun")

    def check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise Refused("stale", f"the table went on: it is at {self.seq}, not {seq}")

    # --- the log ------------------------------------------------------------

    def decide(self, command: TableCommand, at: int, key: str = "") -> list[LogEntry]:
        """Decide: check a command, apply what it adds to the log, return the new entries. Refused changes nothing.

        What stands as the answer to the next questions is added right away.
        """
        added = DECISIONS[type(command)](self, command, key, at)
        return added + answer_standing(self, at) if added else added

    def add(self, kind: str, seat: Seat, body: str, key: str, at: int) -> list[LogEntry]:
        """Apply something new; time never runs backwards in a log."""
        entry = LogEntry(kind, seat, body, key, max(at, self.at))
        self.apply(entry)
        return [entry]

    def apply(self, entry: LogEntry) -> None:
        """Apply an entry of the log, new or read back."""
        public = EFFECTS[entry.kind](self, entry)
        self.invalidate()
        self.n += 1
        self.at = entry.at
        if public:
            self.seq += 1
            self.shown_at = entry.at
            self.public_n = self.n
        else:
            self.secret_n[entry.seat] = self.n
        if entry.key:
            self.keys[entry.key] = self.seq
        self.conclude(entry.at)
        if self.votes and entry.kind in log.DECISIONS:
            self.votes.pop(entry.seat, None)  # they are there
        if self.returning:
            leaving.seat_returning(self, entry)
        people = [seat for seat in self.to_act() if not self.by_bot(seat)]
        seen = [seat for seat in self.shown_waiting(NOBODY) if not self.by_bot(seat)] if public else None
        self.clock.tick(entry.at, people, seen, entry.seat)

    def tell(
        self,
        kind: FactKind,
        entry: LogEntry,
        *,
        seat: Seat | None = None,
        other: Seat = NOBODY,
        amount: int = 0,
        lost: bool = False,
        seq: int | None = None,
    ) -> None:
        """Note a fact for the chronicle: it becomes known with the entry that is applied."""
        told = self.seq + 1 if seq is None else seq
        self.facts.append(TableFact(told, entry.at, kind, entry.seat if seat is None else seat, other, amount, lost))

    def conclude(self, at: int) -> None:
        """End the game when nobody is asked and nobody can take anything back."""
        if self.status == RUNNING and self.playing.over and self.unconfirmed_turn() == NOBODY:
            self.status = OVER
            self.ended = at
            self.invalidate()

    def check_digest(self) -> None:
        """Compare the state with the one that left memory after as many entries; they differ if the rules do."""
        if self.n == self.spec.digest_head and self.digest() != self.spec.digest:
            raise LogDiverged(f"the log leads elsewhere than before, after {self.n} entries")

    def digest(self) -> str:
        return self.playing.state.digest()

    def freeze_at(self, n: int) -> None:
        """Stop for good: the log can't be followed to its end, which is at `n`."""
        self.status = FROZEN
        self.broken = True
        self.n = n
        self.invalidate()

    def _start(self, entry: LogEntry) -> bool:
        nonces = {int(seat): nonce for seat, nonce in json.loads(entry.body).items()}
        commitment = SeedCommitment(self.spec.secret, nonces)
        self.match = Match(self.game, self.setup, commitment, self.spec.start)
        self.status = RUNNING
        self.spec.started = entry.at
        return True

    def _move(self, entry: LogEntry) -> bool:
        return self.play_answer(entry.seat, entry.body)

    def play_answer(self, seat: Seat, code: str) -> bool:
        """Give an answer in the game; tells whether everybody may know of it."""
        match = self.playing
        if seat in self.standins:
            self.helped.add(seat)
        confirms = self.unconfirmed_turn() == seat and len(self.asked()) > 1
        before = len(match.moves)
        events = match.play(seat, self.game.parse(code))
        if confirms:  # answering with the others confirms the turn before it
            self.settled_moves = before
        self.move_seqs.append(self.seq + 1)
        self.move_events.append(len(self.events))
        self.events.extend((self.seq + 1, event) for event in events)
        return confirms or not match.secret  # that the turn is confirmed everybody must hear: they are asked now

    def _end_turn(self, entry: LogEntry) -> bool:
        self.settled_moves = len(self.playing.moves)
        return True

    def _setting(self, entry: LogEntry) -> bool:
        name, _, choice = entry.body.partition(" ")
        self.playing.settle(entry.seat, name, choice)
        return False

    def _close(self, entry: LogEntry) -> bool:
        self.status, self.ended = STOPPED, entry.at
        return True

    def _freeze(self, entry: LogEntry) -> bool:
        self.status = FROZEN
        self.tell("frozen", entry)
        return True

    def _unfreeze(self, entry: LogEntry) -> bool:
        self.status = RUNNING
        self.tell("unfrozen", entry)
        return True

    # --- what the store is told ---------------------------------------------

    def people(self) -> list[Seat]:
        return [seat for seat, chair in enumerate(self.seats) if chair.kind == "human"]

    def deadline(self) -> int | None:
        """Return when the first seat runs out of time."""
        return self.clock.deadline() if self.status == RUNNING else None

    def waiting_bits(self) -> int:
        """Return who must do something, as a bit set for the table's row; bots are counted in bits of their own."""
        return sum((BOT_BIT if self.by_bot(seat) else 1) << seat for seat in self.to_act())

    def paused(self, at: int) -> tuple[int, int] | None:
        """Return the pause that holds at this moment."""
        return self.pause if self.pause is not None and at < self.pause[1] else None

    def seats_of(self, person: str | None) -> list[Seat]:
        """Return the seats a person holds."""
        return [seat for seat, chair in enumerate(self.seats) if person and chair.person == person and not chair.free]

    def known_to(self, seats: list[Seat]) -> int:
        """Return the length of the log when what these seats are shown last changed."""
        known = self.public_n
        for seat in seats:
            if seat >= 0 and self.secret_n[seat] > known:
                known = self.secret_n[seat]
        return known

    def around(self) -> tuple[Any, ...]:
        """Return what the description of a table depends on, besides its seats."""
        return (
            *(self.status, tuple(self.standins.items()), tuple(self.resigned), tuple(sorted(self.stops))),
            *(tuple(self.gone.items()), tuple(self.lost), tuple(sorted(self.returning)), tuple(sorted(self.pauses))),
            *(self.pause, tuple((seat, tuple(sorted(by))) for seat, by in self.votes.items())),
            tuple((seat, tuple(when)) for seat, when in self.clock.calendar.absences.items()),
        )

    def sentence(self, label: Label | Event) -> Sentence:
        """Return a sentence of the game by key, its arguments by name."""
        return Sentence(label.key, self.game.named_arguments(label.key, label.args))

    def match_after(self, moves: int) -> Match:
        """Return the game as it was after `moves` decisions; forwards, each comes from the one before."""
        played, again = self.playing, self._seen
        if again is None or len(again.moves) > moves or again.moves != played.moves[: len(again.moves)]:
            again = self._seen = Match(played.game, played.setup, played.commitment, played.start)
        for seat, move in played.moves[len(again.moves) : moves]:
            again.play(seat, move)
        return again


def sees_all(table: TableState, person: str | None) -> bool:
    """Tell whether somebody plays every seat of a table, and so knows everything about it."""
    return person is not None and all(chair.kind == "human" and chair.person == person for chair in table.seats)


EFFECTS: Final[dict[str, Callable[[TableState, LogEntry], bool]]] = {
    log.START: TableState._start,
    log.MOVE: TableState._move,
    log.TURN: play_turn,
    log.UNDO: take_back,
    log.END_TURN: TableState._end_turn,
    log.RESIGN: leaving.resign,
    log.STAND_IN: leaving.stand_in,
    log.RETURN: leaving.come_back,
    log.STOP: agreements.stop,
    log.PAUSE: agreements.pause,
    log.GIVE: agreements.give,
    log.VOTE: agreements.vote,
    log.AWAY: agreements.away,
    log.SETTING: TableState._setting,
    log.CLOSE: TableState._close,
    log.FREEZE: TableState._freeze,
    log.UNFREEZE: TableState._unfreeze,
}
