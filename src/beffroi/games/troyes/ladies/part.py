"""What The Ladies of Troyes has on the table, besides the ramparts: the Possession and the fourth level."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.expansion import Part
from beffroi.games.troyes.pieces import CITIZENS, COLUMNS, EMPTY, LEVELS, SEATS
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.terminal import piece
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.observation import Block, Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Seat, replaced

POSSESSION: Final = "possession"
BLOCKS: Final = (
    Block("possessed", "citizens whom the Possession holds", (("seat", SEATS),), CITIZENS),
    Block("possession-acted", "it has acted"),
)


def builds_higher(s: Troyes, builder: int) -> bool:
    """Tell whether the Master Builder, by its number among the activity cards, lies face up."""
    place = s.ruleset.activities[builder].place
    return s.cards[place] == builder and place % LEVELS < s.levels


class FourthLevel(Part):
    """The level of the Cathedral above the printed ones: seen only with the Master Builder."""

    __slots__ = ("builder",)

    def __init__(self, builder: int) -> None:
        self.builder = builder  # the Master Builder's number among the activity cards

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        if not builds_higher(s, self.builder):
            view["cathedral"] = view["cathedral"][:LEVELS]

    def check(self, s: Troyes) -> None:
        above = s.cathedral[LEVELS * COLUMNS :]
        if any(owner != EMPTY for owner in above) and not builds_higher(s, self.builder):
            raise RulesBug("nobody builds so high without the Master Builder", f"cathedral[{LEVELS}]")


class Possession(Part):
    """The citizens whom the Possession holds, and whether it has acted: it does so once."""

    __slots__ = ("done_once", "held")

    block = "possessed"

    def __init__(self, held: list[int], done_once: bool) -> None:
        self.held = held  # by seat
        self.done_once = done_once

    def with_citizens(self, seat: Seat, citizens: int) -> Possession:
        """Return the Possession with so many more citizens of a seat."""
        return Possession(replaced(self.held, seat, self.held[seat] + citizens), self.done_once)

    def done(self) -> Possession:
        """Return the Possession once it has acted."""
        return Possession(self.held, True)

    def citizens(self, seat: Seat) -> int:
        return self.held[seat]

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["possessed"] = self.held[:]

    def observe(self, s: Troyes, turns: list[int], out: Cells, at: int) -> None:
        for seat in range(s.seats):
            out.put(at + turns[seat], self.held[seat])
        if self.done_once:
            out.mark(at + SEATS)

    def render_text(self, view: Doc, say: Any) -> list[str]:
        held = " ".join(piece(seat) for seat, count in enumerate(view["possessed"]) for _ in range(count))
        return [f"{say('event-possession')}: {held}"] if held else []

    def write(self, s: Troyes, doc: Doc) -> None:
        doc["possession"] = {"citizens": self.held[:], "struck": self.done_once}

    def read(self, r: Reader, s: Troyes) -> None:
        entry = r.child("possession")
        s.put(Possession(entry.numbers("citizens", s.seats, 0, CITIZENS, 0), entry.flag("struck")))
        entry.done()

    def strikes(self, s: Troyes) -> bool:
        """Tell whether it lies among the events and has begun to act, so that it may hold citizens."""
        return self.done_once and any(s.ruleset.events[event].slug == POSSESSION for event in s.queue)

    def check(self, s: Troyes) -> None:
        for seat, held in enumerate(self.held):
            if held and not self.strikes(s):
                raise RulesBug("the Possession is not among the events", f"possession.citizens[{seat}]")
            if not 0 <= held <= CITIZENS:
                raise RulesBug(f"it holds {held} citizens", f"possession.citizens[{seat}]")
