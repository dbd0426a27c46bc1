"""What a game is played with and never changes: cards, figures, the plan of the round. Shared by all copies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beffroi.games.troyes.cards.model import Activity, Character, EventCard, Improvement
from beffroi.games.troyes.pieces import COLOUR, DIE_CODES, LEVELS, OWNERS, PURPLE, RED, SEATS, VALUE
from beffroi.kernel.state import Doc, Move
from beffroi.kernel.step import Step

if TYPE_CHECKING:
    from beffroi.games.troyes.actions import Action
    from beffroi.games.troyes.expansion import ExtraMoves, Observer, Part, Scorer, Shield


class Ruleset:
    """The tables of one game."""

    __slots__ = (
        "actions",
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
        "extra_moves",
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
        "neutral_faces",
        "neutral_turn",
        "neutral_wins",
        "observers",
        "opening",
        "options",
        "parts",
        "pass_again",
        "pass_first",
        "plain",
        "plan",
        "prices",
        "recruit",
        "reroll",
        "rounds",
        "salaries",
        "scorers",
        "seats",
        "shields",
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
        self.plain = Improvement({})
        self.actions: dict[Move, Action] = {}  # by their moves
        self.parts: list[Part] = []  # what expansions have on an empty table
        self.extra_moves: list[ExtraMoves] = []
        self.observers: list[Observer] = []
        self.scorers: list[Scorer] = []
        self.shields: list[Shield] = []
        self.plan: list[Step[Any]] = []  # the steps of a round, in order; steps never change, so all rounds share them
        self.opening: list[Step[Any]] = []  # the steps before the first round
        self.characters_open = 0  # characters that lie face up, behind the dealt ones, and score for all
        self.lying_most = [1] * OWNERS  # citizens of one owner that events and players may leave lying in a building
        self.followers = [*((seat + 1) % seats for seat in range(SEATS)), 0]  # who comes after each owner
        self.last_followers = self.followers  # the same in the last round
        self.neutral_wins = False  # whether the neutral player keeps the event cards it wins
        self.neutral_turn: Step[Any] | None = None  # its turn in the actions phase, where somebody plays for it
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
    """The orders (as bits) a die can serve: its own; a purple one serves nobody unless an expansion says so."""
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
