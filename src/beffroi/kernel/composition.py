"""What is said of a turn being composed (see `compose`): ways to complete it, pieces that may join, what is missing."""

from __future__ import annotations

from beffroi.kernel.label import Label
from beffroi.kernel.state import Move


class Offer:
    """An answer with its piece on the page and its words."""

    __slots__ = ("anchor", "label", "move")

    def __init__(self, move: Move, anchor: str, label: Label) -> None:
        self.move = move
        self.anchor = anchor
        self.label = label


class TakenDefault:
    """A question that was answered by its fixed default, with what could be answered instead."""

    __slots__ = ("alternatives", "answer", "question")

    def __init__(self, question: Label, answer: Offer, alternatives: list[Offer]) -> None:
        self.question = question
        self.answer = answer
        self.alternatives = alternatives


class AmountChange:
    """What the seat has of something before and after; the gain leaves the price aside."""

    __slots__ = ("after", "before", "gain", "name")

    def __init__(self, name: str, before: int, after: int, gain: int) -> None:
        self.name = name
        self.before = before
        self.after = after
        self.gain = gain


class Completion:
    """A way to complete what is picked: the answers that play it, and what comes of it."""

    __slots__ = (
        "anchor",
        "answers",
        "changes",
        "chosen",
        "defaults",
        "direct",
        "ends",
        "label",
        "next",
        "price",
        "seals",
        "times",
    )

    def __init__(self, answers: list[Move], chosen: list[Move], anchor: str, label: Label | None) -> None:
        self.answers = answers
        self.chosen = chosen  # what was chosen, and the branch taken: with these it is the only kind of completion
        self.anchor = anchor
        self.label = label
        self.direct = False  # a click on the piece means this
        self.times = 0
        self.price = 0
        self.changes: list[AmountChange] = []
        self.defaults: list[TakenDefault] = []
        self.seals = False  # luck or a secret follows: only changes that it can't alter are told
        self.ends = False
        self.next: Label | None = None


class Joining:
    """A piece that could be picked: by how much the bill grows with it, or why it can't join.

    Where the price is what keeps it away, there are both.
    """

    __slots__ = ("cost", "offer", "why")

    def __init__(self, offer: Offer, cost: int, why: Label | None) -> None:
        self.offer = offer
        self.cost = cost
        self.why = why


class Lack:
    """An action on offer that can't be done with what is picked, and what it lacks."""

    __slots__ = ("offer", "why")

    def __init__(self, offer: Offer, why: Label) -> None:
        self.offer = offer
        self.why = why


class Composition:
    """Everything that can be said of what a seat has picked and chosen."""

    __slots__ = ("completions", "missing", "more", "question")

    def __init__(self, question: Label | None) -> None:
        self.question = question
        self.completions: list[Completion] = []
        self.more: list[Joining] = []
        self.missing: list[Lack] = []
