"""A forgotten password: a link by mail, without telling anybody who has an account."""

from __future__ import annotations

import asyncio

from beffroi.server.accounts.people import People
from beffroi.server.accounts.sessions import Sessions
from beffroi.server.reach.senders import Senders

WORDS = {
    "en": ("A new password for Beffroi", "Set a new password within the hour:"),
    "fr": ("Un nouveau mot de passe pour Beffroi", "Choisissez un nouveau mot de passe dans l’heure :"),
    "de": ("Ein neues Passwort für Beffroi", "Setzen Sie innerhalb einer Stunde ein neues Passwort:"),
}


class Resets:
    """Mails links; in the background, so that the answer takes as long whoever is asked for."""

    def __init__(self, people: People, sessions: Sessions, senders: Senders, address: str) -> None:
        self.people = people
        self.sessions = sessions
        self.senders = senders
        self.address = address
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, name: str) -> None:
        task = asyncio.create_task(self._mail(name), name="reset")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _mail(self, name: str) -> None:
        person = await self.people.account(name)
        if person is None or not person.email:
            return
        code = await self.sessions.new_reset(person)
        subject, text = WORDS.get(person.language, WORDS["en"])
        await asyncio.to_thread(self.senders.mail, person.email, subject, f"{text}\n\n{self.address}/reset#{code}")
