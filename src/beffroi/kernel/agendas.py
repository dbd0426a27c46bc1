"""Which agendas a game can have: what may be done just before each step, and what a step points at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from beffroi.kernel.errors import RulesBug
from beffroi.kernel.state import State

LONGEST_AGENDA: Final = 60
BOTTOM: Final = ""  # stands for the end of the game, which the first step of an agenda lies on

Above: TypeAlias = "dict[str, tuple[str, ...]]"  # by the name of a step: what may lie on it
StepCheck: TypeAlias = "Callable[[Any, Any], str]"  # of a table and a step: why it can't wait there; empty if it can


class Agendas:
    """The order of the steps of a game, and what each of them needs on the table while it waits."""

    __slots__ = ("above", "checks")

    def __init__(self, above: Above, checks: dict[str, StepCheck]) -> None:
        self.above = above
        self.checks = checks

    def check(self, s: State) -> None:
        """Raise RulesBug at the first step that can't be there."""
        agenda, under = s.agenda, BOTTOM
        if len(agenda) > LONGEST_AGENDA:
            raise RulesBug(f"at most {LONGEST_AGENDA} steps are expected, not {len(agenda)}", "agenda")
        for i in range(len(agenda)):
            step = agenda[i]
            name = step.name()
            if name not in self.above.get(under, ()):
                what = f"{name} can't come just before {under}" if under else f"{name} can't be what ends the game"
                raise RulesBug(what, f"agenda[{i}]")
            check = self.checks.get(name)
            reason = check(s, step) if check is not None else ""
            if reason:
                raise RulesBug(reason, f"agenda[{i}]")
            under = name


def joined(tables: list[Above]) -> Above:
    """Return several tables in one, as expansions add steps to those of the game.

    >>> joined([{"EndTurn": ("Act",)}, {"EndTurn": ("Charm",), "Charm": ("Act",)}])
    {'EndTurn': ('Act', 'Charm'), 'Charm': ('Act',)}
    """
    found: Above = {}
    for table in tables:
        for under, names in table.items():
            found[under] = (*found.get(under, ()), *names)
    return found
