"""Phase 2: one action with citizens of one colour."""

from __future__ import annotations

from typing import Final

from beffroi.games.tournay.encoding import (
    BUILDING,
    COLOUR_KEYS,
    COLOURS,
    DAMAGED,
    DECK_KEYS,
    DECK_SLUGS,
    NO_CARD_HERE,
    QUEUE,
)
from beffroi.games.tournay.forecast import action_preview
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.income import earnings, gathering_gain
from beffroi.games.tournay.moves import DRAW, EARN, EVENT, GATHER, MOST_EARNERS, MOVES, RECRUIT, SLOT, workplace
from beffroi.games.tournay.prices import can_fight, can_use, fight_price, reach
from beffroi.games.tournay.refusals import piece_at, why_not_citizens, why_not_piece
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.activate import activate, activate_label, add_workplaces, can_work_on
from beffroi.games.tournay.steps.buildings import recruit
from beffroi.games.tournay.steps.citizens import ask_citizens
from beffroi.games.tournay.steps.draw import draw_classic
from beffroi.games.tournay.steps.fight import win_event
from beffroi.games.tournay.steps.question import TournayQuestion, piece_of
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic

LEVELS: Final = 3  # a card of level n takes n citizens


class TakeAction(TournayQuestion):
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
        if s.ruleset.advanced:
            cost = s.ruleset.recruit_price
            found += [RECRUIT + c for c in range(3) if s.reserve[c] and can_use(s, seat, c, 1, cost)]
        add_workplaces(s, seat, at_hand, found)
        return found

    def branches(self, s: Tournay, seat: Seat) -> bool:
        return True

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        if move >= SLOT:
            activate(s, seat, move, s.ruleset.colour[s.tiles[seat * SLOTS + workplace(move)]])
        elif move >= EARN:
            earn(s, seat, (move - EARN) // MOST_EARNERS, (move - EARN) % MOST_EARNERS + 1)
        elif move >= RECRUIT:
            s.ask(DoRecruit(seat, move - RECRUIT))
            ask_citizens(s, seat, move - RECRUIT, 1, s.ruleset.recruit_price)
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

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move >= SLOT:
            return activate_label(s, seat, move, s.ruleset.colour[s.tiles[seat * SLOTS + workplace(move)]])
        if move >= EARN:
            colour, n = (move - EARN) // MOST_EARNERS, (move - EARN) % MOST_EARNERS + 1
            return Label("earn", (COLOUR_KEYS[colour], n, n * earnings(s, seat, colour)))
        if move >= RECRUIT:
            return Label("recruit", (COLOUR_KEYS[move - RECRUIT], s.ruleset.recruit_price))
        if move >= EVENT:
            event, name = s.event_at(move - EVENT), s.ruleset.keys[s.queue[move - EVENT]]
            price = fight_price(s, move - EVENT)
            return Label("fight", (name, event.citizens, COLOUR_KEYS[event.fight], price))
        if move >= DRAW:
            deck = move - DRAW
            return Label("draw", (DECK_KEYS[deck], deck // 3 + 1, COLOUR_KEYS[deck % 3]))
        return Label("gather", (gathering_gain(s, seat),))

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return f"plaza:{seat}" if move == GATHER else piece_of(seat, move)

    def why_not(self, s: Tournay, seat: Seat, anchor: str) -> Label:
        kind, number, owner = piece_at(s, anchor)
        if kind == "deck" and s.decks[number] and not can_use(s, seat, number % 3, number // 3 + 1, 0):
            return why_not_citizens(s, seat, number % 3, number // 3 + 1, 0)
        if kind == "event" and s.queue[number] != NO_CARD_HERE:
            return why_not_fight(s, seat, number)
        if kind == "reserve" and s.reserve[number]:
            return why_not_recruit(s, seat, number)
        if kind == "slot" and owner == seat and s.tiles[seat * SLOTS + number] != NO_CARD_HERE:
            return why_not_activate(s, seat, number)
        return why_not_piece(s, seat, kind, number, owner)

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        if viewer != self.seat:
            return {}
        return {"actions": {MOVES.notation(move): action_preview(s, viewer, move) for move in self.options(s, viewer)}}


def why_not_fight(s: Tournay, seat: Seat, place: int) -> Label:
    """Say why an event can't be fought by the action."""
    if not s.coins[place]:
        return Label("why-event-idle")
    event = s.event_at(place)
    return why_not_citizens(s, seat, event.fight, event.citizens, fight_price(s, place))


def why_not_recruit(s: Tournay, seat: Seat, colour: int) -> Label:
    """Say why no citizen of a colour can be recruited by the action."""
    if not s.ruleset.advanced:
        return Label("why-not-advanced")
    return why_not_citizens(s, seat, colour, 1, s.ruleset.recruit_price)


def why_not_activate(s: Tournay, seat: Seat, slot: int) -> Label:
    """Say why a card of one's own can't be activated."""
    card, work = s.tiles[seat * SLOTS + slot], s.work[seat * SLOTS + slot]
    if s.ruleset.sort[card] != BUILDING:
        return Label("why-no-building")
    if work & DAMAGED:
        return Label("why-damaged")
    if not can_work_on(s, seat, slot):
        return Label("why-occupied")
    return why_not_citizens(s, seat, s.ruleset.colour[card], 1, 0)


def earn(s: Tournay, seat: Seat, colour: int, citizens: int) -> None:
    """Lay own citizens of one colour down, each for some deniers."""
    deniers = citizens * earnings(s, seat, colour)
    s.lay(seat, colour, citizens)
    s.gain(seat, deniers)
    s.tell("earned", seat, COLOUR_KEYS[colour], citizens, deniers)


def gather(s: Tournay, seat: Seat) -> None:
    """Stand all own citizens on the Plaza and take all tokens off the district; Senators pay."""
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

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> DoDraw:
        return cls(r.seat("user"), r.index("deck", DECK_SLUGS))

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

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> DoFight:
        return cls(r.seat("user"), r.number("place", 0, QUEUE - 1))

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

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> DoRecruit:
        return cls(r.seat("user"), r.index("colour", COLOURS))

    def resolve(self, s: Tournay) -> None:
        recruit(s, self.user, self.colour, s.ruleset.recruit_price)
