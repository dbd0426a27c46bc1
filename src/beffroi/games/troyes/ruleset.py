"""What a game is played with and never changes: cards, figures, the plan of the round. Shared by all copies."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.cards import EFFECTS, EVENT_EFFECTS
from beffroi.games.troyes.cards.activities import activities_of
from beffroi.games.troyes.cards.characters import COUNTS, characters_of
from beffroi.games.troyes.cards.events import events_of
from beffroi.games.troyes.cards.model import Improvement
from beffroi.games.troyes.expansion import Expansion, ExtraMoves, Observer, Part, Scorer, Shield, find_expansions
from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.moves import MOVES
from beffroi.games.troyes.pieces import (
    COLOUR,
    DIE_CODES,
    LEVELS,
    OWNERS,
    PLACES,
    PURPLE,
    RED,
    SEATS,
    VALUE,
)
from beffroi.games.troyes.steps import STEPS
from beffroi.games.troyes.steps.actions import ACTIONS
from beffroi.games.troyes.steps.black import RollBlackDice
from beffroi.games.troyes.steps.placement import PLACEMENT
from beffroi.games.troyes.steps.round import DrawEvents, EndRound, Income, ResolveEvents, RollDice, TurnUpActivities
from beffroi.games.troyes.steps.turn import Actions
from beffroi.kernel.moves import MoveNames
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc
from beffroi.kernel.step import Step, steps_by_name

# The sequence of play of a round.
PLAN: Final[list[Step[Any]]] = [
    TurnUpActivities(),
    Income(),
    RollDice(),
    DrawEvents(),
    ResolveEvents(),
    RollBlackDice(),
    Actions(),
    EndRound(),
]
EXPANSIONS: Final = find_expansions()
ALL_STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *STEPS,
    *(step for expansion in EXPANSIONS for step in expansion.steps),
)
STEPS_BY_NAME: Final = steps_by_name(ALL_STEPS)
MOST_RULESETS: Final = 64  # that are kept to be shared


class Ruleset:
    """The tables of one game, as its options and the expansions make them."""

    def __init__(self, setup: Setup, expansions: list[Expansion]) -> None:
        figures = FIGURES.table(setup.rules, setup.options["figures"])
        seats = setup.seats
        self.rules = setup.rules  # the revision
        self.seats = seats
        self.options = setup.options  # complete and clean
        self.written_options = written_options(setup.options, expansions)  # what a position says of them
        self.figures = figures  # the whole table, overrides done
        self.activities = activities_of(figures, EFFECTS)
        self.events = events_of(figures, EVENT_EFFECTS)  # the first is Marauding
        self.characters = characters_of(figures, seats, COUNTS)
        self.improvements: list[Improvement | None] = []  # by activity
        self.candidates: list[list[int]] = []  # by place: the activity cards that may lie there
        self.plain = Improvement({})
        self.actions = dict(ACTIONS)  # by their moves
        self.parts: list[Part] = []  # what expansions have on an empty table
        self.extra_moves: list[ExtraMoves] = []
        self.observers: list[Observer] = []
        self.scorers: list[Scorer] = []
        self.shields: list[Shield] = []
        self.steps = STEPS_BY_NAME  # that positions may name
        self.plan = PLAN[:]  # the steps of a round, in order; steps never change, so all rounds share them
        self.opening: list[Step[Any]] = [PLACEMENT]  # the steps before the first round
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
        for expansion in expansions:
            expansion.apply(self)
        self.deal_candidates()

    def deal_candidates(self) -> None:
        """List the cards of each place, and what their cubes are good for, once all cards are there."""
        self.improvements = [card.effect.improvement() for card in self.activities]
        bonus = bool(self.options["bonus"])
        self.candidates = [
            [i for i, card in enumerate(self.activities) if card.place == place and (bonus or not card.bonus)]
            for place in range(PLACES)
        ]

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
    """Return the orders (as bits) a die can serve: its own; a purple one serves nobody unless an expansion says so."""
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
    """Return the slots where gray citizens stand before two players place theirs."""
    slots = [value - 1 for value in board["two-player-palace"]]
    slots.extend(6 + (row - 1) * 3 + column - 1 for row, column in board["two-player-bishopric"])
    slots.extend(12 + (row - 1) * 2 + column - 1 for row, column in board["two-player-city-hall"])
    return slots


def name_moves(expansions: list[Expansion]) -> MoveNames:
    """Add the moves of expansions to those of the game."""
    for expansion in expansions:
        if expansion.moves is not None:
            for move in expansion.moves.named():
                MOVES.add(move, [expansion.moves.notation(move)])
    return MOVES


RULESETS: dict[Setup, Ruleset] = {}


def ruleset_of(setup: Setup) -> Ruleset:
    """Return the ruleset of a game; games of the same kind share one."""
    if setup not in RULESETS:
        if len(RULESETS) >= MOST_RULESETS:
            RULESETS.clear()
        RULESETS[setup] = Ruleset(setup, EXPANSIONS)
    return RULESETS[setup]


def written_options(options: Doc, expansions: list[Expansion]) -> Doc:
    """Return the options without those of expansions that are as ever: a new one leaves old records as they are."""
    usual = {option.name: option.default for expansion in expansions for option in expansion.options}
    return {name: value for name, value in options.items() if name not in usual or value != usual[name]}
