"""The Ladies of Troyes, module 2: the red activity cards."""

from __future__ import annotations

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.tests.support import activity, asked, cubes, event, offered, play, players
from beffroi.games.troyes.tests.support_ladies import QUEUE, activate, city, copied, figure, final


def test_catapult_loads_and_shoots() -> None:
    dice = {"0": ["red6", "red6"], "1": ["white1"]}
    s = city(activities=activity("red-1", "catapult", cubes=[2, 0, 0, 0]), dice=dice, events=QUEUE)
    loaded = copied(s)
    uses = activate(loaded, "catapult", "die red6 @0", "die red6 @0")
    play(loaded, 0, "load")
    assert cubes(loaded, "red-1", 0) == 2 + uses
    activate(s, "catapult", "die red6 @0", "die red6 @0")
    play(s, 0, "uses 2", "target 1", "target 2")
    assert (s.banners[1:], cubes(s, "red-1", 0), s.influence[0]) == ([0o11, 0o11], 0, 8)


def test_catapult_puts_one_cube_where_one_banner_is_free() -> None:
    last = event(city(), "marauding").banners - 1
    queue = [{"event": "marauding", "cubes": [1] * last}, {"event": "war"}]
    s = city(
        activities=activity("red-1", "catapult", cubes=[2, 0, 0, 0]),
        dice={"0": ["red6"], "1": ["white1"]},
        events=queue,
    )
    activate(s, "catapult", "die red6 @0")
    play(s, 0, "uses 2", "target 0")
    assert s.banners == [0, 0o11], "Marauding is countered and takes no more; the second shot has one target left"


def test_scout_visits_the_queue_from_left_to_right() -> None:
    s = city(
        activities=activity("red-1", "scout"),
        dice={"0": ["red6", "red6"], "1": ["white1"]},
        events=QUEUE,
        players=players(deniers=[4, 0, 0, 0]),
    )
    activate(s, "scout", "die red6 @0", "die red6 @0")
    assert offered(s, 0) == ["target 0", "target 1", "target 2"], "the first cube is due"
    play(s, 0, "target 1")
    assert offered(s, 0) == ["target 2", "done"]
    play(s, 0, "done", "target 0", "target 1", "target 2")
    assert (s.banners, s.deniers[0]) == ([0o21, 0o11, 0o1], 0)
    assert s.waiting() == [1]


def test_scout_needs_a_denier_besides_the_dice() -> None:
    def usable(deniers: int) -> bool:
        s = city(
            activities=activity("red-1", "scout"),
            dice={"1": ["red6", "white1"]},
            players=players(deniers=[deniers, 0, 0, 0]),
        )
        return "activate red-1" in offered(s, 0)

    assert [usable(2), usable(3)] == [False, True]


def test_ruling_30_scout_leaves_a_marauding_he_countered() -> None:
    last = event(city(), "marauding").banners - 1
    queue = [{"event": "marauding", "cubes": [1] * last}, {"event": "war"}]
    s = city(activities=activity("red-1", "scout"), dice={"0": ["red6", "red6"], "1": ["white1"]}, events=queue)
    activate(s, "scout", "die red6 @0", "die red6 @0")
    play(s, 0, "target 0", "done")
    assert offered(s, 0) == ["target 1", "done"]


def test_ransom_buys_cubes() -> None:
    s = city(
        activities=activity("red-1", "ransom"),
        dice={"0": ["red6"], "1": ["white1"]},
        events=QUEUE,
        players=players(deniers=[7, 0, 0, 0]),
    )
    activate(s, "ransom", "die red6 @0")
    assert offered(s, 0) == ["uses 1", "uses 2"]
    play(s, 0, "uses 2", "target 1", "target 2")
    assert (s.deniers[0], s.banners[1:]) == (1, [0o1, 0o1])


@pytest.mark.parametrize("slug", ["catapult", "scout", "ransom"])
def test_these_cards_put_no_cube_on_the_outlaw_leader(slug: str) -> None:
    s = city(
        options={"ladies": ["activities", "events"]},
        activities=activity("red-1", slug, cubes=[int(slug == "catapult"), 0, 0, 0]),
        dice={"0": ["red6"], "1": ["white1"]},
        events=[{"event": "marauding"}, {"event": "outlaw-leader"}, {"event": "war"}],
    )
    activate(s, slug, "die red6 @0")
    if asked(s) in ("UseOrLoad", "UseCard"):
        play(s, 0, "uses 1")
    assert [move for move in offered(s, 0) if move.startswith("target")] == ["target 0", "target 2"]


def test_executioner_takes_from_the_richest() -> None:
    s = city(
        activities=activity("red-2", "executioner"),
        dice={"0": ["red6"], "1": ["white1"]},
        players=players(influence=[0, 5, 4, 1]),
    )
    uses = activate(s, "executioner", "die red6 @0")
    assert uses == 3
    assert offered(s, 0) == ["victim 1", "victim 2"], "after the first one they tie"
    play(s, 0, "victim 2")
    assert s.influence == [6, 3, 3, 1]


