"""Cards and henchmen with their figures."""

from __future__ import annotations

from typing import Final

from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, HENCHMEN, KINDS
from beffroi.games.parbourg.figures import LETTERS
from beffroi.kernel.state import Doc

NO_BIDS: Final = (0, 0, 0, 0)


class Card:
    """One design of the draw pile with its figures; what a figure does not apply to has it at nothing."""

    __slots__ = (
        "ally",
        "bid",
        "bonus",
        "cap",
        "challenge_only",
        "colours",
        "copies",
        "daily",
        "draws",
        "event",
        "id",
        "in_turn",
        "kind",
        "least",
        "less",
        "limit",
        "most",
        "not_for_two",
        "number",
        "otherwise",
        "points",
        "slug",
        "top",
    )

    def __init__(self, number: int, doc: Doc) -> None:
        self.number = number
        self.slug: str = CARDS[number]
        self.id: str = doc["id"]
        self.kind = KINDS.index(doc["kind"])
        self.copies: int = doc["copies"]
        self.bid: tuple[int, ...] = tuple(doc.get("bid", NO_BIDS))
        self.event: int = LETTERS.index(doc["event"]) if "event" in doc else -1
        self.colours = colour_mask(doc.get("colours", ""))  # of the henchman who may use this Alchemy
        self.bonus: tuple[int, ...] = tuple(doc.get("bonus", NO_BIDS))
        self.points: int = doc.get("points", 0)  # added to a bid
        self.otherwise: int = doc.get("otherwise", 0)  # added where the challenge has another colour
        self.draws: int = doc.get("draws", 0)
        self.daily: int = doc.get("daily", 0)  # drawn at the beginning of each day
        self.ally: int = doc.get("ally", 0)  # drawn by an opponent
        self.limit: int = doc.get("limit", 0)  # Action cards in a turn
        self.least: int = doc.get("least", 0)  # Action cards that must lie
        self.less: int = doc.get("less", 0)  # taken off a card or a bid
        self.top: int = doc.get("top", 0)  # how deep into the discard pile
        self.cap: int = doc.get("cap", 0)  # at most so much
        self.most: int = doc.get("most", 0)  # the highest value, or number of cards, allowed
        self.challenge_only: bool = doc.get("challenge-only", False)  # an Ephemeral card that names a challenge
        self.in_turn: bool = doc.get("in-turn", False)  # an Alchemy card that may also be used in one's own turn
        self.not_for_two: bool = doc.get("not-for-two", False)  # left out with two players


class Henchman:
    """A henchman with his figures."""

    __slots__ = (
        "bonus",
        "colours",
        "daily",
        "draws",
        "id",
        "initiative",
        "least",
        "limit",
        "number",
        "points",
        "slug",
    )

    def __init__(self, number: int, doc: Doc) -> None:
        self.number = number
        self.slug: str = HENCHMEN[number]
        self.id: str = doc["id"]
        self.initiative: int = doc["initiative"]
        self.colours = colour_mask(doc["colours"])  # events he may use; none: no events at all
        self.bonus: tuple[int, ...] = tuple(doc.get("bonus", NO_BIDS))
        self.daily: int = doc.get("daily", 0)
        self.draws: int = doc.get("draws", 0)
        self.points: int = doc.get("points", 0)
        self.limit: int = doc.get("limit", 0)
        self.least: int = doc.get("least", 0)


def colour_mask(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def colour_names(mask: int) -> list[str]:
    return [name for i, name in enumerate(COLOURS) if mask >> i & 1]
