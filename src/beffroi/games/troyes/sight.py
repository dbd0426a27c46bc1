"""What was written of a table of Troyes when somebody last looked at it, and from what (see `Sight`)."""

from __future__ import annotations

from beffroi.games.troyes.expansion import Part
from beffroi.kernel.observation import Layout, Sight


class TroyesSight(Sight):
    """The activity cards, the same for all; the rest of the table as each viewer sees it."""

    __slots__ = ("card_cells", "cards", "levels", "viewers")

    def __init__(self, layout: Layout, seats: int) -> None:
        super().__init__(layout)
        self.cards: list[int] = []
        self.levels = -1
        self.card_cells = b""
        self.viewers = [Viewer() for _ in range(seats)]


class Viewer:
    """The buildings, cards and events with the owners of their pieces in turn from the seat that looks."""

    __slots__ = (
        "banners",
        "cathedral",
        "cathedral_cells",
        "characters",
        "citizen_cells",
        "cubes",
        "lying",
        "parts",
        "queue",
        "queue_cells",
        "side_cells",
        "slots",
        "tradesmen",
        "tradesmen_cells",
        "won",
        "won_cells",
    )

    def __init__(self) -> None:
        self.slots: list[int] = []
        self.lying: list[int] = []
        self.citizen_cells = b""
        self.cathedral: list[int] = []
        self.cathedral_cells = b""
        self.tradesmen: list[int] = []
        self.cubes: list[int] = []
        self.tradesmen_cells = b""
        self.queue: list[int] = []
        self.banners: list[int] = []
        self.queue_cells = b""
        self.won: list[int] = []
        self.won_cells = b""
        self.characters: list[int] = []
        self.parts: list[Part] = []
        self.side_cells = b""
