"""Setting up a position, written by `write` or by hand; what is left out takes a quiet default."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, HENCHMEN
from beffroi.games.parbourg.invariants import henchmen_of_set
from beffroi.games.parbourg.laid_cards import NONE, LaidCard
from beffroi.games.parbourg.position_write import STATUS_NAMES
from beffroi.games.parbourg.ruleset import Ruleset, ruleset_of
from beffroi.games.parbourg.setup import empty_state, full_deck
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.challenge import CountBids, NextChallenge
from beffroi.games.parbourg.steps.day import BeginDay, EndDay
from beffroi.games.parbourg.steps.table import STEPS
from beffroi.games.parbourg.steps.turn import NextTurn, TakeTurn
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition, BadRequest, RulesBug
from beffroi.kernel.state import Doc, Seat

KEYS: Final = (
    "rules",
    "henchmen",
    "set-aside",
    "figures",
    "day",
    "pile",
    "stake",
    "cancelled",
    "held",
    "deck",
    "top",
    "discard",
    "used",
    "roster",
    "shown",
    "aside",
    "slain",
    "order",
    "at",
    "turn",
    "placed",
    "built",
    "last",
    "serial",
    "players",
    "agenda",
)
PLAYER_KEYS: Final = ("hand", "henchmen", "buildings", "lying", "won", "elixirs", "extra", "folded", "marks")
LAID_KEYS: Final = ("card", "serial", "down", "known", "event", "points", "minus", "aim")


def read(doc: Doc, rules: int, chance: Chance) -> Parbourg:
    """The table; BadPosition names the place that can't be."""
    refuse_unknown("", doc, KEYS)
    players = doc.get("players", [{}, {}])
    if not isinstance(players, list) or not 2 <= len(players) <= 4:
        raise BadPosition("players: a list of 2 to 4")
    s = empty_state(len(players), chance, read_ruleset(doc, rules))
    s.rules = rules
    for seat, player in enumerate(players):
        read_player(s, seat, player)
    read_henchmen(s, doc)
    read_day(s, doc)
    s.decided_tokens = [read_held(s, f"held[{i}]", held) for i, held in enumerate(doc.get("held", []))]
    read_piles(s, doc)
    read_turn(s, doc)
    s.agenda = read_agenda(doc) if "agenda" in doc else usual_agenda(s)
    s.settle()
    require_possible(s)
    return s


def require_possible(s: Parbourg) -> None:
    try:
        s.check()
        stuck = [seat for seat in s.waiting() if not 0 <= seat < s.seats or not s.options(seat)]
    except (RulesBug, IndexError, KeyError, ValueError, AssertionError) as error:
        raise BadPosition(f"this can't be on the table: {error}") from None
    if stuck:
        raise BadPosition(f"agenda: seat {stuck[0]} has nothing to choose")


def read_ruleset(doc: Doc, rules: int) -> Ruleset:
    try:
        return ruleset_of(rules, doc.get("figures"))
    except BadRequest as error:
        raise BadPosition(str(error)) from None


# --- small readers ----------------------------------------------------------


def refuse_unknown(place: str, doc: Any, keys: tuple[str, ...]) -> None:
    if not isinstance(doc, dict):
        raise BadPosition(f"{place or 'the position'} is a table, not {doc!r:.40}")
    for key in doc:
        if key not in keys:
            raise BadPosition(f"{place or 'the position'} has no {key!r} (it has {', '.join(keys)})")


