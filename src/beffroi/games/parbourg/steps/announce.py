"""Announcing an effect: choose what it is aimed at, let opponents answer, then carry it out."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Announced, Play, read_play, write_play
from beffroi.games.parbourg.bids import card_value
from beffroi.games.parbourg.cards.effects import A_HENCHMAN, LYING_CARD, NOBODY_CHOSEN, OPPONENT, Effect
from beffroi.games.parbourg.cards.ids import (
    ALCHEMIST,
    ALCHEMY,
    CARD_KEYS,
    CARDS,
    COUNTERMAND,
    PARADE_SHIELD,
    SILVER_MIRROR,
)
from beffroi.games.parbourg.laid_cards import NONE, QUIET_NOW
from beffroi.games.parbourg.refusals import why_not_between_turns
from beffroi.games.parbourg.settings import NOTHING_TO_PLAY
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.question import (
    PlainQuestion,
    lying_label,
    plain_anchor,
    plain_label,
    read_answers,
    written_answers,
)
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Automatic, Simultaneous


def announce(s: Parbourg, play: Play) -> None:
    """Say which effect is used; if it concerns an opponent, choose."""
    chooses = s.ruleset.effects[play.card].chooses
    if chooses == NOBODY_CHOSEN:
        await_answers(s, play)
    elif chooses == A_HENCHMAN:
        s.ask(AimAtHenchman(play))
    else:
        aim_at_somebody(s, play)


def use_up(s: Parbourg, seat: Seat, card: int) -> None:
    """A card used for its effect goes onto the discard pile, out of reach until the challenge ends."""
    s.lose(seat, card)
    s.used = [*s.used, card]


def aim_at_somebody(s: Parbourg, play: Play) -> None:
    """Choose the opponent; where there is only one, or nobody, there is nothing to ask."""
    targets = s.ruleset.effects[play.card].targets(s, play.by)
    if not targets:
        await_answers(s, play)
    elif len(targets) == 1:
        aim_at_something(s, play.at(targets[0]))
    else:
        s.ask(AimAtOpponent(play))


def aim_at_something(s: Parbourg, play: Play) -> None:
    """Choose which of the opponent's cards, where the effect wants one."""
    effect = s.ruleset.effects[play.card]
    if effect.chooses == OPPONENT:
        await_answers(s, play)
        return
    picks = effect.picks(s, play.by, play.other)
    if len(picks) == 1:
        await_answers(s, play.at(play.other, picked(s, effect, play.other, picks[0])))
    else:
        s.ask(AimAtThing(play))


def picked(s: Parbourg, effect: Effect, other: Seat, move: Move) -> int:
    """What a pick means: the serial of a lying card, or a building."""
    return s.lying[other][move - moves.LYING].serial if effect.chooses == LYING_CARD else move - moves.CARD


def await_answers(s: Parbourg, play: Play) -> None:
    """The effect is announced with its aim; opponents may answer before it is carried out."""
    if play.other == NONE:
        s.tell("announces", play.by, CARD_KEYS[play.card])
    else:
        s.tell("announces-at", play.by, CARD_KEYS[play.card], play.other)
    s.ask(OpenAnswers(), CarryOut(play))


class AimQuestion(PlainQuestion):
    """A question of the one who announces."""

    __slots__ = ("play",)

    def __init__(self, play: Play) -> None:
        super().__init__(play.by)
        self.play = play

    def fields(self) -> Doc:
        return {"play": self.play.doc()}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> AimQuestion:
        r.seat()  # the same that announces
        return cls(read_play(r.child("play")))

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        return Label("ask-aim", (CARD_KEYS[self.play.card],))

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return self.play.doc()

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        write_play(self.play, out)


class AimAtOpponent(AimQuestion):
    """Which opponent the effect concerns."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return [moves.SEAT + other for other in s.ruleset.effects[self.play.card].targets(s, seat)]

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        aim_at_something(s, self.play.at(move - moves.SEAT))


class AimAtThing(AimQuestion):
    """Which lying card or building of the opponent the effect concerns."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        return s.ruleset.effects[self.play.card].picks(s, seat, self.play.other)

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        if move >= moves.CARD:
            return Label("choose-card", (CARD_KEYS[move - moves.CARD],))
        place, other = move - moves.LYING, self.play.other
        return lying_label(s.lying[other][place], seat, place, card_value(s, other, place, s.stake))

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        if move >= moves.CARD:
            return f"building:{self.play.other}-{CARDS[move - moves.CARD]}"
        return f"lying:{self.play.other}-{move - moves.LYING}"

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        play = self.play
        await_answers(s, play.at(play.other, picked(s, s.ruleset.effects[play.card], play.other, move)))


