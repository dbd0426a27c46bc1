"""What the cubes of the delayed activity cards do to an action."""

from __future__ import annotations

from typing import Final

from beffroi.games.troyes.cards.model import Improvement
from beffroi.games.troyes.pieces import COLOURS, OWNER, RED, VALUE, WHITE, YELLOW
from beffroi.kernel.state import Doc, Seat

RED_BIT = 1 << RED
WHITE_BIT = 1 << WHITE
YELLOW_BIT = 1 << YELLOW


class AddToLot(Improvement):
    """Blacksmith: so much more for a lot of red dice, however many dice it has. Not to place a citizen."""

    __slots__ = ("adds",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.adds: int = row["adds"]

    def colours(self, mask: int) -> int:
        return mask & RED_BIT

    def value(self, dice: list[int]) -> int:
        return super().value(dice) + self.adds

    def by_die(self) -> bool:
        return False


class AddToYellow(Improvement):
    """Priest: so much more for each yellow die, also above 6. Not to place a citizen."""

    __slots__ = ("adds",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.adds: int = row["adds"]

    def colours(self, mask: int) -> int:
        return mask & YELLOW_BIT

    def faces(self, dice: list[int]) -> list[int]:
        return [VALUE[code] + self.adds for code in dice]

    def value(self, dice: list[int]) -> int:
        return super().value(dice) + self.adds * len(dice)


class AddToEach(Improvement):
    """Confession: so much more for each die of any lot, also a mixed one. Not to place a citizen or to build."""

    __slots__ = ("adds",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.adds: int = row["adds"]

    def mixes(self, rules: int) -> bool:
        return True

    def faces(self, dice: list[int]) -> list[int]:
        return [VALUE[code] + self.adds for code in dice]

    def value(self, dice: list[int]) -> int:
        return super().value(dice) + self.adds * len(dice)


class SetEach(Improvement):
    """Apprenticeship: each die of any lot, also a mixed one, has the same value. Not to place a citizen or to build."""

    __slots__ = ("sets",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.sets: int = row["sets"]

    def mixes(self, rules: int) -> bool:
        return True

    def faces(self, dice: list[int]) -> list[int]:
        return [self.sets for _ in dice]

    def value(self, dice: list[int]) -> int:
        return self.sets * len(dice)


class YellowAsRed(Improvement):
    """Militia: a lot of yellow dice acts as red, values unchanged; a yellow die may open a slot of the Palace."""

    __slots__ = ()

    def colours(self, mask: int) -> int:
        return YELLOW_BIT if mask & RED_BIT else 0

    def acts_as(self, colour: int) -> int:
        return RED

    def settles(self) -> bool:
        return True


class FreeYellow(Improvement):
    """Tithe: one yellow die of each other district is free; further ones cost what the lot's size says."""

    __slots__ = ()

    def colours(self, mask: int) -> int:
        return mask & YELLOW_BIT

    def settles(self) -> bool:
        return True

    def supplies(self) -> bool:
        return True

    def costs(self, prices: list[int], seat: Seat, dice: list[int]) -> list[int]:
        price = prices[len(dice)]
        costs, given = [], [seat]
        for code in dice:
            if OWNER[code] == seat or OWNER[code] not in given:
                given.append(OWNER[code])
                costs.append(0)
            else:
                costs.append(price)
        return costs


class WhiteAsSeveral(Improvement):
    """Monk, Templar, Prior …: exactly one white die counts as several dice of its value, of the colour given.

    So many dice can't place a citizen. Several white dice may build: one cube each, up the column.
    """

    __slots__ = ("colour",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.most = 1
        self.copies = row["counts-as"]
        self.colour = COLOURS.index(row["as"])

    def colours(self, mask: int) -> int:
        return WHITE_BIT if mask >> self.colour & 1 else 0

    def acts_as(self, colour: int) -> int:
        return self.colour

    def builds(self) -> bool:
        return self.colour == WHITE

    def value(self, dice: list[int]) -> int:
        return VALUE[dice[0]] * self.copies


IMPROVEMENTS: Final[dict[str, type[Improvement]]] = {
    "add-to-each": AddToEach,
    "add-to-lot": AddToLot,
    "add-to-yellow": AddToYellow,
    "free-yellow": FreeYellow,
    "set-each": SetEach,
    "white-as-several": WhiteAsSeveral,
    "yellow-as-red": YellowAsRed,
}
