"""What every outdoor activity is: it hears what happens, and spends the cubes of its level."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from beffroi.games.troyes.expansion import Observer
from beffroi.games.troyes.ladies.ramparts.part import may_spend, spend, tile
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, OUTDOOR_FIGURES, SLUGS
from beffroi.games.troyes.ladies.ramparts.spending import ask_to_spend, gain, room_for
from beffroi.games.troyes.ladies.revisions import OUTDOOR_CUBES_ASKED
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat
from beffroi.kernel.step import Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Outdoor(Observer):
    """An outdoor activity, which spends cubes of its level; those that listen look whether they are in play."""

    __slots__ = ("level", "number", "slug")

    listens: ClassVar[bool] = False  # to what happens at the table

    def __init__(self, slug: str) -> None:
        self.slug = slug
        self.number = SLUGS.index(slug)
        self.level = self.number // GATES  # from 0

    def figure(self, s: Troyes, name: str) -> int:
        """Return a figure of this activity."""
        number: int = s.ruleset.figures[OUTDOOR_FIGURES][self.slug][name]
        return number

    def in_play(self, s: Troyes) -> bool:
        """Tell whether it lies at its gate in this game."""
        return tile(s, self.level) == self.number

    def takes_cubes(self, colour: int) -> bool:
        """Tell whether a guard action with a die of this colour may place a cube here."""
        return True

    def may_act(self, s: Troyes, seat: Seat) -> bool:
        """Tell whether a cube can be spent now, before the own action."""
        return False

    def act(self, s: Troyes, asked: Step[Troyes]) -> None:
        """Spend it, as an answer to the question that offered it."""

    def arrived(self, s: Troyes, seat: Seat, rank: int) -> None:
        """A guard has come to the last gate, as the first (1), second …"""

    def points(self, s: Troyes, seat: Seat) -> int:
        """Return the points when the game is over."""
        return 0

    def earn(self, s: Troyes, seat: Seat, good: str, own: bool) -> None:
        """Ask a seat whether it spends a cube for a good, in its own turn or in that of another.

        Influence that finds no room at all is no reason to ask. By the first revision cubes were spent unasked,
        unless the table had the option `ask-outdoor`: where not all the influence found room, a seat in its own
        turn was asked, and in the turn of another the cube stayed.
        """
        if not may_spend(s, seat, self.level):
            return
        amount = self.figure(s, f"gives-{good}")
        room = room_for(s, seat, good, amount)
        asks = s.rules >= OUTDOOR_CUBES_ASKED or s.ruleset.options["ask-outdoor"]
        if room and (asks or (own and room < amount)):
            ask_to_spend(s, seat, self.level, good, amount)
        elif room >= amount:
            spend(s, seat, self.level)
            gain(s, seat, good, amount)
