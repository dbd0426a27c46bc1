"""The tournament variant for three and four players: the last round runs the other way round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.pieces import SEATS
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from beffroi.games.troyes.ruleset import Ruleset

FEWEST: Final = 3  # players


def play_tournament(ruleset: Ruleset) -> None:
    """Before the last round the start card passes to the right; turns and black dice then pass counter-clockwise."""
    ruleset.last_followers = [*((seat - 1) % ruleset.seats for seat in range(SEATS)), 0]
    ruleset.parts.append(Direction())


class Direction(Part):
    """The direction of play, for all to see."""

    __slots__ = ()

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["clockwise"] = s.round < s.ruleset.rounds

    def render_text(self, view: Doc, say: Any) -> list[str]:
        return [] if view["clockwise"] else [say("word-counter-clockwise")]
