"""What is asked of a house on a device, and a list of what answers it by method and path."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec

from beffroi.local.house import House
from beffroi.server.errors import Refused


class Request(NamedTuple):
    """What was asked: the parameters in the path, the query, and the body as text."""

    house: House
    path: dict[str, str]
    query: dict[str, str]
    body: str

    def read(self, kind: type[Any]) -> Any:
        """Read the body, or refuse it."""
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise Refused("bad-request", f"this is not understood: {error}") from None

    def number(self, name: str, default: int = 0) -> int:
        text = self.path.get(name) or self.query.get(name) or str(default)
        if not re.fullmatch(r"-?\d{1,9}", text):
            raise Refused("bad-request", f"{name} is a number")
        return int(text)

    @property
    def table(self) -> str:
        return self.path["table"]


Answer = Callable[[Request], Awaitable[Any]]


class Routes:
    """Requests by method and path, whose parameters are in braces."""

    def __init__(self) -> None:
        self.known: list[tuple[str, re.Pattern[str], Answer]] = []

    def __call__(self, method: str, path: str) -> Callable[[Answer], Answer]:
        """Register what answers a method and a path."""
        pattern = re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

        def register(answer: Answer) -> Answer:
            self.known.append((method, pattern, answer))
            return answer

        return register
