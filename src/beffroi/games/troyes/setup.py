"""A new game: the cards dealt, and the first question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import NEUTRAL, RED, WHITE, YELLOW
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.chance import Chance

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset


def deck_of(ruleset: Ruleset, colour: int) -> list[int]:
    """Return all events of a deck that play along."""
    bonus = bool(ruleset.options["bonus"])
    return [i for i, card in enumerate(ruleset.events) if card.deck == colour and (bonus or not card.bonus)]


def new_state(ruleset: Ruleset, chance: Chance) -> Troyes:
    """Deal the cards face down, and begin the placement."""
    s = Troyes(ruleset, chance).empty()
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
