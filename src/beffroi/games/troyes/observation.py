"""What a seat knows of a table of Troyes, as cells for learners (see `kernel/observation.py`).

Owners come in the order of the seats from the one that looks, the neutral player fifth. Cards are numbered by their
rows in `figures.toml`, whatever a host plays with; expansions add their blocks behind these.
"""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.moves import QUEUE
from beffroi.games.troyes.pieces import (
    CARD_SLOTS,
    COLOUR,
    COLUMNS,
    DIE_CODES,
    DIE_COLOURS,
    EMPTY,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNER,
    OWNERS,
    PLACES,
    SEATS,
    SLOTS,
    VALUE,
)
from beffroi.games.troyes.ruleset import ALL_MOVES, ALL_STEPS, EXPANSIONS, Ruleset
from beffroi.games.troyes.scoring import open_characters
from beffroi.games.troyes.sight import TroyesSight, Viewer
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.observation import Block, Cells, Encoder, Layout, Sight, blank
from beffroi.kernel.state import Seat

VERSION: Final = 1  # goes up when a block changes
ACTIVITIES: Final = tuple(FIGURES.packaged["activity"])
EVENTS: Final = 24  # copies of events, with those of expansions
CHARACTERS: Final = 9  # with those of expansions
ROUNDS: Final = 6
CATHEDRAL: Final = LEVELS + 1  # levels, with one that only a card can build
STANDS: Final = CARD_SLOTS + 1
BANNERS: Final = 6

SEAT: Final = (("seat", SEATS),)
OWNED: Final = (("owner", OWNERS),)
EVENT: Final = (("event", EVENTS),)
PLACE: Final = (("place", PLACES),)
CHARACTER: Final = (("character", CHARACTERS),)

HEAD: Final = (
    Block("round", "the round; none during the placement", (("round", ROUNDS),)),
    Block("first", "who holds the start card", OWNED),
    Block("deniers", "each player's deniers", SEAT, 255, True, scale=20.0),
    Block("influence", "each player's influence", SEAT, 20),
    Block("points", "victory points, one's own and those that are open", SEAT, 255, True, scale=20.0),
    Block("reserve", "citizens at hand", SEAT, 12),
    Block("supply", "citizens that can still be recruited", SEAT, 12),
    Block("pot", "deniers on the district of who has passed", SEAT, 255, True, scale=8.0),
    Block("dice", "dice on the square", (*OWNED, ("colour", DIE_COLOURS), ("value", FACES)), 8, scale=4.0),
    Block("black", "black dice to be countered, 0 before they are rolled", (("value", FACES + 1),), 24, scale=4.0),
    Block("decks", "events left in each deck", (("colour", 3),), 12),
    Block("raided", "Marauding takes no more cubes in this action"),
)
CARDS: Final = (
    Block("levels", "levels of activity cards that lie face up", (), LEVELS),
    Block("cards", "activity cards that lie face up", (("card", len(ACTIVITIES)),)),
)
CITIZENS: Final = (
    Block("slots", "citizens standing in the main buildings, by slot", (("slot", SLOTS), *OWNED)),
    Block("lying", "citizens lying there", (("building", 3), *OWNED), 3),
)
CUBES: Final = (Block("cathedral", "its cubes", (("level", CATHEDRAL), ("column", COLUMNS), *OWNED)),)
TRADESMEN: Final = (
    Block("tradesmen", "tradesmen on the cards, by slot, the picture last", (*PLACE, *OWNED, ("stand", STANDS))),
    Block("cubes", "cubes on delayed cards", (*SEAT, *PLACE), 255, scale=6.0),
)
QUEUED: Final = (
    Block("queue", "events in the queue: place + 1", EVENT, QUEUE),
    Block("event-cubes", "cubes on each event, by owner", (*EVENT, *OWNED), BANNERS, scale=4.0),
    Block("banners", "the owner of each cube + 1, the first first", (*EVENT, ("banner", BANNERS)), OWNERS),
)
WON: Final = (
    Block("won", "events won: as the how-manieth", EVENT, EVENTS),
    Block("winner", "who won it", (*EVENT, *OWNED)),
)
SIDE: Final = (
    Block("characters", "one's own characters, and everybody's at the end: place + 1", (*SEAT, *CHARACTER), 2),
    Block("open-characters", "characters that lie face up for all: place + 1", CHARACTER, CHARACTERS),
    *(block for expansion in EXPANSIONS for block in expansion.blocks),
)
LAYOUT: Final = Layout(
    VERSION, ALL_STEPS, ALL_MOVES.count, HEAD, (CARDS, CITIZENS, CUBES, TRADESMEN, QUEUED, WON, SIDE)
)

