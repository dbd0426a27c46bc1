"""The ways somebody is reached: made, named, confirmed, tried, switched off."""

from __future__ import annotations

from typing import Any, Final

from beffroi.protocol.account import Channel, ChannelBody, ChannelChange
from beffroi.protocol.notices import TrialNotice
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.notifications.delivery import Delivery
from beffroi.server.services.notifications.mail import mailbox
from beffroi.server.services.notifications.senders import Notice, Senders
from beffroi.server.services.notifications.texts import words
from beffroi.server.services.notifications.web_push import read_subscription
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.secrets import digest
from beffroi.server.storage.notifications import NotificationStore

MOST_CHANNELS: Final = 10


class ChannelService:
    """The channels of people."""

    def __init__(self, store: NotificationStore, senders: Senders, delivery: Delivery, limits: RateLimits) -> None:
        self.store = store
        self.senders = senders
        self.delivery = delivery
        self.limits = limits

    async def add(self, person: Person, wanted: ChannelBody, network: str, session: str | None) -> Channel:
        """Add a new way to reach somebody; a mail address must be confirmed before anything else is sent there.

        One with the same target is changed instead. `network` is where the wish comes from: an address may be a
        stranger's, so that codes are counted by it, by who asks and by where from.
        """
        kind, target = wanted.kind, wanted.target
        if kind == "mail" and (not person.email or target != person.email):
            raise Refused("bad-request", "mail goes to the address of your account")
        await self.senders.check(kind, target)
        rows = await self.store.of(person.id)
        known = next((row for row in rows if row["kind"] == kind and same_target(kind, row["target"], target)), None)
        if known is not None and known["code"] is None:
            values = {"mode": wanted.mode, "name": wanted.name or known["name"], "target": target, "session": session}
            await self.store.change(known["id"], values)
            return channel_doc({**known, **values}, session)
        if known is not None:  # a new code for an address that was not confirmed
            await self.store.drop(known["id"])
        elif len(rows) >= MOST_CHANNELS:
            raise Refused("limit", f"{MOST_CHANNELS} channels are enough: remove one first")
        if kind == "mail":
            await self.limits.take_all("code", person.id, network, mailbox(target))
        return await self.insert(person, wanted, session)

    async def insert(self, person: Person, wanted: ChannelBody, session: str | None) -> Channel:
        """Store a channel, and send the code that confirms an address."""
        code = new_id(10) if wanted.kind == "mail" else None
        row = {
            "id": new_id(),
            "person": person.id,
            **{name: getattr(wanted, name) for name in ("kind", "target", "mode", "name")},
            "created": now(),
            "session": session,
        }
        await self.store.insert({**row, "code": digest(code) if code else None})
        if code:
            say = words(person.language)
            await self.senders.mail(wanted.target, say.code, f"{say.code_text}\n\n{code}")
        return channel_doc({**row, "code": code, "failures": 0}, session)

    async def change(self, person: Person, channel: str, wanted: ChannelChange, session: str | None) -> Channel:
        """Change when a channel is used, or its name."""
        row = next((row for row in await self.store.of(person.id) if row["id"] == channel), None)
        if row is None:
            raise Refused("not-found", "there is no such channel")
        asked = {"mode": wanted.mode, "name": wanted.name}
        values = {name: value for name, value in asked.items() if value is not None}
        if values:
            await self.store.change(channel, values)
        return channel_doc({**row, **values}, session)

    async def confirm(self, person: Person, channel: str, code: str) -> None:
        if not await self.store.confirm(person.id, channel, digest(code)):
            raise Refused("wrong-code", "the code is wrong")

    async def of(self, person: Person, session: str | None) -> list[Channel]:
        return [channel_doc(row, session) for row in await self.store.of(person.id)]

    async def remove(self, person: Person, channel: str) -> None:
        if not await self.store.remove(person.id, channel):
            raise Refused("not-found", "there is no such channel")

    async def test(self, person: Person, channel: str) -> bool:
        """Send something to try a channel."""
        row = await self.store.confirmed(person.id, channel)
        if row is None:
            raise Refused("not-found", "there is no such channel, or it is not confirmed")
        await self.senders.check(row["kind"], row["target"])  # says why, of a target that was taken before
        trial = TrialNotice("Beffroi", words(person.language).trial, self.delivery.address)
        return await self.delivery.deliver(row, Notice(trial))

    async def unsubscribe(self, token: str) -> None:
        """Switch a channel off by the link of a letter; one that is gone is off too."""
        channel = self.delivery.channel_of(token)
        if channel is None:
            raise Refused("not-found", "this link is not one of ours")
        await self.store.change(channel, {"mode": "off"})


def same_target(kind: str, known: str, wanted: str) -> bool:
    """Tell whether two targets reach the same: a browser may change its keys."""
    if kind != "push":
        return known == wanted
    try:
        return read_subscription(known).endpoint == read_subscription(wanted).endpoint
    except Refused:  # one of before, that nobody can reach
        return False


def channel_doc(row: Any, session: str | None) -> Channel:
    """Return what its owner sees of a channel."""
    return Channel(
        **{name: row[name] for name in ("id", "kind", "name", "mode", "created", "failures")},
        here=session is not None and row["session"] == session,
        target=row["target"] if row["kind"] != "push" else "browser",
        confirmed=row["code"] is None,
    )
