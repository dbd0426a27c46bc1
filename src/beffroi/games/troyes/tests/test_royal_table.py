"""The Royal Challenge: the King's table, 2 to 12, and how he breaks every tie."""

from __future__ import annotations

import pytest

from beffroi.games.troyes.pieces import BISHOPRIC, CITY_HALL, NEUTRAL, OWNERS, PALACE, PLACE_NAMES
from beffroi.games.troyes.royal.king import best_row, pushed_to
from beffroi.games.troyes.royal.part import King
from beffroi.games.troyes.royal.pieces import KING, YOU
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, event
from beffroi.games.troyes.tests.support_royal import FIGURES, kings_dice, solo


@pytest.mark.parametrize(("roll", "name"), [(2, "great"), (12, "great"), (3, "small"), (11, "small")])
def test_favours_take_your_best_die_and_pay_for_it(roll: int, name: str) -> None:
    dice = {"0": ["red4", "yellow4", "white1"], "neutral": ["white6", "red6", "yellow6", "white2"]}
    s = solo(roll=roll, dice=dice, players=[{"deniers": 1}])
    assert s.part(King).points == FIGURES[f"{name}-favour-points"]
    assert s.deniers[YOU] == 1 + FIGURES[f"{name}-favour-pays"]
    assert [die["id"] for die in s.view(0)["square"][0]] == ["yellow4@0", "white1@0"]
    left = ["white6@neutral", "white2@neutral"] if name == "great" else ["yellow6@neutral", "white6@neutral"]
    assert kings_dice(s)[: len(left)] == left


def test_favours_without_your_dice_cost_only_his() -> None:
    s = solo(roll=3, dice={"neutral": ["red6", "red5", "red4"]}, players=[{"deniers": 0}])
    assert s.deniers[YOU] == 0
    assert s.part(King).points == FIGURES["small-favour-points"]


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
    assert row == s.ruleset.entry_rows[6 + 2 - 1]
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
    heresy = next(event for event in s.ruleset.events if event.slug == "heresy")
    assert len(s.queue) == 1
    assert s.view(0)["king"]["won"] == ["heresy"]
    assert s.part(King).points == heresy.points[0]
    assert s.points[YOU] == heresy.points[1]
    assert len(kings_dice(s)) == 7 - (heresy.banners - 1)


def test_filling_may_hit_marauding_and_needs_no_dice() -> None:
    s = solo(roll=5, dice={"0": ["white1"]})
    assert s.banners == [0]
    assert s.part(King).points == sum(s.ruleset.events[0].points)


def test_a_tradesman_takes_the_slot_worth_most_then_the_cheapest_card() -> None:
    s = solo(roll=6, round=1)
    shown = [s.ruleset.activities[s.cards[place]] for place in (0, 6, 3)]
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
    assert s.part(King).points == 2


def test_the_cathedral_gives_points_also_for_missing_spaces() -> None:
    full = [[0] * 6, [0] * 6, [None, 0, 0, 0, 0, 0]]
    s = solo(roll=7, cathedral=full)
    assert s.cathedral.count(KING) == 1
    assert s.part(King).points == 2


def test_a_recalled_character_rewards_both_and_leaves() -> None:
    order = ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"]
    s = solo(roll=8, nobody=order, players=[{"points": 2}])
    chretien = s.ruleset.characters[s.characters[0]]
    assert s.part(King).called == 1
    assert s.points[YOU] == 2 + chretien.points(s, YOU)
    assert s.part(King).points == chretien.points(s, KING)
    assert "chretien" not in s.scores()[YOU]


def test_the_king_scores_nothing_for_deniers_and_influence() -> None:
    order = ["thibaut", "hugues", "chretien", "urbain", "florentin", "henry"]
    s = solo(roll=8, nobody=order, players=[{"deniers": 18}])
    assert s.points[YOU] == 6
    assert s.part(King).points == 0


def test_without_characters_the_king_gains_a_point() -> None:
    s = solo(roll=8, king={"called": 6})
    assert s.part(King).points == FIGURES["recall-points"]


# --- ties ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("yours", "taken"),
    [
        (["red4", "yellow5", "white5"], "yellow5@0"),
        (["red4", "yellow4", "white4"], "red4@0"),
        (["yellow4", "white4"], "yellow4@0"),
    ],
)
@pytest.mark.parametrize("roll", [2, 3, 11, 12])
def test_favours_your_best_die_is_the_highest_then_red_then_yellow(roll: int, yours: list[str], taken: str) -> None:
    s = solo(roll=roll, dice={"0": [*yours, "white1"], "neutral": ["red6"]})
    left = [die["id"] for die in s.view(0)["square"][0]]
    assert taken not in left
    assert len(left) == len(yours)


