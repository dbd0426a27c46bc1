"""The Ladies of Troyes, module 5: the outdoor activities of levels I and II, and who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, SLUGS
from beffroi.games.troyes.tests.support import activity, asked, offered, play, players
from beffroi.games.troyes.tests.support_ramparts import ASKED, RAMPARTS, WITH_PURPLE, lying, settle, town
from beffroi.kernel.chance import SeedCommitment
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.match import Match
from beffroi.kernel.state import Doc

# --- the tiles of level I -------------------------------------------------------


def test_sold_dice_give_influence_in_the_turn_of_the_buyer() -> None:
    dice = {"0": ["yellow6"], "1": ["yellow5", "yellow4"], "2": ["red1"]}
    s = town("sold-dice", lie=[[0] * 4, [2, 0, 0, 0]], dice=dice, players=players(deniers=[20] * 4, influence=[0] * 4))
    play(s, 0, "farm", "die yellow5 @1", "die yellow4 @1", "done")
    settle(s)
    assert (s.influence[1], lying(s, 1)) == (4, [1, 0, 0, 0])  # once, however many dice


def test_ruling_21_free_dice_are_not_bought() -> None:
    tithe = activity("white-1", "tithe", cubes=[1])
    dice = {"0": ["red6"], "1": ["yellow5"], "2": ["red1"]}
    s = town("sold-dice", lie=[[0] * 4, [1, 0, 0, 0]], dice=dice, activities=tithe)
    before = s.influence[1]
    play(s, 0, "farm", "cube white-1", "die yellow5 @1", "done")
    assert (s.influence[1], lying(s, 1)) == (before, [1, 0, 0, 0])


def test_ruling_40_a_setting_keeps_a_cube_whose_influence_would_be_lost() -> None:
    """In the turn of another, who need not wait for the answer; in the own turn the seat is asked all the same."""
    dice = {"0": ["yellow6"], "1": ["yellow5"], "2": ["red1"]}
    doc: dict[str, Any] = {"dice": dice, "players": players(influence=[0, 18, 0, 0])}
    s = town("sold-dice", lie=[[0] * 4, [1, 0, 0, 0]], **doc)
    play(s, 0, "farm", "die yellow5 @1", "done")
    assert asked(s) == "SpendOutdoorCube"
    settle(s)
    assert (s.influence[1], lying(s, 1)) == (18, [1, 0, 0, 0])
    s = town(
        "settling", lie=[[0] * 4, [1, 0, 0, 0]], turn=1, dice={"1": ["red3"], "2": ["red1"]}, players=doc["players"]
    )
    play(s, 1, "place", "die red3 @1", "reserve")
    settle(s)
    assert (asked(s), s.waiting()) == ("SpendOutdoorCube", [1])


def test_ruling_40_by_the_first_revision_cubes_go_by_themselves() -> None:
    dice = {"0": ["yellow6"], "1": ["yellow5"], "2": ["yellow4"]}
    doc: dict[str, Any] = {"dice": dice, "players": players(deniers=[20] * 4, influence=[0, 18, 0, 0])}
    s = town("sold-dice", lie=[[0] * 4, [1, 0, 0, 0], [1, 0, 0, 0]], rules=1, **doc)
    play(s, 0, "farm", "die yellow5 @1", "die yellow4 @2", "done")
    assert (s.influence[1:3], lying(s, 1)[0], lying(s, 2)[0], s.waiting()) == ([18, 4], 1, 0, [1])
    assert GAME.settings(GAME.setup(4, RAMPARTS, 1)) == ()
    with pytest.raises(BadRequest, match="has no option 'ask-outdoor' any more"):
        GAME.setup(4, ASKED)


def test_ruling_40_a_match_from_a_position_has_the_settings_of_that_position() -> None:
    """Whatever options it is begun with."""
    dice = {"0": ["yellow6"], "1": ["yellow5"], "2": ["red1"]}
    s = town("sold-dice", lie=[[0] * 4, [1, 0, 0, 0]], dice=dice)
    match = Match(GAME, GAME.setup(4), SeedCommitment(b"cubes"), s.position())
    match.choose_setting(1, "outdoor-cubes", "always")
    for answer in ("farm", "die yellow5 @1", "done"):
        match.play(0, GAME.parse(answer))
    match.play_standing()
    assert match.moves[-1] == (1, GAME.parse("outdoor 1"))


@pytest.mark.parametrize(("options", "rules"), [(RAMPARTS, 2), (ASKED, 1)])
def test_ruling_40_everybody_is_asked(options: Doc, rules: int) -> None:
    """Once an action, whatever the cube gives; by the first revision where the table has that option."""
    lie = [[1, 0, 0, 0], [1, 0, 0, 0], [1, 0, 0, 0]]
    doc: dict[str, Any] = {"options": options, "lie": lie, "rules": rules}
    dice = {"0": ["yellow6", "white6"], "1": ["yellow5", "red2"], "2": ["yellow4"]}
    s = town("sold-dice", dice=dice, players=players(deniers=[20] * 4, influence=[0, 0, 18, 0]), **doc)
    play(s, 0, "farm", "die yellow5 @1", "die yellow4 @2", "done")
    assert (s.waiting(), offered(s, 1), s.prompt(1).key) == ([1], ["outdoor 1", "keep"], "ask-spend-for-influence")
    play(s, 1, "outdoor 1")
    assert (s.waiting(), s.prompt(2).key) == ([2], "ask-spend-too-much")
    play(s, 2, "keep")
    assert (s.influence[1:3], lying(s, 1)[0], lying(s, 2)[0], s.waiting()) == ([4, 18], 0, 1, [1])
    s = town("sold-dice", dice=dice, players=players(deniers=[20] * 4, influence=[0, 20, 0, 0]), **doc)
    play(s, 0, "farm", "die yellow5 @1", "done")
    assert s.waiting() == [1]
    assert asked(s) == "ChooseAction"  # a full track: nothing to ask


@pytest.mark.parametrize(
    ("tile", "question", "answers"),
    [
        ("settling", "ask-spend-for-influence", ["place", "die red3 @0", "reserve"]),
        ("harvest", "ask-spend-for-deniers", ["farm", "die yellow6 @0", "done"]),
        ("works", "ask-spend-for-points", ["cathedral", "die white6 @0", "die white5 @0", "done"]),
    ],
)
def test_ruling_40_a_seat_is_asked_in_its_own_turn_too(tile: str, question: str, answers: list[str]) -> None:
    dice = {"0": ["red3", "yellow6", "white6", "white5"], "1": ["red1"]}
    lie = [[1 if SLUGS.index(tile) // GATES == level else 0 for level in range(GATES)]]
    s = town(tile, lie=lie, dice=dice, players=players(influence=[0] * 4))
    play(s, 0, *answers)
    assert s.prompt(0).key == question
    play(s, 0, "keep")
    assert (sum(lying(s, 0)), s.waiting()) == (1, [1])


def test_ruling_40_once_an_action_however_many_cubes_are_placed() -> None:
    queue = [{"event": "marauding"}, {"event": "war"}]
    chivalry = activity("red-1", "chivalry")
    s = town(
        "works",
        lie=[[0, 0, 0, 2]],
        dice={"0": ["red6", "red5", "red4"], "1": ["red1"]},
        activities=chivalry,
        events=queue,
    )
    play(s, 0, "activate red-1", "die red6 @0", "done")
    questions = 0
    while s.waiting() == [0]:
        questions += asked(s) == "SpendOutdoorCube"
        s.play(0, s.options(0)[0])
    assert (questions, lying(s, 0)[3]) == (1, 1)


def test_settling_gives_influence() -> None:
    s = town("settling", lie=[[1, 0, 0, 0]], dice={"0": ["red3"], "1": ["red1"]}, players=players(influence=[0] * 4))
    play(s, 0, "place", "die red3 @0", "reserve")
    settle(s)
    assert (s.influence[0], lying(s, 0)) == (4, [0, 0, 0, 0])


def test_settling_asks_where_influence_would_be_lost() -> None:
    doc: dict[str, Any] = {"dice": {"0": ["red3"], "1": ["red1"]}, "players": players(influence=[18, 0, 0, 0])}
    s = town("settling", lie=[[1, 0, 0, 0]], **doc)
    play(s, 0, "place", "die red3 @0", "reserve")
    assert offered(s, 0) == ["outdoor 1", "keep"]
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
    settle(s)
    assert (s.deniers[1], lying(s, 1)[0]) == (before + 4, 0)  # the picture counts (ruling 26)
    assert lying(s, 0)[0] == 1  # not for the own activation


def test_the_harvest_gives_more_deniers() -> None:
    s = town("harvest", lie=[[2, 0, 0, 0]], dice={"0": ["yellow6"], "1": ["red1"]})
    before = s.deniers[0]
    play(s, 0, "farm", "die yellow6 @0", "done")
    settle(s)
    assert (s.deniers[0], lying(s, 0)[0]) == (before + 3 + 5, 1)


# --- level II -------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["yellow", "white", "red"])
def test_a_fresh_die_before_the_action(colour: str) -> None:
    doc: dict[str, Any] = {"dice": {"0": ["red1"], "1": ["red1"]}, "script": {"outdoor die": [5]}}
    s = town(f"{colour}-die", lie=[[0, 2, 0, 0]], **doc)
    play(s, 0, "outdoor 2")
    assert f"{colour}5@0" in [die["id"] for die in s.view(0)["square"][0]]
    assert (asked(s), lying(s, 0)[1]) == ("ChooseAction", 1)
    assert "outdoor 2" not in offered(s, 0)  # one cube of an activity in one action
    play(s, 0, "pass")  # ruling 11


def test_no_fresh_die_when_the_supply_has_none() -> None:
    s = town("yellow-die", lie=[[0, 1, 0, 0]], dice={"0": ["yellow1"] * 3, "1": ["yellow2"] * 3})
    assert "outdoor 2" not in offered(s, 0)


@pytest.mark.parametrize("colour", ["yellow", "white", "red", "purple"])
def test_a_die_of_its_colour_puts_no_cube_there(colour: str) -> None:
    s = town(f"{colour}-die", dice={"0": [f"{colour}4"], "1": ["red1"]}, options=WITH_PURPLE)
    play(s, 0, "guard", f"die {colour}4 @0")
    assert "outdoor 2" not in offered(s, 0)
    other = "red" if colour == "yellow" else "yellow"
    s = town(f"{colour}-die", dice={"0": [f"{other}6"], "1": ["red1"]}, options=WITH_PURPLE)
    play(s, 0, "guard", f"die {other}6 @0")
    assert "outdoor 2" in offered(s, 0)


def test_the_purple_die_comes_back_for_2_deniers() -> None:
    doc: dict[str, Any] = {"options": WITH_PURPLE, "script": {"outdoor die": [6]}, "lie": [[0, 1, 0, 0]]}
    s = town("purple-die", dice={"0": ["red1"], "1": ["red1"]}, **doc)
    before = s.deniers[0]
    play(s, 0, "outdoor 2")
    assert s.deniers[0] == before - 2
    assert "purple6@0" in [die["id"] for die in s.view(0)["square"][0]]
    s = town("purple-die", dice={"0": ["purple1"], "1": ["red1"]}, **doc)
    assert "outdoor 2" not in offered(s, 0)  # nobody has two


def test_ruling_14_without_purple_dice_that_tile_is_turned_over() -> None:
    for seed in range(40):
        s = GAME.new(4, RAMPARTS, seed)
        assert "purple-die" not in [tile["activity"] for tile in s.view(0)["ramparts"]["tiles"]]
