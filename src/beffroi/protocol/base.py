"""What several documents are made of: bounded scalars, sentences, choices, clocks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Key = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Seq = Annotated[int, Meta(ge=0, le=2**31)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(min_length=1, max_length=16)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
Email = Annotated[str, Meta(max_length=254, pattern=r"^[^@\s]+@[^@\s]+\.[^@\s]+$")]
Nonce = Annotated[str, Meta(max_length=64)]
Scope = Literal["read", "play", "tables", "chat", "account", "admin"]
Status = Literal["open", "running", "over", "stopped", "frozen", "closed"]
View = dict[str, Any]  # a game's own document, described in its `view.py`


class Sentence(Struct, frozen=True):
    """A sentence of the game by its text key, with its arguments by name."""

    key: str
    args: dict[str, Any]


class Choice(Struct, frozen=True):
    """An answer the seat may give: its code, the piece of the page it belongs to, and what it says."""

    code: str
    anchor: str
    label: Sentence


class GameEvent(Struct, frozen=True):
    """Something that happened, as far as the seat may know."""

    seq: int
    key: str
    args: dict[str, Any]


class ClockSnapshot(Struct, frozen=True, omit_defaults=True):
    """The time the seats have: milliseconds left, for whom it runs, and when this was so. No clock: only the kind."""

    kind: Literal["none", "live", "days"]
    left: list[int] | None = None
    running: list[int] | None = None
    at: int | None = None


class ClockSettings(Struct, frozen=True, omit_defaults=True):
    """What the host chose."""

    kind: Literal["none", "live", "days"] = "none"
    base: int = 900  # seconds for the whole game (live)
    plus: int = 20  # seconds added at each turn (live)
    days: int = 3  # for each turn (days)

    def doc(self) -> dict[str, Any]:
        shown = {"none": (), "live": ("base", "plus"), "days": ("days",)}[self.kind]
        return {"kind": self.kind, **{name: getattr(self, name) for name in shown}}
