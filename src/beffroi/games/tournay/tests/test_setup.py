"""Setting up: base and advanced, with and without the expansion, for every number of players."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.invariants import all_cards
from beffroi.games.tournay.state import Tournay
from beffroi.kernel.errors import BadRequest

EXPANSIONS = ("none", "replace", "mix")


def new(seats: int, **options: object) -> Tournay:
    s = GAME.new(seats, options, seed=7)
    assert isinstance(s, Tournay)
    s.check()
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_base_game_begins_with_two_citizens_of_each_colour(seats: int) -> None:
    s = new(seats)
    assert s.plaza == [2] * 3 * seats and s.lying == [0] * 3 * seats
    assert s.purse == [6] * seats and s.reserve == [3, 3, 3]
    assert s.coins == [0, 0, 0] and len(s.decks[9]) == 12  # three of fifteen events lie in the queue
    assert [len(deck) for deck in s.decks[:9]] == [10] * 9
    assert s.hands == [()] * seats and s.waiting() == [0]


@pytest.mark.parametrize(("seats", "reserve"), [(2, 5), (3, 6), (4, 7)])
def test_the_advanced_game_begins_with_one_and_a_larger_reserve(seats: int, reserve: int) -> None:
    s = new(seats, advanced=True)
    assert s.plaza == [1] * 3 * seats and s.purse == [9] * seats and s.reserve == [reserve] * 3


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_deck_has_ten_cards_with_one_crier(seats: int, expansion: str) -> None:
    s = new(seats, expansion=expansion)
    for deck, cards in enumerate(s.decks[:9]):
        names = [s.ruleset.slugs[card] for card in cards]
        added = sum(FIGURES.packaged["card"].get(name, {}).get("set") == "expansion" for name in names)
        assert len(names) == 10 and sum(name.startswith("crier-") for name in names) == 1
        if deck >= 6 or expansion == "none":
            assert added == 0
        elif expansion == "replace":
            assert added == 3
    assert len(s.box) == (18 if expansion == "mix" else 0)
    assert len(all_cards(s)) == 90 + 15 + len(s.box)


def test_replacing_takes_out_the_three_marked_cards_of_each_deck() -> None:
    s = new(2, expansion="replace")
    for slug, item in FIGURES.packaged["card"].items():
        left = item["copies"] - item.get("replaced", 0)
        assert all_cards(s).count(s.ruleset.slugs.index(slug)) == left


def test_mixing_draws_three_of_the_six_anew_every_time() -> None:
    boxes = [GAME.new(2, {"expansion": "mix"}, seed=seed).position()["box"] for seed in range(20)]
    assert len({tuple(sorted(box)) for box in boxes}) > 10
    for box in boxes:
        for deck in ("yellow-1", "white-1", "red-1", "yellow-2", "white-2", "red-2"):
            assert sum(FIGURES.packaged["card"][slug]["deck"] == deck for slug in box) == 3


def test_there_is_no_table_for_one_or_five() -> None:
    for seats in (1, 5):
        with pytest.raises(BadRequest, match="2 to 4"):
            GAME.new(seats)
