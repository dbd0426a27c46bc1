"""A position set up from its document; what is left out takes the value of a quiet mid-game default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    CITIZENS,
    COLUMNS,
    CUBES_A_ROUND,
    EMPTY,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNER_NAMES,
    OWNERS,
    PICTURE,
    PLACE_NAMES,
    PLACES,
    RED,
    ROW_WIDTHS,
    SEATS,
    SLOTS,
    STAND_NAMES,
    WHITE,
    YELLOW,
    die_code,
    most_goods,
    read_die,
)
from beffroi.games.troyes.setup import deck_of
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.chance import Chance
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Seat
from beffroi.kernel.step import read_agenda

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

DEFAULT_DIE: Final = 4  # what every standing citizen has rolled
DECKS: Final = ("red", "aside", "white", "yellow")


def read_setup(r: Reader) -> tuple[int, Doc]:
    """Read how many play, and with which options; by default four, as usual."""
    seats = len(r.values("players")) if r.has("players") else SEATS
    return seats, r.child("options").doc


def read(r: Reader, ruleset: Ruleset, chance: Chance) -> Troyes:
    """Set up the table of a document; BadPosition names the place and the reason where it can't be."""
    s = Troyes(ruleset, chance).empty()
    s.round = r.number("round", 0, ruleset.rounds, min(2, ruleset.rounds))
    for part in s.parts:
        part.read(r, s)
    s.levels = r.number("levels", 0, LEVELS, min(LEVELS, s.round))
    s.first = read_first(r, s)
    s.raided = r.flag("raided")
    read_activities(r, s)
    read_buildings(r, s)
    read_lying(r.child("lying"), s)
    read_square(r, s)
    read_cathedral(r, s)
    read_events(r, s)
    read_players(r, s)
    turn = r.seat("turn", s.first % NEUTRAL)
    quiet: list[Doc] = [{"step": "EndRound"}, {"step": "EndTurn", "done": turn}, {"step": "ChooseAction", "seat": turn}]
    s.agenda = read_agenda(r, s, ruleset.steps, quiet)
    return s


def read_first(r: Reader, s: Troyes) -> int:
    """Read who holds the start card: a seat, or the neutral player where somebody plays for it."""
    if s.ruleset.neutral_turn is not None and r.value("first") == "neutral":
        return NEUTRAL
    return r.seat("first", 0)


def owner_of(r: Reader, key: str, value: Any) -> int:
    """Return an owner: a seat, "neutral", or null for none."""
    if value is None:
        return EMPTY
    if value == "neutral":
        return NEUTRAL
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < r.seats:
        raise r.bad(key, f'a seat from 0 to {r.seats - 1}, "neutral" or null is expected, not {value!r:.40}')
    return value


def owners_in_rows(r: Reader, key: str, rows: int, width: int) -> list[int]:
    """Read rows of owners of the same width, one behind the other."""
    values = r.values(key)
    if len(values) != rows:
        raise r.bad(key, f"a list of {rows} rows is expected")
    owners = []
    for i, row in enumerate(values):
        if not isinstance(row, list) or len(row) != width:
            raise r.bad(f"{key}[{i}]", f"a list of {width} is expected, not {row!r:.40}")
        owners += [owner_of(r, f"{key}[{i}][{j}]", value) for j, value in enumerate(row)]
    return owners


