"""The Ladies of Troyes, module 2: the white activity cards."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.pieces import EMPTY
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import (
    EMPTY_TOWN,
    NO_TURN,
    activity,
    asked,
    cubes,
    event,
    offered,
    play,
    players,
    stand,
)
from beffroi.games.troyes.tests.support_ladies import QUEUE, activate, city, copied, final
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition

FULL = [[1] * 6, [1] * 6, [1] * 6]


def test_augustinian_is_a_yellow_six_beside_real_dice() -> None:
    entries = activity("white-1", "augustinian", cubes=[1, 0, 0, 0])
    s = city(activities=entries, dice={"0": ["yellow1"], "1": ["yellow3", "white1"]})
    before = s.deniers[:]
    play(s, 0, "farm", "cube white-1", "die yellow3 @1", "die yellow1 @0")
    assert s.deniers[0] - before[0] == -6 + (3 + 1 + 6) // 2, "a lot of three, so the bought die costs 6"


def test_ruling_22_augustinian_places_nobody_and_builds_nothing() -> None:
    entries = {
        **activity("white-1", "augustinian", cubes=[1, 0, 0, 0]),
        **activity("white-3", "pilgrimage"),
    }
    dice = {"0": ["yellow1", "white6", "red6"], "1": ["red1"]}
    s = city(activities=entries, dice=dice, buildings=EMPTY_TOWN)
    for action in ("place", "cathedral"):
        ahead = copied(s)
        play(ahead, 0, action)
        assert "cube white-1" not in offered(ahead, 0)
    play(s, 0, "activate white-3", "cube white-1")
    assert offered(s, 0) == ["die yellow1 @0"]


def test_head_templar_is_hired_for_influence() -> None:
    s = city(
        activities=activity("white-1", "head-templar", master=None),
        dice={"0": ["white6"], "1": ["red1"]},
        players=players(deniers=[0, 0, 0, 0], influence=[7, 4, 4, 4]),
    )
    play(s, 0, "activate white-1")
    assert s.view(0)["asking"]["hire_influence"] == 5
    play(s, 0, "reserve", "die white6 @0", "done")
    assert (s.influence[0], s.deniers[0], stand(s, "white-1", 0)) == (2, 0, 1)


def test_ruling_35_recruiting_takes_the_influence_that_hiring_needs() -> None:
    s = city(
        activities=activity("white-1", "head-templar", master=None),
        dice={"0": ["white6"], "1": ["red1"]},
        players=players(influence=[6, 4, 4, 4]),
    )
    assert "activate white-1" in offered(s, 0)
    play(s, 0, "recruit")
    assert "activate white-1" not in offered(s, 0)
    assert GAME.why_not(s, 0, "card:head-templar").key == "why-use-influence"


def test_example_6_head_templar() -> None:
    entries = activity("white-1", "head-templar", cubes=[1, 0, 0, 0])
    s = city(activities=entries, dice={"0": ["red2"], "1": ["red5", "red1"], "2": ["red4"]})
    before = s.deniers[:]
    play(s, 0, "fight 0", "cube white-1", "die red5 @1", "die red4 @2", "die red2 @0", "uses 1")
    assert [s.deniers[seat] - before[seat] for seat in range(3)] == [-4, 2, 2]


def test_head_templar_a_second_die_of_one_owner_costs_what_the_size_says() -> None:
    entries = activity("white-1", "head-templar", cubes=[1, 0, 0, 0])
    s = city(activities=entries, dice={"0": ["white1"], "1": ["red5", "red4"], "neutral": ["red3"]})
    before = s.deniers[:]
    play(s, 0, "fight 0", "cube white-1", "die red5 @1", "die red4 @1", "done", "uses 1")
    assert [s.deniers[seat] - before[seat] for seat in (0, 1)] == [-6, 6]


def test_bishop_counts_own_cubes_of_the_cathedral() -> None:
    levels = [[0, 0, 1, None, None, None], [0, None, None, None, None, None], [None] * 6]
    s = city(activities=activity("white-1", "bishop"), cathedral=levels, dice={"0": ["white6"], "1": ["red1"]})
    before = s.deniers[0]
    uses = activate(s, "bishop", "die white6 @0")
    assert s.deniers[0] - before == 3 * uses


def test_herbalist_makes_three_red_dice_of_one_white() -> None:
    entries = activity("white-2", "herbalist", cubes=[1, 0, 0, 0])
    s = city(
        activities=entries, dice={"0": ["white4"], "1": ["red1"]}, events=[{"event": "marauding"}, {"event": "war"}]
    )
    play(s, 0, "fight 1", "cube white-2", "die white4 @0")
    assert offered(s, 0) == [f"uses {n}" for n in range(1, 12 // event(s, "war").divisor + 1)]
    placing = city(activities=entries, dice={"0": ["white4"], "1": ["red1"]}, buildings=EMPTY_TOWN)
    play(placing, 0, "place")
    assert "cube white-2" not in offered(placing, 0)


def builder(**doc: Any) -> Troyes:
    doc.setdefault("dice", {"0": ["white6", "white6"], "1": ["red1"]})
    return city(activities=activity("white-2", "master-builder"), **doc)


def test_master_builder_builds_where_he_likes() -> None:
    s = builder(cathedral=[[1, None, None, None, None, None], [None] * 6, [None] * 6])
    activate(s, "master-builder", "die white6 @0", "die white6 @0")
    play(s, 0, "uses 2", "column 1", "column 4")
    assert (s.cathedral[6], s.cathedral[3], s.points[0]) == (0, 0, 2)


def test_master_builder_alone_opens_a_fourth_level() -> None:
    s = builder(cathedral=FULL)
    assert "cathedral" not in offered(s, 0)
    activate(s, "master-builder", "die white6 @0")
    play(s, 0, "column 6")
    assert s.cathedral[23] == 0
    assert s.view(1)["cathedral"][3] == [None, None, None, None, None, 0]
    assert GAME.from_position(s.position(), FastChance(1)).digest() == s.digest()


def test_ruling_2_who_has_no_cube_on_the_fourth_level_loses_points() -> None:
    levels = [[0, 1, 2, 3, 0, 0], [0, 1, 2, 3, 0, 0], [0, 1, 2, 3, 0, 0], [0, None, None, None, None, None]]
    seats = players(points=[9, 9, 9, 1])
    s = builder(cathedral=levels, players=seats, agenda=[*NO_TURN])
    assert [items["cathedral"] for items in s.scores()] == [0, -2, -2, -1]
    other = city(activities=activity("white-2", "preacher"), cathedral=levels[:3], players=seats)
    assert [items["cathedral"] for items in other.scores()] == [0, 0, 0, 0]


def test_ruling_2_a_cube_that_fell_from_the_fourth_level_saves_no_points() -> None:
    """What counts is a cube there at the end, as on the printed levels, not to have played one."""
    fourth = [0, 0, None, None, None, 1]
    events = [{"event": "marauding"}, {"event": "work-disruption"}]
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "RollBlackDice"}, {"step": "ResolveEvents"}]
    doc: dict[str, Any] = {"events": events, "agenda": agenda, "script": {"black": [1]}}
    s = builder(cathedral=[*[[0, 1, 2, 3, 0, 0]] * 3, fourth], players=players(points=[9] * 4), **doc)
    assert s.cathedral[18:] == [0, 0, EMPTY, EMPTY, EMPTY, EMPTY]
    assert [items["cathedral"] for items in s.scores()] == [0, -2, -2, -2]


def test_the_fourth_level_says_nothing_of_a_card_face_down() -> None:
    shown = [
        len(city(round=1, activities=activity("white-2", slug, master=None)).view(0)["cathedral"])
        for slug in ("master-builder", "preacher")
    ]
    assert shown == [3, 3]


def test_work_disruption_takes_the_fourth_level_first() -> None:
    levels = [*FULL, [0, None, None, None, None, None]]
    s = builder(cathedral=levels, agenda=[*NO_TURN])
    event(s, "work-disruption").effect.resolve(s)
    assert s.cathedral[18] == -1


def test_a_cube_above_an_empty_space_is_no_position() -> None:
    with pytest.raises(BadPosition, match="floats"):
        builder(cathedral=[[None] * 6] * 3 + [[0] + [None] * 5])
    with pytest.raises(BadPosition, match="levels"):
        builder(cathedral=[[None] * 6] * 5)


def test_preacher_gives_all_dice_the_value_of_one() -> None:
    entries = activity("white-2", "preacher", cubes=[1, 0, 0, 0])
    s = city(activities=entries, dice={"0": ["yellow5", "yellow1", "yellow1"], "1": ["red1"]})
    before = s.deniers[0]
    play(s, 0, "farm", "cube white-2", "die yellow5 @0", "die yellow1 @0", "die yellow1 @0")
    assert s.deniers[0] - before == 15 // 2


def test_beguine_counts_white_dice_left() -> None:
    s = city(
        activities=activity("white-3", "beguine"),
        dice={"0": ["white6", "white2", "white1", "red1"], "1": ["white1"]},
    )
    uses = activate(s, "beguine", "die white6 @0")
    assert s.points[0] == 2 * uses


def test_examples_4_and_5_hermit() -> None:
    assert final("hermit", [2, 3, 1, 0]) == [6, 9, 3, 0]
    assert final("hermit", [4, 4, 2, 0]) == [4, 4, 2, 0]


def test_hermit_takes_cubes() -> None:
    s = city(activities=activity("white-3", "hermit"), dice={"0": ["white6"], "1": ["red1"]})
    uses = activate(s, "hermit", "die white6 @0")
    assert cubes(s, "white-3", 0) == uses


THREE_SIXES = {"0": ["white6", "white6", "white6"], "1": ["red1"]}


def visiting_hermit(own: int, dice: int, rules: int = 2) -> Troyes:
    """Seat 0 goes to the Hermit with so many sixes; another has five cubes there."""
    s = city(activities=activity("white-3", "hermit", cubes=[own, 5, 0, 0]), dice=THREE_SIXES, rules=rules)
    assert activate(s, "hermit", *["die white6 @0"] * dice) == dice, "a six is one cube"
    return s


def test_ruling_1_hermit_takes_fewer_cubes_where_one_more_costs_points() -> None:
    s = visiting_hermit(0, 3)
    assert offered(s, 0) == ["uses 1", "uses 2", "uses 3"]
    scored = []
    for uses in (1, 2, 3):
        tried = copied(s)
        play(tried, 0, f"uses {uses}")
        assert cubes(tried, "white-3", 0) == uses
        scored.append(tried.scores()[0]["hermit"])
    assert scored == [1 * 3, 2 * 2, 3 * 1]


@pytest.mark.parametrize(
    ("own", "dice", "asks"), [(0, 2, False), (0, 3, True), (1, 1, False), (1, 2, True), (5, 2, True)]
)
def test_ruling_1_hermit_asks_only_where_a_cube_can_cost_points(own: int, dice: int, asks: bool) -> None:
    s = visiting_hermit(own, dice)
    assert (asked(s) == "UseCard") == asks
    assert cubes(s, "white-3", 0) == own + (0 if asks else dice)


def test_before_revision_2_the_hermit_took_all_cubes() -> None:
    assert cubes(visiting_hermit(0, 3, rules=1), "white-3", 0) == 3


def test_cubes_that_score_at_the_end_improve_nothing() -> None:
    s = city(activities=activity("white-3", "hermit", cubes=[3, 0, 0, 0]), dice={"0": ["yellow3"], "1": ["red1"]})
    play(s, 0, "farm")
    assert offered(s, 0) == ["die yellow3 @0"]


def test_ruling_4_scribe_counts_every_event_card_won() -> None:
    s = city(
        activities=activity("white-3", "scribe"),
        dice={"0": ["white6"], "1": ["red1"]},
        players=players(won=[["war", "heresy"], ["drought"], [], []]),
    )
    uses = activate(s, "scribe", "die white6 @0")
    assert s.points[0] == 2 * uses


def test_ruling_24_a_purple_die_takes_part_as_declared() -> None:
    options = {"ladies": ["activities", "purple-die"]}
    entries = {
        **activity("white-1", "augustinian", cubes=[1, 0, 0, 0]),
        **activity("white-2", "herbalist", cubes=[1, 0, 0, 0]),
        **activity("white-3", "beguine"),
    }
    s = city(options=options, activities=entries, dice={"0": ["purple4", "white6"], "1": ["red1"]}, events=QUEUE)
    farming = copied(s)
    before = farming.deniers[0]
    play(farming, 0, "farm", "cube white-1", "die purple4 @0", "done")
    assert farming.deniers[0] - before == (4 + 6) // 2
    fighting = copied(s)
    play(fighting, 0, "fight 1", "cube white-2", "die purple4 @0", "uses 1")
    assert fighting.banners[1] == 0o1
    activate(s, "beguine", "die white6 @0")
    assert s.points[0] == 0


MIXED = {
    "distiller": ("yellow-2", "die red1 @0", "die white5 @0", "die red6 @0"),
    "preacher": ("white-2", "die red6 @0", "die white5 @0", "die red1 @0"),
    "winemaker": ("yellow-2", "die red6 @1", "die white5 @0", "die red1 @0"),
}


@pytest.mark.parametrize("slug", MIXED)
@pytest.mark.parametrize("rules", [1, 2])
def test_ruling_17_a_mixed_pilgrimage_takes_none_of_their_cubes(slug: str, rules: int) -> None:
    """Only Apprenticeship and Confession improve a lot of several colours; lots of one colour take the others too."""
    place, first, other, same = MIXED[slug]
    cards = {**activity("white-3", "pilgrimage"), **activity(place, slug, cubes=[1])}
    dice = {"0": ["red6", "white5", "yellow4", "red1"], "1": ["red6"]}
    s = city(activities=cards, dice=dice, rules=rules)
    play(s, 0, "activate white-3", f"cube {place}", first)
    assert same in offered(s, 0)
    assert (other in offered(s, 0)) == (rules == 1)
    assert (GAME.why_not(s, 0, "die:white5@0").key == "why-colour") == (rules == 2)
