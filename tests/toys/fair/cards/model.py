"""A card, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.state import Doc, Seat

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


class Effect:
    """What a stall does for a seat that spends a die there; it is made from the card's row of figures."""

    def __init__(self, row: Doc) -> None:
        raise NotImplementedError

    def carry_out(self, s: Fair, seat: Seat, uses: int) -> None:
        """Do it, as often as the pips go into the die."""
        raise NotImplementedError


class Card:
    """A stall's card with its figures."""

    __slots__ = ("effect", "key", "pips", "row", "slug")

    def __init__(self, slug: str, row: Doc, effect: Effect) -> None:
        self.slug = slug
        self.key = f"card-{slug}"  # of its texts
        self.row = row
        self.pips: int = row["pips"]  # the lowest die that reaches it, and its worth as a secret card
        self.effect = effect
