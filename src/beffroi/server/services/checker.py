"""What people send in, set up for the first time: in a process of its own, with limits, never on the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import beffroi
from beffroi.kernel.chance import SeedCommitment, SeededChance
from beffroi.kernel.errors import BadPosition, BadRequest, RulesBug
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import NOBODY
from beffroi.server.domain.spec import TableSpec
from beffroi.server.errors import DAMAGED, Refused
from beffroi.server.services.worker_process import TookTooLong, WorkerDied, WorkerProcess

LIMIT: Final = 10.0  # seconds for a check, of which nearly all need a few milliseconds
MOST_WAITING: Final = 50  # checks in line; whoever comes then is asked to come again
LOOP_SHARE: Final = 0.04  # seconds of processor time a table may take to be set up and shown: the loop does it too

TRIES: Final = 2  # the first one also loads what the game keeps

T = TypeVar("T")


class Checker:
    """Checks one thing after the other; what takes too long is refused, and its process ended."""

    def __init__(self, limit: float = LIMIT) -> None:
        self.limit = limit
        self._worker = WorkerProcess()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checks")
        self._waiting = 0

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """Have something checked; Refused if that is not done in time."""
        if self._waiting >= MOST_WAITING:
            raise Refused("busy", "too much is being checked just now: try again in a moment")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._worker.call, self.limit, work, *args)
        except TookTooLong:
            raise Refused("bad-request", "this takes too long to work out") from None
        except WorkerDied:
            raise Refused("busy", "this could not be checked: try again in a moment") from None
        finally:
            self._waiting -= 1

    async def check_table(self, spec: TableSpec) -> None:
        """Refuse a table that begins from somebody's position or figures, if it can't be set up quickly."""
        if needs_check(spec.start, spec.options):
            wrong = await self.run(check_setup, spec.game, spec.rules, spec.seats, spec.options, spec.start)
            if wrong:
                raise Refused("bad-request", wrong)

    def close(self) -> None:
        """End the process, in the middle of its work if need be."""
        self._worker.end()
        self._thread.shutdown(wait=False, cancel_futures=True)


def needs_check(start: Mapping[str, Any] | None, options: Mapping[str, Any]) -> bool:
    """Tell whether a table has a document of somebody's own in it: a position, or figures."""
    return start is not None or any(isinstance(value, dict) and value for value in options.values())


def check_setup(slug: str, rules: int, seats: int, options: dict[str, Any], start: dict[str, Any] | None) -> str:
    """Return why a table can't begin like this, in one line; empty when it can. Runs in the checker's process."""
    try:
        game = beffroi.game(slug)
        if any(time_taken(game, Setup(rules, seats, options), start) <= LOOP_SHARE for _ in range(TRIES)):
            return ""
    except (BadPosition, RulesBug, BadRequest) as error:
        return f"the position can't be set up: {error}" if start is not None else str(error)
    except DAMAGED as error:
        return f"the position is damaged ({type(error).__name__})"
    return "the position takes too long to set up"


def time_taken(game: Game[Any], setup: Setup, start: dict[str, Any] | None) -> float:
    """Return the processor time in seconds that setting a table up takes."""
    begun = time.thread_time()
    set_up(game, setup, start)
    return time.thread_time() - begun


def set_up(game: Game[Any], setup: Setup, start: dict[str, Any] | None) -> None:
    """Do with a table what a server does with it before the first decision."""
    if start is not None:
        state = game.from_position(start, SeededChance(b"check"), setup.rules)
        if state.seats != setup.seats:
            raise BadRequest(f"the position has {state.seats} seats, the table {setup.seats}")
        state.check()
    state = Match(game, setup, SeedCommitment(b"check"), start).state
    for seat in range(NOBODY, setup.seats):
        state.view(seat)
    for seat in state.waiting():
        state.prompt(seat)
        for move in state.options(seat):
            game.anchor(state, seat, move)
            game.label(state, seat, move)
    state.position()
