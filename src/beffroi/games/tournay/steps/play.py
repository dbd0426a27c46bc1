"""Phase 1: play a card from the hand; its price, its place, and what it covers or drives away."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.district import CHOOSE, places, put, take_off
from beffroi.games.tournay.encoding import (
    COLOUR_KEYS,
    COLOURS,
    DECK_KEYS,
    NO_CARD_HERE,
    SEATS,
    put_under,
)
from beffroi.games.tournay.forecast import answers, placement
from beffroi.games.tournay.grid import SLOT_KEYS, SLOT_NAMES, SLOTS, room_of
from beffroi.games.tournay.moves import CARD, LYING, MOVES, NO_CARD, PLAZA, SLOT
from beffroi.games.tournay.prices import card_sources, citizen_sources, playable
from beffroi.games.tournay.refusals import piece_at, why_not_piece, why_not_place, why_not_play
from beffroi.games.tournay.sightings import leave_openly, leave_unseen
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.activate import MeetCharacters
from beffroi.games.tournay.steps.question import TournayQuestion, piece_of, slot_label
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced


def start_playing(s: Tournay, seat: Seat, card: int, slot: int) -> None:
    """Take the card out of the hand and pay its deniers; the rest of the price and the slot are asked."""
    leave_openly(s, seat, card)
    row = s.ruleset.cards[card]
    s.playing = card
    s.idle = 0
    s.pay(seat, row.deniers)
    if row.citizen >= 0:
        pay_citizen(s, seat, row.citizen, slot)
    elif row.cards:
        s.ask(PayCard(seat, slot))
    else:
        find_place(s, seat, slot)


def pay_citizen(s: Tournay, seat: Seat, colour: int, slot: int) -> None:
    sources = citizen_sources(s, seat, colour)
    if len(sources) > 1:
        s.ask(PayCitizen(seat, slot))
    else:
        give_up(s, seat, colour, sources[0])
        find_place(s, seat, slot)


def give_up(s: Tournay, seat: Seat, colour: int, source: Move) -> None:
    """Put a citizen back into the reserve for good."""
    if source == PLAZA:
        s.plaza[seat * 3 + colour] -= 1
    elif source == LYING:
        s.lying[seat * 3 + colour] -= 1
    else:
        s.put_work(seat * SLOTS + source - SLOT, -(1 << 2 * colour))
    s.reserve = replaced(s.reserve, colour, s.reserve[colour] + 1)
    s.tell("gave-up-citizen", seat, COLOUR_KEYS[colour])


def find_place(s: Tournay, seat: Seat, slot: int) -> None:
    if slot == CHOOSE:
        s.ask(CHOOSE_SLOT[seat])
    else:
        put_down(s, seat, slot)


def put_down(s: Tournay, seat: Seat, slot: int) -> None:
    """Put the card into the district; then come the characters of its row and column."""
    card = s.playing
    s.playing = NO_CARD_HERE
    put(s, seat, slot, card)
    s.tell("placed", seat, s.ruleset.keys[card])
    s.ask(MeetCharacters(seat, slot, True))


def play_label(s: Tournay, card: int) -> Label:
    """Say the playing of a card, with its price."""
    row, name = s.ruleset.cards[card], s.ruleset.keys[card]
    if row.citizen >= 0:
        return Label("play-for-citizen", (name, COLOUR_KEYS[row.citizen]))
    return Label("play-for-card" if row.cards else "play", (name, row.deniers))


def place_label(s: Tournay, seat: Seat, card: int, slot: int) -> Label:
    """Say the placing of a card on a slot, with the deniers characters pay for it."""
    placed = placement(s, seat, card, slot)
    if placed["manner"] == "empty":
        return Label("place-empty", (SLOT_KEYS[slot], placed["deniers"]))
    under = s.ruleset.keys[s.tiles[seat * SLOTS + slot]]
    key = "place-stack" if placed["manner"] == "stack" else "place-replace"
    return Label(key, (under, SLOT_KEYS[slot], placed["deniers"]))


class PlayCard(TournayQuestion):
    """Play one card of the hand, or none."""

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found: list[Move] = [NO_CARD]
        for card in playable(s, seat):
            found.append(CARD + card)  # noqa: PERF401 (no list between: measurably quicker, compiled)
        return found

    def branches(self, s: Tournay, seat: Seat) -> bool:
        return True

    def default(self, s: Tournay, seat: Seat) -> Move:
        """Whoever chooses an action right away plays no card."""
        return NO_CARD

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != NO_CARD:
            start_playing(s, seat, move - CARD, CHOOSE)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("no-card") if move == NO_CARD else play_label(s, move - CARD)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        if kind == "card":
            return why_not_play(s, seat, number)
        return why_not_piece(s, seat, kind, number, owner)

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        if viewer != self.seat:
            return {}
        return {"answers": {s.ruleset.slugs[card]: answers(s, viewer, card) for card in playable(s, viewer)}}


class PayCitizen(TournayQuestion):
    """The price is one's own citizen of the card's colour, wherever it is: which?"""

    __slots__ = ("slot",)

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def fields(self) -> Doc:
        return {} if self.slot == CHOOSE else {"slot": SLOT_NAMES[self.slot]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> PayCitizen:
        return cls(r.seat(), r.index("slot", SLOT_NAMES, CHOOSE))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        if self.slot != CHOOSE:
            out.pick(SLOT + self.slot)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-pay-citizen", (s.ruleset.keys[s.playing],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return citizen_sources(s, seat, s.ruleset.cards[s.playing].citizen)

    def default(self, s: Tournay, seat: Seat) -> Move:
        """One that has worked already, else the first."""
        options = self.options(s, seat)
        return LYING if LYING in options else options[0]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        give_up(s, seat, s.ruleset.cards[s.playing].citizen, move)
        find_place(s, seat, self.slot)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= SLOT:
            return slot_label("give-working", s, seat, move - SLOT)
        colour = COLOUR_KEYS[s.ruleset.cards[s.playing].citizen]
        return Label("give-standing" if move == PLAZA else "give-lying", (colour,))

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        if move >= SLOT:
            return piece_of(seat, move)
        return f"{'plaza' if move == PLAZA else 'lying'}:{seat}-{COLOURS[s.ruleset.cards[s.playing].citizen]}"


class PayCard(TournayQuestion):
    """The price is a card of the hand or of the district, which goes back under its deck: which?"""

    __slots__ = ("slot",)

    def __init__(self, seat: Seat, slot: int) -> None:
        super().__init__(seat)
        self.slot = slot

    def fields(self) -> Doc:
        return {} if self.slot == CHOOSE else {"slot": SLOT_NAMES[self.slot]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> PayCard:
        return cls(r.seat(), r.index("slot", SLOT_NAMES, CHOOSE))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        if self.slot != CHOOSE:
            out.pick(SLOT + self.slot)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-pay-card", (s.ruleset.keys[s.playing],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return card_sources(s, seat, s.playing, self.slot)

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        slot = self.slot
        if move >= CARD:
            return_card(s, seat, move - CARD)
        else:
            s.tell("gave-up-card", seat, s.ruleset.keys[s.tiles[seat * SLOTS + move - SLOT]])
            moved = take_off(s, seat, move - SLOT)
            if slot != CHOOSE:
                slot = slot + moved if s.shape[seat] else room_of(0)[0]
        find_place(s, seat, slot)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= CARD:
            return Label("give-card", (s.ruleset.keys[move - CARD],))
        return slot_label("give-visible", s, seat, move - SLOT)


def return_card(s: Tournay, seat: Seat, card: int) -> None:
    """Put a card of the hand face down under its deck; the others see only which deck."""
    deck = s.ruleset.deck_of[card]
    entry = leave_unseen(s, seat, card)
    s.decks[deck] = put_under(s.decks[deck], entry)
    s.tell_only(seat, "returned-your-card", s.ruleset.keys[card])
    s.tell_others(seat, "returned-card", seat, DECK_KEYS[deck])


class ChooseSlot(TournayQuestion):
    """Place the card: on an empty slot beside the district, on a card of its colour, or instead of a stack."""

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-choose-slot", (s.ruleset.keys[s.playing],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [SLOT + slot for slot in places(s, seat)]

    def branches(self, s: Tournay, seat: Seat) -> bool:
        return True

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        put_down(s, seat, move - SLOT)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return place_label(s, seat, s.playing, move - SLOT)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        return why_not_place(seat, owner) if kind == "slot" else why_not_piece(s, seat, kind, number, owner)

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        if viewer != self.seat:
            return {}
        slots = places(s, viewer)
        return {"placements": {MOVES.notation(SLOT + slot): placement(s, viewer, s.playing, slot) for slot in slots}}


CHOOSE_SLOT: Final = [ChooseSlot(seat) for seat in range(SEATS)]  # a step never changes: all tables share these
