"""The King's turn: two dice name his action; his own dice pay for it, the strongest first.

He needs neither deniers nor influence. With too few dice he still does the
whole action, and he plays on until no die is left on the square.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beffroi.games.troyes.pieces import (
    BISHOPRIC,
    BUILDING_SLOTS,
    BUILDINGS,
    CITY_HALL,
    COLOUR,
    COLOURS,
    COLUMNS,
    EMPTY,
    FACES,
    LEVELS,
    OWNERS,
    PALACE,
    RED,
    VALUE,
    WHITE,
    YELLOW,
)
from beffroi.games.troyes.royal.part import King, king_gains
from beffroi.games.troyes.royal.pieces import BLIND, DEED_OF, KING, YOU, strongest_first
from beffroi.games.troyes.royal.rows import rows_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.black import face_black_die
from beffroi.kernel.state import replaced
from beffroi.kernel.step import Automatic

NEXT_BUILDING: Final = {PALACE: CITY_HALL, CITY_HALL: BISHOPRIC, BISHOPRIC: PALACE}


class KingActs(Automatic[Troyes]):
    """His turn in the actions phase."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        first, second = s.chance.below(FACES, "king") + 1, s.chance.below(FACES, "king") + 1
        s.put(s.part(King).with_roll([first, second]))
        s.tell("king-rolls", first, second, first + second)
        DO[DEED_OF[first + second]](s)


class KingFacesBlackDie(Automatic[Troyes]):
    """He counters one black die, the highest, with his strongest die whatever its value, then hands the rest back.

    Without a die of his own the black die just goes, at no loss.
    """

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        if not s.black:
            return
        foe, s.black = s.black[0], s.black[1:]
        dice = strongest_first(s, KING)
        if dice:
            s.dice.remove(dice[0])
            s.tell("king-counters", f"colour-{COLOURS[COLOUR[dice[0]]]}", VALUE[dice[0]], foe)
        else:
            s.tell("king-has-no-die", foe)
        face_black_die(s, s.next_seat(KING))


def spend(s: Troyes, price: int) -> None:
    """The price of an action: so many of his dice, as far as he has them."""
    dice = strongest_first(s, KING)[:price]
    for code in dice:
        s.dice.remove(code)
    s.tell("king-spends", len(dice))


# --- 2, 3, 11, 12 -------------------------------------------------------------


def great_favour(s: Troyes) -> None:
    figures = s.ruleset.figures["royal"]
    favour(s, figures["great-favour-points"], figures["great-favour-dice"], figures["great-favour-pays"])


def small_favour(s: Troyes) -> None:
    figures = s.ruleset.figures["royal"]
    favour(s, figures["small-favour-points"], figures["small-favour-dice"], figures["small-favour-pays"])


def favour(s: Troyes, points: int, price: int, pays: int) -> None:
    """Points; one of the dice is your best one, which he pays for. Without any of yours he uses only his own."""
    yours = strongest_first(s, YOU)
    if yours:
        s.dice.remove(yours[0])
        s.deniers[YOU] += pays
        s.tell("king-takes-die", YOU, f"colour-{COLOURS[COLOUR[yours[0]]]}", VALUE[yours[0]], pays)
        price -= 1
    spend(s, price)
    king_gains(s, points)


# --- 4, 10 --------------------------------------------------------------------


def place_citizen(s: Troyes) -> None:
    """A citizen on the building his strongest die names: he expels one of yours, or pushes one to the right.

    Where he can do neither he tries the next building: Palace, City Hall,
    Bishopric. Without dice he begins at the Palace.
    """
    dice = strongest_first(s, KING)
    building = COLOUR[dice[0]] if dice else PALACE
    spend(s, 1)
    if s.grays_left() > 0:
        for _ in BUILDINGS:
            row = best_row(s, building)
            if row:
                enter(s, building, row)
                return
            building = NEXT_BUILDING[building]
    s.tell("king-finds-no-place")


def enter(s: Troyes, building: int, row: list[int]) -> None:
    s.tell("king-places", f"building-{BUILDINGS[building]}", row[0] % BUILDING_SLOTS + 1)
    expelled = s.enter_row(row, KING)
    if expelled != EMPTY:
        s.tell("expelled", expelled, f"building-{BUILDINGS[building]}")


