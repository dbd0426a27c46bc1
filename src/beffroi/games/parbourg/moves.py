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
from beffroi.kernel.moves import MoveNames, numbered

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

PLAIN: Final = ("pass", "quiet", "fold", "done", "draw")
MOVES: Final = (
    MoveNames("Parbourg")
    .add(PASS, PLAIN)
    .add(SEAT, numbered("seat", range(COLOUR - SEAT)))
    .add(COLOUR, numbered("colour", COLOURS))
    .add(TOKEN, numbered("token", range(HENCHMAN - TOKEN)))
    .add(HENCHMAN, numbered("henchman", HENCHMEN))
    .add(LYING, numbered("lying", range(ACTION_CARDS)))
    .add(CARD, numbered("card", CARDS))
    .add(EVENT, numbered("event", CARDS[FIRST_BID_AND_EVENT:FIRST_EPHEMERAL]))
    .add(HIDE, numbered("hide", CARDS[:FIRST_EPHEMERAL]))
    .add(HIDE_EVENT, numbered("hide-event", CARDS[FIRST_BID_AND_EVENT:FIRST_BID_OR_EVENT]))
)


def card_of(move: int) -> int:
    """The card a move names, or -1.

    >>> CARDS[card_of(MOVES.parse("hide-event fiery-plea"))], card_of(PASS)
    ('fiery-plea', -1)
    """
    if move < CARD:
        return -1
    if move < EVENT:
        return move - CARD
    if move < HIDE:
        return move - EVENT + FIRST_BID_AND_EVENT
    if move < HIDE_EVENT:
        return move - HIDE
    return move - HIDE_EVENT + FIRST_BID_AND_EVENT
