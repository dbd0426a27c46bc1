"""The turn: placing, drawing, hiring, the hand limit, recruiting, and the end of the game."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.tests.support import ACTION, MINE, NONE, citizens, deck, hand, offered, play, table
from beffroi.games.tournay.tests.test_rulebook import FULL
from beffroi.kernel.state import Doc

BEGIN: list[Doc] = [{"step": "BeginTurn"}]
YELLOW_1 = [
    "architect-1",
    "quarry-1",
    "journeyman-1",
    "alderman-1",
    "farm-1",
    "barn-1",
    "dwelling-1",
    "market-1",
    "port-1",
]


def test_the_first_card_lies_in_the_middle_and_the_frame_floats() -> None:
    s = table({"hand": ["market-1", "fort-1"]}, {}, agenda=BEGIN)
    play(s, 0, "card market-1")
    assert offered(s, 0) == ["slot c3"]
    play(s, 0, "slot c3", "gather")
    play(s, 1, "gather")
    play(s, 0, "card fort-1")
    assert sorted(offered(s, 0)) == ["slot b3", "slot c2", "slot c3", "slot c4", "slot d3"]


def test_a_row_of_three_fixes_the_columns() -> None:
    s = table({"hand": ["market-1"], "district": {"c3": "fort-1", "d3": "road-1", "e3": "barn-1"}}, {}, agenda=BEGIN)
    play(s, 0, "card market-1")
    assert {text[5] for text in offered(s, 0)} == {"c", "d", "e"}


def test_citizens_on_a_covered_card_lie_down_and_tokens_go() -> None:
    worked = {"cards": ["farm-1"], "citizens": {"yellow": 1}, "grey": 1}
    s = table({"hand": ["market-1"], "plaza": NONE, "district": {"c3": worked}}, {}, agenda=BEGIN)
    play(s, 0, "card market-1", "slot c3")
    assert citizens(s, 0)[1] == [1, 0, 0] and s.work[12] == 0


def test_a_character_does_not_answer_to_the_card_that_covers_it() -> None:
    s = table({"hand": ["market-1"], "deniers": 5, "district": {"c3": "architect-1"}}, {}, agenda=BEGIN)
    play(s, 0, "card market-1", "slot c3")
    assert s.purse[0] == 4


def test_the_price_must_be_there_before_the_characters_pay() -> None:
    s = table({"hand": ["market-2"], "deniers": 2, "district": {"c3": "architect-2"}}, {}, agenda=BEGIN)
    assert offered(s, 0) == ["no card"]


# --- drawing --------------------------------------------------------------------


def drained(rest: list[str], **deck_doc: object) -> Doc:
    """A table whose first deck holds only these cards; the others lie in the first player's district."""
    slots = iter(["b2", "c2", "d2", "b3", "c3", "d3", "b4", "c4", "d4"])
    district = {next(slots): card for card in YELLOW_1 if card not in rest}
    return {
        "players": [{"district": district, "plaza": MINE}, {"plaza": NONE}],
        "decks": {"yellow-1": {"cards": rest, **deck_doc}},
    }


def test_of_two_cards_both_are_seen_even_if_one_is_face_up() -> None:
    doc = drained(["farm-1", "port-1"], face_up=True, crier_out=True)
    s = table(*doc.pop("players"), **doc)
    play(s, 0, "draw yellow-1")
    assert offered(s, 0) == ["card farm-1", "card port-1"]
    play(s, 0, "card port-1")
    assert hand(s, 0) == ["port-1"] and deck(s, 0) == ["farm-1"] and s.face_up & 1


def test_the_only_card_is_taken() -> None:
    doc = drained(["farm-1"], face_up=True, crier_out=True)
    s = table(*doc.pop("players"), **doc)
    play(s, 0, "draw yellow-1")
    assert hand(s, 0) == ["farm-1"] and not s.face_up & 1 and s.active == 1


def test_beside_the_crier_the_other_card_is_taken() -> None:
    doc = drained(["farm-1", "crier-yellow-1"], face_up=True)
    s = table(*doc.pop("players"), **doc)
    play(s, 0, "draw yellow-1")
    assert hand(s, 0) == ["farm-1"] and s.criers() == 1 and s.coins == [1, 1, 1]


def test_no_card_is_drawn_from_an_empty_deck() -> None:
    doc = drained([], crier_out=True)
    s = table(*doc.pop("players"), **doc)
    assert "draw yellow-1" not in offered(s, 0)


def test_a_face_up_card_may_be_taken() -> None:
    s = table({"plaza": MINE}, {"plaza": NONE}, decks={"red-2": {"cards": ["fort-2"], "face_up": True}})
    play(s, 0, "draw red-2", "take top")
    assert hand(s, 0) == ["fort-2"] and not s.face_up


def test_level_three_takes_three_citizens_of_several_players() -> None:
    s = table({"plaza": {"red": 1}, "deniers": 4}, {"plaza": {"red": 2}}, {"plaza": {"red": 2}})
    play(s, 0, "draw red-3")
    assert offered(s, 0) == ["citizen 1", "citizen 2"]
    play(s, 0, "citizen 1")
    assert offered(s, 0) == ["citizen 1", "citizen 2"]
    play(s, 0, "citizen 2")
    assert s.purse == [0, 8, 8] and citizens(s, 2)[1] == [0, 0, 1]


