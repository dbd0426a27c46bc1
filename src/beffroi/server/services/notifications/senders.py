"""How a notice goes out: browser push, mail, webhook, or a known service."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from beffroi.protocol.notices import NoticeDocument
from beffroi.server.config import Settings
from beffroi.server.errors import Refused
from beffroi.server.services.notifications.chat_services import read_service, service_request
from beffroi.server.services.notifications.mail import read_mail_url, send_mail
from beffroi.server.services.notifications.outbound import GuardedClient, Unreachable
from beffroi.server.services.notifications.web_push import PushSigner, encrypted, read_subscription

GONE: Final = 410
GONE_OF_PUSH: Final = (404, GONE)
JSON: Final = {"Content-Type": "application/json"}
NOBODY: Final = "mailto:nobody@localhost"
MAILING: Final = ThreadPoolExecutor(4, thread_name_prefix="mail")

log = logging.getLogger("beffroi.reach")


class Gone(Exception):
    """The channel does not exist any longer."""


class Notice:
    """What is sent, and what a letter has room for besides."""

    def __init__(self, document: NoticeDocument, more: Sequence[str] = ()) -> None:
        self.document = document
        self.more = more

    def letter(self) -> str:
        return "\n".join([self.document.text, "", *self.more, self.document.url])


class Senders:
    """Everything that leaves the server: by the guarded client, or by the operator's mail server."""

    def __init__(self, settings: Settings, client: GuardedClient) -> None:
        self.client = client
        self.mail_server = read_mail_url(settings.mail_url) if settings.mail_url else None
        self.signer = PushSigner(settings.folder / "vapid.pem", settings.public_url or NOBODY)

    async def check(self, kind: str, target: str) -> None:
        """Refuse a target we would never send to."""
        if kind == "webhook":
            await self.client.check(target)
        elif kind == "push":
            await self.client.check(read_subscription(target).endpoint)
        elif kind == "service":
            read_service(target)
        elif self.mail_server is None:
            raise Refused("bad-request", "this house sends no mail")

    async def send(self, kind: str, target: str, notice: Notice) -> bool:
        """Send one notice; False when it failed, Gone when the channel is no more."""
        try:
            match kind:
                case "push":
                    return await self.push(target, notice)
                case "webhook":
                    return await self.webhook(target, notice)
                case "service":
                    return await self.service(target, notice)
        except (Unreachable, Refused, ValueError) as error:
            log.info("a notice by %s failed: %s", kind, type(error).__name__)
            return False
        return await self.mail(target, notice.document.title, notice.letter())

    async def webhook(self, target: str, notice: Notice) -> bool:
        status = await self.client.post(target, msgspec.json.encode(notice.document), JSON)
        if status == GONE:
            raise Gone
        return granted(status)

    async def service(self, target: str, notice: Notice) -> bool:
        wanted = service_request(target, notice.document)
        return granted(await self.client.post(wanted.url, msgspec.json.encode(wanted.body), {**JSON, **wanted.headers}))

    async def push(self, target: str, notice: Notice) -> bool:
        subscription = read_subscription(target)
        body = encrypted(subscription.keys, msgspec.json.encode(notice.document))
        status = await self.client.post(subscription.endpoint, body, self.signer.headers(subscription.endpoint))
        if status in GONE_OF_PUSH:
            raise Gone
        return granted(status)

    async def mail(self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None) -> bool:
        if self.mail_server is None:
            return False
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(MAILING, send_mail, self.mail_server, to, subject, text, headers or {})


def granted(status: int) -> bool:
    """Tell whether an answer is a yes; a redirect is none."""
    return 200 <= status < 300