AT_ROUND: Final = LAYOUT.at("round")
AT_FIRST: Final = LAYOUT.at("first")
AT_DENIERS: Final = LAYOUT.at("deniers")
AT_INFLUENCE: Final = LAYOUT.at("influence")
AT_POINTS: Final = LAYOUT.at("points")
AT_RESERVE: Final = LAYOUT.at("reserve")
AT_SUPPLY: Final = LAYOUT.at("supply")
AT_POT: Final = LAYOUT.at("pot")
AT_DICE: Final = LAYOUT.at("dice")
AT_BLACK: Final = LAYOUT.at("black")
AT_DECKS: Final = LAYOUT.at("decks")
AT_RAIDED: Final = LAYOUT.at("raided")
AT_LEVELS: Final = LAYOUT.at("levels")
AT_CARDS: Final = LAYOUT.at("cards")
AT_SLOTS: Final = LAYOUT.at("slots")
AT_LYING: Final = LAYOUT.at("lying")
AT_CATHEDRAL: Final = LAYOUT.at("cathedral")
AT_TRADESMEN: Final = LAYOUT.at("tradesmen")
AT_CUBES: Final = LAYOUT.at("cubes")
AT_QUEUE: Final = LAYOUT.at("queue")
AT_EVENT_CUBES: Final = LAYOUT.at("event-cubes")
AT_BANNERS: Final = LAYOUT.at("banners")
AT_WON: Final = LAYOUT.at("won")
AT_WINNER: Final = LAYOUT.at("winner")
AT_CHARACTERS: Final = LAYOUT.at("characters")
AT_OPEN_CHARACTERS: Final = LAYOUT.at("open-characters")

NO_CARDS: Final = blank(CARDS)
NO_CITIZENS: Final = blank(CITIZENS)
NO_CUBES: Final = blank(CUBES)
NO_TRADESMEN: Final = blank(TRADESMEN)
NO_EVENTS: Final = blank(QUEUED)
NONE_WON: Final = blank(WON)
NOTHING: Final = blank(SIDE)


class TroyesEncoder(Encoder):
    """The square, the buildings, the cards and events, every player's goods; of characters what the seat may see."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__(LAYOUT)
        seats = ruleset.seats
        self.open_points = bool(ruleset.options["open-vp"])
        self.numbers = [ACTIVITIES.index(card.slug) for card in ruleset.activities]
        self.turns = [[*((owner - seat) % seats for owner in range(SEATS)), NEUTRAL] for seat in range(seats)]
        self.dice = [[die_cell(code, self.turns[seat]) for code in range(DIE_CODES)] for seat in range(seats)]
        self.parts = [LAYOUT.at(part.block) if part.block else -1 for part in ruleset.parts]

    def sight(self, seats: int) -> Sight:
        return TroyesSight(self.layout, seats)

    def table(self, s: Troyes, seat: Seat, sight: TroyesSight, out: Cells) -> None:
        turns, viewer = self.turns[seat], sight.viewers[seat]
        self.write_head(s, seat, turns, out)
        if sight.cards is not s.cards or sight.levels != s.levels:
            sight.cards, sight.levels = s.cards, s.levels
            self.write_cards(s, sight.begin(NO_CARDS))
            sight.card_cells = sight.written()
        out.add(sight.card_cells)
        look_at_buildings(s, turns, sight, viewer)
        out.add(viewer.citizen_cells)
        out.add(viewer.cathedral_cells)
        out.add(viewer.tradesmen_cells)
        look_at_events(s, turns, sight, viewer)
        out.add(viewer.queue_cells)
        out.add(viewer.won_cells)
        if not s.agenda:  # the end shows everybody's characters
            out.begin(NOTHING)
            self.write_side(s, seat, turns, out)
            return
        if viewer.characters is not s.characters or viewer.parts is not s.parts:
            viewer.characters, viewer.parts = s.characters, s.parts
            self.write_side(s, seat, turns, sight.begin(NOTHING))
            viewer.side_cells = sight.written()
        out.add(viewer.side_cells)

    def write_head(self, s: Troyes, seat: Seat, turns: list[int], out: Cells) -> None:
        """Write the round, every player's goods and the square."""
        if s.round:
            out.mark(AT_ROUND + min(s.round, ROUNDS) - 1)
        out.mark(AT_FIRST + turns[s.first])
        for player in range(s.seats):
            turn = turns[player]
            out.wide(AT_DENIERS + 2 * turn, s.deniers[player])
            out.put(AT_INFLUENCE + turn, s.influence[player])
            if player == seat or self.open_points or not s.agenda:
                out.wide(AT_POINTS + 2 * turn, s.points[player])
            out.put(AT_RESERVE + turn, s.reserve[player])
            out.put(AT_SUPPLY + turn, s.supply[player])
            if s.pot[player]:
                out.wide(AT_POT + 2 * turn, s.pot[player])
        cells = self.dice[seat]
        for code in s.dice:
            out.count(cells[code])
        for value in s.black:
            out.count(AT_BLACK + value)
        out.put(AT_DECKS, len(s.red))
        out.put(AT_DECKS + 1, len(s.white))
        out.put(AT_DECKS + 2, len(s.yellow))
        if s.raided:
            out.mark(AT_RAIDED)

    def write_cards(self, s: Troyes, out: Cells) -> None:
        """Write the activity cards that lie face up."""
        out.put(AT_LEVELS, s.levels)
        cards = s.cards
        for place in range(PLACES):
            if place % LEVELS < s.levels:
                out.mark(AT_CARDS + self.numbers[cards[place]])

    def write_side(self, s: Troyes, seat: Seat, turns: list[int], out: Cells) -> None:
        """Write one's own characters, those that lie face up, at the end all; then what expansions have there."""
        each, characters = s.ruleset.characters_each, s.characters
        for player in range(s.seats):
            if player == seat or not s.agenda:
                for i in range(each):
                    out.put(AT_CHARACTERS + turns[player] * CHARACTERS + characters[player * each + i], i + 1)
        if s.ruleset.characters_open:
            shown = open_characters(s)
            for i in range(len(shown)):
                out.put(AT_OPEN_CHARACTERS + shown[i], i + 1)
        parts = s.parts
        for i in range(len(parts)):
            if self.parts[i] >= 0:
                parts[i].observe(s, turns, out, self.parts[i])


