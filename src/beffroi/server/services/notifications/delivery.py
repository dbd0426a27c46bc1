"""One notice to one channel: sent, counted, and with a way to have no more of them."""

from __future__ import annotations

from typing import Any, Final

from beffroi.protocol.pages import page_address
from beffroi.server.metrics import NOTICES
from beffroi.server.services.notifications.senders import Gone, Notice, Senders
from beffroi.server.services.notifications.texts import words
from beffroi.server.services.secrets import sign, unsign
from beffroi.server.storage.notifications import NotificationStore

MOST_FAILURES: Final = 10
PURPOSE: Final = "beffroi.unsubscribe"


class Delivery:
    """Sends notices, and knows the way out of each channel."""

    def __init__(self, store: NotificationStore, senders: Senders, secret: bytes, address: str) -> None:
        self.store = store
        self.senders = senders
        self.secret = secret
        self.address = address

    async def deliver(self, row: Any, notice: Notice) -> bool:
        """Send to one channel; one that fails too often, or is gone, is removed."""
        try:
            if row["kind"] == "mail":
                sent = await self.mail(row, notice)
            else:
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

    async def mail(self, row: Any, notice: Notice) -> bool:
        """Send a letter; mail programs offer its way out as one click (RFC 8058), the reader as a link."""
        token = sign(self.secret, row["id"], PURPOSE)
        headers = {
            "List-Unsubscribe": f"<{self.address}/api/unsubscribe/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        link = self.address + page_address("unsubscribe", token=token)
        text = f"{notice.letter()}\n\n-- \n{words(row['language']).no_more} {link}"
        return await self.senders.mail(row["target"], notice.document.title, text, headers)

    def channel_of(self, token: str) -> str | None:
        """Return the channel a way out leads to, if it is one of ours."""
        return unsign(self.secret, token, PURPOSE)
