"""What happened in a simulation, in the order it happened: printed when something is wrong, compared when repeated."""

from __future__ import annotations

import hashlib
from collections.abc import Callable


class Wrong(Exception):
    """Something that must always hold did not."""


class Story:
    """Lines with their time and who they are about."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.lines: list[tuple[float, str, str]] = []

    def tell(self, who: str, what: str) -> None:
        self.lines.append((self.clock(), who, what))

    def digest(self) -> str:
        """Return what two runs of the same seed have in common: all of it."""
        made = hashlib.sha256()
        for line in self.lines:
            made.update(repr(line).encode())
        return made.hexdigest()

    def text(self, most: int = 0) -> str:
        """Return the story, or its last lines."""
        begin = self.lines[0][0] if self.lines else 0.0
        shown = self.lines[-most:]
        left = [f"  … {len(self.lines) - len(shown)} lines before"] if len(shown) < len(self.lines) else []
        return "\n".join([*left, *(f"{at - begin:10.4f}  {who:<8} {what}" for at, who, what in shown)])
