"""Events: the crier calls, the queue is met from left to right, ramparts protect (`strikes.py`: what events do)."""

from __future__ import annotations

from beffroi.games.tournay.encoding import CARD_BITS, EVENT_DECK, FIRST_EVENT, NO_CARD_HERE, QUEUE, put_on, workers
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.moves import ENDURE, EVENT, RAMPART, SHIELD
from beffroi.games.tournay.sightings import leave_unseen, reveal_single
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.question import TournayQuestion
from beffroi.games.tournay.steps.strikes import Strike
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic, Step


def add_coin(s: Tournay, place: int) -> None:
    """Put a denier of the reserve on a free circle; none where all are taken."""
    if s.coins[place] < s.event_at(place).circles:
        s.coins = replaced(s.coins, place, s.coins[place] + 1)


def refill(s: Tournay) -> None:
    """Fill gaps of the queue with cards of the event deck."""
    for place in range(len(s.queue)):
        deck = s.decks[EVENT_DECK]
        if s.queue[place] == NO_CARD_HERE and deck:
            s.queue = replaced(s.queue, place, deck[-1] & CARD_BITS)
            s.decks[EVENT_DECK] = deck[:-1]
            reveal_single(s, deck[-1])
            s.coins = replaced(s.coins, place, 0)
            s.seal()
            s.tell("event-comes", s.ruleset.keys[s.queue[place]])


class CryEvents(Automatic[Tournay]):
    """A crier was revealed: one denier more on each event, then all suffer them from left to right."""

    __slots__ = ("crier",)

    def __init__(self, crier: Seat) -> None:
        super().__init__()
        self.crier = crier  # who drew it; events reach the players clockwise from here

    def fields(self) -> Doc:
        return {"crier": self.crier}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> CryEvents:
        return cls(r.seat("crier"))

    def resolve(self, s: Tournay) -> None:
        s.tell("crier-calls", s.criers())
        s.shielded = 0
        called = [place for place in range(len(s.queue)) if s.queue[place] != NO_CARD_HERE]
        for place in called:
            add_coin(s, place)
        s.ask_all([MeetEvent(self.crier, place, False) for place in called])


class MeetEvent(Automatic[Tournay]):
    """One event reaches the players: those who can may build a rampart first, then it strikes."""

    __slots__ = ("ballista", "caller", "place")

    def __init__(self, caller: Seat, place: int, ballista: bool) -> None:
        super().__init__()
        self.caller = caller
        self.place = place
        self.ballista = ballista  # then only the others suffer

    def fields(self) -> Doc:
        return {"caller": self.caller, "place": self.place, "ballista": self.ballista}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> MeetEvent:
        return cls(r.seat("caller"), r.number("place", 0, QUEUE - 1), r.flag("ballista"))

    def resolve(self, s: Tournay) -> None:
        s.sheltered = 0
        seats = s.others(self.caller) if self.ballista else s.from_active(self.caller)
        steps: list[Step[Tournay]] = [
            Shelter(seat, self.place, self.ballista) for seat in seats if can_shelter(s, seat, self.ballista)
        ]
        s.ask_all([*steps, Strike(self.caller, self.place, self.ballista)])


def ramparts_in_hand(s: Tournay, seat: Seat) -> list[int]:
    """Return the event cards in a hand, each once."""
    return sorted({entry & CARD_BITS for entry in s.hands[seat] if entry & CARD_BITS >= FIRST_EVENT})


def can_shield(s: Tournay, seat: Seat) -> bool:
    """Tell whether somebody stands on a visible Catapult of the seat, and it was not used against this crier."""
    if s.shielded >> seat & 1:
        return False
    for slot in s.slots[seat]:
        site = seat * SLOTS + slot
        if s.ruleset.cards[s.tiles[site]].shield and workers(s.work[site]):
            return True
    return False


def can_shelter(s: Tournay, seat: Seat, ballista: bool) -> bool:
    for entry in s.hands[seat]:
        if entry & CARD_BITS >= FIRST_EVENT:
            return True
    return not ballista and can_shield(s, seat)


def build_rampart(s: Tournay, seat: Seat, card: int) -> None:
    """Put a rampart face down on the pile: nobody else sees which."""
    entry = leave_unseen(s, seat, card)
    s.piles = [*s.piles[:seat], put_on(s.piles[seat], entry), *s.piles[seat + 1 :]]
    s.tell_only(seat, "built-your-rampart", s.ruleset.keys[card])
    s.tell_others(seat, "built-rampart", seat)


class Shelter(TournayQuestion):
    """Build a rampart from the hand (or use an occupied Catapult) and ignore this event, or endure it."""

    __slots__ = ("ballista", "place")

    def __init__(self, seat: Seat, place: int, ballista: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.ballista = ballista

    def fields(self) -> Doc:
        return {"place": self.place, "ballista": self.ballista}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> Shelter:
        return cls(r.seat(), r.number("place", 0, QUEUE - 1), r.flag("ballista"))

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-shelter", (s.ruleset.keys[s.queue[self.place]], s.coins[self.place]))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found = [ENDURE] + [RAMPART + card - FIRST_EVENT for card in ramparts_in_hand(s, seat)]
        if not self.ballista and can_shield(s, seat):
            found.append(SHIELD)
        return found

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move == ENDURE:
            return
        s.sheltered |= 1 << seat
        if move == SHIELD:
            s.shielded |= 1 << seat
            s.tell("shielded", seat)
        else:
            build_rampart(s, seat, FIRST_EVENT + move - RAMPART)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= RAMPART:
            return Label("build-rampart", (s.ruleset.keys[FIRST_EVENT + move - RAMPART],))
        return Label("use-shield" if move == SHIELD else "endure")

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        return {"event": self.place + 1}

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.pick(EVENT + self.place)
        out.amount(0, self.ballista)
