"""Citizens who work: one's own for nothing, others' for two deniers to their owner."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOUR_KEYS, COLOURS, DECKS, GREY, MOST
from beffroi.games.tournay.grid import SLOTS
from beffroi.games.tournay.moves import CITIZEN, COLOUR, SITE
from beffroi.games.tournay.prices import owners
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.steps.question import TournayQuestion
from beffroi.kernel.label import Label
from beffroi.kernel.observation import Cells
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat


def use_citizen(s: Tournay, seat: Seat, owner: Seat, colour: int, site: int) -> None:
    """Let a citizen work: beside the Plaza it lies down; on a building one's own stays, a hired one leaves a token."""
    if owner != seat:
        s.give(seat, owner, s.ruleset.hire_price)
        s.lay(owner, colour, 1)
        s.tell("hired", seat, owner, COLOUR_KEYS[colour], s.ruleset.hire_price)
        if site >= 0:
            s.put_work(site, GREY)
    elif site >= 0:
        s.plaza[seat * 3 + colour] -= 1
        s.put_work(site, 1 << 2 * colour)
    else:
        s.lay(seat, colour, 1)


def ask_citizens(s: Tournay, seat: Seat, colour: int, need: int, spare: int, site: int = -1, start: int = 0) -> None:
    """Use citizens; ask whose wherever there is a choice."""
    while need:
        found = owners(s, seat, colour, need, spare, start)
        if len(found) > 1:
            s.ask(UseCitizen(seat, colour, need, spare, site, start))
            return
        use_citizen(s, seat, found[0], colour, site)
        start = (found[0] - seat) % s.seats
        need -= 1


class UseCitizen(TournayQuestion):
    """Whose citizen works next? Own and others' may be mixed."""

    __slots__ = ("colour", "need", "site", "spare", "start")

    def __init__(self, seat: Seat, colour: int, need: int, spare: int, site: int, start: int) -> None:
        super().__init__(seat)
        self.colour = colour
        self.need = need  # citizens still missing
        self.spare = spare  # deniers the action itself will cost
        self.site = site  # the building they work on, or -1
        self.start = start  # owners before this one (clockwise from the seat) are not asked any more

    def fields(self) -> Doc:
        return {
            "colour": COLOURS[self.colour],
            "need": self.need,
            "spare": self.spare,
            "site": self.site,
            "start": self.start,
        }

    @classmethod
    def read(cls, r: Reader, s: Tournay) -> UseCitizen:
        need, spare = r.number("need", 0, DECKS), r.number("spare", 0, MOST)
        site, start = r.number("site", -1, s.seats * SLOTS - 1), r.number("start", 0, s.seats)
        return cls(r.seat(), r.index("colour", COLOURS), need, spare, site, start)

    def prompt(self, s: Tournay, seat: Seat) -> Label:
        return Label("ask-use-citizen", (COLOUR_KEYS[self.colour], self.need))

    def options(self, s: Tournay, seat: Seat) -> list[Move]:
        found = owners(s, seat, self.colour, self.need, self.spare, self.start)
        return [CITIZEN + owner for owner in found]

    def part(self, s: Tournay, seat: Seat, move: Move) -> bool:
        return True

    def cost_of(self, s: Tournay, seat: Seat, picks: list[Move]) -> int:
        return s.ruleset.hire_price * sum(1 for move in picks if move != CITIZEN + seat)

    def default(self, s: Tournay, seat: Seat) -> Move:
        """One's own first; then of whoever has fewest points, of several the next in turn."""
        options = self.options(s, seat)
        if CITIZEN + seat in options:
            return CITIZEN + seat
        totals = s.totals()
        return min(options, key=lambda move: (totals[move - CITIZEN], (move - CITIZEN - seat) % s.seats))

    def apply(self, s: Tournay, seat: Seat, move: Move) -> None:
        owner = move - CITIZEN
        use_citizen(s, seat, owner, self.colour, self.site)
        start = (owner - seat) % s.seats
        ask_citizens(s, seat, self.colour, self.need - 1, self.spare, self.site, start)

    def label(self, s: Tournay, seat: Seat, move: Move) -> Label:
        if move - CITIZEN == seat:
            return Label("use-own", (COLOUR_KEYS[self.colour],))
        return Label("hire", (move - CITIZEN, COLOUR_KEYS[self.colour], s.ruleset.hire_price))

    def anchor(self, s: Tournay, seat: Seat, move: Move) -> str:
        return f"plaza:{move - CITIZEN}-{COLOURS[self.colour]}"

    def preview(self, s: Tournay, viewer: Seat) -> Doc:
        return {"colour": COLOURS[self.colour], "need": self.need, "spare": self.spare}

    def observe(self, s: Tournay, viewer: Seat, out: Cells) -> None:
        out.pick(COLOUR + self.colour)
        out.amount(0, self.need)
        out.amount(1, self.spare)
        out.amount(2, self.start)
        if self.site >= 0:
            out.pick(SITE + self.site)
