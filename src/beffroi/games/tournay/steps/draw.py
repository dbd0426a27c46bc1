"""Drawing cards: the face-up one, or a look at two; and the crier that may be among them."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import CARD_BITS, DECK_KEYS, DECK_SLUGS, FIRST_CRIER, bits, put_on, put_under
from beffroi.games.tournay.moves import CARD, DECLINE, DRAW, LOOK, TAKE_TOP
from beffroi.games.tournay.sightings import drop_suspicion, keep_one, look_at_two, seen_by
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.events import CryEvents
from beffroi.games.tournay.steps.question import TournayQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat

LOOKED: Final = 2


def draw_classic(s: Tournay, seat: Seat, deck: int) -> None:
    """Draw by the classic rule: of three cards or more take a face-up one, otherwise look at two and keep one."""
    s.idle = 0
    if s.face_up >> deck & 1 and len(s.decks[deck]) > LOOKED:
        s.ask(ChooseDraw(seat, deck))
    else:
        look(s, seat, deck)


def look(s: Tournay, seat: Seat, deck: int) -> None:
    """See two cards and keep one; a face-up card goes to the bottom first, unless only two are left.

    A crier among them is set aside, another card comes in its place, and its events follow the choice.
    """
    cards = s.decks[deck]
    if s.face_up >> deck & 1 and len(cards) > LOOKED:
        s.decks[deck] = put_under(cards[:-1], cards[-1])
        s.face_up &= ~(1 << deck)
    s.seal()
    s.tell("looked", seat, DECK_KEYS[deck])
    if crier_among(s, deck):
        s.ask(CryEvents(seat))
    cards = s.decks[deck]
    if len(cards) == 1:
        take_top(s, seat, deck)
    elif cards:
        look_at_two(s, seat, deck)
        s.ask(KeepCard(seat, deck))


def crier_among(s: Tournay, deck: int) -> bool:
    """Tell whether the crier is one of the first two cards; then it is turned under the deck."""
    cards = s.decks[deck]
    for i in range(max(0, len(cards) - LOOKED), len(cards)):
        if cards[i] & CARD_BITS >= FIRST_CRIER:
            s.decks[deck] = cards[:i] + cards[i + 1 :]
            s.criers_out |= 1 << deck
            return True
    return False


def take_top(s: Tournay, seat: Seat, deck: int) -> None:
    """Take the first card of a deck into the hand; if it lay face up, everybody knows it."""
    entry = s.decks[deck][-1]
    drop_suspicion(s, entry, 1 << seat)
    s.decks[deck] = s.decks[deck][:-1]
    card = entry & CARD_BITS
    if s.face_up >> deck & 1:
        s.face_up &= ~(1 << deck)
        s.tell("took-card", seat, s.ruleset.keys[card])
    else:
        s.seal()
        s.tell_only(seat, "drew-your-card", s.ruleset.keys[card])
        s.tell_others(seat, "drew-card", seat, DECK_KEYS[deck])
    s.hands[seat] = put_on(s.hands[seat], seen_by(s, entry, seat))


def take_two(s: Tournay, seat: Seat, deck: int) -> None:
    """Take the first two cards into the hand, the face-up one among them; a crier is replaced, its events follow."""
    s.idle = 0
    crier, taken = False, 0
    while taken < LOOKED and s.decks[deck]:
        if s.turn_crier(deck):
            crier = True
        else:
            take_top(s, seat, deck)
            taken += 1
    if crier:
        s.seal()
        s.ask(CryEvents(seat))


class ChooseDraw(TournayQuestion):
    """Take the face-up card, or put it under the deck and look at two."""

    __slots__ = ("deck",)

    def __init__(self, seat: Seat, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def fields(self) -> Doc:
        return {"deck": DECK_SLUGS[self.deck]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> ChooseDraw:
        return cls(r.seat(), r.index("deck", DECK_SLUGS))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.pick(DRAW + self.deck)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-choose-draw", (DECK_KEYS[self.deck],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [TAKE_TOP, LOOK]

    def default(self, s: Tournay, seat: Seat) -> Move:
        return TAKE_TOP

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == TAKE_TOP:
            take_top(s, seat, self.deck)
        else:
            look(s, seat, self.deck)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move == LOOK:
            return Label("look", (DECK_KEYS[self.deck],))
        return Label("take-top", (s.ruleset.keys[s.decks[self.deck][-1] & CARD_BITS],))

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return f"deck:{DECK_SLUGS[self.deck]}"


class KeepCard(TournayQuestion):
    """Keep one of the two cards seen; the other lies face up on the deck."""

    __slots__ = ("deck",)

    def __init__(self, seat: Seat, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def fields(self) -> Doc:
        return {"deck": DECK_SLUGS[self.deck]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> KeepCard:
        return cls(r.seat(), r.index("deck", DECK_SLUGS))

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-keep-card", (DECK_KEYS[self.deck],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        cards = s.decks[self.deck]
        first, second = cards[-1] & CARD_BITS, cards[-2] & CARD_BITS
        return [CARD + first] if first == second else [CARD + first, CARD + second]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        kept, left = keep_one(s, seat, self.deck, move - CARD)
        s.face_up |= 1 << self.deck
        s.seal()
        s.tell_only(seat, "kept-your-card", s.ruleset.keys[kept], s.ruleset.keys[left])
        s.tell_others(seat, "kept-card", seat, DECK_KEYS[self.deck], s.ruleset.keys[left])

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("keep", (s.ruleset.keys[move - CARD],))

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        if viewer != self.seat:
            return {}
        return {"looked": [s.ruleset.slugs[entry & CARD_BITS] for entry in s.decks[self.deck][:-3:-1]]}

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.pick(DRAW + self.deck)


class ChooseDeck(TournayQuestion):
    """A building lets its user draw from a deck, by the classic rule or the first two cards."""

    __slots__ = ("decks", "two")

    def __init__(self, seat: Seat, decks: int, two: bool) -> None:
        super().__init__(seat)
        self.decks = decks  # bits
        self.two = two

    def fields(self) -> Doc:
        return {"decks": [DECK_SLUGS[deck] for deck in range(9) if self.decks >> deck & 1], "two": self.two}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> ChooseDeck:
        return cls(r.seat(), bits(r.indexes("decks", DECK_SLUGS)), r.flag("two"))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.two)
        for deck in range(9):
            if self.decks >> deck & 1:
                out.pick(DRAW + deck)

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [DECLINE] + [DRAW + deck for deck in range(9) if self.decks >> deck & 1 and s.decks[deck]]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == DECLINE:
            return
        if self.two:
            take_two(s, seat, move - DRAW)
        else:
            draw_classic(s, seat, move - DRAW)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move == DECLINE:
            return Label("decline")
        return Label("draw-two" if self.two else "draw-from", (DECK_KEYS[move - DRAW],))
