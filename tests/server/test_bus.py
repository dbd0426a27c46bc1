"""Junk on the channel between workers, and trouble while listening, end nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest

from beffroi.protocol.bus import BusMessage, LobbyNews, News, PresenceNews
from beffroi.server.realtime import bus
from beffroi.server.realtime.bus import ChannelBus, ChannelDown
from beffroi.server.realtime.presence import MOST_WORKERS, PresenceTracker

JUNK = [
    *(b"", b"\xff\xfe", b"null", b"{}", b"[" * 100_000, b'{"from": 1}', b'{"from": "x", "news": {"kind": "chat"}}'),
    *(b'{"from": "x", "news": {"kind": "log", "table": "t", "n": "many"}}', b"x" * 1_000_000),
]


class ScriptedChannel:
    """Hands out what is put into it; None cuts the connection."""

    def __init__(self) -> None:
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue()

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[AsyncIterator[bytes]]:
        yield self.items()

    async def items(self) -> AsyncIterator[bytes]:
        while (item := await self.queue.get()) is not None:
            yield item
        raise ChannelDown("cut")

    async def send(self, data: bytes) -> None:
        self.queue.put_nowait(data)

    async def ping(self) -> None: ...

    async def close(self) -> None: ...


def test_junk_and_trouble_end_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus, "RETRY", 0.0)
    heard: list[News] = []
    trouble = [RuntimeError("the database is away"), None]

    async def listener(news: News) -> None:
        heard.append(news)
        if len(heard) == 1:
            raise RuntimeError("one that fails")

    async def on_gap() -> None:
        error = trouble.pop(0)
        if error:
            raise error

    async def run() -> None:
        channel = ScriptedChannel()
        listening = ChannelBus(channel, "here")
        await listening.start(listener, on_gap)
        news = msgspec.json.encode(BusMessage("there", LobbyNews()))
        for item in (*JUNK, news, None, *JUNK, news):
            channel.queue.put_nowait(item)
        async with asyncio.timeout(60):
            while len(heard) < 2:
                await asyncio.sleep(0)
        await listening.stop()

    asyncio.run(run())
    assert trouble == []


def test_the_word_of_workers_that_are_none_is_not_kept() -> None:
    async def run() -> int:
        tracker = PresenceTracker()
        for n in range(3 * MOST_WORKERS):
            news = PresenceNews(f"w{n}", ["p"])
            tracker.on_presence(news.worker, news.people)
        return len(tracker.elsewhere)

    assert asyncio.run(run()) == MOST_WORKERS
