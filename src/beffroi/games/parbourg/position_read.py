"""Reading a position, written by `write` or by hand; what is left out takes a quiet default."""

from __future__ import annotations

from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, HENCHMEN
from beffroi.games.parbourg.figures import FIGURES
from beffroi.games.parbourg.laid_cards import MOST_POINTS, MOST_SERIALS, NONE, LaidCard
from beffroi.games.parbourg.position_write import STATUS_NAMES
from beffroi.games.parbourg.ruleset import ruleset_of
from beffroi.games.parbourg.setup import as_played
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.chance import Chance
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import Doc, Seat


def read_setup(r: Reader, rules: int) -> Setup:
    """Eight henchmen, unless one of the extension is named; with two players they leave for good."""
    players = r.values("players") if r.has("players") else [{}, {}]
    seats = len(players)
    if not 2 <= seats <= 4:
        raise r.bad("players", f"2 to 4 are expected, not {seats}")
    extended = any(henchman % 2 for henchman in named_henchmen(r))
    henchmen = r.number("henchmen", 8, 16, 16 if extended else 8)
    if henchmen not in (8, 16) or (extended and henchmen == 8):
        raise r.bad("henchmen", "8 or 16 are expected, and 16 where one of the extension is named")
    figures = r.value("figures")
    if figures is not None and not isinstance(figures, dict):
        raise r.bad("figures", f"a table is expected, not {figures!r:.40}")
    FIGURES.table(rules, figures)  # refuses a bad figure
    leave = r.flag("set-aside", seats == 2)
    if leave != (seats == 2) and (seats == 2 or henchmen == 8):
        raise r.bad("set-aside", "used henchmen leave for good with two players, and else only where there are 16")
    options = {"henchmen": str(henchmen), "set-aside": leave and henchmen == 16, "figures": figures}
    return Setup(rules, seats, options)


def named_henchmen(r: Reader) -> list[int]:
    """Return the henchmen that are named somewhere, each once."""
    found: list[int] = []
    for player in r.items("players"):
        add_once(player, "henchmen", found)
    for pile in ("roster", "aside", "slain"):
        add_once(r, pile, found)
    return found


def add_once(r: Reader, key: str, found: list[int]) -> None:
    for i, henchman in enumerate(r.indexes(key, HENCHMEN, [])):
        if henchman in found:
            raise r.bad(f"{key}[{i}]", f"{HENCHMEN[henchman]} is already somewhere else")
        found.append(henchman)


def read(r: Reader, setup: Setup, chance: Chance) -> Parbourg:
    """The table, without its agenda; BadPosition names the place that can't be."""
    s = Parbourg(ruleset_of(as_played(setup)), chance).empty()
    for seat, player in enumerate(r.items("players")):
        read_player(player, s, seat)
    read_henchmen(r, s)
    read_day(r, s)
    s.decided_tokens = [read_token(token, s) for token in r.items("held")]
    read_piles(r, s)
    read_turn(r, s)
    return s


# --- players ----------------------------------------------------------------


def read_player(r: Reader, s: Parbourg, seat: Seat) -> None:
    for hold in r.items("hand", "card"):
        read_hold(hold, s, seat)
    henchmen = r.indexes("henchmen", HENCHMEN, [])
    if len(henchmen) > 2:
        raise r.bad("henchmen", "one is expected, or two with a Double")
    s.henchmen[2 * seat : 2 * seat + 2] = [*henchmen, NONE, NONE][:2]
    s.buildings[seat] = r.indexes("buildings", CARDS, [])
    s.lying[seat] = [read_laid(laid, s, seat) for laid in r.items("lying", "card")]
    s.won[4 * seat : 4 * seat + 4] = r.numbers("won", len(COLOURS), 0, 99, 0)
    s.elixirs[4 * seat : 4 * seat + 4] = r.numbers("elixirs", len(COLOURS), 0, MOST_POINTS, 0)
    s.bid_change[seat] = r.number("extra", -MOST_POINTS, MOST_POINTS, 0)
    s.folded[seat] = r.number("folded", 0, s.seats, 0)
    for status in r.indexes("marks", tuple(STATUS_NAMES), []):
        s.statuses[seat] |= tuple(STATUS_NAMES.values())[status]
    r.done()


def read_hold(r: Reader, s: Parbourg, seat: Seat) -> None:
    """A card in a hand: its name, or a table that says who else knows of it."""
    s.gain(seat, r.index("card", CARDS), bits(r.seat_list("known")))
    r.done()


def bits(seats: list[Seat]) -> int:
    return sum(1 << seat for seat in set(seats))


def read_laid(r: Reader, s: Parbourg, seat: Seat) -> LaidCard:
    """A lying card: its name, or a table with what has happened to it."""
    s.serial += 1
    down = r.flag("down")
    known = r.seat_list("known")
    laid = LaidCard(
        r.index("card", CARDS),
        r.number("serial", 1, MOST_SERIALS, s.serial),
        down,
        bits([seat, *known]) if down else s.everybody(),
        r.flag("event"),
        r.number("points", 0, MOST_POINTS, 0),
        r.number("minus", 0, MOST_POINTS, 0),
        r.number("aim", NONE, MOST_SERIALS, NONE),
    )
    r.done()
    return laid


