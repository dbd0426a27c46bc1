"""End of the game: what each character counts, and the items of the scoring."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, card, event, players, table

TRADESMEN = ["red-1", "red-2", "red-3", "white-1", "white-2", "white-3", "yellow-1"]
WON = ["war", "heresy", "drought", "support", "skirmishes-1", "skirmishes-2"]


def owning(slug: str, count: int, seats: int) -> Troyes:
    """A finished game in which seat 0 has so many of what a character counts."""
    goods: dict[str, Any] = {"deniers": 0, "influence": 0, "reserve": 0}
    doc: dict[str, Any] = {"buildings": EMPTY_TOWN, "agenda": [], "dice": {}, "round": 4, "levels": 3}
    if slug == "chretien":
        slots: list[Any] = [0] * count + [None] * (12 - count)
        doc["buildings"] = {**EMPTY_TOWN, "palace": [slots[:6]], "bishopric": [slots[6:9], slots[9:]]}
    elif slug == "urbain":
        spaces: list[Any] = [0] * count + [None] * (18 - count)
        doc["cathedral"] = [spaces[:6], spaces[6:12], spaces[12:]]
    elif slug == "thibaut":
        goods["deniers"] = count
    elif slug == "hugues":
        goods["influence"] = count
    elif slug == "florentin":
        doc["activities"] = {place: {"tradesmen": {"0": "picture"}} for place in TRADESMEN[:count]}
    else:
        goods["won"] = WON[:count]
    return table(players=[goods, *({} for _ in range(seats - 1))], **doc)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("slug", ["chretien", "urbain", "thibaut", "hugues", "florentin", "henry"])
def test_each_character_rewards_by_its_thresholds(slug: str, seats: int) -> None:
    character = next(one for one in table(seats=seats).ruleset.characters if one.slug == slug)
    for least, points in character.thresholds:
        reached, missed = owning(slug, least, seats), owning(slug, least - 1, seats)
        of = next(one for one in reached.ruleset.characters if one.slug == slug)
        assert of.points(reached, 0) == points
        assert of.points(missed, 0) < points


@pytest.mark.parametrize(
    ("slug", "four", "two"),
    [("chretien", [3, 5, 7], [4, 6, 8]), ("urbain", [3, 5, 7], [4, 6, 8]), ("hugues", [5, 10, 15], [5, 10, 15])],
)
def test_some_thresholds_are_higher_for_two(slug: str, four: list[int], two: list[int]) -> None:
    for seats, expected in ((4, four), (2, two)):
        character = next(one for one in table(seats=seats).ruleset.characters if one.slug == slug)
        assert [least for least, _ in character.thresholds] == expected


def test_all_dealt_characters_score_for_everybody() -> None:
    s = table(players=[{"characters": [name]} for name in ("henry", "hugues", "thibaut", "urbain")], agenda=[])
    for items in s.scores():
        assert {"henry", "hugues", "thibaut", "urbain"} <= set(items)
        assert not {"chretien", "florentin"} & set(items)


def test_the_scoring_is_itemised() -> None:
    s = table(
        players=players(points=[7, 0, 0, 0]),
        agenda=[],
        round=6,
        events=[{"event": "marauding", "cubes": [0]}, {"event": "war", "cubes": [1, 0, 0]}, {"event": "heresy"}],
        activities={"yellow-1": {"card": "merchant", "tradesmen": {"0": "slot1"}}},
        cathedral=[[0, None, None, None, None, None], [None] * 6, [None] * 6],
    )
    items = s.scores()[0]
    assert items["points"] == 7
    assert items["events"] == 2
    assert items["tradesmen"] == card(s, "merchant").slots[0]
    assert items["cathedral"] == -4


def test_nobody_falls_below_nothing() -> None:
    s = table(players=players(points=[1, 0, 0, 9], deniers=[0] * 4, influence=[0] * 4), agenda=[], dice={})
    assert [items["cathedral"] for items in s.scores()] == [-1, 0, 0, -6]


def test_points_are_hidden_until_the_end() -> None:
    hidden = table(players=players(points=[3, 4, 5, 6]))
    assert [player["points"] for player in hidden.view(1)["players"]] == [None, 4, None, None]
    shown = table(players=players(points=[3, 4, 5, 6]), options={"open-vp": True})
    assert [player["points"] for player in shown.view(1)["players"]] == [3, 4, 5, 6]
    over = table(players=players(points=[3, 4, 5, 6]), agenda=[])
    assert [player["points"] for player in over.view(1)["players"]] == [3, 4, 5, 6]


def test_a_tie_is_shared() -> None:
    s = table(players=players(points=[9, 9, 0, 0], deniers=[0] * 4, influence=[0] * 4), agenda=[], dice={})
    assert s.ranking()[0] == [0, 1]
    assert event(s, "marauding").deck == -1
