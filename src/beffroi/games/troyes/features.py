"""The table of Troyes as numbers of about unit size, as a seat sees it, for learning."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    COLOUR,
    COLUMNS,
    DIE_COLOURS,
    LEVELS,
    NEUTRAL,
    OWNER,
    OWNERS,
    PLACES,
    SEATS,
    VALUE,
    cube_count,
)
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

PER_SEAT: Final = 8 + 3 + LEVELS + PLACES + PLACES
PER_DISTRICT: Final = 3 * DIE_COLOURS
EVENTS: Final = 8  # of the queue; more are rare, and the rest is like these
PER_EVENT: Final = 8
CARDS: Final = 4  # candidates of a place that are told apart
CHARACTERS: Final = 6
COUNT: Final = 4 + SEATS * PER_SEAT + (SEATS + 1) * PER_DISTRICT + EVENTS * PER_EVENT + PLACES * CARDS + CHARACTERS + 6


def features_of(s: Troyes, seat: Seat) -> list[float]:
    """Return what a seat sees: its own seat first, then the others to the left; seats nobody takes are all nothing."""
    rounds = s.ruleset.rounds
    seen = [s.round / rounds, (rounds - s.round) / 6, s.seats / 4, ((s.first - seat) % s.seats) / 3]
    order = [(seat + i) % s.seats for i in range(s.seats)]
    for other in order:
        seen.extend(goods_of(s, other))
    seen.extend([0.0] * ((SEATS - s.seats) * PER_SEAT))
    for owner in [*order, NEUTRAL]:
        seen.extend(dice_of(s, owner))
    seen.extend([0.0] * ((SEATS - s.seats) * PER_DISTRICT))
    for i in range(EVENTS):
        seen.extend(event_at(s, i, seat) if i < len(s.queue) else [0.0] * PER_EVENT)
    for place in range(PLACES):
        seen.extend(card_at(s, place))
    each = s.ruleset.characters_each
    own = s.characters[seat * each : (seat + 1) * each]
    seen.extend([1.0 if i in own else 0.0 for i in range(CHARACTERS)])
    seen.extend([count_black(s, value) / 3 for value in range(1, 7)])
    return seen


def goods_of(s: Troyes, seat: Seat) -> list[float]:
    """Return what a seat has: goods, citizens, cubes and tradesmen."""
    seen = [
        s.points[seat] / 30,
        s.deniers[seat] / 20,
        s.influence[seat] / 20,
        s.reserve[seat] / 6,
        s.supply[seat] / 12,
        s.pot[seat] / 6,
        s.events_with(seat) / 4,
        sum([1 for card in s.won if card % 8 == seat]) / 4,
    ]
    seen.extend([s.standing(building, seat) / BUILDING_SLOTS for building in range(3)])
    rows = [s.cathedral[level * COLUMNS : (level + 1) * COLUMNS] for level in range(LEVELS)]
    seen.extend([row.count(seat) / 3 for row in rows])
    seen.extend([s.tradesmen[place * OWNERS + seat].bit_length() / 2 for place in range(PLACES)])
    seen.extend([s.cubes[seat * PLACES + place] / 4 for place in range(PLACES)])
    return seen


def dice_of(s: Troyes, owner: int) -> list[float]:
    """Return the dice of a district, by colour: how many, all pips, the best."""
    number, pips, best = [0] * DIE_COLOURS, [0] * DIE_COLOURS, [0] * DIE_COLOURS
    for code in s.dice:
        if OWNER[code] == owner:
            colour = COLOUR[code]
            number[colour] += 1
            pips[colour] += VALUE[code]
            best[colour] = max(best[colour], VALUE[code])
    seen: list[float] = []
    for colour in range(DIE_COLOURS):
        seen.extend([number[colour] / 4, pips[colour] / 18, best[colour] / 6])
    return seen


def event_at(s: Troyes, i: int, seat: Seat) -> list[float]:
    """Return an event of the queue: what fights it, how full it is, and whose cubes lie there."""
    card = s.ruleset.events[s.queue[i]]
    cubes, own = s.banners[i], 0
    total = cube_count(cubes)
    while cubes:
        own += 1 if cubes & 7 == seat + 1 else 0
        cubes >>= 3
    mask = card.mask
    reds, whites, yellows = float(mask & 1), float(mask >> 1 & 1), float(mask >> 2 & 1)
    return [
        reds,
        whites,
        yellows,
        card.divisor / 6,
        total / card.banners,
        own / 4,
        card.points[0] / 6,
        card.black_dice / 3,
    ]


def card_at(s: Troyes, place: int) -> list[float]:
    """Return which of its candidates lies on a place, once it is turned up."""
    seen = [0.0] * CARDS
    if place % LEVELS < s.levels:
        seen[min(s.ruleset.candidates[place].index(s.cards[place]), CARDS - 1)] = 1.0
    return seen


def count_black(s: Troyes, value: int) -> int:
    return s.black.count(value)
