"""What the King has on the table: his points, what he called, and his last roll."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.pieces import FACES, most_goods
from beffroi.games.troyes.royal.pieces import KING, YOU
from beffroi.games.troyes.royal.view import draw_king, king_view
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.observation import Block, Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Seat

BLOCKS: Final = (
    Block("king-points", "the King's victory points", (), 255, True, scale=20.0),
    Block("king-called", "characters he has recalled", (), 9),
    Block("king-roll", "his last two dice", (("die", 2),), FACES),
)


class King(Part):
    """The King's own numbers; another value takes its place when one changes."""

    __slots__ = ("called", "points", "roll")

    block = "king-points"

    def __init__(self, points: int, called: int, roll: list[int]) -> None:
        self.points = points  # his victory points
        self.called = called  # characters recalled so far, from the top of the column
        self.roll = roll  # his last two dice; 0 before the first

    def with_points(self, points: int) -> King:
        return King(points, self.called, self.roll)

    def with_called(self, called: int) -> King:
        return King(self.points, called, self.roll)

    def with_roll(self, roll: list[int]) -> King:
        return King(self.points, self.called, roll)

    # --- the part of an expansion ---------------------------------------------

    def set_up(self, s: Troyes) -> None:
        s.first = (YOU, KING)[s.chance.below(2, "the King begins")]

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["king"] = king_view(s, self)
        view["neutral"] = "nobody-1"

    def observe(self, s: Troyes, turns: list[int], out: Cells, at: int) -> None:
        out.wide(at, self.points)
        out.put(at + 2, self.called)
        out.put(at + 3, self.roll[0])
        out.put(at + 4, self.roll[1])

    def render_text(self, view: Doc, say: Any) -> list[str]:
        return draw_king(view, say)

    def write(self, s: Troyes, doc: Doc) -> None:
        doc["king"] = {
            "points": self.points,
            "called": self.called,
            "roll": self.roll[:],
            "won": [s.ruleset.events[card // 8].name for card in s.won if card % 8 == KING],
        }

    def read(self, r: Reader, s: Troyes) -> None:
        king = r.child("king")
        names = [card.name for card in s.ruleset.events]
        s.won = [event * 8 + KING for event in king.indexes("won", names, [])]
        called = king.number("called", 0, len(s.ruleset.characters), 0)
        s.put(King(king.number("points", 0, most_goods(s.round), 0), called, king.numbers("roll", 2, 0, FACES, 0)))
        king.done()

    def check(self, s: Troyes) -> None:
        if not 0 <= self.points <= most_goods(s.round):
            raise RulesBug(f"the King has {self.points} points", "king.points")
        if not 0 <= self.called <= len(s.characters):
            raise RulesBug(f"the King has recalled {self.called} of {len(s.characters)} characters", "king.called")
        if min(self.roll) == 0 < max(self.roll):
            raise RulesBug("he rolls two dice", "king.roll")


def king_gains(s: Troyes, points: int) -> None:
    """Points for the King."""
    king = s.part(King)
    s.put(king.with_points(king.points + points))
    s.tell("king-gains", points)
