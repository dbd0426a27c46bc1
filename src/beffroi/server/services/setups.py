"""Positions and figures of somebody's own, set up for the first time to see whether a table can begin with them."""

from __future__ import annotations

from typing import Any, Final

import beffroi
from beffroi.bots.clock import core_seconds
from beffroi.kernel.chance import SeedCommitment, SeededChance
from beffroi.kernel.errors import BadPosition, BadRequest, RulesBug
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import NOBODY
from beffroi.server.errors import DAMAGED

LOOP_SHARE: Final = 0.04  # seconds of processor time a table may take to be set up and shown: the loop does it too
TRIES: Final = 2  # the first one also loads what the game keeps


def check_setup(
    slug: str, rules: int, seats: int, options: dict[str, Any], start: dict[str, Any] | None, share: float = LOOP_SHARE
) -> str:
    """Return why a table can't begin like this, in one line; empty when it can.

    A server lets its checker's process do this; what takes longer than `share` seconds is refused.
    """
    try:
        game = beffroi.game(slug)
        if any(time_taken(game, Setup(rules, seats, options), start) <= share for _ in range(TRIES)):
            return ""
    except (BadPosition, RulesBug, BadRequest) as error:
        return f"the position can't be set up: {error}" if start is not None else str(error)
    except DAMAGED as error:
        return f"the position is damaged ({type(error).__name__})"
    return "the position takes too long to set up"


def time_taken(game: Game[Any], setup: Setup, start: dict[str, Any] | None) -> float:
    """Return the processor time in seconds that setting a table up takes."""
    begun = core_seconds()
    set_up(game, setup, start)
    return core_seconds() - begun


def set_up(game: Game[Any], setup: Setup, start: dict[str, Any] | None) -> None:
    """Do with a table what a server does with it before the first decision."""
    if start is not None:
        state = game.from_position(start, SeededChance(b"check"), setup.rules)
        if state.seats != setup.seats:
            raise BadRequest(f"the position has {state.seats} seats, the table {setup.seats}")
        state.check()
    state = Match(game, setup, SeedCommitment(b"check"), start).state
    for seat in range(NOBODY, setup.seats):
        state.view(seat)
    for seat in state.waiting():
        state.prompt(seat)
        for move in state.options(seat):
            game.anchor(state, seat, move)
            game.label(state, seat, move)
    state.position()
