"""Folding: the henchman is turned face down, and the player is out of this challenge."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.cards.ids import CARD_KEYS, CHALLENGE_TO_A_DUEL, MINSTREL
from beffroi.games.parbourg.hands import discard_from_hand, held
from beffroi.games.parbourg.revisions import MINSTREL_NEEDS_BID
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.question import PlainQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat, replaced


def fold(s: Parbourg, seat: Seat) -> None:
    """Fold, of one's own will or not. The Minstrel draws if he is the first and has a bid; a duellist discards."""
    rank = sum(1 for other in s.folded if other) + 1
    s.folded = replaced(s.folded, seat, rank)
    s.tell("folds", seat)
    if rank == 1 and s.has_henchman(seat, MINSTREL) and (s.rules < MINSTREL_NEEDS_BID or s.lying[seat]):
        s.draw(seat, s.ruleset.henchmen[MINSTREL].draws)
    for _ in range(min(duels_against(s, seat), len(s.hands[seat]))):
        s.ask(DiscardForDuel(seat))


def duels_against(s: Parbourg, seat: Seat) -> int:
    """How many Challenges to a Duel lie in force against the seat."""
    return sum(
        1 for lying in s.lying for laid in lying if laid.card == CHALLENGE_TO_A_DUEL and laid.event and laid.aim == seat
    )


class DiscardForDuel(PlainQuestion):
    """Who was challenged to a duel discards a card of his choice when he folds."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.CARD + card for card in held(s, seat)]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("discard", (CARD_KEYS[move - moves.CARD],))

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        discard_from_hand(s, seat, move - moves.CARD)
