"""The sequence of play: turns, the hand limit, and when the game ends."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.district import is_full
from beffroi.games.tournay.encoding import ACTIVITIES, CARD_BITS, FINISH, FIRST_EVENT, LAST_ROUND, NORMAL, SEATS
from beffroi.games.tournay.moves import CARD, RAMPART
from beffroi.games.tournay.prices import can_play_any
from beffroi.games.tournay.revisions import ALWAYS_ASKED
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.actions import TakeAction
from beffroi.games.tournay.steps.events import build_rampart, ramparts_in_hand, refill
from beffroi.games.tournay.steps.last import BuildRamparts, LastCards, has_activity
from beffroi.games.tournay.steps.play import PlayCard, return_card
from beffroi.games.tournay.steps.question import TournayQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.state import Move, Seat
from beffroi.kernel.step import Automatic


class BeginTurn(Automatic[Tournay]):
    """A turn: perhaps a card, then an action. Before the first player's turn the end is looked for."""

    def resolve(self, s: Tournay) -> None:
        begin_turn(s)


def begin_turn(s: Tournay) -> None:
    if s.active == 0 and not begin_round(s):
        return
    seat = s.active
    s.tell("turn", seat)
    s.ask(TAKE_ACTION[seat], END_TURN)
    if has_activity(s, seat) if s.rules >= ALWAYS_ASKED else can_play_any(s, seat):
        s.ask(PLAY_CARD[seat])


def begin_round(s: Tournay) -> bool:
    """Begin a round and tell whether the game goes on; the last round is called where the end is near."""
    if s.idle >= s.ruleset.idle_rounds:
        s.tell("nothing-moves")
        s.ask(BuildRamparts())
        return False
    s.round += 1
    s.idle += 1
    if s.ending == NORMAL and end_comes(s):
        s.ending = LAST_ROUND
        s.tell("last-round")
    return True


def end_comes(s: Tournay) -> bool:
    """Tell whether two players have a full district, or one with enough criers; or it took far too many rounds."""
    full = 0
    for seat in range(s.seats):
        full += is_full(s, seat)
    enough = full >= 2 or (full == 1 and s.criers() >= s.ruleset.criers_needed)
    return enough or s.round > s.ruleset.most_rounds


class EndTurn(Automatic[Tournay]):
    """No more cards in hand than allowed; then the next player, or after the last round the last cards."""

    def closes(self, s: Tournay, seat: Seat) -> bool:
        return len(s.hands[s.active]) <= s.ruleset.hand_limit

    def resolve(self, s: Tournay) -> None:
        if len(s.hands[s.active]) > s.ruleset.hand_limit:
            s.ask(TrimHand(s.active), END_TURN)
            return
        s.active = (s.active + 1) % s.seats
        if s.active == 0 and s.ending == LAST_ROUND:
            s.ending = FINISH
            s.ask(LastCards())
        else:
            begin_turn(s)


# A step never changes, so all tables share those of every turn.
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(SEATS)]
PLAY_CARD: Final = [PlayCard(seat) for seat in range(SEATS)]
END_TURN: Final = EndTurn()


class TrimHand(TournayQuestion):
    """Too many cards: put one under its deck, or build a rampart."""

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-trim-hand", (s.ruleset.hand_limit,))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found: list[Move] = []
        for entry in s.hands[seat]:
            move = CARD + (entry & CARD_BITS)
            if move not in found:
                found.append(move)
        return found + [RAMPART + card - FIRST_EVENT for card in ramparts_in_hand(s, seat)]

    def branches(self, s: Tournay, seat: Seat) -> bool:
        return True

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move < CARD:
            build_rampart(s, seat, FIRST_EVENT + move - RAMPART)
            return
        return_card(s, seat, move - CARD)
        if move - CARD >= ACTIVITIES:
            refill(s)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= CARD:
            return Label("return-card", (s.ruleset.keys[move - CARD],))
        return Label("build-rampart", (s.ruleset.keys[FIRST_EVENT + move - RAMPART],))
