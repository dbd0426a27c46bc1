"""The Abbey: turn up the first card of three decks and take two of them."""

from __future__ import annotations

from beffroi.games.tournay.encoding import CARD_BITS, DECK_KEYS, DECK_SLUGS
from beffroi.games.tournay.moves import DECLINE, DRAW, TAKE_TOP
from beffroi.games.tournay.sightings import show_top
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.draw import LOOKED, take_top
from beffroi.games.tournay.steps.events import CryEvents
from beffroi.games.tournay.steps.question import TournayQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic


def abbey_decks(s: Tournay, level: int, closed: bool) -> list[int]:
    """Return the decks of a level whose first card lies face down (closed) or face up."""
    base = (level - 1) * 3
    return [d for d in range(base, base + 3) if s.decks[d] and bool(s.face_up >> d & 1) != closed]


class TurnCards(TournayQuestion):
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

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> TurnCards:
        return cls(r.seat(), r.number("level", 1, 2), r.flag("begun"))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.level)
        out.amount(1, self.begun)

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found = [DRAW + deck for deck in abbey_decks(s, self.level, True)]
        return found if self.begun else [DECLINE, *found]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != DECLINE:
            turn_card(s, seat, self.level, move - DRAW)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("decline") if move == DECLINE else Label("turn-up", (DECK_KEYS[move - DRAW],))


def turn_card(s: Tournay, seat: Seat, level: int, deck: int) -> None:
    s.idle = 0
    s.seal()
    if s.turn_crier(deck):
        s.ask(CryEvents(seat), TurnAgain(seat, level, deck))
        return
    if s.decks[deck]:
        card = show_top(s, deck)
        s.face_up |= 1 << deck
        s.tell("turned-card", seat, s.ruleset.keys[card])
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

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> TurnAgain:
        return cls(r.seat("user"), r.number("level", 1, 2), r.index("deck", DECK_SLUGS))

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


class LeaveCard(TournayQuestion):
    """Of the cards turned up for the Abbey take two: which one stays?"""

    __slots__ = ("begun", "level")

    def __init__(self, seat: Seat, level: int, begun: bool) -> None:
        super().__init__(seat)
        self.level = level
        self.begun = begun

    def fields(self) -> Doc:
        return {"level": self.level, "begun": self.begun}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> LeaveCard:
        return cls(r.seat(), r.number("level", 1, 2), r.flag("begun"))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.level)
        out.amount(1, self.begun)

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

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= DRAW:
            return Label("leave", (s.ruleset.keys[s.decks[move - DRAW][-1] & CARD_BITS],))
        return Label("take-shown" if move == TAKE_TOP else "decline")