# --- other actions ----------------------------------------------------------------


def test_recruiting_is_an_action_of_the_advanced_game() -> None:
    s = table({"plaza": {"red": 1}, "deniers": 5}, {"plaza": NONE}, options={"advanced": True})
    play(s, 0, "recruit red")
    assert s.purse[0] == 0 and citizens(s, 0) == ([0, 0, 1], [0, 0, 1])
    assert "recruit red" not in offered(table({"plaza": {"red": 1}, "deniers": 5}, {}), 0)


def test_a_hired_citizen_may_recruit() -> None:
    s = table({"plaza": NONE, "deniers": 7}, {"plaza": {"red": 1}}, options={"advanced": True})
    play(s, 0, "recruit red")
    assert s.purse == [0, 11] and citizens(s, 0)[0] == [0, 0, 1]


def test_gathering_is_always_possible() -> None:
    assert offered(table({"plaza": NONE, "deniers": 0}, {"plaza": NONE}), 0) == ["gather"]


def test_excess_cards_go_under_their_decks() -> None:
    s = table({"hand": ["market-1", "fort-1", "prior-1", "road-1", "mint", "belfry"]}, {}, agenda=ACTION)
    play(s, 0, "gather", "card mint", "card market-1")
    assert deck(s, 6)[-1] == "mint" and deck(s, 0)[-1] == "market-1"
    assert s.active == 1 and len(hand(s, 0)) == 4


# --- the end --------------------------------------------------------------------------


def ending(*players: Doc) -> Doc:
    return {"ending": "last-round", "active": len(players) - 1, "agenda": [{"step": "EndTurn"}]}


def test_the_last_cards_are_laid_together_and_stay_secret() -> None:
    players: list[Doc] = [
        {"hand": ["market-1", "mint"], "deniers": 9},
        {"hand": ["fort-1"], "deniers": 9, "plaza": NONE},
    ]
    s = table(*players, **ending(*players))
    assert s.waiting() == [0, 1]
    before = s.view(1)
    s.play(0, GAME.parse("card mint"))
    assert s.waiting() == [0, 1] and s.view(1) == before and s.view(0)["asking"]["last_card"] == "mint"
    s.play(0, GAME.parse("slot c3"))
    assert s.view(1) == before and s.waiting() == [1]
    s.play(1, GAME.parse("no card"))
    assert s.over
    assert s.purse == [4, 9] and [s.ruleset.slugs[card] for card in s.visible(0)] == ["mint"]


def test_the_last_card_is_paid_and_its_characters_answer() -> None:
    players: list[Doc] = [
        {"hand": ["market-1", "crusade"], "deniers": 1, "district": {"c3": "architect-2"}},
        {"hand": ["plague"], "plaza": NONE},
    ]
    s = table(*players, **ending(*players))
    s.play(0, GAME.parse("card market-1"))
    s.play(0, GAME.parse("slot c2"))
    assert s.over and s.purse[0] == 2
    assert [len(pile) for pile in s.piles] == [1, 1] and hand(s, 0) == []


def test_the_price_of_the_last_card_leaves_its_slot_possible() -> None:
    players: list[Doc] = [{"hand": ["city-hall"], "deniers": 2, "district": {"c3": "market-1", "d3": "fort-1"}}, {}]
    s = table(*players, **ending(*players))
    s.play(0, GAME.parse("card city-hall"))
    s.play(0, GAME.parse("slot b3"))
    assert offered(s, 0) == ["slot d3"]  # without the market the new card would touch nothing
    play(s, 0, "slot d3")
    assert s.over


def test_two_full_districts_bring_the_last_round_and_then_the_end() -> None:
    second = {
        "b2": "quarry-1",
        "c2": "dwelling-1",
        "d2": "architect-1",
        "b3": "bishop-1",
        "c3": "mint",
        "d3": "city-hall",
        "b4": "knight-1",
        "c4": "arsenal-1",
        "d4": "alderman-1",
    }
    s = table({"district": FULL}, {"district": second}, agenda=BEGIN)
    assert s.view(0)["ending"] == "last-round"
    play(s, 0, "gather")
    play(s, 1, "gather")
    assert s.over


def test_a_game_in_which_nothing_moves_is_scored() -> None:
    idle = GAME.catalogue(GAME.setup())["rules"]["idle_rounds"]
    s = table({"hand": ["crusade"]}, {}, idle=idle, agenda=BEGIN)
    assert s.over and len(s.piles[0]) == 1


@pytest.mark.parametrize("expansion", ["none", "replace", "mix"])
def test_decks_have_ten_cards_whatever_the_expansion(expansion: str) -> None:
    s = GAME.new(3, {"expansion": expansion})
    assert [item["count"] for item in s.view(0)["decks"]] == [10] * 9
    s.check()
