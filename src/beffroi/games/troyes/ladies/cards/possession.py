"""The Possession: it takes a citizen of everybody, and whoever fights it frees one at a time."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.citizens import sources, take_citizen
from beffroi.games.troyes.ladies.moves import FREE
from beffroi.games.troyes.ladies.part import Possession
from beffroi.games.troyes.ladies.tournament import seats_in_turn
from beffroi.games.troyes.moves import RECRUIT
from beffroi.games.troyes.penalties import fall_short
from beffroi.games.troyes.pieces import NEUTRAL
from beffroi.games.troyes.refusals import why_not_here
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.sources import source_anchor, source_label
from beffroi.kernel.label import Label
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Automatic, Question

STORED: Final = {"at": 0}  # written with these steps since the first records, which had citizens in a common list


class TakeCitizens(EventEffect):
    """Only in the round it is revealed: everybody gives a citizen, in turn from the start player.

    A cube on the event frees one, of the choice of who placed it; a gray cube one at random.
    """

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        possession = s.part(Possession)
        if possession.done_once:
            return
        s.put(possession.done())
        for seat in reversed(seats_in_turn(s)):
            s.agenda.append(Possess(seat))

    def cube_placed(self, s: Troyes, owner: int) -> None:
        if owner != NEUTRAL:
            s.agenda.append(FreeOne(owner))
            return
        held = [seat for seat, count in enumerate(s.part(Possession).held) for _ in range(count)]
        if held:
            free(s, held[s.chance.below(len(held), "possession")])

    def leave(self, s: Troyes) -> None:
        for seat, count in enumerate(s.part(Possession).held):
            for _ in range(count):
                free(s, seat)


def free(s: Troyes, owner: Seat) -> None:
    """A citizen comes home to its owner's reserve."""
    s.put(s.part(Possession).with_citizens(owner, -1))
    s.reserve = replaced(s.reserve, owner, s.reserve[owner] + 1)
    s.tell("freed", owner)


class Possess(Automatic[Troyes]):
    """A seat must give a citizen; who has none at all loses points."""

    __slots__ = ("giver",)

    def __init__(self, giver: Seat) -> None:
        super().__init__()
        self.giver = giver

    def fields(self) -> Doc:
        return {"giver": self.giver, **STORED}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> Possess:
        r.value("at")
        return cls(r.seat("giver"))

    def resolve(self, s: Troyes) -> None:
        if given(s, self.giver):
            s.agenda.append(GiveCitizen(self.giver))
        else:
            fall_short(s, self.giver)


def given(s: Troyes, seat: Seat) -> list[Move]:
    """Return where the citizen may come from; one may be recruited for it when the reserve is empty."""
    found = sources(s, seat)
    if not s.reserve[seat] and s.supply[seat] and s.influence[seat] >= s.ruleset.recruit:
        found.append(RECRUIT)
    return found


class GiveCitizen(Question[Troyes]):
    """Which citizen falls to the Possession?"""

    __slots__ = ()

    def fields(self) -> Doc:
        return dict(STORED)

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> GiveCitizen:
        r.value("at")
        return cls(r.seat())

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return given(s, seat)

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        if move == RECRUIT:
            s.influence[seat] -= s.ruleset.recruit
            s.supply = replaced(s.supply, seat, s.supply[seat] - 1)
        else:
            take_citizen(s, seat, move)
        s.put(s.part(Possession).with_citizens(seat, 1))
        s.tell("possessed", seat)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("recruit", (s.ruleset.recruit,)) if move == RECRUIT else source_label(s, move)

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return "influence:recruit" if move == RECRUIT else source_anchor(self.seat, move)

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-source")


class FreeOne(Automatic[Troyes]):
    """Whoever placed a cube frees one; asks only where citizens of several players are held."""

    __slots__ = ("saviour",)

    def __init__(self, saviour: Seat) -> None:
        super().__init__()
        self.saviour = saviour

    def fields(self) -> Doc:
        return {"saviour": self.saviour, **STORED}

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> FreeOne:
        r.value("at")
        return cls(r.seat("saviour"))

    def resolve(self, s: Troyes) -> None:
        held = possessed(s)
        if len(held) > 1:
            s.agenda.append(FreeCitizen(self.saviour))
        elif held:
            free(s, held[0])


def possessed(s: Troyes) -> list[Seat]:
    """Return the seats of whom the Possession holds citizens."""
    return [seat for seat, count in enumerate(s.part(Possession).held) if count]


class FreeCitizen(Question[Troyes]):
    """Whose citizen is freed?"""

    __slots__ = ()

    def fields(self) -> Doc:
        return dict(STORED)

    @classmethod
    def read(cls, r: Reader, s: Troyes) -> FreeCitizen:
        r.value("at")
        return cls(r.seat())

    def options(self, s: Troyes, seat: Seat) -> list[Move]:
        return [FREE + owner for owner in possessed(s)]

    def apply(self, s: Troyes, seat: Seat, move: Move) -> None:
        free(s, move - FREE)

    def label(self, s: Troyes, seat: Seat, move: Move) -> Label:
        return Label("free", (move - FREE,))

    def anchor(self, s: Troyes, seat: Seat, move: Move) -> str:
        return f"possessed:{move - FREE}"

    def why_not(self, s: Troyes, seat: Seat, anchor: str) -> Label:
        return why_not_here(anchor, "why-free")
