"""What is on the table of Troyes, in flat lists of whole numbers, with the verbs of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from beffroi.games.troyes.countering import counter_event
from beffroi.games.troyes.hidden import imagine
from beffroi.games.troyes.invariants import check
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    CITIZENS,
    COLUMNS,
    EMPTY,
    NEUTRAL,
    OWNERS,
    PICTURE,
    PLACES,
    SEATS,
    SLOTS,
    cube_count,
)
from beffroi.games.troyes.position_write import write
from beffroi.games.troyes.scoring import scores
from beffroi.games.troyes.view import view
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc, Seat, State, replaced

if TYPE_CHECKING:
    from beffroi.games.troyes.expansion import Part
    from beffroi.games.troyes.ruleset import Ruleset

P = TypeVar("P", bound="Part")


class Troyes(State):
    """The table. A copy shares every list that is replaced rather than changed, so it costs little."""

    ruleset: Ruleset
    round: int  # 0 during the placement
    first: Seat  # who holds the start card
    levels: int  # how many levels of activity cards lie face up
    raided: bool  # Marauding was countered in this action: it takes no more cubes until the next
    # changed in place, so every copy has its own
    deniers: list[int]  # by seat
    influence: list[int]  # by seat
    points: list[int]  # by seat
    dice: list[int]  # codes of the dice on the square, highest first
    # replaced when they change, never changed in place (`kernel.state.replaced`): copies share them
    reserve: list[int]  # by seat: citizens at hand
    supply: list[int]  # by seat: citizens in the general supply
    pot: list[int]  # by seat: deniers on the district of one who passed; 0 while it plays
    slots: list[int]  # building * 6 + slot: the owner of the citizen standing there
    lying: list[int]  # building * 5 + owner: citizens lying there
    black: list[int]  # values of the black dice, highest first; 0 before they are rolled
    cathedral: list[int]  # level * 6 + column: the owner of the cube
    tradesmen: list[int]  # place * 5 + owner: where he stands on the card, as bits
    cubes: list[int]  # seat * 9 + place: cubes on a delayed card
    queue: list[int]  # events from left to right
    banners: list[int]  # the cubes on each: octal digits owner + 1, the first cube leftmost
    cards: list[int]  # the activity card of each place
    characters: list[int]  # dealt to the seats in turn, the last ones to nobody
    red: list[int]  # decks of events, the next card first
    white: list[int]
    yellow: list[int]
    aside: list[int]  # red events set aside at the set-up
    won: list[int]  # event * 8 + seat, in the order they were won
    parts: list[Part]  # what expansions have on the table, each a value of its own class

    __slots__ = tuple(__annotations__)

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        """A table without pieces: `empty` or `clone` lays them out."""
        self.ruleset = ruleset
        self.rules = ruleset.rules
        self.seats = ruleset.seats
        self.chance = chance
        self.journal = None

    def empty(self) -> Troyes:
        """Lay out what stands there before anything is dealt or placed."""
        ruleset, seats = self.ruleset, self.seats
        self.agenda = []
        self.seals = 0
        self.round = 0
        self.first = 0
        self.levels = 0
        self.raided = False
        self.deniers = [ruleset.deniers] * seats
        self.influence = [ruleset.influence] * seats
        self.points = [0] * seats
        self.reserve = [ruleset.citizens] * seats
        self.supply = [CITIZENS - ruleset.citizens] * seats
        self.pot = [0] * seats
        self.slots = [EMPTY] * SLOTS
        self.lying = [0] * (3 * OWNERS)
        self.dice = []
        self.black = []
        self.cathedral = [EMPTY] * (ruleset.cathedral_levels * COLUMNS)
        self.tradesmen = [0] * (PLACES * OWNERS)
        self.cubes = [0] * (PLACES * SEATS)
        self.queue = [0]
        self.banners = [0]
        self.cards = []
        self.characters = []
        self.red = []
        self.white = []
        self.yellow = []
        self.aside = []
        self.won = []
        self.parts = ruleset.parts
        return self

    # --- the kernel's protocol ----------------------------------------------

    def clone(self, chance: Chance) -> Troyes:
        new = Troyes(self.ruleset, chance)
        new.agenda = self.agenda[:]  # the steps of Troyes never change once they are made
        new.seals = self.seals
        new.round = self.round
        new.first = self.first
        new.levels = self.levels
        new.raided = self.raided
        new.deniers = self.deniers[:]
        new.influence = self.influence[:]
        new.points = self.points[:]
        new.reserve = self.reserve
        new.supply = self.supply
        new.pot = self.pot
        new.slots = self.slots
        new.lying = self.lying
        new.dice = self.dice[:]
        new.black = self.black
        new.cathedral = self.cathedral
        new.tradesmen = self.tradesmen
        new.cubes = self.cubes
        new.queue = self.queue
        new.banners = self.banners
        new.cards = self.cards
        new.characters = self.characters
        new.red = self.red
        new.white = self.white
        new.yellow = self.yellow
        new.aside = self.aside
        new.won = self.won
        new.parts = self.parts
        return new

    def imagine(self, seat: Seat, chance: Chance) -> Troyes:
        return imagine(self, seat, chance)

    def view(self, seat: Seat) -> Doc:
        return view(self, seat)

    def position(self) -> Doc:
        return write(self)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def check(self) -> None:
        check(self)

    # --- what expansions have on the table -----------------------------------

    def part(self, kind: type[P]) -> P:
        """Return the part of this class; only for games that have one."""
        for part in self.parts:
            if type(part) is kind:  # compiled, several times faster than isinstance
                return part
        raise LookupError(f"this game has no {kind.__name__}")

    def put(self, part: Part) -> None:
        """Lay a part in the place of the one of its class; copies that share the old one keep it."""
        kind = type(part)
        self.parts = [part if type(old) is kind else old for old in self.parts]

    # --- goods --------------------------------------------------------------

    def gain_influence(self, seat: Seat, points: int) -> None:
        """Influence above the top of the track is lost."""
        most = self.ruleset.influence_most
        self.influence[seat] = min(most, self.influence[seat] + points)

    def gain_points(self, seat: Seat, points: int) -> None:
        """Victory points; nobody falls below nothing."""
        self.points[seat] = max(0, self.points[seat] + points)

    def reward(self, owner: int, points: int) -> None:
        """Victory points for an owner; those of the neutral player are lost, unless somebody plays for it."""
        if owner == NEUTRAL:
            for observer in self.ruleset.observers:
                observer.neutral_gains(self, points)
            return
        self.gain_points(owner, points)
        self.tell("gains-points", owner, points)

    def pay(self, giver: Seat, taker: int, deniers: int) -> None:
        """Deniers to another seat, or to the bank when the taker is the neutral player."""
        self.deniers[giver] -= deniers
        if taker != NEUTRAL:
            self.deniers[taker] += deniers

    # --- events -------------------------------------------------------------

    def events_with(self, owner: int) -> int:
        """Return how many events in the queue, Marauding included, bear a cube of the owner."""
        digit, n = owner + 1, 0
        for cubes in self.banners:
            while cubes:
                if cubes & 7 == digit:
                    n += 1
                    break
                cubes >>= 3
        return n

    def free_banners(self, i: int) -> int:
        """Return how many cubes the event at this place of the queue still takes in this action."""
        if i == 0 and self.raided:
            return 0
        return self.ruleset.events[self.queue[i]].banners - cube_count(self.banners[i])

    def put_cube(self, event: int, owner: int) -> None:
        """A cube on the next banner of an event; players gain influence; a full event is countered."""
        i = self.queue.index(event)
        card = self.ruleset.events[event]
        self.banners = replaced(self.banners, i, self.banners[i] << 3 | owner + 1)
        self.tell("event-cube", owner, f"event-{card.slug}")
        if owner != NEUTRAL:
            self.gain_influence(owner, self.ruleset.event_influence)
        card.effect.cube_placed(self, owner)
        if cube_count(self.banners[i]) == card.banners:
            counter_event(self, i)

    def note_cubes(self, seat: Seat) -> None:
        """Tell the observers that a seat has placed cubes on the Cathedral or an event."""
        for observer in self.ruleset.observers:
            observer.cubes_placed(self, seat)

    # --- citizens -----------------------------------------------------------

    def standing(self, building: int, owner: int) -> int:
        """Return how many citizens of an owner stand on a main building."""
        return self.slots[building * BUILDING_SLOTS : (building + 1) * BUILDING_SLOTS].count(owner)

    def grays_left(self) -> int:
        """Gray citizens in the supply: those not standing, lying or working anywhere."""
        used = self.slots.count(NEUTRAL)
        for building in range(3):
            used += self.lying[building * OWNERS + NEUTRAL]
        for place in range(PLACES):
            used += self.tradesmen[place * OWNERS + NEUTRAL].bit_count()
        return self.ruleset.gray_citizens - used

    def enter_row(self, row: list[int], owner: int) -> int:
        """Let a citizen enter a row from its left; the others move right up to the first hole.

        Without a hole the last one is expelled and lies down. Returns the owner of the expelled, EMPTY for none.
        """
        slots = self.slots[:]
        self.slots = slots
        mover = owner
        for slot in row:
            mover, slots[slot] = slots[slot], mover
            if mover == EMPTY:
                return EMPTY
        self.lay_down(row[0] // BUILDING_SLOTS, mover, 1)
        return mover

    def lay_down(self, building: int, owner: int, citizens: int) -> None:
        """Citizens lie down at a building, or get up when the number is below nothing."""
        i = building * OWNERS + owner
        self.lying = replaced(self.lying, i, self.lying[i] + citizens)

    def add_reserve(self, seat: Seat, citizens: int) -> None:
        """Citizens come to the personal reserve, or leave it."""
        self.reserve = replaced(self.reserve, seat, self.reserve[seat] + citizens)

    def free_slot(self, place: int) -> int:
        """Return the slot of a card that a new tradesman would take, from 0; EMPTY where all are taken."""
        taken = 0
        for owner in range(OWNERS):
            taken |= self.tradesmen[place * OWNERS + owner]
        for slot in range(len(self.ruleset.activities[self.cards[place]].slots)):
            if not taken >> slot & 1:
                return slot
        return EMPTY

    def hire(self, place: int, owner: int) -> None:
        """A tradesman takes the first free slot of a card, or stands on the picture when all are taken."""
        slot = self.free_slot(place)
        stand = PICTURE if slot == EMPTY else 1 << slot
        i = place * OWNERS + owner
        self.tradesmen = replaced(self.tradesmen, i, self.tradesmen[i] | stand)

    # --- cubes on delayed cards ---------------------------------------------

    def add_cubes(self, seat: Seat, place: int, cubes: int) -> None:
        """Cubes come to a delayed card, or leave it."""
        i = seat * PLACES + place
        self.cubes = replaced(self.cubes, i, self.cubes[i] + cubes)

    # --- dice ---------------------------------------------------------------

    def next_seat(self, owner: int) -> int:
        """Return the neighbour whose turn comes next: a seat, or the neutral player where somebody plays for it."""
        ruleset = self.ruleset
        return (ruleset.followers if self.round < ruleset.rounds else ruleset.last_followers)[owner]

    def put_die(self, code: int) -> None:
        """Lay a die on the square, in its place among the others."""
        dice, i = self.dice, 0
        while i < len(dice) and dice[i] >= code:
            i += 1
        dice.insert(i, code)
