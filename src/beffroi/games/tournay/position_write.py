"""Writes the whole table down as plain data that a person can read and edit (`position_read.py` reads it)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from beffroi.games.tournay.encoding import (
    CARD_BITS,
    COLOURS,
    DAMAGED,
    DECK_SLUGS,
    DECKS,
    ENDINGS,
    EXPANSIONS,
    NO_CARD_HERE,
    SEAT_BITS,
    SPECTATORS,
    known_by,
    mix_of,
    suspected_by,
)
from beffroi.games.tournay.grid import SLOT_NAMES, SLOTS
from beffroi.games.tournay.revisions import COPIES_ARE_ALIKE
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.tournay.state import Tournay


def bit_list(bits: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [i for i in range(bits.bit_length()) if bits >> i & 1]


def write(s: Tournay) -> Doc:
    doc: Doc = {
        "rules": s.rules,
        "options": {
            "advanced": s.ruleset.advanced,
            "expansion": EXPANSIONS[s.ruleset.expansion],
            "figures": s.ruleset.setup.options["figures"],
        },
        "round": s.round,
        "active": s.active,
        "idle": s.idle,
        "ending": ENDINGS[s.ending],
        "reserve": write_colours(s.reserve),
        "decks": {DECK_SLUGS[deck]: write_deck(s, deck) for deck in range(DECKS)},
        "events": [write_entry(s, entry, 0) for entry in reversed(s.decks[-1])],
        "queue": [write_event(s, place) for place in range(len(s.queue))],
        "players": [write_player(s, seat) for seat in range(s.seats)],
        "sheltered": bit_list(s.sheltered),
        "shielded": bit_list(s.shielded),
        "agenda": [step.written() for step in s.agenda],
    }
    if s.box:
        doc["box"] = [s.ruleset.slugs[card] for card in s.box]
    if s.playing != NO_CARD_HERE:
        doc["playing"] = s.ruleset.slugs[s.playing]
    return doc


def write_colours(counts: list[int]) -> Doc:
    return dict(zip(COLOURS, counts, strict=True))


def write_entry(s: Tournay, entry: int, usual: int) -> Any:
    """Write a hidden card: its name alone where only the usual seats (bits) know it."""
    slug = s.ruleset.slugs[entry & CARD_BITS]
    known, suspected, mix = known_by(entry) & SEAT_BITS, suspected_by(entry) & SEAT_BITS, mix_of(entry)
    if known == usual and not mix:
        return slug
    doc: Doc = {"card": slug, "known": bit_list(known)}
    if mix:
        doc["rumour"] = bit_list(suspected)
        doc["veil"] = mix
    if s.rules >= COPIES_ARE_ALIKE and known | suspected == (1 << s.seats) - 1 and not open_to_all(entry):
        doc["open"] = False
    return doc


def open_to_all(entry: int) -> bool:
    """Tell whether spectators know or suspect the card too."""
    return bool((known_by(entry) | suspected_by(entry)) & SPECTATORS)


def write_deck(s: Tournay, deck: int) -> Doc:
    """Write a deck from its top card down."""
    return {
        "cards": [write_entry(s, entry, 0) for entry in reversed(s.decks[deck])],
        "face_up": bool(s.face_up >> deck & 1),
        "crier_out": bool(s.criers_out >> deck & 1),
    }


def write_event(s: Tournay, place: int) -> Doc | None:
    if s.queue[place] == NO_CARD_HERE:
        return None
    return {"event": s.ruleset.slugs[s.queue[place]], "deniers": s.coins[place]}


def write_player(s: Tournay, seat: Seat) -> Doc:
    me = 1 << seat
    return {
        "deniers": s.purse[seat],
        "plaza": write_colours(s.plaza[seat * 3 : seat * 3 + 3]),
        "lying": write_colours(s.lying[seat * 3 : seat * 3 + 3]),
        "hand": [write_entry(s, entry, me) for entry in s.hands[seat]],
        "ramparts": [write_entry(s, entry, me) for entry in s.piles[seat]],
        "district": {SLOT_NAMES[slot]: write_slot(s, seat, slot) for slot in s.slots[seat]},
    }


def write_slot(s: Tournay, seat: Seat, slot: int) -> Any:
    """Write a card, a list of cards from the bottom up, or a table where something lies on them."""
    cards = [s.ruleset.slugs[card] for card in s.stack(seat, slot)]
    work = s.work[seat * SLOTS + slot]
    if not work:
        return cards[0] if len(cards) == 1 else cards
    doc: Doc = {"cards": cards}
    citizens = {COLOURS[c]: work >> 2 * c & 3 for c in range(3) if work >> 2 * c & 3}
    if citizens:
        doc["citizens"] = citizens
    if work >> 6 & 3:
        doc["grey"] = work >> 6 & 3
    if work & DAMAGED:
        doc["damaged"] = True
    return doc
