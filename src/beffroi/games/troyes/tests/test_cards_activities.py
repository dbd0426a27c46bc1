"""Annex, activity cards: one test for each card, by its rule. Figures come from the table."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.pieces import CITY_HALL, PICTURE
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import (
    EMPTY_TOWN,
    activity,
    asked,
    card,
    cubes,
    offered,
    play,
    players,
    stand,
    table,
)
from beffroi.kernel.chance import ScriptedChance

SIX = {"0": ["yellow6", "white6", "red6"], "1": ["red1"]}


def used(place: str, slug: str, *answers: str, **doc: Any) -> Troyes:
    """Seat 0, whose tradesman is on the card, activates it with its 6 of the card's colour."""
    colour = place.partition("-")[0]
    s = table(**{"round": 3, "dice": SIX, "activities": activity(place, slug), **doc})
    play(s, 0, f"activate {place}", f"die {colour}6 @0", *answers)
    return s


@pytest.mark.parametrize(
    ("place", "slug", "deniers", "influence", "points"),
    [
        ("yellow-1", "merchant", 2, 0, 0),
        ("yellow-3", "goldsmith", 2, 0, 1),
        ("yellow-3", "sculptor", 0, 0, 1),
        ("red-2", "hunting", 0, 3, 0),
        ("red-2", "mercenary", 3, 0, 0),
    ],
)
def test_cards_that_only_give(place: str, slug: str, deniers: int, influence: int, points: int) -> None:
    s = used(place, slug, "done")
    uses = 6 // card(s, slug).divisor
    assert s.deniers[0] == 10 + deniers * uses
    assert s.influence[0] == 4 + influence * uses
    assert s.points[0] == points * uses


@pytest.mark.parametrize(
    ("place", "slug", "price", "gain"),
    [
        ("yellow-1", "artisan", ("influence", 1), ("deniers", 6)),
        ("yellow-2", "innkeeper", ("deniers", 1), ("influence", 1)),
        ("yellow-3", "journeyman", ("deniers", 3), ("points", 2)),
        ("red-3", "troubadour", ("influence", 3), ("points", 2)),
    ],
)
def test_cards_with_a_price(place: str, slug: str, price: tuple[str, int], gain: tuple[str, int]) -> None:
    goods = {"deniers": 20, "influence": 9, "points": 0}
    s = used(place, slug, "done", players=[{**goods}, {}, {}, {}])
    if asked(s) == "UseCard":
        play(s, 0, "uses 1")
    goods[price[0]] -= price[1]
    goods[gain[0]] += gain[1]
    assert (s.deniers[0], s.influence[0], s.points[0]) == (goods["deniers"], goods["influence"], goods["points"])


