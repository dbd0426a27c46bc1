"""Where a citizen comes from, and which row of a building it may enter."""

from __future__ import annotations

from beffroi.games.troyes.moves import LYING, RESERVE, SLOT, TRADESMAN
from beffroi.games.troyes.pieces import BUILDING_SLOTS, EMPTY, OWNERS, PLACES, SLOTS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Move, Seat, replaced


def sources(s: Troyes, seat: Seat) -> list[Move]:
    """Return the own citizens that can be taken: the reserve, any standing or lying one, any tradesman."""
    found = [RESERVE] if s.reserve[seat] else []
    slots, lying, tradesmen = s.slots, s.lying, s.tradesmen
    found += [SLOT + slot for slot in range(SLOTS) if slots[slot] == seat]
    found += [LYING + building for building in range(3) if lying[building * OWNERS + seat]]
    found += [TRADESMAN + place for place in range(PLACES) if tradesmen[place * OWNERS + seat]]
    return found


def has_source(s: Troyes, seat: Seat) -> bool:
    """Tell whether any citizen can be taken."""
    return s.reserve[seat] > 0 or seat in s.slots or bool(sources(s, seat))


def take_citizen(s: Troyes, seat: Seat, source: Move) -> None:
    """Lift a citizen from where it is."""
    if source == RESERVE:
        s.add_reserve(seat, -1)
    elif source >= TRADESMAN:
        s.tradesmen = replaced(s.tradesmen, (source - TRADESMAN) * OWNERS + seat, 0)
    elif source >= LYING:
        s.lay_down(source - LYING, seat, -1)
    else:
        s.slots = replaced(s.slots, source - SLOT, EMPTY)


def may_enter(s: Troyes, seat: Seat, row: list[int], source: Move) -> bool:
    """Tell whether a citizen from this source may enter the row.

    A citizen of the row is lifted first, so its hole is filled and nobody is
    expelled; staying on the first slot is no move. In a full row the last one is
    expelled, unless one of his colour already lies there.
    """
    if SLOT <= source < LYING:
        slot = source - SLOT
        if slot == row[0]:
            return False
        if slot in row:
            return True
    last = s.slots[row[-1]]
    if last == EMPTY:
        return True
    for slot in row:
        if s.slots[slot] == EMPTY:
            return True
    building = row[0] // BUILDING_SLOTS
    lying = s.lying[building * OWNERS + last]
    if last == seat and source == LYING + building:
        lying -= 1
    return lying < s.ruleset.lying_most[last]


def entrances(s: Troyes, seat: Seat, row: list[int]) -> list[Move]:
    """Return the sources from which a citizen may enter the row."""
    return [source for source in sources(s, seat) if may_enter(s, seat, row, source)]


def is_open(s: Troyes, seat: Seat, row: list[int]) -> bool:
    """Tell whether any own citizen may enter the row."""
    if s.reserve[seat] and may_enter(s, seat, row, RESERVE):
        return True
    return any(may_enter(s, seat, row, source) for source in sources(s, seat))
