"""Turns being composed: worked out in slices, so that nobody else waits, and kept as long as the table stands so."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from beffroi.kernel.compose import Composer
from beffroi.kernel.composition import Completion, Composition, Offer, TakenDefault
from beffroi.kernel.errors import BadRequest
from beffroi.protocol.base import Choice, Sentence
from beffroi.protocol.commands import ComposeBody
from beffroi.protocol.composing import (
    Composed,
    ComposedChange,
    ComposedDefault,
    ComposedTurn,
    JoiningPiece,
    LackingAction,
)
from beffroi.server.domain.table import TableState
from beffroi.server.domain.turns import replaceable, table_before
from beffroi.server.errors import Refused

MOST_KEPT: Final = 200  # compositions of one table


async def composed(table: TableState, wanted: ComposeBody) -> Composed:
    """Compose on a table the seat can't tell from the real one."""
    table.check_running()
    table.check_seq(wanted.seq)
    seat, kept = wanted.seat, table.composed
    try:
        picked = sorted(table.game.parse(code) for code in wanted.picked)
        chosen = [table.game.parse(code) for code in wanted.chosen]
    except BadRequest as error:
        raise Refused("bad-request", str(error)) from None
    key = (seat, wanted.keep, tuple(picked), tuple(chosen))
    if key not in kept:
        mine = replaceable(table, seat)
        keep = mine if wanted.keep is None else wanted.keep
        if keep > mine:
            raise Refused("illegal", f"{mine} answers of this seat can still be taken back, so {keep} can't be kept")
        if keep == mine and not table.may_answer(seat):
            return Composed(table.seq, wanted.picked, wanted.chosen, None, [], [], [])
        s = table_before(table, seat, mine - keep)
        composer = Composer(table.game, s, seat, picked, chosen, dict(table.playing.chosen[seat]))
        while composer.advance():
            await asyncio.sleep(0)
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = composer.result
    return told(table, wanted, kept[key])


def told(table: TableState, wanted: ComposeBody, found: Composition) -> Composed:
    """Write a composition with codes and sentences; pieces are named as they were asked for."""
    return Composed(
        seq=wanted.seq,
        picked=wanted.picked,
        chosen=wanted.chosen,
        question=table.sentence(found.question) if found.question is not None else None,
        completions=[told_completion(table, done) for done in found.completions],
        more=[
            JoiningPiece(
                **offered(table, one.offer),
                cost=one.cost if one.why is None or one.cost else None,
                why=table.sentence(one.why) if one.why is not None else None,
            )
            for one in found.more
        ],
        missing=[LackingAction(**offered(table, one.offer), why=table.sentence(one.why)) for one in found.missing],
    )


def told_completion(table: TableState, done: Completion) -> ComposedTurn:
    notation = table.game.notation
    return ComposedTurn(
        answers=[notation(move) for move in done.answers],
        chosen=[notation(move) for move in done.chosen],
        anchor=done.anchor,
        label=table.sentence(done.label) if done.label is not None else None,
        direct=done.direct,
        times=done.times,
        price=done.price,
        changes=[ComposedChange(one.name, one.before, one.after, one.gain) for one in done.changes],
        defaults=[told_default(table, one) for one in done.defaults],
        seals=done.seals,
        ends=done.ends,
        next=table.sentence(done.next) if done.next is not None else None,
    )


def told_default(table: TableState, taken: TakenDefault) -> ComposedDefault:
    alternatives = [Choice(**offered(table, other)) for other in taken.alternatives]
    return ComposedDefault(table.sentence(taken.question), Choice(**offered(table, taken.answer)), alternatives)


def offered(table: TableState, offer: Offer) -> dict[str, Any]:
    label: Sentence = table.sentence(offer.label)
    return {"code": table.game.notation(offer.move), "anchor": offer.anchor, "label": label}
