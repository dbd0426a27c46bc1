"""What a game is played with and never changes: cards, figures, the plan of the round. Shared by all copies."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.agendas import ABOVE, CHECKS
from beffroi.games.troyes.cards import EVENT_EFFECTS, effects_of
from beffroi.games.troyes.cards.activities import activities_of
from beffroi.games.troyes.cards.characters import COUNTS, characters_of
from beffroi.games.troyes.cards.events import events_of
from beffroi.games.troyes.cards.model import Activity, Character, EventCard, Improvement
from beffroi.games.troyes.expansion import Expansion, ExtraMoves, Observer, Part, Scorer, Shield, find_expansions
from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.moves import MOVES
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
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
from beffroi.games.troyes.steps.actions import ACTIONS, Action
from beffroi.games.troyes.steps.black import RollBlackDice
from beffroi.games.troyes.steps.placement import PLACEMENT
from beffroi.games.troyes.steps.round import DrawEvents, EndRound, Income, ResolveEvents, RollDice, TurnUpActivities
from beffroi.games.troyes.steps.turn import Actions
from beffroi.kernel.agendas import Agendas, joined
from beffroi.kernel.moves import MoveNames
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Move
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
AGENDAS: Final = Agendas(
    joined([ABOVE, *(expansion.above for expansion in EXPANSIONS)]),
    {**CHECKS, **{name: check for expansion in EXPANSIONS for name, check in expansion.step_checks.items()}},
)
MOST_RULESETS: Final = 64  # that are kept to be shared


class Ruleset:
    """The tables of one game, as its options and the expansions make them."""

    rules: int  # the revision
    seats: int
    options: Doc  # complete and clean
    written_options: Doc  # what a position says of them
    figures: Doc  # the whole table, overrides done
    activities: list[Activity]
    events: list[EventCard]  # the first is Marauding
    characters: list[Character]
    improvements: list[Improvement | None]  # by activity
    candidates: list[list[int]]  # by place: the activity cards that may lie there
    plain: Improvement  # a lot that no cube improves
    actions: dict[Move, Action]  # by their moves
    parts: list[Part]  # what expansions have on an empty table
    extra_moves: list[ExtraMoves]  # what expansions add, see `expansion.py`
    observers: list[Observer]
    scorers: list[Scorer]
    shields: list[Shield]
    steps: dict[str, type[Step[Any]]]  # that positions may name
    agendas: Agendas  # which there can be
    asks_others: tuple[str, ...]  # steps that ask a seat in the turn of another
    plan: list[Step[Any]]  # the steps of a round, in order; steps never change, so all rounds share them
    opening: list[Step[Any]]  # the steps before the first round
    characters_open: int  # characters that lie face up, behind the dealt ones, and score for all
    lying_most: list[int]  # citizens of one owner that events and players may leave lying in a building
    followers: list[int]  # who comes after each owner
    last_followers: list[int]  # the same in the last round
    neutral_wins: bool  # whether the neutral player keeps the event cards it wins
    neutral_turn: Step[Any] | None  # its turn in the actions phase, where somebody plays for it
    neutral_faces: Step[Any] | None  # likewise before the black dice
    cathedral_points: list[int]
    cathedral_influence: list[int]
    cathedral_levels: int  # with those that only a card can build
    missing_level: int  # points lost for a level of the Cathedral without an own cube
    unfinished: int  # points for an event with an own cube
    die_orders: list[list[int]]  # by owner and die: the orders it can serve, as bits
    strengths: list[int]  # by die: what it is worth against black ones
    income: int
    salaries: list[int]  # by building
    shortfall: int  # points lost by who can't give all that is due
    prices: list[int]  # of a die, by the size of its lot
    agriculture: int  # the divisor
    pass_first: int
    pass_again: int
    gray_citizens: int
    dice_of_a_colour: int  # the most that can lie on the square
    entry_rows: list[list[int]]  # building * 6 + value - 1: the slots of the row it opens
    gray_start: list[int]  # slots where gray citizens stand before two players place theirs
    influence: int
    influence_most: int
    reroll: int
    recruit: int
    turn: int
    event_influence: int
    black_die_influence: int
    deniers: int
    citizens: int
    rounds: int
    characters_each: int

    __slots__ = tuple(__annotations__)

    def __init__(self, setup: Setup, expansions: list[Expansion]) -> None:
        figures = FIGURES.table(setup.rules, setup.options["figures"])
        seats = setup.seats
        self.rules = setup.rules
        self.seats = seats
        self.options = setup.options
        self.written_options = written_options(setup.options, expansions)
        self.figures = figures
        self.activities = activities_of(figures, effects_of(setup.rules))
        self.events = events_of(figures, EVENT_EFFECTS)
        self.characters = characters_of(figures, seats, COUNTS)
        self.improvements = []
        self.candidates = []
        self.plain = Improvement({})
        self.actions = dict(ACTIONS)
        self.parts = []
        self.extra_moves = []
        self.observers = []
        self.scorers = []
        self.shields = []
        self.steps = STEPS_BY_NAME
        self.agendas = AGENDAS
        self.asks_others = ()
        self.plan = PLAN[:]
        self.opening = [PLACEMENT]
        self.characters_open = 0
        self.lying_most = [1] * OWNERS
        self.followers = [*((seat + 1) % seats for seat in range(SEATS)), 0]
        self.last_followers = self.followers
        self.neutral_wins = False
        self.neutral_turn = None
        self.neutral_faces = None
        self.read_board(figures["board"])
        self.read_influence(figures["influence"])
        self.read_start(figures["start"])
        self.cathedral_points = list(figures["cathedral"]["points"])
        self.cathedral_influence = list(figures["cathedral"]["influence"])
        self.cathedral_levels = LEVELS
        self.missing_level = figures["cathedral"]["missing-level"]
        self.unfinished = figures["end"]["unfinished-event"]
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
        self.income = board["income"]
        self.salaries = list(board["salaries"])
        self.shortfall = board["shortfall"]
        self.prices = [0, *board["die-prices"]]
        self.agriculture = board["agriculture-divisor"]
        self.pass_first = board["pass-first"]
        self.pass_again = board["pass-again"]
        self.gray_citizens = board["gray-citizens"]
        self.dice_of_a_colour = BUILDING_SLOTS
        self.entry_rows = entry_rows_of(board)
        self.gray_start = gray_slots(board) if self.seats == 2 else []

    def read_influence(self, influence: Doc) -> None:
        self.influence = influence["start"]
        self.influence_most = influence["most"]
        self.reroll = influence["reroll"]
        self.recruit = influence["recruit"]
        self.turn = influence["turn"]
        self.event_influence = influence["event-cube"]
        self.black_die_influence = influence["black-die"]

    def read_start(self, start: Doc) -> None:
        crowd = max(0, self.seats - 2)  # alone as for two
        self.deniers = start["deniers"]
        self.citizens = start["citizens"][crowd]
        self.rounds = start["rounds"][crowd]
        self.characters_each = start["characters"][crowd]


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


ALL_MOVES: Final = name_moves(EXPANSIONS)
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
