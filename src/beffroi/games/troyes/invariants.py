"""What must hold on every table of Troyes; for tests and fuzzing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.troyes.pieces import CITIZENS, COLUMNS, EMPTY, NEUTRAL, OWNERS, PICTURE, PLACES
from beffroi.kernel.errors import RulesBug

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


def check(s: Troyes) -> None:
    """Raise RulesBug where the table is impossible."""
    check_goods(s)
    check_citizens(s)
    check_tradesmen(s)
    check_cathedral(s)
    check_events(s)
    check_dice(s)
    for part in s.parts:
        part.check(s)


def require(holds: bool, what: str) -> None:
    if not holds:
        raise RulesBug(what)


def check_goods(s: Troyes) -> None:
    for seat in range(s.seats):
        require(s.deniers[seat] >= 0, f"seat {seat} has {s.deniers[seat]} deniers")
        require(0 <= s.influence[seat] <= s.ruleset.influence_most, f"seat {seat} has {s.influence[seat]} influence")
        require(s.points[seat] >= 0 and s.pot[seat] >= 0, f"seat {seat} has points or a pot below nothing")
    require(min(s.cubes) >= 0, "a card holds fewer than no cubes")


def check_citizens(s: Troyes) -> None:
    """Every player has twelve citizens in all, the neutral one as many as the box holds."""
    for seat in range(s.seats):
        placed = s.slots.count(seat) + sum(s.lying[building * OWNERS + seat] for building in range(3))
        working = sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])
        held = sum(part.citizens(seat) for part in s.parts)
        total = s.reserve[seat] + s.supply[seat] + placed + working + held
        require(total == CITIZENS, f"seat {seat} has {total} citizens in all")
        require(s.reserve[seat] >= 0 and s.supply[seat] >= 0, f"seat {seat} has a reserve below nothing")
    require(s.grays_left() >= 0, "more gray citizens are in play than there are")


def check_tradesmen(s: Troyes) -> None:
    """Nobody shares a slot or stands on one that the card has not; a player has one tradesman on a card."""
    for place in range(PLACES):
        taken, slots = 0, len(s.ruleset.activities[s.cards[place]].slots)
        for owner in range(OWNERS):
            stand = s.tradesmen[place * OWNERS + owner]
            in_slots = stand % PICTURE
            require(not taken & in_slots, f"two tradesmen share a slot of place {place}")
            require(not in_slots >> slots, f"owner {owner} stands on a slot that place {place} has not")
            require(owner == NEUTRAL or stand.bit_count() < 2, f"owner {owner} stands twice on place {place}")
            taken |= stand


def check_cathedral(s: Troyes) -> None:
    """No cube stands above an empty space."""
    for space in range(COLUMNS, len(s.cathedral)):
        if s.cathedral[space] != EMPTY:
            require(s.cathedral[space - COLUMNS] != EMPTY, f"the cube on space {space} floats")


def check_events(s: Troyes) -> None:
    require(len(s.queue) == len(s.banners) and s.queue[0] == 0, "the queue of events is out of joint")
    for i in range(len(s.queue)):
        banners = s.ruleset.events[s.queue[i]].banners
        require((s.banners[i].bit_length() + 2) // 3 < banners, f"event {i} bears as many cubes as it has banners")
    seen = s.queue + s.red + s.white + s.yellow + s.aside + [card // 8 for card in s.won]
    require(len(set(seen)) == len(seen), "an event card is in two places")


def check_dice(s: Troyes) -> None:
    require(s.dice == sorted(s.dice, reverse=True), "the dice are out of order")
    require(s.black == sorted(s.black, reverse=True), "the black dice are out of order")
