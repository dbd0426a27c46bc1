"""What a seat knows, as numbers to learn from: named blocks of small cells, written by a game's encoder.

A cell is a whole number from 0 to 255. Learners see it divided by its block's scale, so that features are of about
unit size. Cells of one block mean the same thing, along its axes in row-major order; where an axis is of seats, the
seat that looks comes first and the others follow clockwise, unless the block says otherwise.

Blocks come in groups: first the head, which is written anew each time, then what lies on the table, then some groups
for each player. Most groups have not changed since the seat last looked: a `Sight` keeps them as they were written.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final, TypeAlias

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from beffroi.kernel.state import Seat, State
from beffroi.kernel.step import Question, Simultaneous, Step

MOST_SEATS: Final = 4
NUMBERS: Final = 8  # amounts that a question may show beside the moves it is made of
FLAG: Final = 1


class Block:
    """A named part of an observation. `axes` are its dimensions with their lengths, `most` is the highest value.

    A `wide` block has two cells for each number, the remainder by 256 and what is left of it: for goods without a top.

    >>> Block("dice", "dice on the square", (("owner", 5), ("value", 6)), 8).size
    30
    """

    __slots__ = ("at", "axes", "every", "most", "name", "scale", "seen", "size", "start", "times", "wide")

    def __init__(
        self,
        name: str,
        seen: str,
        axes: tuple[tuple[str, int], ...] = (),
        most: int = FLAG,
        wide: bool = False,
        scale: float = 0.0,
    ) -> None:
        self.name = name
        self.seen = seen
        self.axes = axes
        self.most = most
        self.wide = wide
        self.scale = scale or float(most)
        self.at = 0  # where it begins in its group
        self.start = 0  # where it begins in an observation
        self.times = 1  # how often it is there: once, or for each seat
        self.every = 0  # so many cells further it is there for the next seat
        self.size = 2 if wide else 1
        for _, length in axes:
            self.size *= length

    def cells(self) -> list[int]:
        """Return where its cells are."""
        return [self.start + i * self.every + cell for i in range(self.times) for cell in range(self.size)]

    def range(self) -> str:
        """Return the values of its cells as a learner sees them."""
        if self.wide:
            return f"remainder by 256, and the rest, each / {self.scale:g}"
        return "0 or 1" if self.most == FLAG else f"0 to {self.most}, / {self.scale:g}"

    def shape(self) -> str:
        """Return its axes in words."""
        axes = [f"{length} {axis}" for axis, length in self.axes]
        if self.times > 1:
            axes.insert(0, f"{self.times} seat")
        return " × ".join([*axes, "2"] if self.wide else axes) or "1"


Group: TypeAlias = "tuple[Block, ...]"


class Layout:
    """The blocks of a game's observations, group after group. `version` goes up when one of them changes."""

    __slots__ = ("blocks", "each", "head", "kinds", "shared", "size", "version")

    def __init__(
        self,
        version: int,
        steps: tuple[type[Step[Any]], ...],
        moves: int,
        head: Group,
        table: tuple[Group, ...] = (),
        player: tuple[Group, ...] = (),
    ) -> None:
        self.version = version
        self.kinds = question_kinds(steps)  # by the class of the question
        self.head = 0  # cells of the head: the question, and what changes with nearly every answer
        self.shared = 0  # cells before those of the players
        self.each = sum(size_of(group) for group in player)  # cells of a player
        blocks: list[Block] = []
        for group in ((*question_blocks(len(self.kinds), moves), *head), *table):
            self.place(group, self.shared)
            self.shared += size_of(group)
            self.head = self.head or self.shared
            blocks += group
        self.size = self.shared
        for group in player:
            self.place(group, self.size)
            self.size += size_of(group)
            blocks += group
            for block in group:
                block.times, block.every = MOST_SEATS, self.each
        self.size = self.written(MOST_SEATS)
        self.blocks = tuple(blocks)

    def place(self, group: Group, start: int) -> None:
        """Lay the blocks of a group one after the other."""
        at = 0
        for block in group:
            block.at = at
            block.start = start + at
            at += block.size

    def written(self, seats: int) -> int:
        """Return how many cells are written where so many play; those of players who are not there are empty."""
        return self.shared + seats * self.each

    def at(self, name: str) -> int:
        """Return where a block begins in its group."""
        return self.block(name).at

    def block(self, name: str) -> Block:
        """Return a block by its name."""
        for block in self.blocks:
            if block.name == name:
                return block
        raise KeyError(f"there is no block {name!r}")

    def scales(self) -> list[float]:
        """Return what each cell is multiplied by to be of about unit size."""
        scales = [0.0] * self.size
        for block in self.blocks:
            for cell in block.cells():
                scales[cell] = 1.0 / block.scale
        return scales

    def digest(self) -> str:
        """Return a fingerprint of what every cell means."""
        rows = [
            f"{block.name}|{block.seen}|{block.axes}|{block.most}|{block.wide}|{block.start}|{block.every}"
            for block in self.blocks
        ]
        text = "\n".join(
            [*(kind.__name__ for kind in self.kinds), *rows, *(f"{block.scale:g}" for block in self.blocks)]
        )
        return hashlib.sha256(text.encode()).hexdigest()[:16]


def size_of(group: Group) -> int:
    """Return how many cells a group has."""
    return sum(block.size for block in group)


