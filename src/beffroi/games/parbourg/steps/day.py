"""A day: initiative, its beginning, the challenges, its end."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.ids import (
    ALCHEMY,
    BLUE,
    CARD_KEYS,
    CEMETERY,
    EPHEMERAL,
    FIRST_EPHEMERAL,
    GREEN,
    HENCHMAN_KEYS,
    RED,
    SPY,
    YELLOW,
)
from beffroi.games.parbourg.henchmen import recall_henchmen, take_henchman
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.powers import may_use_alchemy
from beffroi.games.parbourg.refusals import own_card, why_not_piece
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.announce import announce, use_up
from beffroi.games.parbourg.steps.challenge import NextChallenge
from beffroi.games.parbourg.steps.question import PlainQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Automatic, Step


class StartDay(Automatic[Parbourg]):
    """Lay out the day's four tokens; then everybody draws a henchman, on the first day after a hand of cards."""

    def resolve(self, s: Parbourg) -> None:
        s.day += 1
        s.pile = [BLUE, GREEN, RED, YELLOW]
        s.tell("day-begins", s.day)
        s.ask(UseDayPowers(), EndDay())
        s.ask_all([Hire(seat) for seat in range(s.seats)])


class Hire(Automatic[Parbourg]):
    """Draw a henchman and show him. Whoever owns the Cemetery draws two and keeps one."""

    __slots__ = ("who",)

    def __init__(self, who: Seat) -> None:
        super().__init__()
        self.who = who

    def fields(self) -> Doc:
        return {"who": self.who}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> Hire:
        return cls(r.seat("who"))

    def resolve(self, s: Parbourg) -> None:
        seat = self.who
        if s.day == 1:
            s.draw(seat, s.ruleset.hand)
        if not s.henchman_pile:
            recall_henchmen(s)
        take_henchman(s, seat, 2 * seat)
        if s.owns(seat, CEMETERY) and s.henchman_pile:
            take_henchman(s, seat, 2 * seat + 1)
            s.ask(KeepHenchman(seat))


class KeepHenchman(PlainQuestion):
    """Keep one of two henchmen, both shown to all; the other goes under the pile."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.HENCHMAN + henchman for henchman in s.henchmen_of(seat)]

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        kept = move - moves.HENCHMAN
        first, second = s.henchmen_of(seat)
        refused = second if kept == first else first
        s.assign(seat, kept, NONE)
        s.henchman_pile = [refused, *s.henchman_pile]
        s.shown += 1
        s.tell("sends-away", seat, HENCHMAN_KEYS[refused])


class UseDayPowers(Automatic[Parbourg]):
    """In ascending initiative: draws of henchmen and buildings, and the Spy's look; then cards may be played."""

    def resolve(self, s: Parbourg) -> None:
        s.order = s.by_initiative()
        steps: list[Step[Parbourg]] = [DrawForDay(seat) for seat in s.order]
        s.ask_all([*steps, BeginDay(0, 0)])


class DrawForDay(Automatic[Parbourg]):
    """The cards a seat draws at the beginning of the day, then the Spy's look."""

    __slots__ = ("who",)

    def __init__(self, who: Seat) -> None:
        super().__init__()
        self.who = who

    def fields(self) -> Doc:
        return {"who": self.who}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> DrawForDay:
        return cls(r.seat("who"))

    def resolve(self, s: Parbourg) -> None:
        seat, ruleset = self.who, s.ruleset
        count = sum(ruleset.henchmen[henchman].daily for henchman in s.henchmen_of(seat))
        count += sum(ruleset.cards[building].daily for building in s.buildings[seat])
        s.draw(seat, count)
        if s.has_henchman(seat, SPY):
            s.ask(Spy(seat))


