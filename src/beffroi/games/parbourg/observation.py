"""What a seat knows of a table of Parbourg, as cells for learners (see `kernel/observation.py`)."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards.ids import (
    CARDS,
    COLOURS,
    FIRST_ALCHEMY,
    FIRST_BUILDING,
    FIRST_EPHEMERAL,
    HENCHMEN,
    SEATS,
)
from beffroi.games.parbourg.laid_cards import NONE, place_of
from beffroi.games.parbourg.moves import MOVES
from beffroi.games.parbourg.sight import ParbourgSight, Side, Viewer
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps import STEPS
from beffroi.kernel.observation import Block, Cells, Encoder, Layout, Sight, blank
from beffroi.kernel.state import Seat

VERSION: Final = 1  # goes up when a block changes
C: Final = len(COLOURS)
CARD_COUNT: Final = len(CARDS)
BUILDINGS: Final = FIRST_ALCHEMY - FIRST_BUILDING
HENCHMAN_COUNT: Final = len(HENCHMEN)
DAYS: Final = 4
DECIDED: Final = 16  # tokens of a game: four a day
PILE: Final = 8  # tokens of a day
OPEN: Final = 108  # cards of the discard pile whose order is shown, from the top
USED: Final = 24  # cards used in a challenge whose order is shown
LYING: Final = 10  # bids in front of a player
BUILT: Final = 10  # buildings of a player
LAID: Final = 8  # cells of a lying card

SEAT: Final = (("seat", SEATS),)
CARD: Final = (("card", CARD_COUNT),)
HENCHMAN: Final = (("henchman", HENCHMAN_COUNT),)
COLOUR: Final = (("colour", C),)

HEAD: Final = (
    Block("day", "the day", (("day", DAYS),)),
    Block("stake", "the colour of the token at stake", COLOUR),
    Block("cancelled", "challenges that were not held", (), 16),
    Block("deck", "cards in the draw pile", (), 108),
    Block("henchman-pile", "henchmen in their pile", (), HENCHMAN_COUNT),
    Block("pile-bottom", "henchmen known at its bottom: place + 1", HENCHMAN, HENCHMAN_COUNT),
    Block("turn", "whose turn it is", SEAT),
    Block("turn-cards", "Action cards and buildings placed in this turn", (("kind", 2),), 4),
    Block("last-turn", "the turn is the last of the challenge"),
)
TOKENS: Final = (
    Block("pile", "the day's tokens to come, the next first", (("place", PILE), *COLOUR)),
    Block("held-day", "the day of each token decided, the first first", (("token", DECIDED),), DAYS),
    Block("held-colour", "its colour", (("token", DECIDED), *COLOUR)),
    Block("held-winner", "who took it; nobody where the challenge was not held", (("token", DECIDED), *SEAT)),
    Block("order", "who plays at each place of the order", (("place", SEATS), *SEAT)),
)
DISCARD: Final = (
    Block("discard", "cards of the discard pile, by kind", CARD, 8, scale=4.0),
    Block("discard-order", "the number of each card + 1, the topmost last", (("place", OPEN),), CARD_COUNT),
)
USED_CARDS: Final = (
    Block("used", "cards used since the challenge or the day began, by kind", CARD, 8, scale=4.0),
    Block("used-order", "the number of each + 1, the first first", (("place", USED),), CARD_COUNT),
)
OUT_OF_PLAY: Final = (
    Block("aside", "henchmen set aside for good: place + 1", HENCHMAN, HENCHMAN_COUNT),
    Block("slain", "henchmen out of play for the day: place + 1", HENCHMAN, HENCHMAN_COUNT),
)
HAND: Final = (Block("hand", "cards of a hand that the seat knows of, by kind; all of its own", CARD, 8, scale=4.0),)
CAMP: Final = (
    Block("first-henchman", "a player's henchman", HENCHMAN),
    Block("second-henchman", "the second one, with a Double", HENCHMAN),
    Block("buildings", "a player's buildings, by kind", (("building", BUILDINGS),), 4, scale=2.0),
    Block("building-order", "the number of each + 1, the first first", (("place", BUILT),), CARD_COUNT),
    Block("elixirs", "bonus of the day by colour", COLOUR, 255, scale=5.0),
    Block("won", "victory tokens by colour", COLOUR, 16, scale=4.0),
)
BID: Final = (
    Block("bids", "lying Action cards that the seat knows, by kind", (("card", FIRST_EPHEMERAL),), 8, scale=2.0),
    Block(
        "lying",
        "of each lying card: its number + 1 (0: not known), serial, face down, its event in force, points given by it, "
        "points taken off, the seat it aims at + 1, the place it aims at + 1",
        (("place", LYING), ("property", LAID)),
        255,
        scale=10.0,
    ),
)
STANDING: Final = (
    Block("hand-size", "cards in a hand", (), 108, scale=8.0),
    Block("bid-change", "points on a bid and off it until the challenge ends", (("sign", 2),), 255, scale=10.0),
    Block("folded", "as the how-manieth a player folded", (("rank", SEATS),)),
    Block("statuses", "had a turn, wins ties, shielded, asks for quiet", (("status", 4),)),
)
LAYOUT: Final = Layout(
    VERSION,
    STEPS,
    MOVES.count,
    HEAD,
    (TOKENS, DISCARD, USED_CARDS, OUT_OF_PLAY),
    (HAND, CAMP, BID, STANDING),
)

AT_DAY: Final = LAYOUT.at("day")
AT_STAKE: Final = LAYOUT.at("stake")
AT_CANCELLED: Final = LAYOUT.at("cancelled")
AT_DECK: Final = LAYOUT.at("deck")
AT_HENCHMAN_PILE: Final = LAYOUT.at("henchman-pile")
AT_BOTTOM: Final = LAYOUT.at("pile-bottom")
AT_TURN: Final = LAYOUT.at("turn")
AT_TURN_CARDS: Final = LAYOUT.at("turn-cards")
AT_LAST: Final = LAYOUT.at("last-turn")
AT_PILE: Final = LAYOUT.at("pile")
AT_HELD_DAY: Final = LAYOUT.at("held-day")
AT_HELD_COLOUR: Final = LAYOUT.at("held-colour")
AT_HELD_WINNER: Final = LAYOUT.at("held-winner")
AT_ORDER: Final = LAYOUT.at("order")
AT_DISCARD: Final = LAYOUT.at("discard")
AT_DISCARD_ORDER: Final = LAYOUT.at("discard-order")
AT_USED: Final = LAYOUT.at("used")
AT_USED_ORDER: Final = LAYOUT.at("used-order")
AT_ASIDE: Final = LAYOUT.at("aside")
AT_SLAIN: Final = LAYOUT.at("slain")
AT_HAND: Final = LAYOUT.at("hand")
AT_FIRST: Final = LAYOUT.at("first-henchman")
AT_SECOND: Final = LAYOUT.at("second-henchman")
AT_BUILDINGS: Final = LAYOUT.at("buildings")
AT_BUILDING_ORDER: Final = LAYOUT.at("building-order")
AT_ELIXIRS: Final = LAYOUT.at("elixirs")
AT_WON: Final = LAYOUT.at("won")
AT_BIDS: Final = LAYOUT.at("bids")
AT_LYING: Final = LAYOUT.at("lying")
AT_HAND_SIZE: Final = LAYOUT.at("hand-size")
AT_BID_CHANGE: Final = LAYOUT.at("bid-change")
AT_FOLDED: Final = LAYOUT.at("folded")
AT_STATUSES: Final = LAYOUT.at("statuses")

NO_TOKENS: Final = blank(TOKENS)
NO_DISCARD: Final = blank(DISCARD)
NO_USED: Final = blank(USED_CARDS)
NOBODY_OUT: Final = blank(OUT_OF_PLAY)
NO_HAND: Final = blank(HAND)
NO_CAMP: Final = blank(CAMP)
NO_BID: Final = blank(BID)
NOT_STANDING: Final = blank(STANDING)


class ParbourgEncoder(Encoder):
    """The day, the piles that lie open, every player's side of the table, one's own hand."""

    def sight(self, seats: int) -> Sight:
        return ParbourgSight(self.layout, seats)

    def table(self, s: Parbourg, seat: Seat, sight: ParbourgSight, out: Cells) -> None:
        viewer = sight.viewers[seat]
        write_day(s, seat, out)
        look_at_tokens(s, seat, sight, viewer)
        out.add(viewer.token_cells)
        look_at_piles(s, sight)
        out.add(sight.discard_cells)
        out.add(sight.used_cells)
        out.add(sight.out_cells)
        player = seat
        for _ in range(s.seats):
            side = sight.sides[player]
            look_at_player(s, player, seat, sight, viewer)
            look_at_side(s, player, sight, side)
            out.add(viewer.hand_cells[player])
            out.add(side.camp_cells)
            out.add(viewer.bid_cells[player])
            out.add(side.standing_cells)
            player = player + 1 if player + 1 < s.seats else 0


def look_at_tokens(s: Parbourg, seat: Seat, sight: ParbourgSight, viewer: Viewer) -> None:
    """Write the tokens and the order of play where they have changed."""
    if viewer.pile is not s.pile or viewer.order is not s.order or viewer.decided is not s.decided_tokens:
        viewer.pile, viewer.order, viewer.decided = s.pile, s.order, s.decided_tokens
        write_tokens(s, seat, sight.begin(NO_TOKENS))
        viewer.token_cells = sight.written()


def look_at_piles(s: Parbourg, sight: ParbourgSight) -> None:
    """Write the piles that have changed."""
    if sight.discard is not s.discard:
        sight.discard = s.discard
        write_pile(s.discard, AT_DISCARD, AT_DISCARD_ORDER, OPEN, sight.begin(NO_DISCARD))
        sight.discard_cells = sight.written()
    if sight.used is not s.used:
        sight.used = s.used
        write_pile(s.used, AT_USED, AT_USED_ORDER, USED, sight.begin(NO_USED))
        sight.used_cells = sight.written()
    if sight.aside is not s.aside or sight.slain is not s.slain:
        sight.aside, sight.slain = s.aside, s.slain
        draft = sight.begin(NOBODY_OUT)
        write_places(s.aside, AT_ASIDE, draft)
        write_places(s.slain, AT_SLAIN, draft)
        sight.out_cells = sight.written()


def look_at_player(s: Parbourg, player: Seat, seat: Seat, sight: ParbourgSight, viewer: Viewer) -> None:
    """Write a player's hand and bid as the viewer sees them, where they have changed."""
    hand, lying = s.hands[player], s.lying[player]
    if viewer.hands[player] is not hand:
        viewer.hands[player] = hand
        draft = sight.begin(NO_HAND)
        for hold in hand:
            if hold >> seat & 1:
                draft.count(AT_HAND + (hold >> 4))
        viewer.hand_cells[player] = sight.written()
    if viewer.lying[player] is not lying:
        viewer.lying[player] = lying
        write_bid(s, player, seat, sight.begin(NO_BID))
        viewer.bid_cells[player] = sight.written()


