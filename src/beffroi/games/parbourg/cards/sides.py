"""The event sides of bid-or-event cards: used, they are discarded and do not lie."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.effects import Effect
from beffroi.games.parbourg.cards.events import AtBuilding, AtLying
from beffroi.games.parbourg.cards.ids import (
    CARD_KEYS,
    FIRST_BUILDING,
)
from beffroi.games.parbourg.laid_cards import NONE, LaidCard, lift_bid
from beffroi.games.parbourg.powers import may_lay
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.events import ChooseNextToken, PayTax, TakeBack, TakeFromDiscard, Transmute
from beffroi.games.parbourg.steps.folding import fold
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Simultaneous


class TaxLevy(Effect):
    """Each opponent who holds more cards than you, this one being gone, gives you a card of his choice."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        left = len(s.hands[by]) - 1
        return any(len(s.hands[other]) > left for other in s.others(by))

    def carry_out(self, s: Parbourg, play: Play) -> None:
        limit = len(s.hands[play.by])
        richer = [seat != play.by and len(s.hands[seat]) > limit for seat in range(s.seats)]
        if any(richer):
            s.ask(PayTax(play.by, [UNANSWERED if pays else Simultaneous.NOT_ASKED for pays in richer]))


class Reorder(Effect):
    """Put the tokens left on the day's pile in an order of your choice, then draw."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.draws: int = row["draws"]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if len(set(s.pile)) > 1:
            s.ask(ChooseNextToken(play.by, play.card, []))
        else:
            s.draw(play.by, self.draws)


class Pillage(AtBuilding):
    """Discard a building of an opponent, then draw; without any building only the draw."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.draws: int = row["draws"]

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return True

    def carry_out(self, s: Parbourg, play: Play) -> None:
        super().carry_out(s, play)
        s.draw(play.by, self.draws)


class DoubleGame(AtLying):
    """Take an open Action card of low printed value from an opponent: it bids for you, without its event."""

    __slots__ = ("most",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.most: int = row["most"]

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return may_lay(s, by) and bool(self.targets(s, by))

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in super().targets(s, by) if self.picks(s, by, other)]

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        cards = s.ruleset.cards
        return [
            moves.LYING + place
            for place, laid in enumerate(s.lying[other])
            if not laid.down and cards[laid.card].bid[s.stake] <= self.most
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


class Transmutation(Effect):
    """Discard any number of cards and draw as many, and more."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.draws: int = row["draws"]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if s.hands[play.by]:
            s.ask(Transmute(play.by, 0, 0))
        else:
            s.draw(play.by, self.draws)


class Prototype(Effect):
    """Take a building or an Alchemy card from the discard pile; if there is none, draw."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.draws: int = row["draws"]

    def on_offer(self, s: Parbourg) -> list[int]:
        return sorted({other for other in s.discard if other >= FIRST_BUILDING})

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if self.on_offer(s):
            s.ask(TakeFromDiscard(play.by, play.card))
        else:
            s.draw(play.by, self.draws)