def number(place: str, value: Any, least: int, most: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{place} is a whole number from {least} to {most}, not {value!r:.40}")
    return value


def name_in(place: str, value: Any, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadPosition(f"{place}: there is no {value!r:.40}")
    return names.index(value)


def names_in(place: str, values: Any, names: tuple[str, ...]) -> list[int]:
    if not isinstance(values, list):
        raise BadPosition(f"{place} is a list, not {values!r:.40}")
    return [name_in(f"{place}[{i}]", value, names) for i, value in enumerate(values)]


def four(place: str, values: Any) -> list[int]:
    if not isinstance(values, list) or len(values) != len(COLOURS):
        raise BadPosition(f"{place} is a list of {len(COLOURS)} numbers, one a colour")
    return [number(place, value, 0, 99) for value in values]


def seats_in(place: str, values: Any, seats: int) -> list[Seat]:
    if not isinstance(values, list):
        raise BadPosition(f"{place} is a list of seats")
    return [number(place, value, 0, seats - 1) for value in values]


# --- players ----------------------------------------------------------------


def read_player(s: Parbourg, seat: Seat, doc: Any) -> None:
    place = f"players[{seat}]"
    refuse_unknown(place, doc, PLAYER_KEYS)
    for i, hold in enumerate(doc.get("hand", [])):
        read_hold(s, seat, f"{place}.hand[{i}]", hold)
    servants = names_in(f"{place}.henchmen", doc.get("henchmen", []), HENCHMEN)
    if len(servants) > 2:
        raise BadPosition(f"{place}.henchmen: one, or two with a Double")
    s.henchmen[2 * seat : 2 * seat + 2] = [*servants, NONE, NONE][:2]
    s.buildings[seat] = names_in(f"{place}.buildings", doc.get("buildings", []), CARDS)
    s.lying[seat] = [read_laid(s, seat, f"{place}.lying[{i}]", laid) for i, laid in enumerate(doc.get("lying", []))]
    s.won[4 * seat : 4 * seat + 4] = four(f"{place}.won", doc.get("won", [0] * 4))
    s.elixirs[4 * seat : 4 * seat + 4] = four(f"{place}.elixirs", doc.get("elixirs", [0] * 4))
    s.bid_change[seat] = number(f"{place}.extra", doc.get("extra", 0), -99, 99)
    s.folded[seat] = number(f"{place}.folded", doc.get("folded", 0), 0, s.seats)
    for mark in doc.get("marks", []):
        if mark not in STATUS_NAMES:
            raise BadPosition(f"{place}.marks: there is no {mark!r} (there is {', '.join(STATUS_NAMES)})")
        s.statuses[seat] |= STATUS_NAMES[mark]


def read_hold(s: Parbourg, seat: Seat, place: str, hold: Any) -> None:
    """A card in a hand: its name, or a table that says who else knows of it."""
    doc = {"card": hold} if isinstance(hold, str) else hold
    refuse_unknown(place, doc, ("card", "known"))
    known = seats_in(f"{place}.known", doc.get("known", []), s.seats)
    s.gain(seat, name_in(place, doc.get("card"), CARDS), sum(1 << other for other in set(known)))


def read_laid(s: Parbourg, seat: Seat, place: str, laid: Any) -> LaidCard:
    """A lying card: its name, or a table with what has happened to it."""
    doc = {"card": laid} if isinstance(laid, str) else laid
    refuse_unknown(place, doc, LAID_KEYS)
    down = bool(doc.get("down", False))
    known = {seat, *seats_in(f"{place}.known", doc.get("known", []), s.seats)} if down else range(s.seats)
    s.serial += 1
    return LaidCard(
        name_in(place, doc.get("card"), CARDS),
        number(f"{place}.serial", doc.get("serial", s.serial), 1, 999),
        down,
        sum(1 << other for other in known),
        bool(doc.get("event", False)),
        number(f"{place}.points", doc.get("points", 0), 0, 99),
        number(f"{place}.minus", doc.get("minus", 0), 0, 99),
        number(f"{place}.aim", doc.get("aim", NONE), NONE, 999),
    )


# --- the table --------------------------------------------------------------


def read_henchmen(s: Parbourg, doc: Doc) -> None:
    """Henchmen: seats without one hire the first who are free; the rest are in the pile."""
    named = [henchman for henchman in s.henchmen if henchman != NONE]
    piles = [names_in(key, doc.get(key, []), HENCHMEN) for key in ("roster", "aside", "slain")]
    everybody = named + piles[0] + piles[1] + piles[2]
    extended = any(henchman % 2 for henchman in everybody)
    s.henchmen_in_play = number("henchmen", doc.get("henchmen", 16 if extended else 8), 8, 16)
    if s.henchmen_in_play not in (8, 16) or (extended and s.henchmen_in_play == 8):
        raise BadPosition("henchmen is 8 or 16, and 16 where one of the extension is named")
    free = [henchman for henchman in henchmen_of_set(s.henchmen_in_play) if henchman not in everybody]
    if "agenda" not in doc:
        for seat in range(s.seats):
            if s.henchmen[2 * seat] == NONE:
                s.henchmen[2 * seat] = free.pop(0)
    s.henchman_pile = piles[0][::-1] if "roster" in doc else free[::-1]
    s.aside, s.slain = piles[1], piles[2]
    s.shown = number("shown", doc.get("shown", 0), 0, len(s.henchman_pile))
    s.set_aside = bool(doc.get("set-aside", s.seats == 2))


def read_day(s: Parbourg, doc: Doc) -> None:
    """Tokens: Politics is at stake and the others follow, unless it is said otherwise."""
    s.day = number("day", doc.get("day", 1), 0, s.ruleset.days)
    stake = doc.get("stake", COLOURS[0] if "pile" not in doc and "agenda" not in doc else None)
    s.stake = NONE if stake is None else name_in("stake", stake, COLOURS)
    usual = list(COLOURS[s.stake + 1 :]) if s.day else []
    s.pile = names_in("pile", doc.get("pile", usual), COLOURS)[::-1]
    missing = 4 * s.day - sum(s.won) - len(s.pile) - (s.stake != NONE)
    s.cancelled = number("cancelled", doc.get("cancelled", max(missing, 0)), 0, 4 * s.ruleset.days)
    if s.cancelled != missing:
        raise BadPosition(
            f"won, pile, stake and cancelled make {4 * s.day - missing + s.cancelled} tokens in {s.day} days"
        )


def read_held(s: Parbourg, place: str, doc: Any) -> int:
    """What became of a token; a position need not tell all of them."""
    refuse_unknown(place, doc, ("day", "colour", "winner"))
    day = number(f"{place}.day", doc.get("day"), 1, s.day)
    colour = name_in(f"{place}.colour", doc.get("colour"), COLOURS)
    winner = doc.get("winner")
    taken = 0 if winner is None else 1 + number(f"{place}.winner", winner, 0, s.seats - 1)
    return day << 8 | colour << 4 | taken


def read_piles(s: Parbourg, doc: Doc) -> None:
    """Cards that are named nowhere lie in the deck, under those said to be on `top`; or in the discard pile."""
    s.discard = names_in("discard", doc.get("discard", []), CARDS)[::-1]
    s.used = names_in("used", doc.get("used", []), CARDS)
    top = names_in("top", doc.get("top", []), CARDS)[::-1]
    s.deck = names_in("deck", doc.get("deck", []), CARDS)[::-1] + top
    rest = full_deck(s.ruleset, s.seats)
    for card in cards_named(s):
        if card not in rest:
            raise BadPosition(f"there are too many {CARDS[card]} in a game of {s.seats}")
        rest.remove(card)
    if "deck" not in doc:
        s.deck = rest + top
    elif "discard" not in doc:
        s.discard = rest
    elif rest:
        raise BadPosition(f"{CARDS[rest[0]]} is nowhere, as {len(rest) - 1} other cards")


def cards_named(s: Parbourg) -> list[int]:
    cards = s.deck + s.discard + s.used
    for seat in range(s.seats):
        cards += [hold >> 4 for hold in s.hands[seat]] + s.buildings[seat] + [laid.card for laid in s.lying[seat]]
    return cards


def read_turn(s: Parbourg, doc: Doc) -> None:
    """Whose turn: `turn` names the seat, `at` its place in the order."""
    usual = s.by_initiative() if all(s.henchmen[2 * seat] != NONE for seat in range(s.seats)) else list(range(s.seats))
    s.order = seats_in("order", doc.get("order", usual), s.seats)
    if sorted(s.order) != list(range(s.seats)):
        raise BadPosition("order: every seat once")
    s.at = number("at", doc.get("at", NONE), NONE, s.seats - 1)
    if "turn" in doc:
        s.at = s.order.index(number("turn", doc["turn"], 0, s.seats - 1))
    s.placed = number("placed", doc.get("placed", 0), 0, 99)
    s.built = number("built", doc.get("built", 0), 0, 99)
    s.last = bool(doc.get("last", False))
    s.serial = number("serial", doc.get("serial", s.serial), 0, 999)


def usual_agenda(s: Parbourg) -> list[Any]:
    """In the middle of a challenge somebody's turn; before the first of the day its beginning."""
    if s.stake == NONE:
        return [EndDay(), BeginDay(0, 0)]
    turn = [TakeTurn(s.order[s.at])] if s.at != NONE else []
    return [EndDay(), NextChallenge(), CountBids(), NextTurn(), *turn]


def read_agenda(doc: Doc) -> list[Any]:
    if not isinstance(doc["agenda"], list):
        raise BadPosition("agenda is a list of steps")
    return [read_step(f"agenda[{i}]", step) for i, step in enumerate(doc["agenda"])]


def read_step(place: str, doc: Any) -> Any:
    if not isinstance(doc, dict) or doc.get("step") not in STEPS:
        raise BadPosition(f"{place}: there is no step {doc!r:.60}")
    try:
        return STEPS[doc["step"]](doc)
    except (KeyError, ValueError, TypeError, BadRequest) as error:
        raise BadPosition(f"{place}: {doc['step']} lacks or mistakes {error}") from None
