"""No card and no henchman without a test of its own, and that test fails when the piece does nothing."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from types import ModuleType
from typing import Any

import pytest

from beffroi.games.parbourg.announcements import Play
from beffroi.games.parbourg.cards.effects import Effect
from beffroi.games.parbourg.cards.ids import CARDS, COLOURS, FIRST_BID_AND_EVENT, FIRST_CENTRAL, HENCHMEN
from beffroi.games.parbourg.ruleset import STANDARD
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests import (
    test_cards_alchemy,
    test_cards_bids_with_events,
    test_cards_buildings,
    test_cards_ephemerals,
    test_cards_event_sides,
    test_cards_henchmen,
    test_effects,
)
from beffroi.games.parbourg.tests.support import bid, play, table, totals, totals_in
from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.state import Move, Seat

MODULES: tuple[ModuleType, ...] = (
    test_cards_alchemy,
    test_cards_bids_with_events,
    test_cards_buildings,
    test_cards_ephemerals,
    test_cards_event_sides,
    test_cards_henchmen,
    test_effects,
)
PLAIN_BIDS = CARDS[:FIRST_BID_AND_EVENT]
WITH_A_RULE = (*HENCHMEN, *CARDS[FIRST_BID_AND_EVENT:])


@pytest.mark.parametrize("card", PLAIN_BIDS)
def test_plain_bid_counts_its_figures(card: str) -> None:
    figures = [bid(card, colour) for colour in COLOURS]
    s = table({"henchmen": ["mage"], "hand": [card]}, {}, turn=0)
    play(s, 0, f"card {card}")
    assert totals(s)[0] == figures[0]
    assert [totals_in(s, colour)[0] for colour in COLOURS] == figures
    assert (len(set(figures)) == 1) == (CARDS.index(card) >= FIRST_CENTRAL), "central bids are the same in all colours"


@pytest.mark.parametrize("slug", WITH_A_RULE)
def test_its_test_fails_when_it_does_nothing(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = list(proofs_of(slug))
    assert tests, "there is none named after it"
    for test in tests:
        test()
    silence(slug, monkeypatch)
    with idle(slug):
        assert any(fails(test) for test in tests)


def test_a_test_counts_only_for_what_it_is_named_after() -> None:
    assert names_it("test_set_up_gives_points", "set-up")
    assert names_it("test_elixirs_of_eloquence_and_strength", "elixir-of-strength")
    assert not names_it("test_elixirs_of_eloquence_and_strength", "elixir-of-shadow")
    assert not names_it("test_trip_lowers_a_bid", "thrust")


# --- finding the tests of a piece ------------------------------------------


def proofs_of(slug: str) -> Iterator[Callable[[], None]]:
    """Tests that put the piece on the table: named after it, or of its effect and run with every card that has it."""
    for module in MODULES:
        for name, test in vars(module).items():
            if name.startswith("test_") and (names_it(name, slug) or module is test_effects):
                yield from calls(test, slug)


def names_it(test: str, slug: str) -> bool:
    """`test_mage_lays_face_down` names the Mage, `test_elixirs_of_eloquence_and_strength` two Elixirs."""
    words = [word for word in slug.split("-") if len(word) > 4] or [slug.replace("-", "_")]
    return any(word in test for word in words if word != "elixir")


def calls(test: Any, slug: str) -> Iterator[Callable[[], None]]:
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    if not marks:
        if slug in words_of(test):
            yield test
        return
    for values in marks[0].args[1]:
        given = values if isinstance(values, tuple) else (values,)
        if slug in given:
            yield partial(test, *given)


def words_of(test: Callable[[], None]) -> set[str]:
    """The last word of every string: `"mage"`, `"0 event fiery-plea"`."""
    leaves = ast.walk(ast.parse(inspect.getsource(test)))
    strings = [leaf.value for leaf in leaves if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]
    return {string.split()[-1] for string in strings if string.split()}


def fails(test: Callable[[], None]) -> bool:
    try:
        test()
    except (AssertionError, BeffroiError):
        return True
    return False


# --- a piece that does nothing ---------------------------------------------


class Idle(Effect):
    """An effect that may be used as before and does nothing."""

    def __init__(self, effect: Effect) -> None:
        self.chooses = effect.chooses
        self.effect = effect

    def usable(self, s: Parbourg, by: Seat) -> bool:
        return self.effect.usable(s, by)

    def targets(self, s: Parbourg, by: Seat) -> list[Seat]:
        return self.effect.targets(s, by)

    def picks(self, s: Parbourg, by: Seat, other: Seat) -> list[Move]:
        return self.effect.picks(s, by, other)

    def threatens(self, s: Parbourg, play: Play, seat: Seat) -> bool:
        return self.effect.threatens(s, play, seat)

    def on_offer(self, s: Parbourg) -> list[int]:
        return self.effect.on_offer(s)

    def carry_out(self, s: Parbourg, play: Play) -> None:
        return


@contextmanager
def idle(slug: str) -> Iterator[None]:
    """While this lasts the effect of a card does nothing."""
    card = CARDS.index(slug) if slug in CARDS else 0
    effects = STANDARD.effects
    kept = effects[card]
    effects[card] = Idle(kept)
    try:
        yield
    finally:
        effects[card] = kept


def silence(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take away the figures and the power of a henchman or a building."""
    henchman = slug in HENCHMEN
    number = HENCHMEN.index(slug) if henchman else CARDS.index(slug)
    figures, power = (STANDARD.henchmen[number], "has_henchman") if henchman else (STANDARD.cards[number], "owns")
    monkeypatch.setattr(figures, "bonus", (0, 0, 0, 0))
    for name in ("daily", "draws", "points"):
        monkeypatch.setattr(figures, name, 0)
    has = getattr(Parbourg, power)
    monkeypatch.setattr(Parbourg, power, lambda s, seat, piece: piece != number and has(s, seat, piece))
