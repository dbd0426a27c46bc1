"""Our rulings on The Ladies of Troyes that have no example: what happens at the edges, and between modules."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.citizens import sources
from beffroi.games.troyes.pieces import BISHOPRIC, CITY_HALL, NEUTRAL, OWNERS, PALACE, PLACE_NAMES
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, activity, asked, cubes, event, offered, play, players, table
from beffroi.games.troyes.tests.support_ramparts import STRIKE, lying, town

EVENTS = {"ladies": ["characters", "events"]}
CARDS = {"ladies": ["activities"]}


def struck(slug: str, *queue: Any, options: Any = EVENTS, **doc: Any) -> Troyes:
    """A table where an event of the queue strikes."""
    ruleset = ruleset_of(GAME.setup(doc.get("seats", 4), options))
    number = next(i for i, card in enumerate(ruleset.events) if card.slug == slug)
    doc.setdefault("dice", {"0": ["red1"], "1": ["red1"]})
    doc["events"] = [{"event": "marauding"}, *queue, {"event": ruleset.events[number].name}]
    doc["agenda"] = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    return table(options=options, **doc)


@pytest.mark.parametrize(("slug", "luck"), [("uprising", "uprising"), ("wandering-monk", "wandering monk")])
def test_ruling_5_the_outlaw_leaves_dice_that_select_something_as_they_are(slug: str, luck: str) -> None:
    """A 1 or 2 means the Bishopric and white cards; stronger by 3 it would mean another."""
    s = struck(slug, {"event": "outlaw-leader"}, script={luck: [1]}, buildings=EMPTY_TOWN, round=1)
    if slug == "uprising":
        assert s.standing(BISHOPRIC, NEUTRAL) == 1
    else:
        assert s.tradesmen[PLACE_NAMES.index("white-1") * OWNERS + NEUTRAL] == 1


def test_ruling_6_who_beats_the_outlaw_alone_has_both_rewards() -> None:
    queue = [{"event": "marauding"}, {"event": "outlaw-leader"}]
    s = table(options=EVENTS, events=queue, dice={"0": ["red6", "red6", "red6"], "1": ["red1"]})
    play(s, 0, "fight 1", "die red6 @0", "die red6 @0", "die red6 @0")
    assert s.points[0] == sum(event(s, "outlaw-leader").points)
    assert s.won


def test_ruling_8_the_monk_finds_no_free_slot() -> None:
    taken = {"yellow-1": {"tradesmen": {"0": "slot1", "1": "slot2"}}}
    s = struck("wandering-monk", round=1, activities=taken, script={"wandering monk": [3]})
    assert not any(s.tradesmen[place * OWNERS + NEUTRAL] for place in range(9))


def test_ruling_8_the_monk_finds_no_gray_citizen() -> None:
    full = {**EMPTY_TOWN, "palace": [["neutral"] * 6], "city-hall": [["neutral"] * 2, ["neutral"] * 2, [None] * 2]}
    s = struck("wandering-monk", round=1, buildings=full, script={"wandering monk": [3]})
    assert s.grays_left() == 0
    assert not any(s.tradesmen[place * OWNERS + NEUTRAL] for place in range(9))


def test_ruling_9_of_several_who_lie_there_all_join_and_no_gray_one() -> None:
    palace = {**EMPTY_TOWN, "palace": [[0, 0, 1, 1, 2, 2]]}
    s = struck("uprising", buildings=palace, lying={"palace": [0, 3]}, script={"uprising": [3]})
    lie = [owner for owner in range(OWNERS) for _ in range(s.lying[PALACE * OWNERS + owner])]
    assert sorted([*s.slots[:6], *lie]) == [0, 0, 0, 1, 1, 2, 2, 3]
    assert len(lie) == 2


def test_ruling_10_builders_never_reach_the_fourth_level() -> None:
    builder = activity("white-2", "master-builder")
    s = struck("itinerant-builders", options=CARDS, activities=builder, cathedral=[[0] * 6] * 3)
    assert s.cathedral.count(NEUTRAL) == 0


def test_ruling_13_a_cube_moves_to_the_fort_and_gives_nothing_there() -> None:
    cards = {**activity("white-1", "priest"), **activity("red-3", "fort", master=None)}
    options = {"ladies": ["ramparts", "activities"]}
    doc: dict[str, Any] = {"options": options, "activities": cards, "round": 3, "players": players(points=[0] * 4)}
    s = town("transfer", lie=[[0, 0, 1, 0]], dice={"0": ["white6"], "1": ["red1"]}, **doc)
    before = s.influence[0]
    play(s, 0, "activate white-1", "die white6 @0", "done", "cube red-3")
    assert (cubes(s, "red-3", 0), lying(s, 0)[2]) == (1, 0)
    assert (s.points[0], s.influence[0]) == (0, before)


def test_ruling_18_the_round_ends_without_dice_whatever_cubes_could_roll() -> None:
    s = town("white-die", lie=[[0, 1, 0, 0], [0, 1, 0, 0]], dice={"0": ["yellow6"]}, round=2)
    play(s, 0, "farm", "die yellow6 @0", "done")
    assert s.round == 3


def test_ruling_24_the_purple_die_of_one_who_passed_keeps_the_round_open() -> None:
    s = table(options={"ladies": ["purple-die"]}, dice={"0": ["purple3"], "1": ["red1"]}, round=2)
    play(s, 0, "pass")
    assert (s.round, s.waiting()) == (2, [1])


def test_ruling_25_several_shields_in_one_phase_and_the_fourth_level_too() -> None:
    options = {"ladies": ["ramparts", "activities"]}
    agenda = [*STRIKE, {"step": "FaceBlackDie", "facing": 0}]
    s = town("shield", lie=[[0, 0, 2, 0]], black=[6, 5], dice={}, agenda=agenda, seats=2, players=[{}, {}])
    play(s, 0, "outdoor 3")
    play(s, 1, "yield")
    assert lying(s, 0)[2] == 1
    tall = [[0] * 6, [0] * 6, [0] * 6, [1, None, None, None, None, None]]
    doc: dict[str, Any] = {"cathedral": tall, "activities": activity("white-2", "master-builder"), "options": options}
    number = next(i for i, c in enumerate(ruleset_of(GAME.setup(4, options)).events) if c.slug == "work-disruption")
    name = ruleset_of(GAME.setup(4, options)).events[number].name
    doc["agenda"] = [*STRIKE, {"step": "StrikeEvent", "event": number}]
    s = town("shield", lie=[[0] * 4, [0, 0, 1, 0]], events=[{"event": "marauding"}, {"event": name}], **doc)
    assert s.waiting() == [1]
    play(s, 1, "outdoor 3")
    assert s.cathedral[18] == 1


def test_ruling_28_an_event_does_nothing_where_two_of_a_colour_lie_already() -> None:
    palace = {**EMPTY_TOWN, "palace": [[0, 0, 0, 0, 0, 0]]}
    s = struck("succession-conflict", buildings=palace, lying={"palace": [0]}, script={"newcomer": [3]})
    assert s.slots[:6] == [0] * 6


def test_ruling_31_the_possessed_are_no_source_and_count_for_nobody() -> None:
    doc: dict[str, Any] = {"players": [{"reserve": 0}, {}, {}, {}], "buildings": EMPTY_TOWN}
    held = {"citizens": [2, 0, 0, 0], "struck": True}
    events = [{"event": "marauding"}, {"event": "possession"}]
    s = table(options=EVENTS, possession=held, events=events, **doc)
    assert sources(s, 0) == []
    assert all(character.counts(s, 0) == 0 for character in s.ruleset.characters if character.slug in PEOPLE)


PEOPLE = ("chretien", "florentin", "jeanne", "isabeau", "marie")


def test_ruling_32_a_cube_laid_in_this_action_serves_later_ones() -> None:
    cards = {**activity("white-1", "priest"), **activity("white-2", "templar", master=None)}
    doc: dict[str, Any] = {"activities": cards, "round": 3}
    s = town("transfer", lie=[[0, 0, 1, 0]], dice={"0": ["white6", "red3"], "1": ["red1"]}, **doc)
    play(s, 0, "activate white-1")
    assert "cube white-1" not in offered(s, 0)
    play(s, 0, "die white6 @0", "done", "cube white-2")
    play(s, 1, "pass")
    assert cubes(s, "white-2", 0) == 1


def test_ruling_33_the_winter_comes_clockwise_from_the_start_player() -> None:
    piles = {**activity("white-1", "priest", cubes=[1, 1, 1, 1]), **activity("white-2", "templar", cubes=[1, 1, 1, 1])}
    s = struck("harsh-winter", activities=piles, first=2)
    seats: list[int] = []
    while asked(s) == "LoseCube":
        seats.append(s.waiting()[0])
        play(s, seats[-1], "cube white-1")
    assert seats == [2, 3, 0, 1]


def test_ruling_33_cubes_on_events_and_in_the_cathedral_do_not_freeze() -> None:
    s = struck("harsh-winter", {"event": "heresy", "cubes": [0]}, cathedral=[[0] * 6, [None] * 6, [None] * 6])
    assert (s.cathedral.count(0), s.banners[1]) == (6, 1)


def test_ruling_38_swapped_dice_are_own_dice() -> None:
    dice = {"0": ["red1"], "1": ["red6"], "2": ["red4"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice, players=players(influence=[4] * 4))
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "done", "reroll")
    assert offered(s, 0) == ["die red6 @0"]


@pytest.mark.parametrize("module", ["characters", "activities", "events", "purple-die", "ramparts"])
def test_ruling_39_ten_gray_citizens_whichever_module_is_played(module: str) -> None:
    assert ruleset_of(GAME.setup(4, {"ladies": [module]})).gray_citizens == 10
    assert ruleset_of(GAME.setup(4, {})).gray_citizens == 8


def test_ruling_41_two_players_swap_with_each_other_and_the_neutral_player() -> None:
    dice = {"0": ["red1", "red2", "red3"], "1": ["red6", "red5"], "neutral": ["red4", "white4"]}
    s = town("exchange", lie=[[0, 0, 1, 0]], dice=dice, seats=2, players=[{}, {}])
    play(s, 0, "outdoor 3", "die red1 @0", "die red6 @1", "die red2 @0", "die red4 @neutral")
    assert asked(s) == "ChooseAction"


def test_the_uprising_reaches_the_city_hall() -> None:
    s = struck("uprising", buildings=EMPTY_TOWN, script={"uprising": [6]})
    assert s.standing(CITY_HALL, NEUTRAL) == 1
