"""Phase 2: one action with citizens of one colour."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import COLOUR_KEYS, COLOURS, DECK_KEYS, DECK_SLUGS
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.income import earnings, gathering_gain
from beffroi.games.tournay.moves import DRAW, EARN, EVENT, GATHER, MOST_EARNERS, RECRUIT, SLOT
from beffroi.games.tournay.prices import can_fight, can_use, fight_price, reach
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.activate import activate, add_workplaces
from beffroi.games.tournay.steps.buildings import recruit
from beffroi.games.tournay.steps.citizens import ask_citizens
from beffroi.games.tournay.steps.draw import draw_classic
from beffroi.games.tournay.steps.fight import win_event
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic, Question

LEVELS: Final = 3  # a card of level n takes n citizens


class TakeAction(Question[Tournay]):
    """Draw, activate, fight, earn, gather; in the advanced game also recruit."""

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found: list[Move] = [GATHER]
        at_hand = 0  # colours (bits) of which a citizen can be used
        for colour in range(3):
            citizens = reach(s, seat, colour)
            if citizens:
                at_hand |= 1 << colour
                for deck in range(colour, min(citizens, LEVELS) * 3, 3):
                    if s.decks[deck]:
                        found.append(DRAW + deck)  # noqa: PERF401 (no list between: measurably quicker, compiled)
        for place in range(len(s.queue)):
            if can_fight(s, seat, place):
                found.append(EVENT + place)  # noqa: PERF401
        for colour in range(3):
            first = EARN + colour * MOST_EARNERS
            for move in range(first, first + s.plaza[seat * 3 + colour]):
                found.append(move)  # noqa: PERF402
        if s.advanced:
            cost = s.ruleset.rules.recruit_price
            found += [RECRUIT + c for c in range(3) if s.reserve[c] and can_use(s, seat, c, 1, cost)]
        add_workplaces(s, seat, at_hand, found)
        return found

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move >= SLOT:
            slot = move - SLOT
            activate(s, seat, slot, s.ruleset.colour[s.tiles[seat * SLOTS + slot]])
        elif move >= EARN:
            earn(s, seat, (move - EARN) // MOST_EARNERS, (move - EARN) % MOST_EARNERS + 1)
        elif move >= RECRUIT:
            s.ask(DoRecruit(seat, move - RECRUIT))
            ask_citizens(s, seat, move - RECRUIT, 1, s.ruleset.rules.recruit_price)
        elif move >= EVENT:
            event = s.event_at(move - EVENT)
            s.ask(DoFight(seat, move - EVENT))
            ask_citizens(s, seat, event.fight, event.citizens, fight_price(s, move - EVENT))
        elif move >= DRAW:
            deck = move - DRAW
            s.ask(DoDraw(seat, deck))
            ask_citizens(s, seat, deck % 3, deck // 3 + 1, 0)
        else:
            gather(s, seat)


def earn(s: Tournay, seat: Seat, colour: int, citizens: int) -> None:
    """Own citizens of one colour lie down, each for some deniers."""
    deniers = citizens * earnings(s, seat, colour)
    s.lay(seat, colour, citizens)
    s.gain(seat, deniers)
    s.tell("earned", seat, COLOUR_KEYS[colour], citizens, deniers)


def gather(s: Tournay, seat: Seat) -> None:
    """All own citizens stand on the Plaza, all tokens leave the district; Senators pay."""
    deniers = gathering_gain(s, seat)
    s.gather(seat)
    s.tell("gathered", seat)
    if deniers:
        s.gain(seat, deniers)
        s.tell("gained", seat, deniers)


class DoDraw(Automatic[Tournay]):
    """The citizens are used: now the cards."""

    __slots__ = ("deck", "user")

    def __init__(self, user: Seat, deck: int) -> None:
        super().__init__()
        self.user = user
        self.deck = deck

    def fields(self) -> Doc:
        return {"user": self.user, "deck": DECK_SLUGS[self.deck]}

    def resolve(self, s: Tournay) -> None:
        s.tell("draws", self.user, DECK_KEYS[self.deck])
        draw_classic(s, self.user, self.deck)


class DoFight(Automatic[Tournay]):
    """The citizens are used: the price is paid, the event goes to the hand, its deniers to the reserve."""

    __slots__ = ("place", "user")

    def __init__(self, user: Seat, place: int) -> None:
        super().__init__()
        self.user = user
        self.place = place

    def fields(self) -> Doc:
        return {"user": self.user, "place": self.place}

    def resolve(self, s: Tournay) -> None:
        s.pay(self.user, fight_price(s, self.place))
        win_event(s, self.user, self.place, False)


class DoRecruit(Automatic[Tournay]):
    """The citizen is used: another of its colour joins from the reserve."""

    __slots__ = ("colour", "user")

    def __init__(self, user: Seat, colour: int) -> None:
        super().__init__()
        self.user = user
        self.colour = colour

    def fields(self) -> Doc:
        return {"user": self.user, "colour": COLOURS[self.colour]}

    def resolve(self, s: Tournay) -> None:
        recruit(s, self.user, self.colour, s.ruleset.rules.recruit_price)
