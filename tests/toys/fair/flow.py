"""The sequence of play of the Fair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from beffroi.kernel.chance import Chance
from beffroi.kernel.label import Label
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Automatic, Question, Simultaneous, Step
from tests.toys.fair.moves import BID, DIE, PASS, STALL
from tests.toys.fair.state import CARDS, Fair, Player

DICE: Final = 3
STALLS: Final = 3


def new_fair(seats: int, rounds: int, chance: Chance) -> Fair:
    deck = [i % len(CARDS) for i in range(4 * len(CARDS))]
    chance.shuffle(deck, "deck")
    players = [Player(5, 0, [], deck.pop()) for _ in range(seats)]
    s = Fair(chance, players, deck, [])
    s.rounds = rounds
    s.ask(BeginRound())
    s.settle()
    return s


class BeginRound(Automatic[Fair]):
    """A round: income, dice, new stalls, a secret bid for the first turn, then turns."""

    def resolve(self, s: Fair) -> None:
        s.round += 1
        for player in s.players:
            player.deniers += 3
        for seat, player in enumerate(s.players):
            player.dice = sorted(1 + s.chance.below(6, "dice") for _ in range(DICE))
            s.tell("rolled", seat)
        s.deck[:0] = s.row
        s.row = [s.deck.pop() for _ in range(STALLS)]
        s.ask(SecretBid([UNANSWERED] * s.seats), EndRound())


class SecretBid(Simultaneous[Fair]):
    """Everyone bids deniers for the first turn; the highest bidder pays."""

    def options(self, s: Fair, seat: Seat) -> list[Move]:
        return [BID + n for n in range(s.players[seat].deniers + 1)]

    def reveal(self, s: Fair) -> None:
        best = max(self.answers)
        s.first = self.answers.index(best)
        s.players[s.first].deniers -= best - BID
        s.tell("won-bid", s.first, best - BID)
        s.ask(TakeTurn(s.first))

    def copy(self) -> SecretBid:
        return SecretBid(self.answers[:])


class TakeTurn(Question[Fair]):
    """Choose a stall your best die can reach, or pass and be out of the round."""

    def options(self, s: Fair, seat: Seat) -> list[Move]:
        best = max(s.players[seat].dice, default=0)
        return [PASS] + [STALL + i for i, card in enumerate(s.row) if CARDS[card].pips <= best]

    def apply(self, s: Fair, seat: Seat, move: Move) -> None:
        if move == PASS:
            s.players[seat].dice.clear()
            pass_turn(s, seat)
        else:
            s.ask(SpendDie(seat, move - STALL))


class SpendDie(Question[Fair]):
    """Pay a die: the stall works as often as its pips go into the die."""

    __slots__ = ("stall",)

    def __init__(self, seat: Seat, stall: int) -> None:
        super().__init__(seat)
        self.stall = stall

    def fields(self) -> Doc:
        return {"stall": self.stall}

    def prompt(self, s: Fair, seat: Seat) -> Label:
        return Label("ask-spend-die", (f"card-{CARDS[s.row[self.stall]].slug}",))

    def options(self, s: Fair, seat: Seat) -> list[Move]:
        need = CARDS[s.row[self.stall]].pips
        return [DIE + pips - 1 for pips in sorted({pips for pips in s.players[seat].dice if pips >= need})]

    def apply(self, s: Fair, seat: Seat, move: Move) -> None:
        player, card = s.players[seat], CARDS[s.row[self.stall]]
        pips = move - DIE + 1
        player.dice.remove(pips)
        uses = pips // card.pips
        player.deniers += card.deniers * uses
        player.points += card.points * uses
        s.tell("used", seat, f"card-{card.slug}", uses)
        pass_turn(s, seat)


class EndRound(Automatic[Fair]):
    def resolve(self, s: Fair) -> None:
        if s.round < s.rounds:
            s.ask(BeginRound())


def pass_turn(s: Fair, seat: Seat) -> None:
    """The next seat with dice takes a turn; with none left the round ends."""
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if s.players[other].dice:
            s.ask(TakeTurn(other))
            return


STEPS: Final[dict[str, Callable[[Doc], Step[Fair]]]] = {
    "BeginRound": lambda doc: BeginRound(),
    "SecretBid": lambda doc: SecretBid(list(doc["answers"])),
    "TakeTurn": lambda doc: TakeTurn(doc["seat"]),
    "SpendDie": lambda doc: SpendDie(doc["seat"], doc["stall"]),
    "EndRound": lambda doc: EndRound(),
}
