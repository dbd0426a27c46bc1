"""Action 1, first part: a tradesman is hired for a card where the seat has none."""

from __future__ import annotations

from beffroi.games.troyes.citizens import sources
from beffroi.games.troyes.lots import NONE
from beffroi.games.troyes.moves import ACTIVATE, MOVES
from beffroi.games.troyes.pieces import PLACE_NAMES
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.actions import ACTIVATING
from beffroi.games.troyes.steps.lot import TakeDice
from beffroi.games.troyes.steps.sources import default_source, source_anchor, source_label
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat
from beffroi.kernel.step import Question


class HireTradesman(Question[Troyes]):
    """Any own citizen may become the tradesman: from the reserve, a building (lying ones too), another card."""

    __slots__ = ("place",)

    def __init__(self, seat: Seat, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def fields(self) -> Doc:
        return {"place": PLACE_NAMES[self.place]}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> HireTradesman:
        return cls(r.seat(), r.index("place", PLACE_NAMES))

    def prompt(self, s: Troyes, seat: Seat) -> Label:
        card = s.ruleset.activities[s.cards[self.place]]
        if card.influence:
            return Label("ask-hire-for-influence", (f"card-{card.slug}", card.influence))
        return Label("ask-hire-tradesman", (f"card-{card.slug}", card.cost))

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return sources(s, seat)

    def default(self, s: Troyes, seat: Seat) -> Move:
        return default_source(self.options(s, seat))

    def bill(self, s: Troyes, seat: Seat, move: Move) -> int:
        return ACTIVATING[self.place].hire_cost(s, seat)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        s.ask(TakeDice(seat, ACTIVATING[self.place], move, NONE, []))

    def preview(self, s: Troyes, viewer: Seat) -> Doc:
        return {
            "action": MOVES.notation(ACTIVATE + self.place),
            "hire": ACTIVATING[self.place].hire_cost(s, self.seat),
            "hire_influence": ACTIVATING[self.place].hire_influence(s, self.seat),
        }

    def observe(self, s: Troyes, viewer: Seat, out: Cells) -> None:
        out.pick(ACTIVATE + self.place)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return source_label(s, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return source_anchor(self.seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")
