"""A seat that holds nothing to play is passed for, after a time that says nothing of its hand."""

from __future__ import annotations

import asyncio
import random
from typing import Any, cast

import beffroi
from beffroi.games.parbourg.moves import CARD
from beffroi.games.parbourg.steps.window import PlayEphemeral
from beffroi.protocol.commands import EndTurnBody, MoveBody, SettingBody
from beffroi.server.domain.commands import Begin
from beffroi.server.domain.table import TableState
from beffroi.server.services.delays import DelayedAnswers
from beffroi.server.services.ports import TableChanged
from beffroi.server.services.tables import TableService
from tests.server.test_leaks import new_table


class Tables:
    """As much of the service as delayed answers need."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.said: list[MoveBody] = []

    async def get(self, table_id: str) -> TableState:
        return self.table

    async def submit(self, table_id: str, wanted: MoveBody) -> None:
        self.said.append(wanted)
        self.table.decide(wanted, 1)


class Luck(random.Random):
    """Draws nothing, and notes between what it was asked to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[float, float]] = []

    def uniform(self, a: float, b: float) -> float:
        self.asked.append((a, b))
        return 0.0


def between_turns() -> tuple[TableState, list[int], list[int]]:
    """A table of Parbourg between turns, and who holds something to play then and who does not."""
    for seed in range(50):
        table, luck = new_table(beffroi.game("parbourg"), 4, str(seed).encode()), random.Random(seed)
        table.decide(Begin({}), 1)
        for _ in range(120):
            s, asked = table.playing.state, table.to_act()
            if (
                isinstance(s.agenda[-1], PlayEphemeral)
                and len(asked) == len(table.asked())
                and table.may_answer(asked[0])
            ):
                holding = [seat for seat in asked if max(s.options(seat)) >= CARD]
                if 0 < len(holding) < len(asked):
                    return table, holding, [seat for seat in asked if seat not in holding]
            seat = luck.choice(asked)
            if table.may_answer(seat):
                code = table.game.notation(luck.choice(s.options(seat)))
                table.decide(MoveBody(seat=seat, seq=table.seq, key="", code=code), 1)
            else:
                table.decide(EndTurnBody(seat=seat, seq=table.seq, key=""), 1)
    raise AssertionError("no such table")


def test_who_holds_nothing_is_passed_for_and_nobody_else() -> None:
    table, holding, empty = between_turns()
    tables, luck = Tables(table), Luck()

    async def changed() -> None:
        delays = DelayedAnswers(cast(TableService, tables), luck)
        for _ in range(2):  # told twice, it waits once
            await delays.on_table_changed(TableChanged(table, False))
        await asyncio.gather(*delays._tasks.values())

    asyncio.run(changed())
    assert not tables.said, "nobody has settled anything"
    seq, waiting = table.seq, table.shown_waiting(-1)
    for seat in [*holding, *empty]:
        table.decide(SettingBody(seat=seat, key="", name="nothing-to-play", choice="pass"), 1)
        assert table.held() == {}, "nothing is answered at once"
    asyncio.run(changed())
    assert [(said.seat, said.code) for said in tables.said] == [(seat, "pass") for seat in empty]
    assert luck.asked == [(1.0, 3.0)] * len(empty)
    assert (table.seq, table.shown_waiting(-1)) == (seq, waiting), "the others see nothing of it"


def test_an_answer_that_is_late_is_not_given() -> None:
    table, _, empty = between_turns()
    tables = Tables(table)
    seat = empty[0]
    table.decide(SettingBody(seat=seat, key="", name="nothing-to-play", choice="pass"), 1)

    async def answered_meanwhile() -> None:
        delays = DelayedAnswers(cast(TableService, tables), Luck())
        change: Any = TableChanged(table, False)
        await delays.on_table_changed(change)
        table.decide(MoveBody(seat=seat, seq=table.seq, key="", code="quiet"), 1)
        await asyncio.gather(*delays._tasks.values())

    asyncio.run(answered_meanwhile())
    assert not tables.said
