"""Reads the table of figures, and a host's corrections of it."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from beffroi.games.tournay.cards import EFFECTS
from beffroi.games.tournay.cards.model import Card, EventCard
from beffroi.games.tournay.encoding import (
    ANY,
    COLOURS,
    DECK_SLUGS,
    DECKS,
    EVENT_DECK,
    EVENT_TYPES,
    EVENTS,
    LOSE_DENIER,
    SORTS,
)
from beffroi.games.tournay.figures import TABLE
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.state import Doc

REPLACED: Final = 3  # cards of each level I or II deck that give way to the expansion
CORRECTABLE: Final[dict[str, tuple[str, ...]]] = {
    "card": ("replaced", "deniers", "citizen", "points"),
    "event": ("target", "fight", "circles"),
    "rules": ("idle-rounds", "most-rounds", "catapult-hits-owner"),
}
LEAST: Final = {"circles": 1, "idle-rounds": 1, "most-rounds": 1}


class Rules:
    """The figures that belong to no card."""

    __slots__ = (
        "cap",
        "catapult_hits_owner",
        "criers_above_players",
        "district_prestige",
        "earnings",
        "fight_surcharge",
        "hand_limit",
        "hire_price",
        "idle_rounds",
        "majority_gain",
        "most_rounds",
        "rampart_points",
        "recruit_price",
    )

    def __init__(self, table: dict[str, int]) -> None:
        self.cap = table["prestige-cap"]
        self.catapult_hits_owner = table["catapult-hits-owner"] > 0
        self.criers_above_players = table["criers-above-players"]
        self.district_prestige = table["district-prestige"]
        self.earnings = table["earnings"]
        self.fight_surcharge = table["fight-surcharge"]
        self.hand_limit = table["hand-limit"]
        self.hire_price = table["hire-price"]
        self.idle_rounds = table["idle-rounds"]
        self.majority_gain = table["majority-gain"]
        self.most_rounds = table["most-rounds"]
        self.rampart_points = table["rampart-points"]
        self.recruit_price = table["recruit-price"]


class Ruleset:
    """All cards and figures of one game. The flat lists serve the hot loops."""

    __slots__ = (
        "cards",
        "colour",
        "deck_of",
        "events",
        "in_deck",
        "keys",
        "levels",
        "rules",
        "slugs",
        "sort",
        "start",
        "table",
    )

    def __init__(self, cards: list[Card], events: list[EventCard], table: Doc) -> None:
        self.cards = cards
        self.events = events
        self.table = table  # the figures as they were read, corrections included
        self.rules = Rules(table["rules"])
        self.start: dict[str, int] = {key: table["rules"][key] for key in START_KEYS}
        self.colour = [card.colour for card in cards]
        self.levels = [card.level for card in cards]
        self.sort = [card.sort for card in cards]
        self.deck_of = [card.deck for card in cards] + [EVENT_DECK] * EVENTS + list(range(DECKS))
        self.in_deck = [[card for card in range(len(cards)) if cards[card].deck == deck] for deck in range(DECKS)]
        self.slugs = [card.slug for card in cards] + [event.slug for event in events]
        self.slugs += [f"crier-{slug}" for slug in DECK_SLUGS]
        self.keys = [f"card-{card.slug}" for card in cards] + [f"event-{event.slug}" for event in events]
        self.keys += ["crier"] * DECKS  # what each card is called in the texts


START_KEYS: Final = (
    "start-citizens",
    "start-deniers",
    "reserve",
    "advanced-start-citizens",
    "advanced-start-deniers",
    "advanced-reserve-above-players",
)


def make_card(slug: str, row: Doc) -> Card:
    """One line of the table as a card."""
    card = Card(slug, DECK_SLUGS.index(row["deck"]), SORTS.index(row["sort"]))
    card.copies = row["copies"]
    card.replaced = row.get("replaced", 0)
    card.deniers = row["deniers"]
    card.citizen = COLOURS.index(row["citizen"]) if "citizen" in row else -1
    card.cards = row.get("cards", 0)
    card.points = row["points"]
    card.owner = row.get("owner", 0)
    card.others = row.get("others", 0)
    EFFECTS[row["effect"]](row).give_to(card)
    return card


def make_event(slug: str, row: Doc) -> EventCard:
    kind = EVENT_TYPES.index(row["type"])
    target = ANY if kind == LOSE_DENIER or row["target"] == "any" else COLOURS.index(row["target"])
    return EventCard(slug, kind, target, COLOURS.index(row["fight"]), row["citizens"], row["circles"])


def make_ruleset(table: Doc) -> Ruleset:
    cards = [make_card(slug, row) for slug, row in table["card"].items()]
    events = [make_event(slug, row) for slug, row in table["event"].items()]
    return Ruleset(cards, events, table)


RULESET: Final = make_ruleset(TABLE)


def corrected(figures: Doc | None) -> Ruleset:
    """The ruleset with a host's corrections; BadRequest names the first that can't be."""
    if not figures:
        return RULESET
    table: Doc = {
        "rules": dict(TABLE["rules"]),
        "card": {slug: dict(row) for slug, row in TABLE["card"].items()},
        "event": {slug: dict(row) for slug, row in TABLE["event"].items()},
    }
    for part, place, key, value in corrections(figures):
        check_figure(part, place, key, value)
        row = table["rules"] if part == "rules" else table[part][place]
        row[key] = value
    check_replaced(table)
    return make_ruleset(table)


def corrections(figures: Doc) -> list[tuple[str, str, str, Any]]:
    """A host's table as single figures: part, card or event, key, value."""
    found: list[tuple[str, str, str, Any]] = []
    for part, rows in figures.items():
        if part not in CORRECTABLE or not isinstance(rows, dict):
            raise BadFigure(part, "", "", f"the parts of the table are {', '.join(CORRECTABLE)}")
        if part == "rules":
            found += [(part, "", key, value) for key, value in rows.items()]
            continue
        for place, row in rows.items():
            if place not in TABLE[part]:
                raise BadFigure(part, place, "", f"there is no {part} {place!r}")
            if not isinstance(row, dict):
                raise BadFigure(part, place, "", "a table of figures is expected")
            found += [(part, place, key, value) for key, value in row.items()]
    return [item for item in found if item[2] != "marks"]


