"""The interface of a bot: it gets a perspective and answers with a move."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from beffroi.bots.clock import core_seconds
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers questions from a perspective, never from the true state.

    Subclasses write `think`; a forced answer is given without thinking.
    """

    def __init__(self) -> None:
        self.progress: Callable[[float], None] | None = None  # told the share of the thinking that is done

    def choose(self, p: Perspective) -> Move:
        """Answer the question."""
        options = p.options()
        if len(options) == 1:
            return options[0]
        return self.think(p, options)

    def think(self, p: Perspective, options: list[Move]) -> Move:
        """Answer where there is a choice."""
        raise NotImplementedError

    def clock(self) -> float:
        """Return the CPU seconds it has used, so that other processes on the core do not count."""
        return core_seconds()

    def close(self) -> None:
        """Release what the bot holds outside this process, if anything."""
