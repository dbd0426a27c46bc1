"""What is on the table: a State asks one question at a time, from an agenda of steps."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from mypy_extensions import mypyc_attr

from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import IllegalMove
from beffroi.kernel.label import EVERYONE, Argument, Event, Label

if TYPE_CHECKING:
    from beffroi.kernel.step import Question, Step

Seat: TypeAlias = int
Move: TypeAlias = int
Doc: TypeAlias = "dict[str, Any]"  # plain JSON data

NOBODY: Final = -1  # no seat: an automatic step, the bank, a spectator
UNANSWERED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything on the table. Mutable, cheap to copy, knows no I/O.

    A game subclasses it with its own fields, `clone`, `view`, `imagine`,
    `position`, `scores` and `check`. The agenda is a stack of steps: its last
    item is the question being asked.
    """

    __slots__ = ("agenda", "chance", "journal", "rules", "seals", "seats")

    def __init__(self, seats: int, chance: Chance, rules: int = 1) -> None:
        self.rules = rules  # the revision this table is played by
        self.seats = seats
        self.agenda: list[Step[Any]] = []
        self.chance = chance
        self.journal: list[Event] | None = None  # None: nobody listens (playouts)
        self.seals = 0  # how often a secret was shown: what happened before can't be taken back

    # --- what a game writes -------------------------------------------------

    def clone(self, chance: Chance) -> State:
        """Copy this table, with other luck. Written out by hand, field by field."""
        raise NotImplementedError

    def imagine(self, seat: Seat, chance: Chance) -> State:
        """Make a table this seat cannot tell from the real one: every hidden zone dealt anew.

        Collect what is hidden and sort it before shuffling: with the same luck, tables
        the seat cannot tell apart must give the same imagined table.
        """
        raise NotImplementedError

    def view(self, seat: Seat) -> Doc:
        """Show what this seat (or a spectator, NOBODY) may see, built from nothing, as plain JSON data."""
        raise NotImplementedError

    def position(self) -> Doc:
        """Write the whole table as plain JSON data, secrets and `rules` (the revision) included."""
        raise NotImplementedError

    def scores(self) -> list[dict[str, int]]:
        """Count each seat's points by item; the sum of a seat's items is its score."""
        raise NotImplementedError

    def check(self) -> None:
        """Raise RulesBug where the table breaks an invariant (for tests: goods conserved, nothing negative)."""
        raise NotImplementedError

    # --- what every game has ------------------------------------------------

    def copy(self) -> State:
        """Copy this table, with the same luck to come."""
        return self.clone(self.chance.copy())

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        new = self.copy()
        new.journal = None if self.journal is None else self.journal[:]
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the table as its position, with the luck to come; what it told a listener is not kept."""
        from beffroi.kernel.game import package_of, restore_state

        return restore_state, (package_of(self), self.position(), self.chance, self.seals)

    def ask(self, first: Step[Any], *then: Step[Any]) -> None:
        """Put steps on the agenda; the first named is asked first."""
        agenda = self.agenda
        for i in range(len(then) - 1, -1, -1):
            agenda.append(then[i])
        agenda.append(first)

    def ask_all(self, steps: list[Step[Any]]) -> None:
        """Put steps on the agenda, none or many; the first of the list is asked first."""
        for i in range(len(steps) - 1, -1, -1):
            self.agenda.append(steps[i])

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
        """Note that a secret was shown: nobody may take back what came before."""
        self.seals += 1

    def forget_answers(self, seat: Seat) -> None:
        """Forget, for `imagine`, what others answered in secret: they will be asked again."""
        if self.agenda:
            self.agenda[-1] = self.agenda[-1].imagined(self, seat)

    @property
    def over(self) -> bool:
        return not self.agenda

    def waiting(self) -> list[Seat]:
        """Return the seats that must answer now; empty when the game is over."""
        return self.agenda[-1].waiting() if self.agenda else []

    def options(self, seat: Seat) -> list[Move]:
        """Return the legal answers of a seat that is waited for."""
        return self.agenda[-1].options(self, seat)

    @property
    def question(self) -> Question[Any]:
        """The question being asked; the game is not over."""
        return cast("Question[Any]", self.agenda[-1])

    def prompt(self, seat: Seat) -> Label:
        """Say what the seat is asked."""
        return self.question.prompt(self, seat)

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a move without checking it, and run on to the next question."""
        agenda = self.agenda
        if not agenda[-1].collect(self, seat, move):
            agenda.pop().apply(self, seat, move)
            self.settle()

    def allows(self, seat: Seat, move: Move) -> bool:
        """Tell whether a seat is asked and may answer so."""
        return seat in self.waiting() and move in self.options(seat)

    def play(self, seat: Seat, move: Move) -> None:
        """Check the move, then apply it."""
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
        """Return the score of each seat."""
        return [sum(items.values()) for items in self.scores()]

    def ranking(self) -> list[list[Seat]]:
        """Return seats from first to last; those who share a rank share a list."""
        totals = self.totals()
        return [[i for i in range(self.seats) if totals[i] == t] for t in sorted(set(totals), reverse=True)]

    def digest(self) -> str:
        """Return a fingerprint of the whole table: the same position gives the same digest, compiled or not.

        The revision is left out: a record has it of its own, and digests made before it was written still hold.
        """
        doc = self.position()
        doc.pop("rules", None)
        text = json.dumps(doc, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return hashlib.sha256(text.encode()).hexdigest()[:32]


def replaced(items: list[int], i: int, value: int) -> list[int]:
    """Return a list with one item changed; the old list stays, since copies of a table may share it.

    >>> replaced([1, 2, 3], 1, 9)
    [1, 9, 3]
    """
    new = items[:]
    new[i] = value
    return new
