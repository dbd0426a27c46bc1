"""One test for every building."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.tests.support import bid, figure, hand, offered, play, table, totals_in

MAGE = {"henchmen": ["mage"]}


@pytest.mark.parametrize(
    ("building", "colour"), [("town-hall", "yellow"), ("barracks", "red"), ("tavern", "green"), ("observatory", "blue")]
)
def test_town_hall_barracks_tavern_and_observatory(building: str, colour: str) -> None:
    s = table({**MAGE, "buildings": [building], "folded": 1}, {}, turn=1)
    for other in ("yellow", "red", "green", "blue"):
        assert totals_in(s, other)[0] == (2 if other == colour else 0)


def test_cemetery_draws_and_lets_choose_among_two_henchmen() -> None:
    s = table({**MAGE, "hand": ["cemetery"]}, {}, {}, turn=0)
    play(s, 0, "card cemetery")
    assert len(hand(s, 0)) == figure("cemetery", "draws")
    s = table(
        {"buildings": ["cemetery"], "hand": ["bribe"]},
        {"henchmen": ["mage"]},
        {"henchmen": ["captain"]},
        stake=None,
        pile=["red"],
        roster=["scout", "marauder", "bodyguard", "spy", "engineer", "tribune"],
        agenda=[{"step": "EndDay"}, {"step": "UseDayPowers"}, {"step": "Hire", "who": 0}],
    )
    assert len(hand(s, 0)) == 1 + 8, "the first day's hand"
    assert offered(s, 0) == ["henchman scout", "henchman marauder"]
    play(s, 0, "henchman marauder")
    assert s.view(1)["players"][0]["henchmen"] == ["marauder"]
    assert s.view(1)["roster_bottom"] == ["scout"], "everybody saw who was sent away"


def test_market_draws_when_placed_and_on_later_days() -> None:
    s = table({**MAGE, "hand": ["market"]}, {}, turn=0)
    play(s, 0, "card market")
    assert len(hand(s, 0)) == figure("market", "draws")
    s = table(
        {**MAGE, "buildings": ["market"]},
        {"henchmen": ["captain"]},
        stake=None,
        pile=["red"],
        agenda=[{"step": "EndDay"}, {"step": "UseDayPowers"}],
    )
    assert len(hand(s, 0)) == figure("market", "daily")


def test_rampart_protects_bids_and_buildings_from_events() -> None:
    s = table(
        {**MAGE, "hand": ["thrust", "assault", "battering-ram", "trip"]},
        {"buildings": ["rampart"], "lying": ["hard-work"]},
        turn=0,
    )
    assert not any(answer.startswith("event") for answer in offered(s, 0))
    assert "card trip" in offered(s, 0), "Ephemeral cards get over it"
    assert totals_in(s, "red")[1] == bid("hard-work", "red") + 1
    assert totals_in(s, "green")[1] == bid("hard-work", "green")


def test_court_wins_ties() -> None:
    s = table({"henchmen": ["scout"], "buildings": ["court"], "lying": ["good-will"]}, {**MAGE, "lying": ["good-will"]})
    play(s, 0, "fold")
    play(s, 1, "fold")
    assert s.won[:4] == [1, 0, 0, 0]


def test_two_who_win_ties_go_by_initiative() -> None:
    s = table(
        {"henchmen": ["scout"], "buildings": ["court"]}, {**MAGE, "marks": ["wins-ties"]}, {"henchmen": ["captain"]}
    )
    play(s, 0, "fold")
    play(s, 1, "fold")
    play(s, 2, "fold")
    assert s.won[4:8] == [1, 0, 0, 0]


def test_academy_opens_events_of_all_colours() -> None:
    s = table({"henchmen": ["tribune"], "buildings": ["academy"], "hand": ["heroic-charge"]}, {"henchmen": ["captain"]})
    assert "event heroic-charge" in offered(s, 0)


def test_thieves_guild_consoles_for_a_lost_bid() -> None:
    least, draws = figure("thieves-guild", "least"), figure("thieves-guild", "draws")
    for laid in (least, least - 1):
        s = table(
            {"henchmen": ["scout"], "buildings": ["thieves-guild"], "lying": ["siege-engine"] * laid},
            {**MAGE, "lying": ["dukes-favour", "bold-stroke"]},
            {},
        )
        for seat in s.order:
            play(s, seat, "fold")
        play(s, 0, "pass")  # the Scout's card
        consolation = draws if laid >= least else 0
        assert len(hand(s, 0)) == consolation + 1
