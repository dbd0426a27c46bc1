"""The tournament variant for three and four players: the last round runs the other way round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.ladies.revisions import EVENTS_FOLLOW_TURNS
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


def seats_in_turn(s: Troyes) -> list[Seat]:
    """Return the seats in the order in which an event asks them: from the start player on, as turns go."""
    found = [s.first]
    while len(found) < s.seats:
        last = found[-1]
        found.append((last + 1) % s.seats if s.rules < EVENTS_FOLLOW_TURNS else s.next_seat(last))
    return found


class Direction(Part):
    """The direction of play, for all to see."""

    __slots__ = ()

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["clockwise"] = s.round < s.ruleset.rounds

    def render_text(self, view: Doc, say: Any) -> list[str]:
        return [] if view["clockwise"] else [say("word-counter-clockwise")]