def test_executioner_finds_nobody() -> None:
    s = city(
        activities=activity("red-2", "executioner"),
        dice={"0": ["red6"], "1": ["white1"]},
        players=players(influence=[0, 0, 0, 0]),
    )
    uses = activate(s, "executioner", "die red6 @0")
    assert s.influence == [uses, 0, 0, 0]


def test_lord_of_the_manor_gives_influence() -> None:
    s = city(
        activities=activity("red-2", "lord-of-the-manor", cubes=[5, 0, 0, 0]),
        dice={"0": ["red6"], "1": ["white1"]},
        players=players(influence=[2, 0, 0, 0]),
    )
    activate(s, "lord-of-the-manor", "die red6 @0")
    play(s, 0, "uses 3")
    assert (s.influence[0], cubes(s, "red-2", 0)) == (17, 2)


def test_recruiter_is_a_red_six_and_is_hired_for_influence() -> None:
    entries = {**activity("red-2", "recruiter", master=None, cubes=[1, 0, 0, 0])}
    s = city(activities=entries, dice={"0": ["red1", "red6"], "1": ["white1"]}, events=QUEUE)
    ahead = copied(s)
    play(ahead, 0, "activate red-2", "reserve", "die red6 @0", "done")
    assert ahead.influence[0] == 4 - figure("recruiter", "cost")
    play(s, 0, "fight 1", "cube red-2", "die red1 @0", "done")
    assert s.banners[1] == 0o1


FORT = activity("red-3", "fort")


def test_example_10_fort() -> None:
    s = city(activities=FORT, dice={"0": ["red6", "red4", "red2"], "1": ["white1"]}, players=players(influence=[0] * 4))
    assert GAME.label(s, 0, GAME.parse("activate red-3")).key == "activate-by-die"
    play(s, 0, "activate red-3", "die red6 @0", "die red4 @0", "die red2 @0")
    assert (cubes(s, "red-3", 0), s.points[0], s.influence[0]) == (3, 5, 5)


def test_example_11_majorities_are_shared() -> None:
    assert final("fort", [2, 2, 1, 0]) == [1, 1, 0, 0]
    assert final("princess", [2, 2, 1, 0]) == [3, 3, 0, 0]
    assert final("princess", [3, 2, 0, 0]) == [6, 0, 0, 0]
    assert final("princess", [0, 0, 0, 0]) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("place", "slug", "dice", "expected"),
    [
        ("white-2", "templar", ["white2"], (2, 2)),
        ("white-2", "herbalist", ["white4"], (3, 6)),
        ("white-2", "apprenticeship", ["red1", "red1"], (2, 4)),
        ("white-2", "confession", ["red2", "red1"], (2, 3)),
        ("white-2", "preacher", ["red4", "red1"], (2, 4)),
        ("red-2", "recruiter", ["red1"], (2, 3)),
        ("yellow-2", "distiller", ["red1"], (1, 2)),
    ],
)
def test_ruling_23_fort_counts_the_dice_as_they_act(
    place: str, slug: str, dice: list[str], expected: tuple[int, int]
) -> None:
    s = city(activities={**FORT, **activity(place, slug, cubes=[1, 0, 0, 0])}, dice={"0": dice, "1": ["white1"]})
    play(s, 0, "activate red-3", f"cube {place}", *(f"die {die} @0" for die in dice))
    if s.waiting() == [0]:
        assert GAME.label(s, 0, GAME.parse("done")).args[1] == expected[0]
        play(s, 0, "done")
    assert (cubes(s, "red-3", 0), s.points[0]) == expected


def test_blacksmith_is_of_no_use_at_the_fort() -> None:
    entries = {**FORT, **activity("yellow-2", "blacksmith", cubes=[1, 0, 0, 0])}
    s = city(activities=entries, dice={"0": ["red1"], "1": ["white1"]})
    play(s, 0, "activate red-3")
    assert offered(s, 0) == ["die red1 @0"]


def test_marriage_sells_points() -> None:
    s = city(
        activities=activity("red-3", "marriage"),
        dice={"0": ["red6", "red6"], "1": ["white1"]},
        players=players(deniers=[15, 0, 0, 0]),
    )
    activate(s, "marriage", "die red6 @0", "die red6 @0")
    play(s, 0, "uses 2")
    assert (s.points[0], s.deniers[0]) == (8, 1)


def test_princess_takes_cubes() -> None:
    s = city(activities=activity("red-3", "princess"), dice={"0": ["red6", "red6"], "1": ["white1"]})
    uses = activate(s, "princess", "die red6 @0", "die red6 @0")
    assert cubes(s, "red-3", 0) == uses
