"""An event loop without sockets, threads or real time: what happens next is decided by a seed.

Everything that runs belongs to an actor: a worker, a client, or the network. Inside one actor callbacks run in the
order they were scheduled, as asyncio promises; between actors, which are machines of their own, any order may be.
An actor that is killed runs nothing any more, not even a `finally`.
"""

from __future__ import annotations

import asyncio
import gc
import heapq
import random
import sys
import warnings
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any, Final

MOST_STEPS: Final = 20_000  # at one moment; more is a loop that never lets time pass
DRAIN: Final = 20_000  # steps given to what is left over at the end


class Actor:
    """A machine: what it has to do, and whether it still lives."""

    __slots__ = ("alive", "context", "name", "ready", "tasks")

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.ready: deque[asyncio.Handle] = deque()
        self.tasks: list[asyncio.Task[Any]] = []  # kept, so that what was killed is not closed in an orderly manner
        self.context = Context()
        self.context.run(ACTOR.set, self)


ACTOR: Final[ContextVar[Actor]] = ContextVar("actor")


class Stuck(Exception):
    """Nothing more can happen, or the same moment never ends."""


Executed = Callable[[Any, Callable[..., Any], tuple[Any, ...]], "asyncio.Future[Any]"]


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs one callback at a time, of an actor chosen by the seed; time jumps to the next timer when nobody is busy."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self.luck = luck
        self.steps = 0
        self.faults: list[str] = []  # what went wrong in callbacks, which no task can report
        self.on_step: Callable[[], None] | None = None
        self.executed: Executed | None = None  # what would run in a thread or process
        self._at = 1000.0
        self._moment = 0
        self._busy: list[Actor] = []
        self._timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self._count = 0
        self._ending = False
        self._actors: list[Actor] = []
        self.home = self.actor("world")
        self.set_exception_handler(self._note_fault)

    def actor(self, name: str) -> Actor:
        made = Actor(name)
        self._actors.append(made)
        return made

    def kill(self, actor: Actor) -> None:
        """End an actor between two of its steps; whatever it had begun stays as it is."""
        actor.alive = False
        actor.ready.clear()
        if actor in self._busy:
            self._busy.remove(actor)

    def spawn(self, actor: Actor, work: Coroutine[Any, Any, Any], name: str = "") -> asyncio.Task[Any]:
        """Start a task of an actor."""
        return self.create_task(work, name=name or None, context=actor.context.copy())

    # --- what asyncio calls -------------------------------------------------------

    def time(self) -> float:
        return self._at

    def create_task(self, coro: Any, *, name: Any = None, context: Context | None = None) -> asyncio.Task[Any]:
        task = super().create_task(coro, name=name, context=context)
        actor = context.get(ACTOR) if context is not None else ACTOR.get(None)
        (actor or self.home).tasks.append(task)
        return task

    def call_soon(self, callback: Any, *args: Any, context: Context | None = None) -> asyncio.Handle:
        if context is None:
            context = copy_context()
        handle = asyncio.Handle(callback, args, self, context)
        self._enqueue(handle, context.get(ACTOR) or self.home)
        return handle

    call_soon_threadsafe = call_soon

    def call_at(self, when: float, callback: Any, *args: Any, context: Context | None = None) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._count += 1
        heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        assert self.executed is not None
        return self.executed(executor, func, args)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Leave it in the heap: it is skipped when its time comes."""

    def _note_fault(self, _: Any, context: dict[str, Any]) -> None:
        if "handle" in context:
            self.faults.append(f"{context['message']}: {context.get('exception')!r}")

    # --- running ------------------------------------------------------------------

    def _enqueue(self, handle: asyncio.Handle, actor: Actor) -> None:
        if not actor.alive and not self._ending:
            return
        if not actor.ready:
            self._busy.append(actor)
        actor.ready.append(handle)

    def _run_once(self) -> None:
        busy = self._busy
        if not busy:
            self._advance()
            if not busy:
                return
        place = int(self.luck.random() * len(busy)) if len(busy) > 1 else 0
        actor = busy[place]
        handle = actor.ready.popleft()
        if not actor.ready:
            busy[place] = busy[-1]
            busy.pop()
        self.steps += 1
        if self.steps - self._moment > MOST_STEPS:
            raise Stuck(f"{actor.name} never lets time pass: {handle!r}"[:300])
        if not handle.cancelled():
            handle._run()
        if self.on_step is not None:
            self.on_step()

    def _advance(self) -> None:
        """Let time pass until the next timer, and call all that are due."""
        timers = self._timers
        while timers and timers[0][2].cancelled():
            heapq.heappop(timers)
        if not timers:
            raise Stuck("everybody waits for somebody else")
        self._at = max(self._at, timers[0][0])
        self._moment = self.steps
        while timers and timers[0][0] <= self._at:
            handle = heapq.heappop(timers)[2]
            if not handle.cancelled():
                self._enqueue(handle, handle._context.get(ACTOR) or self.home)

    def end(self) -> None:
        """Let go of everything that still waits, dead or alive, without a word."""
        self._ending = True
        self.on_step = None
        self.executed = self._refuse
        for actor in self._actors:
            for task in actor.tasks:
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                if not task.done():
                    task.cancel()
        asyncio.events._set_running_loop(self)
        hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
        try:
            for _ in range(DRAIN):
                if not self._busy:
                    break
                actor = self._busy[0]
                handle = actor.ready.popleft()
                if not actor.ready:
                    self._busy.pop(0)
                if not handle.cancelled():
                    handle._run()
            self._timers.clear()
            self._actors.clear()
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", RuntimeWarning)  # of coroutines that were killed before they began
                gc.collect(0)
        finally:
            sys.unraisablehook = hook
            asyncio.events._set_running_loop(None)
        self.close()

    def _refuse(self, executor: Any, func: Callable[..., Any], args: tuple[Any, ...]) -> asyncio.Future[Any]:
        ended = self.create_future()
        ended.cancel()
        return ended

    def _process_events(self, event_list: Any) -> None:
        """There are none: no sockets."""

    def _write_to_self(self) -> None:
        """Nobody sleeps in a selector."""
