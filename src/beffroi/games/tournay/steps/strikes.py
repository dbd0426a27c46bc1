"""What an event does to the players it reaches, once for each denier on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.games.tournay.encoding import (
    ALL_COLOURS,
    ANY,
    COLOUR_KEYS,
    COLOURS,
    DAMAGE,
    DAMAGED,
    LAY_CITIZEN,
    LOSE_DENIER,
    MAJORITY,
    MANY,
    QUEUE,
    bits,
)
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.moves import COLOUR, SLOT
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.question import TournayQuestion, slot_label
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic, Step

if TYPE_CHECKING:
    from beffroi.games.tournay.cards.model import EventCard


def colours_of(event: EventCard) -> int:
    """Return the colours (bits) an event aims at."""
    return ALL_COLOURS if event.target == ANY else 1 << event.target


class Strike(Automatic[Tournay]):
    """The event does what it does, once for each denier on it."""

    __slots__ = ("ballista", "caller", "place")

    def __init__(self, caller: Seat, place: int, ballista: bool) -> None:
        super().__init__()
        self.caller = caller
        self.place = place
        self.ballista = ballista

    def fields(self) -> Doc:
        return {"caller": self.caller, "place": self.place, "ballista": self.ballista}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> Strike:
        return cls(r.seat("caller"), r.number("place", 0, QUEUE - 1), r.flag("ballista"))

    def resolve(self, s: Tournay) -> None:
        event, times = s.event_at(self.place), s.coins[self.place]
        s.tell("event-strikes", s.ruleset.keys[s.queue[self.place]], times)
        if event.type == MAJORITY:
            reward_majority(s, event.target, times)
            return
        steps: list[Step[Tournay]] = []
        for seat in s.others(self.caller) if self.ballista else s.from_active(self.caller):
            if not s.sheltered >> seat & 1:
                suffer(s, seat, event, times, steps)
        s.ask_all(steps)


def suffer(s: Tournay, seat: Seat, event: EventCard, times: int, steps: list[Step[Tournay]]) -> None:
    """Carry out what an event does to one player; where there is a choice, a question is added."""
    if event.type == LOSE_DENIER:
        lost = min(times, s.purse[seat])
        if lost:
            s.pay(seat, lost)
            s.tell("lost-deniers", seat, lost)
    elif event.type == LAY_CITIZEN:
        suffer_laying(s, seat, event, times, steps)
    elif event.type == DAMAGE:
        free = s.free_cards(seat, colours_of(event))
        if len(free) > times:
            steps.append(DamageCard(seat, colours_of(event), times, 0))
        else:
            for slot in free:
                damage(s, seat, slot)


def suffer_laying(s: Tournay, seat: Seat, event: EventCard, times: int, steps: list[Step[Tournay]]) -> None:
    colours = [event.target] if event.target != ANY else [c for c in range(3) if s.plaza[seat * 3 + c]]
    standing = 0
    for colour in colours:
        standing += s.plaza[seat * 3 + colour]
    if len(colours) > 1 and standing > times:
        steps.append(LayCitizen(seat, times, 0))
        return
    for colour in colours:
        lay_down(s, seat, colour, min(times, s.plaza[seat * 3 + colour]))


def lay_down(s: Tournay, seat: Seat, colour: int, citizens: int) -> None:
    if citizens:
        s.lay(seat, colour, citizens)
        s.tell("laid-citizens", seat, COLOUR_KEYS[colour], citizens)


def damage(s: Tournay, seat: Seat, slot: int) -> None:
    s.put_work(seat * SLOTS + slot, DAMAGED)
    s.tell("damaged", seat, s.ruleset.keys[s.tiles[seat * SLOTS + slot]])


def majority(s: Tournay, colour: int) -> list[int]:
    """Count for each seat all its citizens and visible cards of a colour."""
    counts = []
    for seat in range(s.seats):
        cards = 0
        for card in s.visible(seat):
            cards += s.ruleset.colour[card] == colour
        counts.append(s.citizens(seat, colour) + cards)
    return counts


def reward_majority(s: Tournay, colour: int, times: int) -> None:
    """Reward whoever has most, all of them on a tie; a sheltered player counts but gains nothing."""
    counts = majority(s, colour)
    most = max(counts)
    for seat in range(s.seats):
        if counts[seat] == most and not s.sheltered >> seat & 1:
            s.gain(seat, times * s.ruleset.majority_gain)
            s.tell("gained", seat, times * s.ruleset.majority_gain)


class LayCitizen(TournayQuestion):
    """Lay down one standing citizen of a colour of one's choice; several in the order of the colours."""

    __slots__ = ("start", "times")

    def __init__(self, seat: Seat, times: int, start: int) -> None:
        super().__init__(seat)
        self.times = times
        self.start = start  # colours before this one are not offered any more

    def fields(self) -> Doc:
        return {"times": self.times, "start": COLOURS[self.start]}

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> LayCitizen:
        return cls(r.seat(), r.number("times", 0, MANY), r.index("start", COLOURS))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.times)
        out.amount(1, self.start)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-lay-citizen", (self.times,))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found: list[Move] = []
        later = 0
        for colour in range(2, self.start - 1, -1):
            later += s.plaza[seat * 3 + colour]
            if s.plaza[seat * 3 + colour] and later >= self.times:
                found.append(COLOUR + colour)
        found.reverse()
        return found

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        colour = move - COLOUR
        lay_down(s, seat, colour, 1)
        if self.times > 1:
            s.ask(LayCitizen(seat, self.times - 1, colour))

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return Label("lay", (COLOUR_KEYS[move - COLOUR],))

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return f"plaza:{seat}-{COLOURS[move - COLOUR]}"


class DamageCard(TournayQuestion):
    """Choose which of one's own free cards is damaged; several in the order of the slots."""

    __slots__ = ("colours", "start", "times")

    def __init__(self, seat: Seat, colours: int, times: int, start: int) -> None:
        super().__init__(seat)
        self.colours = colours
        self.times = times
        self.start = start  # slots before this one are not offered any more

    def fields(self) -> Doc:
        return {"colours": [COLOURS[c] for c in range(3) if self.colours >> c & 1], "times": self.times} | (
            {"start": self.start} if self.start else {}
        )

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> DamageCard:
        colours = bits(r.indexes("colours", COLOURS))
        return cls(r.seat(), colours, r.number("times", 0, MANY), r.number("start", 0, SLOTS, 0))

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.times)
        out.amount(1, self.start)
        for colour in range(3):
            if self.colours >> colour & 1:
                out.pick(COLOUR + colour)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-damage-card", (self.times,))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        free = [slot for slot in s.free_cards(seat, self.colours) if slot >= self.start]
        return [SLOT + slot for slot in free[: len(free) - self.times + 1]]

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        slot = move - SLOT
        damage(s, seat, slot)
        if self.times > 1:
            s.ask(DamageCard(seat, self.colours, self.times - 1, slot + 1))

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        return slot_label("damage", s, seat, move - SLOT)
