"""A turn: visit a stall and spend a die there, or pass."""

from __future__ import annotations

from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question
from tests.toys.fair import settings
from tests.toys.fair.cards.model import Card
from tests.toys.fair.moves import DIE, PASS, STALL
from tests.toys.fair.state import Fair


class TakeTurn(Question[Fair]):
    """Choose a stall that the best die can reach, or pass and be out of the round."""

    def options(self, s: Fair, seat: Seat) -> list[Move]:
        best = max(s.players[seat].dice, default=0)
        return [PASS] + [STALL + i for i, card in enumerate(s.row) if s.ruleset.cards[card].pips <= best]

    def apply(self, s: Fair, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.players[seat].dice.clear()
            ask_next(s, seat)
        else:
            s.ask(SpendDie(seat, move - STALL))

    def label(self, s: Fair, seat: Seat, move: Move) -> Label:
        return Label("pass") if move == PASS else Label("stall", (stall_card(s, move - STALL).key,))

    def anchor(self, s: Fair, seat: Seat, move: Move) -> str:
        return "" if move == PASS else f"stall:{move - STALL}"

    def why_not(self, s: Fair, seat: Seat, anchor: str) -> Label:
        for stall in range(len(s.row)):
            if anchor == f"stall:{stall}":
                card = stall_card(s, stall)
                return Label("why-stall", (card.key, card.pips))
        return super().why_not(s, seat, anchor)


class SpendDie(Question[Fair]):
    """Spend a die: the stall works as often as its pips go into the die."""

    __slots__ = ("stall",)

    def __init__(self, seat: Seat, stall: int) -> None:
        super().__init__(seat)
        self.stall = stall

    def options(self, s: Fair, seat: Seat) -> list[Move]:
        need = stall_card(s, self.stall).pips
        return [DIE + pips - 1 for pips in sorted({pips for pips in s.players[seat].dice if pips >= need})]

    def apply(self, s: Fair, seat: Seat, move: Move) -> None:
        card = stall_card(s, self.stall)
        pips = move - DIE + 1
        uses = pips // card.pips
        s.players[seat].dice.remove(pips)
        card.effect.carry_out(s, seat, uses)
        s.tell("used", seat, card.key, uses)
        ask_next(s, seat)

    def prompt(self, s: Fair, seat: Seat) -> Label:
        return Label("ask-spend-die", (stall_card(s, self.stall).key,))

    def observe(self, s: Fair, viewer: Seat, out: Cells) -> None:
        out.pick(STALL + self.stall)

    def label(self, s: Fair, seat: Seat, move: Move) -> Label:
        return Label("die", (move - DIE + 1,))

    def setting(self, s: Fair, seat: Seat) -> str:
        return settings.DIE.name

    def standing(self, s: Fair, seat: Seat, choice: str) -> Move:
        return self.options(s, seat)[0 if choice == "lowest" else -1]

    def fields(self) -> Doc:
        return {"stall": self.stall}

    @classmethod
    def read(cls, r: Reader, s: Fair) -> SpendDie:
        return cls(r.seat(), r.number("stall", 0, len(s.row) - 1))


def stall_card(s: Fair, stall: int) -> Card:
    """Return the card of a stall in the row."""
    return s.ruleset.cards[s.row[stall]]


def ask_next(s: Fair, seat: Seat) -> None:
    """Give the turn to the next seat with dice; when nobody has any, the round ends."""
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if s.players[other].dice:
            s.ask(TakeTurn(other))
            return
