"""The expansion's military cards that put cubes on events: Catapult, Scout, Ransom."""

from __future__ import annotations

from typing import cast

from beffroi.games.troyes.cards.model import Effect
from beffroi.games.troyes.ladies.cards.mixed import Mixed
from beffroi.games.troyes.moves import ACTIVATE, DONE, TARGET
from beffroi.games.troyes.pieces import MANY, PLACE_NAMES
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.cubes import AtEvent, open_events, place_cubes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat


class Ransom(Effect):
    """A cube on any event for so many deniers; all of them are paid before the first cube is placed."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sparing = True

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        place_cubes(s, seat, uses)


class Catapult(Mixed):
    """A cube taken away puts several on one event, as many as it has banners free; each shot may aim elsewhere."""

    __slots__ = ("stones",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.stones: int = row["shoots"]

    def spend(self, s: Troyes, seat: Seat, place: int, cubes: int) -> None:
        """Shot after shot; asks where there is a choice, and ends when no event can be hit."""
        left = cubes
        while left:
            targets = open_events(s)
            if len(targets) > 1:
                s.ask(AimCatapult(seat, place, left))
                return
            if not targets:
                s.tell("cubes-lost", seat, left)
                return
            self.shoot(s, seat, place, targets[0])
            left -= 1

    def shoot(self, s: Troyes, seat: Seat, place: int, i: int) -> None:
        """One shot at the event on this place of the queue."""
        s.add_cubes(seat, place, -1)
        event = s.queue[i]
        for _ in range(self.stones):
            if event in s.queue and s.free_banners(s.queue.index(event)):
                s.put_cube(event, seat)
        s.note_cubes(seat)


class AimCatapult(AtEvent):
    """Which event does the next shot hit?"""

    __slots__ = ("left", "place")

    def __init__(self, seat: Seat, place: int, left: int) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left  # shots, this one included

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "left": self.left}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> AimCatapult:
        return cls(r.seat(), r.index("place", PLACE_NAMES), r.number("left", 1, MANY))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-aim-catapult", (self.left,))

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        catapult = cast("Catapult", s.ruleset.activities[s.cards[self.place]].effect)
        catapult.shoot(s, seat, self.place, move - TARGET)
        catapult.spend(s, seat, self.place, self.left - 1)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"cubes": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.left)


class Scout(Effect):
    """Each activation may put a cube on every event of the queue, from left to right, each for its price."""

    __slots__ = ("cube_deniers",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.charges = True
        self.cube_deniers: int = row["cube-deniers"]

    def keeps(self, s: Troyes, seat: Seat, place: int) -> int:
        return self.cube_deniers

    def give(self, s: Troyes, seat: Seat, place: int, uses: int) -> None:
        self.go_on(s, SendScout(seat, place, uses, s.queue, True))

    def go_on(self, s: Troyes, step: SendScout) -> None:
        """Ask as long as there is an event ahead and a denier for it; each activation begins on the left again."""
        left, ahead = step.left, step.ahead
        while left and s.deniers[step.seat] >= self.cube_deniers:
            if any(s.queue[i] in ahead for i in open_events(s)):
                s.ask(SendScout(step.seat, step.place, left, ahead, step.must))
                return
            left, ahead = left - 1, s.queue


class SendScout(AtEvent):
    """The next event of this activation that gets a cube; the first cube of the action is due, others may be spared."""

    __slots__ = ("ahead", "left", "must", "place")

    def __init__(self, seat: Seat, place: int, left: int, ahead: list[int], must: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.left = left  # activations, this one included
        self.ahead = ahead  # events that may still get a cube in this one
        self.must = must  # no cube was placed yet

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place], "left": self.left, "ahead": self.ahead[:], "must": self.must}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> SendScout:
        place, left = r.index("place", PLACE_NAMES), r.number("left", 1, MANY)
        ahead = r.numbers("ahead", len(r.values("ahead")), 0, len(s.ruleset.events) - 1)
        return cls(r.seat(), place, left, ahead, r.flag("must"))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        return Label("ask-send-scout", (self.left, self.scout(s).cube_deniers))

    def scout(self, s: Troyes) -> Scout:
        return cast("Scout", s.ruleset.activities[s.cards[self.place]].effect)

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        found = [TARGET + i for i in open_events(s) if s.queue[i] in self.ahead]
        if not self.must:
            found.append(DONE)
        return found

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == DONE:
            step = SendScout(seat, self.place, self.left - 1, s.queue, False)
        else:
            event = s.queue[move - TARGET]
            step = SendScout(seat, self.place, self.left, self.ahead[self.ahead.index(event) + 1 :], False)
            s.deniers[seat] -= self.scout(s).cube_deniers
            s.put_cube(event, seat)
            s.note_cubes(seat)
        self.scout(s).go_on(s, step)

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {"cubes": self.left}

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)
        out.amount(0, self.left)
        out.amount(1, self.must)
        for i in range(len(s.queue)):
            if s.queue[i] in self.ahead:
                out.pick(TARGET + i)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("scout-returns") if move == DONE else super().label(s, seat, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return "" if move == DONE else super().anchor(s, seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return Label("why-choose-event")
