"""What henchmen and buildings allow and forbid. A henchman beats a card; between henchmen the restriction wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import (
    ACADEMY,
    ALCHEMIST,
    ARCHITECT,
    BODYGUARD,
    EXORCIST,
    MOTION_OF_CENSURE,
    RAMPART,
    SMUGGLER,
    SPEAKING_TIME,
)
from beffroi.games.parbourg.laid_cards import SHIELDED
from beffroi.kernel.state import Seat

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg


def colours_of(s: Parbourg, seat: Seat) -> int:
    """The event colours of the seat's henchmen, those of a Double together, as bits."""
    colours = s.ruleset.colours
    first, second = s.henchmen[2 * seat], s.henchmen[2 * seat + 1]
    return colours[first] if second < 0 else colours[first] | colours[second]


def event_colours(s: Parbourg, seat: Seat) -> int:
    """The colours of events the seat may use now. The Academy opens all, but not to a henchman without any."""
    colours = colours_of(s, seat)
    if colours and s.owns(seat, ACADEMY):
        colours = 15
    return 0 if colours and censured(s, seat) else colours


def censured(s: Parbourg, seat: Seat) -> bool:
    """An opponent's Motion of Censure lies with its event in force."""
    for other in range(s.seats):
        if other != seat:
            for laid in s.lying[other]:
                if laid.card == MOTION_OF_CENSURE and laid.event:
                    return True
    return False


def may_use_alchemy(s: Parbourg, seat: Seat, card: int) -> bool:
    """The henchman shows one of the card's colours; the Alchemist uses any."""
    return bool(colours_of(s, seat) & s.ruleset.cards[card].colours) or s.has_henchman(seat, ALCHEMIST)


def lying_limit(s: Parbourg, seat: Seat) -> int:
    """How many Action cards may lie in front of the seat: an opponent's Bodyguard, standing or folded, limits it."""
    for other in range(s.seats):
        if other != seat and s.has_henchman(other, BODYGUARD):
            return s.ruleset.henchmen[BODYGUARD].limit
    return len(s.ruleset.cards) * 10


def may_lay(s: Parbourg, seat: Seat) -> bool:
    return len(s.lying[seat]) < lying_limit(s, seat)


def actions_allowed(s: Parbourg, seat: Seat) -> int:
    """Action cards in this turn. Speaking Time shortens it, but not the Smuggler's."""
    if s.has_henchman(seat, SMUGGLER):
        return max(s.ruleset.henchmen[SMUGGLER].limit, s.ruleset.actions)
    if speaking_time(s, seat):
        return s.ruleset.cards[SPEAKING_TIME].limit
    return s.ruleset.actions


def speaking_time(s: Parbourg, seat: Seat) -> bool:
    """An opponent's Speaking Time waits for the seat's next turn."""
    for lying in s.lying:
        for laid in lying:
            if laid.card == SPEAKING_TIME and laid.event and laid.aim == seat:
                return True
    return False


def buildings_allowed(s: Parbourg, seat: Seat) -> int:
    if s.has_henchman(seat, ARCHITECT):
        return max(s.ruleset.henchmen[ARCHITECT].limit, s.ruleset.buildings)
    return s.ruleset.buildings


def shielded(s: Parbourg, seat: Seat) -> bool:
    """The Parade Shield: effects of opponents can't choose the seat or what is the seat's."""
    return bool(s.statuses[seat] & SHIELDED)


def exorcised(s: Parbourg, seat: Seat) -> bool:
    """Ephemeral and Alchemy cards of opponents can't choose the Exorcist's employer, nor the Shield's."""
    return shielded(s, seat) or s.has_henchman(seat, EXORCIST)


def walled(s: Parbourg, seat: Seat) -> bool:
    """Events can't touch the lying cards and buildings behind the Rampart, nor those under the Shield."""
    return shielded(s, seat) or s.owns(seat, RAMPART)
