"""The questions that events of Action cards ask."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.bids import card_value
from beffroi.games.parbourg.cards.ids import (
    CARD_KEYS,
    CARDS,
    COLOUR_KEYS,
    COLOURS,
    ORDERLY_RETREAT,
    TRANSMUTATION,
)
from beffroi.games.parbourg.hands import discard_from_hand, give, held
from beffroi.games.parbourg.laid_cards import MOST_SERIALS, change_bid, lift_bid, place_of, without
from beffroi.games.parbourg.refusals import why_not_piece
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.folding import fold
from beffroi.games.parbourg.steps.question import (
    PlainQuestion,
    lying_label,
    plain_anchor,
    read_answers,
    written_answers,
)
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Simultaneous


class GiveInToBlackmail(PlainQuestion):
    """Discard a card, or fold."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.FOLD, *(moves.CARD + card for card in held(s, seat))]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("fold") if move == moves.FOLD else Label("discard", (CARD_KEYS[move - moves.CARD],))

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.FOLD:
            fold(s, seat)
        else:
            discard_from_hand(s, seat, move - moves.CARD)


class TakeFromDiscard(PlainQuestion):
    """Take one of the cards on offer; everybody sees which."""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card  # whose effect it is

    def fields(self) -> Doc:
        return {"card": CARDS[self.card]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> TakeFromDiscard:
        return cls(r.seat(), r.index("card", CARDS))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.CARD + card for card in s.ruleset.effects[self.card].on_offer(s)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("take", (CARD_KEYS[move - moves.CARD],))

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return f"discard:{CARDS[move - moves.CARD]}"

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return {"card": CARDS[self.card], "offer": [CARDS[card] for card in s.ruleset.effects[self.card].on_offer(s)]}

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.CARD + self.card)

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        card = move - moves.CARD
        i = len(s.discard) - 1
        while s.discard[i] != card:
            i -= 1
        s.discard = without(s.discard, i)
        s.gain(seat, card, s.everybody())
        s.tell("takes", seat, CARD_KEYS[card])


class ChooseLevered(PlainQuestion):
    """Which of your other cards the Lever lifts."""

    __slots__ = ("own",)

    def __init__(self, seat: Seat, own: int) -> None:
        super().__init__(seat)
        self.own = own  # the serial of the Lever

    def fields(self) -> Doc:
        return {"own": self.own}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> ChooseLevered:
        return cls(r.seat(), r.number("own", 1, MOST_SERIALS))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.amount(1, self.own + 1)

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.LYING + place for place, laid in enumerate(s.lying[seat]) if laid.serial != self.own]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        place = move - moves.LYING
        return lying_label(s.lying[seat][place], seat, place, card_value(s, seat, place, s.stake))

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return f"lying:{seat}-{move - moves.LYING}"

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        aim = s.lying[seat][move - moves.LYING].serial
        place = place_of(s, seat, self.own)
        change_bid(s, seat, place, s.lying[seat][place].with_event(0, aim))


class PayTax(Simultaneous[Parbourg]):
    """All who pay choose at the same time; only giver and taker see the card."""

    __slots__ = ("by",)

    def __init__(self, by: Seat, answers: list[Move]) -> None:
        super().__init__(answers)
        self.by = by

    def copy(self) -> PayTax:
        return PayTax(self.by, self.answers[:])

    def fields(self) -> Doc:
        return {"by": self.by, "answers": written_answers(self.answers)}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> PayTax:
        return cls(r.seat("by"), read_answers(r))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.by + 1)

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-pay-tax", (self.by,))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.CARD + card for card in held(s, seat)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("give", (CARD_KEYS[move - moves.CARD], self.by))

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return plain_anchor(move)

    def why_not(self, s: Parbourg, seat: Seat, anchor: str) -> Label:
        return why_not_piece(s, seat, anchor)

    def reveal(self, s: Parbourg) -> None:
        for seat, move in enumerate(self.answers):
            if move >= 0:
                give(s, seat, self.by, move - moves.CARD)


