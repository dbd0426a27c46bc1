"""Entry points for bots in other processes: plain data in, plain data out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import beffroi
from beffroi.bots.analysis import Task, perform
from beffroi.bots.hint import WIDTH, WORLDS, best_sample, rate_choices, sample_states, spoken_choice
from beffroi.bots.registry import judge_of, make
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import replay
from beffroi.kernel.state import Doc, Seat

TOLD = 3  # choices of a hint


def answer(
    game_slug: str,
    table: Doc,
    seat: Seat,
    bot_name: str,
    seed: int = 0,
    progress: Callable[[float], None] | None = None,
) -> str:
    """Return the bot's answer for a seat at a table, given as a record (with its secret) or as a position.

    Made for a process pool: the caller holds the truth, the bot inside gets only
    the seat's perspective. A position is the cheaper of the two.
    """
    game = beffroi.game(game_slug)
    p = perspective(game, table, seat, seed)
    bot = make(bot_name, game, seed)
    bot.progress = progress
    try:
        return game.notation(bot.choose(p))
    finally:
        bot.close()


def perspective(game: Game[Any], table: Doc, seat: Seat, seed: int) -> Perspective:
    """Return the perspective of the seat that is asked."""
    if "format" in table and "moves" in table:
        state = replay(table, {game.slug: game}).state
    else:
        state = game.from_position(table, FastChance(seed))
    if seat not in state.waiting():
        raise BadRequest(f"seat {seat} is not asked, {state.waiting() or 'nobody'} is")
    return Perspective(game, state, seat)


def hint_document(game_slug: str, table: Doc, seat: Seat, seed: int = 0) -> Doc:
    """Make a hint in label keys: the best choices with their expected scores, how the turn continues, and why.

    Everything in it is told from tables the seat imagines, so it knows no more than the seat does.
    """
    game = beffroi.game(game_slug)
    p = perspective(game, table, seat, seed)
    evaluator = judge_of(game)
    seen = sample_states(p, evaluator, WORLDS, WIDTH, seed)
    found = rate_choices(p, evaluator, seen)
    start = best_sample(seen, p.options().index(found.best.move)).start
    choices = [{**one.doc(), **spoken_choice(game, start, seat, one.move)} for one in found.choices[:TOLD]]
    return {
        "seat": seat,
        "choices": choices,
        "line": found.line,
        "reasons": [reason.doc() for reason in found.reasons],
    }


def analyse_part(kind: str, numbers: list[int], worlds: int, record: Doc) -> Doc:
    """Carry out one task of an analysis (see `analysis.tasks`)."""
    return perform(Task(kind, numbers, worlds, 0.0), record, beffroi.all_games())
