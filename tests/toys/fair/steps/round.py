"""A round: income, dice, new stalls, a secret bid for the first turn, then turns."""

from __future__ import annotations

from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Move, Seat
from beffroi.kernel.step import Automatic, Simultaneous
from tests.toys.fair.moves import BID, MOVES
from tests.toys.fair.state import Fair
from tests.toys.fair.steps.turn import TakeTurn


class BeginRound(Automatic[Fair]):
    """Everybody takes the income and rolls dice; the old stalls go under the deck and new ones open."""

    def resolve(self, s: Fair) -> None:
        s.round += 1
        for player in s.players:
            player.deniers += s.ruleset.income
        for seat, player in enumerate(s.players):
            player.dice = sorted(1 + s.chance.below(6, "dice") for _ in range(s.ruleset.dice))
            s.tell("rolled", seat)
        s.deck[:0] = s.row
        s.row = [s.deck.pop() for _ in range(s.ruleset.stalls)]
        s.ask(SecretBid([UNANSWERED] * s.seats), EndRound())


class SecretBid(Simultaneous[Fair]):
    """Everybody bids deniers for the first turn; the highest bidder pays."""

    def options(self, s: Fair, seat: Seat) -> list[Move]:
        return [BID + n for n in range(s.players[seat].deniers + 1)]

    def reveal(self, s: Fair) -> None:
        best = max(self.answers)
        s.first = self.answers.index(best)
        s.players[s.first].deniers -= best - BID
        s.tell("won-bid", s.first, best - BID)
        s.ask(TakeTurn(s.first))

    def label(self, s: Fair, seat: Seat, move: Move) -> Label:
        return Label("bid", (move - BID,))

    def copy(self) -> SecretBid:
        return SecretBid(self.answers[:])

    @classmethod
    def read(cls, r: Reader, s: Fair) -> SecretBid:
        return cls(r.numbers("answers", s.seats, SecretBid.NOT_ASKED, MOVES.count - 1))


class EndRound(Automatic[Fair]):
    """Begin the next round, or end the game after the last."""

    def resolve(self, s: Fair) -> None:
        if s.round < s.ruleset.rounds:
            s.ask(BeginRound())
