"""The server of the browser tests, whose time a test moves: a file holds by how many milliseconds it is ahead.

What is done again and again is done more often, so that nothing that has become due is waited for.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from beffroi.cli import main
from beffroi.server.services import scheduler
from beffroi.server.services.clock import CLOCK, time_of_day

OFTEN: Final = 0.2  # seconds between two looks at what is due
MOVED: Final = Path(os.environ["BEFFROI_TEST_CLOCK"])


def moved_time() -> int:
    """Return the time of day as the test has moved it."""
    return time_of_day() + int(MOVED.read_text() or 0)


def start() -> None:
    CLOCK.set(moved_time)
    scheduler.JOBS = tuple((name, min(seconds, OFTEN), job) for name, seconds, job in scheduler.JOBS)
    main()


if __name__ == "__main__":
    start()
