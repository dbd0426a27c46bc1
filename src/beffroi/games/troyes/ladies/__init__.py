"""The Ladies of Troyes: five modules, each on or off on its own, and two variants."""

from __future__ import annotations

from beffroi.games.troyes.ladies.expansion import LadiesOfTroyes

EXPANSION = LadiesOfTroyes()
