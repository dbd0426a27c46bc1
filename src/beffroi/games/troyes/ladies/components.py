"""What the box of the expansion adds to the supply, whichever of its modules is played."""

from __future__ import annotations

from beffroi.games.troyes.ruleset import Module, Ruleset


class MoreComponents(Module):
    """More gray citizens. Black dice need no number: as many are rolled as events show."""

    __slots__ = ()

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.gray_citizens += ruleset.figures["ladies"]["gray-citizens"]
