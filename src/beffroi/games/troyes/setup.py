"""A new game: the ruleset of its tables, the cards dealt, and the first question."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.actions import ACTIONS
from beffroi.games.troyes.cards import EFFECTS, EVENT_EFFECTS
from beffroi.games.troyes.cards.activities import activities_of
from beffroi.games.troyes.cards.characters import COUNTS, characters_of
from beffroi.games.troyes.cards.events import events_of
from beffroi.games.troyes.expansion import Expansion
from beffroi.games.troyes.figures import figures_with
from beffroi.games.troyes.pieces import NEUTRAL, PLACES, RED, WHITE, YELLOW
from beffroi.games.troyes.ruleset import Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.black import RollBlackDice
from beffroi.games.troyes.steps.placement import PLACEMENT
from beffroi.games.troyes.steps.round import (
    DrawEvents,
    EndRound,
    Income,
    ResolveEvents,
    RollDice,
    TurnUpActivities,
)
from beffroi.games.troyes.steps.turn import Actions
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc
from beffroi.kernel.step import Step

# The sequence of play of a round.
PLAN: list[Step[Any]] = [
    TurnUpActivities(),
    Income(),
    RollDice(),
    DrawEvents(),
    ResolveEvents(),
    RollBlackDice(),
    Actions(),
    EndRound(),
]


def make_ruleset(seats: int, options: Doc, expansions: list[Expansion]) -> Ruleset:
    """The tables of a game with these options; expansions edit them."""
    ruleset = Ruleset(seats, options, figures_with(options["figures"]))
    ruleset.activities = activities_of(ruleset.figures, EFFECTS)
    ruleset.events = events_of(ruleset.figures, EVENT_EFFECTS)
    ruleset.characters = characters_of(ruleset.figures, seats, COUNTS)
    ruleset.plan = PLAN[:]
    ruleset.opening = [PLACEMENT]
    ruleset.actions = dict(ACTIONS)
    for expansion in expansions:
        expansion.apply(ruleset)
    ruleset.improvements = [card.effect.improvement() for card in ruleset.activities]
    bonus = bool(options["bonus"])
    ruleset.candidates = [
        [i for i, card in enumerate(ruleset.activities) if card.place == place and (bonus or not card.bonus)]
        for place in range(PLACES)
    ]
    return ruleset


def deck_of(ruleset: Ruleset, colour: int) -> list[int]:
    """All events of a deck that play along."""
    bonus = bool(ruleset.options["bonus"])
    return [i for i, card in enumerate(ruleset.events) if card.deck == colour and (bonus or not card.bonus)]


def new_game(ruleset: Ruleset, rules: int, chance: Chance) -> Troyes:
    """Deal the cards face down, and begin the placement."""
    s = Troyes(ruleset, chance)
    s.rules = rules
    s.first = chance.below(ruleset.seats, "start player")
    s.cards = [cards[chance.below(len(cards), "activities")] for cards in ruleset.candidates]
    s.characters = list(range(len(ruleset.characters)))
    chance.shuffle(s.characters, "characters")
    red, s.white, s.yellow = deck_of(ruleset, RED), deck_of(ruleset, WHITE), deck_of(ruleset, YELLOW)
    chance.shuffle(red, "red events")
    chance.shuffle(s.white, "white events")
    chance.shuffle(s.yellow, "yellow events")
    s.red, s.aside = red[: ruleset.rounds], red[ruleset.rounds :]
    for slot in ruleset.gray_start:
        s.slots[slot] = NEUTRAL
    for part in s.parts:
        part.set_up(s)
    s.agenda.extend(reversed(ruleset.opening))
    s.settle()
    return s
