"""Why a piece can't be chosen now, naming the rule: reasons that several questions share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    BUILDING,
    CARD_BITS,
    COLOUR_KEYS,
    COLOURS,
    DAMAGED,
    DECK_SLUGS,
    NO_CARD_HERE,
    PRESTIGE,
)
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.grid import SLOT_NAMES, SLOTS
from beffroi.games.tournay.prices import affordable
from beffroi.kernel.label import Label
from beffroi.kernel.state import NOBODY, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def piece_at(s: Tournay, anchor: str) -> tuple[str, int, Seat]:
    """Find the kind of piece an anchor names, its number, and whose it is; an empty kind for no piece of Tournay."""
    kind, _, rest = anchor.partition(":")
    if kind == "card" and rest in CARD_SLUGS:
        return kind, CARD_SLUGS.index(rest), NOBODY
    if kind == "deck" and rest in DECK_SLUGS:
        return kind, DECK_SLUGS.index(rest), NOBODY
    if kind == "event" and rest in ("1", "2", "3"):
        return kind, int(rest) - 1, NOBODY
    if kind == "reserve" and rest in COLOURS:
        return kind, COLOURS.index(rest), NOBODY
    owner, _, slot = rest.partition("-")
    if kind == "slot" and owner.isdecimal() and int(owner) < s.seats and slot in SLOT_NAMES:
        return kind, SLOT_NAMES.index(slot), int(owner)
    return "", 0, NOBODY


def why_not_piece(s: Tournay, seat: Seat, kind: str, number: int, owner: Seat) -> Label:
    """Say why a piece is no answer where the question has nothing of its own to say."""
    if kind == "card":
        return Label("why-rampart") if number >= ACTIVITIES and in_hand(s, seat, number) else Label("why-no-card-now")
    if kind == "deck" and not s.decks[number]:
        return Label("why-deck-empty")
    if kind == "reserve" and not s.reserve[number]:
        return Label("why-reserve-empty")
    if kind == "slot" and owner != seat and s.tiles[owner * SLOTS + number] != NO_CARD_HERE:
        return Label("why-not-yours")
    return Label("refused")


def in_hand(s: Tournay, seat: Seat, card: int) -> bool:
    """Tell whether a seat holds a card."""
    return card in [entry & CARD_BITS for entry in s.hands[seat]]


def why_not_play(s: Tournay, seat: Seat, card: int) -> Label:
    """Say why a card can't be played."""
    held = in_hand(s, seat, card)
    if held and card >= ACTIVITIES:
        return Label("why-rampart")
    if not held:
        return Label("why-not-in-hand")
    row = s.ruleset.cards[card]
    if row.sort == PRESTIGE and s.has_name(seat, card):
        return Label("why-same-name", (s.ruleset.keys[card],))
    if s.purse[seat] < row.deniers:
        return Label("why-deniers", (row.deniers, s.purse[seat]))
    if not affordable(s, seat, card):
        return Label("why-no-citizen", (COLOUR_KEYS[row.citizen],)) if row.citizen >= 0 else Label("why-no-price-card")
    return Label("refused")


def why_not_place(seat: Seat, owner: Seat) -> Label:
    """Say why a card can't be placed on a slot."""
    return Label("why-slot-far") if owner == seat else Label("why-not-yours")


def why_not_citizens(s: Tournay, seat: Seat, colour: int, need: int, spare: int) -> Label:
    """Say whether too few citizens stand anywhere, or the deniers to hire them are missing."""
    standing = sum([s.plaza[other * 3 + colour] for other in range(s.seats)])
    if standing < need:
        return Label("why-citizens", (COLOUR_KEYS[colour], need))
    if s.purse[seat] < spare:
        return Label("why-deniers", (spare, s.purse[seat]))
    return Label("why-hire", (COLOUR_KEYS[colour], need, s.ruleset.hire_price))


def why_not_target(s: Tournay, seat: Seat, owner: Seat, slot: int, building: bool) -> Label:
    """Say why a card of a district can't be hit, or a building copied."""
    if owner == seat:
        return Label("why-own")
    site = owner * SLOTS + slot
    sort = s.ruleset.sort[s.tiles[site]]
    if sort == PRESTIGE or (building and sort != BUILDING):
        return Label("why-no-building")
    if s.work[site] & DAMAGED:
        return Label("why-damaged")
    return Label("why-not-free") if s.work[site] else Label("refused")
