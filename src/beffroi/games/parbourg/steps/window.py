"""Between turns: everybody who stands has a moment for Ephemeral cards."""

from __future__ import annotations

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.ids import CARD_KEYS, EPHEMERAL
from beffroi.games.parbourg.laid_cards import NONE
from beffroi.games.parbourg.refusals import why_not_between_turns
from beffroi.games.parbourg.settings import NOTHING_TO_PLAY
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.steps.announce import announce, keep_quiet, use_up
from beffroi.games.parbourg.steps.question import plain_anchor, plain_label, read_answers, written_answers
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import NOBODY, UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Automatic, Simultaneous


class OpenWindow(Automatic[Parbourg]):
    """Ask for Ephemeral cards, if anybody could have one. Who has just had a turn is not asked again at first."""

    __slots__ = ("by", "everybody")

    def __init__(self, by: Seat, everybody: bool) -> None:
        super().__init__()
        self.by = by  # the question goes round from the player after this one
        self.everybody = everybody

    def fields(self) -> Doc:
        return {"by": self.by, "everybody": self.everybody}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> OpenWindow:
        return cls(r.number("by", NOBODY, s.seats - 1), r.flag("everybody"))

    def resolve(self, s: Parbourg) -> None:
        answers, asked = [Simultaneous.NOT_ASKED] * s.seats, False
        for seat in range(s.seats):
            if self.asks(s, seat):
                answers[seat] = UNANSWERED
                asked = True
        if asked:
            s.ask(PlayEphemeral(self.by, answers))

    def asks(self, s: Parbourg, seat: Seat) -> bool:
        """Whether an Ephemeral card that nobody has seen could serve the seat now, if it held it."""
        if not s.may_be_asked(seat) or (seat == self.by and not self.everybody):
            return False
        effects = s.ruleset.effects
        return any(effects[card].usable(s, seat) and s.hidden(card) for card in s.ruleset.ephemerals)


class PlayEphemeral(Simultaneous[Parbourg]):
    """Play an Ephemeral card between turns, or not.

    Everybody who stands and holds a card is asked at the same time, with or
    without an Ephemeral card in hand, so that the question tells nothing. The
    first in turn order who plays does so; then all are asked again.
    """

    __slots__ = ("by",)

    def __init__(self, by: Seat, answers: list[Move]) -> None:
        super().__init__(answers)
        self.by = by

    def copy(self) -> PlayEphemeral:
        return PlayEphemeral(self.by, self.answers[:])

    def fields(self) -> Doc:
        return {"by": self.by, "answers": written_answers(self.answers)}

    @classmethod
    def read(cls, r: Reader, s: Parbourg) -> PlayEphemeral:
        return cls(r.number("by", NOBODY, s.seats - 1), read_answers(r))

    def observe(self, s: Parbourg, viewer: Seat, out: Cells) -> None:
        out.amount(0, self.by + 1)

    def options(self, s: Parbourg, seat: Seat) -> list[Move]:
        options = [moves.PASS, moves.QUIET]
        kinds = s.ruleset.kinds
        last = NONE
        for hold in s.hands[seat]:
            card = hold >> 4
            if card != last and kinds[card] == EPHEMERAL and s.ruleset.effects[card].usable(s, seat):
                options.append(moves.CARD + card)
            last = card
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

    def reveal(self, s: Parbourg) -> None:
        keep_quiet(s, self.answers)
        for seat in s.after(self.by) if self.by != NOBODY else s.order:
            move = self.answers[seat]
            if move >= moves.CARD:
                s.ask(OpenWindow(seat, True))
                use_up(s, seat, move - moves.CARD)
                announce(s, Play(seat, move - moves.CARD))
                return
