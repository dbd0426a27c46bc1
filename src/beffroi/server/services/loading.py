"""Tables before the first entry of their log: their game, and the bot that stands in for somebody absent."""

from __future__ import annotations

from functools import cache
from typing import Any

import beffroi
from beffroi.bots import levels
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.server.domain.spec import SeatAssignment, TableSpec
from beffroi.server.domain.table import TableState
from beffroi.server.errors import Refused


def new_state(spec: TableSpec, seats: list[SeatAssignment]) -> TableState:
    """Return a table before the first entry of its log."""
    try:
        game = beffroi.game(spec.game)
    except BadRequest:
        raise Refused("not-found", f"this house no longer has the game {spec.game!r}") from None
    return TableState(game, spec, seats, standin_level(game))


@cache
def standin_level(game: Game[Any]) -> str:
    """Return the level that stands in for somebody absent: a middling one, quick to answer."""
    known = levels(game)
    return known[len(known) // 2].slug


def check_revision(table: TableState) -> None:
    rules, game = table.spec.rules, table.game
    if not game.oldest <= rules <= game.rules:
        raise Refused("frozen", f"the table follows revision {rules} of the rules, which this server can't play")