class BadFigure(BadRequest):
    """A correction that can't be; it knows its place, so that the line of the file can be named."""

    def __init__(self, part: str, place: str, key: str, what: str) -> None:
        name = ".".join(word for word in (part, place, key) if word)
        super().__init__(f"figures: {name}: {what}")
        self.part = part
        self.place = place
        self.key = key
        self.what = f"{name}: {what}"


def check_figure(part: str, place: str, key: str, value: Any) -> None:
    row = TABLE["rules"] if part == "rules" else TABLE[part][place]
    if key not in row:
        raise BadFigure(part, place, key, f"there is no such figure (there is {', '.join(row)})")
    if key not in CORRECTABLE[part]:
        raise BadFigure(part, place, key, f"only {', '.join(CORRECTABLE[part])} can be corrected")
    if key not in row.get("marks", {}):
        raise BadFigure(part, place, key, "the rulebook says this figure, so it stands")
    if isinstance(row[key], str):
        allowed = (*COLOURS, "any") if key == "target" else COLOURS
        if value not in allowed:
            raise BadFigure(part, place, key, f"one of {', '.join(allowed)} is expected, not {value!r}")
    elif not isinstance(value, int) or isinstance(value, bool) or not LEAST.get(key, 0) <= value <= 1000:
        raise BadFigure(part, place, key, f"a whole number from {LEAST.get(key, 0)} to 1000 is expected, not {value!r}")
    elif key == "replaced" and value > row["copies"]:
        raise BadFigure(part, place, key, f"there are only {row['copies']} copies of it")


def check_replaced(table: Doc) -> None:
    """Three cards of every deck of level I and II give way to the expansion."""
    for deck in DECK_SLUGS[:6]:
        total = sum(row.get("replaced", 0) for row in table["card"].values() if row["deck"] == deck)
        if total != REPLACED:
            raise BadFigure("card", "", "replaced", f"{REPLACED} cards of deck {deck} give way, not {total}")


def read_figures(text: str) -> Doc:
    """A host's file of corrections, read and checked; BadRequest names the line that is wrong."""
    try:
        figures = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRequest(f"figures: {error}") from None
    try:
        corrected(figures)
    except BadFigure as error:
        raise BadRequest(f"figures, line {line_of(text, error)}: {error.what}") from None
    return figures


def line_of(text: str, error: BadFigure) -> int:
    """Where the figure is written: the line of its key below the heading of its table, or the heading."""
    heading = ".".join(word for word in (error.part, error.place) if word)
    inside, best = False, 1
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if line.startswith("["):
            inside = line.strip("[] ").replace('"', "").startswith(heading)
            if inside:
                best = number
        elif line.split("=")[0].strip().strip('"') == error.key and error.key and (inside or not error.place):
            return number
        elif line.startswith(heading):
            best = number
    return best
