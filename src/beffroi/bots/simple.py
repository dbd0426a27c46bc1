"""The simplest players: one that answers anything, one that is careless now and then."""

from __future__ import annotations

from beffroi.bots.bot import Bot
from beffroi.kernel.chance import FastChance
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move


class RandomBot(Bot):
    """Any legal answer, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.chance = FastChance(seed)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        return options[self.chance.pick(len(options))]


class CarelessBot(Bot):
    """Plays like another bot, but answers some questions in a hundred without thinking."""

    def __init__(self, other: Bot, slips: int, seed: int) -> None:
        super().__init__()
        self.other = other
        self.slips = slips
        self.chance = FastChance(seed)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        if self.chance.pick(100) < self.slips:
            return options[self.chance.pick(len(options))]
        return self.other.think(p, options)

    def close(self) -> None:
        self.other.close()
