"""The Ladies of Troyes, module 5: action 7 moves the guards along the ramparts. Examples 7, 8 and 9."""

from __future__ import annotations

from beffroi.games.troyes import GAME
from beffroi.games.troyes.tests.support import activity, offered, play, players
from beffroi.games.troyes.tests.support_ramparts import guards, lying, town


def test_example_7_a_step_and_a_cube_on_each_of_three() -> None:
    s = town(
        "white-die", guards=[14, 0, 0, 0], dice={"0": ["yellow4"], "1": ["red1"]}, players=players(deniers=[0] * 4)
    )
    play(s, 0, "guard", "die yellow4 @0", "step", "outdoor 1", "outdoor 2", "outdoor 3")
    assert (guards(s), lying(s, 0)) == ([15, 0, 0, 0], [1, 1, 1, 0])
    assert s.waiting() == [1]


def test_example_7_not_with_a_die_of_the_tiles_colour() -> None:
    s = town(
        "yellow-die", guards=[14, 0, 0, 0], dice={"0": ["yellow4"], "1": ["red1"]}, players=players(deniers=[0] * 4)
    )
    play(s, 0, "guard", "die yellow4 @0")
    assert offered(s, 0) == ["step", "outdoor 1"]
    assert GAME.why_not(s, 0, "outdoor:2").key == "why-takes-no-cube"
    assert GAME.why_not(s, 0, "outdoor:3").key == "why-gate"


def test_example_8_deniers_raise_the_die_to_6() -> None:
    s = town(guards=[0] * 4, dice={"0": ["red3"], "1": ["red1"]})
    before = s.deniers[0]
    play(s, 0, "guard", "die red3 @0")
    assert offered(s, 0) == ["raise 0", "raise 1", "raise 2", "raise 3"]
    play(s, 0, "raise 3", *["step"] * 5, "outdoor 1")
    assert (s.deniers[0], guards(s)[0], lying(s, 0)) == (before - 3, 5, [1, 0, 0, 0])


def test_nobody_raises_for_more_than_he_has() -> None:
    s = town(guards=[0] * 4, dice={"0": ["red3"], "1": ["red1"]}, players=players(deniers=[1, 0, 0, 0]))
    play(s, 0, "guard", "die red3 @0")
    assert offered(s, 0) == ["raise 0", "raise 1"]


def test_example_9_one_cube_on_an_activity_in_one_action() -> None:
    s = town(guards=[5, 0, 0, 0], dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "guard", "die red6 @0", "outdoor 1")
    assert offered(s, 0) == ["step", "done"]
    assert GAME.why_not(s, 0, "outdoor:1").key == "why-one-cube"


def test_ruling_16_a_bought_die_costs_2_and_points_left_are_lost() -> None:
    s = town(guards=[0] * 4, dice={"1": ["red6"], "neutral": ["white1"]})
    before = s.deniers[:]
    play(s, 0, "guard", "die red6 @1", "step", "done")
    assert (s.deniers[:2], guards(s)[0]) == ([before[0] - 2, before[1] + 2], 1)


def test_the_first_point_must_be_spent() -> None:
    s = town(guards=[0] * 4, dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "guard", "die red6 @0")
    assert offered(s, 0) == ["step"]


def test_at_the_last_gate_the_guard_stays_and_places_cubes() -> None:
    s = town("gate", dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "guard", "die red6 @0", "outdoor 4", "outdoor 3", "outdoor 2", "outdoor 1")
    assert (guards(s)[0], lying(s, 0), s.waiting()) == (20, [1, 1, 1, 1], [1])


def test_steps_and_cubes_come_in_any_order() -> None:
    s = town(guards=[4, 0, 0, 0], dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "guard", "die red6 @0", "step", "outdoor 1", "step", "step", "step", "step")
    assert (guards(s)[0], lying(s, 0)) == (9, [1, 0, 0, 0])


def test_ruling_20_cards_may_bring_the_die_but_not_change_it() -> None:
    cards = {**activity("white-1", "tithe", cubes=[1]), **activity("white-2", "confession", cubes=[1])}
    s = town(guards=[0] * 4, dice={"0": ["red1"], "1": ["yellow5"]}, activities=cards)
    before = s.deniers[:]
    play(s, 0, "guard")
    assert [choice for choice in offered(s, 0) if choice.startswith("cube")] == ["cube white-1"]
    play(s, 0, "cube white-1", "die yellow5 @1", "raise 0")
    assert s.deniers == before


def test_a_die_that_could_do_nothing_is_not_taken() -> None:
    s = town(*FULL_HOUSE, guards=[20] * 4, dice={"0": ["yellow4"], "1": ["red1"]}, players=players(deniers=[0] * 4))
    assert "guard" in offered(s, 0)  # three of the four tiles take a cube
    s = town(guards=[0] * 4, dice={"1": ["red1"]}, players=players(deniers=[0] * 4))
    assert "guard" not in offered(s, 0)
    assert GAME.why_not(s, 0, "guard:0").key == "why-no-guard"


FULL_HOUSE = ("guild", "yellow-die", "exchange", "gate")
