"""Why a piece can't be chosen now: reasons that several questions share."""

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
from beffroi.kernel.label import Label
from beffroi.kernel.state import Seat


def own_card(s: Parbourg, seat: Seat, anchor: str) -> int:
    """The card of an asked seat's own hand; NONE for another piece, and for a Countermand, which only answers."""
    card = held_card(s, seat, anchor)
    return card if card != COUNTERMAND and seat in s.waiting() else NONE


def held_card(s: Parbourg, seat: Seat, anchor: str) -> int:
    kind, _, name = anchor.partition(":")
    if kind in ("hand", "event", "hide") and name in CARDS and s.holds(seat, CARDS.index(name)):
        return CARDS.index(name)
    return NONE


def why_not_piece(s: Parbourg, seat: Seat, anchor: str) -> Label:
    """The rule that stands in the way of any piece but a card one might play."""
    if seat not in s.waiting():
        folded = s.stake != NONE and not s.standing(seat)
        return Label("why-folded") if folded else Label("why-wait", (s.waiting()[0],))
    if held_card(s, seat, anchor) == COUNTERMAND:
        return Label("why-answer-only")
    kind, _, name = anchor.partition(":")
    owner = name.partition("-")[0]
    if kind in ("lying", "building", "seat") and owner.isdecimal() and int(owner) < s.seats:
        return why_not_target(s, seat, int(owner))
    return Label("refused")


def why_not_target(s: Parbourg, seat: Seat, other: Seat) -> Label:
    if other != seat and (walled(s, other) or exorcised(s, other)):
        return Label("why-protected", (other,))
    return Label("refused")


def why_not_between_turns(s: Parbourg, seat: Seat, anchor: str) -> Label:
    """Between turns only Ephemeral cards are played."""
    card = own_card(s, seat, anchor)
    if card == NONE:
        return why_not_piece(s, seat, anchor)
    return Label("why-no-use" if s.ruleset.kinds[card] == EPHEMERAL else "why-between-turns")


def why_not_in_turn(s: Parbourg, seat: Seat, card: int) -> Label:
    """Why a card can't be played in one's turn."""
    kind = s.ruleset.kinds[card]
    if kind == BUILDING:
        return Label("why-buildings", (buildings_allowed(s, seat),))
    if kind == ALCHEMY:
        if not s.ruleset.cards[card].in_turn:
            return Label("why-alchemy-window")
        return Label("why-no-use" if may_use_alchemy(s, seat, card) else "why-alchemy-colour")
    if kind == EPHEMERAL:
        return Label("why-no-use")
    if s.placed >= actions_allowed(s, seat):
        return Label("why-actions", (actions_allowed(s, seat),))
    colour = s.ruleset.cards[card].event
    if kind in (BID_AND_EVENT, BID_OR_EVENT) and not event_colours(s, seat) >> colour & 1:
        return Label("why-event-colour", (COLOUR_KEYS[colour],))
    if not may_lay(s, seat):
        return Label("why-bodyguard", (lying_limit(s, seat),))
    return Label("why-no-use")
