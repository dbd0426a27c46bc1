"""The cards and spaces as plain data for the page and the terminal, every figure with its mark."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NotRequired, TypedDict, cast

from beffroi.games.troyes.cards.model import Activity, Character, EventCard
from beffroi.games.troyes.pieces import COLOURS, ORDERS
from beffroi.kernel.state import Doc

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

Marks = dict[str, str]  # by figure: S said by the rulebook, R read from a damaged copy, X elsewhere, P our proposal


class ActivityEntry(TypedDict):
    colour: str
    level: int  # 1 to 3
    cost: int  # deniers to hire a tradesman
    influence: int  # influence to hire him, on cards that ask for it
    divisor: int  # 0: every die is an activation
    slots: list[int]  # points of each slot, one to three
    kind: str  # immediate, delayed, mixed, end
    mixed: bool  # dice of several colours may form the lot
    bonus: bool
    figures: dict[str, int]  # what only this card's rule uses, such as gives-deniers
    arguments: dict[str, int]  # of its texts
    marks: Marks


class EventEntry(TypedDict):
    slug: str  # what it is called; copies share it
    deck: str | None  # its colour; None for Marauding
    fight: list[str]  # the colours of dice that fight it
    divisor: int
    banners: int
    points: list[int]  # of the first and the second
    black_dice: int
    calls: str | None  # the colour of the next card it brings
    bonus: bool
    figures: dict[str, int]
    arguments: dict[str, int]
    marks: Marks


class CharacterEntry(TypedDict):
    thresholds: list[list[int]]  # [least, points], for three or four players
    thresholds_for_two: list[list[int]]
    marks: Marks


class CathedralEntry(TypedDict):
    points: list[int]  # by column
    influence: list[int]


class InfluenceEntry(TypedDict):
    reroll: int
    recruit: int
    turn: int
    most: int  # the top of the track


class BoardEntry(TypedDict):
    rows: dict[str, list[list[int]]]  # for each building and die the slots of its row, counted through all buildings
    salaries: list[int]  # by building
    prices: list[int]  # of a die, by the size of its lot
    agriculture: int  # the divisor
    cathedral: CathedralEntry
    influence: InfluenceEntry  # what each use costs
    pass_deniers: list[int]  # for the first pass and for each further turn
    marks: Marks


class OutdoorEntry(TypedDict):
    level: int  # 1 to 4
    tile: int  # which of the two tiles of its level
    figures: Doc
    arguments: dict[str, int]


class RampartsEntry(TypedDict):
    spaces: int
    gates: list[int]  # the space of each gate
    marks: Marks


class TroyesCatalogue(TypedDict):
    activities: dict[str, ActivityEntry]
    events: dict[str, EventEntry]  # by the name of the copy: highwaymen-2
    characters: dict[str, CharacterEntry]
    board: BoardEntry
    # with the ramparts
    outdoor: NotRequired[dict[str, OutdoorEntry]]
    ramparts: NotRequired[RampartsEntry]


def catalogue(ruleset: Ruleset) -> Doc:
    """Return all static data by slug."""
    entries: TroyesCatalogue = {
        "activities": {card.slug: activity_entry(ruleset, card) for card in ruleset.activities},
        "events": {card.name: event_entry(ruleset, card) for card in ruleset.events},
        "characters": {character.slug: character_entry(ruleset, character) for character in ruleset.characters},
        "board": board_entry(ruleset),
    }
    doc = cast("Doc", entries)
    for part in ruleset.parts:
        part.catalogue(ruleset, doc)
    return doc


def activity_entry(ruleset: Ruleset, card: Activity) -> ActivityEntry:
    row = ruleset.figures["activity"].get(card.slug, {})
    return {
        "colour": COLOURS[card.colour],
        "level": card.level,
        "cost": card.cost,
        "influence": card.influence,
        "divisor": 0 if card.effect.by_die else card.divisor,
        "slots": card.slots,
        "kind": card.effect.kind(),
        "mixed": card.effect.mixed(),
        "bonus": card.bonus,
        "figures": effect_figures(row),
        "arguments": arguments(ruleset, row),
        "marks": row.get("marks", {}),
    }


def event_entry(ruleset: Ruleset, card: EventCard) -> EventEntry:
    row = ruleset.figures["event"].get(card.slug, {})
    return {
        "slug": card.slug,
        "deck": COLOURS[card.deck] if card.deck >= 0 else None,
        "fight": [COLOURS[colour] for colour in range(ORDERS) if card.mask >> colour & 1],
        "divisor": card.divisor,
        "banners": card.banners,
        "points": card.points,
        "black_dice": card.black_dice,
        "calls": COLOURS[card.calls] if card.calls >= 0 else None,
        "bonus": card.bonus,
        "figures": effect_figures(row),
        "arguments": arguments(ruleset, row),
        "marks": row.get("marks", {}),
    }


# What every card has, told under names of its own.
COMMON = ("level", "cost", "divisor", "banners", "black-dice")


def effect_figures(row: Doc) -> dict[str, int]:
    """Return the whole numbers that only this card's rule uses, such as `gives-deniers`."""
    return {name: value for name, value in row.items() if is_number(value) and name not in COMMON}


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def character_entry(ruleset: Ruleset, character: Character) -> CharacterEntry:
    row = ruleset.figures["character"].get(character.slug, {})
    return {
        "thresholds": row.get("thresholds", character.thresholds),
        "thresholds_for_two": row.get("thresholds-for-two", character.thresholds),
        "marks": row.get("marks", {}),
    }


def board_entry(ruleset: Ruleset) -> BoardEntry:
    rows = ruleset.entry_rows
    return {
        "rows": {"palace": rows[0:6], "bishopric": rows[6:12], "city-hall": rows[12:18]},
        "salaries": ruleset.salaries,
        "prices": ruleset.prices[1:],
        "agriculture": ruleset.agriculture,
        "cathedral": {"points": ruleset.cathedral_points, "influence": ruleset.cathedral_influence},
        "influence": {
            "reroll": ruleset.reroll,
            "recruit": ruleset.recruit,
            "turn": ruleset.turn,
            "most": ruleset.influence_most,
        },
        "pass_deniers": [ruleset.pass_first, ruleset.pass_again],
        "marks": ruleset.figures["board"]["marks"],
    }


TEXTS: Final = (("activity", "card"), ("event", "event"), ("outdoor", "outdoor"))  # groups of rows and their text keys


def text_arguments(ruleset: Ruleset) -> dict[str, Doc]:
    """Return the figures that texts name, by text key, of all cards there are."""
    return {
        f"{prefix}-{slug}": arguments(ruleset, row)
        for group, prefix in TEXTS
        for slug, row in ruleset.figures.get(group, {}).items()
    }


def arguments(ruleset: Ruleset, row: Doc) -> dict[str, int]:
    """Return what the texts of a card may name: its numbers, those of a list one by one, and some of the board."""
    found = {"missing-level": ruleset.missing_level, "rules": ruleset.rules}
    for name, value in row.items():
        if is_number(value):
            found[name] = value
        elif isinstance(value, list) and all(is_number(item) for item in value):
            found.update({f"{name}-{i}": item for i, item in enumerate(value, 1)})
    return found
