"""The questions that Alchemy cards ask."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.cards.ids import CARD_KEYS, CARDS, COLOUR_KEYS, COLOURS, HENCHMAN_KEYS, HENCHMEN
from beffroi.games.parbourg.hands import give, held
from beffroi.games.parbourg.henchmen import exchange
from beffroi.games.parbourg.laid_cards import NONE, without
from beffroi.games.parbourg.powers import exorcised
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.question import PlainQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced


class CancelChallenge(PlainQuestion):
    """Which colour is not held. Of two equal tokens it makes no difference which one goes."""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def fields(self) -> Doc:
        return {"card": CARDS[self.card]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> CancelChallenge:
        return cls(r.seat(), r.index("card", CARDS))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.CARD + self.card)

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.COLOUR + colour for colour in sorted(set(s.pile))]

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        colour = move - moves.COLOUR
        s.pile = without(s.pile, s.pile.index(colour))
        s.cancelled += 1
        s.record_token(colour, NONE)
        s.tell("cancels", seat, COLOUR_KEYS[colour])
        s.draw(seat, s.ruleset.cards[self.card].draws)


class ChooseToken(PlainQuestion):
    """Which token is replaced."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        at_stake = [moves.TOKEN] if s.stake != NONE else []
        return at_stake + [moves.TOKEN + 1 + i for i in range(len(s.pile))]

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        s.ask(ChooseColour(seat, move - moves.TOKEN))


class ChooseColour(PlainQuestion):
    """What it is replaced by."""

    __slots__ = ("place",)

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place  # 0 the token at stake, else from the top of the pile

    def fields(self) -> Doc:
        return {"place": self.place}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> ChooseColour:
        return cls(r.seat(), r.number("place", 0, len(s.pile)))

    def now(self, s: Parbourg) -> int:
        return s.pile[-self.place] if self.place else s.stake

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-choose-colour", (COLOUR_KEYS[self.now(s)],))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        now = self.now(s)
        return [moves.COLOUR + colour for colour in range(len(COLOURS)) if colour != now]

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return {"card": "mutation", "token": self.place}

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.TOKEN + self.place)

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        colour = move - moves.COLOUR
        if self.place:
            s.tell("mutates", seat, COLOUR_KEYS[s.pile[-self.place]], COLOUR_KEYS[colour])
            s.pile = replaced(s.pile, -self.place, colour)
        else:
            s.change_stake(colour)


class ChooseExchanged(PlainQuestion):
    """Which half of your Double you give for the other's henchman."""

    __slots__ = ("what",)

    def __init__(self, seat: Seat, what: int) -> None:
        super().__init__(seat)
        self.what = what

    def fields(self) -> Doc:
        return {"what": HENCHMEN[self.what]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> ChooseExchanged:
        return cls(r.seat(), r.index("what", HENCHMEN))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.HENCHMAN + self.what)

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-choose-exchanged", (HENCHMAN_KEYS[self.what],))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.HENCHMAN + henchman for henchman in s.henchmen_of(seat)]

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        exchange(s, move - moves.HENCHMAN, self.what)


class ChooseVictim(PlainQuestion):
    """Of whom you take a card."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.SEAT + other for other in s.others(seat) if s.hands[other] and not exorcised(s, other)]

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        s.ask(TakeFromHand(seat, move - moves.SEAT))


class TakeFromHand(PlainQuestion):
    """Which card you take of the hand you have seen."""

    __slots__ = ("other",)

    def __init__(self, seat: Seat, other: Seat) -> None:
        super().__init__(seat)
        self.other = other

    def fields(self) -> Doc:
        return {"other": self.other}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> TakeFromHand:
        return cls(r.seat(), r.seat("other"))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.SEAT + self.other)

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-take-from-hand", (self.other,))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.CARD + card for card in held(s, self.other)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("take", (CARD_KEYS[move - moves.CARD],))

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return f"known:{self.other}-{CARDS[move - moves.CARD]}"

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        card = move - moves.CARD
        give(s, self.other, seat, card)
        if len(s.hands[seat]) > 1:
            s.ask(GiveInReturn(seat, self.other, card))


class GiveInReturn(PlainQuestion):
    """Which card you give for it: another one than you took."""

    __slots__ = ("card", "other")

    def __init__(self, seat: Seat, other: Seat, card: int) -> None:
        super().__init__(seat)
        self.other = other
        self.card = card

    def fields(self) -> Doc:
        return {"other": self.other, "card": CARDS[self.card]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> GiveInReturn:
        return cls(r.seat(), r.seat("other"), r.index("card", CARDS))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.SEAT + self.other)
        if viewer == self.seat:
            out.pick(moves.CARD + self.card)

    def imagined(self, s: Parbourg, seat: Seat) -> GiveInReturn:
        """Only the two know which card was taken: to others it is one of those that its giver knows."""
        if seat in (self.seat, self.other):
            return self
        known = [hold >> 4 for hold in s.hands[self.seat] if hold >> self.other & 1]
        return GiveInReturn(self.seat, self.other, known[0])

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-give-in-return", (self.other,))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        copies = sum(1 for hold in s.hands[seat] if hold >> 4 == self.card)
        return [moves.CARD + card for card in held(s, seat) if card != self.card or copies > 1]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("give", (CARD_KEYS[move - moves.CARD], self.other))

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        give(s, seat, self.other, move - moves.CARD)
