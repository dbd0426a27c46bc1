"""The Royal Challenge: the King's placement, his table, his cards, his end."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.pieces import CITY_HALL, EMPTY, NEUTRAL, OWNERS, PLACE_NAMES
from beffroi.games.troyes.royal.king import YOU, best_row, pushed_to
from beffroi.games.troyes.royal.scoring import grade, king_total
from beffroi.games.troyes.royal.table import CALLED, KING, POINTS
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, activity, card, play, step, table
from beffroi.kernel.chance import FastChance, ScriptedChance, SeededChance
from beffroi.kernel.contract import playout
from beffroi.kernel.errors import BadPosition
from beffroi.texts import Texts

FIGURES = GAME.book(1, GAME.clean({})).figures["royal"]
KINGS_TURN = [{"step": "EndRound"}, {"step": "EndTurn", "done": KING}, {"step": "KingActs"}]


def solo(*, roll: int = 0, dice: dict[str, list[str]] | None = None, **doc: Any) -> Troyes:
    """A table for one. With a roll the King has just had his turn with that sum."""
    script: dict[str, list[int]] = doc.pop("script", {})
    if roll:
        first = min(6, roll - 1)
        script["king"] = [first, roll - first]
        doc["agenda"] = KINGS_TURN
    doc.setdefault("players", [{}])
    doc["dice"] = {"0": ["white1"], "neutral": ["white2"]} if dice is None else dice
    return table(script=script, seats=1, **doc)


def kings_dice(s: Troyes) -> list[str]:
    return list(s.view(0)["king"]["dice"])


# --- placement ----------------------------------------------------------------


def test_placement_the_three_highest_dice_place_the_king_red_before_yellow_before_white() -> None:
    faces = [5, 2, 5, 1, 5, 3]  # red, red, yellow, yellow, white, white
    script = {"king's placement": [face - 1 for face in faces]}
    s = GAME.start(1, GAME.clean({}), ScriptedChance(script))
    town = s.view(0)["buildings"]
    best = FIGURES["palace-order"][0] - 1
    assert town["palace"]["rows"][0][best] == KING
    assert sum(row.count(KING) for building in town.values() for row in building["rows"]) == 3
    assert step(s) == "PlaceAgainstKing"


def test_placement_you_place_two_three_times_and_the_king_fills_up() -> None:
    s = GAME.start(1, GAME.clean({}), SeededChance(b"4"))
    counts = []
    while s.view(0)["phase"] == "placement":
        counts.append((s.slots.count(KING), s.slots.count(YOU)))
        s.play(YOU, s.options(YOU)[0])
    assert counts == [(3, 0), (3, 1), (6, 2), (6, 3), (9, 4), (9, 5)]
    assert EMPTY not in s.slots


def test_placement_a_full_building_is_passed_over() -> None:
    agenda = [{"step": "KingPlaces", "times": 1}]
    full = {**EMPTY_TOWN, "palace": [[0, 0, 0, 0, 0, 0]]}
    faces = [6, 6, 5, 4, 3, 2]
    s = table(
        script={"king's placement": faces},
        seats=1,
        buildings=full,
        dice={},
        round=0,
        agenda=agenda,
        players=[{"reserve": 0}],
    )
    town = s.view(0)["buildings"]
    assert sum(row.count(KING) for row in town["city-hall"]["rows"]) == 2
    assert sum(row.count(KING) for row in town["bishopric"]["rows"]) == 1


# --- his table ----------------------------------------------------------------


@pytest.mark.parametrize(("roll", "name"), [(2, "great"), (12, "great"), (3, "small"), (11, "small")])
def test_favours_take_your_best_die_and_pay_for_it(roll: int, name: str) -> None:
    dice = {"0": ["red4", "yellow4", "white1"], "neutral": ["white6", "red6", "yellow6", "white2"]}
    s = solo(roll=roll, dice=dice, players=[{"deniers": 1}])
    assert s.extra[POINTS] == FIGURES[f"{name}-favour-points"]
    assert s.deniers[YOU] == 1 + FIGURES[f"{name}-favour-pays"]
    assert [die["id"] for die in s.view(0)["square"][0]] == ["yellow4@0", "white1@0"]
    left = ["white6@neutral", "white2@neutral"] if name == "great" else ["yellow6@neutral", "white6@neutral"]
    assert kings_dice(s)[: len(left)] == left


def test_favours_without_your_dice_cost_only_his() -> None:
    s = solo(roll=3, dice={"neutral": ["red6", "red5", "red4"]}, players=[{"deniers": 0}])
    assert s.deniers[YOU] == 0
    assert s.extra[POINTS] == FIGURES["small-favour-points"]


@pytest.mark.parametrize("roll", [4, 10])
def test_placing_expels_your_citizen_from_the_best_slot_of_the_palace(roll: int) -> None:
    town = {**EMPTY_TOWN, "palace": [[0, "neutral", 0, "neutral", "neutral", "neutral"]]}
    s = solo(roll=roll, buildings=town, dice={"0": ["white1"], "neutral": ["red1"]})
    better = min((1, 3), key=FIGURES["palace-order"].index)
    assert s.view(0)["buildings"]["palace"]["rows"][0][better - 1] == KING
    assert s.view(0)["buildings"]["palace"]["lying"] == [YOU]


def test_placing_goes_on_to_the_next_building_where_you_are_not_there() -> None:
    town = {**EMPTY_TOWN, "city-hall": [["neutral", "neutral"], ["neutral", 0], [None, None]]}
    s = solo(roll=4, buildings=town, dice={"0": ["white1"], "neutral": ["red1"]})
    hall = s.view(0)["buildings"]["city-hall"]
    assert hall["rows"][1] == [KING, KING]
    assert hall["lying"] == [YOU]


def test_placing_pushes_you_farthest_right_where_nobody_can_be_expelled() -> None:
    town = {**EMPTY_TOWN, "bishopric": [[0, "neutral", "neutral"], ["neutral", 0, "neutral"]]}
    s = solo(buildings=town)
    row = best_row(s, 1)
    assert row == s.book.rows[6 + 2 - 1]
    assert pushed_to(s, row) == 2


def test_placing_never_expels_a_colour_that_lies_there() -> None:
    town = {**EMPTY_TOWN, "palace": [[0, None, None, None, None, None]]}
    s = solo(buildings=town, lying={"palace": [0]})
    assert best_row(s, 0) == []


def test_placing_touches_nobody_when_you_stand_nowhere() -> None:
    s = solo(roll=4, buildings=EMPTY_TOWN, dice={"0": ["white1"], "neutral": ["red1"]})
    assert NEUTRAL not in s.slots
    assert kings_dice(s) == []


@pytest.mark.parametrize("roll", [5, 9])
def test_filling_the_rightmost_event_costs_a_die_a_cube_and_wins_it(roll: int) -> None:
    dice = {"0": ["white1"], "neutral": ["red6", "red5", "white4", "white3", "white2", "white1", "yellow1"]}
    s = solo(roll=roll, dice=dice, events=[{"event": "marauding"}, {"event": "heresy", "cubes": [0]}])
    heresy = next(event for event in s.book.events if event.slug == "heresy")
    assert len(s.queue) == 1
    assert s.view(0)["king"]["won"] == ["heresy"]
    assert s.extra[POINTS] == heresy.points[0]
    assert s.points[YOU] == heresy.points[1]
    assert len(kings_dice(s)) == 7 - (heresy.banners - 1)


def test_filling_may_hit_marauding_and_needs_no_dice() -> None:
    s = solo(roll=5, dice={"0": ["white1"]})
    assert s.banners == [0]
    assert s.extra[POINTS] == sum(s.book.events[0].points)


def test_a_tradesman_takes_the_slot_worth_most_then_the_cheapest_card() -> None:
    s = solo(roll=6, round=1)
    shown = [s.book.activities[s.cards[place]] for place in (0, 6, 3)]
    best = max(shown, key=lambda entry: (entry.slots[0], -entry.cost))
    place = PLACE_NAMES.index(f"{('red', 'white', 'yellow')[best.colour]}-1")
    assert s.tradesmen[place * OWNERS + KING] == 1


def test_a_tradesman_finds_no_card_when_he_has_one_on_each() -> None:
    taken = {name: {"tradesmen": {"neutral": "slot1"}} for name in ("red-1", "white-1", "yellow-1")}
    s = solo(roll=6, round=1, activities=taken)
    assert sum(stand for stand in s.tradesmen) == 3


def test_the_cathedral_lowest_level_highest_number() -> None:
    s = solo(roll=7, cathedral=[[None, None, None, None, None, 0], [None] * 6, [None] * 6])
    assert [space for space, owner in enumerate(s.cathedral) if owner == KING] == [3, 4]
    assert s.extra[POINTS] == 2


def test_the_cathedral_gives_points_also_for_missing_spaces() -> None:
    full = [[0] * 6, [0] * 6, [None, 0, 0, 0, 0, 0]]
    s = solo(roll=7, cathedral=full)
    assert s.cathedral.count(KING) == 1
    assert s.extra[POINTS] == 2


def test_a_recalled_character_rewards_both_and_leaves() -> None:
    order = ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"]
    s = solo(roll=8, nobody=order, players=[{"points": 2}])
    chretien = s.book.characters[s.characters[0]]
    assert s.extra[CALLED] == 1
    assert s.points[YOU] == 2 + chretien.points(s, YOU)
    assert s.extra[POINTS] == chretien.points(s, KING)
    assert "chretien" not in s.scores()[YOU]


def test_the_king_scores_nothing_for_deniers_and_influence() -> None:
    order = ["thibaut", "hugues", "chretien", "urbain", "florentin", "henry"]
    s = solo(roll=8, nobody=order, players=[{"deniers": 18}])
    assert s.points[YOU] == 6
    assert s.extra[POINTS] == 0


def test_without_characters_the_king_gains_a_point() -> None:
    s = solo(roll=8, king={"called": 6})
    assert s.extra[POINTS] == FIGURES["recall-points"]


# --- black dice, turns, purchases ---------------------------------------------


def test_the_king_counters_one_black_die_with_his_strongest_whatever_its_value() -> None:
    agenda = [{"step": "EndRound"}, {"step": "KingFacesBlackDie"}]
    dice = {"0": ["red6"], "neutral": ["white2", "yellow2"]}
    s = solo(black=[6, 5], agenda=agenda, dice=dice)
    assert s.black == [5]
    assert kings_dice(s) == ["white2@neutral"]
    assert step(s) == "CounterBlackDie"


def test_without_a_die_the_black_die_goes_at_no_loss() -> None:
    agenda = [{"step": "EndRound"}, {"step": "KingFacesBlackDie"}]
    s = solo(black=[6, 1], agenda=agenda, dice={"0": ["red6"]}, king={"points": 5})
    assert s.black == [1]
    assert s.extra[POINTS] == 5


def test_when_you_pass_he_plays_until_no_die_is_left() -> None:
    s = solo(dice={"0": ["white1"], "neutral": ["red6"]}, players=[{"deniers": 0}], round=4, script={})
    play(s, YOU, "pass")
    assert s.over
    assert s.dice == []


def test_you_buy_his_dice_from_the_bank() -> None:
    s = solo(dice={"0": ["white1"], "neutral": ["yellow6"]}, players=[{"deniers": 5}])
    play(s, YOU, "farm", "die yellow6 @neutral", "done")
    assert s.deniers[YOU] >= 5 - s.book.prices[1] + 6 // s.book.agriculture


# --- cards that change --------------------------------------------------------


def test_tax_collector_takes_more_for_each_of_the_kings_citizens() -> None:
    town = {**EMPTY_TOWN, "city-hall": [["neutral", "neutral"], ["neutral", 0], [None, None]]}
    s = solo(
        buildings=town,
        activities=activity("red-2", "tax-collector"),
        dice={"0": ["red6", "white1"]},
        players=[{"deniers": 0}],
        round=2,
    )
    before = s.deniers[YOU]
    uses = 6 // card(s, "tax-collector").divisor
    standing = s.standing(CITY_HALL, KING)
    play(s, YOU, "activate red-2", "die red6 @0", "done")
    assert s.deniers[YOU] >= before + FIGURES["tax-collector"] * uses * standing


def test_one_tithe_cube_frees_all_his_yellow_dice() -> None:
    s = solo(
        activities=activity("white-1", "tithe", cubes=[1]),
        dice={"0": ["white1"], "neutral": ["yellow6", "yellow5", "yellow4"]},
        players=[{"deniers": 0}],
    )
    play(s, YOU, "farm", "cube white-1", "die yellow6 @neutral", "die yellow5 @neutral", "die yellow4 @neutral")
    assert s.deniers[YOU] >= 15 // s.book.agriculture


def test_banquet_counts_only_your_red_dice() -> None:
    s = solo(
        activities=activity("red-3", "banquet"),
        dice={"0": ["red6", "red1", "white1"], "neutral": ["red2", "red2", "red2"]},
        round=3,
        players=[{"points": 0}],
    )
    uses = 6 // card(s, "banquet").divisor
    play(s, YOU, "activate red-3", "die red6 @0", "done")
    assert s.points[YOU] == uses * 1


def test_itinerant_builders_work_for_the_king() -> None:
    events = [{"event": "marauding"}, {"event": "itinerant-builders"}]
    builders = [event.slug for event in GAME.book(1, GAME.clean({})).events].index("itinerant-builders")
    agenda = [{"step": "EndRound"}, {"step": "EndTurn", "done": KING}, {"step": "StrikeEvent", "event": builders}]
    s = solo(events=events, agenda=agenda)
    assert s.cathedral[0] == KING
    assert s.extra[POINTS] == FIGURES["builders-points"]


# --- the end ------------------------------------------------------------------


def test_the_result_is_your_points_less_his() -> None:
    s = solo(players=[{"points": 10}], king={"points": 4}, agenda=[], buildings=EMPTY_TOWN, dice={}, round=4)
    items = s.scores()[YOU]
    assert items["king"] == -king_total(s)
    assert s.totals()[YOU] == sum(items.values())


@pytest.mark.parametrize(
    ("lead", "rank"),
    [(-50, 0), (0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5)],
)
def test_grades(lead: int, rank: int) -> None:
    assert grade(solo(), lead) == rank


def test_the_view_shows_the_king() -> None:
    s = solo(roll=7)
    royal = s.view(0)["king"]
    assert royal["roll"] == [6, 1]
    assert royal["points"] == 2
    assert len(royal["characters"]) == 6
    assert royal["grade"] is None
    assert royal["deed"] == "deed-cathedral"


def test_a_piece_that_is_no_players_is_the_kings() -> None:
    assert Texts(GAME, "en", ["Ada"]).word("owner", KING) == "the King"
    assert Texts(GAME, "en", ["Ada", "Bea"]).word("owner", KING) != "the King"


def test_solo_games_end_and_start_players_alternate() -> None:
    for seed in range(50):
        s = GAME.start(1, GAME.clean({"bonus": bool(seed % 2)}), FastChance(seed))
        first = s.first
        playout(s, FastChance(seed))
        s.check()
        assert s.over
        assert s.first == first  # four rounds: the card went there and back twice


def test_an_impossible_king_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"king\.roll"):
        solo(king={"roll": [7, 0]})
    with pytest.raises(BadPosition, match="king has no"):
        solo(king={"gold": 5})


def test_no_king_with_two_players() -> None:
    s = GAME.new(2, seed=1)
    assert "king" not in s.view(0)
