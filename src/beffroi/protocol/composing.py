"""What is told of a turn being composed: ways to complete it, pieces that may join, what is missing."""

from __future__ import annotations

from msgspec import Struct

from beffroi.protocol.base import Choice, Sentence


class ComposedChange(Struct, frozen=True):
    """What the seat has of something before and after; the gain leaves the price aside. Its noun is `change-<name>`."""

    name: str
    before: int
    after: int
    gain: int


class ComposedDefault(Struct, frozen=True):
    """A question that was answered by its fixed default; an alternative is taken by adding its code to `chosen`."""

    question: Sentence
    answer: Choice
    alternatives: list[Choice]


class ComposedTurn(Struct, frozen=True):
    """A way to complete what is picked: the answers that play it, and what comes of it."""

    answers: list[str]  # as they are sent with `turn`
    chosen: list[str]  # what to choose to have just this one
    anchor: str  # the piece that shows it; empty for a plain button
    label: Sentence | None
    direct: bool  # a click on that piece means this, although others may belong to it too
    times: int  # how often it works; 0: no matter of that
    price: int  # deniers that are paid
    changes: list[ComposedChange]
    defaults: list[ComposedDefault]
    seals: bool  # luck or a secret follows: it can't be taken back, and only what luck can't alter is told
    ends: bool  # the turn is complete then
    next: Sentence | None  # the question that is open then


class JoiningPiece(Struct, frozen=True):
    """A piece that could be picked: by how much the bill grows with it, or why it can't join; both: it is too dear."""

    code: str
    anchor: str
    label: Sentence
    cost: int | None
    why: Sentence | None


class LackingAction(Struct, frozen=True):
    """An action on offer that can't be done with what is picked, and what it lacks."""

    code: str
    anchor: str
    label: Sentence
    why: Sentence


class Composed(Struct, frozen=True):
    """Everything that can be said of what a seat has picked and chosen."""

    seq: int
    picked: list[str]
    chosen: list[str]
    question: Sentence | None  # what is asked where it begins; nothing: the seat is not asked
    completions: list[ComposedTurn]
    more: list[JoiningPiece]
    missing: list[LackingAction]