# --- the table --------------------------------------------------------------


def read_henchmen(r: Reader, s: Parbourg) -> None:
    """Seats without a henchman hire the first who are free; the rest are in the pile."""
    named = named_henchmen(r)
    free = [henchman for henchman in s.ruleset.all_henchmen() if henchman not in named]
    if not r.has("agenda"):
        for seat in range(s.seats):
            if s.henchmen[2 * seat] == NONE:
                if not free:
                    raise r.bad(f"players[{seat}].henchmen", "no henchman is left to serve this seat")
                s.henchmen[2 * seat] = free.pop(0)
    s.henchman_pile = r.indexes("roster", HENCHMEN, free)[::-1]
    s.aside = r.indexes("aside", HENCHMEN, [])
    s.slain = r.indexes("slain", HENCHMEN, [])
    s.shown = r.number("shown", 0, len(s.henchman_pile), 0)


def read_day(r: Reader, s: Parbourg) -> None:
    """Tokens: Politics is at stake and the others follow, unless it is said otherwise."""
    s.day = r.number("day", 0, s.ruleset.days, 1)
    s.stake = r.index("stake", COLOURS, NONE if r.has("stake") or r.has("pile") or r.has("agenda") else 0)
    usual = list(range(s.stake + 1, len(COLOURS))) if s.day else []
    s.pile = r.indexes("pile", COLOURS, usual)[::-1]
    missing = 4 * s.day - sum(s.won) - len(s.pile) - (s.stake != NONE)
    s.cancelled = r.number("cancelled", 0, 4 * s.ruleset.days, max(missing, 0))
    if s.cancelled != missing:
        tokens = 4 * s.day - missing + s.cancelled
        raise BadPosition(f"cancelled: won, pile, stake and cancelled make {tokens} tokens in {s.day} days")


def read_token(r: Reader, s: Parbourg) -> int:
    """What became of a token; a position need not tell all of them."""
    day, colour = r.number("day", 1, s.day), r.index("colour", COLOURS)
    taken = 0 if r.value("winner") is None else 1 + r.seat("winner")
    r.done()
    return day << 8 | colour << 4 | taken


def read_piles(r: Reader, s: Parbourg) -> None:
    """Cards that are named nowhere lie in the deck, under those said to be on `top`; or in the discard pile."""
    s.discard = r.indexes("discard", CARDS, [])[::-1]
    s.used = r.indexes("used", CARDS, [])
    top = r.indexes("top", CARDS, [])[::-1]
    s.deck = r.indexes("deck", CARDS, [])[::-1] + top
    rest = s.ruleset.deck()
    for place, cards in cards_named(s):
        for card in cards:
            if card not in rest:
                raise r.bad(place, f"there are too many {CARDS[card]} in a game of {s.seats}")
            rest.remove(card)
    if not r.has("deck"):
        s.deck = rest + top
    elif not r.has("discard"):
        s.discard = rest
    elif rest:
        raise r.bad("deck", f"{CARDS[rest[0]]} is nowhere, as {len(rest) - 1} other cards")


def cards_named(s: Parbourg) -> list[tuple[str, list[int]]]:
    """Return the cards that are named somewhere, by their places."""
    found = [("deck", s.deck), ("discard", s.discard), ("used", s.used)]
    for seat in range(s.seats):
        found.append((f"players[{seat}].hand", [hold >> 4 for hold in s.hands[seat]]))
        found.append((f"players[{seat}].buildings", s.buildings[seat]))
        found.append((f"players[{seat}].lying", [laid.card for laid in s.lying[seat]]))
    return found


def read_turn(r: Reader, s: Parbourg) -> None:
    """Whose turn: `turn` names the seat, `at` its place in the order."""
    hired = all(s.henchmen[2 * seat] != NONE for seat in range(s.seats))
    if r.has("order"):
        s.order = r.seat_list("order")
    elif hired:
        s.order = s.by_initiative()
    if sorted(s.order) != list(range(s.seats)):
        raise r.bad("order", "every seat once is expected")
    s.at = r.number("at", NONE, s.seats - 1, NONE)
    if r.has("turn"):
        s.at = s.order.index(r.seat("turn"))
    s.placed = r.number("placed", 0, 99, 0)
    s.built = r.number("built", 0, 99, 0)
    s.last = r.flag("last")
    s.serial = r.number("serial", 0, MOST_SERIALS, s.serial)


def usual_agenda(s: Parbourg) -> list[Doc]:
    """In the middle of a challenge somebody's turn; before the first of the day its beginning."""
    if s.stake == NONE:
        return [{"step": "EndDay"}, {"step": "BeginDay", "turn": 0, "passes": 0}]
    turn: list[Doc] = [{"step": "TakeTurn", "seat": s.order[s.at]}] if s.at != NONE else []
    return [{"step": "EndDay"}, {"step": "NextChallenge"}, {"step": "CountBids"}, {"step": "NextTurn"}, *turn]
