"""What all questions of Parbourg have: a label for each answer, and what is being put together meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.cards.ids import CARD_KEYS, CARDS, COLOUR_KEYS, COLOURS, HENCHMAN_KEYS, HENCHMEN
from beffroi.games.parbourg.laid_cards import NONE, LaidCard
from beffroi.kernel import step
from beffroi.kernel.label import Label
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat
from beffroi.kernel.step import Simultaneous

if TYPE_CHECKING:
    from beffroi.games.parbourg.state import Parbourg


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(step.Question["Parbourg"]):
    """A question to one seat."""

    __slots__ = ()

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        """An answer in words."""
        return plain_label(s, move)

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        """The piece an answer belongs to."""
        return plain_anchor(seat, move)


@mypyc_attr(allow_interpreted_subclasses=True)
class Gathering(Simultaneous["Parbourg"]):
    """A question to several seats at once."""

    __slots__ = ()

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return plain_label(s, move)

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return plain_anchor(seat, move)

    def fields(self) -> Doc:
        return {"answers": [written_answer(move) for move in self.answers]}

    def asked(self) -> list[Seat]:
        """Everybody who takes part, whether the answer has come in or not."""
        return [seat for seat, move in enumerate(self.answers) if move != Simultaneous.NOT_ASKED]


def plain_label(s: Parbourg, move: Move) -> Label:
    """The words of an answer that mean the same in every question."""
    if move < moves.SEAT:
        return Label(moves.PLAIN[move])
    if move < moves.COLOUR:
        return Label("choose-seat", (move - moves.SEAT,))
    if move < moves.TOKEN:
        return Label("choose-colour", (COLOUR_KEYS[move - moves.COLOUR],))
    if move < moves.HENCHMAN:
        return token_label(s, move - moves.TOKEN)
    if move < moves.LYING:
        return henchman_label(s, move - moves.HENCHMAN)
    return Label("choose-card", (CARD_KEYS[moves.card_of(move)],))


def token_label(s: Parbourg, place: int) -> Label:
    if place == 0:
        return Label("token-at-stake", (COLOUR_KEYS[s.stake],))
    return Label("token-on-pile", (COLOUR_KEYS[s.pile[-place]], place))


def henchman_label(s: Parbourg, henchman: int) -> Label:
    name = HENCHMAN_KEYS[henchman]
    if henchman in s.henchmen:
        return Label("choose-henchman-of", (name, s.henchmen.index(henchman) // 2))
    return Label("choose-henchman", (name,))


def lying_label(laid: LaidCard, seat: Seat, place: int, value: int) -> Label:
    """A lying card as the seat knows it, with what it counts."""
    if laid.down and not laid.seen >> seat & 1:
        return Label("choose-face-down", (place + 1,))
    return Label("choose-lying", (CARD_KEYS[laid.card], value))


def plain_anchor(seat: Seat, move: Move) -> str:
    if moves.SEAT <= move < moves.COLOUR:
        return f"seat:{move - moves.SEAT}"
    if moves.COLOUR <= move < moves.TOKEN:
        return f"colour:{COLOURS[move - moves.COLOUR]}"
    if moves.TOKEN <= move < moves.HENCHMAN:
        return f"token:{move - moves.TOKEN}"
    if moves.HENCHMAN <= move < moves.LYING:
        return f"henchman:{HENCHMEN[move - moves.HENCHMAN]}"
    card = moves.card_of(move)
    return f"hand:{CARDS[card]}" if card != NONE else ""


def written_answer(move: Move) -> str | None:
    """An answer for a position: its notation, `""` while it is waited for, nothing for a seat that is not asked."""
    if move == Simultaneous.NOT_ASKED:
        return None
    return "" if move == UNANSWERED else moves.notation(move)


def read_answer(text: str | None) -> Move:
    if text is None:
        return Simultaneous.NOT_ASKED
    return UNANSWERED if text == "" else moves.parse(text)
