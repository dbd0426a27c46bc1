"""Everything on the table of Parbourg, and the small verbs the rules are told in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.parbourg.cards.ids import CARD_KEYS, COLOUR_KEYS
from beffroi.games.parbourg.hidden import imagine
from beffroi.games.parbourg.invariants import check
from beffroi.games.parbourg.laid_cards import NONE, QUIET_NOW, LaidCard, without
from beffroi.games.parbourg.position_write import write
from beffroi.games.parbourg.scoring import ranking, scores
from beffroi.games.parbourg.view import view
from beffroi.kernel.chance import Chance
from beffroi.kernel.state import Doc, Seat, State, replaced

if TYPE_CHECKING:
    from beffroi.games.parbourg.ruleset import Ruleset


class Parbourg(State):
    """The table. A card in a hand is `card << 4 | seats`, the bits of those seats that know it is there.

    Copies of a table share its lists: none is ever changed in place, another takes its place. Only which
    hand and which lying cards a seat has, `hands[seat]` and `lying[seat]`, is each table's own.
    """

    ruleset: Ruleset
    day: int  # from 1
    deck: list[int]  # the last is drawn first
    discard: list[int]  # the last is the topmost; open to all
    used: list[int]  # on the discard pile too, but out of reach until the challenge (or the day's beginning) ends
    hands: list[list[int]]  # sorted
    buildings: list[list[int]]
    lying: list[list[LaidCard]]  # in the order of placing
    henchmen: list[int]  # two a seat: the second is the Double, or NONE
    henchman_pile: list[int]  # the last is drawn first
    shown: int  # so many at the bottom of the henchman pile are known to all
    aside: list[int]  # henchmen set aside for good
    slain: list[int]  # henchmen out of play for this day
    pile: list[int]  # the day's tokens, the last is next
    stake: int  # the colour of the token at stake, NONE between challenges
    cancelled: int  # challenges that were not held
    won: list[int]  # tokens, four colours a seat
    decided_tokens: list[int]  # what became of each token so far: day << 8 | colour << 4 | winner + 1, 0 for nobody
    elixirs: list[int]  # bonus of the day, four colours a seat
    bid_change: list[int]  # Helping Hands less Trips in this challenge
    statuses: list[int]  # TURNED, WINS_TIES, SHIELDED, QUIET_NOW
    folded: list[int]  # 0 standing, else the how-manieth to fold
    order: list[int]  # seats in the order of play, by initiative
    at: int  # whose turn: index in `order`; NONE before the first
    placed: int  # Action cards placed or used in this turn
    built: int  # buildings placed in this turn
    last: bool  # this turn is the only one left of the last who stands
    serial: int

    __slots__ = tuple(__annotations__)

    def __init__(self, ruleset: Ruleset, chance: Chance) -> None:
        """A table without pieces: `empty` or `clone` lays them out."""
        self.ruleset = ruleset
        self.rules = ruleset.rules
        self.seats = ruleset.seats
        self.chance = chance
        self.journal = None

    def empty(self) -> Parbourg:
        """Lay out a table with nothing on it."""
        seats = self.seats
        self.agenda = []
        self.seals = 0
        self.day = 0
        self.deck = []
        self.discard = []
        self.used = []
        self.hands = [[] for _ in range(seats)]
        self.buildings = [[] for _ in range(seats)]
        self.lying = [[] for _ in range(seats)]
        self.henchmen = [NONE] * (2 * seats)
        self.henchman_pile = []
        self.shown = 0
        self.aside = []
        self.slain = []
        self.pile = []
        self.stake = NONE
        self.cancelled = 0
        self.won = [0] * (4 * seats)
        self.decided_tokens = []
        self.elixirs = [0] * (4 * seats)
        self.bid_change = [0] * seats
        self.statuses = [0] * seats
        self.folded = [0] * seats
        self.order = list(range(seats))
        self.at = NONE
        self.placed = 0
        self.built = 0
        self.last = False
        self.serial = 0
        return self

    def clone(self, chance: Chance) -> Parbourg:
        new = Parbourg(self.ruleset, chance)
        new.agenda = self.agenda[:]
        new.seals = self.seals
        new.day = self.day
        new.deck = self.deck
        new.discard = self.discard
        new.used = self.used
        new.hands = self.hands[:]
        new.buildings = self.buildings
        new.lying = self.lying[:]
        new.henchmen = self.henchmen
        new.henchman_pile = self.henchman_pile
        new.shown = self.shown
        new.aside = self.aside
        new.slain = self.slain
        new.pile = self.pile
        new.stake = self.stake
        new.cancelled = self.cancelled
        new.won = self.won
        new.decided_tokens = self.decided_tokens
        new.elixirs = self.elixirs
        new.bid_change = self.bid_change
        new.statuses = self.statuses
        new.folded = self.folded
        new.order = self.order
        new.at = self.at
        new.placed = self.placed
        new.built = self.built
        new.last = self.last
        new.serial = self.serial
        return new

    # --- the kernel's protocol, told in other files ---------------------------

    def imagine(self, seat: Seat, chance: Chance) -> Parbourg:
        return imagine(self, seat, chance)

    def view(self, seat: Seat) -> Doc:
        return view(self, seat)

    def position(self) -> Doc:
        return write(self)

    def scores(self) -> list[dict[str, int]]:
        return scores(self)

    def ranking(self) -> list[list[Seat]]:
        return ranking(self)

    def check(self) -> None:
        check(self)

    # --- hands --------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the pile; where it runs out the discard pile is shuffled, and with both empty there is no card."""
        if not count:
            return
        hand = self.hands[seat][:]
        deck = self.deck[:]
        drawn = 0
        while drawn < count and (deck or self.discard):
            if not deck:
                deck = self.renewed_deck()
            card = deck.pop()
            sort_in(hand, card << 4 | 1 << seat)
            self.tell_only(seat, "drew-card", CARD_KEYS[card])
            drawn += 1
        if drawn:
            self.deck = deck
            self.hands[seat] = hand
            self.seals += 1
            self.tell_others(seat, "drew", seat, drawn)

    def renewed_deck(self) -> list[int]:
        """The discard pile, shuffled."""
        deck = self.discard[:]
        self.discard = []
        self.chance.shuffle(deck, "deck")
        self.tell("renewed", len(deck))
        return deck

    def gain(self, seat: Seat, card: int, seen: int) -> None:
        """A card comes into a hand; `seen` says which other seats know it."""
        hand = self.hands[seat][:]
        sort_in(hand, card << 4 | seen | 1 << seat)
        self.hands[seat] = hand

    def lose(self, seat: Seat, card: int) -> None:
        """A card leaves a hand openly. Who knew of several copies knows of one less, whichever it was."""
        hand = self.hands[seat][:]
        i = len(hand) - 1
        while hand[i] >> 4 != card:
            i -= 1
        mask = hand.pop(i) & 15
        if i and hand[i - 1] >> 4 == card:
            forget_copies(hand, card, seat, mask)
        self.hands[seat] = hand

    def holds(self, seat: Seat, card: int) -> bool:
        return any(hold >> 4 == card for hold in self.hands[seat])

    def show_hand(self, seat: Seat, viewer: Seat) -> None:
        """Let another seat look at a hand."""
        bit = 1 << viewer
        self.hands[seat] = sorted(hold | bit for hold in self.hands[seat])
        for hold in self.hands[seat]:
            self.tell_only(viewer, "saw-card", seat, CARD_KEYS[hold >> 4])
        self.seal()

    def hide_which_left(self, seat: Seat, keep: int, before: int) -> None:
        """A card left this hand unseen, one before that number: of those only seats in `keep` know what they knew."""
        keep |= 1 << seat
        hand = self.hands[seat]
        self.hands[seat] = sorted(hold & ~15 | hold & keep if hold >> 4 < before else hold for hold in hand)

    # --- who is who ---------------------------------------------------------

    def has_henchman(self, seat: Seat, henchman: int) -> bool:
        """Whether that henchman works for the seat today."""
        henchmen = self.henchmen
        return henchmen[2 * seat] == henchman or henchmen[2 * seat + 1] == henchman

    def henchmen_of(self, seat: Seat) -> list[int]:
        """The seat's henchmen: one, or two with a Double; none before the initiative."""
        return [henchman for henchman in self.henchmen[2 * seat : 2 * seat + 2] if henchman >= 0]

    def assign(self, seat: Seat, henchman: int, double: int) -> None:
        """Who works for the seat from now on."""
        henchmen = self.henchmen[:]
        henchmen[2 * seat] = henchman
        henchmen[2 * seat + 1] = double
        self.henchmen = henchmen

    def raise_building(self, seat: Seat, building: int) -> None:
        self.buildings = self.buildings[:]
        self.buildings[seat] = [*self.buildings[seat], building]

    def raze(self, seat: Seat, building: int) -> None:
        """A building is discarded."""
        own = self.buildings[seat]
        self.buildings = self.buildings[:]
        self.buildings[seat] = without(own, own.index(building))
        self.discard = [*self.discard, building]

    def owns(self, seat: Seat, building: int) -> bool:
        return building in self.buildings[seat]

    def others(self, seat: Seat) -> list[Seat]:
        return [other for other in range(self.seats) if other != seat]

    def standing(self, seat: Seat) -> bool:
        return self.folded[seat] == 0

    def initiative(self, seat: Seat) -> int:
        """The highest of a single henchman; a Double does not add up."""
        figures = self.ruleset.initiative
        first, second = self.henchmen[2 * seat], self.henchmen[2 * seat + 1]
        return figures[first] if second < 0 else max(figures[first], figures[second])

    def by_initiative(self) -> list[Seat]:
        """All seats, the lowest initiative first."""
        pairs = sorted((self.initiative(seat), seat) for seat in range(self.seats))
        return [seat for _, seat in pairs]

    def after(self, seat: Seat) -> list[Seat]:
        """All seats in the order of play, from the one after this seat round to it."""
        i = self.order.index(seat) + 1
        return self.order[i:] + self.order[:i]

    def may_be_asked(self, seat: Seat) -> bool:
        """Whether a seat takes part in questions between turns, by what everybody knows of it."""
        return not self.folded[seat] and bool(self.hands[seat]) and not self.statuses[seat] & QUIET_NOW

    def hidden(self, card: int) -> bool:
        """Whether a copy of the card may be in somebody's hand, as far as the open piles tell."""
        copies = self.ruleset.copies[card]
        for seen in self.used:
            if seen == card:
                copies -= 1
        for seen in self.discard:
            if seen == card:
                copies -= 1
        return copies > 0

    # --- what is noted during a challenge ------------------------------------

    def add_points(self, seat: Seat, points: int) -> None:
        """Points on the bid of a seat, or off it, until the challenge ends."""
        self.bid_change = replaced(self.bid_change, seat, self.bid_change[seat] + points)

    def set_status(self, seat: Seat, status: int) -> None:
        """Note something beside a player until the challenge ends."""
        self.statuses = replaced(self.statuses, seat, self.statuses[seat] | status)

    def everybody(self) -> int:
        """The bits of all seats."""
        return (1 << self.seats) - 1

    def record_token(self, colour: int, winner: Seat) -> None:
        """Remember what became of a token of today: who took it, or NONE where its challenge is not held."""
        self.decided_tokens = [*self.decided_tokens, self.day << 8 | colour << 4 | winner + 1]

    def change_stake(self, colour: int) -> None:
        """The token at stake goes to the supply, one of another colour comes."""
        self.stake = colour
        self.tell("becomes", COLOUR_KEYS[colour])


def sort_in(hand: list[int], hold: int) -> None:
    """A card is put into its place in a hand."""
    i = len(hand)
    while i and hand[i - 1] > hold:
        i -= 1
    hand.insert(i, hold)


def forget_copies(hand: list[int], card: int, seat: Seat, gone: int) -> None:
    """For each seat that knew of another copy than the one taken out: it can't be sure of that one any more."""
    unsure = ~gone & 15 & ~(1 << seat)
    for i, hold in enumerate(hand):
        if hold >> 4 == card and hold & unsure:
            cleared = hold & unsure
            hand[i] = hold & ~cleared
            unsure &= ~cleared
    hand.sort()