class ChooseNextToken(PlainQuestion):
    """Which token comes next, and so on, until the order is settled."""

    __slots__ = ("card", "chosen")

    def __init__(self, seat: Seat, card: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.chosen = chosen  # colours, the next first

    def fields(self) -> Doc:
        return {"card": CARDS[self.card], "chosen": [COLOURS[colour] for colour in self.chosen]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> ChooseNextToken:
        return cls(r.seat(), r.index("card", CARDS), r.indexes("chosen", COLOURS))

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-choose-next-token", (len(self.chosen) + 1,))

    def left(self, s: Parbourg) -> list[int]:
        left = s.pile[:]
        for colour in self.chosen:
            left.remove(colour)
        return left

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.COLOUR + colour for colour in sorted(set(self.left(s)))]

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return self.fields()

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.CARD + self.card)
        for i in range(len(self.chosen)):
            out.amount(i, self.chosen[i] + 1)

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        chosen = [*self.chosen, move - moves.COLOUR]
        step = ChooseNextToken(seat, self.card, chosen)
        left = step.left(s)
        if len(set(left)) > 1:
            s.ask(step)
            return
        s.pile = left + chosen[::-1]
        s.tell("reorders", seat)
        for colour in reversed(s.pile):
            s.tell("next-token", COLOUR_KEYS[colour])
        s.draw(seat, s.ruleset.cards[self.card].draws)


class TakeBack(PlainQuestion):
    """One card after the other, in the order they lie, then fold."""

    __slots__ = ("first", "taken")

    def __init__(self, seat: Seat, taken: int, first: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.first = first  # the place from which cards are offered: one lot is one path

    def fields(self) -> Doc:
        return {"taken": self.taken, "first": self.first}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> TakeBack:
        return cls(r.seat(), r.number("taken", 0, 99), r.number("first", 0, 99))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.taken)
        out.amount(1, self.first)

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.DONE, *(moves.LYING + place for place in range(self.first, len(s.lying[seat])))]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        if move == moves.DONE:
            return Label("fold")
        place = move - moves.LYING
        return lying_label(s.lying[seat][place], seat, place, card_value(s, seat, place, s.stake))

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return "" if move == moves.DONE else f"lying:{seat}-{move - moves.LYING}"

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.DONE:
            fold(s, seat)
            return
        place = move - moves.LYING
        laid = lift_bid(s, seat, place)
        s.gain(seat, laid.card, laid.seen)
        s.tell("takes-back", seat, "face-down" if laid.down else CARD_KEYS[laid.card])
        if self.taken + 1 < s.ruleset.cards[ORDERLY_RETREAT].most and place < len(s.lying[seat]):
            s.ask(TakeBack(seat, self.taken + 1, place))
        else:
            fold(s, seat)


class Transmute(PlainQuestion):
    """One card after the other, in the order of the hand, then draw."""

    __slots__ = ("discarded", "first")

    def __init__(self, seat: Seat, discarded: int, first: int) -> None:
        super().__init__(seat)
        self.discarded = discarded
        self.first = first  # the lowest card still on offer: one lot is one path

    def fields(self) -> Doc:
        return {"discarded": self.discarded, "first": CARDS[self.first]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> Transmute:
        return cls(r.seat(), r.number("discarded", 0, 999), r.index("first", CARDS))

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-transmute", (self.discarded,))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.DONE, *(moves.CARD + card for card in held(s, seat) if card >= self.first)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        if move == moves.DONE:
            return Label("draw-cards", (self.discarded + s.ruleset.cards[TRANSMUTATION].draws,))
        return Label("discard", (CARD_KEYS[move - moves.CARD],))

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return {"card": "transmutation", "discarded": self.discarded}

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.discarded)
        out.amount(1, self.first)

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.DONE:
            s.draw(seat, self.discarded + s.ruleset.cards[TRANSMUTATION].draws)
            return
        discard_from_hand(s, seat, move - moves.CARD)
        s.ask(Transmute(seat, self.discarded + 1, move - moves.CARD))