def best_row(s: Troyes, building: int) -> list[int]:
    """Return the row (in the Palace the slot) he enters, the best first; none where he would not touch you."""
    rows = rows_of(s.ruleset, building)
    for row in rows:
        if expelled_from(s, row) == YOU and may_lie(s, building, YOU):
            return row
    best: list[int] = []
    farthest = 0
    for row in rows:
        reached, last = pushed_to(s, row), expelled_from(s, row)
        if reached > farthest and (last == EMPTY or may_lie(s, building, last)):
            best, farthest = row, reached
    return best


def expelled_from(s: Troyes, row: list[int]) -> int:
    """Return whom a newcomer would expel from the row; EMPTY where it has a hole."""
    for slot in row:
        if s.slots[slot] == EMPTY:
            return EMPTY
    return s.slots[row[-1]]


def may_lie(s: Troyes, building: int, owner: int) -> bool:
    """Nobody is expelled whose colour already lies there; the King has two colours."""
    return s.lying[building * OWNERS + owner] < s.ruleset.lying_most[owner]


def pushed_to(s: Troyes, row: list[int]) -> int:
    """Return the place in the row (the entrance is 0) to which your foremost pushed citizen would come; 0 for none."""
    reached = 0
    for i, slot in enumerate(row):
        if s.slots[slot] == EMPTY:
            break
        if s.slots[slot] == YOU and i + 1 < len(row):
            reached = i + 1
    return reached


# --- 5, 9 ---------------------------------------------------------------------


def fill_event(s: Troyes) -> None:
    """The rightmost event gets all the cubes it lacks, at the price of a die each."""
    event = s.queue[-1]
    lacking = s.free_banners(len(s.queue) - 1)
    spend(s, lacking)
    for _ in range(lacking):
        s.put_cube(event, KING)


# --- 6 ------------------------------------------------------------------------


def place_tradesman(s: Troyes) -> None:
    """A tradesman on the free slot worth most points; then on the cheapest card; then red, yellow, white."""
    spend(s, 1)
    place = best_card(s) if s.grays_left() > 0 else EMPTY
    if place == EMPTY:
        s.tell("king-finds-no-card")
        return
    s.hire(place, KING)
    s.tell("king-hires", f"card-{s.ruleset.activities[s.cards[place]].slug}")


def best_card(s: Troyes) -> int:
    best, best_worth = EMPTY, (-1, 0)
    for colour in (RED, YELLOW, WHITE):
        for place in range(colour * LEVELS, colour * LEVELS + s.levels):
            slot = s.free_slot(place)
            if slot == EMPTY or s.tradesmen[place * OWNERS + KING]:
                continue
            card = s.ruleset.activities[s.cards[place]]
            worth = (card.slots[slot], -card.cost)
            if worth > best_worth:
                best, best_worth = place, worth
    return best


# --- 7, 8 ---------------------------------------------------------------------


def build_cathedral(s: Troyes) -> None:
    """Cubes on the lowest level, the highest number first; a point for each, also for one that finds no space."""
    cubes: int = s.ruleset.figures["royal"]["cathedral-cubes"]
    spend(s, cubes)
    for _ in range(cubes):
        space = best_space(s)
        if space != EMPTY:
            s.cathedral = replaced(s.cathedral, space, KING)
            s.tell("king-builds", space // COLUMNS + 1, space % COLUMNS + 1)
        king_gains(s, 1)


def best_space(s: Troyes) -> int:
    for level in range(LEVELS):
        for column in range(COLUMNS - 1, -1, -1):
            if s.cathedral[level * COLUMNS + column] == EMPTY:
                return level * COLUMNS + column
    return EMPTY


def recall_character(s: Troyes) -> None:
    """The character on top of the column rewards you both at once, and leaves; without one the King gains a point."""
    king = s.part(King)
    if king.called == len(s.characters):
        king_gains(s, s.ruleset.figures["royal"]["recall-points"])
        return
    character = s.ruleset.characters[s.characters[king.called]]
    yours, his = character.points(s, YOU), 0 if character.slug in BLIND else character.points(s, KING)
    s.put(king.with_called(king.called + 1))
    s.tell("king-recalls", f"character-{character.slug}", yours, his)
    if yours:
        s.reward(YOU, yours)
    if his:
        king_gains(s, his)


DO: Final[list[Callable[[Troyes], None]]] = [  # in the order of DEEDS
    great_favour,
    small_favour,
    place_citizen,
    fill_event,
    place_tradesman,
    build_cathedral,
    recall_character,
]
