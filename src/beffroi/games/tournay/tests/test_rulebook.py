"""The worked examples of the rulebook (T1-T7), and cases that follow from its text (D1-D10)."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.district import is_full
from beffroi.games.tournay.tests.support import NONE, asked, citizens, deck, hand, offered, play, table
from beffroi.kernel.state import Doc

WHITE_2 = 4
RED_1 = 2


def test_t1_marche_has_nine_places() -> None:
    """A plus of five cards, two of them yellow: four corners, two to stack on, three to replace."""
    plus = {"c3": "farm-1", "b3": "port-1", "d3": "fort-1", "c2": "bishop-1", "c4": "road-1"}
    s = table({"district": plus, "hand": ["market-1"], "deniers": 6}, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card market-1")
    assert s.purse[0] == 5
    assert len(offered(s, 0)) == 9
    view = s.view(0)["asking"]["placements"]
    manners = sorted(item["manner"] for item in view.values())
    assert manners == ["empty"] * 4 + ["replace"] * 3 + ["stack"] * 2


def test_t2_nell_hires_for_white_two() -> None:
    s = table(
        {"plaza": {"white": 1}, "deniers": 6},
        {"plaza": {"white": 2}, "deniers": 6},
        decks={"white-2": {"cards": ["prior-2", "bridge-2", "priest-2"], "face_up": True}},
    )
    play(s, 0, "draw white-2", "citizen 0")
    assert (s.purse[0], s.purse[1]) == (4, 8)
    assert citizens(s, 0) == ([0, 0, 0], [0, 1, 0])
    assert citizens(s, 1) == ([0, 1, 0], [0, 1, 0])
    assert offered(s, 0) == ["take top", "look"]
    play(s, 0, "look")
    assert offered(s, 0) == ["card bridge-2", "card priest-2"]
    play(s, 0, "card priest-2")
    assert hand(s, 0) == ["priest-2"]
    cards = deck(s, WHITE_2)
    assert (cards[0], cards[-1]) == ("bridge-2", "prior-2")
    assert s.face_up >> WHITE_2 & 1


def test_t3_a_crier_calls_and_justine_builds_a_rampart() -> None:
    queue = [{"event": "cassel", "deniers": 1}, {"event": "brigands", "deniers": 2}, {"event": "drought", "deniers": 0}]
    s = table(
        {"plaza": {"red": 0}, "deniers": 10},
        {"plaza": {"red": 1}, "deniers": 10, "hand": ["crusade"]},
        decks={"red-1": {"cards": ["fort-1", "crier-red-1", "road-1", "knight-1"]}},
        queue=queue,
    )
    play(s, 0, "draw red-1")
    assert (s.purse[0], s.purse[1]) == (8, 12)
    assert offered(s, 0) == ["card fort-1", "card road-1"]
    play(s, 0, "card road-1")
    assert s.coins == [2, 3, 1]
    assert asked(s) == "Shelter" and s.waiting() == [1]
    play(s, 1, "endure", "rampart crusade")
    assert hand(s, 1) == [] and len(s.piles[1]) == 1
    assert (s.purse[0], s.purse[1]) == (8 - 2 - 3 - 1, 12 - 2 - 1)
    assert deck(s, RED_1)[:2] == ["fort-1", "knight-1"]
    assert s.criers() == 1


def test_t4_justine_fights_the_third_event() -> None:
    queue = [{"event": "cassel"}, {"event": "crusade"}, {"event": "plague", "deniers": 1}]
    colour = GAME.catalogue(GAME.setup())["events"]["plague"]["fight"]
    s = table({"plaza": {colour: 1}, "deniers": 6}, {"plaza": NONE}, queue=queue)
    assert "event 1" not in offered(s, 0) and "event 2" not in offered(s, 0)
    play(s, 0, "event 3")
    assert s.purse[0] == 4
    assert hand(s, 0) == ["plague"]
    assert s.queue[2] != -1 and s.coins[2] == 0


@pytest.mark.parametrize("sent", [1, 2])
def test_t5_aude_earns(sent: int) -> None:
    s = table({"plaza": {"red": 2}, "deniers": 0}, {})
    play(s, 0, f"earn red {sent}")
    assert s.purse[0] == 2 * sent
    assert citizens(s, 0) == ([0, 0, 2 - sent], [0, 0, sent])


@pytest.mark.parametrize(("seats", "needed"), [(2, 3), (3, 4), (4, 5)])
def test_t6_criers_needed(seats: int, needed: int) -> None:
    assert table(*[{}] * seats).ruleset.criers_needed == needed


def test_t7_madeline_and_nell_are_scored() -> None:
    """Each prestige building is scored once for both; the one both built gives both the higher value."""
    madeline: Doc = {
        "deniers": 5,
        "plaza": {"red": 4, "yellow": 1, "white": 1},
        "district": {
            "c3": "saint-brice",
            "c2": "porte-de-la-vigne",
            "b3": "market-1",
            "d3": "fort-1",
            "c4": "hospital-1",
        },
    }
    nell: Doc = {
        "deniers": 13,
        "plaza": {"red": 1, "yellow": 2, "white": 2},
        "district": {
            "c3": "belfry",
            "c2": "porte-de-la-vigne",
            "c4": "mint",
            "b3": "farm-1",
            "b2": "port-1",
            "d2": "bridge-1",
            "b4": "prior-1",
            "d3": "road-1",
            "d4": "arsenal-1",
        },
    }
    first, second = table(madeline, nell).scores()
    prestige = ("saint-brice", "belfry", "porte-de-la-vigne", "mint")
    assert [first[name] for name in prestige] == [4, 2, 8, 1]
    assert [second[name] for name in prestige] == [4, 8, 2, 6]


# --- what follows from the text -------------------------------------------------


def test_d1_advanced_for_four() -> None:
    s = GAME.new(4, {"advanced": True})
    view = s.view(0)
    assert view["reserve"] == {"yellow": 7, "white": 7, "red": 7}
    assert [player["deniers"] for player in view["players"]] == [9] * 4
    assert all(player["citizens"] == {"yellow": 1, "white": 1, "red": 1} for player in view["players"])


def test_d2_no_more_than_twelve_from_one_building() -> None:
    s = table({"plaza": {"red": 7}, "district": {"c3": "porte-de-la-vigne"}}, {"plaza": NONE})
    assert s.scores()[0]["porte-de-la-vigne"] == 12


def test_d3_a_stack_keeps_its_points_and_shows_its_top() -> None:
    s = table({"district": {"c3": ["fort-1", "barracks-2"]}}, {})
    assert s.scores()[0]["cards"] == 1 + 2
    assert s.view(0)["players"][0]["district"][0]["cards"] == ["fort-1", "barracks-2"]
    assert s.visible(0) == [GAME.parse("card barracks-2") - GAME.parse("card architect-1")]


def test_d4_another_colour_drives_the_whole_stack_away() -> None:
    s = table(
        {"district": {"c3": ["prior-1", "bishopric-2"]}, "hand": ["market-1"]}, {}, agenda=[{"step": "BeginTurn"}]
    )
    play(s, 0, "card market-1", "slot c3")
    assert deck(s, 1)[-1] == "prior-1"
    assert deck(s, WHITE_2)[-1] == "bishopric-2"
    assert s.view(0)["players"][0]["district"][0]["cards"] == ["market-1"]


def test_d5_a_deck_with_only_its_crier() -> None:
    yellow = ["architect-1", "quarry-1", "journeyman-1", "alderman-1", "farm-1", "barn-1", "dwelling-1", "market-1"]
    slots = ["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4"]
    district = dict(zip(slots, yellow, strict=True))
    s = table({"district": district, "plaza": {"yellow": 1}}, {"hand": ["port-1"], "plaza": NONE})
    assert deck(s, 0) == ["crier-yellow-1"]
    play(s, 0, "draw yellow-1")
    assert hand(s, 0) == [] and s.criers() == 1 and deck(s, 0) == []
    assert citizens(s, 0)[1] == [1, 0, 0]


@pytest.mark.parametrize(("slug", "gain"), [("farm-1", 5), ("toll-2", 4)])
def test_d6_empty_and_occupied_slots(slug: str, gain: int) -> None:
    district = {"c3": slug, "c2": "prior-1", "c4": "hospital-1", "b3": "fort-1"}
    s = table({"district": district, "deniers": 0}, {"plaza": NONE})
    play(s, 0, "slot c3")
    assert s.purse[0] == gain


def test_d7_a_fifth_card_may_be_built_as_a_rampart() -> None:
    cards = ["market-1", "port-1", "farm-1", "barn-1", "crusade"]
    s = table({"hand": cards}, {})
    play(s, 0, "gather")
    assert asked(s) == "TrimHand"
    assert "rampart crusade" in offered(s, 0) and "card crusade" in offered(s, 0)
    play(s, 0, "rampart crusade")
    assert len(s.piles[0]) == 1 and s.active == 1


FULL = {
    "b2": "market-1",
    "c2": "port-1",
    "d2": "farm-1",
    "b3": "prior-1",
    "c3": "mint",
    "d3": "belfry",
    "b4": "fort-1",
    "c4": "road-1",
    "d4": "barn-1",
}


def test_d8_one_full_district_without_criers_goes_on() -> None:
    s = table({"district": FULL}, {}, agenda=[{"step": "BeginTurn"}])
    assert is_full(s, 0) and not is_full(s, 1)
    assert s.view(0)["ending"] == "no"


def test_one_full_district_and_enough_criers_bring_the_last_round() -> None:
    out = {name: {"crier_out": True} for name in ("yellow-1", "white-1", "red-1")}
    s = table({"district": FULL}, {}, agenda=[{"step": "BeginTurn"}], decks=out)
    assert s.view(0)["ending"] == "last-round"


def test_the_end_is_looked_for_only_before_the_first_player() -> None:
    out = {name: {"crier_out": True} for name in ("yellow-1", "white-1", "red-1")}
    s = table({"district": FULL}, {}, agenda=[{"step": "BeginTurn"}], decks=out, active=1)
    assert s.view(0)["ending"] == "no"


def test_d9_the_bastion_fights_an_idle_event_and_the_fort_a_paid_one() -> None:
    queue = [{"event": "cassel"}, {"event": "crusade", "deniers": 1}, {"event": "plague"}]
    s = table({"district": {"c3": "bastion-2"}}, {"plaza": NONE}, queue=queue)
    play(s, 0, "slot c3")
    assert offered(s, 0) == ["decline", "event 1", "event 3"]
    s = table({"district": {"c3": "fort-1"}}, {"plaza": NONE}, queue=queue)
    play(s, 0, "slot c3")
    assert offered(s, 0) == ["decline", "event 2"]


def test_d10_a_full_event_takes_no_coin_and_strikes_at_its_most() -> None:
    circles = GAME.catalogue(GAME.setup())["events"]["cassel"]["circles"]
    queue = [{"event": "cassel", "deniers": circles}, None, None]
    others = [slug for slug in GAME.catalogue(GAME.setup())["events"] if slug != "cassel"]
    s = table(
        {"deniers": 10, "ramparts": others},
        {"deniers": 10},
        queue=queue,
        agenda=[{"step": "EndTurn"}, {"step": "CryEvents", "crier": 0}],
    )
    assert s.coins[0] == circles
    assert s.purse == [10 - circles, 10 - circles]
