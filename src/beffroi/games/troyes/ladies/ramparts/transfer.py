"""The transfer: while a card that holds cubes is activated, an outdoor cube moves to another such card."""

from __future__ import annotations

from beffroi.games.troyes.ladies.moves import KEEP
from beffroi.games.troyes.ladies.ramparts.part import level_of, spend
from beffroi.games.troyes.moves import ACTIVATE, CUBE
from beffroi.games.troyes.pieces import LEVELS, PLACE_NAMES, PLACES
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question

TRANSFER = "transfer"


def open_cards(s: Troyes, seat: Seat, place: int) -> list[int]:
    """Return the other cards lying face up that hold cubes, as far as the seat can pay for one there."""
    found = []
    for other in range(PLACES):
        effect = s.ruleset.activities[s.cards[other]].effect
        if other == place or other % LEVELS >= s.levels or effect.kind() == "immediate":
            continue
        if s.deniers[seat] >= effect.cube_price():
            found.append(other)
    return found


class TransferCube(Question[Troyes]):
    """To which card does the cube move? No tradesman, colour or value is asked for. It may stay."""

    __slots__ = ("place",)

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place  # of the activated card

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place]}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> TransferCube:
        return cls(r.seat(), r.index("place", PLACE_NAMES))

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [*[CUBE + place for place in open_cards(s, seat, self.place)], KEEP]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == KEEP:
            return
        card = s.ruleset.activities[s.cards[move - CUBE]]
        spend(s, seat, level_of(s, TRANSFER))
        s.deniers[seat] -= card.effect.cube_price()
        s.add_cubes(seat, move - CUBE, 1)
        s.tell("cubes-on-card", seat, 1, f"card-{card.slug}")

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        if move == KEEP:
            return Label("keep-cube")
        card = s.ruleset.activities[s.cards[move - CUBE]]
        return Label("transfer-cube", (f"card-{card.slug}", card.effect.cube_price()))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return "" if move == KEEP else f"card:{s.ruleset.activities[s.cards[move - CUBE]].slug}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-transfer")
