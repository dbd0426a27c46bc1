"""Our rulings 12 to 16, 29 and 32: majorities, cubes, the Cathedral."""

from __future__ import annotations

import pytest

from beffroi.games.troyes.countering import leader, rewards
from beffroi.games.troyes.pieces import NEUTRAL
from beffroi.games.troyes.tests.support import activity, card, cubes, event, offered, play, players, table

# --- 12, 13: majorities ------------------------------------------------------


@pytest.mark.parametrize(
    ("order", "expected"),
    [
        ([0, 0, 0], [6, 0, 0, 0, 0]),
        ([0, 0, 1], [4, 2, 0, 0, 0]),
        ([0, 1, 1, 0, 2], [3, 3, 0, 0, 0]),
        ([0, 0, 1, 2], [4, 1, 1, 0, 0]),
        ([0, NEUTRAL, 0, NEUTRAL, 1], [3, 0, 0, 0, 3]),
        ([0, 0, NEUTRAL, 1], [4, 1, 0, 0, 1]),
        ([0, 1, 2, 3], [1, 1, 1, 1, 0]),
    ],
)
def test_ruling_12_rewards_by_cubes(order: list[int], expected: list[int]) -> None:
    assert rewards(order, 4, 2) == expected


def test_ruling_12_the_card_goes_to_the_earliest_of_the_tied() -> None:
    assert leader([2, 0, 0, 2, 1]) == 2
    assert leader([1, 0, 0]) == 0


def test_ruling_13_cubes_of_military_cards_go_on_to_other_events() -> None:
    war = event(table(), "war")
    s = table(
        dice={"0": ["red6", "red6"], "1": ["red1"]},
        activities=activity("red-1", "diplomat"),
        events=[{"event": "marauding"}, {"event": "war", "cubes": [1] * (war.banners - 1)}],
        players=players(influence=[9, 0, 0, 0]),
    )
    play(s, 0, "activate red-1", "die red6 @0", "die red6 @0", "done", "uses 2", "target 1")
    assert s.points[1] == war.points[0]
    assert [len(s.queue), s.banners] == [1, [1]]


def test_ruling_30_a_countered_marauding_takes_no_more_cubes_in_that_action() -> None:
    banners = event(table(), "marauding").banners
    s = table(
        dice={"0": ["red6", "red6"], "1": ["red1"]},
        activities=activity("red-1", "diplomat"),
        events=[{"event": "marauding", "cubes": [1] * (banners - 1)}],
        players=players(influence=[9, 0, 0, 0]),
    )
    uses = 12 // card(s, "diplomat").divisor
    play(s, 0, "activate red-1", "die red6 @0", "die red6 @0", "done", f"uses {uses}")
    assert s.banners == [0]
    assert s.influence[0] == 9 - uses + 1
    assert not s.raided  # the next turn may fight it again


# --- 14, 15, 16, 29, 32: cubes and the Cathedral ------------------------------


def test_ruling_14_one_cube_improves_one_action() -> None:
    s = table(
        round=3,
        dice={"0": ["yellow6"], "1": ["red1"]},
        activities={**activity("white-1", "priest", cubes=[2]), **activity("white-2", "confession", cubes=[2])},
    )
    play(s, 0, "farm", "cube white-1")
    assert offered(s, 0) == ["die yellow6 @0"]


def test_ruling_14_a_cube_may_be_the_only_way() -> None:
    s = table(
        dice={"0": ["white1"], "1": ["red1"]},
        activities={**activity("white-1", "monk", cubes=[1]), **activity("yellow-1", "merchant")},
    )
    play(s, 0, "activate yellow-1")
    assert offered(s, 0) == ["cube white-1"]


def test_ruling_15_the_single_die_costs_the_price_of_one() -> None:
    s = table(
        dice={"1": ["white4", "white3"]},
        activities=activity("white-1", "monk", cubes=[1]),
        players=players(deniers=[2, 0, 0, 0]),
    )
    play(s, 0, "farm", "cube white-1", "die white4 @1")
    assert s.deniers[:2] == [12 // 2, 2]


def test_ruling_16_no_die_is_wasted_at_the_cathedral() -> None:
    s = table(
        dice={"0": ["white3", "white3", "white3"], "1": ["red1"]},
        cathedral=[[None, None, 1, None, None, None], [None, None, 1, None, None, None], [None] * 6],
    )
    play(s, 0, "cathedral", "die white3 @0")
    assert offered(s, 0) == ["done"]


def test_ruling_16_equal_dice_build_upwards() -> None:
    s = table(dice={"0": ["white3", "white3", "white3"], "1": ["red1"]})
    play(s, 0, "cathedral", "die white3 @0", "die white3 @0", "die white3 @0")
    assert s.cathedral[2::6] == [0, 0, 0]


def test_ruling_29_prior_needs_two_free_levels() -> None:
    s = table(
        round=2,
        dice={"0": ["white3"], "1": ["red1"]},
        activities=activity("white-2", "prior", cubes=[1]),
        cathedral=[[None, None, 1, None, None, None], [None, None, 1, None, None, None], [None] * 6],
    )
    play(s, 0, "cathedral")
    assert offered(s, 0) == ["die white3 @0"]


def test_ruling_32_an_older_cube_may_improve_the_activation_of_its_own_card() -> None:
    s = table(
        round=2,
        dice={"0": ["white6", "white6"], "1": ["red1"]},
        activities=activity("white-2", "confession", cubes=[1]),
    )
    play(s, 0, "activate white-2", "cube white-2", "die white6 @0", "done")
    assert cubes(s, "white-2", 0) == 8 // card(s, "confession").divisor
