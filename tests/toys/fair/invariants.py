"""What holds on every table of the Fair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from beffroi.kernel.errors import RulesBug

if TYPE_CHECKING:
    from tests.toys.fair.state import Fair


def check(s: Fair) -> None:
    """Raise RulesBug for a purse below nothing or a lost card."""
    if any(player.deniers < 0 for player in s.players):
        raise RulesBug("a purse is below nothing")
    if len(s.deck) + len(s.row) + s.seats != s.ruleset.copies * len(s.ruleset.cards):
        raise RulesBug("a card was lost")
