"""One answer of a bot, asked across a process boundary: plain data in, a notation out."""

from __future__ import annotations

import beffroi
from beffroi.bots.registry import make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import replay
from beffroi.kernel.state import Doc, Seat


def answer(game_slug: str, table: Doc, seat: Seat, bot_name: str, seed: int = 0) -> str:
    """What the bot answers for a seat at a table, given as a record (with its secret) or as a position.

    Made for a process pool: the caller holds the truth, the bot inside gets only
    the seat's perspective. A position is the cheaper of the two.
    """
    game = beffroi.game(game_slug)
    if "format" in table and "moves" in table:
        state = replay(table, {game.slug: game}).state
    else:
        state = game.from_position(table, FastChance(seed))
    if seat not in state.waiting():
        raise BadRequest(f"seat {seat} is not asked, {state.waiting() or 'nobody'} is")
    bot = make(bot_name, game, seed)
    try:
        return game.notation(bot.choose(Perspective(game, state, seat)))
    finally:
        bot.close()
