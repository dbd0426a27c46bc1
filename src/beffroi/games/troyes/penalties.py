"""What a player loses who can't give all that is due."""

from __future__ import annotations

from beffroi.games.troyes.pieces import COLUMNS, EMPTY, NEUTRAL
from beffroi.games.troyes.state import Troyes
from beffroi.kernel.state import Seat, replaced


def suffer_deniers(s: Troyes, seat: Seat, deniers: int) -> None:
    """Lose deniers to an event; who has too few gives all and loses points."""
    if deniers and not averted(s, seat, "deniers", deniers):
        lose_deniers(s, seat, deniers)


def lose_deniers(s: Troyes, seat: Seat, deniers: int) -> None:
    given = min(deniers, s.deniers[seat])
    s.deniers[seat] -= given
    s.tell("loses-deniers", seat, given)
    if given < deniers:
        fall_short(s, seat)


def suffer_influence(s: Troyes, seat: Seat, influence: int) -> None:
    """Lose influence to an event; who has too little gives all and loses points."""
    if not averted(s, seat, "influence", influence):
        lose_influence(s, seat, influence)


def lose_influence(s: Troyes, seat: Seat, influence: int) -> None:
    given = min(influence, s.influence[seat])
    s.influence[seat] -= given
    s.tell("loses-influence", seat, given)
    if given < influence:
        fall_short(s, seat)


def fall_short(s: Troyes, seat: Seat) -> None:
    """Points lost by who gives too little; nobody falls below nothing."""
    s.gain_points(seat, -s.ruleset.shortfall)
    s.tell("falls-short", seat, s.ruleset.shortfall)


def suffer_cube(s: Troyes, space: int) -> None:
    """Lose the cube on a space of the Cathedral to an event."""
    owner = s.cathedral[space]
    if owner == NEUTRAL or not averted(s, owner, "cube", space):
        remove_cube(s, space)


def remove_cube(s: Troyes, space: int) -> None:
    s.tell("cube-falls", s.cathedral[space], space // COLUMNS + 1, space % COLUMNS + 1)
    s.cathedral = replaced(s.cathedral, space, EMPTY)


def averted(s: Troyes, seat: Seat, loss: str, amount: int) -> bool:
    """Tell whether a shield sees to the loss."""
    for shield in s.ruleset.shields:  # noqa: SIM110 (a generator here is measurably slower)
        if shield.averts(s, seat, loss, amount):
            return True
    return False