@pytest.mark.parametrize(("roll", "points"), [(2, 3), (12, 3), (3, 2), (11, 2)])
def test_favours_give_all_their_points_however_few_dice_pay(roll: int, points: int) -> None:
    s = solo(roll=roll, dice={"0": ["white1", "white1"]})
    assert (s.part(King).points, kings_dice(s)) == (points, [])


@pytest.mark.parametrize(
    ("dice", "building"),
    [
        (["red3", "yellow3", "white3"], PALACE),
        (["yellow3", "white3"], CITY_HALL),
        (["white4", "red3"], BISHOPRIC),
        ([], PALACE),
    ],
)
@pytest.mark.parametrize("roll", [4, 10])
def test_placing_his_strongest_die_names_the_building(roll: int, dice: list[str], building: int) -> None:
    """You stand everywhere, so that he could expel you wherever he goes. Without dice he begins at the Palace."""
    town = {"palace": [[0, *[None] * 5]], "bishopric": [[0] * 3, [None] * 3], "city-hall": [[0] * 2, *[[None] * 2] * 2]}
    s = solo(roll=roll, buildings=town, dice={"0": ["white1"], "neutral": dice})
    assert [s.standing(each, KING) for each in range(3)] == [int(each == building) for each in range(3)]


@pytest.mark.parametrize(
    ("die", "where", "reached"),
    [("yellow1", "bishopric", BISHOPRIC), ("white1", "palace", PALACE), ("yellow1", "palace", PALACE)],
)
def test_placing_the_buildings_come_round_palace_city_hall_bishopric(die: str, where: str, reached: int) -> None:
    rows = {"palace": [[None, None, 0, None, None, None]], "bishopric": [["neutral", "neutral", 0], [None] * 3]}
    s = solo(roll=4, buildings={**EMPTY_TOWN, where: rows[where]}, dice={"0": ["white1"], "neutral": [die]})
    assert s.lying[reached * OWNERS + YOU] == 1


def test_placing_of_two_rows_that_expel_you_he_takes_the_better_one() -> None:
    town = {**EMPTY_TOWN, "city-hall": [[None, None], ["neutral", 0], ["neutral", 0]]}
    s = solo(roll=4, buildings=town, dice={"0": ["white1"], "neutral": ["yellow1"]})
    order = [row for row, _ in FIGURES["city-hall-order"]]
    better = min((2, 3), key=order.index)
    assert s.view(0)["buildings"]["city-hall"]["rows"][better - 1] == [KING, KING]


def test_placing_of_two_rows_that_push_you_he_takes_the_one_farthest_right() -> None:
    town = {**EMPTY_TOWN, "bishopric": [[0, None, None], [0, 0, None]]}
    s = solo(roll=4, buildings=town, dice={"0": ["white1"], "neutral": ["white1"]})
    assert s.view(0)["buildings"]["bishopric"]["rows"] == [[YOU, None, None], [KING, YOU, YOU]]


def test_placing_he_may_expel_his_own_to_push_you_but_only_two_of_his_lie_in_a_building() -> None:
    town = {**EMPTY_TOWN, "bishopric": [[0, "neutral", "neutral"], [None] * 3]}
    s = solo(roll=4, buildings=town, dice={"0": ["white1"], "neutral": ["white1"]}, lying={"bishopric": ["neutral"]})
    assert s.view(0)["buildings"]["bishopric"]["rows"][0] == [KING, YOU, KING]
    assert s.lying[BISHOPRIC * OWNERS + KING] == 2
    full = solo(buildings=town, lying={"bishopric": ["neutral", "neutral"]})
    assert best_row(full, BISHOPRIC) == []


def test_placing_does_nothing_when_all_of_his_citizens_are_out() -> None:
    few = {"figures": {"royal": {"king-citizens": 12}}}
    town = {**EMPTY_TOWN, "palace": [[0, *["neutral"] * 5]], "bishopric": [["neutral"] * 3] * 2}
    doc = {"buildings": town, "lying": {"palace": ["neutral"]}}
    s = solo(roll=4, options=few, dice={"0": ["white1"], "neutral": ["red1"]}, **doc)
    assert s.slots[0] == YOU
    assert kings_dice(s) == []


