"""What every outdoor activity is: it hears what happens, and spends the cubes of its level."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.ladies.ramparts.part import GATES, SLUGS, may_spend, spend
from beffroi.games.troyes.ladies.ramparts.spending import INFLUENCE, ask_to_spend, gain
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat

OUTDOOR_FIGURES: Final = "outdoor"  # the group


@mypyc_attr(allow_interpreted_subclasses=True)
class Outdoor:
    """An outdoor activity; it is told what happens like a module, and spends cubes of its level."""

    __slots__ = ("level", "slug")

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.level = SLUGS.index(slug) // GATES  # from 0

    def figure(self, s: Troyes, name: str) -> int:
        """A figure of this activity."""
        number: int = s.ruleset.figures[OUTDOOR_FIGURES][self.slug][name]
        return number

    def takes_cubes(self, colour: int) -> bool:
        """Whether a guard action with a die of this colour may place a cube here."""
        return True

    def may_act(self, s: Troyes, seat: Seat) -> bool:
        """Whether a cube can be spent now, before the own action."""
        return False

    def act(self, s: Troyes, seat: Seat) -> None:
        """Spend it."""

    def bought(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        """A seat has paid for these dice of others."""

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        """A seat is about to use an activity card."""

    def settled(self, s: Troyes, seat: Seat) -> None:
        """A seat has placed a citizen on a main building."""

    def farmed(self, s: Troyes, seat: Seat) -> None:
        """A seat has exploited agriculture."""

    def cubes_placed(self, s: Troyes, seat: Seat) -> None:
        """A seat has placed a cube on the Cathedral or an event."""

    def arrived(self, s: Troyes, seat: Seat, rank: int) -> None:
        """A guard has come to the last gate, as the first (1), second …"""

    def points(self, s: Troyes, seat: Seat) -> int:
        """Points when the game is over."""
        return 0

    def earn(self, s: Troyes, seat: Seat, good: str, own: bool) -> None:
        """Spend a cube for a good, unasked: in the own turn, or in that of another.

        Where not all the influence finds room, a seat in its own turn is asked, and in the turn of another the
        cube stays. Who wants to be asked always has the option `ask-outdoor`.
        """
        if not may_spend(s, seat, self.level):
            return
        amount = self.figure(s, f"gives-{good}")
        room = s.ruleset.influence_most - s.influence[seat] if good == INFLUENCE else amount
        if room and (s.ruleset.options["ask-outdoor"] or (own and room < amount)):
            ask_to_spend(s, seat, self.level, good, amount)
        elif room >= amount:
            spend(s, seat, self.level)
            gain(s, seat, good, amount)
