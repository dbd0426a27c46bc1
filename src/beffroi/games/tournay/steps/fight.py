"""Fighting an event of the queue, by the action or by the effect of a card."""

from __future__ import annotations

from beffroi.games.tournay.encoding import MANY, NO_CARD_HERE, put_on
from beffroi.games.tournay.moves import DECLINE, EVENT
from beffroi.games.tournay.refusals import piece_at, why_not_piece
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.events import refill
from beffroi.games.tournay.steps.question import TournayQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced


def win_event(s: Tournay, seat: Seat, place: int, gain: bool) -> None:
    """Take the event into the hand, to become a rampart; its deniers go to the reserve or to the fighter."""
    card, coins = s.queue[place], s.coins[place]
    s.hands[seat] = put_on(s.hands[seat], card | s.everyone())
    s.queue = replaced(s.queue, place, NO_CARD_HERE)
    s.coins = replaced(s.coins, place, 0)
    s.tell("fought", seat, s.ruleset.keys[card])
    if gain and coins:
        s.gain(seat, coins)
        s.tell("gained", seat, coins)
    refill(s)


def beatable(s: Tournay, least: int, most: int) -> list[int]:
    """Return the places of the queue whose event has so many deniers on it."""
    places = range(len(s.queue))
    return [place for place in places if s.queue[place] != NO_CARD_HERE and least <= s.coins[place] <= most]


class FightFreely(TournayQuestion):
    """A card lets its owner fight an event without citizens and deniers."""

    __slots__ = ("gain", "least", "most", "must")

    def __init__(self, seat: Seat, least: int, most: int, gain: bool, must: bool) -> None:
        super().__init__(seat)
        self.least = least  # deniers on the event
        self.most = most
        self.gain = gain  # whether the fighter gets them
        self.must = must  # already chosen, not to be declined any more

    def fields(self) -> Doc:
        return {"least": self.least, "most": self.most, "gain": self.gain, "must": self.must}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> FightFreely:
        least, most = r.number("least", 0, MANY), r.number("most", 0, MANY)
        return cls(r.seat(), least, most, r.flag("gain"), r.flag("must"))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.least)
        out.amount(1, self.most)
        out.amount(2, self.gain)
        out.amount(3, self.must)

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found = [EVENT + place for place in beatable(s, self.least, self.most)]
        return found if self.must else [DECLINE, *found]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move != DECLINE:
            win_event(s, seat, move - EVENT, self.gain)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move == DECLINE:
            return Label("decline")
        place = move - EVENT
        return Label("fight-freely", (s.ruleset.keys[s.queue[place]], s.coins[place] if self.gain else 0))

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        if kind == "event" and s.queue[number] != NO_CARD_HERE:
            if s.coins[number] > self.most:
                return Label("why-event-active")
            if not s.coins[number]:
                return Label("why-event-idle")
        return why_not_piece(s, seat, kind, number, owner)
