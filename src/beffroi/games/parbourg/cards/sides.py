"""The event sides of bid-or-event cards: used, they are discarded and do not lie."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.bids import card_value
from beffroi.games.parbourg.cards.effects import Effect, Play
from beffroi.games.parbourg.cards.events import AtBuilding, AtLying, TakeFromDiscard, on_offer
from beffroi.games.parbourg.cards.ids import (
    CARD_KEYS,
    CARDS,
    COLOUR_KEYS,
    COLOURS,
    DOUBLE_GAME,
    ORDERLY_RETREAT,
    TRANSMUTATION,
)
from beffroi.games.parbourg.laid_cards import NONE, LaidCard, lift_bid
from beffroi.games.parbourg.powers import may_lay
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.folding import discard_from_hand, fold, held
from beffroi.games.parbourg.steps.question import Gathering, Question, lying_label
from beffroi.kernel.label import Label
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat, Simultaneous


class TaxLevy(Effect):
    """Each opponent who holds more cards than you, this one being gone, gives you a card of his choice."""

    def usable(self, s: Parbourg, by: Seat, card: int) -> bool:
        left = len(s.hands[by]) - 1
        return any(len(s.hands[other]) > left for other in s.others(by))

    def carry_out(self, s: Parbourg, play: Play) -> None:
        limit = len(s.hands[play.by])
        richer = [seat != play.by and len(s.hands[seat]) > limit for seat in range(s.seats)]
        if any(richer):
            s.ask(PayTax(play.by, [UNANSWERED if pays else Simultaneous.NOT_ASKED for pays in richer]))


class PayTax(Gathering):
    """All who pay choose at the same time; only giver and taker see the card."""

    __slots__ = ("by",)

    def __init__(self, by: Seat, answers: list[Move]) -> None:
        super().__init__(answers)
        self.by = by

    def copy(self) -> PayTax:
        return PayTax(self.by, self.answers[:])

    def fields(self) -> Doc:
        return {"by": self.by, **super().fields()}

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-pay-tax", (self.by,))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.CARD + card for card in held(s, seat)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("give", (CARD_KEYS[move - moves.CARD], self.by))

    def reveal(self, s: Parbourg) -> None:
        for seat, move in enumerate(self.answers):
            if move >= 0:
                give(s, seat, self.by, move - moves.CARD)


def give(s: Parbourg, giver: Seat, taker: Seat, card: int) -> None:
    """A card changes hands; others see only that one did."""
    s.lose(giver, card)
    s.hide_which_left(giver, 1 << taker, len(CARDS))
    s.gain(taker, card, 1 << giver)
    s.tell("gives", giver, taker)
    for seat in (giver, taker):
        s.tell_only(seat, "given-card", CARD_KEYS[card])
    s.seal()


class Reorder(Effect):
    """Put the tokens left on the day's pile in an order of your choice, then draw."""

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if len(set(s.pile)) > 1:
            s.ask(ChooseNextToken(play.by, play.card, []))
        else:
            s.draw(play.by, s.ruleset.cards[play.card].draws)


class ChooseNextToken(Question):
    """Which token comes next, and so on, until the order is settled."""

    __slots__ = ("card", "chosen")

    def __init__(self, seat: Seat, card: int, chosen: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.chosen = chosen  # colours, the next first

    def fields(self) -> Doc:
        return {"card": CARDS[self.card], "chosen": [COLOURS[colour] for colour in self.chosen]}

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-choose-next-token", (len(self.chosen) + 1,))

    def left(self, s: Parbourg) -> list[int]:
        left = s.pile[:]
        for colour in self.chosen:
            left.remove(colour)
        return left

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.COLOUR + colour for colour in sorted(set(self.left(s)))]

    def preview(self, s: Parbourg, seat: Seat) -> Doc:
        return self.fields()

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


class Pillage(AtBuilding):
    """Discard a building of an opponent, then draw; without any building only the draw."""

    def usable(self, s: Parbourg, by: Seat, card: int) -> bool:
        return True

    def carry_out(self, s: Parbourg, play: Play) -> None:
        super().carry_out(s, play)
        s.draw(play.by, s.ruleset.cards[play.card].draws)


class DoubleGame(AtLying):
    """Take an open Action card of low printed value from an opponent: it bids for you, without its event."""

    def __init__(self) -> None:
        super().__init__()

    def usable(self, s: Parbourg, by: Seat, card: int) -> bool:
        return may_lay(s, by) and bool(self.targets(s, by))

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in super().targets(s, by) if self.picks(s, by, other)]

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        cards = s.ruleset.cards
        most = cards[DOUBLE_GAME].most
        return [
            moves.LYING + place
            for place, laid in enumerate(s.lying[other])
            if not laid.down and cards[laid.card].bid[s.stake] <= most
        ]

    def strike(self, s: Parbourg, play: Play, place: int) -> None:
        card = lift_bid(s, play.other, place).card
        s.serial += 1
        taken = LaidCard(card, s.serial, False, s.everybody(), False, 0, 0, NONE)
        s.lying[play.by] = [*s.lying[play.by], taken]
        s.tell("takes-bid", play.by, CARD_KEYS[card], play.other)


class Retreat(Effect):
    """Take some of your lying Action cards back into your hand, and fold at once."""

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if s.lying[play.by]:
            s.ask(TakeBack(play.by, 0, 0))
        else:
            fold(s, play.by)


class TakeBack(Question):
    """One card after the other, in the order they lie, then fold."""

    __slots__ = ("first", "taken")

    def __init__(self, seat: Seat, taken: int, first: int) -> None:
        super().__init__(seat)
        self.taken = taken
        self.first = first  # the place from which cards are offered: one lot is one path

    def fields(self) -> Doc:
        return {"taken": self.taken, "first": self.first}

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


class Transmutation(Effect):
    """Discard any number of cards and draw as many, and more."""

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if s.hands[play.by]:
            s.ask(Transmute(play.by, 0, 0))
        else:
            s.draw(play.by, s.ruleset.cards[play.card].draws)


class Transmute(Question):
    """One card after the other, in the order of the hand, then draw."""

    __slots__ = ("discarded", "first")

    def __init__(self, seat: Seat, discarded: int, first: int) -> None:
        super().__init__(seat)
        self.discarded = discarded
        self.first = first  # the lowest card still on offer: one lot is one path

    def fields(self) -> Doc:
        return {"discarded": self.discarded, "first": CARDS[self.first]}

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-transmute", (self.discarded,))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.DONE, *(moves.CARD + card for card in held(s, seat) if card >= self.first)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        if move == moves.DONE:
            return Label("draw-cards", (self.discarded + s.ruleset.cards[TRANSMUTATION].draws,))
        return Label("discard", (CARD_KEYS[move - moves.CARD],))

    def preview(self, s: Parbourg, seat: Seat) -> Doc:
        return {"card": "transmutation", "discarded": self.discarded}

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.DONE:
            s.draw(seat, self.discarded + s.ruleset.cards[TRANSMUTATION].draws)
            return
        discard_from_hand(s, seat, move - moves.CARD)
        s.ask(Transmute(seat, self.discarded + 1, move - moves.CARD))


class Prototype(Effect):
    """Take a building or an Alchemy card from the discard pile; if there is none, draw."""

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if on_offer(s, play.card):
            s.ask(TakeFromDiscard(play.by, play.card))
        else:
            s.draw(play.by, s.ruleset.cards[play.card].draws)
