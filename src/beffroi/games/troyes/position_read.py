"""A position set up from its document; what is left out takes the value of a quiet mid-game default."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    CITIZENS,
    COLUMNS,
    EMPTY,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNER_NAMES,
    OWNERS,
    PLACE_NAMES,
    PLACES,
    RED,
    SLOTS,
    STAND_NAMES,
    WHITE,
    YELLOW,
    die_code,
    read_die,
)
from beffroi.games.troyes.setup import deck_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.registry import STEPS
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition, RulesBug
from beffroi.kernel.state import Doc, Seat

WIDTHS = (6, 3, 2)
KEYS = (
    *("options", "round", "first", "turn", "raided", "players", "nobody", "buildings", "lying", "dice", "black"),
    *("cathedral", "levels", "activities", "events", "decks", "agenda"),
)

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset
PLAYER_KEYS = ("deniers", "influence", "points", "reserve", "pot", "characters", "won")


def set_up(ruleset: Ruleset, doc: Doc, chance: Chance) -> Troyes:
    """The table of a document; BadPosition names the place and the reason where it can't be."""
    s = Troyes(ruleset, chance)
    doc = {key: value for key, value in doc.items() if key != "rules"}
    for part in s.parts:
        part.read(s, doc)
    known_keys(doc, KEYS, "the position")
    s.round = number(doc, "round", "round", 0, ruleset.rounds, min(2, ruleset.rounds))
    s.levels = number(doc, "levels", "levels", 0, LEVELS, min(LEVELS, s.round))
    s.first = read_first(s, doc)
    s.raided = bool(doc.get("raided", False))
    read_activities(s, table(doc, "activities", "activities"))
    read_buildings(s, doc)
    read_dice(s, doc)
    read_cathedral(s, doc.get("cathedral"))
    read_events(s, doc)
    read_players(s, doc)
    read_agenda(s, doc)
    try:
        s.check()
    except RulesBug as error:
        raise BadPosition(f"the position is impossible: {error}") from None
    s.settle()
    return s


def read_first(s: Troyes, doc: Doc) -> int:
    """Who holds the start card: a seat, or the neutral player where somebody plays for it."""
    if s.ruleset.neutral_turn is not None and doc.get("first") == "neutral":
        return NEUTRAL
    return number(doc, "first", "first", 0, s.seats - 1, 0)


# --- small readers ------------------------------------------------------------


def known_keys(doc: Doc, keys: tuple[str, ...], where: str) -> None:
    for key in doc:
        if key not in keys:
            raise BadPosition(f"{where} has no {key!r} (it has {', '.join(keys)})")


def number(doc: Doc, key: str, where: str, least: int, most: int, default: int) -> int:
    value = doc.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise BadPosition(f"{where} is a number from {least} to {most}, not {value!r}")
    return value


def table(doc: Doc, key: str, where: str) -> Doc:
    value = doc.get(key, {})
    if not isinstance(value, dict):
        raise BadPosition(f"{where} is an object, not {value!r}")
    return value


def listed(value: Any, where: str, length: int = -1) -> list[Any]:
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        raise BadPosition(f"{where} is a list{f' of {length}' if length >= 0 else ''}, not {value!r:.80}")
    return value


def owner_of(s: Troyes, value: Any, where: str) -> int:
    """An owner: a seat, "neutral", or null for none."""
    if value is None:
        return EMPTY
    if value == "neutral":
        return NEUTRAL
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < s.seats:
        raise BadPosition(f'{where} is a seat from 0 to {s.seats - 1}, "neutral" or null, not {value!r}')
    return value


def named(names: list[str], value: Any, where: str) -> int:
    """The index of a name."""
    if value not in names:
        raise BadPosition(f"{where}: there is no {value!r}")
    return names.index(value)


# --- parts of the table -------------------------------------------------------


