"""A new game: the book of its tables, the cards dealt, and the first question."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.cards.activities import activities_of
from beffroi.games.troyes.cards.characters import characters_of
from beffroi.games.troyes.cards.event_effects import events_of
from beffroi.games.troyes.figures import figures_with
from beffroi.games.troyes.pieces import NEUTRAL, PLACES, RED, WHITE, YELLOW
from beffroi.games.troyes.ruleset import Book, Module
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
from beffroi.kernel.state import Doc, Step

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


def make_book(seats: int, options: Doc, modules: list[Module]) -> Book:
    """The tables of a game with these options; modules edit them."""
    book = Book(seats, options, figures_with(options["figures"]))
    book.activities = activities_of(book.figures)
    book.events = events_of(book.figures)
    book.characters = characters_of(book.figures, seats)
    book.plan = PLAN[:]
    book.opening = [PLACEMENT]
    book.modules = modules
    for module in modules:
        module.edit(book)
    book.improvements = [card.effect.improvement() for card in book.activities]
    bonus = bool(options["bonus"])
    book.candidates = [
        [i for i, card in enumerate(book.activities) if card.place == place and (bonus or not card.bonus)]
        for place in range(PLACES)
    ]
    return book


def deck_of(book: Book, colour: int) -> list[int]:
    """All events of a deck that play along."""
    bonus = bool(book.options["bonus"])
    return [i for i, card in enumerate(book.events) if card.deck == colour and (bonus or not card.bonus)]


def new_game(book: Book, chance: Chance) -> Troyes:
    """Deal the cards face down, and begin the placement."""
    s = Troyes(book, chance)
    s.first = chance.below(book.seats, "start player")
    s.cards = [cards[chance.below(len(cards), "activities")] for cards in book.candidates]
    s.characters = list(range(len(book.characters)))
    chance.shuffle(s.characters, "characters")
    red, s.white, s.yellow = deck_of(book, RED), deck_of(book, WHITE), deck_of(book, YELLOW)
    chance.shuffle(red, "red events")
    chance.shuffle(s.white, "white events")
    chance.shuffle(s.yellow, "yellow events")
    s.red, s.aside = red[: book.rounds], red[book.rounds :]
    for slot in book.gray_start:
        s.slots[slot] = NEUTRAL
    for module in book.modules:
        module.set_up(s)
    s.agenda.extend(reversed(book.opening))
    s.settle()
    return s