def look_at_side(s: Parbourg, player: Seat, sight: ParbourgSight, side: Side) -> None:
    """Write a player's camp, and what is noted beside it, where they have changed."""
    camp = side.henchmen is s.henchmen and side.buildings is s.buildings
    if not camp or side.elixirs is not s.elixirs or side.won is not s.won:
        side.henchmen, side.buildings, side.elixirs, side.won = s.henchmen, s.buildings, s.elixirs, s.won
        write_camp(s, player, sight.begin(NO_CAMP))
        side.camp_cells = sight.written()
    hand = s.hands[player]
    noted = side.hand is hand and side.statuses is s.statuses
    if not noted or side.bid_change is not s.bid_change or side.folded is not s.folded:
        side.hand, side.statuses, side.bid_change, side.folded = hand, s.statuses, s.bid_change, s.folded
        write_standing(s, player, sight.begin(NOT_STANDING))
        side.standing_cells = sight.written()


def write_day(s: Parbourg, seat: Seat, out: Cells) -> None:
    """Write the day, whose turn it is, and how many cards lie face down."""
    if 0 < s.day <= DAYS:
        out.mark(AT_DAY + s.day - 1)
    if s.stake != NONE:
        out.mark(AT_STAKE + s.stake)
    out.put(AT_CANCELLED, s.cancelled)
    out.put(AT_DECK, len(s.deck))
    out.put(AT_HENCHMAN_PILE, len(s.henchman_pile))
    for i in range(s.shown):
        out.put(AT_BOTTOM + s.henchman_pile[i], i + 1)
    if s.at != NONE:
        out.mark(AT_TURN + (s.order[s.at] - seat) % s.seats)
    out.put(AT_TURN_CARDS, s.placed)
    out.put(AT_TURN_CARDS + 1, s.built)
    if s.last:
        out.mark(AT_LAST)


