"""The core protocol: a State asks one question at a time; a Step is a question."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import IllegalMove
from beffroi.kernel.label import EVERYONE, Argument, Event, Label

Seat: TypeAlias = int
Move: TypeAlias = int
Doc: TypeAlias = "dict[str, Any]"  # plain JSON data

NOBODY: Final = -1  # no seat: an automatic step, the bank, a spectator
UNANSWERED: Final = -1

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table. Mutable, cheap to copy, knows no I/O.

    A game subclasses it with its own fields, `clone`, `view`, `imagine`,
    `position`, `scores` and `check`. The agenda is a stack of steps: its last
    item is the question being asked.
    """

    __slots__ = ("agenda", "chance", "journal", "seals", "seats")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.chance = chance
        self.journal: list[Event] | None = None  # None: nobody listens (playouts)
        self.seals = 0  # how often a secret was shown: what happened before can't be taken back

    # --- what a game writes -------------------------------------------------

    def clone(self, chance: Chance) -> State:
        """This table copied, with other luck. Written out by hand, field by field."""
        raise NotImplementedError

    def imagine(self, seat: Seat, chance: Chance) -> State:
        """A table this seat cannot tell from the real one: every hidden zone dealt anew.

        Collect what is hidden and sort it before shuffling: with the same luck, tables
        the seat cannot tell apart must give the same imagined table.
        """
        raise NotImplementedError

    def view(self, seat: Seat) -> Doc:
        """What this seat (or a spectator, NOBODY) may see, built from nothing, as plain JSON data."""
        raise NotImplementedError

    def position(self) -> Doc:
        """The whole table written down as plain JSON data, secrets included."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """For each seat its points by item; the sum of a seat's items is its score."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise RulesBug where the table breaks an invariant (for tests: goods conserved, nothing negative)."""
        raise NotImplementedError

    # --- what every game has ------------------------------------------------

    def copy(self) -> State:
        """An independent table with the same luck to come."""
        return self.clone(self.chance.copy())

    def ask(self, *steps: Step[Any]) -> None:
        """Put steps on the agenda; the first named is asked first."""
        agenda = self.agenda
        for i in range(len(steps) - 1, -1, -1):
            agenda.append(steps[i])

    def tell(self, key: str, *args: Argument) -> None:
        """Say what happened, for all to know."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(key, args))

    def tell_only(self, seat: Seat, key: str, *args: Argument) -> None:
        """Say what happened, to one seat only."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(key, args, only=seat))

    def tell_others(self, seat: Seat, key: str, *args: Argument) -> None:
        """Say what happened, to everybody but one seat (which is told by `tell_only`)."""
        journal = self.journal
        if journal is not None:
            journal.append(Event(key, args, EVERYONE, seat))

    def seal(self) -> None:
        """A secret was shown: nobody may take back what came before."""
        self.seals += 1

    def forget_answers(self, seat: Seat) -> None:
        """For `imagine`: what others answered in secret is unknown, so they will be asked again."""
        step = self.agenda[-1] if self.agenda else None
        if isinstance(step, Simultaneous):
            asked = step.copy()
            asked.forget(seat)
            self.agenda[-1] = asked

    @property
    def over(self) -> bool:
        return not self.agenda

    def waiting(self) -> list[Seat]:
        """The seats that must answer now; empty when the game is over."""
        return self.agenda[-1].waiting() if self.agenda else []

    def options(self, seat: Seat) -> list[Move]:
        """The legal answers of a seat that is waited for."""
        return self.agenda[-1].options(self, seat)

    def prompt(self, seat: Seat) -> Label:
        """What the seat is asked."""
        return self.agenda[-1].prompt(self, seat)

    def apply(self, seat: Seat, move: Move) -> None:
        """Trusts the move. Runs on to the next question."""
        agenda = self.agenda
        if not agenda[-1].collect(self, seat, move):
            agenda.pop().apply(self, seat, move)
            self.settle()

    def play(self, seat: Seat, move: Move) -> None:
        """Checks the move, then applies it."""
        if seat not in self.waiting():
            raise IllegalMove(seat, str(move), "it is not this seat's turn" if self.agenda else "the game is over")
        if move not in self.options(seat):
            raise IllegalMove(seat, str(move), "it is not among the choices")
        self.apply(seat, move)

    def settle(self) -> None:
        """Resolve automatic steps until somebody must answer."""
        agenda = self.agenda
        while agenda and agenda[-1].seat == NOBODY:
            agenda.pop().resolve(self)

    def totals(self) -> list[int]:
        """The score of each seat."""
        return [sum(items.values()) for items in self.scores()]

    def ranking(self) -> list[list[Seat]]:
        """Seats from first to last; those who share a rank share a list."""
        totals = self.totals()
        return [[i for i in range(self.seats) if totals[i] == t] for t in sorted(set(totals), reverse=True)]

    def digest(self) -> str:
        """A fingerprint of the whole table: the same position gives the same digest, compiled or not."""
        text = json.dumps(self.position(), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:32]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook's sequence of play, with the locals it needs.

    With a seat it is a question (`options`, `apply`); without one it happens by
    itself (`resolve`). It is popped before it runs: to repeat, it asks itself again.
    It never changes once it is on an agenda, so that copies of a table share their steps.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat = NOBODY) -> None:
        self.seat = seat

    def waiting(self) -> list[Seat]:
        return [self.seat]

    def options(self, s: S, seat: Seat) -> list[Move]:
        raise NotImplementedError

    def prompt(self, s: S, seat: Seat) -> Label:
        """The sentence that asks; by default the key is made of the class's name."""
        return Label("ask-" + kebab(type(self).__name__))

    def collect(self, s: S, seat: Seat, move: Move) -> bool:
        """Keep this answer and wait for others (see Simultaneous)."""
        return False

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        raise NotImplementedError

    def resolve(self, s: S) -> None:
        raise NotImplementedError

    def fields(self) -> Doc:
        """The locals, as plain JSON data, for `position`."""
        return {}

    def written(self) -> Doc:
        """This step written down by name: {"step": "ChooseDice", "seat": 1, …}."""
        doc: Doc = {"step": type(self).__name__}
        if self.seat != NOBODY:
            doc["seat"] = self.seat
        doc.update(self.fields())
        return doc


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Step[S]):
    """Ask several seats at once; answers stay secret until the last is in.

    `answers[seat]` is UNANSWERED while the seat is waited for, and NOT_ASKED for a seat not asked.
    """

    __slots__ = ("answers",)

    NOT_ASKED: Final = -2

    def __init__(self, answers: list[Move]) -> None:
        super().__init__(0)
        self.answers = answers

    def waiting(self) -> list[Seat]:
        return [seat for seat, move in enumerate(self.answers) if move == UNANSWERED]

    def stays_open(self, seat: Seat, move: Move) -> bool:
        """Whether somebody is still waited for after this answer: until then it is secret."""
        return self.waiting() != [seat]

    def collect(self, s: S, seat: Seat, move: Move) -> bool:
        """The question with this answer takes the place of the one without it."""
        asked = self.copy()
        asked.answers[seat] = move
        s.agenda[-1] = asked
        return UNANSWERED in asked.answers

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        if sum(answer >= 0 for answer in self.answers) > 1:
            s.seal()  # the last to answer now sees what the others chose
        self.reveal(s)

    def forget(self, seat: Seat) -> None:
        """Drop what the other seats have answered; a step with secrets of its own drops those too."""
        self.answers = [UNANSWERED if i != seat and move >= 0 else move for i, move in enumerate(self.answers)]

    def reveal(self, s: S) -> None:
        """All have answered: what happens."""
        raise NotImplementedError

    def copy(self) -> Simultaneous[S]:
        """The same question with its own list of answers, to put another one in."""
        raise NotImplementedError("a Simultaneous is copied as answers come in: write its copy")

    def fields(self) -> Doc:
        return {"answers": self.answers[:]}

    def written(self) -> Doc:
        doc: Doc = {"step": type(self).__name__}
        doc.update(self.fields())
        return doc


def replaced(items: list[int], i: int, value: int) -> list[int]:
    """A list with one item changed; the old list stays, since copies of a table may share it.

    >>> replaced([1, 2, 3], 1, 9)
    [1, 9, 3]
    """
    new = items[:]
    new[i] = value
    return new


def kebab(name: str) -> str:
    """`ChooseDice` as a text key.

    >>> kebab("ChooseDice")
    'choose-dice'
    """
    return "".join("-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))