@pytest.mark.parametrize("roll", [5, 9])
def test_filling_needs_all_his_dice_and_fills_up_with_fewer(roll: int) -> None:
    s = solo(roll=roll, dice={"0": ["white1"], "neutral": ["red1"]}, events=[{"event": "marauding"}, {"event": "war"}])
    assert (len(s.queue), kings_dice(s)) == (1, [])
    assert s.part(King).points == sum(event(s, "war").points)  # alone on the card: both rewards


def test_filling_a_tie_shares_the_rewards_and_the_earlier_cube_has_the_card() -> None:
    four = {"figures": {"event": {"heresy": {"banners": 4}}}}
    queue = [{"event": "marauding"}, {"event": "heresy", "cubes": [0, 0]}]
    s = solo(roll=5, options=four, events=queue, players=[{"points": 0}])
    each = sum(event(s, "heresy").points) // 2
    assert (s.points[YOU], s.part(King).points, s.won[-1] % 8) == (each, each, YOU)


def hired(s: Troyes) -> list[str]:
    return [name for place, name in enumerate(PLACE_NAMES) if s.tradesmen[place * OWNERS + KING]]


def market(**cards: tuple[int, list[int]]) -> Troyes:
    """The King has thrown a 6 with the first cards face up; their costs and slots."""
    slugs = {"red_1": "archer", "white_1": "tithe", "yellow_1": "merchant"}
    figures = {slugs[place]: {"cost": cost, "slots": slots} for place, (cost, slots) in cards.items()}
    shown = {place.replace("_", "-"): {"card": slug} for place, slug in slugs.items()}
    return solo(roll=6, round=1, activities=shown, options={"figures": {"activity": figures}})


def test_a_tradesman_goes_where_the_slot_gives_most_points() -> None:
    s = market(red_1=(1, [2, 1]), yellow_1=(1, [2, 1]), white_1=(9, [3, 1]))
    assert hired(s) == ["white-1"]


def test_a_tradesman_of_equal_slots_takes_the_cheapest_card() -> None:
    s = market(red_1=(6, [2, 1]), yellow_1=(5, [2, 1]), white_1=(4, [2, 1]))
    assert hired(s) == ["white-1"]


def test_a_tradesman_of_equal_slots_and_costs_goes_to_red_then_yellow() -> None:
    assert hired(market(red_1=(5, [2, 1]), yellow_1=(5, [2, 1]), white_1=(5, [2, 1]))) == ["red-1"]
    assert hired(market(red_1=(6, [2, 1]), yellow_1=(5, [2, 1]), white_1=(5, [2, 1]))) == ["yellow-1"]


def test_a_tradesman_never_stands_on_a_picture_nor_twice_on_a_card() -> None:
    taken = {
        "red-1": {"tradesmen": {"neutral": "slot1"}},
        "white-1": {"tradesmen": {"0": "slot1"}},
        "yellow-1": {"tradesmen": {"neutral": "slot1"}},
    }
    s = solo(roll=6, round=1, activities=taken)
    assert s.tradesmen[PLACE_NAMES.index("white-1") * OWNERS + KING] == 2
    full = {**taken, "white-1": {"tradesmen": {"0": "slot1", "neutral": "slot2"}}}
    s = solo(roll=6, round=1, activities=full, dice={"0": ["white1"], "neutral": ["red1"]})
    assert sum(1 for stand in s.tradesmen if stand) == 4
    assert kings_dice(s) == []  # the die is spent all the same


def test_the_cathedral_goes_up_only_when_the_level_is_full() -> None:
    levels = [[None, 0, 0, 0, 0, 0], [None, 0, None, 0, None, 0], [None] * 6]
    s = solo(roll=7, cathedral=levels)
    assert [space for space, owner in enumerate(s.cathedral) if owner == KING] == [0, 6 + 4]


@pytest.mark.parametrize("roll", range(2, 13))
def test_every_sum_of_his_dice_is_a_deed(roll: int) -> None:
    """2 and 12, 3 and 11, 4 and 10, 5 and 9 are the same."""
    deed = solo(roll=roll).view(0)["king"]["deed"]
    named = {2: "great-favour", 3: "small-favour", 4: "citizen", 5: "event", 6: "tradesman", 7: "cathedral"}
    assert deed == f"deed-{named.get(min(roll, 14 - roll) if roll != 8 else 8, 'character')}"
