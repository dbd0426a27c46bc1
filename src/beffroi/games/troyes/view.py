"""What a seat (or a spectator) sees of the table, as a documented TypedDict.

Owners are numbers: a seat 0 to 3, or 4 for the neutral gray player; an empty
slot, banner or space is None. Cards are named by slug: their data are in the
game's `catalogue`, their words under the text keys `card-<slug>`,
`event-<slug>`, `character-<slug>`.

Anchors (the piece a choice belongs to; `?` is an owner: a seat or `neutral`):

- `die:<colour><value>@?` a die on the square, such as `die:yellow5@2`, `die:red1@neutral`
- `black:<value>` a black die
- `slot:<building>-<n>` a slot of palace, bishopric or city-hall, 1 to 6 along the rows: `slot:bishopric-4`
- `lying:<building>@<seat>` the citizen lying there · `reserve:<seat>` the personal reserve
- `tradesman:<place>@<seat>` the tradesman on an activity card · `cubes:<place>` own cubes on a delayed card
  (a place is colour and level: `red-1` to `yellow-3`)
- `card:<slug>` an activity card · `event:<i>` the event at place i of the queue, 0 is Marauding
- `cathedral` build · `buildings` place a citizen · `agriculture` · `pass`
- `influence:reroll`, `influence:recruit`, `influence:turn`

For refusals also `space:cathedral-<level>-<column>`, `building:<name>`, `seat:<seat>`.
An answer with no anchor (done, how many times, give in) is a plain button.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NotRequired, TypedDict, cast

from beffroi.games.troyes.countering import owners_in_order
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    COLOUR,
    COLOURS,
    COLUMNS,
    EMPTY,
    LEVELS,
    OWNER,
    OWNERS,
    PLACE_NAMES,
    PLACES,
    ROW_WIDTHS,
    STAND_NAMES,
    VALUE,
    die_text,
)
from beffroi.games.troyes.scoring import open_characters
from beffroi.kernel.state import NOBODY, Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.state import Troyes


class DieView(TypedDict):
    id: str  # its anchor without `die:`, such as yellow5@2
    colour: str  # red, white, yellow (purple with an expansion)
    value: int


class CharacterView(TypedDict):
    slug: str
    count: int  # what the character looks at, as things stand for the seat
    points: int  # what it would score now
    thresholds: list[list[int]]  # at least so many: so many points


class PlayerView(TypedDict):
    deniers: int
    influence: int
    points: int | None  # None: hidden
    reserve: int  # citizens at hand
    supply: int  # citizens that can still be recruited
    passed: bool
    pot: int  # deniers on the district of a player who passed
    characters: list[str] | None  # own ones; of others only when the game is over
    rewards: list[CharacterView] | None  # what these characters would score for the player now
    won: list[str]  # events won, by slug


class BuildingView(TypedDict):
    rows: list[list[int | None]]  # owners, the entrance first; the Palace is one row of six slots of their own
    lying: list[int]  # owners of the citizens lying there


class TradesmanView(TypedDict):
    owner: int
    stand: str  # slot1, slot2, slot3, picture


class ActivityView(TypedDict):
    place: str  # red-1 … yellow-3
    colour: str
    level: int
    card: str | None  # None: face down
    tradesmen: list[TradesmanView]
    cubes: list[int]  # of each seat, on a card where cubes wait


class EventView(TypedDict):
    event: str
    card: str  # this very copy, such as highwaymen-2
    banners: list[int | None]  # owners of the cubes, from the first banner on


class OutdoorView(TypedDict):
    level: int  # 1 to 4
    gate: int  # the space of its gate
    activity: str  # slug of the side that is up; data in the catalogue's `outdoor`, words under `outdoor-<slug>`
    cubes: list[int]  # of each seat


class RampartsView(TypedDict):
    spaces: int  # the last space of the track; the guards begin on 0
    guards: list[int]  # the space of each seat's guard
    arrivals: list[int]  # the seats whose guards came to the last gate, in this order
    tiles: list[OutdoorView]


class RoyalRewardView(TypedDict):
    slug: str
    yours: int
    his: int


class KingView(TypedDict):
    points: int  # his victory points so far
    total: int  # what he would have if the game ended now
    roll: list[int]  # his last two dice; empty before his first turn
    deed: str | None  # the text key of what they made him do
    dice: list[str]  # his dice, the strongest first
    characters: list[str]  # still to be recalled, the next one first
    rewards: list[RoyalRewardView]  # what each of these would bring now
    won: list[str]  # events he won
    lead: int  # your points less his
    grade: str | None  # the text key of the verdict, when the game is over


class TroyesView(TypedDict):
    seat: int  # who looks; -1 a spectator
    seats: int
    revision: int  # of the rules this table is played by, for `catalogue`
    options: Doc  # of this game, likewise
    round: int  # 0 during the placement
    rounds: int
    phase: str  # placement, events, actions, over
    first: int  # who holds the start card
    turn: int  # who is asked, -1 when the game is over
    players: list[PlayerView]
    buildings: dict[str, BuildingView]  # palace, bishopric, city-hall
    square: list[list[DieView]]  # five districts: the seats', unused ones, the neutral one last; highest die first
    black: list[int]  # black dice to be countered, highest first
    cathedral: list[list[int | None]]  # level 1 first, six columns each
    activities: list[ActivityView]  # nine: red, white, yellow, three levels each
    events: list[EventView]  # the queue; Marauding first
    decks: dict[str, int]  # cards left: red, white, yellow
    neutral: str  # the text key that names the neutral player
    grays: int  # gray citizens left in the supply
    open_points: bool
    open_characters: list[CharacterView]  # those that lie face up for all; what they would score for who looks
    asking: Doc | None  # what is being put together, see below
    scores: list[dict[str, int]] | None  # itemised, when the game is over
    # what expansions show
    possessed: NotRequired[list[int]]  # citizens of each seat that the Possession holds
    ramparts: NotRequired[RampartsView]
    clockwise: NotRequired[bool]  # the direction of the tournament variant
    king: NotRequired[KingView]


# `asking` is {"step": class of the step, "seat": …} and, by step:
#   TakeDice        action (as a move: "activate red-1", "fight 2", "farm", "cathedral", "place"), dice [ids], costs
#                   [of each], price, hire, hire_influence, citizen (as a move) or None, cube (place) or None, value,
#                   need, uses, gives {deniers, influence, points, cubes} as far as it can be said
#   SettleCitizen   action, dice, costs, price, cube, row [slots 0-17]
#   HireTradesman   action, hire, hire_influence
#   UseCard, UseAgain action, place, most · FightEvent action, event, most · ChooseTarget cubes
#   RerollDie       action, influence · TurnDice action, influence, dice
#   CounterBlackDie action, foes [values], dice, value, need, gives


def view(s: Troyes, seat: Seat) -> Doc:
    """Return the view of a seat, built from nothing."""
    over = not s.agenda
    shown = over or bool(s.ruleset.options["open-vp"])
    seen: TroyesView = {
        "seat": seat,
        "seats": s.seats,
        "revision": s.rules,
        "options": s.ruleset.options,
        "round": s.round,
        "rounds": s.ruleset.rounds,
        "phase": phase_of(s),
        "first": s.first,
        "turn": s.agenda[-1].seat if s.agenda else NOBODY,
        "players": [player_view(s, other, seat, shown) for other in range(s.seats)],
        "buildings": {BUILDINGS[building]: building_view(s, building) for building in range(len(BUILDINGS))},
        "square": [district_view(s, owner) for owner in range(OWNERS)],
        "black": s.black[:],
        "cathedral": [
            [owner_or_none(owner) for owner in s.cathedral[level : level + COLUMNS]]
            for level in range(0, len(s.cathedral), COLUMNS)
        ],
        "activities": [activity_view(s, place) for place in range(PLACES)],
        "events": [event_view(s, i) for i in range(len(s.queue))],
        "decks": {"red": len(s.red), "white": len(s.white), "yellow": len(s.yellow)},
        "neutral": "nobody",
        "grays": s.grays_left(),
        "open_points": bool(s.ruleset.options["open-vp"]),
        "open_characters": [character_view(s, seat, card) for card in open_characters(s)],
        "asking": asking(s, seat),
        "scores": s.scores() if over else None,
    }
    doc = cast("Doc", seen)
    for part in s.parts:
        part.view(s, seat, doc)
    return doc


def phase_of(s: Troyes) -> str:
    if not s.agenda:
        return "over"
    if s.round == 0:
        return "placement"
    return "events" if s.black else "actions"


def asking(s: Troyes, viewer: Seat) -> Doc | None:
    """Return what the seat that is asked has put together so far; the dice and cards it names are public."""
    if not s.agenda:
        return None
    question = s.question
    return {"step": question.name(), "seat": question.seat, **question.preview(s, viewer)}


def owner_or_none(owner: int) -> int | None:
    return None if owner == EMPTY else owner


def player_view(s: Troyes, seat: Seat, eye: Seat, shown: bool) -> PlayerView:
    each = s.ruleset.characters_each
    cards = s.characters[seat * each : (seat + 1) * each]
    known = seat == eye or not s.agenda
    return {
        "deniers": s.deniers[seat],
        "influence": s.influence[seat],
        "points": s.points[seat] if shown or seat == eye else None,
        "reserve": s.reserve[seat],
        "supply": s.supply[seat],
        "passed": s.pot[seat] > 0,
        "pot": s.pot[seat],
        "characters": [s.ruleset.characters[card].slug for card in cards] if known else None,
        "rewards": [character_view(s, seat, card) for card in cards] if known else None,
        "won": [s.ruleset.events[card // 8].slug for card in s.won if card % 8 == seat],
    }


def character_view(s: Troyes, seat: Seat, card: int) -> CharacterView:
    character = s.ruleset.characters[card]
    return {
        "slug": character.slug,
        "count": character.counts(s, seat) if seat >= 0 else 0,
        "points": character.points(s, seat) if seat >= 0 else 0,
        "thresholds": character.thresholds,
    }


def building_view(s: Troyes, building: int) -> BuildingView:
    first, width = building * BUILDING_SLOTS, ROW_WIDTHS[building]
    slots = [owner_or_none(owner) for owner in s.slots[first : first + BUILDING_SLOTS]]
    lying: list[int] = []
    for owner in range(OWNERS):
        lying.extend([owner] * s.lying[building * OWNERS + owner])
    return {"rows": [slots[i : i + width] for i in range(0, BUILDING_SLOTS, width)], "lying": lying}


def district_view(s: Troyes, owner: int) -> list[DieView]:
    return [
        {"id": die_text(code), "colour": COLOURS[COLOUR[code]], "value": VALUE[code]}
        for code in s.dice
        if OWNER[code] == owner
    ]


def activity_view(s: Troyes, place: int) -> ActivityView:
    level = place % LEVELS + 1
    tradesmen: list[TradesmanView] = []
    for owner in range(OWNERS):
        stand = s.tradesmen[place * OWNERS + owner]
        tradesmen.extend({"owner": owner, "stand": name} for i, name in enumerate(STAND_NAMES) if stand >> i & 1)
    return {
        "place": PLACE_NAMES[place],
        "colour": COLOURS[place // LEVELS],
        "level": level,
        "card": s.ruleset.activities[s.cards[place]].slug if level <= s.levels else None,
        "tradesmen": tradesmen,
        "cubes": [s.cubes[seat * PLACES + place] for seat in range(s.seats)],
    }


def event_view(s: Troyes, i: int) -> EventView:
    card = s.ruleset.events[s.queue[i]]
    cubes: list[int | None] = [*owners_in_order(s.banners[i])]
    return {"event": card.slug, "card": card.name, "banners": cubes + [None] * (card.banners - len(cubes))}