def write_tokens(s: Parbourg, seat: Seat, out: Cells) -> None:
    """Write the tokens to come and those decided, and the order of play."""
    pile = s.pile
    for i in range(min(len(pile), PILE)):
        out.mark(AT_PILE + i * C + pile[-1 - i])
    decided = s.decided_tokens
    for i in range(min(len(decided), DECIDED)):
        token = decided[i]
        winner = (token & 15) - 1
        out.put(AT_HELD_DAY + i, token >> 8)
        out.mark(AT_HELD_COLOUR + i * C + (token >> 4 & 15))
        if winner != NONE:
            out.mark(AT_HELD_WINNER + i * SEATS + (winner - seat) % s.seats)
    order = s.order
    for i in range(s.seats):
        out.mark(AT_ORDER + i * SEATS + (order[i] - seat) % s.seats)


def write_pile(cards: list[int], by_kind: int, in_order: int, most: int, out: Cells) -> None:
    """Write cards that lie open, by kind and one after the other."""
    for i in range(len(cards)):
        card = cards[i]
        out.count(by_kind + card)
        if i < most:
            out.put(in_order + i, card + 1)


def write_places(henchmen: list[int], first: int, out: Cells) -> None:
    for i in range(len(henchmen)):
        out.put(first + henchmen[i], i + 1)


