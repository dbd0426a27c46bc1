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
    Heap,
)
from beffroi.games.tournay.grid import FULL, LINES, SLOTS, slots_of
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

    __slots__ = (
        "active",
        "advanced",
        "box",
        "coins",
        "covered",
        "criers_out",
        "decks",
        "ending",
        "expansion",
        "face_up",
        "figures",
        "hands",
        "idle",
        "lying",
        "piles",
        "playing",
        "plaza",
        "purse",
        "queue",
        "reserve",
        "round",
        "ruleset",
        "shape",
        "sheltered",
        "shielded",
        "slots",
        "tiles",
        "work",
    )

    ruleset: Ruleset
    advanced: bool
    expansion: int  # none, replace, mix
    figures: Doc | None  # the host's corrections, already in the ruleset
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

    def __init__(self, seats: int, chance: Chance, ruleset: Ruleset, like: Tournay | None = None) -> None:
        """A copy of another table, or an empty one: no decks, no goods, no cards."""
        self.seats = seats
        self.chance = chance
        self.journal = None
        self.ruleset = ruleset
        if like is None:
            self.clear()
            return
        self.rules = like.rules
        self.agenda = like.agenda[:]
        self.seals = like.seals
        self.advanced = like.advanced
        self.expansion = like.expansion
        self.figures = like.figures
        self.round = like.round
        self.active = like.active
        self.idle = like.idle
        self.ending = like.ending
        self.decks = like.decks[:]
        self.box = like.box
        self.face_up = like.face_up
        self.criers_out = like.criers_out
        self.queue = like.queue
        self.coins = like.coins
        self.hands = like.hands[:]
        self.piles = like.piles
        self.playing = like.playing
        self.purse = like.purse[:]
        self.plaza = like.plaza[:]
        self.lying = like.lying[:]
        self.reserve = like.reserve
        self.tiles = like.tiles
        self.work = like.work
        self.covered = like.covered
        self.shape = like.shape
        self.slots = like.slots
        self.sheltered = like.sheltered
        self.shielded = like.shielded

    def clear(self) -> None:
        self.rules = 1
        self.agenda = []
        self.seals = 0
        self.advanced = False
        self.expansion = 0
        self.figures = None
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
        self.hands = []
        self.piles = []
        self.playing = NO_CARD_HERE
        self.purse = []
        self.plaza = []
        self.lying = []
        self.reserve = []
        self.tiles = []
        self.work = []
        self.covered = []
        self.shape = []
        self.slots = []
        self.sheltered = 0
        self.shielded = 0

    # --- the protocol ---------------------------------------------------------

    def clone(self, chance: Chance) -> Tournay:
        return Tournay(self.seats, chance, self.ruleset, self)

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
        """All seats clockwise, beginning with this one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    def others(self, seat: Seat) -> list[Seat]:
        """The other seats clockwise."""
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
        """A citizen of the reserve joins, standing."""
        self.reserve = replaced(self.reserve, colour, self.reserve[colour] - 1)
        self.plaza[seat * 3 + colour] += 1

    def put_work(self, site: int, change: int) -> None:
        """Citizens or tokens more (or less) on a card."""
        self.work = replaced(self.work, site, self.work[site] + change)

    def clear_work(self, seat: Seat, slots: list[int]) -> None:
        """The owner's citizens on these cards lie down; the tokens on them go back."""
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
        """Action 5: all citizens stand on the Plaza, all tokens of the district go back."""
        self.clear_work(seat, self.slots[seat])
        self.stand_up(seat)

    def citizens(self, seat: Seat, colour: int) -> int:
        """All citizens of a colour a seat owns, wherever they are."""
        total = self.plaza[seat * 3 + colour] + self.lying[seat * 3 + colour]
        for slot in self.slots[seat]:
            total += self.work[seat * SLOTS + slot] >> 2 * colour & 3
        return total

    # --- events ---------------------------------------------------------------

    def event_at(self, place: int) -> EventCard:
        """The event on a place of the queue."""
        return self.ruleset.events[self.queue[place] - FIRST_EVENT]

    # --- districts ------------------------------------------------------------

    def reshape(self, seat: Seat, shape: int) -> None:
        """A district now occupies these slots (bits)."""
        self.shape = replaced(self.shape, seat, shape)
        self.slots = [*self.slots[:seat], slots_of(shape), *self.slots[seat + 1 :]]

    def visible(self, seat: Seat) -> list[int]:
        """The visible cards of a district."""
        return [self.tiles[seat * SLOTS + slot] for slot in self.slots[seat]]

    def free_cards(self, seat: Seat, colours: int) -> list[int]:
        """Slots with a visible level I or II card of these colours (bits) on which nothing lies."""
        ruleset, found = self.ruleset, []
        for slot in self.slots[seat]:
            site = seat * SLOTS + slot
            card = self.tiles[site]
            if not self.work[site] and ruleset.sort[card] != PRESTIGE and colours >> ruleset.colour[card] & 1:
                found.append(slot)
        return found

    def has_name(self, seat: Seat, card: int) -> bool:
        """Whether the district already has this prestige building, visible or covered."""
        for slot in self.slots[seat]:
            if self.tiles[seat * SLOTS + slot] == card:
                return True
        return any(item % COVERED == card and item // COVERED // SLOTS == seat for item in self.covered)

    def stack(self, seat: Seat, slot: int) -> list[int]:
        """The cards on a slot from the bottom up."""
        site = seat * SLOTS + slot
        under = [item % COVERED for item in self.covered if item // COVERED == site]
        return [*under, self.tiles[site]] if self.tiles[site] != NO_CARD_HERE else under

    def full(self, seat: Seat) -> bool:
        """Condition 1 of the end: nine slots, with two visible prestige buildings."""
        slots = self.slots[seat]
        if len(slots) < FULL:
            return False
        prestige = 0
        for slot in slots:
            prestige += self.ruleset.sort[self.tiles[seat * SLOTS + slot]] == PRESTIGE
        return prestige >= self.ruleset.rules.district_prestige

    def doubled(self, seat: Seat, slot: int) -> bool:
        """Whether a Priest in the row or column allows a second activation of the building."""
        colour = self.ruleset.colour[self.tiles[seat * SLOTS + slot]]
        for other in LINES[slot]:
            card = self.tiles[seat * SLOTS + other]
            if card >= 0 and not self.work[seat * SLOTS + other] and self.ruleset.cards[card].doubles >> colour & 1:
                return True
        return False

    # --- decks ----------------------------------------------------------------

    def everyone(self) -> int:
        """All seats as the known-by part of an entry."""
        return ((1 << self.seats) - 1) * KNOWN

    def turn_crier(self, deck: int) -> bool:
        """Whether the top card is the crier; then it is turned under its deck and counts no more."""
        cards = self.decks[deck]
        if not cards or cards[-1] & CARD_BITS < FIRST_CRIER:
            return False
        self.decks[deck] = cards[:-1]
        self.criers_out |= 1 << deck
        return True

    def shown(self, entry: int) -> int:
        """The entry of a card everybody sees."""
        return (entry & CARD_BITS) | self.everyone()

    def criers(self) -> int:
        """Criers revealed so far."""
        return bin(self.criers_out).count("1")

    def criers_needed(self) -> int:
        """Criers that must be revealed before one full district alone brings the end."""
        return self.seats + self.ruleset.rules.criers_above_players
