"""Why a piece can't be chosen now."""

from __future__ import annotations

from beffroi.games.parbourg.cards.ids import (
    ALCHEMY,
    BID_AND_EVENT,
    BID_OR_EVENT,
    BUILDING,
    CARDS,
    COLOUR_KEYS,
    COUNTERMAND,
    EPHEMERAL,
)
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.powers import (
    actions_allowed,
    buildings_allowed,
    event_colours,
    exorcised,
    lying_limit,
    may_lay,
    may_use_alchemy,
    walled,
)
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.announce import Answer
from beffroi.games.parbourg.steps.day import PlayAtDawn
from beffroi.games.parbourg.steps.turn import TakeTurn
from beffroi.games.parbourg.steps.window import PlayEphemeral
from beffroi.kernel.label import Label
from beffroi.kernel.state import Seat


def why_not(s: Parbourg, seat: Seat, anchor: str) -> Label:
    """The rule that stands in the way of a click on this piece."""
    waiting = s.waiting()
    if not waiting:
        return Label("refused")
    if seat not in waiting:
        folded = s.stake != NONE and not s.standing(seat)
        return Label("refused-folded") if folded else Label("refused-wait", (waiting[0],))
    kind, _, name = anchor.partition(":")
    if kind in ("hand", "event", "hide") and name in CARDS and s.holds(seat, CARDS.index(name)):
        return card_reason(s, seat, CARDS.index(name))
    owner = name.partition("-")[0]
    if kind in ("lying", "building", "seat") and owner.isdecimal() and int(owner) < s.seats:
        return target_reason(s, seat, int(owner))
    return Label("refused")


def target_reason(s: Parbourg, seat: Seat, other: Seat) -> Label:
    if other != seat and (walled(s, other) or exorcised(s, other)):
        return Label("refused-protected", (other,))
    return Label("refused")


def card_reason(s: Parbourg, seat: Seat, card: int) -> Label:
    """Why a card of one's own hand can't be played in the question being asked."""
    step, kind = s.agenda[-1], s.ruleset.kinds[card]
    if card == COUNTERMAND:
        return Label("refused-answer-only")
    if isinstance(step, PlayAtDawn):
        if kind == ALCHEMY:
            return Label("refused-no-use" if may_use_alchemy(s, seat, card) else "refused-alchemy-colour")
        return Label("refused-challenge-only")
    if isinstance(step, (PlayEphemeral, Answer)):
        return Label("refused-no-use" if kind == EPHEMERAL else "refused-between-turns")
    return turn_reason(s, seat, card) if isinstance(step, TakeTurn) else Label("refused")


def turn_reason(s: Parbourg, seat: Seat, card: int) -> Label:
    """Why a card can't be played in one's turn."""
    kind = s.ruleset.kinds[card]
    if kind == BUILDING:
        return Label("refused-buildings", (buildings_allowed(s, seat),))
    if kind == ALCHEMY:
        if not s.ruleset.cards[card].in_turn:
            return Label("refused-alchemy-window")
        return Label("refused-no-use" if may_use_alchemy(s, seat, card) else "refused-alchemy-colour")
    if kind == EPHEMERAL:
        return Label("refused-no-use")
    if s.placed >= actions_allowed(s, seat):
        return Label("refused-actions", (actions_allowed(s, seat),))
    colour = s.ruleset.cards[card].event
    if kind in (BID_AND_EVENT, BID_OR_EVENT) and not event_colours(s, seat) >> colour & 1:
        return Label("refused-event-colour", (COLOUR_KEYS[colour],))
    if not may_lay(s, seat):
        return Label("refused-bodyguard", (lying_limit(s, seat),))
    return Label("refused-no-use")
