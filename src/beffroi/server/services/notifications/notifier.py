"""Looks for people who are waited for and not here, and notifies each of them once."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import beffroi
from beffroi.protocol.notices import DigestNotice, TrialNotice, TurnNotice
from beffroi.protocol.pages import page_address
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.metrics import NOTICES
from beffroi.server.services.clock import now
from beffroi.server.services.notifications.senders import Gone, Notice, Senders
from beffroi.server.services.notifications.texts import words
from beffroi.server.services.ports import Presence
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.secrets import digest, new_id
from beffroi.server.storage.notifications import NotificationStore

DELAY: Final = 20_000  # ms somebody may take to look by themselves
DIGEST_EVERY: Final = 86_400_000
MOST_CHANNELS: Final = 10
MOST_FAILURES: Final = 10
AT_ONCE: Final = 200

log = logging.getLogger("beffroi.reach")


class Notifier:
    """Notices of "your turn", at once or once a day."""

    def __init__(
        self, store: NotificationStore, senders: Senders, limits: RateLimits, address: str, presence: Presence
    ) -> None:
        self.store = store
        self.senders = senders
        self.limits = limits
        self.address = address
        self.presence = presence
        self.delay = DELAY

    # --- channels -----------------------------------------------------------------

    async def add(self, person: Person, kind: str, target: str, mode: str, network: str) -> dict[str, Any]:
        """Add a new way to reach somebody; a mail address must be confirmed before anything else is sent there.

        `network` is where the wish comes from: an address may be a stranger's, so that codes are counted by it,
        by who asks and by where from.
        """
        if kind == "mail" and (not person.email or target != person.email):
            raise Refused("bad-request", "mail goes to the address of your account")
        await self.senders.check(kind, target)
        if len(await self.of(person.id)) >= MOST_CHANNELS:
            raise Refused("full", f"{MOST_CHANNELS} channels are enough: remove one first")
        if kind == "mail":
            await self.limits.take_all("code", person.id, network, mailbox(target))
        code = new_id(10) if kind == "mail" else None
        row = {"id": new_id(), "person": person.id, "kind": kind, "target": target, "mode": mode, "created": now()}
        await self.store.insert({**row, "code": digest(code) if code else None})
        if code:
            say = words(person.language)
            await self.senders.mail(target, say.code, f"{say.code_text}\n\n{code}")
        return channel_doc({**row, "code": code, "failures": 0})

    async def confirm(self, person: Person, channel: str, code: str) -> None:
        if not await self.store.confirm(person.id, channel, digest(code)):
            raise Refused("forbidden", "the code is wrong")

    async def of(self, person: str) -> list[dict[str, Any]]:
        return [channel_doc(row) for row in await self.store.of(person)]

    async def remove(self, person: Person, channel: str) -> None:
        if not await self.store.remove(person.id, channel):
            raise Refused("not-found", "there is no such channel")

    async def test(self, person: Person, channel: str) -> bool:
        """Send something to try a channel."""
        row = await self.store.confirmed(person.id, channel)
        if row is None:
            raise Refused("not-found", "there is no such channel, or it is not confirmed")
        await self.senders.check(row["kind"], row["target"])  # says why, of a target that was taken before
        return await self.deliver(row, Notice(TrialNotice("Beffroi", words(person.language).trial, self.address)))

    # --- your turn ------------------------------------------------------------------

    async def send_turn_notices(self) -> None:
        """Tell everybody who is waited for, is not here, and was not told since their last decision."""
        rows = await self.store.waited_for(now() - self.delay)
        away = [row for row in rows if not self.presence.is_online(row["person"])]
        await asyncio.gather(*(self.notify(row) for row in away[:AT_ONCE]))

    async def notify(self, row: Any) -> None:
        if await self.claim(row):
            for channel in await self.store.channels_for_turn(row["person"]):
                await self.deliver(channel, self.your_turn(row))

    async def claim(self, row: Any) -> bool:
        """Claim a notice; of several workers, one sends it."""
        return await self.store.claim_notice(row["id"], row["person"], row["head"], now())

    def your_turn(self, row: Any) -> Notice:
        say = words(row["language"])
        text = say.turn_text.format(game=title_of(row["game"]))
        return Notice(TurnNotice(say.turn, text, self.table(row), row["id"], row["game"], row["seat"]))

    def table(self, row: Any) -> str:
        return self.address + page_address("table", id=row["id"])

    async def send_digests(self) -> None:
        """Send once a day which games wait."""
        by_person: dict[str, list[Any]] = {}
        for row in await self.store.waited_for_in_digest(now() - self.delay, now() - DIGEST_EVERY):
            by_person.setdefault(row["person"], []).append(row)
        due = list(by_person.items())[:AT_ONCE]
        await asyncio.gather(*(self.send_digest(person, self.games_wait(rows)) for person, rows in due))

    def games_wait(self, rows: list[Any]) -> Notice:
        """Return the notice of all games that wait for somebody; one where they hold several seats is named once."""
        say = words(rows[0]["language"])
        games = {row["id"]: f"{title_of(row['game'])}: {self.table(row)}" for row in rows}
        document = DigestNotice(say.turn, say.waiting(len(games)), self.address, sorted(games))
        return Notice(document, [*games.values(), ""])

    async def send_digest(self, person: str, notice: Notice) -> None:
        """Send a digest to somebody's channels; of several workers, one sends it."""
        for row in await self.store.channels_for_digest(person, now() - DIGEST_EVERY):
            if await self.store.claim_digest(row["id"], row["sent"], now()):
                await self.deliver(row, notice)

    async def deliver(self, row: Any, notice: Notice) -> bool:
        """Send to one channel; one that fails too often, or is gone, is removed."""
        try:
            sent = await self.senders.send(row["kind"], row["target"], notice)
        except Gone:
            await self.store.drop(row["id"])
            sent = False
        NOTICES.labels(row["kind"], "sent" if sent else "failed").inc()
        failures = 0 if sent else row["failures"] + 1
        if failures >= MOST_FAILURES:
            await self.store.drop(row["id"])
        elif failures != row["failures"]:
            await self.store.set_failures(row["id"], failures)
        return sent


def mailbox(address: str) -> str:
    """Return what addresses that end in one mailbox have in common, without telling it.

    >>> mailbox("Anna+games@Example.org") == mailbox("anna@example.org")
    True
    """
    name, _, host = address.lower().partition("@")
    return digest(f"{name.partition('+')[0]}@{host}")


def title_of(slug: str) -> str:
    game = beffroi.all_games().get(slug)
    return game.title if game else slug


def channel_doc(row: Any) -> dict[str, Any]:
    """Return what its owner sees of a channel."""
    told = {name: row[name] for name in ("id", "kind", "mode", "created", "failures")}
    shown = row["target"] if row["kind"] != "push" else "browser"
    return {**told, "target": shown, "confirmed": row["code"] is None}