def write_camp(s: Parbourg, player: Seat, out: Cells) -> None:
    """Write a player's henchmen, buildings and what was won."""
    first, second = s.henchmen[2 * player], s.henchmen[2 * player + 1]
    if first >= 0:
        out.mark(AT_FIRST + first)
    if second >= 0:
        out.mark(AT_SECOND + second)
    buildings = s.buildings[player]
    for i in range(len(buildings)):
        out.count(AT_BUILDINGS + buildings[i] - FIRST_BUILDING)
        if i < BUILT:
            out.put(AT_BUILDING_ORDER + i, buildings[i] + 1)
    for colour in range(C):
        out.put(AT_ELIXIRS + colour, s.elixirs[C * player + colour])
        out.put(AT_WON + colour, s.won[C * player + colour])


def write_bid(s: Parbourg, player: Seat, viewer: Seat, out: Cells) -> None:
    """Write the cards lying in front of a player; of one that the viewer does not know all but its face."""
    lying = s.lying[player]
    for place in range(min(len(lying), LYING)):
        laid = lying[place]
        at = AT_LYING + place * LAID
        if not laid.down or laid.seen >> viewer & 1:
            out.put(at, laid.card + 1)
            out.count(AT_BIDS + laid.card)
        out.put(at + 1, laid.serial)
        if laid.down:
            out.mark(at + 2)
        if laid.event:
            out.mark(at + 3)
        out.put(at + 4, laid.points)
        out.put(at + 5, laid.minus)
        if laid.aim != NONE:
            if laid.aim < s.seats:
                out.put(at + 6, (laid.aim - viewer) % s.seats + 1)
            out.put(at + 7, place_of(s, player, laid.aim) + 1)


def write_standing(s: Parbourg, player: Seat, out: Cells) -> None:
    """Write what is noted beside a player during a challenge."""
    out.put(AT_HAND_SIZE, len(s.hands[player]))
    change = s.bid_change[player]
    if change:
        out.put(AT_BID_CHANGE + (change < 0), abs(change))
    if s.folded[player]:
        out.mark(AT_FOLDED + s.folded[player] - 1)
    statuses = s.statuses[player]
    for i in range(4):
        if statuses >> i & 1:
            out.mark(AT_STATUSES + i)
