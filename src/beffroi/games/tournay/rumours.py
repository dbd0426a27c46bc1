"""What a seat still knows of cards that were put away unseen among others."""

from __future__ import annotations

from typing import TypedDict

from beffroi.games.tournay.cards.model import DECK_SLUGS, DECKS, EVENT_DECK
from beffroi.games.tournay.hidden import known_by, rumoured_to, veil_of
from beffroi.games.tournay.state import CARD_BITS, Tournay
from beffroi.kernel.state import NOBODY, Seat


class Rumour(TypedDict):
    """Cards this seat knows to lie in some of these places, without knowing which is where."""

    deck: str
    cards: list[str]
    hands: list[int]  # seats
    ramparts: list[int]  # seats
    places: list[int]  # in the deck, from the top (0)


def knows(entry: int, seat: Seat) -> bool:
    return seat != NOBODY and bool(known_by(entry) >> seat & 1)


def rumours(s: Tournay, seat: Seat) -> list[Rumour]:
    """What the seat still knows of cards that were put away unseen among others."""
    found: dict[tuple[int, int], Rumour] = {}
    if seat == NOBODY:
        return []
    for deck in range(DECKS + 1):
        heaps = [("places", 0, s.decks[deck][::-1])]
        heaps += [("hands", other, s.hands[other]) for other in range(s.seats)]
        heaps += [("ramparts", other, s.piles[other]) for other in range(s.seats)]
        for where, other, heap in heaps:
            for place, entry in enumerate(heap):
                group = veil_of(entry)
                if group and s.book.deck_of[entry & CARD_BITS] == deck and not knows(entry, seat):
                    rumour = found.setdefault((deck, group), empty_rumour(deck))
                    note_rumour(s, rumour, where, place if where == "places" else other, entry, seat)
    for rumour in found.values():
        rumour["cards"].sort()
    return [rumour for rumour in found.values() if rumour["cards"]]


def empty_rumour(deck: int) -> Rumour:
    name = "events" if deck == EVENT_DECK else DECK_SLUGS[deck]
    return {"deck": name, "cards": [], "hands": [], "ramparts": [], "places": []}


def note_rumour(s: Tournay, rumour: Rumour, where: str, at: int, entry: int, seat: Seat) -> None:
    if rumoured_to(entry) >> seat & 1:
        rumour["cards"].append(s.book.slugs[entry & CARD_BITS])
    if where == "hands":
        rumour["hands"].append(at)
    elif where == "ramparts":
        rumour["ramparts"].append(at)
    else:
        rumour["places"].append(at)
