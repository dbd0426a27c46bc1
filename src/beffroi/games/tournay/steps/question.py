"""What all questions of Tournay share: where an answer is on the page, and why another piece is none."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS, FIRST_EVENT
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.grid import SLOT_KEYS, SLOT_NAMES, SLOTS
from beffroi.games.tournay.moves import (
    BARE,
    CARD,
    CITIZEN,
    DRAW,
    EARN,
    EVENT,
    MOST_EARNERS,
    RAMPART,
    RECRUIT,
    SITE,
    SLOT,
)
from beffroi.games.tournay.refusals import piece_at, why_not_piece
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat
from beffroi.kernel.step import Question


class TournayQuestion(Question[Tournay]):
    """A question of one seat."""

    __slots__ = ()

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return piece_of(seat, move)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        return why_not_piece(s, seat, kind, number, owner)


def piece_of(seat: Seat, move: Move) -> str:
    """Name the piece of the page an answer belongs to: card:market-1, slot:0-c3, deck:yellow-1, event:2.

    Activating a building without its effect belongs to none: a click on the card activates it as usual, at once.
    """
    if move >= BARE:
        return ""
    if move >= CARD:
        return f"card:{CARD_SLUGS[move - CARD]}"
    if move >= SITE:
        return f"slot:{(move - SITE) // SLOTS}-{SLOT_NAMES[(move - SITE) % SLOTS]}"
    if move >= SLOT:
        return f"slot:{seat}-{SLOT_NAMES[move - SLOT]}"
    if move >= RAMPART:
        return f"card:{CARD_SLUGS[FIRST_EVENT + move - RAMPART]}"
    if move >= EARN:
        return f"plaza:{seat}-{COLOURS[(move - EARN) // MOST_EARNERS]}"
    if RECRUIT <= move < CITIZEN:
        return f"reserve:{COLOURS[move - RECRUIT]}"
    if EVENT <= move < RECRUIT:
        return f"event:{move - EVENT + 1}"
    return f"deck:{DECK_SLUGS[move - DRAW]}" if DRAW <= move < EVENT else ""


def slot_label(key: str, s: Tournay, seat: Seat, slot: int) -> Label:
    """Say an answer about a card of one's own district."""
    return Label(key, (s.ruleset.keys[s.tiles[seat * SLOTS + slot]], SLOT_KEYS[slot]))


def site_label(key: str, s: Tournay, site: int) -> Label:
    """Say an answer about a card of somebody's district."""
    return Label(key, (site // SLOTS, s.ruleset.keys[s.tiles[site]], SLOT_KEYS[site % SLOTS]))
