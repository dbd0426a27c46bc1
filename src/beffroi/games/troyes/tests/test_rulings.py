"""Our rulings (RULES.md), one test each, and the rules of the actions that have no worked example."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes.countering import leader, rewards
from beffroi.games.troyes.pieces import BISHOPRIC, CITY_HALL, NEUTRAL, OWNERS, PALACE, die_text
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import (
    EMPTY_TOWN,
    activity,
    card,
    choices,
    cubes,
    event,
    opens,
    play,
    players,
    stand,
    step,
    table,
)

# --- 1, 2, 3: activating and hiring ------------------------------------------


def test_ruling_1_a_lot_below_the_divisor_is_never_offered() -> None:
    s = table(dice={"0": ["white2"], "1": ["red1"]}, activities=activity("white-1", "tithe"))
    assert card(s, "tithe").divisor > 2
    assert "activate white-1" not in choices(s)


def test_ruling_1_a_weak_die_is_offered_when_another_makes_the_lot_worth_enough() -> None:
    s = table(dice={"0": ["white2", "white3"], "1": ["red1"]}, activities=activity("white-1", "tithe"))
    play(s, 0, "activate white-1")
    assert choices(s) == ["die white3 @0"]
    play(s, 0, "die white3 @0")
    assert choices(s) == ["die white2 @0"]


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
    assert "activate yellow-1" not in choices(s)


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
    assert choices(s) == ["reserve", "slot palace-1", "lying bishopric", "tradesman red-1"]


def test_ruling_3_cubes_stay_usable_when_the_tradesman_leaves() -> None:
    s = table(
        dice={"0": ["yellow6", "yellow5"], "1": ["red1"]},
        activities={**activity("white-1", "priest", cubes=[1]), "yellow-1": {"card": "merchant"}},
    )
    play(s, 0, "activate yellow-1", "tradesman white-1", "die yellow6 @0", "done")
    for seat in (1, 2, 3):
        play(s, seat, "pass")
    play(s, 0, "farm")
    assert "cube white-1" in choices(s)


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
    assert f"die yellow{HALL} @0" not in choices(s)


def test_ruling_6_gray_is_a_colour() -> None:
    s = hall([[2, "neutral"], [None, None], [None, None]], lying={"city-hall": ["neutral"]})
    play(s, 0, "place")
    assert f"die yellow{HALL} @0" not in choices(s)


def test_ruling_28_an_own_lying_citizen_is_lifted_first() -> None:
    s = hall([[2, 0], [None, None], [None, None]], lying={"city-hall": [0]})
    play(s, 0, "place", f"die yellow{HALL} @0")
    assert "lying city-hall" in choices(s)
    assert "reserve" not in choices(s)
    play(s, 0, "lying city-hall")
    assert (s.slots[12:14], s.lying[CITY_HALL * OWNERS]) == ([0, 2], 1)


def test_ruling_28_staying_on_the_own_slot_is_no_move() -> None:
    s = hall([[0, None], [None, None], [None, None]])
    play(s, 0, "place", f"die yellow{HALL} @0")
    assert "slot city-hall-1" not in choices(s)


def test_placing_takes_exactly_one_die() -> None:
    s = hall([[None] * 2] * 3, dice={"0": [f"yellow{HALL}"] * 2, "1": ["red1"]})
    play(s, 0, "place", f"die yellow{HALL} @0")
    assert step(s) == "SettleCitizen"


# --- 8, 9: prices and influence ----------------------------------------------


def test_ruling_8_all_dice_of_a_lot_are_paid_by_its_size() -> None:
    dice = {"1": ["yellow6", "yellow5", "yellow4"], "2": ["red1"]}
    s = table(dice=dice, players=players(deniers=[18, 0, 0, 0]))
    play(s, 0, "farm", "die yellow6 @1", "die yellow5 @1", "die yellow4 @1")
    assert s.deniers[:2] == [7, 18]


def test_ruling_8_a_lot_that_cannot_be_paid_is_not_offered() -> None:
    s = table(dice={"1": ["yellow6", "yellow5", "yellow4"]}, players=players(deniers=[8, 0, 0, 0]))
    play(s, 0, "farm", "die yellow6 @1", "die yellow5 @1")
    assert choices(s) == ["done"]


def test_ruling_9_influence_works_on_own_dice_only() -> None:
    s = table(dice={"0": ["red1"], "1": ["red2"]}, players=players(influence=[9, 0, 0, 0]))
    play(s, 0, "reroll")
    assert choices(s) == ["die red1 @0"]


def test_ruling_9_turned_dice_may_differ_in_colour() -> None:
    s = table(dice={"0": ["red1", "white2", "yellow3"]}, players=players(influence=[4, 0, 0, 0]))
    play(s, 0, "turn", "die yellow3 @0", "die white2 @0", "die red1 @0")
    assert [die_text(code) for code in s.dice] == ["red6@0", "white5@0", "yellow4@0"]
    assert s.influence[0] == 0


def test_ruling_9_a_recruit_can_be_used_at_once() -> None:
    s = table(
        dice={"0": ["yellow6"], "1": ["red1"]},
        buildings=EMPTY_TOWN,
        players=players(reserve=[0, 1, 1, 1], influence=[2, 4, 4, 4]),
    )
    assert "place" not in choices(s)
    play(s, 0, "recruit", "place", "die yellow6 @0", "reserve")
    assert 0 in s.slots[12:]


def test_ruling_9_after_influence_one_may_still_pass() -> None:
    s = table(script={"reroll": [6]}, dice={"0": ["red1"]}, players=players(influence=[1, 0, 0, 0]))
    play(s, 0, "reroll", "die red1 @0", "pass")
    assert s.pot[0] == s.book.pass_first


def test_influence_above_the_track_is_lost() -> None:
    s = table(dice={"0": ["red6"]}, players=players(influence=[19, 0, 0, 0]))
    play(s, 0, "fight 0", "die red6 @0", "done", "uses 2")
    assert s.influence[0] == 20


# --- 10: black dice ----------------------------------------------------------


def faced(dice: dict[str, list[str]], black: list[int], **doc: Any) -> Troyes:
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "FaceBlackDie", "facing": 0}]
    return table(
        dice=dice, black=black, agenda=agenda, **{"players": players(influence=[0] * 4, points=[5] * 4), **doc}
    )


def test_ruling_10_the_highest_black_die_is_mandatory_if_possible() -> None:
    s = faced({"0": ["red3"]}, [6, 1])
    assert "yield" not in choices(s)


def test_ruling_10_who_cannot_counter_loses_points_and_keeps_the_dice() -> None:
    s = faced({"0": ["white5"], "1": ["red1"]}, [6])
    assert s.points == [3, 5, 5, 5]
    assert len(s.dice) == 2


def test_ruling_10_nobody_has_to_spend_influence() -> None:
    s = faced({"0": ["white5"], "1": ["red1"]}, [6], players=players(influence=[1, 0, 0, 0], points=[5] * 4))
    assert choices(s) == ["yield", "reroll"]
    play(s, 0, "yield")
    assert s.points[0] == 3


def test_ruling_10_dice_of_one_lot_may_counter_several() -> None:
    s = faced({"0": ["red4"], "1": ["red1"]}, [6, 2])
    play(s, 0, "black 2", "die red4 @0")
    assert (s.black, s.influence[0]) == ([], 2)


def test_ruling_10_more_black_dice_than_strength_are_not_offered() -> None:
    s = faced({"0": ["red4"], "1": ["red1"]}, [6, 3])
    assert "black 3" not in choices(s)


def test_ruling_10_overkill_is_allowed() -> None:
    s = faced({"0": ["red6", "white1"], "1": ["red1"]}, [1])
    play(s, 0, "die red6 @0", "die white1 @0")
    assert [die_text(code) for code in s.dice] == ["red1@1"]


def test_ruling_10_dice_of_others_cannot_help() -> None:
    s = faced({"0": ["white5"], "1": ["red6"]}, [5])
    assert choices(s) == ["die white5 @0"]


def test_black_dice_go_round_the_table() -> None:
    s = faced({str(seat): ["red6", "red5"] for seat in range(4)}, [6, 6, 6, 6, 6])
    for seat in (0, 1, 2, 3):
        play(s, seat, "die red6 @" + str(seat), "done")
    assert s.waiting() == [0]


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
    assert choices(s) == ["die yellow6 @0"]


def test_ruling_14_a_cube_may_be_the_only_way() -> None:
    s = table(
        dice={"0": ["white1"], "1": ["red1"]},
        activities={**activity("white-1", "monk", cubes=[1]), **activity("yellow-1", "merchant")},
    )
    play(s, 0, "activate yellow-1")
    assert choices(s) == ["cube white-1"]


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
    assert choices(s) == ["done"]


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
    assert choices(s) == ["die white3 @0"]


def test_ruling_32_an_older_cube_may_improve_the_activation_of_its_own_card() -> None:
    s = table(
        round=2,
        dice={"0": ["white6", "white6"], "1": ["red1"]},
        activities=activity("white-2", "confession", cubes=[1]),
    )
    play(s, 0, "activate white-2", "cube white-2", "die white6 @0", "done")
    assert cubes(s, "white-2", 0) == 8 // card(s, "confession").divisor


# --- 19, 22, 23, 24: marauding, dice, passing, the end of a round --------------


@pytest.mark.parametrize("colour", ["red", "white", "yellow"])
def test_ruling_19_any_single_colour_fights_marauding(colour: str) -> None:
    s = table(dice={"0": [f"{colour}6", "red5", "white5", "yellow5"]})
    play(s, 0, "fight 0", f"die {colour}6 @0")
    assert choices(s) == [f"die {colour}5 @0", "done"]


def test_ruling_22_the_expelled_keep_their_dice() -> None:
    s = table(
        buildings={**EMPTY_TOWN, "palace": [[1, None, None, None, None, None]]},
        dice={"0": ["red1"], "1": ["red5"]},
    )
    play(s, 0, "place", "die red1 @0", "reserve")
    assert s.lying[PALACE * OWNERS + 1] == 1
    assert [die_text(code) for code in s.dice] == ["red5@1"]


def test_ruling_23_who_has_passed_gets_a_denier_each_time() -> None:
    s = table(dice={"0": ["red1"], "1": ["yellow1", "yellow1"]})
    play(s, 0, "pass")
    play(s, 1, "farm", "die yellow1 @1", "done")
    play(s, 2, "pass")
    play(s, 3, "pass")
    assert (s.pot, s.waiting()) == ([3, 0, 2, 2], [1])
    play(s, 1, "pass")
    assert s.round == 3
    assert s.pot == [0, 0, 0, 0]


def test_ruling_23_without_dice_the_round_ends_at_once() -> None:
    s = table(dice={"0": ["yellow1"]}, round=2)
    play(s, 0, "farm", "die yellow1 @0", "done")
    assert s.round == 3


def test_ruling_23_no_die_after_the_events_no_actions() -> None:
    s = table(dice={}, round=2, agenda=[{"step": "EndRound"}, {"step": "Actions"}])
    assert s.round == 3


def test_ruling_24_the_lying_go_home_and_the_start_card_moves_left() -> None:
    s = table(
        round=6,
        lying={"palace": [0, "neutral"], "bishopric": [1]},
        players=players(reserve=[0, 0, 0, 0], pot=[2, 2, 2, 4], deniers=[0, 0, 0, 0]),
        agenda=[{"step": "EndRound"}],
    )
    assert s.over
    assert (s.reserve, s.deniers, s.first) == ([1, 1, 0, 0], [2, 2, 2, 4], 1)
    assert (sum(s.lying), s.dice) == (0, [])
    assert s.lying[BISHOPRIC * OWNERS + 1] == 0


def test_salaries_that_cannot_be_paid_cost_points() -> None:
    s = table(
        players=players(deniers=[0, 0, 0, 0], points=[5, 1, 0, 0], reserve=[0] * 4),
        buildings={**EMPTY_TOWN, "palace": [[0] * 6], "bishopric": [[1] * 3, [1] * 3]},
        dice={"0": ["red1"]},
        agenda=[{"step": "ChooseAction", "seat": 0}, {"step": "Income"}],
    )
    assert (s.deniers[0], s.points[0]) == (0, 3)  # twelve due, ten earned
    assert (s.deniers[1], s.points[1]) == (4, 1)
