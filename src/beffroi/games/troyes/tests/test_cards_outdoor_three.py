"""The Ladies of Troyes, module 5: the outdoor activities of level III."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import activity, asked, cubes, offered, play, players
from beffroi.games.troyes.tests.support_ramparts import RAMPARTS, STRIKE, WITH_PURPLE, guards, lying, town


def test_the_exchange_swaps_one_die_with_each_owner() -> None:
    dice = {"0": ["red1", "red2", "white1"], "1": ["red6"], "2": ["yellow6"], "neutral": ["white6"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0", "die yellow6 @2")
    play(s, 0, "die white1 @0", "die white6 @neutral")
    assert [die["id"] for die in s.view(0)["square"][0]] == ["yellow6@0", "white6@0", "red6@0"]
    assert (asked(s), lying(s, 0)[2]) == ("ChooseAction", 0)
    play(s, 0, "pass")


def test_ruling_11_three_swaps_at_most_the_neutral_player_counts_as_one() -> None:
    own = ["red1", "red2", "white1", "white2"]
    dice = {"0": own, "1": ["red6"], "2": ["yellow6"], "3": ["yellow5"], "neutral": ["white6"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0", "die yellow6 @2")
    play(s, 0, "die white1 @0", "die white6 @neutral")
    assert asked(s) == "ChooseAction"


def test_the_exchange_may_stop_and_deals_with_nobody_twice() -> None:
    dice = {"0": ["red1", "red2"], "1": ["red6", "red5"], "2": ["red4"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0")
    assert offered(s, 0) == ["die red4 @2"]
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "done")
    assert asked(s) == "ChooseAction"


def test_purple_dice_are_not_swapped() -> None:
    dice = {"0": ["red1", "purple1"], "1": ["purple6"], "2": ["red4"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice, options=WITH_PURPLE)
    play(s, 0, "outdoor 3")
    assert offered(s, 0) == ["die red1 @0"]
    play(s, 0, "die red1 @0")
    assert offered(s, 0) == ["die red4 @2"]


def test_ruling_25_the_shield_beats_the_highest_black_die() -> None:
    agenda = [*STRIKE, {"step": "FaceBlackDie", "facing": 0}]
    doc: dict[str, Any] = {"black": [6, 5], "dice": {"1": ["red3"]}, "agenda": agenda, "lie": [[0, 0, 1, 0]]}
    s = town("shield", players=players(influence=[0] * 4), **doc)
    assert offered(s, 0) == ["yield", "outdoor 3"]  # too weak, and still asked
    play(s, 0, "outdoor 3")
    assert (s.black, s.influence[0], lying(s, 0)[2], s.waiting()) == ([5], 1, 0, [1])


@pytest.mark.parametrize(("event", "loss"), [("drought", "deniers"), ("civil-war", "deniers"), ("heresy", "influence")])
def test_the_shield_averts_a_loss(event: str, loss: str) -> None:
    s, before = struck(event)
    assert (asked(s), s.waiting()) == ("AvertLoss", [0])
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
    ruleset = ruleset_of(GAME.setup(4, RAMPARTS))
    number = next(i for i, card in enumerate(ruleset.events) if card.slug == event)
    events = [{"event": "marauding"}, {"event": ruleset.events[number].name}]
    agenda = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    goods_of_all = players(deniers=[10] * 4, influence=[10] * 4)
    lie = [[0, 0, 1, 0], [0] * 4, [0, 0, 1, 0]]
    return town("shield", events=events, agenda=agenda, players=goods_of_all, lie=lie), [10] * 4


def goods(s: Troyes, name: str) -> list[int]:
    return s.deniers if name == "deniers" else s.influence


def test_the_shield_saves_a_cube_of_the_cathedral() -> None:
    ruleset = ruleset_of(GAME.setup(4, RAMPARTS))
    number = next(i for i, card in enumerate(ruleset.events) if card.slug == "work-disruption")
    events = [{"event": "marauding"}, {"event": ruleset.events[number].name}]
    agenda = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    cathedral = [[0, 1, None, None, None, 1], [1, None, None, None, None, 0], [None] * 6]
    s = town("shield", events=events, agenda=agenda, cathedral=cathedral, lie=[[0, 0, 1, 0], [0, 0, 1, 0]])
    falls = s.copy()
    play(s, 0, "outdoor 3")
    assert (s.cathedral[11], asked(s)) == (0, "ChooseAction")  # no next victim
    falls.play(0, GAME.parse("keep"))
    assert falls.view(0)["cathedral"][1][5] is None


def test_harsh_winter_may_take_an_outdoor_cube() -> None:
    options = {"ladies": ["ramparts", "events"]}
    ruleset = ruleset_of(GAME.setup(4, options))
    number = next(i for i, card in enumerate(ruleset.events) if card.slug == "harsh-winter")
    agenda = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    events = [{"event": "marauding"}, {"event": "harsh-winter"}]
    s = town("shield", events=events, agenda=agenda, options=options, lie=[[1, 0, 1, 0]])
    assert offered(s, 0) == ["outdoor 1", "outdoor 3"]
    play(s, 0, "outdoor 3")
    assert lying(s, 0) == [1, 0, 0, 0]


def test_a_bought_die_is_turned_over_and_used() -> None:
    dice = {"0": ["yellow6"], "1": ["yellow1", "red1"], "2": ["red1"]}
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice=dice)
    before = s.deniers[:]
    play(s, 0, "farm", "outdoor 3", "die yellow1 @1")
    assert offered(s, 0) == ["die yellow6 @1"]
    play(s, 0, "die yellow6 @1", "die yellow6 @0", "done")
    assert (lying(s, 0)[2], s.deniers[1]) == (0, before[1] + 4)
    assert s.deniers[0] == before[0] - 4 + 6


def test_the_turned_die_must_join_the_lot() -> None:
    dice = {"0": ["yellow6", "yellow5"], "1": ["yellow4"], "2": ["red1"]}
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice=dice)
    play(s, 0, "farm", "outdoor 3", "die yellow4 @1", "die yellow6 @0", "die yellow5 @0")
    assert offered(s, 0) == ["die yellow3 @1"]
    before = s.deniers[0]
    play(s, 0, "die yellow3 @1")
    assert s.deniers[0] == before - 6 + 14 // 2


def test_a_turned_die_opens_an_action_and_serves_the_guard() -> None:
    cathedral = [[1] * 6, [1] * 6, [None, *[1] * 5]]
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice={"1": ["white6"], "2": ["red1"]}, cathedral=cathedral)
    assert "cathedral" in offered(s, 0)  # column 6 is full, column 1 is not
    play(s, 0, "cathedral")
    assert offered(s, 0) == ["outdoor 3"]
    play(s, 0, "outdoor 3", "die white6 @1", "die white1 @1", "done")
    assert s.cathedral[12] == 0
    s = town("turned-die", lie=[[0, 0, 1, 0]], guards=[15, 0, 0, 0], dice={"1": ["white1"], "2": ["red1"]})
    play(s, 0, "guard", "outdoor 3", "die white1 @1", "die white6 @1", *["step"] * 5)
    assert guards(s)[0] == 20


def test_ruling_12_neutral_dice_may_be_turned_own_ones_not() -> None:
    s = town("turned-die", lie=[[0, 0, 1, 0]], dice={"0": ["yellow2"], "neutral": ["yellow1"], "2": ["red1"]})
    play(s, 0, "farm", "outdoor 3")
    assert offered(s, 0) == ["die yellow1 @neutral"]


def test_the_transfer_moves_the_cube_to_another_card() -> None:
    cards = {**activity("white-1", "monk"), **activity("yellow-2", "blacksmith", master=None)}
    s = town("transfer", lie=[[0, 0, 1, 0]], dice={"0": ["white6"], "1": ["red1"]}, activities=cards)
    play(s, 0, "activate white-1", "die white6 @0", "done")
    assert "cube yellow-2" in offered(s, 0)
    assert "cube white-1" not in offered(s, 0)
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
    assert "cube yellow-3" not in offered(s, 0)


def test_an_immediate_card_transfers_nothing() -> None:
    cards = {**activity("yellow-1", "merchant"), **activity("white-1", "monk")}
    s = town("transfer", lie=[[0, 0, 1, 0]], dice={"0": ["yellow6"], "1": ["red1"]}, activities=cards)
    play(s, 0, "activate yellow-1", "die yellow6 @0", "done")
    assert s.waiting() == [1]
