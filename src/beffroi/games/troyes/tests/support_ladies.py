"""Tables for the tests of the expansion's activity cards."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import activity, card, play, table
from beffroi.kernel.state import Doc

OPTIONS: Doc = {"ladies": ["activities"]}
ALONE: Doc = {"ladies": ["activities"], "ladies-cards": "alone"}
QUEUE = [{"event": "marauding", "cubes": [1]}, {"event": "war"}, {"event": "heresy"}]


def city(**doc: Any) -> Troyes:
    """Round 3, so that all cards lie face up; everybody has dice left, so that no round ends."""
    doc.setdefault("round", 3)
    doc.setdefault("options", OPTIONS)
    return table(**doc)


def figure(slug: str, name: str) -> int:
    value: int = FIGURES.table()["activity"][slug][name]
    return value


def place_of(slug: str) -> str:
    return f"{FIGURES.table()['activity'][slug]['colour']}-{FIGURES.table()['activity'][slug]['level']}"


def activate(s: Troyes, slug: str, *dice: str) -> int:
    """Seat 0 activates a card where its tradesman stands; returns how often the lot works."""
    play(s, 0, f"activate {place_of(slug)}", *dice)
    if len(dice) < 3:
        play(s, 0, "done")
    divisor: int = card(s, slug).divisor
    return sum(int(die.split()[1][-1]) for die in dice) // divisor


def final(slug: str, own: list[int], **doc: Any) -> list[int]:
    """What a card scores for each seat with these cubes on it."""
    s = city(activities=activity(place_of(slug), slug, cubes=own), **doc)
    return [items[slug] for items in s.scores()]


def copied(s: Troyes) -> Troyes:
    """The same table again, to try something else on it."""
    copy = s.copy()
    assert isinstance(copy, Troyes)
    return copy
