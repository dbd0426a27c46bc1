"""What questions of Parbourg share: words and pieces of answers that mean the same in all of them."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from beffroi.games.parbourg import moves
from beffroi.games.parbourg.cards.ids import CARD_KEYS, CARDS, COLOUR_KEYS, COLOURS, HENCHMAN_KEYS, HENCHMEN
from beffroi.games.parbourg.laid_cards import NONE, LaidCard
from beffroi.games.parbourg.refusals import why_not_piece
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import UNANSWERED, Move, Seat
from beffroi.kernel.step import Question, Simultaneous


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainQuestion(Question[Parbourg]):
    """A question to one seat whose answers mean what their moves say; a class says what it says otherwise."""

    __slots__ = ()

    def label(self, s: Parbourg, seat: Seat, move: Move) -> Label:
        return plain_label(s, move)

    def anchor(self, s: Parbourg, seat: Seat, move: Move) -> str:
        return plain_anchor(move)

    def why_not(self, s: Parbourg, seat: Seat, anchor: str) -> Label:
        return why_not_piece(s, seat, anchor)


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


def plain_anchor(move: Move) -> str:
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


def written_answers(answers: list[Move]) -> list[str | None]:
    """Answers for a position: the notation, `""` while one is waited for, nothing for a seat that is not asked."""
    return [written_answer(move) for move in answers]


def written_answer(move: Move) -> str | None:
    if move == Simultaneous.NOT_ASKED:
        return None
    return "" if move == UNANSWERED else moves.MOVES.notation(move)


def read_answers(r: Reader) -> list[Move]:
    """The inverse of `written_answers`."""
    texts = r.values("answers")
    if len(texts) != r.seats:
        raise r.bad("answers", f"one for each of {r.seats} seats is expected")
    return [read_answer(r, text) for text in texts]


def read_answer(r: Reader, text: object) -> Move:
    if text is None:
        return Simultaneous.NOT_ASKED
    return UNANSWERED if text == "" else Reader({"answers": text}, r.place).move("answers", moves.MOVES)
