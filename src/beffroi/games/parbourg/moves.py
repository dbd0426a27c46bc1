"""Every answer a player can give, as a small integer with a name."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards.ids import (
    CARDS,
    COLOURS,
    FIRST_BID_AND_EVENT,
    FIRST_BID_OR_EVENT,
    FIRST_EPHEMERAL,
    HENCHMEN,
)
from beffroi.games.parbourg.figures import ACTION_CARDS
from beffroi.kernel.errors import BadRequest

PASS: Final = 0  # nothing now
QUIET: Final = 1  # nothing, and no more such questions in this challenge
FOLD: Final = 2
DONE: Final = 3  # end the turn, or stop choosing
DRAW: Final = 4  # draw cards instead
SEAT: Final = 5  # + seat
COLOUR: Final = 9  # + colour
TOKEN: Final = 13  # + 0 for the token at stake, or its place on the day's pile from 1, the next, on
HENCHMAN: Final = 18  # + henchman
LYING: Final = 34  # + place of an Action card among those lying in front of a player
CARD: Final = LYING + ACTION_CARDS  # + card: lay, build, play, discard, take or give it
EVENT: Final = CARD + len(CARDS)  # + card - FIRST_BID_AND_EVENT: with its event, or its event side
HIDE: Final = EVENT + FIRST_EPHEMERAL - FIRST_BID_AND_EVENT  # + card: lay it face down
HIDE_EVENT: Final = HIDE + FIRST_EPHEMERAL  # + card - FIRST_BID_AND_EVENT: with its event, then face down
COUNT: Final = HIDE_EVENT + FIRST_BID_OR_EVENT - FIRST_BID_AND_EVENT

PLAIN: Final = ("pass", "quiet", "fold", "done", "draw")
NUMBERS: Final = tuple(str(i) for i in range(ACTION_CARDS))
# word, first move, what may stand behind the word
WORDS: Final[tuple[tuple[str, int, tuple[str, ...]], ...]] = (
    ("seat", SEAT, NUMBERS[: COLOUR - SEAT]),
    ("colour", COLOUR, COLOURS),
    ("token", TOKEN, NUMBERS[: HENCHMAN - TOKEN]),
    ("henchman", HENCHMAN, HENCHMEN),
    ("lying", LYING, NUMBERS),
    ("card", CARD, CARDS),
    ("event", EVENT, CARDS[FIRST_BID_AND_EVENT:FIRST_EPHEMERAL]),
    ("hide", HIDE, CARDS[:FIRST_EPHEMERAL]),
    ("hide-event", HIDE_EVENT, CARDS[FIRST_BID_AND_EVENT:FIRST_BID_OR_EVENT]),
)
NOTATION: Final = [*PLAIN, *(f"{word} {name}" for word, _, behind in WORDS for name in behind)]
NUMBER: Final = {text: move for move, text in enumerate(NOTATION)}


def notation(move: int) -> str:
    """A move as text.

    >>> notation(PASS), notation(CARD), notation(HIDE_EVENT)
    ('pass', 'card speech-to-the-troops', 'hide-event fiery-plea')
    """
    return NOTATION[move]


def parse(text: str) -> int:
    """The move of a text; BadRequest for a text that is none.

    >>> parse("colour green") == COLOUR + 2
    True
    """
    if text not in NUMBER:
        raise BadRequest(f"{text!r} is no move of Parbourg")
    return NUMBER[text]


def card_of(move: int) -> int:
    """The card a move names, or -1."""
    if move < CARD:
        return -1
    if move < EVENT:
        return move - CARD
    if move < HIDE:
        return move - EVENT + FIRST_BID_AND_EVENT
    if move < HIDE_EVENT:
        return move - HIDE
    return move - HIDE_EVENT + FIRST_BID_AND_EVENT
