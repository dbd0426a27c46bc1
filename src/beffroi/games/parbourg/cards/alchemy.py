"""The Alchemy cards with a rule of their own."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.effects import A_HENCHMAN, Effect
from beffroi.games.parbourg.henchmen import exchange, take_henchman
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.powers import exorcised
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.alchemy import (
    CancelChallenge,
    ChooseExchanged,
    ChooseToken,
    ChooseVictim,
    TakeFromHand,
)
from beffroi.kernel.state import Doc, Move, Seat


class Doubling(Effect):
    """A second henchman until the end of the day; both act as one."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return bool(s.henchman_pile) and s.henchmen[2 * by + 1] == NONE

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if s.henchman_pile:
            take_henchman(s, play.by, 2 * play.by + 1)


class Dissipation(Effect):
    """A token of the day's pile goes to the supply, its challenge is not held; then draw."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return bool(s.pile)

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if s.pile:
            s.ask(CancelChallenge(play.by, play.card))


class Mutation(Effect):
    """The token at stake, or one on the day's pile, is replaced by one of another colour."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return s.stake != NONE or bool(s.pile)

    def carry_out(self, s: Parbourg, play: Play) -> None:
        s.ask(ChooseToken(play.by))


class SilverMirror(Effect):
    """Exchange a henchman of yours with an opponent's until the end of the day, or draw: say which at once."""

    __slots__ = ("draws",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.chooses = A_HENCHMAN
        self.draws: int = row["draws"]

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return True

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return [other for other in s.others(by) if self.picks(s, by, other)]

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        return [] if exorcised(s, other) else [moves.HENCHMAN + henchman for henchman in s.henchmen_of(other)]

    def carry_out(self, s: Parbourg, play: Play) -> None:
        if play.other == NONE:
            s.draw(play.by, self.draws)
        elif len(s.henchmen_of(play.by)) > 1:
            s.ask(ChooseExchanged(play.by, play.what))
        else:
            exchange(s, s.henchmen[2 * play.by], play.what)


class TruthPotion(Effect):
    """All opponents show you their hands; take a card of one and give him one of yours."""

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return any(s.hands[other] for other in s.others(by))

    def threatens(self, s: Parbourg, play: Play, seat: Seat) -> bool:
        return seat != play.by

    def carry_out(self, s: Parbourg, play: Play) -> None:
        for other in s.others(play.by):
            s.show_hand(other, play.by)
        victims = [other for other in s.others(play.by) if s.hands[other] and not exorcised(s, other)]
        if len(victims) == 1:
            s.ask(TakeFromHand(play.by, victims[0]))
        elif victims:
            s.ask(ChooseVictim(play.by))
