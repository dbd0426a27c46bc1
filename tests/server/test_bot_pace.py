"""Bots on a server: an answer without a choice takes as long as one with it, so that the time tells no hidden card."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from beffroi.games.tournay import GAME
from beffroi.kernel.chance import FastChance
from beffroi.protocol.commands import MoveBody
from beffroi.server.services.bot_pace import AT_FIRST, Asked, BotPace
from beffroi.server.services.bots import BotService

ASKED = Asked("tournay", "master", "PlayCard")


def test_a_forced_answer_takes_as_long_as_one_of_the_same_question() -> None:
    pace = BotPace(Random(1))
    assert all(AT_FIRST[0] <= pace.draw(ASKED) <= AT_FIRST[1] for _ in range(50))
    pace.note(ASKED._replace(level="novice"), 9.0)
    assert pace.draw(ASKED) <= AT_FIRST[1]
    pace.note(ASKED._replace(question="TakeAction"), 3.0)
    assert pace.draw(ASKED) == 3.0
    for seconds in (1.0, 2.0):
        pace.note(ASKED, seconds)
    assert {pace.draw(ASKED) for _ in range(50)} == {1.0, 2.0}


class Table:
    """What the service needs of a table: a bot's seat with this hand, asked for a card."""

    def __init__(self, hand: str) -> None:
        players = [{"hand": [hand], "deniers": 1}, {}]
        state = GAME.from_position({"players": players, "agenda": [{"step": "BeginTurn"}]}, FastChance(1))
        self.game = GAME
        self.seq = 4
        self.spec = SimpleNamespace(id="table", day=None, game="tournay", host="")
        self.seats: list[Any] = []
        self.playing = SimpleNamespace(state=state)

    def by_bot(self, seat: int) -> str:
        return "master"


@pytest.mark.parametrize(("hand", "waits"), [("mint", [0.7]), ("market-1", [])])
def test_a_bot_with_nothing_to_play_waits_before_it_passes(
    hand: str, waits: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []
    sent: list[MoveBody] = []

    async def sleep(seconds: float) -> None:
        slept.append(round(seconds, 1))

    async def answer(*asked: Any) -> str:
        return "no card"

    async def submit(table: str, move: MoveBody) -> None:
        sent.append(move)

    monkeypatch.setattr("beffroi.server.services.bots.asyncio", SimpleNamespace(sleep=sleep))  # and nobody else's
    monkeypatch.setattr("beffroi.server.services.bots.monotonic", lambda: 0.0)
    tables: Any = SimpleNamespace(submit=submit)
    pool: Any = SimpleNamespace(answer=answer)
    nothing: Any = SimpleNamespace()
    service = BotService(tables, pool, nothing, lambda _: nothing)
    service.pace.note(ASKED, 0.7)
    table: Any = Table(hand)
    asyncio.run(service._answer(table, 0))
    assert slept == waits and [move.code for move in sent] == ["no card"]
