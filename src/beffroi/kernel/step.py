"""The lines of a sequence of play: a Question asks one seat, a Simultaneous several at once, an Automatic nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import NOBODY, UNANSWERED, Doc, Move, Seat, State

if TYPE_CHECKING:
    from beffroi.kernel.observation import Cells

S = TypeVar("S", bound=State)

UNKNOWN: Final = -1
NO: Final = 0
YES: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook's sequence of play, with the locals it needs.

    It is popped before it runs: to repeat, it asks itself again. It never changes once it is on an agenda,
    so that copies of a table share their steps.
    """

    __slots__ = ("seat",)

    stored: ClassVar[str] = ""  # its name in positions; "" is the class's. A renamed class keeps the old name here

    def __init__(self, seat: Seat = NOBODY) -> None:
        self.seat = seat

    def waiting(self) -> list[Seat]:
        """Return the seats that must answer."""
        return [self.seat]

    def next_seat_to_answer(self) -> Seat:
        """Return the first of the seats that must answer, without a list of them all."""
        return self.seat

    def options(self, s: S, seat: Seat) -> list[Move]:
        """Return the legal answers: legality lives here and nowhere else."""
        raise NotImplementedError

    def collect(self, s: S, seat: Seat, move: Move) -> bool:
        """Keep this answer and wait for others (see Simultaneous)."""
        return False

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        """Carry out an answer; it is trusted to be one of the options."""
        raise NotImplementedError

    def resolve(self, s: S) -> None:
        """Do what happens by itself."""
        raise NotImplementedError

    def imagined(self, s: S, viewer: Seat) -> Step[S]:
        """Return the step as a seat imagines it; one that holds a secret replaces it."""
        return self

    def closes(self, s: S, seat: Seat) -> bool:
        """Tell whether what this seat does is over when the step comes up: a composed turn ends before it."""
        return False

    def fields(self) -> Doc:
        """Write the locals as plain JSON data, for positions; `read` is the inverse."""
        return {}

    def name(self) -> str:
        """Return the name in positions."""
        return self.stored or type(self).__name__

    def written(self) -> Doc:
        """Write this step down by name: {"step": "ChooseDice", "seat": 1, …}."""
        doc: Doc = {"step": self.name()}
        if self.seat != NOBODY:
            doc["seat"] = self.seat
        doc.update(self.fields())
        return doc

    @classmethod
    def read(cls, r: Reader, s: S) -> Step[S]:
        """Read the step that `fields` wrote down."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """A line of the rules that asks nobody: it writes `resolve`."""

    __slots__ = ()

    def __init__(self) -> None:
        self.seat = NOBODY

    @classmethod
    def read(cls, r: Reader, s: S) -> Step[S]:
        return cls()


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A step that asks one seat: it writes `options` and `apply`, and says them in words."""

    __slots__ = ()

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def asked(self) -> list[Seat]:
        """Return everybody who takes part, whether the answer has come in or not."""
        return [self.seat]

    def prompt(self, s: S, seat: Seat) -> Label:
        """Ask; by default the sentence's key is made of the name in positions."""
        return Label("ask-" + kebab(self.name()))

    def label(self, s: S, seat: Seat, move: Move) -> Label:
        """Say an answer in words, with what it costs or gives now."""
        raise NotImplementedError

    def anchor(self, s: S, seat: Seat, move: Move) -> str:
        """Return the piece an answer belongs to on the page, such as `die:yellow5@2`; empty for a plain button."""
        return ""

    def why_not(self, s: S, seat: Seat, anchor: str) -> Label:
        """Explain why a piece can't be chosen now."""
        return Label("refused")

    def setting(self, s: S, seat: Seat) -> str:
        """Name the setting of the seat (see Game.settings) that may answer this question; empty: none does."""
        return ""

    def standing(self, s: S, seat: Seat, choice: str) -> Move:
        """Return the answer that stands by this choice of the setting, or UNANSWERED: the seat is asked all the same.

        Whether there is one follows from what everybody knows, because everybody sees a seat answer at once.
        """
        return UNANSWERED

    def after_a_while(self, s: S, seat: Seat, choice: str) -> Move:
        """Return the answer that a server gives for the seat by this choice of the setting, but not at once.

        It may follow from what the seat holds: it comes after a time drawn evenly, so that it tells nothing.
        """
        return UNANSWERED

    def preview(self, s: S, viewer: Seat) -> Doc:
        """Show what is being put together, as far as the viewer may know."""
        return {}

    def observe(self, s: S, viewer: Seat, out: Cells) -> None:
        """Write for learners what is being put together, as far as the viewer may know: moves and amounts."""

    # --- composed turns (see `compose`) -----------------------------------------

    def part(self, s: S, seat: Seat, move: Move) -> bool:
        """Tell whether an answer is a piece that is picked, in any order, such as a die of a lot."""
        return False

    def pieces(self, s: S, seat: Seat) -> list[Move]:
        """Return every piece that could be picked here, also one that is not among the options now."""
        return [move for move in self.options(s, seat) if self.part(s, seat, move)]

    def default(self, s: S, seat: Seat) -> Move:
        """Return the answer that a composed turn gives where the seat names none, or UNANSWERED.

        It is fixed, not the best: whoever wants another finds it beside.
        """
        return UNANSWERED

    def branches(self, s: S, seat: Seat) -> bool:
        """Tell whether each answer is a way of its own to go on with a turn, such as an action or a slot."""
        return False

    def direct(self, s: S, seat: Seat, move: Move) -> bool:
        """Tell whether, of several answers that belong to one piece, a click on the piece means this one."""
        return False

    def gathers(self, s: S, seat: Seat, picks: list[Move]) -> int:
        """Tell whether these pieces, in whatever order, can be part of one answer: YES, NO, or UNKNOWN.

        Only a question that is picky about the order in which it takes them needs to know.
        """
        return UNKNOWN

    def why_apart(self, s: S, seat: Seat, picks: list[Move], piece: Move) -> Label:
        """Explain why a piece can't join those that are picked."""
        return self.why_not(s, seat, self.anchor(s, seat, piece))

    def dear(self, why: Label) -> bool:
        """Tell whether this reason against a piece is its price, which is then worth telling."""
        return False

    def lacks(self, s: S, seat: Seat, picks: list[Move]) -> Label:
        """Say what these pieces lack to be an answer."""
        return Label("refused")

    def cost_of(self, s: S, seat: Seat, picks: list[Move]) -> int:
        """Return the deniers these pieces cost together."""
        return 0

    def bill(self, s: S, seat: Seat, move: Move) -> int:
        """Return by how many deniers the bill grows with this answer, or UNKNOWN: see what leaves the purse."""
        return UNKNOWN

    def how_often(self, s: S, seat: Seat, move: Move) -> int:
        """Return how often something is done by this answer; below 0: so many times fewer, 0: no matter of that."""
        return 0

    def spot(self, s: S, seat: Seat, move: Move) -> str:
        """Return the piece of the page where the outcome of this answer shows, if it is not that of the action."""
        return ""

    @classmethod
    def read(cls, r: Reader, s: S) -> Step[S]:
        return cls(r.seat())


