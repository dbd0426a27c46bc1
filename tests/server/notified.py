"""A server that tells people of their turns by mail, when a test says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from beffroi.server.app import Services
from tests.server.sinks import MailSink
from tests.server.support import Server, serving, settings_for


@contextmanager
def notifying(folder: Path, mail: MailSink) -> Iterator[Server]:
    """Run a server whose letters go to a sink, as soon as they are asked for."""
    with serving(settings_for(folder, reach_private=True, mail_url=mail.url)) as running:
        running.services.notifier.delay = -1000
        running.inside(leave_crying_to_the_tests(running.services))
        yield running


async def leave_crying_to_the_tests(services: Services) -> None:
    """The clockwork would take notices just when a test counts them."""
    for loop in services.scheduler.tasks:
        if loop.get_name() in ("notices", "digests"):
            loop.cancel()
