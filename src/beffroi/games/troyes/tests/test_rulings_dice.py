"""Our rulings 8 to 10: prices, influence, black dice."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes.pieces import die_text
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, offered, play, players, table

# --- 8, 9: prices and influence ----------------------------------------------


def test_ruling_8_all_dice_of_a_lot_are_paid_by_its_size() -> None:
    dice = {"1": ["yellow6", "yellow5", "yellow4"], "2": ["red1"]}
    s = table(dice=dice, players=players(deniers=[18, 0, 0, 0]))
    play(s, 0, "farm", "die yellow6 @1", "die yellow5 @1", "die yellow4 @1")
    assert s.deniers[:2] == [7, 18]


def test_ruling_8_a_lot_that_cannot_be_paid_is_not_offered() -> None:
    s = table(dice={"1": ["yellow6", "yellow5", "yellow4"]}, players=players(deniers=[8, 0, 0, 0]))
    play(s, 0, "farm", "die yellow6 @1", "die yellow5 @1")
    assert offered(s, 0) == ["done"]


def test_ruling_9_influence_works_on_own_dice_only() -> None:
    s = table(dice={"0": ["red1"], "1": ["red2"]}, players=players(influence=[9, 0, 0, 0]))
    play(s, 0, "reroll")
    assert offered(s, 0) == ["die red1 @0"]


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
    assert "place" not in offered(s, 0)
    play(s, 0, "recruit", "place", "die yellow6 @0", "reserve")
    assert 0 in s.slots[12:]


def test_ruling_9_after_influence_one_may_still_pass() -> None:
    s = table(script={"reroll": [6]}, dice={"0": ["red1"]}, players=players(influence=[1, 0, 0, 0]))
    play(s, 0, "reroll", "die red1 @0", "pass")
    assert s.pot[0] == s.ruleset.pass_first


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
    assert "yield" not in offered(s, 0)


def test_ruling_10_who_cannot_counter_loses_points_and_keeps_the_dice() -> None:
    s = faced({"0": ["white5"], "1": ["red1"]}, [6])
    assert s.points == [3, 5, 5, 5]
    assert len(s.dice) == 2


def test_ruling_10_nobody_has_to_spend_influence() -> None:
    s = faced({"0": ["white5"], "1": ["red1"]}, [6], players=players(influence=[1, 0, 0, 0], points=[5] * 4))
    assert offered(s, 0) == ["yield", "reroll"]
    play(s, 0, "yield")
    assert s.points[0] == 3


def test_ruling_10_dice_of_one_lot_may_counter_several() -> None:
    s = faced({"0": ["red4"], "1": ["red1"]}, [6, 2])
    play(s, 0, "black 2", "die red4 @0")
    assert (s.black, s.influence[0]) == ([], 2)


def test_ruling_10_more_black_dice_than_strength_are_not_offered() -> None:
    s = faced({"0": ["red4"], "1": ["red1"]}, [6, 3])
    assert "black 3" not in offered(s, 0)


def test_ruling_10_overkill_is_allowed() -> None:
    s = faced({"0": ["red6", "white1"], "1": ["red1"]}, [1])
    play(s, 0, "die red6 @0", "die white1 @0")
    assert [die_text(code) for code in s.dice] == ["red1@1"]


def test_ruling_10_dice_of_others_cannot_help() -> None:
    s = faced({"0": ["white5"], "1": ["red6"]}, [5])
    assert offered(s, 0) == ["die white5 @0"]


def test_black_dice_go_round_the_table() -> None:
    colours = ("red", "red", "white", "yellow")
    s = faced({str(seat): [f"{colours[seat]}6"] * 2 for seat in range(4)}, [6, 6, 6, 6, 6])
    for seat in (0, 1, 2, 3):
        play(s, seat, f"die {colours[seat]}6 @{seat}", "done")
    assert s.waiting() == [0]
