"""What was written of a table of Parbourg when somebody last looked at it, and from what (see `Sight`)."""

from __future__ import annotations

from beffroi.games.parbourg.laid_cards import LaidCard
from beffroi.kernel.observation import Layout, Sight


class ParbourgSight(Sight):
    """The piles that lie open and every player's side, the same for all; what each viewer sees in a way of its own."""

    __slots__ = ("aside", "discard", "discard_cells", "out_cells", "sides", "slain", "used", "used_cells", "viewers")

    def __init__(self, layout: Layout, seats: int) -> None:
        super().__init__(layout)
        self.discard: list[int] = []
        self.discard_cells = b""
        self.used: list[int] = []
        self.used_cells = b""
        self.aside: list[int] = []
        self.slain: list[int] = []
        self.out_cells = b""
        self.sides = [Side() for _ in range(seats)]
        self.viewers = [Viewer(seats) for _ in range(seats)]


class Side:
    """A player's camp, and what is noted beside it during a challenge."""

    __slots__ = (
        "bid_change",
        "buildings",
        "camp_cells",
        "elixirs",
        "folded",
        "hand",
        "henchmen",
        "standing_cells",
        "statuses",
        "won",
    )

    def __init__(self) -> None:
        self.henchmen: list[int] = []
        self.buildings: list[list[int]] = []
        self.elixirs: list[int] = []
        self.won: list[int] = []
        self.camp_cells = b""
        self.hand: list[int] = []
        self.bid_change: list[int] = []
        self.folded: list[int] = []
        self.statuses: list[int] = []
        self.standing_cells = b""


class Viewer:
    """The tokens, and every player's hand and bid, as one seat sees them."""

    __slots__ = ("bid_cells", "decided", "hand_cells", "hands", "lying", "order", "pile", "token_cells")

    def __init__(self, seats: int) -> None:
        self.pile: list[int] = []
        self.order: list[int] = []
        self.decided: list[int] = []
        self.token_cells = b""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.hand_cells = [b""] * seats
        self.lying: list[list[LaidCard]] = [[] for _ in range(seats)]
        self.bid_cells = [b""] * seats
