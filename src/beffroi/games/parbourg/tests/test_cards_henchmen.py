"""One test for every henchman."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.tests.support import (
    asked,
    bid,
    figure,
    hand,
    lying,
    offered,
    play,
    table,
    totals,
    totals_in,
)


def test_scout_draws_one_card_more_and_uses_no_events() -> None:
    s = table({"henchmen": ["scout"]}, {"henchmen": ["mage"]}, {"henchmen": ["engineer"]})
    play(s, 0, "fold")
    play(s, 1, "fold")
    play(s, 2, "fold")
    play(s, 0, "draw")
    assert [len(hand(s, seat)) for seat in range(3)] == [1 + figure("scout", "draws"), 1, 1]


def test_alchemist_draws_at_the_beginning_of_the_day_and_after_alchemy_of_any_colour() -> None:
    s = table({"henchmen": ["alchemist"], "hand": ["dissipation"]}, {"henchmen": ["mage"]}, stake=None, pile=["red"])
    play(s, 0, "card dissipation", "colour red")
    assert len(hand(s, 0)) >= figure("dissipation", "draws") + figure("alchemist", "draws")
    s = table(
        {"henchmen": ["alchemist"]},
        {"henchmen": ["mage"]},
        stake=None,
        pile=["red"],
        agenda=[{"step": "EndDay"}, {"step": "UseDayPowers"}],
    )
    assert len(hand(s, 0)) == figure("alchemist", "daily")


def test_alchemist_draws_nothing_for_alchemy_that_was_countermanded() -> None:
    s = table(
        {"henchmen": ["alchemist"], "hand": ["philosophers-stone", "bribe"]},
        {"henchmen": ["mage"], "hand": ["countermand"]},
    )
    play(s, 0, "card philosophers-stone")
    play(s, 1, "card countermand")
    assert hand(s, 0) == ["bribe"]


def test_marauder_draws_when_he_wins() -> None:
    s = table({"henchmen": ["marauder"], "lying": ["good-will"]}, {"henchmen": ["mage"]}, {"henchmen": ["engineer"]})
    play(s, 0, "fold")
    play(s, 1, "fold")
    play(s, 2, "fold")
    play(s, 0, "draw")
    assert [len(hand(s, seat)) for seat in range(3)] == [figure("marauder", "draws") + 1, 1, 1]


def test_executioner_counts_those_who_folded_before() -> None:
    s = table({"henchmen": ["executioner"]}, {"henchmen": ["scout"]}, {"henchmen": ["mage"]})
    play(s, 1, "fold")
    each = figure("executioner", "points")
    assert totals(s)[0] == each
    play(s, 2, "fold")
    assert totals(s)[0] == 2 * each
    s = table({"henchmen": ["executioner"], "folded": 2}, {"folded": 1}, {"folded": 0}, {"folded": 3})
    assert totals(s)[0] == each


def test_bodyguard_limits_opponents_but_not_his_own_side() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "lying": ["good-will", "good-will"], "hand": ["hard-work"]},
        {"henchmen": ["mage"], "lying": ["bribe", "ambush"], "hand": ["hard-work", "court", "agenda"]},
    )
    assert "card hard-work" in offered(s, 0)
    play(s, 0, "fold")
    assert offered(s, 1) == ["fold", "event agenda", "card court"]


def test_bodyguard_who_comes_late_removes_nothing() -> None:
    s = table(
        {"henchmen": ["bodyguard"]},
        {"henchmen": ["mage"], "lying": ["bribe", "ambush", "good-will"], "hand": ["hard-work"]},
        turn=1,
    )
    assert len(lying(s, 1)) == 3
    assert offered(s, 1) == ["fold"]


def test_smuggler_places_three_and_draws_for_the_day() -> None:
    s = table({"henchmen": ["smuggler"], "hand": ["good-will"] * 3 + ["hard-work"]}, {"henchmen": ["mage"]})
    play(s, 0, *["card good-will"] * 3)
    assert s.placed == figure("smuggler", "limit")
    assert offered(s, 0) == ["fold", "done"]
    s = table(
        {"henchmen": ["smuggler"]},
        {"henchmen": ["mage"]},
        stake=None,
        pile=["red"],
        agenda=[{"step": "EndDay"}, {"step": "UseDayPowers"}],
    )
    assert len(hand(s, 0)) == figure("smuggler", "daily")


def test_spy_looks_at_a_hand() -> None:
    s = table(
        {"henchmen": ["spy"], "hand": ["good-will"]},
        {"henchmen": ["mage"], "hand": ["bribe", "ambush"]},
        {"henchmen": ["captain"], "hand": ["court"]},
        stake=None,
        pile=["red"],
        agenda=[{"step": "EndDay"}, {"step": "UseDayPowers"}],
    )
    assert offered(s, 0) == ["pass", "seat 1", "seat 2"]
    play(s, 0, "seat 1")
    assert s.view(0)["players"][1]["known"] == ["bribe", "ambush"]
    assert s.view(2)["players"][1]["known"] == []


@pytest.mark.parametrize(
    ("henchman", "colour", "bonus"),
    [("spy", "green", 2), ("engineer", "blue", 3), ("tribune", "yellow", 2), ("captain", "red", 2)],
)
def test_fixed_bonus_of_spy_engineer_tribune_and_captain(henchman: str, colour: str, bonus: int) -> None:
    s = table({"henchmen": [henchman], "folded": 1}, {"henchmen": ["scout"]})
    for other in ("yellow", "red", "green", "blue"):
        assert totals_in(s, other)[0] == (bonus if other == colour else 0)


def test_exorcist_cannot_be_chosen_by_ephemeral_and_alchemy_cards() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["trip", "pickpocketing", "truth-potion"]},
        {"henchmen": ["exorcist"], "hand": ["bribe"]},
        {"henchmen": ["mage"], "hand": ["ambush"]},
    )
    play(s, 0, "card trip")
    assert totals(s)[1] == 1, "the only other opponent was chosen without a question"
    play(s, 0, "card truth-potion")
    assert s.view(0)["players"][1]["known"] == ["bribe"], "he shows his hand"
    assert offered(s, 0) == ["card ambush"], "but nothing is taken from it"


def test_mage_lays_face_down_until_all_have_folded() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["dukes-favour", "good-will"]}, {"henchmen": ["engineer"], "hand": ["bribe"]}
    )
    play(s, 0, "hide dukes-favour", "done")
    assert s.view(1)["players"][0]["lying"][0]["card"] is None
    assert s.view(1)["players"][0]["total"] is None
    assert s.view(0)["players"][0]["total"] == bid("dukes-favour", "yellow")
    play(s, 1, "fold")
    play(s, 0, "fold")
    assert s.won[:4] == [1, 0, 0, 0]
    assert "dukes-favour" in s.view(1)["discard"]


def test_mage_shows_a_card_whose_event_he_uses() -> None:
    s = table({"henchmen": ["mage"], "hand": ["fiery-plea"]}, {"henchmen": ["engineer"]})
    play(s, 0, "hide-event fiery-plea")
    seen = s.view(1)["players"][0]["lying"][0]
    assert (seen["card"], seen["down"], seen["points"]) == ("fiery-plea", True, figure("fiery-plea", "points"))


def test_architect_builds_two_and_draws_for_each() -> None:
    s = table({"henchmen": ["architect"], "hand": ["court", "academy", "rampart"]}, {"henchmen": ["engineer"]})
    play(s, 0, "card court", "card academy")
    assert s.buildings[0] == [s.ruleset.cards[i].number for i in s.buildings[0]]
    assert len(hand(s, 0)) == 1 + 2 * figure("architect", "draws")
    assert "card rampart" not in offered(s, 0)


def test_minstrel_draws_if_he_folds_first_with_a_bid() -> None:
    bidding = {"henchmen": ["minstrel"], "lying": ["good-will"]}
    s = table(bidding, {"henchmen": ["captain"]}, {"henchmen": ["tribune"]})
    play(s, 0, "fold")
    assert len(hand(s, 0)) == figure("minstrel", "draws")
    s = table(bidding, {"henchmen": ["captain"], "folded": 1}, {"henchmen": ["tribune"]})
    play(s, 0, "fold")
    assert hand(s, 0) == [], "he is not the first"
    s = table({"henchmen": ["minstrel"]}, {"henchmen": ["captain"]}, {"henchmen": ["tribune"]})
    play(s, 0, "fold")
    assert hand(s, 0) == [], "he has not bid"


def test_minstrel_drew_without_a_bid_before_revision_3() -> None:
    for rules, drawn in ((1, 1), (2, 1), (3, 0)):
        s = table({"henchmen": ["minstrel"]}, {"henchmen": ["captain"]}, {"henchmen": ["tribune"]}, turn=0, rules=rules)
        play(s, 0, "fold")
        assert len(hand(s, 0)) == drawn, f"by revision {rules}"


def test_duellists_first_card_is_worth_something() -> None:
    least = figure("duellist", "least")
    s = table(
        {"henchmen": ["duellist"], "lying": ["siege-engine", "siege-engine"]},
        {"henchmen": ["bodyguard"], "hand": ["assault"]},
    )
    one = bid("siege-engine", "yellow")
    assert totals(s)[0] == max(one, least) + one
    play(s, 1, "event assault", "lying 0")
    assert totals(s)[0] == max(one, least), "the next one lying is the first now"


def test_veterans_central_bids_are_worth_more() -> None:
    s = table({"henchmen": ["veteran"], "lying": ["hard-work", "fiery-plea", "bribe"]}, {"henchmen": ["scout"]})
    printed = bid("hard-work", "yellow") + bid("fiery-plea", "yellow") + bid("bribe", "yellow")
    assert totals(s)[0] == printed + figure("veteran", "points")


def test_passive_powers_last_while_folded_and_the_turn_order_stays() -> None:
    s = table({"henchmen": ["bodyguard"], "folded": 1}, {"henchmen": ["mage"], "lying": ["bribe", "ambush"]}, {})
    assert asked(s) == "TakeTurn"
    assert "card" not in " ".join(offered(s, s.waiting()[0]))