def blank(group: Group) -> bytes:
    """Return a group with nothing in it."""
    return bytes(size_of(group))


def question_kinds(steps: tuple[type[Step[Any]], ...]) -> dict[Any, int]:
    """Number the classes of questions among the steps of a game."""
    return {kind: i for i, kind in enumerate(step for step in steps if issubclass(step, Question))}


def question_blocks(kinds: int, moves: int) -> tuple[Block, ...]:
    """Return the blocks every game begins with: who looks, and the question on the table."""
    return (
        Block("seat", "the seat that looks, as it is numbered", (("seat", MOST_SEATS),)),
        Block("seats", "how many play", (("count", MOST_SEATS),)),
        Block("question", "the question being asked, by its kind; nothing when the game is over", (("kind", kinds),)),
        Block("asked", "who takes part in it", (("seat", MOST_SEATS),)),
        Block("pending", "the half-built answer: what it is made of so far, as moves", (("move", moves),), 4),
        Block(
            "amounts",
            "numbers of the question, by its kind (`Question.observe`)",
            (("number", NUMBERS),),
            255,
            scale=10.0,
        ),
    )


class Cells:
    """Groups of cells being written, one behind the other. Numbers below 0 and above 255 are cut."""

    __slots__ = ("amounts", "base", "pending", "writer")

    def __init__(self, layout: Layout) -> None:
        self.writer = BytesWriter()
        self.base: i64 = 0
        self.pending: i64 = layout.at("pending")
        self.amounts: i64 = layout.at("amounts")

    def begin(self, blank: bytes) -> None:
        """Begin the next group, with nothing in it."""
        self.base = len(self.writer)
        self.writer.write(blank)

    def add(self, group: bytes) -> None:
        """Add a group that is written already."""
        self.writer.write(group)

    def clear(self) -> None:
        """Forget what was written."""
        self.writer.truncate(0)

    def getvalue(self) -> bytes:
        """Return all that was written."""
        return self.writer.getvalue()

    def mark(self, cell: i64) -> None:
        """Set a flag."""
        self.writer[self.base + cell] = 1

    def put(self, cell: i64, value: i64) -> None:
        """Write a number."""
        if value > 255:
            value = 255
        elif value < 0:
            value = 0
        self.writer[self.base + cell] = u8(value)

    def count(self, cell: i64) -> None:
        """Add one."""
        at = self.base + cell
        value = self.writer[at]
        if value < 255:
            self.writer[at] = value + 1

    def wide(self, cell: i64, value: i64) -> None:
        """Write a number without a top into two cells."""
        if value > 65535:
            value = 65535
        elif value < 0:
            value = 0
        at = self.base + cell
        self.writer[at] = u8(value & 255)
        self.writer[at + 1] = u8(value >> 8)

    def pick(self, move: i64) -> None:
        """Show a move as a part of the half-built answer; below 0 there is none."""
        if move >= 0:
            self.count(self.pending + move)

    def amount(self, i: i64, value: i64) -> None:
        """Show a number of the question."""
        self.put(self.amounts + i, value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """What was written of a table when it was last looked at. A game keeps groups in a class of its own, and from what.

    A list that copies of a table share is never changed in place, another takes its place: as long as a group's sources
    are the same objects, it is what it was.
    """

    __slots__ = ("draft",)

    def __init__(self, layout: Layout) -> None:
        self.draft = Cells(layout)

    def begin(self, blank: bytes) -> Cells:
        """Begin to write a group that has changed."""
        draft = self.draft
        draft.clear()
        draft.begin(blank)
        return draft

    def written(self) -> bytes:
        """Return the group that was written, to keep it."""
        return self.draft.getvalue()


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes what a seat knows of a table into cells: all that its view shows, and nothing else.

    Two tables with equal cells and equal legal moves have equal views; a table the seat cannot tell from the real one
    has the same cells.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.kinds = layout.kinds
        self.several = [issubclass(kind, Simultaneous) for kind in layout.kinds]  # by the number of the kind
        self.head = bytes(layout.head)

    def sight(self, seats: int) -> Sight:
        """Return a sight that has seen nothing yet; it may be used for any table of so many seats."""
        return Sight(self.layout)

    def write(self, s: State, seat: Seat, sight: Sight, out: Cells) -> None:
        """Write one observation behind those that are there, without players who are not."""
        out.begin(self.head)
        out.mark(seat)
        out.mark(MOST_SEATS + s.seats - 1)
        if s.agenda:
            question = s.question
            first = 2 * MOST_SEATS
            kind = self.kinds[type(question)]
            out.mark(first + kind)
            first += len(self.several)
            if self.several[kind]:
                for other in question.asked():
                    out.mark(first + (other - seat) % s.seats)
            else:
                out.mark(first + (question.seat - seat) % s.seats)
            question.observe(s, seat, out)
        self.table(s, seat, sight, out)

    def table(self, s: Any, seat: Seat, sight: Any, out: Cells) -> None:
        """Write the game's own blocks: the rest of the head, then group after group."""
        raise NotImplementedError


def encoded(encoder: Encoder, s: State, seat: Seat) -> bytes:
    """Return one observation."""
    out = Cells(encoder.layout)
    encoder.write(s, seat, encoder.sight(s.seats), out)
    return out.getvalue().ljust(encoder.layout.size, b"\0")
