"""A new mail address: it holds when whoever reads it has shown so, and the old one is told."""

from __future__ import annotations

from typing import Final

from beffroi.protocol.pages import page_address
from beffroi.server.domain.person import Person
from beffroi.server.errors import Refused
from beffroi.server.services.clock import now
from beffroi.server.services.ids import new_id
from beffroi.server.services.notifications.mail import mailbox
from beffroi.server.services.notifications.senders import Senders
from beffroi.server.services.notifications.texts import words
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.secrets import digest
from beffroi.server.storage.mail_changes import MailChangeStore

LIFE: Final = 86_400_000  # a code works for a day


class MailChanges:
    """Changes of the addresses of accounts."""

    def __init__(self, store: MailChangeStore, senders: Senders, limits: RateLimits, address: str) -> None:
        self.store = store
        self.senders = senders
        self.limits = limits
        self.address = address

    async def begin(self, person: Person, email: str, network: str) -> None:
        """Send a code to a new address, which may be a stranger's; a house that sends no mail takes it as it is."""
        if email == person.email:
            await self.store.forget(person.id)
            return
        if self.senders.mail_server is None:
            await self.store.set(person.id, email)
            return
        await self.limits.take_all("code", person.id, network, mailbox(email))
        code = new_id(10)
        await self.store.insert(person.id, email, digest(code), now() + LIFE)
        say = words(person.language)
        link = self.address + page_address("confirm-mail", code=code)
        text = say.new_address_text.format(name=person.name)
        await self.senders.mail(email, say.new_address, f"{text}\n\n{code}\n\n{link}")

    async def confirm(self, person: Person, code: str) -> None:
        """Take the new address; nothing more goes to the old one than the news of it."""
        email = await self.store.use(person.id, digest(code), now())
        if email is None:
            raise Refused("wrong-code", "the code is wrong, or too old")
        if person.email:
            say = words(person.language)
            await self.senders.mail(person.email, say.old_address, say.old_address_text.format(name=person.name))
