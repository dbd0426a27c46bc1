"""Effects that several cards have, tested with every card that has them: a plain card needs no test of its own."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.cards.ids import COLOURS
from beffroi.games.parbourg.figures import FIGURES, LETTERS
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests.support import bid, figure, hand, play, table, totals, totals_in

CARDS = FIGURES.packaged["cards"]
BUILDINGS = [slug for slug, row in CARDS.items() if row["kind"] == "building" and "bonus" in row]


def cards_with(effect: str) -> list[str]:
    return [slug for slug, row in CARDS.items() if row.get("effect") == effect]


def use(card: str, stake: str) -> Parbourg:
    """A table at which the Mage has just used the effect of a card in his turn."""
    s = table({"henchmen": ["mage"], "hand": [card]}, {}, {}, turn=0, pile=[], day=1, stake=stake)
    play(s, 0, f"event {card}" if "event" in CARDS[card] else f"card {card}")
    return s


def event_colour(card: str) -> str:
    return COLOURS[LETTERS.index(CARDS[card]["event"])]


def test_every_shared_effect_is_tested_here() -> None:
    rows = [row.get("effect", "none") for row in CARDS.values()]
    shared = {effect for effect in rows if rows.count(effect) > 2} - {"none"}
    assert shared == {"draw", "points", "change-stake", "elixir"}


@pytest.mark.parametrize("card", cards_with("draw"))
def test_draw(card: str) -> None:
    assert len(hand(use(card, "yellow"), 0)) == figure(card, "draws")


@pytest.mark.parametrize("card", cards_with("points"))
def test_points(card: str) -> None:
    for colour in COLOURS:
        points = figure(card, "points" if colour == event_colour(card) else "otherwise")
        assert totals(use(card, colour))[0] == bid(card, colour) + points


@pytest.mark.parametrize("card", cards_with("change-stake"))
def test_change_stake(card: str) -> None:
    other = next(colour for colour in COLOURS if colour != event_colour(card))
    assert use(card, other).view(0)["stake"] == event_colour(card)


@pytest.mark.parametrize("card", cards_with("elixir"))
def test_elixir(card: str) -> None:
    s = use(card, "yellow")
    assert [totals_in(s, colour)[0] for colour in COLOURS] == CARDS[card]["bonus"]


@pytest.mark.parametrize("card", BUILDINGS)
def test_building_with_a_bonus(card: str) -> None:
    s = use(card, "yellow")
    assert [totals_in(s, colour)[0] for colour in COLOURS] == CARDS[card]["bonus"]
