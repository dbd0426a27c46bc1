"""Our rulings 1 to 6 and 28: activating, hiring, placing citizens."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.pieces import CITY_HALL, OWNERS
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import (
    EMPTY_TOWN,
    activity,
    asked,
    card,
    offered,
    opens,
    play,
    players,
    stand,
    table,
)

# --- 1, 2, 3: activating and hiring ------------------------------------------


def test_ruling_1_a_lot_below_the_divisor_is_never_offered() -> None:
    s = table(dice={"0": ["white2"], "1": ["red1"]}, activities=activity("white-1", "tithe"))
    assert card(s, "tithe").divisor > 2
    assert "activate white-1" not in offered(s, 0)


def test_ruling_1_a_weak_die_is_offered_when_another_makes_the_lot_worth_enough() -> None:
    s = table(dice={"0": ["white2", "white3"], "1": ["red1"]}, activities=activity("white-1", "tithe"))
    play(s, 0, "activate white-1")
    assert offered(s, 0) == ["die white3 @0"]
    play(s, 0, "die white3 @0")
    assert offered(s, 0) == ["die white2 @0"]


def test_ruling_1_fewer_cubes_than_possible_may_be_placed_on_an_event() -> None:
    s = table(dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "fight 0", "die red6 @0", "done", "uses 1")
    assert s.banners == [1]


def test_ruling_1_agriculture_has_no_minimum() -> None:
    s = table(dice={"0": ["yellow1"], "1": ["red1"]})
    play(s, 0, "farm", "die yellow1 @0", "done")
    assert s.deniers[0] == 10


def test_ruling_1_the_hire_must_be_payable_before_any_gain() -> None:
    s = table(
        dice={"0": ["yellow6"], "1": ["red1"]},
        activities=activity("yellow-1", "merchant", master=None),
        players=players(deniers=[3, 10, 10, 10]),
    )
    assert card(s, "merchant").cost > 3
    assert "activate yellow-1" not in offered(s, 0)


def test_ruling_2_the_second_tradesman_takes_the_second_slot() -> None:
    s = table(
        dice={"0": ["yellow6"], "1": ["red1"]},
        activities={"yellow-1": {"card": "merchant", "tradesmen": {"1": "slot1"}}},
    )
    play(s, 0, "activate yellow-1", "reserve", "die yellow6 @0", "done")
    assert stand(s, "yellow-1", 0) == 2


def test_ruling_2_a_freed_slot_is_free_for_others_and_nobody_slides() -> None:
    s = table(
        dice={"0": ["yellow6"], "1": ["yellow6", "red1"]},
        activities={
            "yellow-1": {"card": "merchant"},
            "yellow-2": {"card": "innkeeper", "tradesmen": {"0": "slot1", "2": "slot2"}},
        },
    )
    play(s, 0, "activate yellow-1", "tradesman yellow-2", "die yellow6 @0", "done")
    assert (stand(s, "yellow-2", 0), stand(s, "yellow-2", 2)) == (0, 2)
    play(s, 1, "activate yellow-2", "reserve", "die yellow6 @1", "done")
    assert stand(s, "yellow-2", 1) == 1


def test_ruling_3_every_own_citizen_can_become_a_tradesman() -> None:
    s = table(
        dice={"0": ["yellow6"], "1": ["red1"]},
        buildings={**EMPTY_TOWN, "palace": [[0, 1, None, None, None, None]]},
        lying={"bishopric": [0, 1]},
        activities={"red-1": {"tradesmen": {"0": "slot1"}}},
    )
    play(s, 0, "activate yellow-1")
    assert offered(s, 0) == ["reserve", "slot palace-1", "lying bishopric", "tradesman red-1"]


def test_ruling_3_cubes_stay_usable_when_the_tradesman_leaves() -> None:
    s = table(
        dice={"0": ["yellow6", "yellow5"], "1": ["red1"]},
        activities={**activity("white-1", "priest", cubes=[1]), "yellow-1": {"card": "merchant"}},
    )
    play(s, 0, "activate yellow-1", "tradesman white-1", "die yellow6 @0", "done")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    play(s, 0, "farm")
    assert "cube white-1" in offered(s, 0)


# --- 4, 5, 6, 28: placing citizens -------------------------------------------


HALL = opens("city-hall")  # a die of its first row


def hall(rows: list[list[object]], **doc: Any) -> Troyes:
    return table(
        buildings={**EMPTY_TOWN, "city-hall": rows}, **{"dice": {"0": [f"yellow{HALL}"], "1": ["red1"]}, **doc}
    )


def test_ruling_4_a_citizen_of_the_row_leaves_its_hole_first() -> None:
    s = hall([[1, 0], [None, None], [None, None]])
    play(s, 0, "place", f"die yellow{HALL} @0", "slot city-hall-2")
    assert s.slots[12:14] == [0, 1]
    assert sum(s.lying) == 0


def test_ruling_4_in_the_palace_the_old_slot_stays_empty() -> None:
    s = table(
        buildings={**EMPTY_TOWN, "palace": [[0, None, None, None, None, 1]]},
        dice={"0": ["red6"], "1": ["red1"]},
    )
    play(s, 0, "place", "die red6 @0", "slot palace-1")
    assert s.slots[:6] == [-1, -1, -1, -1, -1, 0]


def test_ruling_5_a_row_shifts_only_up_to_its_hole() -> None:
    s = table(
        buildings={**EMPTY_TOWN, "bishopric": [[1, None, 2], [None, None, None]]},
        dice={"0": [f"white{opens('bishopric')}"], "1": ["red1"]},
    )
    play(s, 0, "place", f"die white{opens('bishopric')} @0", "reserve")
    assert s.slots[6:9] == [0, 1, 2]


def test_ruling_6_nobody_is_expelled_whose_colour_already_lies_there() -> None:
    s = hall([[2, 1], [None, None], [None, None]], lying={"city-hall": [1]})
    play(s, 0, "place")
    assert f"die yellow{HALL} @0" not in offered(s, 0)


def test_ruling_6_gray_is_a_colour() -> None:
    s = hall([[2, "neutral"], [None, None], [None, None]], lying={"city-hall": ["neutral"]})
    play(s, 0, "place")
    assert f"die yellow{HALL} @0" not in offered(s, 0)


def test_ruling_28_an_own_lying_citizen_is_lifted_first() -> None:
    s = hall([[2, 0], [None, None], [None, None]], lying={"city-hall": [0]})
    play(s, 0, "place", f"die yellow{HALL} @0")
    assert "lying city-hall" in offered(s, 0)
    assert "reserve" not in offered(s, 0)
    play(s, 0, "lying city-hall")
    assert (s.slots[12:14], s.lying[CITY_HALL * OWNERS]) == ([0, 2], 1)


def test_ruling_28_staying_on_the_own_slot_is_no_move() -> None:
    s = hall([[0, None], [None, None], [None, None]])
    play(s, 0, "place", f"die yellow{HALL} @0")
    assert "slot city-hall-1" not in offered(s, 0)


def test_placing_takes_exactly_one_die() -> None:
    s = hall([[None] * 2] * 3, dice={"0": [f"yellow{HALL}"] * 2, "1": ["red1"]})
    play(s, 0, "place", f"die yellow{HALL} @0")
    assert asked(s) == "SettleCitizen"
