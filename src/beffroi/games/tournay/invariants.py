"""Invariants of the table: nothing is lost, nothing is where it can't be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import (
    ACTIVITIES,
    BUILDING,
    CARD_BITS,
    COVERED,
    DAMAGED,
    DECK_SLUGS,
    DECKS,
    EVENT_DECK,
    EVENTS,
    FINISH,
    FIRST_CRIER,
    FIRST_EVENT,
    MOST,
    MOST_MIXES,
    NO_CARD_HERE,
    PRESTIGE,
    QUIET_ROUND,
    SEAT_BITS,
    known_by,
    mix_of,
    suspected_by,
    workers,
)
from beffroi.games.tournay.grid import SLOT_NAMES, SLOTS, SPAN, bounds, slots_of
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.state import NOBODY, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def check(s: Tournay) -> None:
    """Raise RulesBug at the first thing that is wrong, with its place in a position."""
    check_goods(s)
    check_cards(s)
    check_knowledge(s)
    check_queue(s)
    for seat in range(s.seats):
        check_district(s, seat)
    s.ruleset.agendas.check(s)
    check_turn(s)


def require(holds: bool, what: str, place: str) -> None:
    if not holds:
        raise RulesBug(what, place)


def citizens_in_play(s: Tournay) -> int:
    """Count the citizens of each colour that belong to the game."""
    return s.seats * s.ruleset.start_citizens + s.ruleset.start_reserve


def check_goods(s: Tournay) -> None:
    """Nothing is below nothing, every citizen is somewhere, and no clock runs ahead of itself."""
    most = MOST * (s.round + 1)
    for seat in range(s.seats):
        place = f"players[{seat}]"
        require(0 <= s.purse[seat] <= most, f"there are {s.purse[seat]}", f"{place}.deniers")
        require(min(s.plaza[seat * 3 : seat * 3 + 3]) >= 0, "a colour is below nothing", f"{place}.plaza")
        require(min(s.lying[seat * 3 : seat * 3 + 3]) >= 0, "a colour is below nothing", f"{place}.lying")
    require(min(s.reserve) >= 0, "a colour is below nothing", "reserve")
    for colour in range(3):
        total = s.reserve[colour] + sum(s.citizens(seat, colour) for seat in range(s.seats))
        require(total == citizens_in_play(s), f"there are {total} citizens of colour {colour}", "players")
    last = max(QUIET_ROUND, s.ruleset.most_rounds + 1)
    require(s.round <= last, f"the game is over before round {s.round}", "round")
    require(s.idle <= s.ruleset.idle_rounds, f"the game is over after {s.ruleset.idle_rounds} such rounds", "idle")


def all_cards(s: Tournay) -> list[int]:
    """List every card of the table by number, wherever it is."""
    heaps = [*s.decks, s.box, *s.hands, *s.piles]
    cards = [entry & CARD_BITS for heap in heaps for entry in heap]
    cards += [card for card in s.tiles + s.queue if card != NO_CARD_HERE]
    cards += [item % COVERED for item in s.covered]
    cards += [FIRST_CRIER + deck for deck in range(DECKS) if s.criers_out >> deck & 1]
    return cards if s.playing == NO_CARD_HERE else [*cards, s.playing]


def check_cards(s: Tournay) -> None:
    found: list[list[int]] = [[] for _ in range(DECKS)]
    events = []
    for card in all_cards(s):
        if FIRST_EVENT <= card < FIRST_CRIER:
            events.append(card)
        else:
            found[s.ruleset.deck_of[card]].append(card)
    require(sorted(events) == list(range(FIRST_EVENT, FIRST_EVENT + EVENTS)), "one was lost or doubled", "events")
    for deck, slug in enumerate(DECK_SLUGS):
        want, place = s.ruleset.fixed[deck] + s.ruleset.mixed[deck], f"decks.{slug}"
        require(sorted(found[deck]) == sorted(want), "a card was lost or won", place)
        require(bool(s.decks[deck]) or not s.face_up >> deck & 1, "it is empty, yet face up", place)
        for entry in s.decks[deck]:
            require(s.ruleset.deck_of[entry & CARD_BITS] == deck, "it holds a strange card", place)
    for seat, hand in enumerate(s.hands):
        require(all(entry & CARD_BITS < FIRST_CRIER for entry in hand), "a crier is there", f"players[{seat}].hand")
    require(s.playing < ACTIVITIES, "only cards of districts are played", "playing")


def check_knowledge(s: Tournay) -> None:
    """Everybody knows the own cards, and what lies face up is known to all."""
    for deck, slug in enumerate(DECK_SLUGS):
        shown = s.face_up >> deck & 1
        require(not shown or s.decks[deck][-1] == s.shown(s.decks[deck][-1]), "all see its top card", f"decks.{slug}")
        for entry in s.decks[deck]:
            check_mix(s, entry, f"decks.{slug}.cards")
    for entry in s.decks[EVENT_DECK]:
        check_mix(s, entry, "events")
    for seat in range(s.seats):
        for key, heap in (("hand", s.hands[seat]), ("ramparts", s.piles[seat])):
            place = f"players[{seat}].{key}"
            for entry in heap:
                require(bool(known_by(entry) >> seat & 1), "its owner knows it", place)
                check_mix(s, entry, place)


def check_mix(s: Tournay, entry: int, place: str) -> None:
    """Require that what is known of a card are seats of this table, and rumours only of a card that was mixed."""
    known, suspected, mix = known_by(entry), suspected_by(entry), mix_of(entry)
    require(not (known | suspected) & SEAT_BITS & ~((1 << s.seats) - 1), "nobody else plays", place)
    require(bool(mix) or not suspected, "there are rumours only of cards behind a veil", place)
    require(mix <= MOST_MIXES * (s.round + 1), f"there is no veil {mix}", place)


def check_queue(s: Tournay) -> None:
    for i, (card, coins) in enumerate(zip(s.queue, s.coins, strict=True)):
        if card == NO_CARD_HERE:
            require(not s.decks[-1] and not coins, "there is a gap although events are left", f"queue[{i}]")
        else:
            circles = s.ruleset.events[card - FIRST_EVENT].circles
            require(0 <= coins <= circles, f"{coins} deniers lie on {circles} circles", f"queue[{i}].deniers")


def check_district(s: Tournay, seat: Seat) -> None:
    base, shape, place = seat * SLOTS, s.shape[seat], f"players[{seat}].district"
    require(s.slots[seat] == slots_of(shape), "its slots are not those of its shape", place)
    for slot in range(SLOTS):
        card, work = s.tiles[base + slot], s.work[base + slot]
        require((card != NO_CARD_HERE) == bool(shape >> slot & 1), "its shape is not that of its cards", place)
        if work:
            check_work(s, card, work, f"{place}.{SLOT_NAMES[slot]}")
    if shape:
        top, bottom, left, right = bounds(shape)
        require(bottom - top < SPAN and right - left < SPAN, "it is too wide", place)
    check_stacks(s, seat, place)


def check_work(s: Tournay, card: int, work: int, place: str) -> None:
    """Require that on a card lies damage, or at most two citizens on a building."""
    require(card != NO_CARD_HERE, "something lies on an empty slot", place)
    if work & DAMAGED:
        require(work == DAMAGED and s.ruleset.sort[card] != PRESTIGE, "a damaged card is also used", place)
    else:
        require(
            s.ruleset.sort[card] == BUILDING and workers(work) <= 2, "too many work there, or on no building", place
        )


def check_stacks(s: Tournay, seat: Seat, place: str) -> None:
    """Require that covered cards lie under one of their colour, and a prestige building once in a district."""
    first, last = seat * SLOTS, (seat + 1) * SLOTS
    cards = s.visible(seat)
    for item in s.covered:
        site, card = item // COVERED, item % COVERED
        if first <= site < last:
            spot = f"{place}.{SLOT_NAMES[site - first]}"
            require(s.tiles[site] != NO_CARD_HERE, "a card is covered by nothing", spot)
            require(s.ruleset.colour[s.tiles[site]] == s.ruleset.colour[card], "a stack has two colours", spot)
            cards.append(card)
    prestige = [card for card in cards if s.ruleset.sort[card] == PRESTIGE]
    require(len(set(prestige)) == len(prestige), "it has a prestige building twice", place)


def check_turn(s: Tournay) -> None:
    """What is asked in a turn is asked of the seat whose turn it is; a card is played only while it is asked about."""
    pending = [step.name() for step in s.agenda]
    playing = any(name in ("PayCitizen", "PayCard", "ChooseSlot") for name in pending)
    require(playing == (s.playing != NO_CARD_HERE), "a card is played while its price or slot is asked for", "playing")
    turn = bool(pending) and pending[0] in ("BeginTurn", "EndTurn")
    require(not turn or s.ending != FINISH, "the game is not finished yet", "ending")
    if not turn:
        return
    for i, step in enumerate(s.agenda):
        fields = step.fields()
        asked = [fields[key] for key in ("user", "crier", "caller") if key in fields]
        if step.seat != NOBODY and pending[i] not in ("Shelter", "LayCitizen", "DamageCard"):
            asked.append(step.seat)
        require(all(seat == s.active for seat in asked), f"it is the turn of seat {s.active}", f"agenda[{i}]")
