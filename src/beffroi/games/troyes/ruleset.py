"""What a game is played with and never changes: cards, figures, the plan of the round. Shared by all copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.cards.model import Activity, Character, EventCard, Improvement
from beffroi.games.troyes.pieces import COLOUR, DIE_CODES, LEVELS, OWNERS, PURPLE, RED, SEATS, VALUE
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Step

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes
    from beffroi.games.troyes.steps.lot import TakeDice


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """A part of an expansion: it edits the ruleset of a game, and is told what happens at the table.

    What a module keeps on the table lies in `s.extra`, whole numbers behind the place it got by `ruleset.keep`.
    """

    __slots__ = ()

    def edit(self, ruleset: Ruleset) -> None:
        """Change the tables and the plan of the round, before anything is set up."""

    def set_up(self, s: Troyes) -> None:
        """Put the module's pieces on the table of a new game."""

    def actions(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        """Add moves to what a seat may do in its turn."""

    def act(self, s: Troyes, seat: Seat, move: Move) -> bool:
        """Do one of these moves; False if it is none of this module's."""
        return False

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label | None:
        """One of the module's moves in words."""
        return None

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        """The piece one of the module's moves belongs to."""
        return ""

    def loose_cubes(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        """Add the moves that name own cubes lying on pieces of the module."""

    def lose_cube(self, s: Troyes, seat: Seat, move: Move) -> None:
        """Take away the cube that one of these moves names."""

    def bought(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        """A seat has paid for these dice of others."""

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        """A seat is about to use an activity card."""

    def settled(self, s: Troyes, seat: Seat) -> None:
        """A seat has placed a citizen on a main building."""

    def farmed(self, s: Troyes, seat: Seat) -> None:
        """A seat has exploited agriculture."""

    def neutral_gains(self, s: Troyes, points: int) -> None:
        """Points go to the neutral player: lost, unless a module plays for it."""

    def cubes_placed(self, s: Troyes, seat: Seat) -> None:
        """A seat has placed a cube on the Cathedral or an event."""

    def black_rolled(self, s: Troyes) -> None:
        """The black dice of the events phase were rolled."""

    def citizens(self, s: Troyes, seat: Seat) -> int:
        """How many citizens of a seat the module holds."""
        return 0

    def round_ended(self, s: Troyes) -> None:
        """The pieces of the round were cleared."""

    def turn_began(self, s: Troyes) -> None:
        """Somebody's turn in the actions phase begins."""

    def lot_moves(self, s: Troyes, taking: TakeDice, moves: list[Move]) -> None:
        """Add moves to what a seat may do before the first die of a lot."""

    def lot_act(self, s: Troyes, taking: TakeDice, move: Move) -> None:
        """Do one of these moves."""

    def face_moves(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        """Add moves to what a seat may do that faces the highest black die."""

    def face(self, s: Troyes, seat: Seat, move: Move) -> None:
        """Do one of these moves."""

    def averts(self, s: Troyes, seat: Seat, loss: str, amount: int) -> bool:
        """Whether the module sees to what an event takes from a seat, perhaps by asking it.

        What is lost: `deniers` or `influence`, so many of them; `cube`, the one on that space of the Cathedral.
        """
        return False

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label | None:
        """Why a piece of the module can't be chosen while an action is to be chosen."""
        return None

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        """Add points of the final scoring, by item."""

    def recalled(self, s: Troyes) -> int:
        """How many of the characters that lie face up have scored already and are gone."""
        return 0

    def worth(self, s: Troyes, seat: Seat, time_left: float) -> float:
        """Final points a seat may expect of the module's pieces, for bots; time is told in rounds."""
        return 0.0

    def imagine(self, s: Troyes, seat: Seat) -> None:
        """Deal anew what the seat can't know of the module's pieces (luck: s.chance)."""

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        """Add what a seat sees of the module."""

    def draw(self, view: Doc, say: Any) -> list[str]:
        """The module's pieces as lines for a terminal, from a view."""
        return []

    def catalogue(self, ruleset: Ruleset, catalogue: Doc) -> None:
        """Add the static data of the module's pieces."""

    def position(self, s: Troyes, doc: Doc) -> None:
        """Write the module's pieces down."""

    def read_position(self, s: Troyes, doc: Doc) -> None:
        """Read them again; BadPosition where they can't be. Takes its keys out of the document."""

    def check(self, s: Troyes) -> None:
        """Raise RulesBug where the module's pieces break an invariant."""


class Ruleset:
    """The tables of one game."""

    __slots__ = (
        "activities",
        "agriculture",
        "black_die_influence",
        "candidates",
        "cathedral_influence",
        "cathedral_levels",
        "cathedral_points",
        "characters",
        "characters_each",
        "characters_open",
        "citizens",
        "deniers",
        "die_orders",
        "entry_rows",
        "event_influence",
        "events",
        "extra",
        "figures",
        "followers",
        "gray_citizens",
        "gray_start",
        "improvements",
        "income",
        "influence",
        "influence_most",
        "last_followers",
        "lying_most",
        "missing_level",
        "modules",
        "neutral_faces",
        "neutral_turn",
        "neutral_wins",
        "opening",
        "options",
        "pass_again",
        "pass_first",
        "plain",
        "plan",
        "prices",
        "recruit",
        "reroll",
        "rounds",
        "salaries",
        "seats",
        "shortfall",
        "strengths",
        "turn",
        "unfinished",
        "written_options",
    )

    def __init__(self, seats: int, options: Doc, figures: Doc) -> None:
        self.seats = seats
        self.options = options  # complete and clean
        self.written_options = options  # what a position says of them
        self.figures = figures  # the whole table, overrides done
        self.activities: list[Activity] = []
        self.events: list[EventCard] = []  # the first is Marauding
        self.characters: list[Character] = []
        self.improvements: list[Improvement | None] = []  # by activity
        self.candidates: list[list[int]] = []  # by place: the activity cards that may lie there
        self.plain = Improvement()
        self.modules: list[Module] = []
        self.plan: list[Step[Any]] = []  # the steps of a round, in order; steps never change, so all rounds share them
        self.opening: list[Step[Any]] = []  # the steps before the first round
        self.characters_open = 0  # characters that lie face up, behind the dealt ones, and score for all
        self.lying_most = [1] * OWNERS  # citizens of one owner that events and players may leave lying in a building
        self.followers = [*((seat + 1) % seats for seat in range(SEATS)), 0]  # who comes after each owner
        self.last_followers = self.followers  # the same in the last round
        self.extra = 0  # how many whole numbers the modules keep on the table, see `keep`
        self.neutral_wins = False  # whether the neutral player keeps the event cards it wins
        self.neutral_turn: Step[Any] | None = None  # its turn in the actions phase, where a module plays for it
        self.neutral_faces: Step[Any] | None = None  # likewise before the black dice
        self.read_board(figures["board"])
        self.read_influence(figures["influence"])
        self.read_start(figures["start"])
        self.cathedral_points: list[int] = list(figures["cathedral"]["points"])
        self.cathedral_influence: list[int] = list(figures["cathedral"]["influence"])
        self.cathedral_levels = LEVELS  # with those that only a card can build
        self.missing_level: int = figures["cathedral"]["missing-level"]
        self.unfinished: int = figures["end"]["unfinished-event"]
        self.die_orders = [[die_orders(code) for code in range(DIE_CODES)] for _ in range(OWNERS)]
        self.strengths = [VALUE[code] * (2 if COLOUR[code] == RED else 1) for code in range(DIE_CODES)]

    def keep(self, count: int) -> int:
        """Room for a module's whole numbers in `s.extra`; returns where they begin."""
        self.extra += count
        return self.extra - count

    def read_board(self, board: Doc) -> None:
        self.income: int = board["income"]
        self.salaries: list[int] = list(board["salaries"])
        self.shortfall: int = board["shortfall"]
        self.prices: list[int] = [0, *board["die-prices"]]  # of a die, by the size of its lot
        self.agriculture: int = board["agriculture-divisor"]
        self.pass_first: int = board["pass-first"]
        self.pass_again: int = board["pass-again"]
        self.gray_citizens: int = board["gray-citizens"]
        self.entry_rows = entry_rows_of(board)
        self.gray_start = gray_slots(board) if self.seats == 2 else []

    def read_influence(self, influence: Doc) -> None:
        self.influence: int = influence["start"]
        self.influence_most: int = influence["most"]
        self.reroll: int = influence["reroll"]
        self.recruit: int = influence["recruit"]
        self.turn: int = influence["turn"]
        self.event_influence: int = influence["event-cube"]
        self.black_die_influence: int = influence["black-die"]

    def read_start(self, start: Doc) -> None:
        crowd = max(0, self.seats - 2)  # alone as for two
        self.deniers: int = start["deniers"]
        self.citizens: int = start["citizens"][crowd]
        self.rounds: int = start["rounds"][crowd]
        self.characters_each: int = start["characters"][crowd]


def die_orders(code: int) -> int:
    """The orders (as bits) a die can serve: its own; a purple one serves nobody unless a module says so."""
    return 0 if COLOUR[code] == PURPLE else 1 << COLOUR[code]


def entry_rows_of(board: Doc) -> list[list[int]]:
    """For each building and die (building * 6 + value - 1) the slots of the row it opens, from the entrance on."""
    rows: list[list[int]] = [[slot] for slot in range(6)]  # the Palace: six slots of one
    for first, key in ((6, "bishopric-rows"), (12, "city-hall-rows")):
        opened: dict[int, list[int]] = {}
        length = 6 // len(board[key])
        for row, values in enumerate(board[key]):
            for value in values:
                opened[value] = [first + row * length + column for column in range(length)]
        rows.extend(opened[value] for value in range(1, 7))
    return rows


def gray_slots(board: Doc) -> list[int]:
    """The slots where gray citizens stand before two players place theirs."""
    slots = [value - 1 for value in board["two-player-palace"]]
    slots.extend(6 + (row - 1) * 3 + column - 1 for row, column in board["two-player-bishopric"])
    slots.extend(12 + (row - 1) * 2 + column - 1 for row, column in board["two-player-city-hall"])
    return slots
