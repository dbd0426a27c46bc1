"""What a seat sees of the table, built from nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict, cast

from beffroi.games.tournay.district import is_full
from beffroi.games.tournay.encoding import (
    BUILDING,
    CARD_BITS,
    COLOURS,
    DAMAGED,
    DECK_SLUGS,
    DECKS,
    ENDINGS,
    EVENT_DECK,
    EVENT_TYPES,
    EXPANSIONS,
    FIRST_EVENT,
    NO_CARD_HERE,
    Colour,
    workers,
)
from beffroi.games.tournay.forecast import Asking, asking_view
from beffroi.games.tournay.grid import SIDE, SLOT_NAMES, SLOTS, bounds
from beffroi.games.tournay.hidden import Suspicion, knows, suspicions
from beffroi.games.tournay.income import earnings, gathering_gain
from beffroi.games.tournay.prices import fight_price
from beffroi.games.tournay.scoring import scores
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


class ByColour(TypedDict):
    yellow: int
    white: int
    red: int


class KnownCard(TypedDict):
    """A face-down card of a deck that this seat has seen: its place counted from the top (0)."""

    place: int
    card: str


class DeckView(TypedDict):
    deck: str  # "yellow-1"
    colour: Colour
    level: int
    count: int  # a revealed crier is not counted
    top: str | None  # the face-up card
    crier_out: bool
    known: list[KnownCard]


class EventView(TypedDict):
    event: str
    type: str
    target: str | None  # a colour, "any", or nothing
    deniers: int
    circles: int
    fight: Colour  # the colour of the fighters
    citizens: int
    price: int  # deniers the action would cost now


class HandCard(TypedDict):
    """A card in a hand: which deck it came from is public, what it is only to those who know it."""

    deck: str  # "yellow-1" or "events"
    card: str | None


class SlotView(TypedDict):
    slot: str  # "c3"
    row: int
    column: int
    cards: list[str]  # from the bottom up, the last is visible
    citizens: ByColour  # the owner's citizens working here
    grey: int
    damaged: bool
    free: bool
    capacity: int  # activations between two gatherings; 0 for a card that is no building


class PlayerView(TypedDict):
    deniers: int
    plaza: ByColour
    lying: ByColour
    citizens: ByColour  # all that the player owns
    hand: list[HandCard]
    ramparts: int  # built
    known_ramparts: list[str]
    district: list[SlotView]
    frame: list[int] | None  # first and last row, first and last column of the cards
    full: bool  # nine slots with enough prestige buildings
    earnings: ByColour  # deniers for each citizen sent to earn
    gathering: int  # deniers when gathering
    points: dict[str, int]  # what the district would score now, item by item


class EventsView(TypedDict):
    count: int
    known: list[KnownCard]


class TournayView(TypedDict):
    seat: int  # who looks; -1 for a spectator
    advanced: bool
    expansion: str
    round: int
    active: int
    phase: str  # "play", "action", "events", "hand", "last-cards", "over"
    ending: str  # "no", "last-round", "finish"
    criers: int
    criers_needed: int
    hand_limit: int
    hire_price: int
    reserve: ByColour
    decks: list[DeckView]
    queue: list[EventView | None]
    events: EventsView
    players: list[PlayerView]
    playing: str | None  # the card being placed
    sheltered: list[int]
    suspicions: list[Suspicion]
    asking: Asking | None


PHASES = {
    "PlayCard": "play",
    "PayCard": "play",
    "PayCitizen": "play",
    "ChooseSlot": "play",
    "Shelter": "events",
    "LayCitizen": "events",
    "DamageCard": "events",
    "TrimHand": "hand",
}


def colours_view(counts: list[int]) -> ByColour:
    return {"yellow": counts[0], "white": counts[1], "red": counts[2]}


def view(s: Tournay, seat: Seat) -> Doc:
    """Show the table as this seat, or a spectator, sees it."""
    points = scores(s)
    view: TournayView = {
        "seat": seat,
        "advanced": s.ruleset.advanced,
        "expansion": EXPANSIONS[s.ruleset.expansion],
        "round": s.round,
        "active": s.active,
        "phase": phase_of(s),
        "ending": ENDINGS[s.ending],
        "criers": s.criers(),
        "criers_needed": s.ruleset.criers_needed,
        "hand_limit": s.ruleset.hand_limit,
        "hire_price": s.ruleset.hire_price,
        "reserve": colours_view(s.reserve),
        "decks": [deck_view(s, deck, seat) for deck in range(DECKS)],
        "queue": [event_view(s, place) for place in range(len(s.queue))],
        "events": {"count": len(s.decks[EVENT_DECK]), "known": known_cards(s, EVENT_DECK, seat)},
        "players": [player_view(s, other, seat, points[other]) for other in range(s.seats)],
        "playing": None if s.playing == NO_CARD_HERE else s.ruleset.slugs[s.playing],
        "sheltered": [other for other in range(s.seats) if s.sheltered >> other & 1],
        "suspicions": suspicions(s, seat),
        "asking": asking_view(s, seat),
    }
    return cast("dict[str, Any]", view)


def phase_of(s: Tournay) -> str:
    if not s.agenda:
        return "over"
    if ENDINGS[s.ending] == "finish":
        return "last-cards"
    return PHASES.get(s.question.name(), "action")


def name_for(s: Tournay, entry: int, seat: Seat) -> str | None:
    return s.ruleset.slugs[entry & CARD_BITS] if knows(entry, seat) else None


def known_cards(s: Tournay, deck: int, seat: Seat) -> list[KnownCard]:
    """Find the face-down cards of a deck that the seat knows where they lie."""
    cards = s.decks[deck]
    found: list[KnownCard] = []
    for place in range(len(cards)):
        name = name_for(s, cards[-1 - place], seat)
        if name is not None and not (place == 0 and s.face_up >> deck & 1):
            found.append({"place": place, "card": name})
    return found


def deck_view(s: Tournay, deck: int, seat: Seat) -> DeckView:
    cards, up = s.decks[deck], bool(s.face_up >> deck & 1)
    return {
        "deck": DECK_SLUGS[deck],
        "colour": COLOURS[deck % 3],
        "level": deck // 3 + 1,
        "count": len(cards),
        "top": s.ruleset.slugs[cards[-1] & CARD_BITS] if up else None,
        "crier_out": bool(s.criers_out >> deck & 1),
        "known": known_cards(s, deck, seat),
    }


def event_view(s: Tournay, place: int) -> EventView | None:
    card = s.queue[place]
    if card == NO_CARD_HERE:
        return None
    event = s.ruleset.events[card - FIRST_EVENT]
    row = s.ruleset.figures["event"][event.slug]
    return {
        "event": event.slug,
        "type": EVENT_TYPES[event.type],
        "target": row.get("target"),
        "deniers": s.coins[place],
        "circles": event.circles,
        "fight": COLOURS[event.fight],
        "citizens": event.citizens,
        "price": fight_price(s, place),
    }


def player_view(s: Tournay, player: Seat, seat: Seat, points: dict[str, int]) -> PlayerView:
    shape = s.shape[player]
    known = [name_for(s, entry, seat) for entry in s.piles[player]]
    return {
        "deniers": s.purse[player],
        "plaza": colours_view(s.plaza[player * 3 : player * 3 + 3]),
        "lying": colours_view(s.lying[player * 3 : player * 3 + 3]),
        "citizens": colours_view([s.citizens(player, colour) for colour in range(3)]),
        "hand": hand_view(s, player, seat),
        "ramparts": len(s.piles[player]),
        "known_ramparts": sorted(name for name in known if name is not None),
        "district": [slot_view(s, player, slot) for slot in s.slots[player]],
        "frame": list(bounds(shape)) if shape else None,
        "full": is_full(s, player),
        "earnings": colours_view([earnings(s, player, colour) for colour in range(3)]),
        "gathering": gathering_gain(s, player),
        "points": points,
    }


def hand_view(s: Tournay, player: Seat, seat: Seat) -> list[HandCard]:
    """Show one's own hand as it is held; another's sorted, so that its order tells nothing."""
    hand: list[HandCard] = []
    for entry in s.hands[player]:
        deck = s.ruleset.deck_of[entry & CARD_BITS]
        hand.append({"deck": "events" if deck == EVENT_DECK else DECK_SLUGS[deck], "card": name_for(s, entry, seat)})
    return hand if player == seat else sorted(hand, key=lambda item: (item["deck"], item["card"] or ""))


def slot_view(s: Tournay, player: Seat, slot: int) -> SlotView:
    site = player * SLOTS + slot
    card, work = s.tiles[site], s.work[site]
    building = s.ruleset.sort[card] == BUILDING
    return {
        "slot": SLOT_NAMES[slot],
        "row": slot // SIDE,
        "column": slot % SIDE,
        "cards": [s.ruleset.slugs[other] for other in s.stack(player, slot)],
        "citizens": colours_view([work & 3, work >> 2 & 3, work >> 4 & 3]),
        "grey": work >> 6 & 3,
        "damaged": bool(work & DAMAGED),
        "free": not workers(work) and not work & DAMAGED,
        "capacity": (2 if s.doubled(player, slot) else 1) if building else 0,
    }
