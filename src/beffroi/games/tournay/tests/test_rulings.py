"""Our rulings (RULES.md) that no card's own test shows."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.encoding import FIRST_CRIER
from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.ruleset import ruleset_of
from beffroi.games.tournay.tests.support import (
    EXPANSION,
    MINE,
    NONE,
    asked,
    deck,
    hand,
    offered,
    play,
    row,
    table,
    work,
)
from beffroi.kernel.state import Doc

ALONE: Doc = {"plaza": NONE}
QUEUE = [{"event": "brigands"}, {"event": "cassel"}, {"event": "drought"}]
REPLACED = ruleset_of(GAME.setup(2, {"expansion": "replace"}))


def test_a9_ramparts_are_built_at_the_end_of_a_turn_only_while_the_hand_is_too_large() -> None:
    s = table({"hand": ["market-1", "fort-1", "crusade"]}, {})
    play(s, 0, "gather")
    assert (asked(s), s.active) == ("TakeAction", 1)


def test_a13_the_events_of_a_crier_come_before_the_characters() -> None:
    """Events that take deniers find none; only then does the Prior pay, and all of it is kept."""
    district = {"c3": "bishopric-1", "c2": "prior-1"}
    decks = {"white-2": {"cards": ["prior-2", "crier-white-2", "bridge-2"]}}
    mine: Doc = {"district": district, "plaza": {"white": 1}, "deniers": 0}
    s = table(mine, ALONE, decks=decks, queue=QUEUE)
    work(s)
    play(s, 0, "draw white-2")
    assert s.criers() == 1
    assert s.purse[0] == row("prior-1")["n"]


def test_a20_senators_do_not_pay_when_a_bishop_stands_citizens_up() -> None:
    district = {"c3": "bishop-1", "c2": "hospital-1", "b3": "senator-1"}
    mine: Doc = {"district": district, "plaza": {"white": 1}, "lying": {"red": 1}, "deniers": 0}
    s = table(mine, ALONE, options=EXPANSION)
    work(s, "c2")
    play(s, 0, "slot c3")
    assert s.purse[0] == row("hospital-1").get("n", 0)


def test_a24_a_returned_card_goes_to_the_bottom_though_a_crier_was_revealed() -> None:
    decks = {"yellow-1": {"cards": ["farm-1", "quarry-1"], "crier_out": True}}
    s = table({"hand": ["market-1", "fort-1", "prior-1", "road-1", "belfry"]}, {}, decks=decks)
    play(s, 0, "gather", "card market-1")
    assert (deck(s, 0)[:2], deck(s, 0)[-1]) == (["farm-1", "quarry-1"], "market-1")


@pytest.mark.parametrize("level", [1, 2])
def test_a31_an_empty_deck_shows_the_abbey_nothing(level: int) -> None:
    """All other cards of two decks lie in the second player's district."""
    first = (level - 1) * 3
    stacks = [
        [REPLACED.slugs[card] for card in REPLACED.fixed[first + colour] if card < FIRST_CRIER] for colour in (0, 2)
    ]
    decks = {f"{colour}-{level}": {"cards": [], "crier_out": True} for colour in ("yellow", "red")}
    mine: Doc = {"district": {"c3": f"abbey-{level}"}, "plaza": MINE}
    theirs: Doc = {"district": {"c3": stacks[0], "c2": stacks[1]}, "plaza": NONE}
    s = table(mine, theirs, decks=decks, options={"expansion": "replace"})
    work(s)
    assert offered(s, 0) == ["decline", f"draw white-{level}"]
    play(s, 0, f"draw white-{level}")
    assert len(hand(s, 0)) == 1  # two, or what there is


def test_a34_without_its_priest_a_building_keeps_its_citizens_and_has_no_second_activation() -> None:
    worked = {"cards": ["hospital-1"], "citizens": {"white": 1}}
    for priest, again in (("priest-1", True), ({"cards": ["priest-1"], "damaged": True}, False), ("market-1", False)):
        s = table({"district": {"c3": worked, "c2": priest}, "plaza": {"white": 1}}, ALONE)
        assert ("slot c3" in offered(s, 0)) == again
        assert s.view(0)["players"][0]["district"][1]["citizens"]["white"] == 1


# --- characters and buildings ----------------------------------------------------


def test_a17_the_fourth_red_citizen_counts_again_but_not_the_third() -> None:
    """Two stand above the Knight; one or none stands on its left when the next goes below it."""
    queue = [{"event": "cassel", "deniers": 1}, {"event": "brigands"}, {"event": "drought"}]
    for left in (0, 1):
        district = {
            "c3": "knight-x1",
            "c2": {"cards": ["barracks-1"], "citizens": {"red": 1}, "grey": 1},
            "b3": {"cards": ["ballista-1"], "citizens": {"red": left}},
            "c4": "arsenal-1",
        }
        s = table({"district": district, "plaza": {"red": 1}}, ALONE, queue=queue, options=EXPANSION)
        work(s, "c4")
        play(s, 0, "decline")
        assert (asked(s) == "UseCharacter") == bool(left)


def test_a18_monk_and_templar_both_answer_and_a_hired_white_citizen_leaves_a_grey_token() -> None:
    district = {"c3": "library-1", "c2": "monk-1", "b2": "market-1", "c4": "templar-1", "b4": "fort-1"}
    mine: Doc = {"district": district, "plaza": {"white": 1}, "deniers": 4}
    s = table(mine, {"plaza": {"white": 2}, "deniers": 0}, queue=QUEUE, options=EXPANSION)
    work(s)
    play(s, 0, "decline")
    assert offered(s, 0) == ["done", "slot c2", "slot c4"]
    play(s, 0, "slot c2", "slot b2")
    assert s.purse == [4 - 2 + row("market-1")["n"], 2]
    assert offered(s, 0) == ["done", "slot c4"]
    play(s, 0, "slot c4", "slot b4")
    greys = {slot["slot"]: slot["grey"] for slot in s.view(0)["players"][0]["district"]}
    assert greys == {"c2": 0, "b2": 1, "c3": 0, "c4": 0, "b4": 1}


