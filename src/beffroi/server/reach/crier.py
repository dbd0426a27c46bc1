"""The town crier: looks for people who are waited for and not here, and tells each of them once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

import beffroi
from beffroi.server.accounts.people import Person
from beffroi.server.accounts.secrets import digest, new_id
from beffroi.server.errors import Refused
from beffroi.server.metrics import NOTICES
from beffroi.server.reach.senders import Gone, Notice, Senders, outside
from beffroi.server.store.engine import Store, now
from beffroi.server.store.schema import chairs, channels, entries, notices, people, tables
from beffroi.server.tables.table import RUNNING

DELAY: Final = 20_000  # ms somebody may take to look by themselves
DIGEST_EVERY: Final = 86_400_000
MOST_CHANNELS: Final = 10
MOST_FAILURES: Final = 10
AT_ONCE: Final = 200
KINDS: Final = ("push", "mail", "webhook", "service")
WORDS: Final = {
    "en": ("Your turn", "It is your turn in {game}.", "{count} games wait for you."),
    "fr": ("À vous de jouer", "C’est à vous de jouer à {game}.", "{count} parties vous attendent."),
    "de": ("Sie sind am Zug", "Sie sind am Zug bei {game}.", "{count} Spiele warten auf Sie."),
}

log = logging.getLogger("beffroi.reach")


class Crier:
    """Notices of "your turn", at once or once a day."""

    def __init__(self, store: Store, senders: Senders, address: str, online: Callable[[str], bool]) -> None:
        self.store = store
        self.senders = senders
        self.address = address
        self.online = online
        self.delay = DELAY

    # --- channels -----------------------------------------------------------------

    async def add(self, person: Person, kind: str, target: str, mode: str) -> dict[str, Any]:
        """A new way to reach somebody; a mail address must be confirmed before anything else is sent there."""
        if kind == "mail" and (not person.email or target != person.email):
            raise Refused("bad-request", "mail goes to the address of your account")
        await outside(self.senders.check, kind, target)
        if len(await self.of(person.id)) >= MOST_CHANNELS:
            raise Refused("full", f"{MOST_CHANNELS} channels are enough: remove one first")
        code = new_id(10) if kind == "mail" else None
        row = {"id": new_id(), "person": person.id, "kind": kind, "target": target, "mode": mode, "created": now()}
        await self.store.run(sa.insert(channels).values(**row, code=digest(code) if code else None))
        if code:
            await outside(self.senders.mail, target, "Beffroi", f"{code}")
        return channel_doc({**row, "code": code, "failures": 0})

    async def confirm(self, person: Person, channel: str, code: str) -> None:
        mine = (channels.c.id == channel) & (channels.c.person == person.id)
        changed = sa.update(channels).where(mine, channels.c.code == digest(code)).values(code=None)
        if not await self.store.run(changed):
            raise Refused("forbidden", "the code is wrong")

    async def of(self, person: str) -> list[dict[str, Any]]:
        query = sa.select(channels).where(channels.c.person == person).order_by(channels.c.created)
        return [channel_doc(row) for row in await self.store.rows(query)]

    async def remove(self, person: Person, channel: str) -> None:
        mine = (channels.c.id == channel) & (channels.c.person == person.id)
        if not await self.store.run(sa.delete(channels).where(mine)):
            raise Refused("not-found", "there is no such channel")

    async def test(self, person: Person, channel: str) -> bool:
        """Send something to try a channel."""
        mine = (channels.c.id == channel) & (channels.c.person == person.id) & channels.c.code.is_(None)
        row = await self.store.row(sa.select(channels).where(mine))
        if row is None:
            raise Refused("not-found", "there is no such channel, or it is not confirmed")
        return await self.deliver(row, Notice("Beffroi", "✓", self.address, {"event": "test"}))

    # --- your turn ------------------------------------------------------------------

    def waiting(self, mode: str) -> sa.Select[Any]:
        """Tables, and the people with a channel of that mode they have been waiting for."""
        bit = sa.literal(1, sa.Integer).op("<<")(chairs.c.seat)
        wants = sa.select(channels.c.person).where(channels.c.mode == mode, channels.c.code.is_(None))
        return (
            sa.select(tables.c.id, tables.c.game, tables.c.head, chairs.c.person, chairs.c.seat, people.c.language)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .join(people, people.c.id == chairs.c.person)
            .where(tables.c.status == RUNNING, tables.c.waiting.op("&")(bit) != 0)
            .where(tables.c.changed <= now() - self.delay, chairs.c.person.in_(wants))
            .limit(AT_ONCE)
        )

    async def cry(self) -> None:
        """Tell everybody who is waited for, is not here, and was not told since their last decision."""
        last = (
            sa.select(sa.func.coalesce(sa.func.max(entries.c.at), 0))
            .where(entries.c.table_id == tables.c.id, entries.c.seat == chairs.c.seat)
            .scalar_subquery()
        )
        told = sa.exists().where(
            notices.c.table_id == tables.c.id, notices.c.person == chairs.c.person, notices.c.at > last
        )
        rows = await self.store.rows(self.waiting("each").where(~told))
        await asyncio.gather(*(self.call_up(row) for row in rows if not self.online(row["person"])))

    async def call_up(self, row: Any) -> None:
        if await self.claim(row):
            await self.tell(row["person"], "each", self.your_turn(row))

    async def claim(self, row: Any) -> bool:
        """Of several workers, one tells it."""
        place = {"table_id": row["id"], "person": row["person"], "n": row["head"], "at": now()}
        try:
            await self.store.run(sa.insert(notices).values(**place))
        except IntegrityError:
            return False
        return True

    def your_turn(self, row: Any) -> Notice:
        title, sentence, _ = WORDS.get(row["language"], WORDS["en"])
        text = sentence.format(game=title_of(row["game"]))
        data = {"event": "your-turn", "table": row["id"], "game": row["game"], "seat": row["seat"]}
        return Notice(title, text, f"{self.address}/table/{row['id']}", data)

    async def digest(self) -> None:
        """Once a day: how many games wait."""
        by_person: dict[str, list[Any]] = {}
        for row in await self.store.rows(self.waiting("digest")):
            by_person.setdefault(row["person"], []).append(row)
        calls = []
        for person, rows in by_person.items():
            title, _, sentence = WORDS.get(rows[0]["language"], WORDS["en"])
            data = {"event": "digest", "tables": sorted({row["id"] for row in rows})}
            text = sentence.format(count=len(data["tables"]))
            calls.append(self.tell(person, "digest", Notice(title, text, self.address, data)))
        await asyncio.gather(*calls)

    async def tell(self, person: str, mode: str, notice: Notice) -> None:
        due = now() - DIGEST_EVERY if mode == "digest" else now()
        mine = (channels.c.person == person) & (channels.c.mode == mode) & channels.c.code.is_(None)
        for row in await self.store.rows(sa.select(channels).where(mine, channels.c.sent <= due)):
            claimed = sa.update(channels).where(channels.c.id == row["id"], channels.c.sent == row["sent"])
            if await self.store.run(claimed.values(sent=now())):
                await self.deliver(row, notice)

    async def deliver(self, row: Any, notice: Notice) -> bool:
        """Send to one channel; one that fails too often, or is gone, is removed."""
        this = channels.c.id == row["id"]
        try:
            sent = await outside(self.senders.send, row["kind"], row["target"], notice)
        except Gone:
            await self.store.run(sa.delete(channels).where(this))
            sent = False
        NOTICES.labels(row["kind"], "sent" if sent else "failed").inc()
        failures = 0 if sent else row["failures"] + 1
        if failures >= MOST_FAILURES:
            await self.store.run(sa.delete(channels).where(this))
        elif failures != row["failures"]:
            await self.store.run(sa.update(channels).where(this).values(failures=failures))
        return sent


def title_of(slug: str) -> str:
    game = beffroi.all_games().get(slug)
    return game.title if game else slug


def channel_doc(row: Any) -> dict[str, Any]:
    """What its owner sees of a channel."""
    told = {name: row[name] for name in ("id", "kind", "mode", "created", "failures")}
    shown = row["target"] if row["kind"] != "push" else "browser"
    return {**told, "target": shown, "confirmed": row["code"] is None}
