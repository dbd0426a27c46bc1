"""One test for every event on a bid."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.tests.support import asked, bid, figure, hand, lying, offered, play, table, totals

MAGE = {"henchmen": ["mage"]}


@pytest.mark.parametrize(
    ("card", "colour"),
    [("fiery-plea", "yellow"), ("heroic-charge", "red"), ("set-up", "green"), ("successful-experiment", "blue")],
)
def test_points_of_fiery_plea_heroic_charge_set_up_and_successful_experiment(card: str, colour: str) -> None:
    for stake in ("yellow", "red", "green", "blue"):
        s = table({**MAGE, "hand": [card]}, {"henchmen": ["scout"]}, stake=stake, pile=["blue"], cancelled=2, turn=0)
        play(s, 0, f"event {card}")
        assert totals(s)[0] == bid(card, stake) + figure(card, "points" if stake == colour else "otherwise")


def test_motion_of_censure_stops_events_until_the_card_leaves() -> None:
    s = table(
        {"henchmen": ["tribune"], "hand": ["motion-of-censure", "orderly-retreat"]},
        {"henchmen": ["duellist"], "hand": ["eureka"]},
    )
    play(s, 0, "event motion-of-censure")
    gone = s.clone(s.chance.copy())
    play(s, 0, "fold")
    assert offered(s, 1) == ["fold", "card eureka"], "also when the one who laid it has folded"
    play(gone, 0, "event orderly-retreat", "lying 0")
    assert offered(gone, 1) == ["fold", "card eureka", "event eureka"]


def test_speaking_time_shortens_the_next_turn() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["speaking-time"]},
        {**MAGE, "hand": ["bribe", "ambush", "court"]},
        {"henchmen": ["captain"], "hand": ["bribe"]},
    )
    play(s, 0, "event speaking-time", "seat 1", "done")
    play(s, 1, "card bribe")
    assert offered(s, 1) == ["fold", "done", "card court"]
    play(s, 1, "done")
    assert not s.lying[0][0].event, "it is spent"


def test_speaking_time_does_not_bind_the_smuggler() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "lying": [{"card": "speaking-time", "event": True, "aim": 1}]},
        {"henchmen": ["smuggler"], "hand": ["bribe", "ambush"]},
        turn=1,
    )
    play(s, 1, "card bribe")
    assert "card ambush" in offered(s, 1)


def test_alliance_of_convenience_draws_for_both() -> None:
    s = table({"henchmen": ["bodyguard"], "hand": ["alliance-of-convenience"]}, MAGE, {"folded": 1})
    play(s, 0, "event alliance-of-convenience", "seat 2")
    assert len(hand(s, 0)) == figure("alliance-of-convenience", "draws")
    assert len(hand(s, 2)) == figure("alliance-of-convenience", "ally")


def test_thrust_may_hit_a_hidden_card_blindly() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["thrust"]},
        {**MAGE, "lying": [{"card": "dukes-favour", "down": True}, {"card": "good-will", "down": True}]},
    )
    play(s, 0, "event thrust")
    assert offered(s, 0) == ["lying 0", "lying 1"]
    play(s, 0, "lying 0")
    assert totals(s)[1] == max(bid("dukes-favour", "yellow") - figure("thrust", "less"), 0) + 2
    assert s.view(0)["players"][1]["lying"][0]["card"] is None


def test_battering_ram_discards_a_building() -> None:
    s = table({"henchmen": ["bodyguard"], "hand": ["battering-ram"]}, {**MAGE, "buildings": ["court", "academy"]})
    play(s, 0, "event battering-ram", "card court")
    assert len(s.buildings[1]) == 1
    assert s.view(0)["discard"][0] == "court"
    s = table({"henchmen": ["bodyguard"], "hand": ["battering-ram"]}, MAGE)
    assert offered(s, 0) == ["fold", "card battering-ram"], "without a building there is no event to use"


def test_challenge_to_a_duel_costs_a_card_on_folding() -> None:
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["challenge-to-a-duel"]},
        {**MAGE, "hand": ["bribe", "ambush"]},
    )
    play(s, 0, "event challenge-to-a-duel", "done")
    play(s, 1, "fold")
    assert asked(s) == "DiscardForDuel"
    play(s, 1, "card bribe")
    assert hand(s, 1) == ["ambush"]


def test_pickpocketing_takes_a_card_at_random_that_both_know() -> None:
    s = table(
        {"henchmen": ["spy"], "hand": ["pickpocketing"]},
        {**MAGE, "hand": ["bribe", "ambush", "court"]},
        {"henchmen": ["captain"]},
        luck={"theft": [1]},
    )
    play(s, 0, "event pickpocketing")
    assert hand(s, 0) == ["ambush"]
    assert s.view(1)["players"][0]["known"] == ["ambush"]
    assert s.view(2)["players"][0]["known"] == []


def test_pickpocketing_does_not_tell_which_of_two_copies_was_taken() -> None:
    copies = [{"card": "bribe", "known": [0]}, "bribe"]
    for stolen in (0, 1):
        s = table({"henchmen": ["spy"], "hand": ["pickpocketing"]}, {**MAGE, "hand": copies}, luck={"theft": [stolen]})
        play(s, 0, "event pickpocketing")
        assert s.view(0)["players"][1]["known"] == [], "the one left may be one the thief never saw"


def test_blackmail_leaves_the_choice() -> None:
    s = table({"henchmen": ["spy"], "hand": ["blackmail"]}, {**MAGE, "hand": ["bribe", "ambush"]})
    play(s, 0, "event blackmail")
    assert offered(s, 1) == ["fold", "card bribe", "card ambush"]
    play(s, 1, "card ambush")
    assert (hand(s, 1), s.standing(1)) == (["bribe"], True)
    s = table({"henchmen": ["spy"], "hand": ["blackmail"]}, MAGE)
    play(s, 0, "event blackmail")
    assert not s.standing(1), "with an empty hand there is only one way out"


def test_false_identity_wins_ties() -> None:
    s = table({"henchmen": ["spy"], "hand": ["false-identity"]}, {**MAGE, "lying": ["hard-work"]})
    play(s, 0, "event false-identity", "done")
    play(s, 1, "fold")
    play(s, 0, "fold")
    assert s.won[:4] == [1, 0, 0, 0]


def test_eureka_draws_a_card_that_may_be_played_at_once() -> None:
    s = table({"henchmen": ["engineer"], "hand": ["eureka"]}, {"henchmen": ["captain"]}, top=["bribe"])
    play(s, 0, "event eureka", "card bribe")
    assert lying(s, 0) == ["eureka", "bribe"]


def test_methodical_search_takes_from_the_topmost_discards() -> None:
    discard = ["court", "bribe", "ambush", "rampart", "agenda", "dukes-favour"]
    s = table({"henchmen": ["engineer"], "hand": ["methodical-search"]}, {"henchmen": ["captain"]}, discard=discard)
    play(s, 0, "event methodical-search")
    assert "card dukes-favour" not in offered(s, 0)
    assert len(offered(s, 0)) == figure("methodical-search", "top")
    play(s, 0, "card ambush")
    assert hand(s, 0) == ["ambush"]
    assert s.view(1)["players"][0]["known"] == ["ambush"], "everybody saw it"


def test_lever_counts_another_card_once_more_up_to_its_cap() -> None:
    s = table(
        {"henchmen": ["engineer"], "lying": ["speech-to-the-troops", "bribe"], "hand": ["lever"]},
        {"henchmen": ["captain"]},
    )
    before = totals(s)[0]
    play(s, 0, "event lever")
    assert offered(s, 0) == ["lying 0", "lying 1"]
    play(s, 0, "lying 0")
    added = min(figure("lever", "cap"), bid("speech-to-the-troops", "yellow"))
    assert totals(s)[0] == before + bid("lever", "yellow") + added
    s.lying[0].pop(0)
    assert totals(s)[0] == bid("bribe", "yellow") + bid("lever", "yellow"), "it ends with the card it lifts"
    s = table({"henchmen": ["engineer"], "hand": ["lever"]}, {"henchmen": ["captain"]})
    assert offered(s, 0) == ["fold", "card lever"]