def read_buildings(r: Reader, s: Troyes) -> None:
    """Citizens on the main buildings; by default the seats and the neutral player in turn, all slots full."""
    buildings = r.child("buildings")
    for building, name in enumerate(BUILDINGS):
        first, width = building * BUILDING_SLOTS, ROW_WIDTHS[building]
        if buildings.has(name):
            owners = owners_in_rows(buildings, name, BUILDING_SLOTS // width, width)
        else:
            turns = [slot % (s.seats + 1) for slot in range(first, first + BUILDING_SLOTS)]
            owners = [NEUTRAL if owner == s.seats else owner for owner in turns]
        s.slots[first : first + BUILDING_SLOTS] = owners
    buildings.done()


def read_lying(r: Reader, s: Troyes) -> None:
    for building, name in enumerate(BUILDINGS):
        for i, value in enumerate(r.values(name)):
            owner = owner_of(r, f"{name}[{i}]", value)
            if owner == EMPTY:
                raise r.bad(f"{name}[{i}]", "an owner is expected")
            s.lying[building * OWNERS + owner] += 1
    r.done()


def read_square(r: Reader, s: Troyes) -> None:
    """Dice by district; by default a 4 for every standing citizen. Black dice: none by default."""
    if r.has("dice"):
        districts = r.child("dice")
        for owner, name in enumerate(OWNER_NAMES):
            for i, text in enumerate(districts.values(name)):
                code = read_die(f"{text}@{name}")
                if code < 0 or s.seats <= owner < NEUTRAL:
                    raise districts.bad(f"{name}[{i}]", f"there is no die {text!r:.40}")
                s.put_die(code)
        districts.done()
    else:
        for slot in range(SLOTS):
            if s.slots[slot] != EMPTY:
                s.put_die(die_code(DEFAULT_DIE, slot // BUILDING_SLOTS, s.slots[slot]))
    s.black = sorted(r.numbers("black", len(r.values("black")), 0, FACES, 0), reverse=True)


def read_cathedral(r: Reader, s: Troyes) -> None:
    """The cubes by level, the lowest first; by default none. A level above the printed ones may be left out."""
    if not r.has("cathedral"):
        return
    levels = len(r.values("cathedral"))
    if not LEVELS <= levels <= s.ruleset.cathedral_levels:
        raise r.bad("cathedral", f"a list of {s.ruleset.cathedral_levels} levels is expected")
    owners = owners_in_rows(r, "cathedral", levels, COLUMNS)
    s.cathedral[: len(owners)] = owners


def read_activities(r: Reader, s: Troyes) -> None:
    """The card of each place with its tradesmen and cubes; by default the first card of that colour and level."""
    slugs = [card.slug for card in s.ruleset.activities]
    s.cards = [cards[0] for cards in s.ruleset.candidates]
    for name, entry in r.child("activities").children(PLACE_NAMES):
        place = PLACE_NAMES.index(name)
        s.cards[place] = entry.index("card", slugs, s.cards[place])
        if s.ruleset.activities[s.cards[place]].place != place:
            raise entry.bad("card", f"{slugs[s.cards[place]]} is of another colour or level")
        tradesmen, slots = entry.child("tradesmen"), len(s.ruleset.activities[s.cards[place]].slots)
        for owner, owner_name in enumerate(OWNER_NAMES):
            if s.seats <= owner < NEUTRAL and tradesmen.has(owner_name):
                raise tradesmen.bad(owner_name, f"{s.seats} play here")
            if isinstance(tradesmen.value(owner_name), str):
                s.tradesmen[place * OWNERS + owner] = 1 << tradesmen.index(owner_name, STAND_NAMES)
            else:
                for stand in tradesmen.indexes(owner_name, STAND_NAMES, []):
                    s.tradesmen[place * OWNERS + owner] |= 1 << stand
            if s.tradesmen[place * OWNERS + owner] % PICTURE >> slots:
                raise tradesmen.bad(owner_name, f"{slugs[s.cards[place]]} has no slot {slots + 1}")
        tradesmen.done()
        cubes = entry.numbers("cubes", len(entry.values("cubes", s.seats)), 0, CUBES_A_ROUND * (s.round + 1), 0)
        for seat, count in enumerate(cubes):
            s.cubes[seat * PLACES + place] = count
        entry.done()


def read_events(r: Reader, s: Troyes) -> None:
    """The queue with its cubes, by default Marauding alone; decks left out hold what is not in play."""
    names = [card.name for card in s.ruleset.events]
    if r.has("events"):
        s.queue, s.banners = [], []
        for entry in r.items("events"):
            s.queue.append(entry.index("event", names))
            cubes = 0
            for i, value in enumerate(entry.values("cubes")):
                cubes = cubes << 3 | owner_of(entry, f"cubes[{i}]", value) + 1
            s.banners.append(cubes)
            entry.done()
    if not s.queue or s.queue[0] != 0:
        raise r.bad("events[0]", f"{names[0]} is expected")
    for seat, player in enumerate(r.items("players")):
        s.won += [event * 8 + seat for event in player.indexes("won", names, [])]
    read_decks(r.child("decks"), s, names)


def read_decks(r: Reader, s: Troyes, names: list[str]) -> None:
    given = {key: r.indexes(key, names) for key in DECKS if r.has(key)}
    used = {*(card // 8 for card in s.won), *s.queue, *(card for deck in given.values() for card in deck)}
    red, white, yellow = (
        [card for card in deck_of(s.ruleset, colour) if card not in used] for colour in (RED, WHITE, YELLOW)
    )
    s.white = given.get("white", white)
    s.yellow = given.get("yellow", yellow)
    left = s.ruleset.rounds - s.round
    s.red = given.get("red", red[:left])
    s.aside = given.get("aside", red[left:] if "red" not in given else red)
    r.done()


def read_players(r: Reader, s: Troyes) -> None:
    """Goods, reserves, characters; what is not in the reserve or on the table is in the general supply."""
    slugs = [character.slug for character in s.ruleset.characters]
    dealt: list[list[int]] = []
    goods = most_goods(s.round)
    players = r.items("players") or [Reader({}, f"players[{seat}]", s.seats) for seat in range(s.seats)]
    for seat, player in enumerate(players):
        s.deniers[seat] = player.number("deniers", 0, goods, 10)
        s.influence[seat] = player.number("influence", 0, s.ruleset.influence_most, 4)
        s.points[seat] = player.number("points", 0, goods, 0)
        s.reserve[seat] = player.number("reserve", 0, CITIZENS, 1)
        s.pot[seat] = player.number("pot", 0, goods, 0)
        s.supply[seat] = supply_of(player, s, seat)
        dealt.append(player.indexes("characters", slugs, []))
        player.has("won")
        player.done()
    s.characters = deal(r, dealt, r.indexes("nobody", slugs, []), s.ruleset.characters_each, len(slugs))


def supply_of(r: Reader, s: Troyes, seat: Seat) -> int:
    """Return how many citizens are left in the general supply."""
    placed = s.slots.count(seat) + sum(s.lying[building * OWNERS + seat] for building in range(len(BUILDINGS)))
    working = sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])
    held = sum(part.citizens(seat) for part in s.parts)
    supply = CITIZENS - placed - working - held - s.reserve[seat]
    if supply < 0:
        raise r.bad("", f"there are {CITIZENS - supply} citizens of {CITIZENS}")
    return supply


def deal(r: Reader, dealt: list[list[int]], nobody: list[int], each: int, count: int) -> list[int]:
    """Return the characters by seat; the seats that name none get what is left, in order."""
    taken = [card for cards in dealt for card in cards] + nobody
    if len(set(taken)) != len(taken):
        raise r.bad("players", "a character is named twice")
    rest = [card for card in range(count) if card not in taken]
    order: list[int] = []
    for seat, cards in enumerate(dealt):
        if cards and len(cards) != each:
            raise r.bad(f"players[{seat}].characters", f"a list of {each} is expected")
        order.extend(cards or [rest.pop(0) for _ in range(each) if rest])
    order.extend(nobody + rest)
    if len(order) != count:
        raise r.bad("players", "the characters don't add up")
    return order
