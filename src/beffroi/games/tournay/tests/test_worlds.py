"""Two tables that differ only in a hidden card look alike to everybody who has not seen it, before and after a move."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.encoding import (
    CARD_BITS,
    DECKS,
    FINISH,
    FIRST_CRIER,
    SPECTATORS,
    known_by,
    mix_of,
    observed,
    suspected_by,
)
from beffroi.games.tournay.hidden import HiddenZone
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import NOBODY, Doc, Seat

FOLLOWED = 8  # answers given alike on both tables
LONG = 700  # answers of a game that is followed
Place = tuple[int, int]


def bit_of(viewer: Seat) -> int:
    return SPECTATORS if viewer == NOBODY else 1 << viewer


def hidden_from(zone: HiddenZone, viewer: Seat) -> list[Place]:
    """The places whose card the viewer does not know; criers and the cards about to be drawn stay out of it."""
    deep = len(zone.heaps[0]) - 3
    found = []
    for place in zone.places:
        entry = zone.get(place)
        told = known_by(entry) & bit_of(viewer) or entry & CARD_BITS >= FIRST_CRIER
        if not told and (place[0] or place[1] < deep):
            found.append(place)
    return found


def may_change(zone: HiddenZone, own: Place, other: Place, viewer: Seat) -> bool:
    """Whether the cards of two places may be the other way round, for all the viewer can tell."""
    a, b = zone.get(own), zone.get(other)
    if a & CARD_BITS == b & CARD_BITS or own[0] == other[0]:
        return False
    suspected = (suspected_by(a) | suspected_by(b)) & bit_of(viewer)
    return not suspected or mix_of(a) == mix_of(b)  # a card that is suspected stays among the places of its mix


def changed(s: Tournay, deck: int, own: Place, other: Place, viewer: Seat) -> Tournay:
    """The table with the cards of two places changed; what the viewer suspects goes with its card."""
    world = s.clone(FastChance(1))
    zone, bit = HiddenZone(world, deck), bit_of(viewer)
    a, b = zone.get(own), zone.get(other)
    for place, here, comes in ((own, a, b), (other, b, a)):
        zone.set_card(place, comes & CARD_BITS)
        suspected = suspected_by(here) & ~bit | suspected_by(comes) & bit
        zone.set(place, observed(zone.get(place), known_by(here), suspected))
    zone.write()
    return world


def other_worlds(s: Tournay, owner: Seat, viewer: Seat) -> list[tuple[int, Tournay]]:
    """Tables on which the owner holds another card than the viewer may think, each with the deck of that card.

    Those in which the owner has or had two copies come first, then those where a suspected card is elsewhere: that is
    where a move could tell.
    """
    found: list[tuple[int, int, Place, Place]] = []
    held = [entry & CARD_BITS for entry in s.hands[owner]]
    for deck in range(DECKS + 1):
        zone = HiddenZone(s, deck)
        places = hidden_from(zone, viewer)
        for own in [place for place in places if place[0] == 1 + owner]:
            for other in places:
                if may_change(zone, own, other, viewer):
                    was, comes = zone.get(own) & CARD_BITS, zone.get(other) & CARD_BITS
                    twins = held.count(was) > 1 or comes in held
                    suspected = (suspected_by(zone.get(own)) | suspected_by(zone.get(other))) & bit_of(viewer)
                    found.append((0 if twins else 1 if suspected else 2, deck, own, other))
    found.sort(key=lambda item: item[0])
    return [(deck, changed(s, deck, own, other, viewer)) for _, deck, own, other in found[:3]]


def heard(s: Tournay, viewer: Seat) -> list[Doc]:
    """What the viewer is told of the last answer."""
    return [{"key": e.key, "args": e.args} for e in s.journal or [] if e.seen_by(viewer)]


def require_alike(s: Tournay, world: Tournay, viewer: Seat) -> None:
    assert world.view(viewer) == s.view(viewer)
    assert heard(world, viewer) == heard(s, viewer)
    assert world.waiting() == s.waiting()
    if viewer != NOBODY:
        assert world.imagine(viewer, FastChance(7)).digest() == s.imagine(viewer, FastChance(7)).digest()


def follow(s: Tournay, world: Tournay, viewer: Seat, deck: int, chance: FastChance) -> int:
    """Give the same answers on both tables, as long as no card of the deck is drawn; returns how many."""
    s, given = s.clone(FastChance(1)), 0
    while given < FOLLOWED and s.agenda:
        seat = s.waiting()[0]
        common = [move for move in s.options(seat) if move in world.options(seat)]
        if seat == viewer:
            assert world.options(seat) == s.options(seat)
        if not common:
            break
        move, left = common[chance.pick(len(common))], len(s.decks[deck])
        for one in (s, world):
            one.journal = []
            one.apply(seat, move)
        if len(s.decks[deck]) < left:
            break
        require_alike(s, world, viewer)
        given += 1
    return given


def walk(seats: int, options: Doc, seed: int, every: int, rules: int = 0) -> tuple[int, int]:
    """Play a game at random and compare worlds at every so-many-th question; returns these, and the answers given."""
    chance, given, worlds = FastChance(seed), 0, 0
    s = GAME.new(seats, options, chance=FastChance(seed), rules=rules)
    for n in range(LONG):
        if s.over or s.ending == FINISH:  # a last card chosen in secret is no card that could be another
            break
        seat = s.waiting()[0]
        moves = s.options(seat)
        if n % every == 0:
            for viewer in [NOBODY, *(other for other in range(seats) if other != seat)]:
                for deck, world in other_worlds(s, seat, viewer):
                    require_alike(s, world, viewer)
                    given += follow(s, world, viewer, deck, chance)
                    worlds += 1
        s.apply(seat, moves[chance.pick(len(moves))])
    return worlds, given


@pytest.mark.parametrize(("seats", "expansion"), [(2, "mix"), (3, "none"), (4, "replace")])
def test_a_hidden_card_tells_nothing_before_and_after_a_move(seats: int, expansion: str) -> None:
    worlds, given = walk(seats, {"expansion": expansion, "advanced": seats == 3}, seats, 17)
    assert worlds > 30 and given > 2 * worlds


def test_a_hidden_card_told_something_by_the_rules_before() -> None:
    """The walk finds what revision 1 told: the same games would not pass."""
    with pytest.raises(AssertionError):
        walk(2, {}, 0, 5, 1)
