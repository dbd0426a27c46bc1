"""The tournament variant for three and four players: the last round runs the other way round."""

from __future__ import annotations

from typing import Any, Final

from beffroi.games.troyes.pieces import SEATS
from beffroi.games.troyes.ruleset import Module, Ruleset
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, Seat

FEWEST: Final = 3  # players


class Tournament(Module):
    """Before the last round the start card passes to the right; turns and black dice then pass counter-clockwise."""

    __slots__ = ()

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.last_followers = [*((seat - 1) % ruleset.seats for seat in range(SEATS)), 0]

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["clockwise"] = s.round < s.ruleset.rounds

    def draw(self, view: Doc, say: Any) -> list[str]:
        return [] if view["clockwise"] else [say("word-counter-clockwise")]
