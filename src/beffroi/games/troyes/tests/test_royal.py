"""The Royal Challenge: the King's placement, his black die, his cards, his end."""

from __future__ import annotations

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.pieces import CITY_HALL, EMPTY
from beffroi.games.troyes.royal.part import King
from beffroi.games.troyes.royal.pieces import KING, YOU
from beffroi.games.troyes.royal.scoring import grade, king_total
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.tests.support import EMPTY_TOWN, activity, asked, card, play, table
from beffroi.games.troyes.tests.support_royal import FIGURES, kings_dice, solo
from beffroi.kernel.chance import FastChance, ScriptedChance, SeededChance
from beffroi.kernel.contract import playout
from beffroi.kernel.errors import BadPosition
from beffroi.texts import Texts

# --- placement ----------------------------------------------------------------


def test_placement_the_three_highest_dice_place_the_king_red_before_yellow_before_white() -> None:
    faces = [5, 2, 5, 1, 5, 3]  # red, red, yellow, yellow, white, white
    script = {"king's placement": [face - 1 for face in faces]}
    s = GAME.start(GAME.setup(1), ScriptedChance(script))
    town = s.view(0)["buildings"]
    best = FIGURES["palace-order"][0] - 1
    assert town["palace"]["rows"][0][best] == KING
    assert sum(row.count(KING) for building in town.values() for row in building["rows"]) == 3
    assert asked(s) == "PlaceAgainstKing"


def test_placement_you_place_two_three_times_and_the_king_fills_up() -> None:
    s = GAME.start(GAME.setup(1), SeededChance(b"4"))
    counts = []
    while s.view(0)["phase"] == "placement":
        counts.append((s.slots.count(KING), s.slots.count(YOU)))
        s.play(YOU, s.options(YOU)[0])
    assert counts == [(3, 0), (3, 1), (6, 2), (6, 3), (9, 4), (9, 5)]
    assert EMPTY not in s.slots


def test_placement_a_full_building_is_passed_over() -> None:
    agenda = [{"step": "KingPlaces", "times": 1}]
    full = {**EMPTY_TOWN, "palace": [[0, 0, *["neutral"] * 4]]}
    faces = [6, 6, 5, 4, 3, 2]
    s = table(
        script={"king's placement": faces},
        seats=1,
        buildings=full,
        dice={},
        round=0,
        agenda=agenda,
        players=[{"reserve": 4}],
    )
    town = s.view(0)["buildings"]
    assert sum(row.count(KING) for row in town["city-hall"]["rows"]) == 2
    assert sum(row.count(KING) for row in town["bishopric"]["rows"]) == 1


# --- black dice, turns, purchases ---------------------------------------------


def test_the_king_counters_one_black_die_with_his_strongest_whatever_its_value() -> None:
    agenda = [{"step": "EndRound"}, {"step": "KingFacesBlackDie"}]
    dice = {"0": ["red6"], "neutral": ["white2", "yellow2"]}
    s = solo(black=[6, 5], agenda=agenda, dice=dice)
    assert s.black == [5]
    assert kings_dice(s) == ["white2@neutral"]
    assert asked(s) == "CounterBlackDie"


def test_without_a_die_the_black_die_goes_at_no_loss() -> None:
    agenda = [{"step": "EndRound"}, {"step": "KingFacesBlackDie"}]
    s = solo(black=[6, 1], agenda=agenda, dice={"0": ["red6"]}, king={"points": 5})
    assert s.black == [1]
    assert s.part(King).points == 5


def test_when_you_pass_he_plays_until_no_die_is_left() -> None:
    s = solo(dice={"0": ["white1"], "neutral": ["red6"]}, players=[{"deniers": 0}], round=4, script={})
    play(s, YOU, "pass")
    assert s.over
    assert s.dice == []


def test_you_buy_his_dice_from_the_bank() -> None:
    s = solo(dice={"0": ["white1"], "neutral": ["yellow6"]}, players=[{"deniers": 5}])
    play(s, YOU, "farm", "die yellow6 @neutral", "done")
    assert s.deniers[YOU] >= 5 - s.ruleset.prices[1] + 6 // s.ruleset.agriculture


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
    assert s.deniers[YOU] >= 15 // s.ruleset.agriculture


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
    builders = [event.slug for event in ruleset_of(GAME.setup(1, {})).events].index("itinerant-builders")
    agenda = [{"step": "EndRound"}, {"step": "EndTurn", "done": KING}, {"step": "StrikeEvent", "event": builders}]
    s = solo(events=events, agenda=agenda)
    assert s.cathedral[0] == KING
    assert s.part(King).points == FIGURES["builders-points"]


# --- the end ------------------------------------------------------------------


def test_the_result_is_your_points_less_his() -> None:
    s = solo(players=[{"points": 10}], king={"points": 4}, agenda=[], buildings=EMPTY_TOWN, dice={}, round=4)
    items = s.scores()[YOU]
    assert items["king"] == -king_total(s, s.part(King))
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
        s = GAME.start(GAME.setup(1, {"bonus": bool(seed % 2)}), FastChance(seed))
        first = s.first
        playout(s, FastChance(seed))
        s.check()
        assert s.over
        assert s.first == first  # four rounds: the card went there and back twice


def test_an_impossible_king_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"king\.roll"):
        solo(king={"roll": [7, 0]})
    with pytest.raises(BadPosition, match="king: there is no"):
        solo(king={"gold": 5})


def test_no_king_with_two_players() -> None:
    s = GAME.new(2, seed=1)
    assert "king" not in s.view(0)


def test_the_terminal_shows_the_kings_roll_his_deed_and_who_is_recalled_next() -> None:
    s = solo(roll=7, nobody=["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"])
    texts = Texts(GAME, "en", ["Ada"])
    drawn = GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))
    assert "The King has 2 VP" in drawn
    assert "His last roll, 6 and 1: he builds the Cathedral." in drawn
    assert "Recalled next: Chrétien de Troyes" in drawn
