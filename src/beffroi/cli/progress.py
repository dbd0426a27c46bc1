"""Progress bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def progress(games: int | None, quiet: bool) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on a terminal's stderr, nothing elsewhere; yields the function that advances it.

    The total may be None, if it is unknown.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=quiet or not console.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        yield lambda n: bar.advance(task, n)
