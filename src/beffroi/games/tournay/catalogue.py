"""All static data of the cards for the page, with the marks of the figures that are not certain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict, cast

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS, EVENT_TYPES, SORTS, Colour
from beffroi.games.tournay.grid import SLOT_NAMES
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.tournay.cards.model import Card, EventCard
    from beffroi.games.tournay.ruleset import Ruleset


KINDS: Final = ("card", "event")  # groups of figures, and of text keys


class CostEntry(TypedDict):
    """The price of placing a card."""

    deniers: int
    citizen: Colour | None  # the colour of a citizen that goes back to the reserve
    cards: int  # of the hand or the district, which go back under their decks


class CardEntry(TypedDict):
    """An activity card."""

    name: str  # what it is called, whatever its level
    deck: str
    colour: Colour
    level: int
    sort: str  # "building", "character", "prestige"
    set: str  # "base", "expansion"
    copies: int
    replaced: int  # copies that give way to the expansion
    cost: CostEntry
    points: int  # printed
    arrows: bool  # a character that looks along its row and column
    effect: str  # which picture its effect has
    arguments: dict[str, int]  # of its texts
    marks: dict[str, str]  # figures that are not certain: R read from a damaged page, X from elsewhere, P proposed
    n: NotRequired[int]
    price: NotRequired[int]
    draws: NotRequired[int]  # the level of the deck it draws from
    colours: NotRequired[list[Colour]]
    sorts: NotRequired[list[str]]
    owner: NotRequired[int]  # points of prestige per element to those who built it
    others: NotRequired[int]  # and to everybody else


class EventEntry(TypedDict):
    """An event."""

    type: str  # "lay-citizen", "majority", "damage", "lose-denier"
    target: str | None  # a colour, "any", or nothing
    fight: Colour  # the colour of the citizens who fight it
    citizens: int
    circles: int  # most deniers on it
    arguments: dict[str, int]  # of its texts
    marks: dict[str, str]


class RulesEntry(TypedDict):
    """The figures that belong to no card."""

    start_citizens: int
    start_deniers: int
    reserve: int
    advanced_start_citizens: int
    advanced_start_deniers: int
    advanced_reserve_above_players: int
    recruit_price: int
    hire_price: int
    earnings: int
    fight_surcharge: int
    majority_gain: int
    hand_limit: int
    district_prestige: int
    criers_above_players: int
    prestige_cap: int
    rampart_points: int
    idle_rounds: int
    most_rounds: int
    catapult_hits_owner: int
    marks: dict[str, str]


class TournayCatalogue(TypedDict):
    """What never changes during a game."""

    cards: dict[str, CardEntry]
    events: dict[str, EventEntry]
    decks: list[str]
    colours: list[Colour]
    slots: list[str]
    rules: RulesEntry


def catalogue(ruleset: Ruleset) -> Doc:
    """Describe cards and events by slug, decks and rules."""
    whole: TournayCatalogue = {
        "cards": {card.slug: card_entry(ruleset, card) for card in ruleset.cards},
        "events": {event.slug: event_entry(ruleset, event) for event in ruleset.events},
        "decks": list(DECK_SLUGS),
        "colours": list(COLOURS),
        "slots": list(SLOT_NAMES),
        "rules": rules_entry(ruleset),
    }
    return cast("dict[str, Any]", whole)


def card_entry(ruleset: Ruleset, card: Card) -> CardEntry:
    row = ruleset.figures["card"][card.slug]
    entry: CardEntry = {
        "name": row["name"],
        "deck": row["deck"],
        "colour": COLOURS[card.colour],
        "level": card.level,
        "sort": SORTS[card.sort],
        "set": row["set"],
        "copies": card.copies,
        "replaced": card.replaced,
        "cost": {"deniers": card.deniers, "citizen": row.get("citizen"), "cards": card.cards},
        "points": card.points,
        "arrows": has_arrows(row),
        "effect": row["effect"],
        "arguments": arguments(ruleset, row),
        "marks": dict(row.get("marks", {})),
    }
    for key in ("n", "price", "colours", "sorts", "owner", "others"):
        if key in row:
            cast("dict[str, Any]", entry)[key] = row[key]
    if "level" in row:
        entry["draws"] = row["level"]
    return entry


def has_arrows(row: Doc) -> bool:
    """Tell whether a character looks along its row and column."""
    return row["sort"] == "character" and row["effect"] not in ("gain-on-gather", "earn-rate")


def event_entry(ruleset: Ruleset, event: EventCard) -> EventEntry:
    row = ruleset.figures["event"][event.slug]
    return {
        "type": EVENT_TYPES[event.type],
        "target": row.get("target"),
        "fight": COLOURS[event.fight],
        "citizens": event.citizens,
        "circles": event.circles,
        "arguments": arguments(ruleset, row),
        "marks": dict(row.get("marks", {})),
    }


def rules_entry(ruleset: Ruleset) -> RulesEntry:
    rules = {key.replace("-", "_"): value for key, value in ruleset.figures["rules"].items()}
    rules["marks"] = {key.replace("-", "_"): mark for key, mark in ruleset.figures["rules"].get("marks", {}).items()}
    return cast("RulesEntry", rules)


def text_arguments(ruleset: Ruleset) -> dict[str, Doc]:
    """Return the figures that texts name, by text key."""
    return {f"{kind}-{slug}": arguments(ruleset, row) for kind in KINDS for slug, row in ruleset.figures[kind].items()}


def arguments(ruleset: Ruleset, row: Doc) -> dict[str, int]:
    """Return what the texts of a card or an event may name: its figures, and those of the rules that bear on it."""
    found = {"cap": ruleset.cap, "earnings": ruleset.earnings, "gain": ruleset.majority_gain}
    for name, value in row.items():
        if isinstance(value, int):
            found["builder" if name == "owner" else name] = value  # an argument `owner` is a seat
    return {**found, "rules": ruleset.setup.rules}