def die_cell(code: int, turns: list[int]) -> int:
    """Return the cell of a die on the square."""
    return AT_DICE + (turns[OWNER[code]] * DIE_COLOURS + COLOUR[code]) * FACES + VALUE[code] - 1


def look_at_buildings(s: Troyes, turns: list[int], sight: Sight, viewer: Viewer) -> None:
    """Write who stands and works where, if it has changed."""
    if viewer.slots is not s.slots or viewer.lying is not s.lying:
        viewer.slots, viewer.lying = s.slots, s.lying
        write_citizens(s, turns, sight.begin(NO_CITIZENS))
        viewer.citizen_cells = sight.written()
    if viewer.cathedral is not s.cathedral:
        viewer.cathedral = s.cathedral
        write_cathedral(s, turns, sight.begin(NO_CUBES))
        viewer.cathedral_cells = sight.written()
    if viewer.tradesmen is not s.tradesmen or viewer.cubes is not s.cubes:
        viewer.tradesmen, viewer.cubes = s.tradesmen, s.cubes
        write_tradesmen(s, turns, sight.begin(NO_TRADESMEN))
        viewer.tradesmen_cells = sight.written()


def look_at_events(s: Troyes, turns: list[int], sight: Sight, viewer: Viewer) -> None:
    """Write the events that lie in the queue and those won, if they have changed."""
    if viewer.queue is not s.queue or viewer.banners is not s.banners:
        viewer.queue, viewer.banners = s.queue, s.banners
        write_queue(s, turns, sight.begin(NO_EVENTS))
        viewer.queue_cells = sight.written()
    if viewer.won is not s.won:
        viewer.won = s.won
        write_won(s, turns, sight.begin(NONE_WON))
        viewer.won_cells = sight.written()


def write_citizens(s: Troyes, turns: list[int], out: Cells) -> None:
    """Write who stands and lies in the main buildings."""
    slots, lying = s.slots, s.lying
    for i in range(SLOTS):
        owner = slots[i]
        if owner != EMPTY:
            out.mark(AT_SLOTS + i * OWNERS + turns[owner])
    for building in range(3):
        for owner in range(OWNERS):
            down = lying[building * OWNERS + owner]
            if down:
                out.put(AT_LYING + building * OWNERS + turns[owner], down)


def write_cathedral(s: Troyes, turns: list[int], out: Cells) -> None:
    """Write the cubes of the Cathedral."""
    cathedral = s.cathedral
    for i in range(len(cathedral)):
        owner = cathedral[i]
        if owner != EMPTY:
            out.mark(AT_CATHEDRAL + i * OWNERS + turns[owner])


def write_tradesmen(s: Troyes, turns: list[int], out: Cells) -> None:
    """Write who works on the activity cards, and the cubes that wait there."""
    tradesmen, cubes = s.tradesmen, s.cubes
    for place in range(PLACES):
        for owner in range(OWNERS):
            stands = tradesmen[place * OWNERS + owner]
            if stands:
                at = AT_TRADESMEN + (place * OWNERS + turns[owner]) * STANDS
                for i in range(STANDS):
                    if stands >> i & 1:
                        out.mark(at + i)
    for i in range(s.seats * PLACES):
        if cubes[i]:
            out.put(AT_CUBES + turns[i // PLACES] * PLACES + i % PLACES, cubes[i])


def write_queue(s: Troyes, turns: list[int], out: Cells) -> None:
    """Write the events in the queue with their cubes."""
    queue, banners = s.queue, s.banners
    for i in range(len(queue)):
        event = queue[i]
        out.put(AT_QUEUE + event, i + 1)
        cubes = banners[i]
        if cubes:
            at = AT_BANNERS + event * BANNERS
            place = 0
            while cubes >> 3 * place:
                place += 1
            for k in range(place):
                turn = turns[(cubes >> 3 * (place - 1 - k) & 7) - 1]
                out.count(AT_EVENT_CUBES + event * OWNERS + turn)
                if k < BANNERS:
                    out.put(at + k, turn + 1)


def write_won(s: Troyes, turns: list[int], out: Cells) -> None:
    """Write the events won."""
    won = s.won
    for i in range(len(won)):
        event = won[i] // 8
        out.put(AT_WON + event, i + 1)
        out.mark(AT_WINNER + event * OWNERS + turns[won[i] % 8])
