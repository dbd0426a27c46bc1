"""Cards drawn before and after a challenge; the Scout and the Marauder may leave theirs."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.bids import leader
from beffroi.games.parbourg.cards.ids import HENCHMAN_KEYS, HENCHMEN, MARAUDER, SCOUT, THIEVES_GUILD
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.settings import EXTRA_CARDS
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.question import PlainQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic


class DrawForChallenge(Automatic[Parbourg]):
    """In ascending initiative from a place in the order on, each draws; then the Scout may draw more."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def fields(self) -> Doc:
        return {"place": self.place}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> DrawForChallenge:
        return cls(r.number("place", 0, s.seats))

    def resolve(self, s: Parbourg) -> None:
        for place in range(self.place, s.seats):
            seat = s.order[place]
            s.draw(seat, s.ruleset.draws)
            if may_draw_extra(s, seat, SCOUT):
                s.ask(DrawExtraCards(seat, SCOUT), DrawForChallenge(place + 1))
                return


class DrawAfterChallenge(Automatic[Parbourg]):
    """In ascending initiative from a place on: the Marauder who won may draw, the Thieves' Guild that lost draws.

    Then the token is handed over, and the bids are discarded.
    """

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def fields(self) -> Doc:
        return {"place": self.place}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> DrawAfterChallenge:
        if s.stake == NONE:
            raise r.bad("", "no token is at stake that could have been won")
        return cls(r.number("place", 0, s.seats))

    def resolve(self, s: Parbourg) -> None:
        winner = leader(s)
        for place in range(self.place, s.seats):
            seat = s.order[place]
            if seat != winner:
                s.draw(seat, guild_draws(s, seat))
            elif may_draw_extra(s, seat, MARAUDER):
                s.ask(DrawExtraCards(seat, MARAUDER), DrawAfterChallenge(place + 1))
                return
        hand_over_token(s, winner)
        clear_bids(s)


def may_draw_extra(s: Parbourg, seat: Seat, henchman: int) -> bool:
    """Tell whether that henchman serves the seat and there is a card to draw."""
    return s.has_henchman(seat, henchman) and s.ruleset.henchmen[henchman].draws > 0 and bool(s.deck or s.discard)


class DrawExtraCards(PlainQuestion):
    """The Scout at the start of a challenge, the Marauder after one he won: draw more cards, or don't."""

    __slots__ = ("henchman",)

    def __init__(self, seat: Seat, henchman: int) -> None:
        super().__init__(seat)
        self.henchman = henchman

    def fields(self) -> Doc:
        return {"henchman": HENCHMEN[self.henchman]}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> DrawExtraCards:
        seat, henchman = r.seat(), r.index("henchman", HENCHMEN)
        if henchman not in (SCOUT, MARAUDER) or not s.has_henchman(seat, henchman):
            raise r.bad("henchman", f"{HENCHMEN[henchman]} lets seat {seat} draw nothing")
        return cls(seat, henchman)

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.pick(moves.HENCHMAN + self.henchman)

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-draw-extra-cards", (HENCHMAN_KEYS[self.henchman], self.count(s)))

    def count(self, s: Parbourg) -> int:
        return s.ruleset.henchmen[self.henchman].draws

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.DRAW, moves.PASS]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("draw-cards", (self.count(s),)) if move == moves.DRAW else Label("draw-none")

    def setting(self, s: Parbourg, seat: Seat) -> str:
        return EXTRA_CARDS.name

    def standing(self, s: Parbourg, seat: Seat, choice: str) -> Move:
        return moves.DRAW

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.DRAW:
            s.draw(seat, self.count(s))


def guild_draws(s: Parbourg, seat: Seat) -> int:
    """What the Thieves' Guild draws for who has bid enough and lost."""
    guild = s.ruleset.cards[THIEVES_GUILD]
    if len(s.lying[seat]) < guild.least:
        return 0
    return guild.draws * s.buildings[seat].count(THIEVES_GUILD)


def hand_over_token(s: Parbourg, winner: Seat) -> None:
    token = 4 * winner + s.stake
    s.won = replaced(s.won, token, s.won[token] + 1)
    s.record_token(s.stake, winner)


def clear_bids(s: Parbourg) -> None:
    """Used cards can be drawn again from now on; bids are discarded, those of the lowest initiative first."""
    cleared = s.discard + s.used
    for seat in s.order:
        cleared += [laid.card for laid in s.lying[seat]]
        s.lying[seat] = []
    s.discard = cleared
    s.used = []
    s.stake = NONE
    s.bid_change = s.ruleset.nothing
    s.statuses = s.ruleset.nothing
    s.folded = s.ruleset.nothing
    s.serial = 0
    s.at = NONE
    s.placed = 0
    s.built = 0
    s.last = False
