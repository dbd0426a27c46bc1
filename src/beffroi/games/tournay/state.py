"""What is on the table of Tournay, and the small verbs players do with it.

Cards are numbers (see `cards/model.py`). A hidden card is kept as an *entry*
that also says who knows it (see `hidden.py`). Two-dimensional fields are
flat: `[seat * 3 + colour]`, `[seat * SLOTS + slot]` (a *site*).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import (
    CARD_BITS,
    COVERED,
    FIRST_CRIER,
    FIRST_EVENT,
    KNOWN,
    NO_CARD_HERE,
    NORMAL,
    PRESTIGE,
    SPECTATORS,
    Heap,
)
from beffroi.games.tournay.grid import LINES, SLOTS, slots_of
from beffroi.games.tournay.hidden import imagine
from beffroi.games.tournay.invariants import check
from beffroi.games.tournay.position_write import write
from beffroi.games.tournay.scoring import scores
from beffroi.games.tournay.view import view
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc, Seat, State, replaced

if TYPE_CHECKING:
    from beffroi.games.tournay.cards.model import EventCard
    from beffroi.games.tournay.ruleset import Ruleset


class Tournay(State):
    """The whole table.

    Copies of a table share what changes seldom: of the lists only `decks`, `hands`, `purse`, `plaza` and `lying`
    are changed in place, another takes the place of any other.
    """

    ruleset: Ruleset
    round: int
    active: int  # whose turn it is
    idle: int  # rounds since a card was drawn or placed
    ending: int
    decks: list[Heap]  # nine decks and the events, entries from the bottom up
    box: Heap  # expansion "mix": cards nobody knows, left out of the decks
    face_up: int  # decks (bits) whose top card lies face up
    criers_out: int  # decks (bits) whose crier was revealed
    queue: list[int]  # events from left to right, as card numbers; NO_CARD_HERE where none is left
    coins: list[int]  # deniers on them
    hands: list[Heap]
    piles: list[Heap]  # built ramparts
    playing: int  # the card the active player is placing
    purse: list[int]
    plaza: list[int]  # standing citizens
    lying: list[int]
    reserve: list[int]
    tiles: list[int]  # the visible card of each site
    work: list[int]  # what lies on it
    covered: list[int]  # from the bottom up
    shape: list[int]  # each district's occupied slots (bits)
    slots: list[list[int]]  # the same, in order: most rules walk through them
    sheltered: int  # seats (bits) an event being resolved does not reach
    shielded: int  # seats (bits) that used their Catapult against this crier

    __slots__ = tuple(__annotations__)

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        setup = ruleset.setup
        self.rules = setup.rules
        self.seats = setup.seats
        self.chance = chance
        self.journal = None
        self.ruleset = ruleset

    def empty(self) -> Tournay:
        """Lay out a table without decks: empty districts and hands, each player's goods at the Plaza."""
        ruleset, seats = self.ruleset, self.seats
        self.agenda = []
        self.seals = 0
        self.round = 0
        self.active = 0
        self.idle = 0
        self.ending = NORMAL
        self.decks = []
        self.box = ()
        self.face_up = 0
        self.criers_out = 0
        self.queue = []
        self.coins = []
        self.hands = [()] * seats
        self.piles = [()] * seats
        self.playing = NO_CARD_HERE
        self.purse = [ruleset.start_deniers] * seats
        self.plaza = [ruleset.start_citizens] * (3 * seats)
        self.lying = [0] * (3 * seats)
        self.reserve = [ruleset.start_reserve] * 3
        self.tiles = [NO_CARD_HERE] * (seats * SLOTS)
        self.work = [0] * (seats * SLOTS)
        self.covered = []
        self.shape = [0] * seats
        self.slots = [slots_of(0)] * seats
        self.sheltered = 0
        self.shielded = 0
        return self

    # --- the protocol ---------------------------------------------------------

    def clone(self, chance: Chance) -> Tournay:
        new = Tournay(self.ruleset, chance)
        new.agenda = self.agenda[:]
        new.seals = self.seals
        new.round = self.round
        new.active = self.active
        new.idle = self.idle
        new.ending = self.ending
        new.decks = self.decks[:]
        new.box = self.box
        new.face_up = self.face_up
        new.criers_out = self.criers_out
        new.queue = self.queue
        new.coins = self.coins
        new.hands = self.hands[:]
        new.piles = self.piles
        new.playing = self.playing
        new.purse = self.purse[:]
        new.plaza = self.plaza[:]
        new.lying = self.lying[:]
        new.reserve = self.reserve
        new.tiles = self.tiles
        new.work = self.work
        new.covered = self.covered
        new.shape = self.shape
        new.slots = self.slots
        new.sheltered = self.sheltered
        new.shielded = self.shielded
        return new

    def imagine(self, seat: Seat, chance: Chance) -> Tournay:
        return imagine(self, seat, chance)

    def view(self, seat: Seat) -> Doc:
        return view(self, seat)

    def position(self) -> Doc:
        return write(self)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def check(self) -> None:
        check(self)

    # --- who ----------------------------------------------------------------

    def from_active(self, seat: Seat) -> list[Seat]:
        """Return all seats clockwise, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: Seat) -> list[Seat]:
        """Return the other seats clockwise."""
        return [(seat + i) % self.seats for i in range(1, self.seats)]

    # --- deniers and citizens -------------------------------------------------

    def gain(self, seat: Seat, deniers: int) -> None:
        """Take deniers from the reserve."""
        self.purse[seat] += deniers

    def pay(self, seat: Seat, deniers: int) -> None:
        """Pay deniers to the reserve."""
        self.purse[seat] -= deniers

    def give(self, giver: Seat, taker: Seat, deniers: int) -> None:
        self.purse[giver] -= deniers
        self.purse[taker] += deniers

    def lay(self, seat: Seat, colour: int, citizens: int) -> None:
        """Lay standing citizens down beside the Plaza."""
        self.plaza[seat * 3 + colour] -= citizens
        self.lying[seat * 3 + colour] += citizens

    def stand_up(self, seat: Seat) -> None:
        """Stand all lying citizens on the Plaza again."""
        for i in range(seat * 3, seat * 3 + 3):
            self.plaza[i] += self.lying[i]
            self.lying[i] = 0

    def recruit(self, seat: Seat, colour: int) -> None:
        """Let a citizen of the reserve join, standing."""
        self.reserve = replaced(self.reserve, colour, self.reserve[colour] - 1)
        self.plaza[seat * 3 + colour] += 1

    def put_work(self, site: int, change: int) -> None:
        """Put citizens or tokens on a card, or take them off."""
        self.work = replaced(self.work, site, self.work[site] + change)

    def clear_work(self, seat: Seat, slots: list[int]) -> None:
        """Lay the owner's citizens on these cards down beside the Plaza; the tokens on them go back."""
        work, base, first = self.work[:], seat * SLOTS, seat * 3
        for slot in slots:
            here = work[base + slot]
            if here:
                self.lying[first] += here & 3
                self.lying[first + 1] += here >> 2 & 3
                self.lying[first + 2] += here >> 4 & 3
                work[base + slot] = 0
        self.work = work

    def gather(self, seat: Seat) -> None:
        """Carry out action 5: all citizens stand on the Plaza, all tokens of the district go back."""
        self.clear_work(seat, self.slots[seat])
        self.stand_up(seat)

    def citizens(self, seat: Seat, colour: int) -> int:
        """Count the citizens of a colour a seat owns, wherever they are."""
        total = self.plaza[seat * 3 + colour] + self.lying[seat * 3 + colour]
        for slot in self.slots[seat]:
            total += self.work[seat * SLOTS + slot] >> 2 * colour & 3
        return total

    # --- events ---------------------------------------------------------------

    def event_at(self, place: int) -> EventCard:
        """Return the event on a place of the queue."""
        return self.ruleset.events[self.queue[place] - FIRST_EVENT]

    # --- districts ------------------------------------------------------------

    def reshape(self, seat: Seat, shape: int) -> None:
        """Let a district occupy these slots (bits)."""
        self.shape = replaced(self.shape, seat, shape)
        self.slots = [*self.slots[:seat], slots_of(shape), *self.slots[seat + 1 :]]

    def visible(self, seat: Seat) -> list[int]:
        """Return the visible cards of a district."""
        return [self.tiles[seat * SLOTS + slot] for slot in self.slots[seat]]

    def free_cards(self, seat: Seat, colours: int) -> list[int]:
        """Return the slots with a visible level I or II card of these colours (bits) on which nothing lies."""
        ruleset, found = self.ruleset, []
        for slot in self.slots[seat]:
            site = seat * SLOTS + slot
            card = self.tiles[site]
            if not self.work[site] and ruleset.sort[card] != PRESTIGE and colours >> ruleset.colour[card] & 1:
                found.append(slot)
        return found

    def has_name(self, seat: Seat, card: int) -> bool:
        """Tell whether the district already has this prestige building, visible or covered."""
        for slot in self.slots[seat]:
            if self.tiles[seat * SLOTS + slot] == card:
                return True
        return any(item % COVERED == card and item // COVERED // SLOTS == seat for item in self.covered)

    def stack(self, seat: Seat, slot: int) -> list[int]:
        """Return the cards on a slot from the bottom up."""
        site = seat * SLOTS + slot
        under = [item % COVERED for item in self.covered if item // COVERED == site]
        return [*under, self.tiles[site]] if self.tiles[site] != NO_CARD_HERE else under

    def doubled(self, seat: Seat, slot: int) -> bool:
        """Tell whether a Priest in the row or column allows a second activation of the building."""
        colour = self.ruleset.colour[self.tiles[seat * SLOTS + slot]]
        for other in LINES[slot]:
            card = self.tiles[seat * SLOTS + other]
            if card >= 0 and not self.work[seat * SLOTS + other] and self.ruleset.cards[card].doubles >> colour & 1:
                return True
        return False

    # --- decks ----------------------------------------------------------------

    def everyone(self) -> int:
        """Return all seats and spectators as the known-by part of an entry."""
        return ((1 << self.seats) - 1 | SPECTATORS) * KNOWN

    def turn_crier(self, deck: int) -> bool:
        """Tell whether the top card is the crier; then it is turned under its deck and counts no more."""
        cards = self.decks[deck]
        if not cards or cards[-1] & CARD_BITS < FIRST_CRIER:
            return False
        self.decks[deck] = cards[:-1]
        self.criers_out |= 1 << deck
        return True

    def shown(self, entry: int) -> int:
        """Return the entry of a card everybody sees."""
        return (entry & CARD_BITS) | self.everyone()

    def criers(self) -> int:
        """Count the criers revealed so far."""
        return bin(self.criers_out).count("1")
