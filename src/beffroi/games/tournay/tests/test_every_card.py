"""Every card and every event has a test of its own, and that test fails when the card does nothing."""

from __future__ import annotations

import pytest

from beffroi.games.tournay.cards.model import Activation, Measure, Power
from beffroi.games.tournay.encoding import ACTIVITIES, FIRST_EVENT, LAY_CITIZEN, MAJORITY
from beffroi.games.tournay.figures import CARD_SLUGS
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.tests import (
    test_cards_buildings,
    test_cards_characters,
    test_cards_events,
    test_cards_prestige,
)
from beffroi.games.tournay.tests.support import CARD_TESTS, STANDARD
from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.state import Seat

MODULES = (
    test_cards_buildings,
    test_cards_characters,
    test_cards_events,
    test_cards_prestige,
)  # imported, they fill CARD_TESTS


class IdleActivation(Activation):
    """A building that does nothing."""

    def use(self, s: Tournay, seat: Seat, chain: int) -> None:
        return


class IdleMeasure(Measure):
    """A prestige building that counts nothing."""

    def count(self, s: Tournay, seat: Seat) -> int:
        return 0


def test_no_card_or_event_is_without_a_test() -> None:
    assert set(CARD_TESTS) == set(CARD_SLUGS)


@pytest.mark.parametrize("slug", CARD_SLUGS)
def test_its_test_fails_when_it_does_nothing(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    silence(CARD_SLUGS.index(slug), monkeypatch)
    for test in CARD_TESTS[slug]:
        with pytest.raises((AssertionError, BeffroiError)):
            test(slug)


def silence(card: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away what a card does; an event does something else instead."""
    if card >= ACTIVITIES:
        event = STANDARD.events[card - FIRST_EVENT]
        monkeypatch.setattr(event, "type", LAY_CITIZEN if event.type == MAJORITY else MAJORITY)
        monkeypatch.setattr(event, "target", 0)
        return
    row = STANDARD.cards[card]
    monkeypatch.setattr(row, "activation", IdleActivation({}))
    monkeypatch.setattr(row, "power", Power({}))
    monkeypatch.setattr(row, "measure", IdleMeasure({}))
    for name in ("doubles", "gather", "earnings"):
        monkeypatch.setattr(row, name, 0)