class Spy(PlainQuestion):
    """Look at the hand of an opponent, or don't."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.PASS, *(moves.SEAT + other for other in s.others(seat))]

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("look", (move - moves.SEAT,)) if move >= moves.SEAT else Label("pass")

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move >= moves.SEAT:
            s.tell("looks", seat, move - moves.SEAT)
            s.show_hand(move - moves.SEAT, seat)


class BeginDay(Automatic[Parbourg]):
    """Round and round, each plays a card or passes, until all have passed in succession."""

    __slots__ = ("passes", "turn")

    def __init__(self, turn: int, passes: int) -> None:
        super().__init__()
        self.turn = turn  # whose turn, as an index in the order of the day
        self.passes = passes  # in succession

    def fields(self) -> Doc:
        return {"turn": self.turn, "passes": self.passes}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> BeginDay:
        return cls(r.seat("turn"), r.number("passes", 0, s.seats))

    def resolve(self, s: Parbourg) -> None:
        if self.passes == s.seats:
            close_beginning(s)
        else:
            seat = s.order[self.turn]
            if s.hands[seat]:
                s.ask(PlayAtDawn(seat, self.turn, self.passes))
            else:
                s.ask(BeginDay((self.turn + 1) % s.seats, self.passes + 1))


def close_beginning(s: Parbourg) -> None:
    """Let the challenges begin: cards used so far lie on the discard pile for good, and questions are asked again."""
    s.discard = s.discard + s.used
    s.used = []
    s.statuses = [0] * s.seats
    s.tell("challenges-begin")
    s.ask(NextChallenge())


class PlayAtDawn(PlainQuestion):
    """Use an Alchemy card, or an Ephemeral card that needs no challenge; or pass."""

    __slots__ = ("passes", "turn")

    def __init__(self, seat: Seat, turn: int, passes: int) -> None:
        super().__init__(seat)
        self.turn = turn
        self.passes = passes

    def fields(self) -> Doc:
        return {"turn": self.turn, "passes": self.passes}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> PlayAtDawn:
        return cls(r.seat(), r.seat("turn"), r.number("passes", 0, s.seats))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.passes)

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        options = [moves.PASS]
        cards = s.ruleset.cards
        last = NONE
        for hold in s.hands[seat]:
            card = hold >> 4
            if card == last or card < FIRST_EPHEMERAL:
                continue
            last = card
            kind = cards[card].kind
            if kind == EPHEMERAL:
                fits = not cards[card].challenge_only
            else:
                fits = kind == ALCHEMY and may_use_alchemy(s, seat, card)
            if fits and s.ruleset.effects[card].usable(s, seat):
                options.append(moves.CARD + card)
        return options

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("play", (CARD_KEYS[move - moves.CARD],)) if move >= moves.CARD else Label("pass")

    def why_not(self, s: Parbourg, seat: Seat, anchor: str) -> Label:
        card = own_card(s, seat, anchor)
        if card == NONE:
            return why_not_piece(s, seat, anchor)
        if s.ruleset.kinds[card] == ALCHEMY:
            return Label("why-no-use" if may_use_alchemy(s, seat, card) else "why-alchemy-colour")
        return Label("why-challenge-only")

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        following = (self.turn + 1) % s.seats
        if move == moves.PASS:
            s.ask(BeginDay(following, self.passes + 1))
            return
        s.ask(BeginDay(following, 0))
        use_up(s, seat, move - moves.CARD)
        announce(s, Play(seat, move - moves.CARD))


class EndDay(Automatic[Parbourg]):
    """Henchmen go back into the pile, or leave for good; the bonuses of the day end. After the last day all is over."""

    def resolve(self, s: Parbourg) -> None:
        gone = [henchman for henchman in s.henchmen if henchman >= 0] + s.slain
        s.henchmen = [NONE] * (2 * s.seats)
        s.slain = []
        s.elixirs = [0] * (4 * s.seats)
        if s.ruleset.set_aside:
            s.aside = s.aside + gone
        else:
            s.henchman_pile = sorted(s.henchman_pile + gone)
            s.shown = 0
            s.chance.shuffle(s.henchman_pile, "henchmen")
        if s.day < s.ruleset.days:
            s.ask(StartDay())
        else:
            s.tell("game-over")
