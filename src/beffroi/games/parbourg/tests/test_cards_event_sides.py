"""One test for every bid-or-event card used as an event."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.cards.ids import COLOURS
from beffroi.games.parbourg.tests.support import (
    asked,
    figure,
    hand,
    lying,
    offered,
    play,
    table,
    totals,
)

MAGE = {"henchmen": ["mage"]}
SCOUT = {"henchmen": ["scout"], "folded": 1}


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("council-crisis", "yellow"),
        ("alarm-on-the-walls", "red"),
        ("shady-affair", "green"),
        ("comet-in-the-sky", "blue"),
    ],
)
def test_council_crisis_alarm_shady_affair_and_comet_change_the_colour(card: str, colour: str) -> None:
    for stake in COLOURS:
        s = table({**MAGE, "hand": [card]}, SCOUT, {}, stake=stake, pile=[], turn=0)
        assert (f"event {card}" in offered(s, 0)) == (stake != colour)
        if stake != colour:
            play(s, 0, f"event {card}")
            assert s.stake == COLOURS.index(colour)
            assert s.view(1)["used"] == [card]


def test_tax_levy_makes_richer_opponents_give() -> None:
    s = table(
        {**MAGE, "hand": ["tax-levy", "court"]},
        {"henchmen": ["spy"], "hand": ["bribe", "ambush"]},
        {"hand": ["rampart"]},
        {"hand": ["hard-work", "good-will", "academy"]},
        turn=0,
    )
    play(s, 0, "event tax-levy")
    assert asked(s) == "PayTax"
    assert s.waiting() == [1, 3]
    play(s, 3, "card good-will")
    play(s, 1, "card bribe")
    assert hand(s, 0) == ["bribe", "good-will", "court"]
    assert s.view(1)["players"][0]["known"] == ["bribe"]
    s = table({**MAGE, "hand": ["tax-levy", "court"]}, {"hand": ["bribe"]}, turn=0)
    assert "event tax-levy" not in offered(s, 0)


def test_agenda_puts_the_day_in_another_order_and_draws() -> None:
    s = table({**MAGE, "hand": ["agenda"]}, SCOUT, {}, turn=0)
    play(s, 0, "event agenda", "colour blue", "colour red")
    assert s.view(0)["pile"] == ["blue", "red", "green"]
    assert len(hand(s, 0)) == figure("agenda", "draws")


def test_assault_discards_a_bid() -> None:
    s = table({**MAGE, "hand": ["assault"]}, {**SCOUT, "lying": ["bribe", "ambush"]}, {}, turn=0)
    play(s, 0, "event assault", "lying 1")
    assert lying(s, 1) == ["bribe"]


def test_pillage_discards_a_building_and_draws() -> None:
    s = table({**MAGE, "hand": ["pillage"]}, {**SCOUT, "buildings": ["court"]}, {}, turn=0)
    play(s, 0, "event pillage")
    assert (s.buildings[1], len(hand(s, 0))) == ([], figure("pillage", "draws"))
    s = table({**MAGE, "hand": ["pillage"]}, SCOUT, {}, turn=0)
    play(s, 0, "event pillage")
    assert len(hand(s, 0)) == figure("pillage", "draws")


def test_double_game_takes_a_low_bid_over() -> None:
    laid = [{"card": "fiery-plea", "event": True, "points": 4}, "dukes-favour", {"card": "good-will", "down": True}]
    s = table({**MAGE, "hand": ["double-game"]}, {**SCOUT, "lying": laid}, {}, turn=0)
    play(s, 0, "event double-game")
    assert (lying(s, 0), lying(s, 1)) == (["fiery-plea"], ["dukes-favour", "good-will"])
    assert totals(s)[0] == 2, "event points on it are lost"
    guarded = {"henchmen": ["bodyguard"], "folded": 1, "lying": ["good-will"]}
    s = table({**MAGE, "hand": ["double-game"], "lying": ["bribe", "bribe"]}, guarded, {}, turn=0)
    assert "event double-game" not in offered(s, 0)


def test_orderly_retreat_takes_cards_back_and_folds() -> None:
    s = table({**MAGE, "hand": ["orderly-retreat"], "lying": ["bribe", "ambush", "good-will"]}, SCOUT, {}, turn=0)
    play(s, 0, "event orderly-retreat", "lying 0", "lying 1")
    assert asked(s) != "TakeBack", "nothing lies behind the last one taken"
    assert (hand(s, 0), lying(s, 0)) == (["bribe", "good-will"], ["ambush"])
    assert not s.standing(0)
    assert s.view(2)["players"][0]["known"] == ["bribe", "good-will"]


def test_transmutation_changes_cards_for_as_many_and_more() -> None:
    s = table({**MAGE, "hand": ["transmutation", "bribe", "ambush", "court"]}, SCOUT, {}, turn=0)
    play(s, 0, "event transmutation", "card ambush")
    assert "card bribe" not in offered(s, 0), "one lot is one path"
    play(s, 0, "card court", "done")
    assert len(hand(s, 0)) == 1 + 2 + figure("transmutation", "draws")


def test_prototype_fetches_a_building_or_alchemy() -> None:
    s = table({**MAGE, "hand": ["prototype"]}, SCOUT, {}, turn=0, discard=["court", "bribe", "mutation"])
    play(s, 0, "event prototype")
    assert offered(s, 0) == ["card court", "card mutation"]
    play(s, 0, "card court")
    assert "card court" in offered(s, 0), "it may be built in the same turn"
    s = table({**MAGE, "hand": ["prototype"]}, SCOUT, {}, turn=0, discard=["bribe"])
    play(s, 0, "event prototype")
    assert len(hand(s, 0)) == figure("prototype", "draws")
