"""The other lines of a round: cards turned up, income, dice, events, and the end of it."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.penalties import fall_short
from beffroi.games.troyes.pieces import (
    BUILDINGS,
    EMPTY,
    FACES,
    LEVELS,
    OWNERS,
    RED,
    SLOTS,
    WHITE,
    YELLOW,
    die_code,
)
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Seat
from beffroi.kernel.step import Automatic

BUILDING_OF_SLOT: Final = [slot // 6 for slot in range(SLOTS)]


class BeginRound(Automatic[Troyes]):
    """A round is the plan of the ruleset, line by line."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        s.round += 1
        s.tell("round", s.round, s.ruleset.rounds)
        s.agenda.extend(reversed(s.ruleset.plan))


class TurnUpActivities(Automatic[Troyes]):
    """Phase 0, rounds 1 to 3: the activity cards of the round's level are turned up, one of each colour."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        if s.round > LEVELS:
            return
        s.levels = s.round
        s.seal()  # the cards were a secret until now
        for colour in (RED, WHITE, YELLOW):
            s.tell("turned-up", f"card-{s.ruleset.activities[s.cards[colour * LEVELS + s.levels - 1]].slug}")


class Income(Automatic[Troyes]):
    """Phase 1: income, then salaries for the citizens standing in the Palace and the Bishopric.

    Who can't pay gives all he has and loses points.
    """

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for seat in range(s.seats):
            s.deniers[seat] += s.ruleset.income
            salary = self.salary(s, seat)
            paid = min(salary, s.deniers[seat])
            s.deniers[seat] -= paid
            s.tell("income", seat, s.ruleset.income, paid)
            if paid < salary:
                fall_short(s, seat)

    def salary(self, s: Troyes, seat: Seat) -> int:
        salaries, due = s.ruleset.salaries, 0
        for building in range(3):
            if salaries[building]:
                due += salaries[building] * s.standing(building, seat)
        return due


class RollDice(Automatic[Troyes]):
    """Phase 2: a die for each standing citizen, of its building's colour; gray ones roll for the neutral district."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        chance, slots = s.chance, s.slots
        dice = []
        for slot in range(SLOTS):
            owner = slots[slot]
            if owner != EMPTY:
                dice.append(die_code(chance.below(FACES, "dice") + 1, BUILDING_OF_SLOT[slot], owner))
        dice.sort(reverse=True)
        s.dice = dice
        s.tell("dice-rolled", len(dice))


class DrawEvents(Automatic[Troyes]):
    """Phase 3: the next red event, then the card it calls; both join the queue on the right."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        event = s.red[0]
        s.red = s.red[1:]
        while event != EMPTY:
            s.queue = [*s.queue, event]
            s.banners = [*s.banners, 0]
            s.tell("event-drawn", f"event-{s.ruleset.events[event].slug}")
            event = draw_called(s, s.ruleset.events[event].calls)
        s.seal()


def draw_called(s: Troyes, colour: int) -> int:
    """Draw the card that an event calls: white or yellow from its deck, red from those set aside; EMPTY for none."""
    if colour == WHITE and s.white:
        event = s.white[0]
        s.white = s.white[1:]
        return event
    if colour == YELLOW and s.yellow:
        event = s.yellow[0]
        s.yellow = s.yellow[1:]
        return event
    if colour == RED and s.aside:
        event = s.aside[0]
        s.aside = s.aside[1:]
        return event
    return EMPTY


class ResolveEvents(Automatic[Troyes]):
    """Every event of the queue acts, Marauding first, from left to right."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for i in range(len(s.queue) - 1, -1, -1):
            s.agenda.append(StrikeEvent(s.queue[i]))


class StrikeEvent(Automatic[Troyes]):
    """One event acts, unless it was countered meanwhile: it brings its black dice, or does its harm."""

    __slots__ = ("event",)

    def __init__(self, event: int) -> None:
        super().__init__()
        self.event = event

    def fields(self) -> Doc:
        return {"event": self.event}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> StrikeEvent:
        return cls(r.number("event", 0, len(s.ruleset.events) - 1))

    def resolve(self, s: Troyes) -> None:
        if self.event not in s.queue:
            return
        card = s.ruleset.events[self.event]
        s.tell("event-strikes", f"event-{card.slug}")
        if card.black_dice:
            s.black = s.black + [0] * card.black_dice
        card.effect.resolve(s)


class EndRound(Automatic[Troyes]):
    """Phase 5: deniers of the districts are collected, the lying go home, dice leave, the start card moves on.

    After the round of the last red event the game is over.
    """

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for seat in range(s.seats):
            if s.pot[seat]:
                s.tell("collects", seat, s.pot[seat])
            s.deniers[seat] += s.pot[seat]
            for building in range(len(BUILDINGS)):
                if s.lying[building * OWNERS + seat]:
                    s.add_reserve(seat, s.lying[building * OWNERS + seat])
        s.pot = [0] * s.seats
        s.lying = [0] * len(s.lying)
        s.dice = []
        s.first = following(s, s.first)
        for observer in s.ruleset.observers:
            observer.round_ended(s)
        if s.round < s.ruleset.rounds:
            s.agenda.append(BEGIN_ROUND)
        else:
            s.tell("game-over")


def following(s: Troyes, first: int) -> int:
    """Return who gets the start card: the neighbour in the order of the round to come."""
    return (s.ruleset.followers if s.round + 1 < s.ruleset.rounds else s.ruleset.last_followers)[first]


BEGIN_ROUND = BeginRound()
