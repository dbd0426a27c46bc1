"""A forgotten password: a link by mail, without telling anybody who has an account."""

from __future__ import annotations

import asyncio
import logging

from beffroi.protocol.pages import page_address
from beffroi.server.errors import Refused
from beffroi.server.services.accounts import AccountService
from beffroi.server.services.notifications.mail import mailbox
from beffroi.server.services.notifications.senders import Senders
from beffroi.server.services.notifications.texts import words
from beffroi.server.services.rate_limits import RateLimits
from beffroi.server.services.sessions import SessionService

log = logging.getLogger("beffroi.reach")


class PasswordResets:
    """Mails links; in the background, so that the answer takes as long whoever is asked for."""

    def __init__(
        self, accounts: AccountService, sessions: SessionService, senders: Senders, limits: RateLimits, address: str
    ) -> None:
        self.accounts = accounts
        self.sessions = sessions
        self.senders = senders
        self.limits = limits
        self.address = address
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, name: str, network: str) -> None:
        """Mail a link to whoever has that name; nobody confirmed the addresses accounts were made with."""
        await self.limits.take("reset", network)
        task = asyncio.create_task(self.mail_link(name), name="reset")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def mail_link(self, name: str) -> None:
        """Mail a link to the account's own address, if there is one."""
        person = await self.accounts.account(name)
        if person is None or not person.email:
            return
        try:
            await self.limits.take_all("reset", person.id, mailbox(person.email))
        except Refused:  # somebody fills a mailbox; the last link still works
            log.warning("too many links for a new password were asked for %s", person.id)
            return
        code = await self.sessions.new_reset(person)
        say = words(person.language)
        text = f"{say.reset_text.format(name=person.name)}\n\n{self.address}{page_address('reset', code=code)}"
        await self.senders.mail(person.email, say.reset, text)
