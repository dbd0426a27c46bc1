"""A challenge: a token is at stake, everybody draws (see `draws.py`), bids go round, the best bid takes it."""

from __future__ import annotations

from beffroi.games.parbourg.bids import leader, total
from beffroi.games.parbourg.cards.ids import CARD_KEYS, COLOUR_KEYS, MARAUDER, SCOUT
from beffroi.games.parbourg.laid_cards import NONE, change_bid
from beffroi.games.parbourg.revisions import EXTRA_CARDS_ARE_OFFERED
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.draws import (
    DrawAfterChallenge,
    DrawForChallenge,
    clear_bids,
    guild_draws,
    hand_over_token,
)
from beffroi.games.parbourg.steps.turn import NextTurn
from beffroi.games.parbourg.steps.window import OpenWindow
from beffroi.kernel.state import NOBODY, Seat
from beffroi.kernel.step import Automatic


class NextChallenge(Automatic[Parbourg]):
    """The next token of the day is at stake; when there is none left the day ends."""

    def resolve(self, s: Parbourg) -> None:
        if not s.pile:
            return
        s.stake = s.pile[-1]
        s.pile = s.pile[:-1]
        s.order = s.by_initiative()
        s.at = NONE
        s.tell("challenge", COLOUR_KEYS[s.stake])
        s.ask(OpenWindow(NOBODY, True), NextTurn(), CountBids(), NextChallenge())
        if s.rules >= EXTRA_CARDS_ARE_OFFERED:
            s.ask(DrawForChallenge(0))
            return
        for seat in s.order:
            extra = s.ruleset.henchmen[SCOUT].draws if s.has_henchman(seat, SCOUT) else 0
            s.draw(seat, s.ruleset.draws + extra)


class CountBids(Automatic[Parbourg]):
    """All have folded: hidden cards are shown, the token is taken; then cards are drawn and the bids discarded."""

    def resolve(self, s: Parbourg) -> None:
        show_hidden_bids(s)
        winner = leader(s)
        if s.journal is not None:
            for seat in s.order:
                s.tell("bid", seat, total(s, seat))
        s.tell("wins", winner, COLOUR_KEYS[s.stake])
        if s.rules >= EXTRA_CARDS_ARE_OFFERED:
            s.ask(DrawAfterChallenge(0))
            return
        hand_over_token(s, winner)
        for seat in s.order:
            s.draw(seat, consolation(s, seat, winner))
        clear_bids(s)


def show_hidden_bids(s: Parbourg) -> None:
    for seat in s.order:
        for place, laid in enumerate(s.lying[seat]):
            if laid.down:
                change_bid(s, seat, place, laid.turned_up(s.everybody()))
                s.tell("turns-up", seat, CARD_KEYS[laid.card])
                s.seal()


def consolation(s: Parbourg, seat: Seat, winner: Seat) -> int:
    """What a seat drew when the token was taken, before the Marauder could leave his cards."""
    if seat == winner:
        return s.ruleset.henchmen[MARAUDER].draws if s.has_henchman(seat, MARAUDER) else 0
    return guild_draws(s, seat)
