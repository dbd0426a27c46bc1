"""The event cards: what each does while it threatens the town."""

from __future__ import annotations

from beffroi.games.troyes.cards.model import EventEffect
from beffroi.games.troyes.penalties import suffer_cube, suffer_deniers, suffer_influence
from beffroi.games.troyes.pieces import (
    BUILDING_SLOTS,
    BUILDINGS,
    CITY_HALL,
    COLUMNS,
    EMPTY,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNERS,
)
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Doc, replaced


class Drought(EventEffect):
    """Each player pays for every own citizen standing in the City Hall."""

    __slots__ = ("takes",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.takes: int = row["takes-deniers"]

    def resolve(self, s: Troyes) -> None:
        for seat in range(s.seats):
            suffer_deniers(s, seat, self.takes * s.standing(CITY_HALL, seat))


class LoseDeniers(EventEffect):
    """Civil War: each player loses deniers."""

    __slots__ = ("takes",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.takes: int = row["takes-deniers"]

    def resolve(self, s: Troyes) -> None:
        for seat in range(s.seats):
            suffer_deniers(s, seat, self.takes)


class LoseInfluence(EventEffect):
    """Heresy: each player loses influence."""

    __slots__ = ("takes",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.takes: int = row["takes-influence"]

    def resolve(self, s: Troyes) -> None:
        for seat in range(s.seats):
            suffer_influence(s, seat, self.takes)


class Newcomer(EventEffect):
    """A die shows the slot or row of a building where a gray citizen enters.

    Succession: the Palace. Theological OptionConflict: the Bishopric. Travellers: the
    City Hall. Nothing happens when all gray citizens are in play.
    """

    __slots__ = ("building",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.building = BUILDINGS.index(row["building"])

    def resolve(self, s: Troyes) -> None:
        if s.grays_left() <= 0:
            s.tell("no-gray-left")
            return
        value = s.chance.below(FACES, "newcomer") + 1
        row = s.ruleset.entry_rows[self.building * FACES + value - 1]
        s.tell("newcomer", f"building-{BUILDINGS[self.building]}", value)
        if not may_push(s, row):
            return
        expelled = s.enter_row(row, NEUTRAL)
        if expelled != EMPTY:
            s.tell("expelled", expelled, f"building-{BUILDINGS[self.building]}")


def may_push(s: Troyes, row: list[int]) -> bool:
    """Tell whether the last one of a full row could lie down: nobody is expelled whose colour already lies there."""
    last = s.slots[row[-1]]
    full = all(s.slots[slot] != EMPTY for slot in row)
    return not full or s.lying[row[0] // BUILDING_SLOTS * OWNERS + last] < s.ruleset.lying_most[last]


class Support(EventEffect):
    """A gray cube on each of the events just to its left, Marauding being one of them."""

    __slots__ = ("neighbours",)

    def __init__(self, row: Doc) -> None:
        super().__init__(row)
        self.neighbours: int = row["neighbours"]

    def resolve(self, s: Troyes) -> None:
        here = next(i for i, event in enumerate(s.queue) if s.ruleset.events[event].effect is self)
        for event in s.queue[max(0, here - self.neighbours) : here]:
            if not s.ruleset.events[event].effect.guarded():
                s.put_cube(event, NEUTRAL)


class Builders(EventEffect):
    """A gray cube on the first free space of the Cathedral: lowest level, then lowest number."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for space in range(LEVELS * COLUMNS):
            if s.cathedral[space] == EMPTY:
                s.cathedral = replaced(s.cathedral, space, NEUTRAL)
                s.tell("gray-builds", space // COLUMNS + 1, space % COLUMNS + 1)
                return


class WorkDisruption(EventEffect):
    """The highest cube of the Cathedral goes: highest level, then highest number, even a gray one."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        for space in range(len(s.cathedral) - 1, -1, -1):
            if s.cathedral[space] != EMPTY:
                suffer_cube(s, space)
                return


class Resistance(EventEffect):
    """The last cube placed on each event goes, gray ones and its own included; no influence is given back."""

    __slots__ = ()

    def resolve(self, s: Troyes) -> None:
        s.banners = [cubes >> 3 for cubes in s.banners]
        s.tell("resisted")
