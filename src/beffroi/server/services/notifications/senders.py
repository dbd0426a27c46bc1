"""How a notice goes out: browser push, mail, webhook, or a known service. Blocking: called in threads."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar
from urllib.parse import quote

import apprise
import msgspec
import requests
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from beffroi.protocol.notices import NoticeDocument
from beffroi.server.config import Settings, kept_text
from beffroi.server.errors import Refused
from beffroi.server.services.notifications.outbound import GuardedSession, check_url

# Services with addresses of their own: what a person gives are keys, never a host.
SERVICES: Final = ("discord", "slack", "tgram", "pover", "pbul")
GONE: Final = (404, 410)

log = logging.getLogger("beffroi.reach")


T = TypeVar("T")
OUTSIDE: Final = ThreadPoolExecutor(16, thread_name_prefix="reach")  # their slowness is nobody else's


async def in_thread(work: Callable[..., T], *args: Any) -> T:
    """Do something that waits for the world, in a thread."""
    return await asyncio.get_running_loop().run_in_executor(OUTSIDE, work, *args)


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
    """Everything that leaves the server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._vapid: Vapid02 | None = None

    # --- what may be given as a target ------------------------------------------

    def check(self, kind: str, target: str) -> None:
        """Refuse a target we would never send to."""
        private = self.settings.reach_private
        if kind == "webhook":
            check_url(target, private=private)
        elif kind == "push":
            check_url(read_subscription(target)["endpoint"], private=private)
        elif kind == "service" and (target.partition("://")[0] not in SERVICES or "@" in target):
            raise Refused("bad-request", f"the services are {', '.join(SERVICES)}")
        elif kind == "service" and apprise.Apprise.instantiate(target) is None:
            raise Refused("bad-request", "this is no complete address of the service")
        elif kind == "mail" and not self.settings.mail_url:
            raise Refused("bad-request", "this house sends no mail")

    # --- sending ------------------------------------------------------------------

    def send(self, kind: str, target: str, notice: Notice) -> bool:
        """Send one notice; False when it failed, Gone when the channel is no more."""
        match kind:
            case "push":
                return self.push(target, notice)
            case "webhook":
                return self.webhook(target, notice)
            case "mail":
                return self.mail(target, notice.document.title, notice.letter())
        document = notice.document
        return bool(apprise.Apprise(target).notify(title=document.title, body=f"{document.text}\n{document.url}"))

    def webhook(self, target: str, notice: Notice) -> bool:
        try:
            with GuardedSession(private=self.settings.reach_private) as session:
                answer = session.post(target, json=msgspec.to_builtins(notice.document))
        except (requests.RequestException, Refused) as error:
            log.info("a webhook failed: %s", type(error).__name__)
            return False
        if answer.status_code == 410:
            raise Gone
        return answer.ok

    def push(self, target: str, notice: Notice) -> bool:
        try:
            with GuardedSession(private=self.settings.reach_private) as session:
                webpush(
                    read_subscription(target),
                    msgspec.json.encode(notice.document).decode(),
                    vapid_private_key=self.vapid(),
                    vapid_claims={"sub": self.settings.public_url or "mailto:nobody@localhost"},
                    ttl=86_400,
                    requests_session=session,
                )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                raise Gone from None
            return False
        except (requests.RequestException, Refused, ValueError) as error:
            log.info("a push failed: %s", type(error).__name__)
            return False
        return True

    def mail(self, to: str, subject: str, text: str) -> bool:
        if not self.settings.mail_url:
            return False
        joint = "&" if "?" in self.settings.mail_url else "?"
        target = f"{self.settings.mail_url}{joint}to={quote(to)}&format=text"
        return bool(apprise.Apprise(target).notify(title=subject, body=text))

    # --- keys of browser push --------------------------------------------------------

    def vapid(self) -> Vapid02:
        if self._vapid is None:
            fresh = Vapid02()
            fresh.generate_keys()
            pem = kept_text(self.settings.folder / "vapid.pem", fresh.private_pem().decode())
            self._vapid = Vapid02.from_pem(pem.encode())
        return self._vapid

    def push_key(self) -> str:
        """Return the public key a browser needs to subscribe."""
        headers = self.vapid().sign({"sub": "mailto:nobody@localhost", "aud": "https://localhost"})
        return str(headers["Authorization"]).rpartition("k=")[2]


def read_subscription(target: str) -> dict[str, Any]:
    """Return a browser's push subscription, as its JSON text."""
    try:
        doc = json.loads(target)
        keys = doc["keys"]
        if not all(isinstance(text, str) for text in (doc["endpoint"], keys["p256dh"], keys["auth"])):
            raise ValueError
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused("bad-request", "a push target is the subscription's JSON") from None
    return {"endpoint": doc["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
