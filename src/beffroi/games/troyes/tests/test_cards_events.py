"""Phase 3 and the annex of events: one test for each event, by its rule."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes.pieces import BISHOPRIC, CITY_HALL, NEUTRAL, OWNERS, PALACE, cube_count
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.round import ResolveEvents
from beffroi.games.troyes.tests.support import EMPTY_TOWN, TURN, event, opens, play, players, table


def struck(*names: str, cubes: dict[str, list[Any]] | None = None, **doc: Any) -> Troyes:
    """The events act, and a turn of seat 0 follows; Marauding's black die stays unrolled."""
    queue = [{"event": name, "cubes": (cubes or {}).get(name, [])} for name in ("marauding", *names)]
    s = table(**{"events": queue, "dice": {"0": ["red1"]}, "agenda": TURN, **doc})
    s.ask(ResolveEvents())
    s.settle()
    return s


def test_drought_takes_for_every_citizen_standing_in_the_city_hall() -> None:
    town = {**EMPTY_TOWN, "city-hall": [[0, 0], [1, None], [2, 2]]}
    s = struck(
        "drought", buildings=town, lying={"city-hall": [3]}, players=players(deniers=[5, 5, 1, 5], points=[3] * 4)
    )
    assert s.deniers == [3, 4, 0, 5]
    assert s.points == [3, 3, 1, 3]


def test_civil_war_takes_deniers() -> None:
    s = struck("civil-war", players=players(deniers=[5, 3, 2, 0], points=[5, 5, 5, 1]))
    assert s.deniers == [2, 0, 0, 0]
    assert s.points == [5, 5, 3, 0]


def test_heresy_takes_influence() -> None:
    s = struck("heresy", players=players(influence=[5, 2, 1, 0], points=[5, 5, 5, 5]))
    assert s.influence == [3, 0, 0, 0]
    assert s.points == [5, 5, 3, 3]


def test_support_helps_against_the_two_events_to_its_left() -> None:
    s = struck("war", "heresy", "support")
    assert [cube_count(cubes) for cubes in s.banners] == [0, 1, 1, 0]


def test_support_counts_marauding_and_may_stand_beside_it() -> None:
    s = struck("support")
    assert [cube_count(cubes) for cubes in s.banners] == [1, 0]


def test_support_can_counter_an_event() -> None:
    full = event(table(), "war").banners - 1
    s = struck("war", "support", cubes={"war": [1] * full})
    assert "war" not in [s.ruleset.events[i].slug for i in s.queue]
    assert s.points[1] == event(s, "war").points[0]
    assert [card % 8 for card in s.won] == [1]


@pytest.mark.parametrize(
    ("name", "building", "roll"),
    [
        ("travellers", CITY_HALL, 5),
        ("theological-conflict", BISHOPRIC, 4),
        ("succession-conflict", PALACE, 3),
    ],
)
def test_a_gray_citizen_arrives(name: str, building: int, roll: int) -> None:
    town = {"palace": [[1] * 6], "bishopric": [[1, 1, 2], [1, 1, 2]], "city-hall": [[3, 2]] * 3}
    s = struck(name, script={"newcomer": [roll]}, buildings=town, players=players(reserve=[0] * 4))
    expelled = 1 if building == PALACE else 2
    assert s.slots[s.ruleset.entry_rows[building * 6 + roll - 1][0]] == NEUTRAL
    assert s.lying[building * OWNERS + expelled] == 1


def test_a_gray_citizen_fills_a_hole_first() -> None:
    town = {**EMPTY_TOWN, "city-hall": [[3, None], [None, None], [None, None]]}
    s = struck("travellers", script={"newcomer": [opens("city-hall")]}, buildings=town)
    assert s.slots[12:14] == [NEUTRAL, 3]
    assert sum(s.lying) == 0


def test_no_gray_citizen_arrives_when_all_are_in_play() -> None:
    grays = ["neutral"] * 6
    town = {**EMPTY_TOWN, "palace": [grays], "city-hall": [["neutral", None], [None, None], [None, None]]}
    s = struck("travellers", buildings=town, lying={"bishopric": ["neutral"]})
    assert s.grays_left() == 0
    assert s.slots.count(NEUTRAL) == 7


def test_builders_take_the_first_free_space() -> None:
    s = struck("itinerant-builders", cathedral=[[0, 1, None, 0, None, None], [0] + [None] * 5, [None] * 6])
    assert s.cathedral[2] == NEUTRAL


def test_builders_find_no_space() -> None:
    s = struck("itinerant-builders", cathedral=[[0] * 6] * 3)
    assert s.cathedral == [0] * 18


def test_disruption_of_work_takes_the_highest_cube() -> None:
    s = struck("work-disruption", cathedral=[[0] * 6, [0, 1, None, "neutral", None, None], [None] * 6])
    assert s.cathedral[9] == -1
    assert s.cathedral.count(0) == 7


def test_disruption_of_an_empty_cathedral_does_nothing() -> None:
    s = struck("work-disruption", players=players(points=[5] * 4))
    assert s.points == [5] * 4


@pytest.mark.parametrize("name", ["highwaymen-1", "skirmishes-1", "war", "norman-attack"])
def test_military_events_bring_black_dice(name: str) -> None:
    s = struck(name)
    card = next(card for card in s.ruleset.events if card.name == name)
    assert len(s.black) == event(s, "marauding").black_dice + card.black_dice


def test_resistance_removes_the_last_cube_of_each_event() -> None:
    s = struck("war", "resistance", cubes={"war": [0, 1], "resistance": [2], "marauding": ["neutral"]})
    assert s.banners == [0, 1, 0]


def test_resistance_calls_a_red_event_that_was_set_aside() -> None:
    s = table(
        round=6,
        dice={"0": ["red1"]},
        decks={"red": ["resistance"], "aside": ["war"], "white": ["heresy"], "yellow": []},
        agenda=[*TURN, {"step": "DrawEvents"}],
    )
    assert [s.ruleset.events[i].slug for i in s.queue] == ["marauding", "resistance", "war", "heresy"]


def test_an_event_calls_the_colour_it_shows() -> None:
    s = table(
        round=6,
        dice={"0": ["red1"]},
        decks={"red": ["war"], "white": ["heresy"], "yellow": ["drought"]},
        agenda=[*TURN, {"step": "DrawEvents"}],
    )
    assert [s.ruleset.events[i].slug for i in s.queue] == ["marauding", "war", "heresy"]


def test_marauding_stays_and_gives_no_card() -> None:
    banners = event(table(), "marauding").banners
    s = table(
        events=[{"event": "marauding", "cubes": [1] * (banners - 1)}],
        dice={"0": ["yellow6"], "1": ["red1"]},
        players=players(points=[0] * 4, influence=[4] * 4),
    )
    play(s, 0, "fight 0", "die yellow6 @0", "done")
    first, second = event(s, "marauding").points
    assert s.points == [second, first, 0, 0]
    assert (s.queue, s.banners, s.won) == ([0], [0], [])
