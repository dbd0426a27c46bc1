"""What was written of a table of Tournay when somebody last looked at it, and from what (see `Sight`)."""

from __future__ import annotations

from beffroi.games.tournay.encoding import Heap
from beffroi.games.tournay.suspicions import HEAPS
from beffroi.kernel.observation import Layout, Sight


class TournaySight(Sight):
    """The decks, events and districts, the same for all; and what each viewer knows of cards face down."""

    __slots__ = (
        "coins",
        "criers",
        "deck_cells",
        "decks",
        "districts",
        "event_cells",
        "face_up",
        "moved",
        "queue",
        "reserve",
        "viewers",
    )

    def __init__(self, layout: Layout, seats: int) -> None:
        super().__init__(layout)
        self.decks: list[Heap | None] = [None] * HEAPS
        self.criers = -1
        self.face_up = -1
        self.deck_cells = b""
        self.moved = 0  # so often a deck was found changed
        self.queue: list[int] = []
        self.coins: list[int] = []
        self.reserve: list[int] = []
        self.event_cells = b""
        self.districts = [District() for _ in range(seats)]
        self.viewers = [Viewer(seats) for _ in range(seats)]


class District:
    """A player's district."""

    __slots__ = ("cells", "covered", "tiles", "work")

    def __init__(self) -> None:
        self.tiles: list[int] = []
        self.work: list[int] = []
        self.covered: list[int] = []
        self.cells = b""


class Viewer:
    """What one seat knows: places in decks, hands and ramparts, and cards that lie among others unseen."""

    __slots__ = (
        "decks",
        "hand_cells",
        "hands",
        "held_cells",
        "mixed",
        "moved",
        "piles",
        "row_cells",
        "seen_cells",
        "suspicion_cells",
    )

    def __init__(self, seats: int) -> None:
        self.moved = 0
        self.decks: list[Heap | None] = [None] * HEAPS
        self.row_cells = [b""] * HEAPS
        self.seen_cells = b""
        self.hands: list[Heap | None] = [None] * seats
        self.piles: list[Heap | None] = [None] * seats
        self.held_cells = [b""] * seats
        self.hand_cells = b""
        self.mixed = (
            0  # heaps with cards among others unseen, as bits: the decks, then of each player hand and ramparts
        )
        self.suspicion_cells = b""