@pytest.mark.parametrize("worked", [False, True])
def test_a18_a_priest_of_level_two_opens_no_building_with_its_citizen_to_the_monk(worked: bool) -> None:
    market = {"cards": ["market-1"], "citizens": {"yellow": 1}} if worked else "market-1"
    district: Doc = {"c3": "library-1", "c2": "monk-1", "b2": market, "b3": "priest-2"}
    mine: Doc = {"district": district, "plaza": {"white": 2, "yellow": 1}, "deniers": 0}
    s = table(mine, ALONE, queue=QUEUE, options=EXPANSION)
    assert "slot b2" in offered(s, 0)  # a second action of its own
    work(s)
    play(s, 0, "decline")
    assert (asked(s) == "UseCharacter") == (not worked)


def test_a33_several_senators_add_up() -> None:
    s = table({"district": {"c3": "senator-1", "d4": "senator-2", "c4": "fort-1"}, "deniers": 0}, {}, options=EXPANSION)
    play(s, 0, "gather")
    assert s.purse[0] == row("senator-1")["n"] + row("senator-2")["n"]


# --- placing and the end -----------------------------------------------------------


def test_a48_a_stack_driven_away_goes_under_its_deck_from_the_visible_card_down() -> None:
    mine: Doc = {"hand": ["market-1"], "district": {"c3": ["fort-1", "road-1", "arsenal-1"]}}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card market-1", "slot c3")
    assert deck(s, 2)[-3:] == ["arsenal-1", "road-1", "fort-1"]
    assert s.covered == [] and [s.ruleset.slugs[card] for card in s.visible(0)] == ["market-1"]


def test_a21_a_covered_cathedral_scores_nothing() -> None:
    assert table({"district": {"c3": "cathedral"}}, {}).scores()[0]["cathedral"] == row("cathedral")["owner"]
    assert "cathedral" not in table({"district": {"c3": ["cathedral", "prior-1"]}}, {}).scores()[0]


def test_a22_the_knights_of_the_last_cards_fight_from_the_first_player_on() -> None:
    queue = [{"event": "cassel", "deniers": 1}, {"event": "brigands"}, {"event": "drought"}]
    builder: Doc = {"district": {"c3": "knight-1"}, "deniers": 5}
    other: Doc = {"district": {"c3": "market-1"}, "deniers": 5, "hand": ["tour-des-six"]}
    agenda = [{"step": "EndTurn"}]
    s = table({**builder, "hand": ["mint"]}, other, queue=queue, ending="last-round", active=1, agenda=agenda)
    for seat, text in ((1, "card tour-des-six"), (1, "slot c2"), (0, "card mint"), (0, "slot c2")):
        s.play(seat, GAME.parse(text))
    assert s.waiting() == [0] and offered(s, 0) == ["done", "slot c3"]
    play(s, 0, "slot c3", "event 1")
    assert s.over and s.purse == [1, 0]
    assert len(s.piles[0]) == 1 and hand(s, 0) == []  # the event won is built as a rampart at once


def test_a39_after_most_rounds_the_last_round_comes_in_any_case() -> None:
    most: int = FIGURES.packaged["rules"]["most-rounds"]
    for played, ending in ((most - 1, "no"), (most, "last-round")):
        s = table({}, {}, round=played, agenda=[{"step": "BeginTurn"}])
        assert s.view(0)["ending"] == ending


def test_a45_an_activity_card_brings_the_question_even_if_it_can_not_be_paid() -> None:
    players: list[Doc] = [{"hand": ["mint"], "deniers": 0}, {"hand": ["crusade"]}]
    s = table(*players, ending="last-round", active=1, agenda=[{"step": "EndTurn"}])
    assert s.waiting() == [0] and offered(s, 0) == ["no card"]


def test_a49_a_card_is_asked_for_whether_or_not_the_hand_has_one_that_can_be_played() -> None:
    """What is asked, and told, is the same for every hidden hand, so that a move taken back is no look at it."""
    for unseen in ("mint", "tour-des-six", "porte-de-la-vigne", "city-hall", "market-1", "road-2"):
        rival: Doc = {"hand": [unseen], "deniers": 4}
        s = table({}, rival)
        seals = s.seals
        play(s, 0, "earn yellow 1")
        assert s.seals == seals and (asked(s), s.waiting()) == ("PlayCard", [1])
        assert s.view(0)["asking"]["answers"] == {} and s.view(0)["phase"] == "play"
    assert offered(table({"hand": ["mint"], "deniers": 0}, {}, agenda=[{"step": "BeginTurn"}]), 0) == ["no card"]
    only_backs = table({"hand": ["crusade"]}, {}, agenda=[{"step": "BeginTurn"}])
    assert asked(only_backs) == "TakeAction"  # everybody sees that there is no activity card


def test_a49_a_table_of_revision_1_asks_as_it_did() -> None:
    poor: Doc = {"hand": ["mint"], "deniers": 0}
    assert asked(table(poor, {}, agenda=[{"step": "BeginTurn"}], rules=1)) == "TakeAction"


def test_the_same_points_are_a_shared_victory() -> None:
    s = table({"ramparts": ["crusade"]}, {"ramparts": ["plague"]}, {})
    assert s.ranking() == [[0, 1], [2]]
