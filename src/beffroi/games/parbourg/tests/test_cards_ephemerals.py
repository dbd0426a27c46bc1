"""One test for every Ephemeral card."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.cards.ids import HENCHMEN, SCOUT
from beffroi.games.parbourg.tests.support import asked, figure, hand, offered, play, table, totals

MAGE = {"henchmen": ["mage"]}


def test_shinobi_gob_replaces_a_henchman_where_he_stands() -> None:
    s = table(
        {**MAGE, "hand": ["shinobi-gob"]},
        {"henchmen": ["captain"]},
        {"folded": 1},
        turn=0,
        roster=["tribune"] + [name for name in HENCHMEN[::2] if name not in ("mage", "captain", "tribune", "scout")],
    )
    play(s, 0, "card shinobi-gob")
    assert offered(s, 0) == ["henchman captain", "henchman scout"]
    play(s, 0, "henchman scout")
    assert s.view(0)["players"][2]["henchmen"] == ["tribune"]
    assert s.folded[2] == 1
    assert s.slain == [SCOUT]


def test_shinobi_gob_takes_one_half_of_a_double_and_fears_the_cemetery() -> None:
    s = table({**MAGE, "hand": ["shinobi-gob"]}, {"henchmen": ["captain", "spy"]}, {"buildings": ["cemetery"]}, turn=0)
    play(s, 0, "card shinobi-gob")
    assert offered(s, 0) == ["henchman captain", "henchman spy"]
    play(s, 0, "henchman captain")
    assert s.view(0)["players"][1]["henchmen"] == ["spy"]


def test_boouuuhh_makes_a_standing_opponent_fold_after_the_first_round() -> None:
    first = table({**MAGE, "hand": ["boouuuhh"]}, {"marks": ["turned"]}, {"folded": 1}, turn=0)
    assert "card boouuuhh" not in offered(first, 0), "one's own turn is not over"
    s = table({**MAGE, "hand": ["boouuuhh"], "marks": ["turned"]}, {"marks": ["turned"]}, {"folded": 1}, turn=0)
    play(s, 0, "card boouuuhh")
    assert not s.standing(1)


def test_countermand_cancels_and_can_be_countermanded() -> None:
    s = table(
        {**MAGE, "hand": ["fiery-plea", "countermand", "bribe"]},
        {"henchmen": ["captain"], "hand": ["countermand"]},
        turn=0,
    )
    play(s, 0, "event fiery-plea")
    play(s, 1, "card countermand")
    again = s.clone(s.chance.copy())
    play(again, 0, "pass")
    assert totals(again)[0] == 2, "the bid keeps its printed value"
    assert not again.lying[0][0].event
    play(s, 0, "card countermand")
    assert totals(s)[0] == 2 + figure("fiery-plea", "points")


def test_countermanded_event_side_still_counts_as_an_action() -> None:
    s = table({**MAGE, "hand": ["agenda", "bribe"]}, {"henchmen": ["captain"], "hand": ["countermand"]}, turn=0)
    play(s, 0, "event agenda")
    play(s, 1, "card countermand")
    assert s.placed == 1
    assert "done" in offered(s, 0)
    assert s.view(0)["used"] == ["agenda", "countermand"]


def test_helping_hand_counts_in_this_challenge() -> None:
    s = table({**MAGE, "hand": ["helping-hand"]}, {}, turn=0)
    play(s, 0, "card helping-hand")
    assert totals(s)[0] == figure("helping-hand", "points")


def test_trip_lowers_a_bid_even_of_one_who_has_folded_but_not_below_nothing() -> None:
    s = table({**MAGE, "hand": ["trip", "trip"]}, {"folded": 1, "lying": ["hard-work"]}, turn=0)
    play(s, 0, "card trip")
    assert totals(s)[1] == 3 - figure("trip", "less")
    play(s, 0, "card trip")
    assert totals(s)[1] == 0


def test_lucky_chance_draws() -> None:
    s = table({**MAGE, "hand": ["lucky-chance"]}, {}, turn=0)
    play(s, 0, "card lucky-chance")
    assert len(hand(s, 0)) == figure("lucky-chance", "draws")


def test_prying_glance_looks_and_draws() -> None:
    s = table({**MAGE, "hand": ["prying-glance"]}, {"hand": ["bribe"]}, turn=0)
    play(s, 0, "card prying-glance")
    assert len(hand(s, 0)) == figure("prying-glance", "draws")
    assert s.view(0)["players"][1]["known"] == ["bribe"]


def test_parade_shield_answers_an_effect_that_chose_you() -> None:
    s = table(
        {**MAGE, "hand": ["thrust"]},
        {"henchmen": ["captain"], "hand": ["parade-shield"], "lying": ["hard-work"]},
        turn=0,
    )
    play(s, 0, "event thrust")
    assert offered(s, 1) == ["pass", "quiet", "card parade-shield"]
    play(s, 1, "card parade-shield")
    assert totals(s)[1] == 3
    assert s.view(0)["players"][1]["shielded"]


@pytest.mark.parametrize("card", ["speaking-time", "challenge-to-a-duel"])
def test_parade_shield_as_an_answer_frees_from_what_would_hold_while_the_card_lies(card: str) -> None:
    s = table(
        {**MAGE, "hand": [card]},
        {"henchmen": ["captain"], "hand": ["parade-shield", "bribe", "ambush"]},
        {"henchmen": ["scout"], "folded": 1},
        turn=0,
    )
    play(s, 0, f"event {card}")
    play(s, 1, "card parade-shield")
    play(s, 0, "done")
    assert s.view(1)["asking"]["may_place"] == 2
    play(s, 1, "card bribe", "fold")
    assert (hand(s, 1), asked(s)) == (["ambush"], "TakeTurn"), "and nothing is discarded"


def test_parade_shield_played_before_keeps_everything_out_of_reach() -> None:
    s = table(
        {**MAGE, "hand": ["thrust", "trip", "pickpocketing", "battering-ram"]},
        {"marks": ["shielded"], "lying": ["hard-work"], "hand": ["bribe"], "buildings": ["court"]},
        turn=0,
    )
    assert not any(answer.startswith("event") for answer in offered(s, 0))
    assert "card trip" not in offered(s, 0)


def test_loaded_coin_wins_ties_and_draws() -> None:
    s = table({"henchmen": ["scout"], "hand": ["loaded-coin"]}, {**MAGE}, top=["bribe"])
    play(s, 0, "card loaded-coin")
    assert len(hand(s, 0)) == figure("loaded-coin", "draws")
    play(s, 0, "fold")
    play(s, 1, "fold")
    assert s.won[:4] == [1, 0, 0, 0]
