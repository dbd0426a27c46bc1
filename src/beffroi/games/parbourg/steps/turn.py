"""A player's turn: Action cards, a building, Ephemeral and Alchemy cards in any order; who does nothing folds."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.bids import bid_with, card_value, total
from beffroi.games.parbourg.cards.ids import (
    ARCHITECT,
    BID_AND_EVENT,
    BID_OR_EVENT,
    BUILDING,
    CARD_KEYS,
    CEMETERY,
    EPHEMERAL,
    FIRST_BID_AND_EVENT,
    MAGE,
    MARKET,
    SEATS,
    SPEAKING_TIME,
)
from beffroi.games.parbourg.laid_cards import NONE, TURNED, change_bid, lay
from beffroi.games.parbourg.powers import (
    actions_allowed,
    buildings_allowed,
    event_colours,
    may_lay,
    may_use_alchemy,
)
from beffroi.games.parbourg.refusals import own_card, why_not_in_turn, why_not_piece
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.announce import announce, use_up
from beffroi.games.parbourg.steps.folding import fold
from beffroi.games.parbourg.steps.question import PlainQuestion
from beffroi.games.parbourg.steps.window import OpenWindow
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic

BID_WORDS: Final = ("lay", "lay-event", "lay-down", "lay-down-event")
DRAW_WHEN_PLACED: Final = (CEMETERY, MARKET)


class NextTurn(Automatic[Parbourg]):
    """The next who stands has a turn; when all have folded the bids are counted."""

    def closes(self, s: Parbourg, seat: Seat) -> bool:
        return True

    def resolve(self, s: Parbourg) -> None:
        n = len(s.order)
        for i in range(s.at + 1, s.at + 1 + n):
            seat = s.order[i % n]
            if s.standing(seat):
                s.at = i % n
                s.placed = 0
                s.built = 0
                s.last = s.folded.count(0) == 1
                s.ask(TAKE_TURN[seat], self)
                return


class GoOn(Automatic[Parbourg]):
    """The turn goes on, unless something has made the player fold."""

    def resolve(self, s: Parbourg) -> None:
        seat = s.order[s.at]
        if s.standing(seat):
            s.ask(TAKE_TURN[seat])
        else:
            end_turn(s, seat)


class TakeTurn(PlainQuestion):
    """Place or use Action cards, place a building, use other cards; end the turn, or fold."""

    __slots__ = ()

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-last-turn" if s.last else "ask-take-turn")

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        options = [moves.FOLD]
        if (s.placed or s.built) and not s.last:
            options.append(moves.DONE)
        kinds = s.ruleset.kinds
        acts = s.placed < actions_allowed(s, seat)
        lays = acts and may_lay(s, seat)
        hides = lays and s.has_henchman(seat, MAGE)
        builds = s.built < buildings_allowed(s, seat)
        events = event_colours(s, seat) if acts else 0
        last = NONE
        for hold in s.hands[seat]:
            card = hold >> 4
            if card == last:
                continue
            last = card
            kind = kinds[card]
            if kind < EPHEMERAL:
                if lays:
                    options.append(moves.CARD + card)
                if hides:
                    options.append(moves.HIDE + card)
                if kind >= BID_AND_EVENT and events:
                    options += event_moves(s, seat, card, events, lays, hides)
            elif builds if kind == BUILDING else usable_in_turn(s, seat, card):
                options.append(moves.CARD + card)
        return options

    def branches(self, s: Parbourg, seat: Seat) -> bool:
        return True

    def direct(self, s: Parbourg, seat: Seat, move: Move) -> bool:
        """An event that only adds to the bid is used with the card; any other is asked for."""
        event = moves.EVENT <= move < moves.HIDE
        return event and s.ruleset.effects[moves.card_of(move)].bid_points(s) > 0

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.FOLD or move == moves.DONE:
            s.ask(END_TURN)
            if move == moves.FOLD:
                fold(s, seat)
            return
        s.ask(GO_ON)
        card = moves.card_of(move)
        kind = s.ruleset.kinds[card]
        if kind == BUILDING:
            build_it(s, seat, card)
        elif kind >= EPHEMERAL:
            use_up(s, seat, card)
            announce(s, Play(seat, card))
        elif kind == BID_OR_EVENT and moves.EVENT <= move < moves.HIDE:
            s.placed += 1
            use_up(s, seat, card)
            announce(s, Play(seat, card))
        else:
            place_bid(s, seat, card, move)

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        if move == moves.FOLD:
            return Label("fold-at", (total(s, seat),))
        if move == moves.DONE:
            return Label("done-at", (total(s, seat),))
        card = moves.card_of(move)
        name, kind = CARD_KEYS[card], s.ruleset.kinds[card]
        if kind == BUILDING:
            return Label("build", (name,))
        if kind >= EPHEMERAL:
            return Label("play", (name,))
        if kind == BID_OR_EVENT and moves.EVENT <= move < moves.HIDE:
            return Label("use-event", (name,))
        how = (move >= moves.EVENT) + (move >= moves.HIDE) + (move >= moves.HIDE_EVENT)
        points = bid_with(s, seat, card)[1] + (s.ruleset.effects[card].bid_points(s) if how % 2 else 0)
        return Label(BID_WORDS[how], (name, points))

    def why_not(self, s: Parbourg, seat: Seat, anchor: str) -> Label:
        card = own_card(s, seat, anchor)
        return why_not_in_turn(s, seat, card) if card != NONE else why_not_piece(s, seat, anchor)

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return {
            "placed": s.placed,
            "may_place": actions_allowed(s, self.seat),
            "built": s.built,
            "may_build": buildings_allowed(s, self.seat),
            "last": s.last,
        }


def event_moves(s: Parbourg, seat: Seat, card: int, events: int, lays: bool, hides: bool) -> list[Move]:
    """The event of a bid is used as the card is laid; an event side needs no room for a bid."""
    side = s.ruleset.kinds[card] == BID_OR_EVENT
    if (
        not (side or lays)
        or not events >> s.ruleset.cards[card].event & 1
        or not s.ruleset.effects[card].usable(s, seat)
    ):
        return []
    place = card - FIRST_BID_AND_EVENT
    return [moves.EVENT + place, moves.HIDE_EVENT + place] if hides and not side else [moves.EVENT + place]


def usable_in_turn(s: Parbourg, seat: Seat, card: int) -> bool:
    """Ephemeral cards always, Alchemy where the card says so and the henchman shows its colour; if it does anything."""
    if s.ruleset.kinds[card] != EPHEMERAL and not (s.ruleset.cards[card].in_turn and may_use_alchemy(s, seat, card)):
        return False
    return s.ruleset.effects[card].usable(s, seat)


def place_bid(s: Parbourg, seat: Seat, card: int, move: Move) -> None:
    """Lay a card as a bid, open or face down, with or without its event. An event is shown even by the Mage."""
    down = move >= moves.HIDE
    event = moves.EVENT <= move < moves.HIDE or move >= moves.HIDE_EVENT
    s.placed += 1
    serial = lay(s, seat, card, down, event or not down)
    if down:
        s.tell_only(seat, "lays-down-own", seat, CARD_KEYS[card])
        s.tell_others(seat, "lays-down", seat)
    elif s.journal is not None:  # what it counts is reckoned only for listeners
        s.tell("lays", seat, CARD_KEYS[card], card_value(s, seat, len(s.lying[seat]) - 1, s.stake))
    if event:
        announce(s, Play(seat, card, serial))


def build_it(s: Parbourg, seat: Seat, card: int) -> None:
    """A building stays in front of its owner. Some give a card when placed, and the Architect always draws."""
    s.built += 1
    s.lose(seat, card)
    s.raise_building(seat, card)
    s.tell("builds", seat, CARD_KEYS[card])
    drawn = s.ruleset.cards[card].draws if card in DRAW_WHEN_PLACED else 0
    if s.has_henchman(seat, ARCHITECT):
        drawn += s.ruleset.henchmen[ARCHITECT].draws
    s.draw(seat, drawn)


class EndTurn(Automatic[Parbourg]):
    """Say the bid; then everybody has a moment for Ephemeral cards."""

    def closes(self, s: Parbourg, seat: Seat) -> bool:
        return True

    def resolve(self, s: Parbourg) -> None:
        end_turn(s, s.order[s.at])


def end_turn(s: Parbourg, seat: Seat) -> None:
    s.set_status(seat, TURNED)
    for other in s.others(seat):
        for i, laid in enumerate(s.lying[other]):
            if laid.card == SPEAKING_TIME and laid.aim == seat:
                change_bid(s, other, i, laid.without_event())
    if s.journal is not None:  # what is said is reckoned only for listeners
        hidden = sum(1 for laid in s.lying[seat] if laid.down)
        if hidden:
            s.tell("says-hidden", seat, hidden)
        else:
            s.tell("says", seat, total(s, seat))
    s.ask(WINDOW_AFTER_TURN[seat])


# Steps never change, so that every table asks the same ones.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(SEATS)]
GO_ON: Final = GoOn()
END_TURN: Final = EndTurn()
WINDOW_AFTER_TURN: Final = [OpenWindow(seat, False) for seat in range(SEATS)]
