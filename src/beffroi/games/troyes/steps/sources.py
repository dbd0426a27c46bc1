"""Citizens as answers: their words and their pieces."""

from __future__ import annotations

from beffroi.games.troyes.moves import LYING, RESERVE, SLOT, TRADESMAN
from beffroi.games.troyes.pieces import BUILDING_SLOTS, BUILDINGS, PLACE_NAMES, SLOT_NAMES
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat


def default_source(options: list[Move]) -> Move:
    """Return the citizen a composed turn takes: of the reserve, else one that was expelled, else the first."""
    if RESERVE in options:
        return RESERVE
    for move in options:
        if LYING <= move < RESERVE:
            return move
    return options[0]


def source_label(s: Troyes, move: Move) -> Label:
    """Return where a citizen would be taken from."""
    if move == RESERVE:
        return Label("from-reserve")
    if move >= TRADESMAN:
        return Label("from-card", (f"card-{s.ruleset.activities[s.cards[move - TRADESMAN]].slug}",))
    if move >= LYING:
        return Label("from-lying", (f"building-{BUILDINGS[move - LYING]}",))
    slot = move - SLOT
    return Label("from-slot", (f"building-{BUILDINGS[slot // BUILDING_SLOTS]}", slot % BUILDING_SLOTS + 1))


def source_anchor(seat: Seat, move: Move) -> str:
    """Return the piece of a source."""
    if move == RESERVE:
        return f"reserve:{seat}"
    if move >= TRADESMAN:
        return f"tradesman:{PLACE_NAMES[move - TRADESMAN]}@{seat}"
    if move >= LYING:
        return f"lying:{BUILDINGS[move - LYING]}@{seat}"
    return f"slot:{SLOT_NAMES[move - SLOT]}"