def test_a_price_limits_the_uses() -> None:
    s = table(round=2, dice=SIX, activities=activity("yellow-2", "innkeeper"), players=players(deniers=[2, 10, 10, 10]))
    play(s, 0, "activate yellow-2", "die yellow6 @0", "done")
    most = min(2, 6 // card(s, "innkeeper").divisor)
    assert offered(s, 0) == [f"uses {n}" for n in range(1, most + 1)]


def test_a_card_whose_first_use_cannot_be_paid_is_not_offered() -> None:
    poor = table(round=3, dice=SIX, activities=activity("red-3", "troubadour"), players=players(influence=[2, 4, 4, 4]))
    assert "activate red-3" not in offered(poor, 0)


def test_miller_counts_the_building_that_pays_more() -> None:
    town = {**EMPTY_TOWN, "palace": [[0, None, None, None, None, None]], "bishopric": [[0, 0, 1], [None, 0, None]]}
    s = used("yellow-1", "miller", "done", buildings=town)
    assert s.deniers[0] == 10 + 2 * 3 * (6 // card(s, "miller").divisor)


def test_miller_does_not_count_the_lying() -> None:
    town = {**EMPTY_TOWN, "palace": [[0, None, None, None, None, None]]}
    s = used("yellow-1", "miller", "done", buildings=town, lying={"palace": [0]})
    assert s.deniers[0] == 10 + 2 * (6 // card(s, "miller").divisor)


@pytest.mark.parametrize(
    ("place", "slug"),
    [
        ("yellow-2", "blacksmith"),
        ("yellow-2", "militia"),
        ("white-1", "tithe"),
        ("white-1", "monk"),
        ("white-1", "priest"),
        ("white-2", "apprenticeship"),
        ("white-2", "confession"),
        ("white-2", "templar"),
        ("white-2", "prior"),
    ],
)
def test_delayed_cards_take_a_cube_for_each_activation(place: str, slug: str) -> None:
    s = used(place, slug, "done")
    assert cubes(s, place, 0) == 6 // card(s, slug).divisor


def improved(place: str, slug: str, dice: dict[str, list[str]], **doc: Any) -> Troyes:
    """Seat 0 has one cube on a delayed card, and a tradesman on Merchant, Mercenary and the delayed card."""
    cards = {
        **activity("yellow-1", "merchant"),
        **activity("red-2", "mercenary"),
        **activity(place, slug, cubes=[1]),
    }
    return table(**{"round": 3, "dice": {**dice, "3": ["red1"]}, "activities": cards, **doc})


def test_blacksmith_adds_to_a_red_lot() -> None:
    s = improved("yellow-2", "blacksmith", {"0": ["red2", "red1"]})
    play(s, 0, "activate red-2", "cube yellow-2", "die red2 @0", "die red1 @0", "done")
    assert s.deniers[0] == 10 + 3 * ((2 + 1 + 5) // card(s, "mercenary").divisor)
    assert cubes(s, "yellow-2", 0) == 0


def test_militia_uses_yellow_dice_as_red() -> None:
    s = improved("yellow-2", "militia", {"0": ["yellow6", "red6"]})
    play(s, 0, "activate red-2", "cube yellow-2")
    assert offered(s, 0) == ["die yellow6 @0"]
    play(s, 0, "die yellow6 @0", "done")
    assert s.deniers[0] == 10 + 3 * (6 // card(s, "mercenary").divisor)


def test_militia_places_a_citizen_in_the_palace() -> None:
    s = improved("yellow-2", "militia", {"0": ["yellow6"]}, buildings=EMPTY_TOWN)
    play(s, 0, "place", "cube yellow-2", "die yellow6 @0", "reserve")
    assert s.slots[5] == 0


def test_tithe_takes_a_yellow_die_of_each_district_free() -> None:
    s = improved("white-1", "tithe", {"0": ["yellow1"], "1": ["yellow4"], "neutral": ["yellow5"]})
    play(s, 0, "activate yellow-1", "cube white-1", "die yellow5 @neutral", "die yellow4 @1", "die yellow1 @0")
    assert s.deniers[0] == 10 + 2 * (10 // 2)
    assert s.deniers[1] == 10


def test_tithe_pays_for_a_second_die_of_one_owner() -> None:
    s = improved("white-1", "tithe", {"1": ["yellow4", "yellow3"]})
    play(s, 0, "farm", "cube white-1", "die yellow4 @1", "die yellow3 @1", "done")
    assert (s.deniers[0], s.deniers[1]) == (10 - 4 + 3, 14)


def test_monk_counts_one_white_die_as_three_yellow() -> None:
    s = improved("white-1", "monk", {"1": ["white5", "white4"], "0": ["yellow6"]})
    play(s, 0, "farm", "cube white-1")
    assert offered(s, 0) == ["die white5 @1", "die white4 @1"]
    play(s, 0, "die white5 @1")
    assert s.deniers[0] == 10 - 2 + 15 // 2


def test_priest_adds_to_each_yellow_die() -> None:
    s = improved("white-1", "priest", {"0": ["yellow6", "yellow5"]})
    play(s, 0, "farm", "cube white-1", "die yellow6 @0", "die yellow5 @0", "done")
    assert s.deniers[0] == 10 + (9 + 8) // 2


def test_apprenticeship_makes_every_die_a_five() -> None:
    s = improved("white-2", "apprenticeship", {"0": ["yellow1", "yellow2", "yellow6"]})
    play(s, 0, "farm", "cube white-2", "die yellow6 @0", "die yellow2 @0", "die yellow1 @0")
    assert s.deniers[0] == 10 + 15 // 2


def test_confession_adds_to_each_die_of_any_colour() -> None:
    s = improved("white-2", "confession", {"0": ["red6"]})
    play(s, 0, "activate red-2", "cube white-2", "die red6 @0", "done")
    assert s.deniers[0] == 10 + 3 * (8 // card(s, "mercenary").divisor)


def test_templar_counts_one_white_die_as_two_red() -> None:
    s = improved("white-2", "templar", {"0": ["white4", "red6"]})
    play(s, 0, "activate red-2", "cube white-2", "die white4 @0")
    assert s.deniers[0] == 10 + 3 * (8 // card(s, "mercenary").divisor)


def test_prior_builds_two_cubes_in_one_column() -> None:
    s = improved("white-2", "prior", {"0": ["white4"]})
    play(s, 0, "cathedral", "cube white-2", "die white4 @0")
    assert (s.cathedral[3], s.cathedral[9]) == (0, 0)
    assert (s.points[0], s.influence[0]) == (2, 4 + 4)


@pytest.mark.parametrize("slug", ["blacksmith", "priest", "apprenticeship", "confession", "monk", "templar", "prior"])
def test_cubes_that_never_place_a_citizen(slug: str) -> None:
    place = {"blacksmith": "yellow-2", "priest": "white-1", "monk": "white-1"}.get(slug, "white-2")
    s = improved(place, slug, {"0": ["red3", "white3", "yellow3"]})
    play(s, 0, "place")
    assert [choice for choice in offered(s, 0) if choice.startswith("cube")] == []


@pytest.mark.parametrize("slug", ["apprenticeship", "confession", "templar"])
def test_cubes_that_never_build(slug: str) -> None:
    s = improved("white-2", slug, {"0": ["white3"]})
    play(s, 0, "cathedral")
    assert offered(s, 0) == ["die white3 @0"]


def test_pilgrimage_mixes_colours() -> None:
    s = table(
        round=3,
        dice={"0": ["red6", "white5", "yellow4"], "1": ["red1"]},
        activities=activity("white-3", "pilgrimage"),
    )
    play(s, 0, "activate white-3", "die red6 @0", "die white5 @0", "die yellow4 @0")
    assert s.points[0] == 2 * (15 // card(s, "pilgrimage").divisor)


def test_pilgrimage_of_mixed_colours_takes_only_apprenticeship_and_confession() -> None:
    cards = {
        **activity("white-3", "pilgrimage"),
        **activity("white-2", "confession", cubes=[1]),
        **activity("yellow-2", "blacksmith", cubes=[1]),
    }
    dice = {"0": ["red6", "white5", "red4"], "1": ["red1"]}
    s = table(round=3, dice=dice, activities=cards)
    play(s, 0, "activate white-3", "cube white-2", "die red6 @0")
    assert "die white5 @0" in offered(s, 0)
    s = table(round=3, dice=dice, activities=cards)
    play(s, 0, "activate white-3", "cube yellow-2", "die red6 @0")
    assert "die white5 @0" not in offered(s, 0)
    assert "die red4 @0" in offered(s, 0)


def test_procession_rewards_all_who_have_most_dice_left() -> None:
    s = table(
        round=3,
        dice={"0": ["white6"], "1": ["red1", "red2"], "2": ["red1", "yellow2"], "neutral": ["red1"]},
        activities=activity("white-3", "procession"),
    )
    play(s, 0, "activate white-3", "die white6 @0", "done")
    if asked(s) == "UseCard":
        play(s, 0, "uses 1")
    assert s.points == [0, 2, 2, 0]


def test_procession_of_the_neutral_player_rewards_nobody() -> None:
    s = table(
        round=3,
        dice={"0": ["white6"], "1": ["red1"], "neutral": ["red1", "red2"]},
        activities=activity("white-3", "procession"),
    )
    play(s, 0, "activate white-3", "die white6 @0", "done")
    assert s.points == [0, 0, 0, 0]


def test_glassblower_counts_pairs_of_own_cubes() -> None:
    s = used("white-3", "glassblower", "done", cathedral=[[0, 0, 0, 1, 0, 0], [None] * 6, [None] * 6])
    assert s.points[0] == 2 * (6 // card(s, "glassblower").divisor)


EVENTS = [{"event": "marauding"}, {"event": "war"}, {"event": "heresy"}]


def shooting(rolls: list[int], **doc: Any) -> Troyes:
    """Seat 0 has an archer and red dice for as many shots as there are rolls."""
    divisor = card(table(), "archer").divisor
    dice = {"0": [f"red{divisor}"] * len(rolls), "1": ["red1"]}
    s = table(script={"archer": rolls}, events=EVENTS, dice=dice, activities=activity("red-1", "archer"), **doc)
    play(s, 0, "activate red-1", *[f"die red{divisor} @0"] * len(rolls))
    return s


def test_archer_shoots_one_die_at_a_time() -> None:
    """Each hit from 3 on is placed before the next roll."""
    s = shooting([2, 3, 6])
    assert (asked(s), offered(s, 0)) == ("UseAgain", ["again", "done"])
    assert s.banners == [0, 0, 0]
    play(s, 0, "again")
    assert asked(s) == "ChooseTarget"
    play(s, 0, "target 1")
    assert (s.events_with(0), s.influence[0]) == (1, 5)
    play(s, 0, "again", "target 2")
    assert (s.events_with(0), s.influence[0]) == (2, 6)
    assert s.waiting() == [1]  # the lot is used up, nobody is asked whether to go on


def test_archer_may_stop_after_each_shot() -> None:
    for shots in range(1, 3):
        s = shooting([6, 6, 6])
        for shot in range(shots):
            play(s, 0, *(["again"] if shot else []), f"target {shot}")
        play(s, 0, "done")
        assert (s.events_with(0), s.waiting()) == (shots, [1])


def test_archer_who_may_shoot_again_is_found_in_positions_and_views() -> None:
    s = shooting([1, 6, 6])
    again = GAME.from_position(s.position(), ScriptedChance({"archer": [5]}))
    assert again.digest() == s.digest()
    assert s.view(1)["asking"] == {"step": "UseAgain", "seat": 0, "action": "activate", "place": "red-1", "most": 2}
    assert [GAME.anchor(s, 0, move) for move in s.options(0)] == ["card:archer", ""]


def test_archer_of_the_first_revision_rolls_all_dice_at_once() -> None:
    s = table(script={"archer": [2, 3, 6]}, events=EVENTS, dice=SIX, activities=activity("red-1", "archer"), rules=1)
    uses = 6 // card(s, "archer").divisor
    play(s, 0, "activate red-1", "die red6 @0", "done", f"uses {uses}")
    hits = sum(1 for roll in [2, 3, 6][:uses] if roll >= 3)
    for place in range(hits):
        play(s, 0, f"target {place}")
    assert [bool(cubes_on) for cubes_on in s.banners] == [place < hits for place in range(3)]
    assert s.influence[0] == 4 + hits


def test_chivalry_places_a_cube_for_each_red_die_left() -> None:
    s = table(
        events=EVENTS,
        dice={"0": ["red6", "red1", "red1"], "1": ["red5"]},
        activities=activity("red-1", "chivalry"),
    )
    play(s, 0, "activate red-1", "die red6 @0", "done", "uses 1", "target 1", "target 2")
    assert s.events_with(0) == 2
    assert s.influence[0] == 6


def test_diplomat_pays_before_the_first_cube() -> None:
    s = table(
        events=EVENTS, dice=SIX, activities=activity("red-1", "diplomat"), players=players(influence=[2, 4, 4, 4])
    )
    play(s, 0, "activate red-1", "die red6 @0", "done")
    assert offered(s, 0) == ["uses 1", "uses 2"]
    play(s, 0, "uses 2")
    assert s.influence[0] == 0
    play(s, 0, "target 1", "target 2")
    assert s.influence[0] == 2


def test_tax_collector_takes_what_each_can_pay() -> None:
    town = {**EMPTY_TOWN, "city-hall": [[1, 2], [1, "neutral"], [0, 3]]}
    s = used("red-2", "tax-collector", "done", buildings=town, players=players(deniers=[0, 10, 10, 0]))
    uses = 6 // card(s, "tax-collector").divisor
    assert s.deniers == [4 * uses, 10 - 2 * uses, 10 - uses, 0]
    assert s.standing(CITY_HALL, 3) == 1  # could not pay, and is not punished
    assert s.points == [0, 0, 0, 0]


def test_captain_counts_events_with_own_cubes() -> None:
    events = [
        {"event": "marauding", "cubes": [0]},
        {"event": "war", "cubes": [1, 0]},
        {"event": "heresy", "cubes": [1]},
    ]
    s = used("red-3", "captain", "done", events=events)
    assert s.points[0] == 2 * (6 // card(s, "captain").divisor)


def jousting(dice: dict[str, list[str]]) -> list[int]:
    s = table(round=3, dice=dice, activities=activity("red-3", "jousting"))
    play(s, 0, "activate red-3", "die red6 @0", "done")
    if asked(s) == "UseCard":
        play(s, 0, "uses 1")
    points: list[int] = s.points
    return points


def test_jousting_is_shared_with_who_ties() -> None:
    assert jousting({"0": ["red6", "red3"], "1": ["red2", "red1"], "2": ["red1"]}) == [2, 2, 0, 0]


def test_jousting_is_lost_against_the_neutral_player() -> None:
    assert jousting({"0": ["red6", "red3"], "neutral": ["red4"], "2": ["red1"]}) == [0, 0, 0, 0]


def test_jousting_needs_a_red_die_left() -> None:
    assert jousting({"0": ["red6"], "1": ["white4"]}) == [0, 0, 0, 0]


def test_baker_counts_yellow_dice_left_everywhere() -> None:
    dice = {"0": ["yellow6", "yellow1"], "1": ["yellow2"], "neutral": ["yellow3", "red1"]}
    s = used("yellow-1", "baker", "done", dice=dice)
    assert s.deniers[0] == 10 + 3 * (6 // card(s, "baker").divisor)


def test_banquet_counts_the_district_with_most_red_dice() -> None:
    s = used("red-3", "banquet", "done", dice={"0": ["red6"], "1": ["red1", "red1"], "neutral": ["red5"]})
    assert s.points[0] == 2 * (6 // card(s, "banquet").divisor)


def test_a_tradesman_takes_the_first_free_slot_then_the_picture() -> None:
    doc = {"yellow-1": {"card": "merchant", "tradesmen": {"1": "slot1", "2": "slot2"}}}
    s = table(dice=SIX, activities=doc)
    play(s, 0, "activate yellow-1", "reserve", "die yellow6 @0", "done")
    assert stand(s, "yellow-1", 0) == PICTURE
    assert s.scores()[0]["tradesmen"] == 0
