"""Drawing cards: the face-up one, or a look at two; and the crier that may be among them."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import CARD_BITS, DECK_KEYS, DECK_SLUGS, FIRST_CRIER, KNOWN, put_on, put_under
from beffroi.games.tournay.hidden import reveal_single
from beffroi.games.tournay.moves import CARD, DECLINE, DRAW, LOOK, TAKE_TOP
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.events import CryEvents
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic, Question

LOOKED: Final = 2


def draw_classic(s: Tournay, seat: Seat, deck: int) -> None:
    """The classic draw: of three cards or more a face-up one may be taken; otherwise two are seen and one is kept."""
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
        s.decks[deck] = put_on(put_on(cards[:-2], cards[-2] | KNOWN << seat), cards[-1] | KNOWN << seat)
        s.ask(KeepCard(seat, deck))


def crier_among(s: Tournay, deck: int) -> bool:
    """Whether the crier is one of the first two cards; then it is turned under the deck."""
    cards = s.decks[deck]
    for i in range(max(0, len(cards) - LOOKED), len(cards)):
        if cards[i] & CARD_BITS >= FIRST_CRIER:
            s.decks[deck] = cards[:i] + cards[i + 1 :]
            s.criers_out |= 1 << deck
            return True
    return False


def take_top(s: Tournay, seat: Seat, deck: int) -> None:
    """The first card of a deck goes to the hand; if it lay face up, everybody knows it."""
    entry = s.decks[deck][-1]
    s.decks[deck] = s.decks[deck][:-1]
    card = entry & CARD_BITS
    if s.face_up >> deck & 1:
        s.face_up &= ~(1 << deck)
        s.tell("took-card", seat, s.ruleset.keys[card])
    else:
        s.seal()
        s.tell_only(seat, "drew-your-card", s.ruleset.keys[card])
        s.tell_others(seat, "drew-card", seat, DECK_KEYS[deck])
    s.hands[seat] = put_on(s.hands[seat], entry | KNOWN << seat)


def take_two(s: Tournay, seat: Seat, deck: int) -> None:
    """The first two cards go to the hand, the face-up one among them; a crier is replaced, its events follow."""
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


class ChooseDraw(Question[Tournay]):
    """Take the face-up card, or put it under the deck and look at two."""

    __slots__ = ("deck",)

    def __init__(self, seat: Seat, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def fields(self) -> Doc:
        return {"deck": DECK_SLUGS[self.deck]}

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-choose-draw", (DECK_KEYS[self.deck],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [TAKE_TOP, LOOK]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == TAKE_TOP:
            take_top(s, seat, self.deck)
        else:
            look(s, seat, self.deck)


class KeepCard(Question[Tournay]):
    """Keep one of the two cards seen; the other lies face up on the deck."""

    __slots__ = ("deck",)

    def __init__(self, seat: Seat, deck: int) -> None:
        super().__init__(seat)
        self.deck = deck

    def fields(self) -> Doc:
        return {"deck": DECK_SLUGS[self.deck]}

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-keep-card", (DECK_KEYS[self.deck],))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        cards = s.decks[self.deck]
        first, second = cards[-1] & CARD_BITS, cards[-2] & CARD_BITS
        return [CARD + first] if first == second else [CARD + first, CARD + second]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        cards = s.decks[self.deck]
        kept, left = cards[-1], cards[-2]
        if kept & CARD_BITS != move - CARD:
            kept, left = left, kept
        s.hands[seat] = put_on(s.hands[seat], kept)
        s.decks[self.deck] = put_on(cards[:-2], s.shown(left))
        reveal_single(s, left)
        s.face_up |= 1 << self.deck
        s.seal()
        s.tell_only(seat, "kept-your-card", s.ruleset.keys[kept & CARD_BITS], s.ruleset.keys[left & CARD_BITS])
        s.tell_others(seat, "kept-card", seat, DECK_KEYS[self.deck], s.ruleset.keys[left & CARD_BITS])


class ChooseDeck(Question[Tournay]):
    """A building lets its user draw from a deck, by the classic rule or the first two cards."""

    __slots__ = ("decks", "two")

    def __init__(self, seat: Seat, decks: int, two: bool) -> None:
        super().__init__(seat)
        self.decks = decks  # bits
        self.two = two

    def fields(self) -> Doc:
        return {"decks": [DECK_SLUGS[deck] for deck in range(9) if self.decks >> deck & 1], "two": self.two}

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        return [DECLINE] + [DRAW + deck for deck in range(9) if self.decks >> deck & 1 and s.decks[deck]]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == DECLINE:
            return
        if self.two:
            take_two(s, seat, move - DRAW)
        else:
            draw_classic(s, seat, move - DRAW)


# --- the Abbey --------------------------------------------------------------------


def abbey_decks(s: Tournay, level: int, closed: bool) -> list[int]:
    """The decks of a level whose first card lies face down (closed) or face up."""
    base = (level - 1) * 3
    return [d for d in range(base, base + 3) if s.decks[d] and bool(s.face_up >> d & 1) != closed]


class TurnCards(Question[Tournay]):
    """The Abbey: turn up the first card of the three decks of a level, in the order of one's choice.

    A crier brings its events at once, and another card of its deck is turned.
    """

    __slots__ = ("begun", "level")

    def __init__(self, seat: Seat, level: int, begun: bool) -> None:
        super().__init__(seat)
        self.level = level
        self.begun = begun  # then it can't be declined any more

    def fields(self) -> Doc:
        return {"level": self.level, "begun": self.begun}

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found = [DRAW + deck for deck in abbey_decks(s, self.level, True)]
        return found if self.begun else [DECLINE, *found]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != DECLINE:
            turn_card(s, seat, self.level, move - DRAW)


def turn_card(s: Tournay, seat: Seat, level: int, deck: int) -> None:
    s.idle = 0
    s.seal()
    if s.turn_crier(deck):
        s.ask(CryEvents(seat), TurnAgain(seat, level, deck))
        return
    cards = s.decks[deck]
    if cards:
        s.decks[deck] = put_on(cards[:-1], s.shown(cards[-1]))
        reveal_single(s, cards[-1])
        s.face_up |= 1 << deck
        s.tell("turned-card", seat, s.ruleset.keys[cards[-1] & CARD_BITS])
    go_on_turning(s, seat, level)


def go_on_turning(s: Tournay, seat: Seat, level: int) -> None:
    closed = abbey_decks(s, level, True)
    if len(closed) > 1:
        s.ask(TurnCards(seat, level, True))
    elif closed:
        turn_card(s, seat, level, closed[0])
    else:
        take_turned(s, seat, level, True)


class TurnAgain(Automatic[Tournay]):
    """After the crier's events the next card of its deck is turned."""

    __slots__ = ("deck", "level", "user")

    def __init__(self, user: Seat, level: int, deck: int) -> None:
        super().__init__()
        self.user = user
        self.level = level
        self.deck = deck

    def fields(self) -> Doc:
        return {"user": self.user, "level": self.level, "deck": DECK_SLUGS[self.deck]}

    def resolve(self, s: Tournay) -> None:
        turn_card(s, self.user, self.level, self.deck)


def take_turned(s: Tournay, seat: Seat, level: int, begun: bool) -> None:
    """Take two of the cards turned up: all of them where there are no more."""
    decks = abbey_decks(s, level, False)
    if len(decks) > LOOKED or not begun:
        s.ask(LeaveCard(seat, level, begun))
    else:
        for deck in decks:
            take_top(s, seat, deck)


class LeaveCard(Question[Tournay]):
    """Of the cards turned up for the Abbey take two: which one stays?"""

    __slots__ = ("begun", "level")

    def __init__(self, seat: Seat, level: int, begun: bool) -> None:
        super().__init__(seat)
        self.level = level
        self.begun = begun

    def fields(self) -> Doc:
        return {"level": self.level, "begun": self.begun}

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        decks = abbey_decks(s, self.level, False)
        found = [DRAW + deck for deck in decks] if len(decks) > LOOKED else [TAKE_TOP]
        return found if self.begun else [DECLINE, *found]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == DECLINE:
            return
        s.idle = 0
        for deck in abbey_decks(s, self.level, False):
            if deck != move - DRAW:
                take_top(s, seat, deck)
