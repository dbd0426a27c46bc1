"""The Outlaw Leader: his band makes black dice stronger."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.expansion import Observer
from beffroi.games.troyes.pieces import FACES
from beffroi.games.troyes.state import Troyes


class Outlaw(EventEffect):
    """Only an open fight reaches him."""

    __slots__ = ()

    def guarded(self) -> bool:
        return True


class OutlawBand(Observer):
    """While the Outlaw Leader is in the queue every black die of the events is worth more, six at most."""

    __slots__ = ("adds", "outlaw")

    def __init__(self, outlaw: int, adds: int) -> None:
        self.outlaw = outlaw  # the Outlaw Leader's number among the events
        self.adds = adds

    def black_rolled(self, s: Troyes) -> None:
        if self.outlaw in s.queue:
            s.black = [min(FACES, value + self.adds) for value in s.black]
            s.tell("outlaw-strengthens", self.adds)
