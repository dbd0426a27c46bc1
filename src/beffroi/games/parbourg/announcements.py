"""Effects that have been announced: who uses which card, and what it has chosen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from beffroi.games.parbourg.cards.ids import (
    BATTERING_RAM,
    CARDS,
    HENCHMEN,
    PILLAGE,
    SHINOBI_GOB,
    SILVER_MIRROR,
)
from beffroi.games.parbourg.laid_cards import MOST_SERIALS, NONE
from beffroi.games.parbourg.moves import CARD
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Seat
from beffroi.kernel.step import Step

# The names of what an effect chooses; a lying card has only its serial.
THINGS: Final[dict[int, tuple[str, ...]]] = {
    SHINOBI_GOB: HENCHMEN,
    SILVER_MIRROR: HENCHMEN,
    BATTERING_RAM: CARDS,
    PILLAGE: CARDS,
}


class Play:
    """An announced effect: who, which card, and what it has chosen."""

    __slots__ = ("by", "card", "other", "own", "what")

    def __init__(self, by: Seat, card: int, own: int = NONE, other: Seat = NONE, what: int = NONE) -> None:
        self.by = by
        self.card = card
        self.own = own  # the serial of the bid whose event this is, or NONE
        self.other = other  # the opponent chosen
        self.what = what  # the serial of a lying card, a building or a henchman of that opponent

    def at(self, other: Seat, what: int = NONE) -> Play:
        """The same effect with its aim."""
        return Play(self.by, self.card, self.own, other, what)

    def doc(self) -> Doc:
        doc: Doc = {"by": self.by, "card": CARDS[self.card]}
        if self.own != NONE:
            doc["own"] = self.own
        if self.other != NONE:
            doc["other"] = self.other
        if self.what != NONE:
            names = THINGS.get(self.card)
            doc["what"] = names[self.what] if names else self.what
        return doc


def write_play(play: Play, out: Cells) -> None:
    """Write an announced effect for learners: its card as a move; who, whose event, whom and what, each + 1."""
    out.pick(CARD + play.card)
    out.amount(0, play.by + 1)
    out.amount(1, play.own + 1)
    out.amount(2, play.other + 1)
    out.amount(3, play.what + 1)


def read_play(r: Reader) -> Play:
    """A play from its written form."""
    card = r.index("card", CARDS)
    names = THINGS.get(card)
    what = r.index("what", names, NONE) if names else r.number("what", NONE, MOST_SERIALS, NONE)
    play = Play(r.seat("by"), card, r.number("own", NONE, MOST_SERIALS, NONE), r.seat("other", NONE), what)
    r.done()
    return play


@mypyc_attr(allow_interpreted_subclasses=True)
class Announced(Step[Parbourg]):
    """An effect on the agenda that has been announced and not yet been carried out."""

    __slots__ = ("cancelled", "play")

    def __init__(self, play: Play, cancelled: bool = False) -> None:
        super().__init__()
        self.play = play
        self.cancelled = cancelled

    def cancelling(self) -> Announced:
        """The same, cancelled."""
        raise NotImplementedError
