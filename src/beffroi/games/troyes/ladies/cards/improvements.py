"""What the cubes of the expansion's delayed cards do to an action."""

from __future__ import annotations

from beffroi.games.troyes.cards.effects import Delayed
from beffroi.games.troyes.cards.improvements import IMPROVEMENTS, RED_BIT
from beffroi.games.troyes.cards.model import Improvement
from beffroi.games.troyes.ladies.revisions import MIXED_LOTS_STAY_PLAIN
from beffroi.games.troyes.pieces import COLOURS, LOT, OPPOSITE, OWNER, VALUE
from beffroi.kernel.state import Doc, Seat


class TurnOwnDie(Improvement):
    """Distiller: one own die, the first taken, counts with its opposite face; never a die of somebody else."""

    __slots__ = ("raises",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.singles_out = True
        self.raises: bool = row["builds"] > 0  # whether it may build

    def may_single_out(self, seat: Seat, code: int) -> bool:
        return OWNER[code] == seat

    def mixes(self, rules: int) -> bool:
        return rules < MIXED_LOTS_STAY_PLAIN

    def builds(self) -> bool:
        return self.raises

    def settles(self) -> bool:
        return True

    def shows(self, code: int) -> int:
        return OPPOSITE - VALUE[code]

    def faces(self, dice: list[int]) -> list[int]:
        return [VALUE[code] if i else OPPOSITE - VALUE[code] for i, code in enumerate(dice)]

    def value(self, dice: list[int]) -> int:
        return sum(self.faces(dice))


class AllLikeOne(Improvement):
    """Preacher: every die of the lot has the value of one of them, the first taken. Of no use for a single die."""

    __slots__ = ("raises",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.singles_out = True
        self.raises: bool = row["builds"] > 0  # whether it may build

    def mixes(self, rules: int) -> bool:
        return rules < MIXED_LOTS_STAY_PLAIN

    def builds(self) -> bool:
        return self.raises

    def faces(self, dice: list[int]) -> list[int]:
        return [VALUE[dice[0]] for _ in dice]

    def value(self, dice: list[int]) -> int:
        return sum(self.faces(dice))


class FreeDie(Improvement):
    """Winemaker: one die of somebody else, the first taken, is free; it counts in the size that makes the price."""

    __slots__ = ()

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.singles_out = True

    def may_single_out(self, seat: Seat, code: int) -> bool:
        return OWNER[code] != seat

    def mixes(self, rules: int) -> bool:
        return rules < MIXED_LOTS_STAY_PLAIN

    def builds(self) -> bool:
        return True

    def settles(self) -> bool:
        return True

    def supplies(self) -> bool:
        return True

    def costs(self, prices: list[int], seat: Seat, dice: list[int]) -> list[int]:
        price = prices[len(dice)]
        return [price if i and OWNER[code] != seat else 0 for i, code in enumerate(dice)]


class CheapRed(Improvement):
    """Head Templar: one red die of each other district at a fixed price; further ones cost what the size says."""

    __slots__ = ("pays",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.pays: int = row["die-deniers"]

    def colours(self, mask: int) -> int:
        return mask & RED_BIT

    def settles(self) -> bool:
        return True

    def supplies(self) -> bool:
        return True

    def costs(self, prices: list[int], seat: Seat, dice: list[int]) -> list[int]:
        costs = super().costs(prices, seat, dice)
        visited = [seat]
        for i, code in enumerate(dice):
            if OWNER[code] not in visited:
                visited.append(OWNER[code])
                costs[i] = self.pays
        return costs


class ExtraDie(Improvement):
    """Augustinian, Recruiter: the cube itself is an own die of one colour, beside at least one real die.

    It counts in the size of the lot and so for the price of the others. It joins
    no mixed lot, places no citizen, and builds nothing.
    """

    __slots__ = ("bit", "pips")

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.most = LOT - 1
        self.bit = 1 << COLOURS.index(row["as"])
        self.pips: int = row["pips"]

    def colours(self, mask: int) -> int:
        return mask & self.bit

    def faces(self, dice: list[int]) -> list[int]:
        return [*super().faces(dice), self.pips]

    def value(self, dice: list[int]) -> int:
        return super().value(dice) + self.pips

    def costs(self, prices: list[int], seat: Seat, dice: list[int]) -> list[int]:
        price = prices[len(dice) + 1]
        return [0 if OWNER[code] == seat else price for code in dice]


class DelayedWork(Delayed):
    """A delayed card of the base game or of the expansion."""

    __slots__ = ()

    improvements = {
        **IMPROVEMENTS,
        "all-like-one": AllLikeOne,
        "cheap-red": CheapRed,
        "extra-die": ExtraDie,
        "free-die": FreeDie,
        "turn-own-die": TurnOwnDie,
    }
