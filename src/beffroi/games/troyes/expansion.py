"""What an expansion brings: its declaration, and five small roles whose objects it puts into a ruleset."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from beffroi.kernel.agendas import Above, StepCheck
from beffroi.kernel.conflict import OptionConflict
from beffroi.kernel.game import Option
from beffroi.kernel.label import Label
from beffroi.kernel.moves import MoveNames
from beffroi.kernel.observation import Block, Cells
from beffroi.kernel.preset import Preset
from beffroi.kernel.reader import Reader
from beffroi.kernel.setting import SeatSetting
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Step

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset
    from beffroi.games.troyes.state import Troyes
    from beffroi.games.troyes.steps.lot import TakeDice

PACKAGE = "beffroi.games.troyes"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """What an expansion has on the table: a value that is never changed in place.

    A ruleset lists the parts of an empty table; `s.put` lays another value in the place of a part, so that copies of a
    table share them all. A part without fields only shows or checks something.
    """

    __slots__ = ()

    block: ClassVar[str] = ""  # the first of its blocks in observations; none if it shows nothing of its own

    def set_up(self, s: Troyes) -> None:
        """Lay out the pieces of a new game."""

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        """Add what a seat sees of it."""

    def observe(self, s: Troyes, turns: list[int], out: Cells, at: int) -> None:
        """Write what everybody sees of it into its blocks; `turns` has the places of the owners there."""

    def render_text(self, view: Doc, say: Any) -> list[str]:
        """Lines for a terminal, from a view."""
        return []

    def write(self, s: Troyes, doc: Doc) -> None:
        """Add the pieces to a position."""

    def read(self, r: Reader, s: Troyes) -> None:
        """Lay out the pieces of a position."""

    def check(self, s: Troyes) -> None:
        """Raise RulesBug where the pieces break an invariant."""

    def citizens(self, seat: Seat) -> int:
        """Return how many citizens of a seat it holds."""
        return 0

    def count(self, s: Troyes, seat: Seat, ledger: dict[str, int]) -> None:
        """Add what a seat has of it, by name, as `Game.ledger` wants it."""

    def catalogue(self, ruleset: Ruleset, catalogue: Doc) -> None:
        """Add the static data of the pieces."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ExtraMoves:
    """Answers that an expansion adds to questions of the base game."""

    __slots__ = ()

    def in_turn(self, s: Troyes, seat: Seat, found: list[Move]) -> list[Move]:
        """Return what a seat may also do in its turn, besides what was found."""
        return []

    def before_lot(self, s: Troyes, taking: TakeDice) -> list[Move]:
        """Return what a seat may also do before the first die of a lot."""
        return []

    def facing_black(self, s: Troyes, seat: Seat) -> list[Move]:
        """Return what a seat may also do that faces the highest black die."""
        return []

    def cubes(self, s: Troyes, seat: Seat) -> list[Move]:
        """Return the moves that name own cubes lying on pieces of the expansion."""
        return []

    def act(self, s: Troyes, asked: Step[Troyes], move: Move) -> bool:
        """Do one of these moves, as an answer to the question it was added to; False if it is none of them."""
        return False

    def lose_cube(self, s: Troyes, seat: Seat, move: Move) -> None:
        """Take away the cube that one of these moves names."""

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label | None:
        """Return one of these moves in words; None if it is none of them."""
        return None

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        """Return the piece one of these moves belongs to; empty if it is none of them."""
        return ""

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label | None:
        """Return why a piece of the expansion can't be chosen in a turn; None for other pieces."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """A listener to what happens at the table."""

    __slots__ = ()

    def turn_began(self, s: Troyes) -> None:
        """A turn in the actions phase begins."""

    def bought(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        """A seat has paid for these dice of others."""

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        """A seat is about to use an activity card."""

    def settled(self, s: Troyes, seat: Seat) -> None:
        """A seat has placed a citizen on a main building."""

    def farmed(self, s: Troyes, seat: Seat) -> None:
        """A seat has exploited agriculture."""

    def cubes_placed(self, s: Troyes, seat: Seat) -> None:
        """A seat has placed a cube on the Cathedral or an event."""

    def black_rolled(self, s: Troyes) -> None:
        """The black dice of the events phase were rolled."""

    def round_ended(self, s: Troyes) -> None:
        """The pieces of the round were cleared."""

    def neutral_gains(self, s: Troyes, points: int) -> None:
        """Points go to the neutral player: lost, unless somebody plays for it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Scorer:
    """Points that an expansion adds, when the game is over and before."""

    __slots__ = ()

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        """Add points of the final scoring, by item."""

    def recalled(self, s: Troyes) -> int:
        """Return how many of the characters that lie face up have scored already and are gone."""
        return 0

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Return the final points a seat may expect of it, for bots; time is counted in rounds."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Shield:
    """A protection against the losses that events bring."""

    __slots__ = ()

    def averts(self, s: Troyes, seat: Seat, loss: str, amount: int) -> bool:
        """Tell whether it sees to what an event takes from a seat, perhaps by asking it.

        The loss is `deniers` or `influence`, with an amount of them, or `cube` with its space of the Cathedral.
        """
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """What a sub-folder offers as EXPANSION."""

    fewest: ClassVar[int] = 2  # players
    options: ClassVar[tuple[Option, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    messages: ClassVar[dict[str, tuple[str, ...]]] = {}
    names: ClassVar[tuple[str, ...]] = ()
    moves: ClassVar[MoveNames | None] = None  # those it adds to the game's
    steps: ClassVar[tuple[type[Step[Any]], ...]] = ()
    blocks: ClassVar[tuple[Block, ...]] = ()  # of observations, those of its parts
    above: ClassVar[Above] = {}  # where its steps may lie on an agenda
    step_checks: ClassVar[dict[str, StepCheck]] = {}  # what they need on the table

    def conflict(self, seats: int, options: Doc) -> OptionConflict | None:
        """Return why these options can't be played with so many players, and the ways out; None if they can."""
        return None

    def settings(self, setup: Setup) -> tuple[SeatSetting, ...]:
        """Return what a seat of such a game may settle once for questions of the expansion."""
        return ()

    def apply(self, ruleset: Ruleset) -> None:
        """Edit the cards and the plan of a game as its options say, and put the expansion's objects into its lists."""


def find_expansions() -> list[Expansion]:
    """Return the expansions in the sub-folders of the game, in the order of their names."""
    home = importlib.import_module(PACKAGE)
    found = []
    for info in pkgutil.iter_modules(home.__path__):
        if info.ispkg and info.name not in ("cards", "steps", "tests", "ui"):
            expansion = getattr(importlib.import_module(f"{PACKAGE}.{info.name}"), "EXPANSION", None)
            if isinstance(expansion, Expansion):
                found.append(expansion)
    return found
