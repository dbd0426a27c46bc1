"""What a browser loads once and keeps as an image of its memory: all that a table needs, and used before."""

from __future__ import annotations

import gc
import json
import random
import sys
from collections.abc import Coroutine
from typing import Any

import beffroi
from beffroi.bots.levels import levels
from beffroi.bots.worker import answer
from beffroi.local import browser
from beffroi.local.tables import bot_seats
from beffroi.protocol.commands import MoveBody
from beffroi.server.services.games import texts
from beffroi.texts import LANGUAGES

ANSWERS = 12  # of a rehearsed game: by then whatever is prepared at its first use has been


class NoDevice:
    """Keeps nothing and tells nobody; what is to be thought about on it is thought about at once."""

    def __init__(self) -> None:
        self.told: dict[str, Any] = {}  # the last message of each kind

    async def store(self, name: str, args: str) -> str:
        found = {"heads": [], "entries": [], "append": True}.get(name)
        return json.dumps({"value": found})

    async def think(self, work: str, args: str) -> str:
        return browser.think(work, args)

    def tell(self, text: str) -> None:
        message = json.loads(text)
        self.told[message["t"]] = message

    def spread(self, table: str, n: int) -> None: ...


def load() -> None:
    """Load the games too, and their texts, and begin a table of each.

    Puzzles are read when one is wanted: hundreds of them would make the image half as large again.
    """
    for slug in beffroi.all_games():
        for language in LANGUAGES:
            texts(slug, language)
        at_once(rehearse(slug))
    gc.collect()
    gc.freeze()


async def rehearse(slug: str) -> None:
    """Do what a page asks for that begins a table against a bot, and play a little of it."""
    device = NoDevice()
    desk = await browser.open_house(device)
    desk.greet()
    await desk.request("post", "/api/session", "{}", json.dumps({"name": "Ysabel", "language": "en"}))
    level = levels(beffroi.game(slug))[0].slug
    wanted = {"game": slug, "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
    _, made = json.loads(await desk.request("post", "/api/tables", "{}", json.dumps(wanted)))
    told = json.loads(made)
    name = told["table"]
    await desk.hear(json.dumps({"t": "watch", "table": name}))
    options = json.dumps({"options": json.dumps(told["options"])})
    for path, query in (("/api/me", "{}"), (f"/api/games/{slug}/catalogue", options), (f"/texts/{slug}/en.ftl", "{}")):
        await desk.request("get", path, query, "")
    for n in range(ANSWERS):
        table = await desk.house.tables.get(name)
        bots = bot_seats(table)
        if bots:
            code = answer(slug, table.playing.state.position(), bots[0], level)
            await desk.house.tables.submit(name, MoveBody(seat=bots[0], seq=table.seq, key="", code=code))
        else:
            live = device.told["update"]
            move = {"t": "end-turn"} if live["end_turn"] else {"t": "move", "code": live["choices"][-1]["code"]}
            said = {"table": name, "seat": live["seat"], "seq": live["seq"], "key": str(n), **move}
            await desk.hear(json.dumps(said))


def at_once(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a coroutine that waits for nothing but itself: the interpreter's own loop is not ours to wait for."""
    try:
        while True:
            work.send(None)
    except StopIteration as done:
        return done.value


def wake() -> None:
    """Make an image that was loaded again one of its own: chance goes another way than when it was made."""
    random.seed()
    sys.path_importer_cache.clear()  # the files were laid out anew
