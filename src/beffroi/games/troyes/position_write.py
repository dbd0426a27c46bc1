"""A position written down: the whole table as plain data that a person can read and edit.

`position_read.py` sets it up again. Owners are seats (0 to 3) or "neutral", an empty
slot is null; cards, places, dice and steps are named. Decks list the next card first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.countering import owners_in_order
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    COLUMNS,
    DIE_NAMES,
    EMPTY,
    NEUTRAL,
    OWNER,
    OWNER_NAMES,
    OWNERS,
    PLACE_NAMES,
    PLACES,
    ROW_WIDTHS,
    STAND_NAMES,
)
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


def write(s: Troyes) -> Doc:
    """Return the whole table, secrets included."""
    doc: Doc = {
        "rules": s.rules,
        "options": s.ruleset.written_options,
        "round": s.round,
        "first": write_owner(s.first),
        "raided": s.raided,
        "players": [write_player(s, seat) for seat in range(s.seats)],
        "nobody": [s.ruleset.characters[card].slug for card in s.characters[s.seats * s.ruleset.characters_each :]],
        "buildings": {name: write_building(s, building) for building, name in enumerate(BUILDINGS)},
        "lying": {name: write_lying(s, building) for building, name in enumerate(BUILDINGS)},
        "dice": {name: write_dice(s, owner) for owner, name in enumerate(OWNER_NAMES) if write_dice(s, owner)},
        "black": s.black[:],
        "cathedral": [
            [write_owner(owner) for owner in s.cathedral[space : space + COLUMNS]]
            for space in range(0, len(s.cathedral), COLUMNS)
        ],
        "levels": s.levels,
        "activities": {PLACE_NAMES[place]: write_activity(s, place) for place in range(PLACES)},
        "events": [
            {"event": s.ruleset.events[event].name, "cubes": [write_owner(o) for o in owners_in_order(s.banners[i])]}
            for i, event in enumerate(s.queue)
        ],
        "decks": {
            "red": write_deck(s, s.red),
            "aside": write_deck(s, s.aside),
            "white": write_deck(s, s.white),
            "yellow": write_deck(s, s.yellow),
        },
        "agenda": [step.written() for step in s.agenda],
    }
    for part in s.parts:
        part.write(s, doc)
    return doc


def write_owner(owner: int) -> int | str | None:
    return None if owner == EMPTY else "neutral" if owner == NEUTRAL else owner


def write_player(s: Troyes, seat: Seat) -> Doc:
    each = s.ruleset.characters_each
    return {
        "deniers": s.deniers[seat],
        "influence": s.influence[seat],
        "points": s.points[seat],
        "reserve": s.reserve[seat],
        "pot": s.pot[seat],
        "characters": [s.ruleset.characters[card].slug for card in s.characters[seat * each : (seat + 1) * each]],
        "won": [s.ruleset.events[card // 8].name for card in s.won if card % 8 == seat],
    }


def write_building(s: Troyes, building: int) -> list[list[int | str | None]]:
    """Rows of owners, the entrance first."""
    width, first = ROW_WIDTHS[building], building * BUILDING_SLOTS
    return [[write_owner(owner) for owner in s.slots[i : i + width]] for i in range(first, first + 6, width)]


def write_lying(s: Troyes, building: int) -> list[int | str | None]:
    lying: list[int | str | None] = []
    for owner in range(OWNERS):
        lying.extend([write_owner(owner)] * s.lying[building * OWNERS + owner])
    return lying


def write_dice(s: Troyes, owner: int) -> list[str]:
    return [DIE_NAMES[code] for code in s.dice if OWNER[code] == owner]


def write_activity(s: Troyes, place: int) -> Doc:
    tradesmen: Doc = {}
    for owner, name in enumerate(OWNER_NAMES):
        stand = s.tradesmen[place * OWNERS + owner]
        if stand:
            tradesmen[name] = [STAND_NAMES[i] for i in range(len(STAND_NAMES)) if stand >> i & 1]
    return {
        "card": s.ruleset.activities[s.cards[place]].slug,
        "tradesmen": tradesmen,
        "cubes": [s.cubes[seat * PLACES + place] for seat in range(s.seats)],
    }


def write_deck(s: Troyes, deck: list[int]) -> list[str]:
    return [s.ruleset.events[event].name for event in deck]
