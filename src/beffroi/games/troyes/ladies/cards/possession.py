"""The Possession: it takes a citizen of everybody, and whoever fights it frees one at a time."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.citizens import sources, take_citizen
from beffroi.games.troyes.ladies.moves import FREE
from beffroi.games.troyes.moves import RECRUIT
from beffroi.games.troyes.penalties import fall_short
from beffroi.games.troyes.pieces import NEUTRAL, SEATS
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.question import Question
from beffroi.games.troyes.steps.registry import STEPS, seat_of
from beffroi.games.troyes.steps.sources import source_anchor, source_label
from beffroi.kernel.label import Label
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic

DONE_ONCE: Final = SEATS  # behind the citizens of each seat: whether the card has acted
KEPT: Final = SEATS + 1


class Possession(EventEffect):
    """Only in the round it is revealed: everybody gives a citizen, clockwise from the start player.

    A cube on the event frees one, of the choice of who placed it; a gray cube one at random.
    """

    __slots__ = ("at",)

    def __init__(self, at: int) -> None:
        self.at = at

    def resolve(self, s: Troyes) -> None:
        if s.extra[self.at + DONE_ONCE]:
            return
        s.extra[self.at + DONE_ONCE] = 1
        for i in range(s.seats - 1, -1, -1):
            s.agenda.append(Possess((s.first + i) % s.seats, self.at))

    def cube_placed(self, s: Troyes, owner: int) -> None:
        held = [seat for seat in range(s.seats) for _ in range(s.extra[self.at + seat])]
        if owner != NEUTRAL:
            s.agenda.append(FreeOne(owner, self.at))
        elif held:
            free(s, self.at, held[s.chance.below(len(held), "possession")])

    def leave(self, s: Troyes) -> None:
        for seat in range(s.seats):
            while s.extra[self.at + seat]:
                free(s, self.at, seat)


def free(s: Troyes, at: int, owner: Seat) -> None:
    """A citizen comes home to its owner's reserve."""
    s.extra[at + owner] -= 1
    s.reserve = replaced(s.reserve, owner, s.reserve[owner] + 1)
    s.tell("freed", owner)


class Possess(Automatic[Troyes]):
    """A seat must give a citizen; who has none at all loses points."""

    __slots__ = ("at", "giver")

    def __init__(self, giver: Seat, at: int) -> None:
        super().__init__()
        self.giver = giver
        self.at = at

    def fields(self) -> Doc:
        return {"giver": self.giver, "at": self.at}

    def resolve(self, s: Troyes) -> None:
        if given(s, self.giver):
            s.agenda.append(GiveCitizen(self.giver, self.at))
        else:
            fall_short(s, self.giver)


def given(s: Troyes, seat: Seat) -> list[Move]:
    """Where the citizen may come from; one may be recruited for it when the reserve is empty."""
    found = sources(s, seat)
    if not s.reserve[seat] and s.supply[seat] and s.influence[seat] >= s.ruleset.recruit:
        found.append(RECRUIT)
    return found


class GiveCitizen(Question):
    """Which citizen falls to the Possession?"""

    __slots__ = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def fields(self) -> Doc:
        return {"at": self.at}

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return given(s, seat)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == RECRUIT:
            s.influence[seat] -= s.ruleset.recruit
            s.supply = replaced(s.supply, seat, s.supply[seat] - 1)
        else:
            take_citizen(s, seat, move)
        s.extra[self.at + seat] += 1
        s.tell("possessed", seat)

    def label(self, s: Troyes, move: Move) -> Label:
        return Label("recruit", (s.ruleset.recruit,)) if move == RECRUIT else source_label(s, move)

    def anchor(self, s: Troyes, move: Move) -> str:
        return "influence:recruit" if move == RECRUIT else source_anchor(self.seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")


class FreeOne(Automatic[Troyes]):
    """Whoever placed a cube frees one; asks only where citizens of several players are held."""

    __slots__ = ("at", "saviour")

    def __init__(self, saviour: Seat, at: int) -> None:
        super().__init__()
        self.saviour = saviour
        self.at = at

    def fields(self) -> Doc:
        return {"saviour": self.saviour, "at": self.at}

    def resolve(self, s: Troyes) -> None:
        held = [seat for seat in range(s.seats) if s.extra[self.at + seat]]
        if len(held) > 1:
            s.agenda.append(FreeCitizen(self.saviour, self.at))
        elif held:
            free(s, self.at, held[0])


class FreeCitizen(Question):
    """Whose citizen is freed?"""

    __slots__ = ("at",)

    def __init__(self, seat: Seat, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def fields(self) -> Doc:
        return {"at": self.at}

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [FREE + owner for owner in range(s.seats) if s.extra[self.at + owner]]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        free(s, self.at, move - FREE)

    def label(self, s: Troyes, move: Move) -> Label:
        return Label("free", (move - FREE,))

    def anchor(self, s: Troyes, move: Move) -> str:
        return f"possessed:{move - FREE}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-free")


STEPS["Possess"] = lambda s, doc: Possess(seat_of(s, doc, "giver"), doc["at"])
STEPS["GiveCitizen"] = lambda s, doc: GiveCitizen(seat_of(s, doc), doc["at"])
STEPS["FreeOne"] = lambda s, doc: FreeOne(seat_of(s, doc, "saviour"), doc["at"])
STEPS["FreeCitizen"] = lambda s, doc: FreeCitizen(seat_of(s, doc), doc["at"])