def read_buildings(s: Troyes, doc: Doc) -> None:
    """Citizens on the main buildings; by default the seats and the neutral player in turn, all slots full."""
    buildings = table(doc, "buildings", "buildings")
    known_keys(buildings, BUILDINGS, "buildings")
    for building, name in enumerate(BUILDINGS):
        first, width = building * BUILDING_SLOTS, WIDTHS[building]
        if name not in buildings:
            for slot in range(first, first + BUILDING_SLOTS):
                owner = slot % (s.seats + 1)
                s.slots[slot] = NEUTRAL if owner == s.seats else owner
            continue
        rows = listed(buildings[name], f"buildings.{name}", BUILDING_SLOTS // width)
        for i, row in enumerate(rows):
            for j, value in enumerate(listed(row, f"buildings.{name}[{i}]", width)):
                s.slots[first + i * width + j] = owner_of(s, value, f"buildings.{name}[{i}][{j}]")
    lying = table(doc, "lying", "lying")
    known_keys(lying, BUILDINGS, "lying")
    for name, owners in lying.items():
        for i, value in enumerate(listed(owners, f"lying.{name}")):
            owner = owner_of(s, value, f"lying.{name}[{i}]")
            if owner == EMPTY:
                raise BadPosition(f"lying.{name}[{i}] is nobody")
            s.lying[BUILDINGS.index(name) * OWNERS + owner] += 1


def read_dice(s: Troyes, doc: Doc) -> None:
    """Dice by district; by default a 4 for every standing citizen. Black dice: none by default."""
    if "dice" in doc:
        districts = table(doc, "dice", "dice")
        known_keys(districts, tuple(OWNER_NAMES), "dice")
        for name, dice in districts.items():
            for i, text in enumerate(listed(dice, f"dice.{name}")):
                code = read_die(f"{text}@{name}")
                if code < 0 or s.seats <= OWNER_NAMES.index(name) < NEUTRAL:
                    raise BadPosition(f"dice.{name}[{i}]: there is no die {text!r}")
                s.put_die(code)
    else:
        for slot in range(SLOTS):
            if s.slots[slot] != EMPTY:
                s.put_die(die_code(4, slot // BUILDING_SLOTS, s.slots[slot]))
    black = listed(doc.get("black", []), "black")
    for i, value in enumerate(black):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= FACES:
            raise BadPosition(f"black[{i}] is a number from 0 to {FACES}, not {value!r}")
    s.black = sorted(black, reverse=True)


def read_cathedral(s: Troyes, levels: Any) -> None:
    """The cubes by level, the lowest first; by default none. A level above the printed ones may be left out."""
    if levels is None:
        return
    if not LEVELS <= len(listed(levels, "cathedral")) <= s.ruleset.cathedral_levels:
        raise BadPosition(f"cathedral is a list of {s.ruleset.cathedral_levels} levels")
    for i, level in enumerate(levels):
        for j, value in enumerate(listed(level, f"cathedral[{i}]", COLUMNS)):
            s.cathedral[i * COLUMNS + j] = owner_of(s, value, f"cathedral[{i}][{j}]")


def read_activities(s: Troyes, doc: Doc) -> None:
    """The card of each place with its tradesmen and cubes; by default the first card of that colour and level."""
    known_keys(doc, tuple(PLACE_NAMES), "activities")
    slugs = [card.slug for card in s.ruleset.activities]
    s.cards = [cards[0] for cards in s.ruleset.candidates]
    for name, entry in doc.items():
        place, where = PLACE_NAMES.index(name), f"activities.{name}"
        known_keys(entry, ("card", "tradesmen", "cubes"), where)
        if "card" in entry:
            s.cards[place] = named(slugs, entry["card"], f"{where}.card")
            if s.ruleset.activities[s.cards[place]].place != place:
                raise BadPosition(f"{where}.card: {entry['card']} is of another colour or level")
        for owner, stands in table(entry, "tradesmen", f"{where}.tradesmen").items():
            stood = named(OWNER_NAMES, owner, f"{where}.tradesmen")
            for stand in [stands] if isinstance(stands, str) else listed(stands, f"{where}.tradesmen.{owner}"):
                bit = named(list(STAND_NAMES), stand, f"{where}.tradesmen.{owner}")
                s.tradesmen[place * OWNERS + stood] |= 1 << bit
        for seat, cubes in enumerate(listed(entry.get("cubes", []), f"{where}.cubes")):
            if isinstance(cubes, bool) or not isinstance(cubes, int) or cubes < 0 or seat >= s.seats:
                raise BadPosition(f"{where}.cubes[{seat}] can't be {cubes!r}")
            s.cubes[seat * PLACES + place] = cubes


def read_events(s: Troyes, doc: Doc) -> None:
    """The queue with its cubes, by default Marauding alone; decks left out hold what is not in play."""
    names = [card.name for card in s.ruleset.events]
    s.queue, s.banners = [], []
    for i, entry in enumerate(listed(doc.get("events", [{"event": names[0]}]), "events")):
        where = f"events[{i}]"
        known_keys(entry, ("event", "cubes"), where)
        s.queue.append(named(names, entry.get("event"), f"{where}.event"))
        cubes = 0
        for j, value in enumerate(listed(entry.get("cubes", []), f"{where}.cubes")):
            cubes = cubes << 3 | owner_of(s, value, f"{where}.cubes[{j}]") + 1
        s.banners.append(cubes)
    if not s.queue or s.queue[0] != 0:
        raise BadPosition(f"events[0] is {names[0]}")
    read_decks(s, table(doc, "decks", "decks"), names, won_events(s, doc, names))


def won_events(s: Troyes, doc: Doc, names: list[str]) -> list[int]:
    """The events that were won; a part may have put some on the table already."""
    return [card // 8 for card in s.won] + [
        named(names, name, f"players[{seat}].won")
        for seat, player in enumerate(listed(doc.get("players", []), "players"))
        for name in listed(player.get("won", []), f"players[{seat}].won")
    ]


def read_decks(s: Troyes, decks: Doc, names: list[str], gone: list[int]) -> None:
    known_keys(decks, ("red", "aside", "white", "yellow"), "decks")
    given = {key: [named(names, name, f"decks.{key}") for name in listed(decks[key], f"decks.{key}")] for key in decks}
    used = {*gone, *s.queue, *(card for deck in given.values() for card in deck)}
    rest = {
        colour: [card for card in deck_of(s.ruleset, colour) if card not in used] for colour in (RED, WHITE, YELLOW)
    }
    s.white = given.get("white", rest[WHITE])
    s.yellow = given.get("yellow", rest[YELLOW])
    left = s.ruleset.rounds - s.round
    s.red = given.get("red", rest[RED][:left])
    s.aside = given.get("aside", rest[RED][left:] if "red" not in given else rest[RED])


def read_players(s: Troyes, doc: Doc) -> None:
    """Goods, reserves, characters; what is not in the reserve or on the table is in the general supply."""
    slugs = [character.slug for character in s.ruleset.characters]
    players = listed(doc.get("players", [{}] * s.seats), "players", s.seats)
    dealt: list[list[int]] = []
    for seat, player in enumerate(players):
        where = f"players[{seat}]"
        known_keys(player, PLAYER_KEYS, where)
        s.deniers[seat] = number(player, "deniers", f"{where}.deniers", 0, 9999, 10)
        s.influence[seat] = number(player, "influence", f"{where}.influence", 0, s.ruleset.influence_most, 4)
        s.points[seat] = number(player, "points", f"{where}.points", 0, 9999, 0)
        s.reserve[seat] = number(player, "reserve", f"{where}.reserve", 0, CITIZENS, 1)
        s.pot[seat] = number(player, "pot", f"{where}.pot", 0, 9999, 0)
        s.supply[seat] = supply_of(s, seat, where)
        names = listed(player.get("characters", []), f"{where}.characters")
        dealt.append([named(slugs, name, f"{where}.characters") for name in names])
        for name in listed(player.get("won", []), f"{where}.won"):
            s.won = [*s.won, [card.name for card in s.ruleset.events].index(name) * 8 + seat]
    nobody = [named(slugs, name, "nobody") for name in listed(doc.get("nobody", []), "nobody")]
    s.characters = deal(dealt, nobody, s.ruleset.characters_each, len(slugs))


def supply_of(s: Troyes, seat: Seat, where: str) -> int:
    placed = s.slots.count(seat) + sum(s.lying[building * OWNERS + seat] for building in range(3))
    working = sum(1 for place in range(PLACES) if s.tradesmen[place * OWNERS + seat])
    held = sum(part.citizens(seat) for part in s.parts)
    supply = CITIZENS - placed - working - held - s.reserve[seat]
    if supply < 0:
        raise BadPosition(f"{where} has {CITIZENS - supply} citizens, there are only {CITIZENS}")
    return supply


def deal(dealt: list[list[int]], nobody: list[int], each: int, count: int) -> list[int]:
    """Characters by seat; the seats that name none get what is left, in order."""
    taken = [card for cards in dealt for card in cards] + nobody
    if len(set(taken)) != len(taken):
        raise BadPosition("a character is named twice")
    rest = [card for card in range(count) if card not in taken]
    order: list[int] = []
    for seat, cards in enumerate(dealt):
        if cards and len(cards) != each:
            raise BadPosition(f"players[{seat}].characters is a list of {each}")
        order.extend(cards or [rest.pop(0) for _ in range(each) if rest])
    order.extend(nobody + rest)
    if len(order) != count:
        raise BadPosition("the characters don't add up")
    return order


def read_agenda(s: Troyes, doc: Doc) -> None:
    """The steps to come, the one asked last; by default a turn of the seat `turn` in the actions phase."""
    turn = number(doc, "turn", "turn", 0, s.seats - 1, s.first % NEUTRAL)
    default: list[Doc] = [
        {"step": "EndRound"},
        {"step": "EndTurn", "done": turn},
        {"step": "ChooseAction", "seat": turn},
    ]
    for i, entry in enumerate(listed(doc.get("agenda", default), "agenda")):
        name = entry.get("step") if isinstance(entry, dict) else None
        if name not in STEPS:
            raise BadPosition(f"agenda[{i}]: there is no step {name!r}")
        read: Callable[[Troyes, Doc], Any] = STEPS[name]
        try:
            s.agenda.append(read(s, entry))
        except (KeyError, TypeError, ValueError, IndexError) as error:
            raise BadPosition(f"agenda[{i}]: {name} can't be read ({error})") from None
