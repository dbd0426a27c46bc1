"""Placing cards in a district, covering and driving others away, and giving one up as a price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from beffroi.games.tournay.encoding import COVERED, NO_CARD_HERE, PRESTIGE, put_under
from beffroi.games.tournay.grid import FULL, SIDE, SLOTS, drift, room_of
from beffroi.kernel.state import Seat, replaced

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay

CHOOSE: Final = -1  # no slot chosen yet


def places(s: Tournay, seat: Seat) -> list[int]:
    """Return the slots for a card: empty ones within the frame, and all occupied ones."""
    shape = s.shape[seat]
    return room_of(shape) + s.slots[seat]


def is_full(s: Tournay, seat: Seat) -> bool:
    """Tell whether condition 1 of the end holds: nine slots, with two visible prestige buildings."""
    slots = s.slots[seat]
    if len(slots) < FULL:
        return False
    prestige = 0
    for slot in slots:
        prestige += s.ruleset.sort[s.tiles[seat * SLOTS + slot]] == PRESTIGE
    return prestige >= s.ruleset.district_prestige


def bury(s: Tournay, card: int) -> None:
    """Put a card face down under its deck, seen by everybody."""
    deck = s.ruleset.deck_of[card]
    s.decks[deck] = put_under(s.decks[deck], card | s.everyone())


def put(s: Tournay, seat: Seat, slot: int, card: int) -> None:
    """Place a card: beside the others, on a card of its colour, or instead of a whole stack."""
    site = seat * SLOTS + slot
    under = s.tiles[site]
    if s.work[site]:
        s.clear_work(seat, [slot])
    if under == NO_CARD_HERE:
        s.reshape(seat, s.shape[seat] | 1 << slot)
    elif s.ruleset.colour[under] == s.ruleset.colour[card]:
        s.covered = [*s.covered, site * COVERED + under]
    else:
        drive_away(s, seat, slot)
    s.tiles = replaced(s.tiles, site, card)


def drive_away(s: Tournay, seat: Seat, slot: int) -> None:
    """Put a whole stack back under its decks, the visible card first: a card of another colour comes."""
    stack = s.stack(seat, slot)
    for card in reversed(stack):
        bury(s, card)
    if len(stack) > 1:
        site = seat * SLOTS + slot
        s.covered = [item for item in s.covered if item // COVERED != site]


def take_off(s: Tournay, seat: Seat, slot: int) -> int:
    """Put a visible card back under its deck as the price of another; returns by how much the slots moved.

    The card below becomes visible; without one the slot is a hole, and the frame is found anew.
    """
    s.clear_work(seat, [slot])
    site = seat * SLOTS + slot
    bury(s, s.tiles[site])
    under = s.stack(seat, slot)[:-1]
    if under:
        s.tiles = replaced(s.tiles, site, under[-1])
        last = max(i for i in range(len(s.covered)) if s.covered[i] // COVERED == site)
        s.covered = s.covered[:last] + s.covered[last + 1 :]
        return 0
    s.tiles = replaced(s.tiles, site, NO_CARD_HERE)
    s.reshape(seat, s.shape[seat] & ~(1 << slot))
    rows, columns = drift(s.shape[seat])
    return move_district(s, seat, rows * SIDE + columns)


def move_district(s: Tournay, seat: Seat, by: int) -> int:
    """Move all cards of a district on the grid."""
    if by:
        base, slots, shape = seat * SLOTS, s.slots[seat], 0
        tiles, work = s.tiles[:], s.work[:]
        for slot in slots:
            tiles[base + slot] = NO_CARD_HERE
            work[base + slot] = 0
        for slot in slots:
            tiles[base + slot + by] = s.tiles[base + slot]
            work[base + slot + by] = s.work[base + slot]
            shape |= 1 << slot + by
        s.tiles, s.work = tiles, work
        s.reshape(seat, shape)
        s.covered = [item + by * COVERED if item // COVERED // SLOTS == seat else item for item in s.covered]
    return by