@mypyc_attr(allow_interpreted_subclasses=True)
class Simultaneous(Question[S]):
    """Ask several seats at once; answers stay secret until the last is in.

    `answers[seat]` is UNANSWERED while the seat is waited for, and NOT_ASKED for a seat not asked.
    """

    __slots__ = ("answers",)

    NOT_ASKED: Final = -2

    def __init__(self, answers: list[Move]) -> None:
        self.seat = 0
        self.answers = answers

    def waiting(self) -> list[Seat]:
        return [seat for seat, move in enumerate(self.answers) if move == UNANSWERED]

    def next_seat_to_answer(self) -> Seat:
        return self.answers.index(UNANSWERED)

    def asked(self) -> list[Seat]:
        return [seat for seat, move in enumerate(self.answers) if move != Simultaneous.NOT_ASKED]

    def stays_open(self, seat: Seat, move: Move) -> bool:
        """Tell whether somebody is still waited for after this answer: until then it is secret."""
        return self.waiting() != [seat]

    def collect(self, s: S, seat: Seat, move: Move) -> bool:
        """Put the question with this answer in place of the one without it."""
        asked = self.copy()
        asked.answers[seat] = move
        s.agenda[-1] = asked
        return UNANSWERED in asked.answers

    def apply(self, s: S, seat: Seat, move: Move) -> None:
        if sum(answer >= 0 for answer in self.answers) > 1:
            s.seal()  # the last to answer now sees what the others chose
        self.reveal(s)

    def imagined(self, s: S, viewer: Seat) -> Step[S]:
        """Forget what the others answered in secret, so that they will be asked again."""
        asked = self.copy()
        asked.forget(viewer)
        return asked

    def forget(self, seat: Seat) -> None:
        """Drop what the other seats have answered; a step with secrets of its own drops those too."""
        self.answers = [UNANSWERED if i != seat and move >= 0 else move for i, move in enumerate(self.answers)]

    def withdrawn(self, seat: Seat) -> Simultaneous[S]:
        """Return the question without what this seat has answered."""
        asked = self.copy()
        asked.forget_own(seat)
        return asked

    def forget_own(self, seat: Seat) -> None:
        """Drop what the seat has answered; a step with secrets of its own drops those too."""
        if self.answers[seat] >= 0:
            self.answers[seat] = UNANSWERED

    def reveal(self, s: S) -> None:
        """Do what happens once all have answered."""
        raise NotImplementedError

    def copy(self) -> Simultaneous[S]:
        """Copy the question with its own list of answers, to put another one in."""
        raise NotImplementedError("a Simultaneous is copied as answers come in: write its copy")

    def fields(self) -> Doc:
        return {"answers": self.answers[:]}

    def written(self) -> Doc:
        doc: Doc = {"step": self.name()}
        doc.update(self.fields())
        return doc


def steps_by_name(steps: tuple[type[Step[Any]], ...]) -> dict[str, type[Step[Any]]]:
    """Return the kinds of steps by their names in positions."""
    found: dict[str, type[Step[Any]]] = {}
    for step in steps:
        name = step.stored or step.__name__
        if name in found:
            raise ValueError(f"two steps are called {name!r} in positions")
        found[name] = step
    return found


def read_agenda(r: Reader, s: S, steps: dict[str, type[Step[Any]]], default: list[Doc]) -> list[Step[Any]]:
    """Read the steps to come, the one that is asked last."""
    r.has("agenda")
    written = r.items("agenda") if "agenda" in r.doc else Reader({"agenda": default}, r.place, r.seats).items("agenda")
    found: list[Step[Any]] = []
    for one in written:
        name = one.value("step")
        if not isinstance(name, str) or name not in steps:
            raise one.bad("", f"there is no step {name!r:.60}")
        try:
            found.append(steps[name].read(one, s))
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise one.bad("", f"{name} can't be read ({error})") from None
        one.done()
    return found


def kebab(name: str) -> str:
    """Turn a name such as `ChooseDice` into a text key.

    >>> kebab("ChooseDice")
    'choose-dice'
    """
    return "".join("-" + c.lower() if c.isupper() and i else c.lower() for i, c in enumerate(name))
