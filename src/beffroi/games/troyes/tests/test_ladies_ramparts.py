"""The Ladies of Troyes, module 5: guards on the ramparts and outdoor activities. Examples 7, 8, 9 and 13."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.ladies.moves import GUARD, OUTDOOR
from beffroi.games.troyes.ladies.ramparts.activities import ACTIVITIES, shared_ranks
from beffroi.games.troyes.ladies.ramparts.table import CUBES, GATES, GUARDS, SLUGS, ramparts_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import activity, choices, cubes, play, players, step, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import Picker, Walk
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Move, State

RAMPARTS = {"ladies": ["ramparts"]}
ASKED = {"ladies": ["ramparts"], "ask-outdoor": True}
WITH_PURPLE = {"ladies": ["ramparts", "purple-die"]}
QUIET = ["guild", "yellow-die", "transfer", "race"]  # tiles that hardly ever do something
STRIKE = [{"step": "EndRound"}, {"step": "Actions"}]


def town(*tiles: str, guards: Any = None, lie: Any = None, **doc: Any) -> Troyes:
    """A table with these tiles (the others are quiet), guards at the last gate, and cubes of each seat by level."""
    shown = [next((slug for slug in tiles if SLUGS.index(slug) // GATES == level), QUIET[level]) for level in range(4)]
    seats = doc.get("seats", 4)
    doc["ramparts"] = {"tiles": shown, "guards": guards or [20] * seats, "cubes": lie or []}
    doc.setdefault("options", RAMPARTS)
    return table(**doc)


def guards(s: Troyes) -> list[int]:
    at = ramparts_of(s).at + GUARDS
    return s.extra[at : at + s.seats]


def lying(s: Troyes, seat: int) -> list[int]:
    """The cubes of a seat by level."""
    at = ramparts_of(s).at + CUBES + seat * GATES
    return s.extra[at : at + GATES]


# --- action 7 -------------------------------------------------------------------


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
    assert choices(s) == ["step", "outdoor 1"]
    assert GAME.why_not(s, 0, "outdoor:2").key == "why-takes-no-cube"
    assert GAME.why_not(s, 0, "outdoor:3").key == "why-gate"


def test_example_8_deniers_raise_the_die_to_6() -> None:
    s = town(guards=[0] * 4, dice={"0": ["red3"], "1": ["red1"]})
    before = s.deniers[0]
    play(s, 0, "guard", "die red3 @0")
    assert choices(s) == ["raise 0", "raise 1", "raise 2", "raise 3"]
    play(s, 0, "raise 3", *["step"] * 5, "outdoor 1")
    assert (s.deniers[0], guards(s)[0], lying(s, 0)) == (before - 3, 5, [1, 0, 0, 0])


def test_nobody_raises_for_more_than_he_has() -> None:
    s = town(guards=[0] * 4, dice={"0": ["red3"], "1": ["red1"]}, players=players(deniers=[1, 0, 0, 0]))
    play(s, 0, "guard", "die red3 @0")
    assert choices(s) == ["raise 0", "raise 1"]


def test_example_9_one_cube_on_an_activity_in_one_action() -> None:
    s = town(guards=[5, 0, 0, 0], dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "guard", "die red6 @0", "outdoor 1")
    assert choices(s) == ["step", "done"]
    assert GAME.why_not(s, 0, "outdoor:1").key == "why-one-cube"


def test_ruling_16_a_bought_die_costs_2_and_points_left_are_lost() -> None:
    s = town(guards=[0] * 4, dice={"1": ["red6"], "neutral": ["white1"]})
    before = s.deniers[:]
    play(s, 0, "guard", "die red6 @1", "step", "done")
    assert (s.deniers[:2], guards(s)[0]) == ([before[0] - 2, before[1] + 2], 1)


def test_the_first_point_must_be_spent() -> None:
    s = town(guards=[0] * 4, dice={"0": ["red6"], "1": ["red1"]})
    play(s, 0, "guard", "die red6 @0")
    assert choices(s) == ["step"]


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
    assert [choice for choice in choices(s) if choice.startswith("cube")] == ["cube white-1"]
    play(s, 0, "cube white-1", "die yellow5 @1", "raise 0")
    assert s.deniers == before


def test_a_die_that_could_do_nothing_is_not_taken() -> None:
    s = town(*FULL_HOUSE, guards=[20] * 4, dice={"0": ["yellow4"], "1": ["red1"]}, players=players(deniers=[0] * 4))
    assert "guard" in choices(s)  # three of the four tiles take a cube
    s = town(guards=[0] * 4, dice={"1": ["red1"]}, players=players(deniers=[0] * 4))
    assert "guard" not in choices(s)
    assert GAME.why_not(s, 0, "guard:0").key == "why-no-guard"


FULL_HOUSE = ("guild", "yellow-die", "exchange", "gate")


# --- the tiles of level I -------------------------------------------------------


def test_sold_dice_give_influence_in_the_turn_of_the_buyer() -> None:
    dice = {"0": ["yellow6"], "1": ["yellow5", "yellow4"], "2": ["red1"]}
    s = town("sold-dice", lie=[[0] * 4, [2, 0, 0, 0]], dice=dice, players=players(deniers=[20] * 4, influence=[0] * 4))
    play(s, 0, "farm", "die yellow5 @1", "die yellow4 @1", "done")
    assert (s.influence[1], lying(s, 1)) == (4, [1, 0, 0, 0])  # once, however many dice


def test_ruling_21_free_dice_are_not_bought() -> None:
    tithe = activity("white-1", "tithe", cubes=[1])
    dice = {"0": ["red6"], "1": ["yellow5"], "2": ["red1"]}
    s = town("sold-dice", lie=[[0] * 4, [1, 0, 0, 0]], dice=dice, activities=tithe)
    before = s.influence[1]
    play(s, 0, "farm", "cube white-1", "die yellow5 @1", "done")
    assert (s.influence[1], lying(s, 1)) == (before, [1, 0, 0, 0])


def test_ruling_40_a_cube_stays_where_influence_would_be_lost() -> None:
    dice = {"0": ["yellow6"], "1": ["yellow5"], "2": ["red1"]}
    s = town("sold-dice", lie=[[0] * 4, [1, 0, 0, 0]], dice=dice, players=players(influence=[0, 18, 0, 0]))
    play(s, 0, "farm", "die yellow5 @1", "done")
    assert (s.influence[1], lying(s, 1)) == (18, [1, 0, 0, 0])


def test_ruling_40_the_automatism_can_be_switched_off() -> None:
    """Then everybody is asked, once an action, whatever the cube gives."""
    doc: dict[str, Any] = {"options": ASKED, "lie": [[1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]}
    dice = {"0": ["yellow6", "white6"], "1": ["yellow5", "red2"], "2": ["yellow4"]}
    s = town("sold-dice", dice=dice, players=players(deniers=[20] * 4, influence=[0, 0, 18, 0]), **doc)
    play(s, 0, "farm", "die yellow5 @1", "die yellow4 @2", "done")
    assert (s.waiting(), choices(s), s.question(1).key) == ([1], ["outdoor 1", "keep"], "ask-spend-for-influence")
    play(s, 1, "outdoor 1")
    assert (s.waiting(), s.question(2).key) == ([2], "ask-spend-too-much")
    play(s, 2, "keep")
    assert (s.influence[1:3], lying(s, 1)[0], lying(s, 2)[0], s.waiting()) == ([4, 18], 0, 1, [1])
    s = town("sold-dice", dice=dice, players=players(deniers=[20] * 4, influence=[0, 20, 0, 0]), **doc)
    play(s, 0, "farm", "die yellow5 @1", "done")
    assert s.waiting() == [1]
    assert step(s) == "ChooseAction"  # a full track: nothing to ask


@pytest.mark.parametrize(
    ("tile", "question", "answers"),
    [
        ("settling", "ask-spend-for-influence", ["place", "die red3 @0", "reserve"]),
        ("harvest", "ask-spend-for-deniers", ["farm", "die yellow6 @0", "done"]),
        ("works", "ask-spend-for-points", ["cathedral", "die white6 @0", "die white5 @0", "done"]),
    ],
)
def test_ruling_40_who_wants_to_be_asked_is_asked_in_the_own_turn_too(
    tile: str, question: str, answers: list[str]
) -> None:
    dice = {"0": ["red3", "yellow6", "white6", "white5"], "1": ["red1"]}
    lie = [[1 if SLUGS.index(tile) // GATES == level else 0 for level in range(GATES)]]
    s = town(tile, lie=lie, options=ASKED, dice=dice, players=players(influence=[0] * 4))
    play(s, 0, *answers)
    assert s.question(0).key == question
    play(s, 0, "keep")
    assert (sum(lying(s, 0)), s.waiting()) == (1, [1])


def test_ruling_40_once_an_action_however_many_cubes_are_placed() -> None:
    queue = [{"event": "marauding"}, {"event": "war"}]
    chivalry = activity("red-1", "chivalry")
    s = town(
        "works",
        lie=[[0, 0, 0, 2]],
        options=ASKED,
        dice={"0": ["red6", "red5", "red4"], "1": ["red1"]},
        activities=chivalry,
        events=queue,
    )
    play(s, 0, "activate red-1", "die red6 @0", "done")
    asked = 0
    while s.waiting() == [0]:
        asked += step(s) == "SpendOutdoorCube"
        s.play(0, s.options(0)[0])
    assert (asked, lying(s, 0)[3]) == (1, 1)


def test_settling_gives_influence() -> None:
    s = town("settling", lie=[[1, 0, 0, 0]], dice={"0": ["red3"], "1": ["red1"]}, players=players(influence=[0] * 4))
    play(s, 0, "place", "die red3 @0", "reserve")
    assert (s.influence[0], lying(s, 0)) == (4, [0, 0, 0, 0])


def test_settling_asks_where_influence_would_be_lost() -> None:
    doc: dict[str, Any] = {"dice": {"0": ["red3"], "1": ["red1"]}, "players": players(influence=[18, 0, 0, 0])}
    s = town("settling", lie=[[1, 0, 0, 0]], **doc)
    play(s, 0, "place", "die red3 @0", "reserve")
    assert choices(s) == ["outdoor 1", "keep"]
    other = s.copy()
    play(s, 0, "outdoor 1")
    assert (s.influence[0], lying(s, 0)[0]) == (20, 0)
    other.play(0, GAME.parse("keep"))
    assert (other.view(0)["players"][0]["influence"], other.waiting()) == (18, [1])


def test_the_guild_pays_when_an_opponent_works_on_a_shared_card() -> None:
    cards = {"yellow-1": {"card": "merchant", "tradesmen": {"0": "slot1", "1": "picture"}}}
    dice = {"0": ["yellow6"], "1": ["red1"]}
    s = town("guild", lie=[[1, 0, 0, 0], [1, 0, 0, 0]], dice=dice, activities=cards)
    before = s.deniers[1]
    play(s, 0, "activate yellow-1", "die yellow6 @0", "done")
    assert (s.deniers[1], lying(s, 1)[0]) == (before + 4, 0)  # the picture counts (ruling 26)
    assert lying(s, 0)[0] == 1  # not for the own activation


def test_the_harvest_gives_more_deniers() -> None:
    s = town("harvest", lie=[[2, 0, 0, 0]], dice={"0": ["yellow6"], "1": ["red1"]})
    before = s.deniers[0]
    play(s, 0, "farm", "die yellow6 @0", "done")
    assert (s.deniers[0], lying(s, 0)[0]) == (before + 3 + 5, 1)


# --- level II -------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["yellow", "white", "red"])
def test_a_fresh_die_before_the_action(colour: str) -> None:
    doc: dict[str, Any] = {"dice": {"0": ["red1"], "1": ["red1"]}, "script": {"outdoor die": [5]}}
    s = town(f"{colour}-die", lie=[[0, 2, 0, 0]], **doc)
    play(s, 0, "outdoor 2")
    assert f"{colour}5@0" in [die["id"] for die in s.view(0)["square"][0]]
    assert (step(s), lying(s, 0)[1]) == ("ChooseAction", 1)
    assert "outdoor 2" not in choices(s)  # one cube of an activity in one action
    play(s, 0, "pass")  # ruling 11


def test_no_fresh_die_when_the_supply_has_none() -> None:
    s = town("yellow-die", lie=[[0, 1, 0, 0]], dice={"0": ["yellow1"] * 3, "1": ["yellow2"] * 3})
    assert "outdoor 2" not in choices(s)


@pytest.mark.parametrize("colour", ["yellow", "white", "red", "purple"])
def test_a_die_of_its_colour_puts_no_cube_there(colour: str) -> None:
    s = town(f"{colour}-die", dice={"0": [f"{colour}4"], "1": ["red1"]}, options=WITH_PURPLE)
    play(s, 0, "guard", f"die {colour}4 @0")
    assert "outdoor 2" not in choices(s)
    other = "red" if colour == "yellow" else "yellow"
    s = town(f"{colour}-die", dice={"0": [f"{other}6"], "1": ["red1"]})
    play(s, 0, "guard", f"die {other}6 @0")
    assert "outdoor 2" in choices(s)


def test_the_purple_die_comes_back_for_2_deniers() -> None:
    doc: dict[str, Any] = {"options": WITH_PURPLE, "script": {"outdoor die": [6]}, "lie": [[0, 1, 0, 0]]}
    s = town("purple-die", dice={"0": ["red1"], "1": ["red1"]}, **doc)
    before = s.deniers[0]
    play(s, 0, "outdoor 2")
    assert s.deniers[0] == before - 2
    assert "purple6@0" in [die["id"] for die in s.view(0)["square"][0]]
    s = town("purple-die", dice={"0": ["purple1"], "1": ["red1"]}, **doc)
    assert "outdoor 2" not in choices(s)  # nobody has two


def test_ruling_14_without_purple_dice_that_tile_is_turned_over() -> None:
    for seed in range(40):
        s = GAME.new(4, RAMPARTS, seed)
        assert "purple-die" not in [tile["activity"] for tile in s.view(0)["ramparts"]["tiles"]]


# --- level III ------------------------------------------------------------------


def test_the_exchange_swaps_one_die_with_each_owner() -> None:
    dice = {"0": ["red1", "red2", "white1"], "1": ["red6"], "2": ["yellow6"], "neutral": ["white6"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0", "die yellow6 @2")
    play(s, 0, "die white1 @0", "die white6 @neutral")
    assert [die["id"] for die in s.view(0)["square"][0]] == ["yellow6@0", "white6@0", "red6@0"]
    assert (step(s), lying(s, 0)[2]) == ("ChooseAction", 0)
    play(s, 0, "pass")


def test_ruling_11_three_swaps_at_most_the_neutral_player_counts_as_one() -> None:
    own = ["red1", "red2", "white1", "white2"]
    dice = {"0": own, "1": ["red6"], "2": ["yellow6"], "3": ["yellow5"], "neutral": ["white6"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0", "die yellow6 @2")
    play(s, 0, "die white1 @0", "die white6 @neutral")
    assert step(s) == "ChooseAction"


def test_the_exchange_may_stop_and_deals_with_nobody_twice() -> None:
    dice = {"0": ["red1", "red2"], "1": ["red6", "red5"], "2": ["red4"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0")
    assert choices(s) == ["die red4 @2"]
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "done")
    assert step(s) == "ChooseAction"


def test_purple_dice_are_not_swapped() -> None:
    dice = {"0": ["red1", "purple1"], "1": ["purple6"], "2": ["red4"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice, options=WITH_PURPLE)
    play(s, 0, "outdoor 3")
    assert choices(s) == ["die red1 @0"]
    play(s, 0, "die red1 @0")
    assert choices(s) == ["die red4 @2"]


def test_ruling_25_the_shield_beats_the_highest_black_die() -> None:
    agenda = [*STRIKE, {"step": "FaceBlackDie", "facing": 0}]
    doc: dict[str, Any] = {"black": [6, 5], "dice": {"1": ["red3"]}, "agenda": agenda, "lie": [[0, 0, 1, 0]]}
    s = town("shield", players=players(influence=[0] * 4), **doc)
    assert choices(s) == ["yield", "outdoor 3"]  # too weak, and still asked
    play(s, 0, "outdoor 3")
    assert (s.black, s.influence[0], lying(s, 0)[2], s.waiting()) == ([5], 1, 0, [1])


@pytest.mark.parametrize(("event", "loss"), [("drought", "deniers"), ("civil-war", "deniers"), ("heresy", "influence")])
def test_the_shield_averts_a_loss(event: str, loss: str) -> None:
    s, before = struck(event)
    assert (step(s), s.waiting()) == ("AvertLoss", [0])
    suffers = s.copy()
    play(s, 0, "outdoor 3")
    assert s.waiting() == [2]  # in the order of the seats
    play(s, 2, "outdoor 3")
    assert (goods(s, loss)[0], goods(s, loss)[2]) == (before[0], before[2])
    assert goods(s, loss)[1] < before[1]  # who has no shield is not asked
    suffers.play(0, GAME.parse("keep"))
    suffers.play(2, GAME.parse("outdoor 3"))
    assert suffers.view(0)["players"][0][loss] < before[0]


def struck(event: str) -> tuple[Troyes, list[int]]:
    """An event strikes; seats 0 and 2 have a shield."""
    book = GAME.book(4, GAME.clean(RAMPARTS))
    number = next(i for i, card in enumerate(book.events) if card.slug == event)
    events = [{"event": "marauding"}, {"event": book.events[number].name}]
    agenda = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    goods_of_all = players(deniers=[10] * 4, influence=[10] * 4)
    lie = [[0, 0, 1, 0], [0] * 4, [0, 0, 1, 0]]
    return town("shield", events=events, agenda=agenda, players=goods_of_all, lie=lie), [10] * 4


def goods(s: Troyes, name: str) -> list[int]:
    return s.deniers if name == "deniers" else s.influence


def test_the_shield_saves_a_cube_of_the_cathedral() -> None:
    book = GAME.book(4, GAME.clean(RAMPARTS))
    number = next(i for i, card in enumerate(book.events) if card.slug == "work-disruption")
    events = [{"event": "marauding"}, {"event": book.events[number].name}]
    agenda = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    cathedral = [[0, 1, None, None, None, 1], [1, None, None, None, None, 0], [None] * 6]
    s = town("shield", events=events, agenda=agenda, cathedral=cathedral, lie=[[0, 0, 1, 0], [0, 0, 1, 0]])
    falls = s.copy()
    play(s, 0, "outdoor 3")
    assert (s.cathedral[11], step(s)) == (0, "ChooseAction")  # no next victim
    falls.play(0, GAME.parse("keep"))
    assert falls.view(0)["cathedral"][1][5] is None


def test_harsh_winter_may_take_an_outdoor_cube() -> None:
    options = {"ladies": ["ramparts", "events"]}
    book = GAME.book(4, GAME.clean(options))
    number = next(i for i, card in enumerate(book.events) if card.slug == "harsh-winter")
    agenda = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    events = [{"event": "marauding"}, {"event": "harsh-winter"}]
    s = town("shield", events=events, agenda=agenda, options=options, lie=[[1, 0, 1, 0]])
    assert choices(s) == ["outdoor 1", "outdoor 3"]
    play(s, 0, "outdoor 3")
    assert lying(s, 0) == [1, 0, 0, 0]


def test_a_bought_die_is_turned_over_and_used() -> None:
    dice = {"0": ["yellow6"], "1": ["yellow1", "red1"], "2": ["red1"]}
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice=dice)
    before = s.deniers[:]
    play(s, 0, "farm", "outdoor 3", "die yellow1 @1")
    assert choices(s) == ["die yellow6 @1"]
    play(s, 0, "die yellow6 @1", "die yellow6 @0", "done")
    assert (lying(s, 0)[2], s.deniers[1]) == (0, before[1] + 4)
    assert s.deniers[0] == before[0] - 4 + 6


def test_the_turned_die_must_join_the_lot() -> None:
    dice = {"0": ["yellow6", "yellow5"], "1": ["yellow4"], "2": ["red1"]}
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "farm", "outdoor 3", "die yellow4 @1", "die yellow6 @0", "die yellow5 @0")
    assert choices(s) == ["die yellow3 @1"]
    before = s.deniers[0]
    play(s, 0, "die yellow3 @1")
    assert s.deniers[0] == before - 6 + 14 // 2


def test_a_turned_die_opens_an_action_and_serves_the_guard() -> None:
    cathedral = [[1] * 6, [1] * 6, [None, *[1] * 5]]
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice={"1": ["white6"], "2": ["red1"]}, cathedral=cathedral)
    assert "cathedral" in choices(s)  # column 6 is full, column 1 is not
    play(s, 0, "cathedral")
    assert choices(s) == ["outdoor 3"]
    play(s, 0, "outdoor 3", "die white6 @1", "die white1 @1", "done")
    assert s.cathedral[12] == 0
    s = town("turned-die", lie=[[0, 0, 1, 0]], guards=[15, 0, 0, 0], dice={"1": ["white1"], "2": ["red1"]})
    play(s, 0, "guard", "outdoor 3", "die white1 @1", "die white6 @1", *["step"] * 5)
    assert guards(s)[0] == 20


def test_ruling_12_neutral_dice_may_be_turned_own_ones_not() -> None:
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice={"0": ["yellow2"], "neutral": ["yellow1"], "2": ["red1"]})
    play(s, 0, "farm", "outdoor 3")
    assert choices(s) == ["die yellow1 @neutral"]


def test_the_transfer_moves_the_cube_to_another_card() -> None:
    cards = {**activity("white-1", "monk"), **activity("yellow-2", "blacksmith", master=None)}
    s = town("transfer", lie=[[0, 0, 1, 0]], dice={"0": ["white6"], "1": ["red1"]}, activities=cards)
    play(s, 0, "activate white-1", "die white6 @0", "done")
    assert "cube yellow-2" in choices(s)
    assert "cube white-1" not in choices(s)
    keeps = s.copy()
    play(s, 0, "cube yellow-2")
    assert (cubes(s, "yellow-2", 0), lying(s, 0)[2]) == (1, 0)
    keeps.play(0, GAME.parse("keep"))
    assert keeps.waiting() == [1]


def test_the_transfer_to_the_breeder_has_its_price() -> None:
    options = {"ladies": ["ramparts", "activities"]}
    cards = {**activity("white-1", "monk"), **activity("yellow-3", "breeder", master=None)}
    doc: dict[str, Any] = {"options": options, "activities": cards, "round": 3, "lie": [[0, 0, 1, 0]]}
    s = town("transfer", dice={"0": ["white6"], "1": ["red1"]}, **doc)
    before = s.deniers[0]
    play(s, 0, "activate white-1", "die white6 @0", "done", "cube yellow-3")
    assert (s.deniers[0], cubes(s, "yellow-3", 0)) == (before - 3, 1)
    s = town("transfer", dice={"0": ["white6"], "1": ["red1"]}, players=players(deniers=[2] * 4), **doc)
    play(s, 0, "activate white-1", "die white6 @0", "done")
    assert "cube yellow-3" not in choices(s)


def test_an_immediate_card_transfers_nothing() -> None:
    cards = {**activity("yellow-1", "merchant"), **activity("white-1", "monk")}
    s = town("transfer", lie=[[0, 0, 1, 0]], dice={"0": ["yellow6"], "1": ["red1"]}, activities=cards)
    play(s, 0, "activate yellow-1", "die yellow6 @0", "done")
    assert s.waiting() == [1]


# --- level IV -------------------------------------------------------------------


def test_works_give_points_once_an_action() -> None:
    s = town("works", lie=[[0, 0, 0, 2]], dice={"0": ["white1", "white2"], "1": ["red1"]})
    play(s, 0, "cathedral", "die white2 @0", "die white1 @0", "done")
    assert (s.points[0], lying(s, 0)[3]) == (2 * s.book.cathedral_points[0] + 2, 1)


def test_ruling_27_works_count_cubes_that_cards_place() -> None:
    cards = activity("red-1", "archer")
    doc: dict[str, Any] = {"script": {"archer": [6, 6]}, "dice": {"0": ["red6"], "1": ["red1"]}}
    s = town("works", lie=[[0, 0, 0, 2]], activities=cards, events=[{"event": "marauding"}, {"event": "war"}], **doc)
    play(s, 0, "activate red-1", "die red6 @0", "done", "uses 2", "target 1", "target 1")
    assert (s.points[0], lying(s, 0)[3]) == (2, 1)


def test_the_gate_of_honour() -> None:
    s = town("gate", guards=[18, 0, 0, 0], dice={"0": ["red3"], "1": ["red1"]}, players=players(deniers=[0] * 4))
    play(s, 0, "guard", "die red3 @0", "step", "step")
    assert s.points[0] == 3  # at once (ruling 19)
    play(s, 0, "outdoor 4")
    assert s.scores()[0]["outdoor"] == 1


def test_example_13_the_majority_shares_its_ranks() -> None:
    s = town("majority", lie=[[0, 0, 0, 2], [0, 0, 0, 2], [0, 0, 0, 1], [0] * 4])
    assert [items["outdoor"] for items in s.scores()] == [6, 6, 2, 0]
    assert shared_ranks([1, 1, 1, 1], [8, 4, 2]) == [3, 3, 3, 3]
    assert shared_ranks([3, 1, 1, 0], [8, 4, 2]) == [8, 3, 3, 0]


def test_the_race_pays_by_arrival_and_takes_no_cubes() -> None:
    dice = {"0": ["red6"], "1": ["red6"], "2": ["red6"], "3": ["red6"]}
    s = town("race", guards=[19] * 4, dice={**dice, "neutral": ["red1"]}, players=players(deniers=[0] * 4))
    for seat in range(4):
        play(s, seat, "guard", f"die red6 @{seat}", "step")
        assert "outdoor 4" not in choices(s)
        play(s, seat, "done")
    assert s.points == [6, 4, 2, 1]
    assert s.view(0)["ramparts"]["arrivals"] == [0, 1, 2, 3]


# --- the whole ------------------------------------------------------------------


def test_the_activities_are_in_the_order_of_their_names() -> None:
    assert [activity.slug for activity in ACTIVITIES] == SLUGS
    assert [activity.level for activity in ACTIVITIES] == [number // GATES for number in range(len(SLUGS))]


def test_a_new_game_has_a_tile_of_each_level_at_the_gates() -> None:
    seen = set()
    for seed in range(60):
        view = GAME.new(3, WITH_PURPLE, seed).view(0)["ramparts"]
        assert [tile["gate"] for tile in view["tiles"]] == [5, 10, 15, 20]
        assert (view["guards"], view["arrivals"]) == ([0, 0, 0], [])
        seen |= {tile["activity"] for tile in view["tiles"]}
    assert seen == set(SLUGS)


def test_a_position_round_trips_and_refuses_the_impossible() -> None:
    s = town("exchange", guards=[20, 3, 20, 16], lie=[[1, 2, 3, 0], [0] * 4, [0] * 4, [1, 0, 0, 0]])
    assert GAME.from_position(s.position(), FastChance(1)).digest() == s.digest()
    for ramparts, says in (
        ({"guards": [21, 0, 0, 0]}, "0 to 20"),
        ({"tiles": ["race", "race", "race", "race"]}, "another level"),
        ({"cubes": [[1, 0, 0, 0]]}, "gate 1"),
        ({"walls": 3}, "no 'walls'"),
    ):
        with pytest.raises(BadPosition, match=says):
            table(options=RAMPARTS, ramparts=ramparts)


def test_the_terminal_shows_the_ramparts() -> None:
    s = town("shield", guards=[16, 0, 0, 0], lie=[[0, 0, 2, 0]])
    drawn = GAME.draw(s.view(0), lambda key, *args: str(key))
    assert "A 16/20" in drawn
    assert "outdoor-shield" in drawn
    assert "A×2" in drawn


def test_the_catalogue_knows_the_tiles() -> None:
    catalogue = GAME.catalogue(RAMPARTS)
    assert list(catalogue["outdoor"]) == SLUGS
    assert "outdoor" not in GAME.catalogue({})


class Watchman(Picker):
    """Likes to use the guard and outdoor cubes, so that walks see all of the tiles."""

    def pick(self, s: State, options: list[Move]) -> Move:
        liked = [move for move in options if GUARD <= move < OUTDOOR + GATES]
        if liked and self.chance.pick(3):
            return liked[self.chance.pick(len(liked))]
        return super().pick(s, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [RAMPARTS, WITH_PURPLE], ids=["alone", "purple"])
def test_whole_games_keep_the_contract(seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        assert Walk(GAME, seats, options, seed, every=13).run(Watchman(seed)).over
