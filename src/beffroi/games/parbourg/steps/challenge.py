"""A challenge: a token is at stake, everybody draws, bids go round, the best bid takes it."""

from __future__ import annotations

from beffroi.games.parbourg.bids import leader, total
from beffroi.games.parbourg.cards.ids import CARD_KEYS, COLOUR_KEYS, MARAUDER, SCOUT, THIEVES_GUILD
from beffroi.games.parbourg.laid_cards import NONE, change_bid
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.turn import NextTurn
from beffroi.games.parbourg.steps.window import OpenWindow
from beffroi.kernel.state import NOBODY, Seat, replaced
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
        for seat in s.order:
            s.draw(seat, challenge_draws(s, seat))
        s.ask(OpenWindow(NOBODY, True), NextTurn(), CountBids(), NextChallenge())


def challenge_draws(s: Parbourg, seat: Seat) -> int:
    """One card each, two in a game for two, and the Scout's."""
    draws = s.ruleset.draws
    return draws + s.ruleset.henchmen[SCOUT].draws if s.has_henchman(seat, SCOUT) else draws


class CountBids(Automatic[Parbourg]):
    """All have folded: hidden cards are shown, the token is taken, cards are drawn for it, the bids are discarded."""

    def resolve(self, s: Parbourg) -> None:
        show_hidden_bids(s)
        winner = leader(s)
        for seat in s.order:
            s.tell("bid", seat, total(s, seat))
        token = 4 * winner + s.stake
        s.won = replaced(s.won, token, s.won[token] + 1)
        s.record_token(s.stake, winner)
        s.tell("wins", winner, COLOUR_KEYS[s.stake])
        for seat in s.order:
            s.draw(seat, consolation(s, seat, winner))
        clear_bids(s)


def show_hidden_bids(s: Parbourg) -> None:
    for seat in s.order:
        for place, laid in enumerate(s.lying[seat]):
            if laid.down:
                change_bid(s, seat, place, laid.turned_up())
                s.tell("turns-up", seat, CARD_KEYS[laid.card])
                s.seal()


def consolation(s: Parbourg, seat: Seat, winner: Seat) -> int:
    """What a seat draws when the token is taken: the Marauder who won, the Thieves' Guild that bid and lost."""
    if seat == winner:
        return s.ruleset.henchmen[MARAUDER].draws if s.has_henchman(seat, MARAUDER) else 0
    guild = s.ruleset.cards[THIEVES_GUILD]
    if len(s.lying[seat]) < guild.least:
        return 0
    return guild.draws * s.buildings[seat].count(THIEVES_GUILD)


def clear_bids(s: Parbourg) -> None:
    """Used cards can be drawn again from now on; bids are discarded, those of the lowest initiative first."""
    cleared = s.discard + s.used
    for seat in s.order:
        cleared += [laid.card for laid in s.lying[seat]]
        s.lying[seat] = []
    s.discard = cleared
    s.used = []
    s.stake = NONE
    s.bid_change = [0] * s.seats
    s.statuses = [0] * s.seats
    s.folded = [0] * s.seats
    s.serial = 0
    s.at = NONE
    s.placed = 0
    s.built = 0
    s.last = False
