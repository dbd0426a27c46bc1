"""Positions: hand-written ones are set up, impossible ones are refused with the place and the reason."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.tests.support import EMPTY_TOWN, play, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition


def test_an_empty_document_is_a_quiet_table() -> None:
    s = GAME.from_position({}, FastChance(1))
    assert s.seats == 4
    assert s.waiting() == [0]
    assert len(s.options(0)) > 10
    s.check()


def test_a_position_keeps_what_is_being_put_together() -> None:
    s = table(dice={"0": ["yellow6", "yellow5"], "1": ["yellow4"]})
    play(s, 0, "activate yellow-1", "reserve", "die yellow6 @0")
    again = GAME.from_position(s.position(), FastChance(1))
    assert again.digest() == s.digest()
    assert again.options(0) == s.options(0)
    assert again.view(0)["asking"] == s.view(0)["asking"]


@pytest.mark.parametrize(
    ("doc", "says"),
    [
        ({"colour": 1}, "position: there is no 'colour'"),
        ({"round": 7}, "round: a whole number from 0 to 6"),
        ({"players": [{}] * 5}, "1 to 4 players"),
        ({"players": [{"deniers": -1}, {}]}, r"players\[0\].deniers"),
        ({"players": [{"influence": 21}, {}]}, r"players\[0\].influence"),
        ({"players": [{"reserve": 12}, {}]}, r"players\[0\]: there are \d+ citizens"),
        ({"players": [{"characters": ["henry"]}, {}]}, "list of 2"),
        ({"players": [{"characters": ["henry", "henry"]}, {}]}, "twice"),
        ({"players": [{"characters": ["arthur", "henry"]}, {}]}, "no 'arthur'"),
        ({"players": [{"won": ["war"]}, {}], "events": [{"event": "marauding"}, {"event": "war"}]}, "two places"),
        ({"dice": {"0": ["green4"]}}, r"dice.0\[0\]"),
        ({"dice": {"0": ["red7"]}}, r"dice.0\[0\]"),
        ({"dice": {"5": ["red1"]}}, "dice: there is no '5'"),
        ({"black": [7]}, r"black\[0\]"),
        ({"buildings": {"palace": [[0, 1]]}}, r"buildings.palace\[0\]: a list of 6"),
        ({"buildings": {"palace": [[9, 1, 1, 1, 1, 1]]}}, r"buildings.palace\[0\]\[0\]: a seat"),
        ({"buildings": {"castle": []}}, "buildings: there is no 'castle'"),
        ({"cathedral": [[None] * 6, [0] * 6, [None] * 6]}, "floats"),
        ({"events": [{"event": "war"}]}, r"events\[0\]: marauding"),
        ({"events": [{"event": "marauding", "cubes": [0] * 8}]}, "banners"),
        ({"activities": {"red-1": {"card": "merchant"}}}, "another colour or level"),
        ({"activities": {"red-1": {"card": "wizard"}}}, "no 'wizard'"),
        ({"activities": {"red-1": {"tradesmen": {"0": "slot1", "1": "slot1"}}}}, "share a slot"),
        ({"activities": {"blue-1": {}}}, "activities: there is no 'blue-1'"),
        ({"agenda": [{"step": "Sleep"}]}, "no step 'Sleep'"),
        ({"agenda": [{"step": "ChooseAction", "seat": 8}]}, r"agenda\[0\]"),
        ({"agenda": [{"step": "TakeDice", "seat": 0, "action": "farm", "dice": ["red6@0"]}]}, "not on the square"),
        ({"options": {"colour": 1}}, "no option 'colour'"),
        ({"options": 10000}, "options: a table is expected, not 10000"),
        (
            {
                "options": {"ladies": ["events"]},
                "agenda": [{"step": "EndRound"}, {"step": "Actions"}, {"step": "GiveCitizen", "seat": 2, "at": 0}],
            },
            r"agenda\[2\]: the Possession is not among the events",
        ),
    ],
)
def test_an_impossible_position_is_refused(doc: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        GAME.from_position(doc, FastChance(1))


def test_the_twelfth_citizen_is_the_last() -> None:
    town = {**EMPTY_TOWN, "palace": [[0] * 6], "bishopric": [[0] * 3, [0] * 2 + [None]]}
    s = table(buildings=town, players=[{"reserve": 1, "influence": 9}, {}, {}, {}])
    assert s.supply[0] == 0
    assert GAME.parse("recruit") not in s.options(0)