class AimAtHenchman(AimQuestion):
    """Which opponent's henchman the effect concerns; the Silver Mirror may draw cards instead."""

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        effect = s.ruleset.effects[self.play.card]
        picks = [moves.DRAW] if self.play.card == SILVER_MIRROR else []
        for other in s.others(seat):
            picks += effect.picks(s, seat, other)
        return picks

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        if move == moves.DRAW:
            return Label("draw-cards", (s.ruleset.cards[self.play.card].draws,))
        return super().label(s, seat, move)

    def apply(self, s: Parbourg, seat: Seat, move: Move) -> None:
        if move == moves.DRAW:
            await_answers(s, self.play)
            return
        henchman = move - moves.HENCHMAN
        await_answers(s, self.play.at(s.henchmen.index(henchman) // 2, henchman))


class CarryOut(Announced):
    """The effect happens, unless it was cancelled. The Alchemist draws after an Alchemy card of his that worked."""

    __slots__ = ()

    def cancelling(self) -> CarryOut:
        return CarryOut(self.play, True)

    def fields(self) -> Doc:
        return {"play": self.play.doc(), "cancelled": self.cancelled}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> CarryOut:
        return cls(read_play(r.child("play")), r.flag("cancelled"))

    def resolve(self, s: Parbourg) -> None:
        play = self.play
        if self.cancelled:
            s.tell("cancelled", CARD_KEYS[play.card])
            return
        if s.ruleset.kinds[play.card] == ALCHEMY and s.has_henchman(play.by, ALCHEMIST):
            s.ask(AlchemistDraws(play.by))
        s.ruleset.effects[play.card].carry_out(s, play)


class AlchemistDraws(Automatic[Parbourg]):
    """After the effect, whatever it asked."""

    __slots__ = ("by",)

    def __init__(self, by: Seat) -> None:
        super().__init__()
        self.by = by

    def fields(self) -> Doc:
        return {"by": self.by}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> AlchemistDraws:
        return cls(r.seat("by"))

    def resolve(self, s: Parbourg) -> None:
        s.draw(self.by, s.ruleset.henchmen[ALCHEMIST].draws)


class OpenAnswers(Automatic[Parbourg]):
    """Ask for answers to the effect that is next on the agenda, if anybody could have one."""

    __slots__ = ()

    def resolve(self, s: Parbourg) -> None:
        play = announced(s)
        countermand = s.hidden(COUNTERMAND)
        shield = s.stake != NONE and s.hidden(PARADE_SHIELD)
        answers = [Simultaneous.NOT_ASKED] * s.seats
        for seat in range(s.seats):
            if seat == play.by or not s.may_be_asked(seat):
                continue
            if countermand or (shield and s.ruleset.effects[play.card].threatens(s, play, seat)):
                answers[seat] = UNANSWERED
        if UNANSWERED in answers:
            s.ask(Answer(answers))


def announced(s: Parbourg) -> Play:
    """The effect that waits for answers."""
    step = s.agenda[-1]
    assert isinstance(step, Announced)
    return step.play


class Answer(Simultaneous[Parbourg]):
    """Cancel the announced effect by a Countermand, or step behind the Parade Shield if it has chosen you.

    Everybody who stands and holds a card is asked, with or without an answer in
    hand, so that the question tells nothing. The first in turn order after the
    announcer who answers does so; then all are asked again.
    """

    __slots__ = ()

    def copy(self) -> Answer:
        return Answer(self.answers[:])

    def about(self, s: Parbourg) -> Play:
        step = s.agenda[-2] if s.agenda[-1] is self else s.agenda[-1]
        assert isinstance(step, Announced)
        return step.play

    def prompt(self, s: Parbourg, seat: Seat) -> Label:
        play = self.about(s)
        if play.other == NONE:
            return Label("ask-answer", (play.by, CARD_KEYS[play.card]))
        return Label("ask-answer-at", (play.by, CARD_KEYS[play.card], play.other))

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        options = [moves.PASS, moves.QUIET]
        if s.holds(seat, COUNTERMAND):
            options.append(moves.CARD + COUNTERMAND)
        if s.stake != NONE and s.holds(seat, PARADE_SHIELD):
            play = self.about(s)
            if s.ruleset.effects[play.card].threatens(s, play, seat):
                options.append(moves.CARD + PARADE_SHIELD)
        return options

    def setting(self, s: Parbourg, seat: Seat) -> str:
        return NOTHING_TO_PLAY.name

    def after_a_while(self, s: Parbourg, seat: Seat, choice: str) -> Move:
        """Pass for who holds nothing to play."""
        return moves.PASS if max(self.options(s, seat)) < moves.CARD else UNANSWERED

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return Label("play", (CARD_KEYS[move - moves.CARD],)) if move >= moves.CARD else plain_label(s, move)

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return plain_anchor(move)

    def why_not(self, s: Parbourg, seat: Seat, anchor: str) -> Label:
        return why_not_between_turns(s, seat, anchor)

    def preview(self, s: Parbourg, viewer: Seat) -> Doc:
        return self.about(s).doc()

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        write_play(self.about(s), out)

    def fields(self) -> Doc:
        return {"answers": written_answers(self.answers)}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> Answer:
        return cls(read_answers(r))

    def reveal(self, s: Parbourg) -> None:
        by = announced(s).by
        keep_quiet(s, self.answers)
        for seat in s.after(by):
            move = self.answers[seat]
            if move >= moves.CARD:
                card = move - moves.CARD
                use_up(s, seat, card)
                s.ask(OpenAnswers())
                await_answers(s, Play(seat, card))
                return


def keep_quiet(s: Parbourg, answers: list[Move]) -> None:
    """Who wants no more questions of this kind gets none until the challenge, or the day's beginning, is over."""
    for seat, move in enumerate(answers):
        if move == moves.QUIET:
            s.set_status(seat, QUIET_NOW)
