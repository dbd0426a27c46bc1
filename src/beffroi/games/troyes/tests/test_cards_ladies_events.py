"""The Ladies of Troyes, modules 1 and 3: characters and events."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.pieces import NEUTRAL, OWNERS, PLACE_NAMES
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import EMPTY_TOWN, activity, asked, event, offered, play, table
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRequest
from beffroi.texts import Texts

OPTIONS = {"ladies": ["characters", "events"]}


def troubled(*events: Any, strikes: str = "", agenda: list[dict[str, Any]] | None = None, **doc: Any) -> Troyes:
    """A table with these events in the queue; one of them strikes at once."""
    doc["events"] = [{"event": "marauding"}, *events]
    if strikes:
        ruleset = ruleset_of(GAME.setup(doc.get("seats", 4), OPTIONS))
        number = [card.name for card in ruleset.events].index(strikes)
        turn = doc.pop("turn", 0)
        agenda = [
            {"step": "EndRound"},
            {"step": "EndTurn", "done": turn},
            {"step": "ChooseAction", "seat": turn},
            {"step": "StrikeEvent", "event": number},
        ]
    if agenda:
        doc["agenda"] = agenda
    return table(options=OPTIONS, **doc)


# --- characters ---------------------------------------------------------------


@pytest.mark.parametrize(("citizens", "points"), [(1, 0), (2, 1), (4, 3), (6, 6)])
def test_example_15_jeanne(citizens: int, points: int) -> None:
    hall = [[0 if 2 * row + column < citizens else 1 for column in range(2)] for row in range(3)]
    s = table(options=OPTIONS, buildings={**EMPTY_TOWN, "city-hall": hall}, dice={"0": ["red1"]})
    jeanne = next(card for card in s.ruleset.characters if card.slug == "jeanne")
    assert jeanne.counts(s, 0) == citizens
    assert jeanne.points(s, 0) == points


@pytest.mark.parametrize(("slug", "place"), [("isabeau", "red-1"), ("marie", "white-1"), ("jeanne", "yellow-1")])
def test_a_lady_counts_tradesmen_of_her_colour(slug: str, place: str) -> None:
    lone = {place: {"tradesmen": {"0": "picture"}}}
    s = table(options=OPTIONS, buildings=EMPTY_TOWN, dice={"0": ["red1"]}, activities=lone)
    assert next(card for card in s.ruleset.characters if card.slug == slug).counts(s, 0) == 1


def test_an_open_character_scores_for_everyone() -> None:
    s = table(options={"open-character": True}, seats=3)
    shown = [entry["slug"] for entry in s.view(0)["open_characters"]]
    assert len(shown) == 1
    assert all(shown[0] in items for items in s.scores())


# --- events -------------------------------------------------------------------


def test_wolves_bring_black_dice() -> None:
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "RollBlackDice"}, {"step": "ResolveEvents"}]
    s = troubled({"event": "wolves"}, agenda=agenda)
    assert len(s.black) == event(s, "marauding").black_dice + event(s, "wolves").black_dice


def test_example_12_the_outlaw_makes_black_dice_stronger_up_to_six() -> None:
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "RollBlackDice"}]
    s = troubled({"event": "outlaw-leader"}, agenda=agenda, black=[0, 0, 0], script={"black": [1, 3, 5]})
    adds = s.ruleset.figures["event"]["outlaw-leader"]["adds"]
    assert s.black == sorted((min(6, value + adds) for value in (1, 3, 5)), reverse=True)


def test_the_outlaw_is_reached_only_by_a_fight() -> None:
    archer = activity("red-1", "archer")
    s = troubled(
        {"event": "outlaw-leader"},
        {"event": "heresy"},
        activities=archer,
        dice={"0": ["red6"], "1": ["red1"]},
        script={"archer": [6, 6, 6]},
        round=1,
    )
    play(s, 0, "activate red-1", "die red6 @0", "done")
    assert "target 1" not in offered(s, 0)
    assert {"target 0", "target 2"} <= set(offered(s, 0))


def test_ruling_29_support_passes_the_outlaw_by() -> None:
    s = troubled({"event": "outlaw-leader"}, {"event": "support"}, strikes="support")
    assert s.banners[1] == 0
    assert s.banners[0] == NEUTRAL + 1


def test_uprising_puts_everybody_back_at_random_with_a_gray_one() -> None:
    palace = {**EMPTY_TOWN, "palace": [[0, 0, 1, 1, 2, 2]]}
    s = troubled(
        {"event": "uprising"}, strikes="uprising", buildings=palace, dice={"0": ["red1"]}, script={"uprising": [3]}
    )
    stood = s.slots[:6]
    lying = [owner for owner in range(OWNERS) if s.lying[owner]]
    assert len(lying) == 1
    assert sorted([*stood, *lying]) == [0, 0, 1, 1, 2, 2, NEUTRAL]


def test_uprising_the_fallen_join_instead_of_a_gray_one() -> None:
    palace = {**EMPTY_TOWN, "palace": [[0, 0, 1, 1, 2, None]]}
    s = troubled(
        {"event": "uprising"},
        strikes="uprising",
        buildings=palace,
        lying={"palace": [3]},
        dice={"0": ["red1"]},
        script={"uprising": [4]},
    )
    assert sorted(s.slots[:6]) == [0, 0, 1, 1, 2, 3]
    assert sum(s.lying) == 0


def test_example_18_the_monk_takes_the_best_slot_of_the_colour() -> None:
    s = troubled({"event": "wandering-monk"}, strikes="wandering-monk", round=1, script={"wandering monk": [4]})
    place = PLACE_NAMES.index("yellow-1")
    assert s.tradesmen[place * OWNERS + NEUTRAL] == 1


def test_harsh_winter_takes_a_cube_of_everybody_who_has_one() -> None:
    cubes = activity("white-1", "priest", cubes=[2, 0, 1, 0])
    s = troubled({"event": "harsh-winter"}, strikes="harsh-winter", activities=cubes)
    place = PLACE_NAMES.index("white-1")
    assert [s.cubes[seat * 9 + place] for seat in range(4)] == [1, 0, 0, 0]


def test_harsh_winter_asks_where_there_is_a_choice() -> None:
    cubes = {**activity("white-1", "priest", cubes=[1]), **activity("white-2", "templar", cubes=[1])}
    s = troubled({"event": "harsh-winter"}, strikes="harsh-winter", activities=cubes)
    assert asked(s) == "LoseCube"
    assert offered(s, 0) == ["cube white-1", "cube white-2"]
    play(s, 0, "cube white-2")
    assert s.cubes[PLACE_NAMES.index("white-1")] == 1
    assert s.cubes[PLACE_NAMES.index("white-2")] == 0


def possessed(s: Troyes) -> list[int]:
    return list(s.view(0)["possessed"])


def test_possession_takes_a_citizen_of_everybody_from_the_start_player_on() -> None:
    s = troubled({"event": "possession"}, strikes="possession", first=2)
    for seat in (2, 3, 0, 1):
        assert s.waiting() == [seat]
        play(s, seat, "reserve")
    assert possessed(s) == [1, 1, 1, 1]
    assert s.reserve == [0, 0, 0, 0]


def test_possession_acts_only_once() -> None:
    s = troubled({"event": "possession"}, strikes="possession", possession={"struck": True})
    assert asked(s) == "ChooseAction"


def test_possession_a_citizen_may_be_recruited_when_the_reserve_is_empty() -> None:
    poor = [{"reserve": 0, "influence": 4} for _ in range(4)]
    s = troubled({"event": "possession"}, strikes="possession", players=poor)
    play(s, 0, "recruit")
    assert s.influence[0] == 4 - s.ruleset.recruit
    assert possessed(s)[0] == 1


def test_possession_who_has_nobody_to_give_loses_points() -> None:
    town = {**EMPTY_TOWN, "palace": [[1, 2, 3, None, None, None]]}
    players = [{"reserve": 0, "influence": 0, "points": 5}, {}, {}, {}]
    s = troubled({"event": "possession"}, strikes="possession", buildings=town, players=players, dice={"0": ["red1"]})
    assert s.points[0] == 5 - s.ruleset.shortfall
    assert s.waiting() == [1]


def test_possession_each_cube_frees_a_citizen_of_choice() -> None:
    s = troubled(
        {"event": "possession"},
        possession={"citizens": [1, 2, 0, 0], "struck": True},
        dice={"0": ["white4"], "1": ["red1"]},
    )
    play(s, 0, "fight 1", "die white4 @0", "done")
    assert asked(s) == "FreeCitizen"
    assert offered(s, 0) == ["free @0", "free @1"]
    play(s, 0, "free @1")
    assert possessed(s) == [1, 1, 0, 0]
    assert s.reserve[1] == 2


def test_possession_countered_sends_everybody_home() -> None:
    banners = ruleset_of(GAME.setup(4, OPTIONS)).figures["event"]["possession"]["banners"]
    s = troubled(
        {"event": "possession", "cubes": [1] * (banners - 1)},
        possession={"citizens": [0, 1, 1, 0], "struck": True},
        dice={"0": ["white6"], "1": ["red1"]},
    )
    play(s, 0, "fight 1", "die white6 @0", "done")
    assert possessed(s) == [0, 0, 0, 0]
    assert s.reserve == [1, 2, 2, 1]


# --- the whole ----------------------------------------------------------------


def test_the_royal_challenge_is_played_without_them() -> None:
    with pytest.raises(BadRequest, match="Royal Challenge"):
        GAME.new(1, OPTIONS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_keep_the_contract(seats: int) -> None:
    assert ContractRun(GAME, seats, {**OPTIONS, "bonus": True}, seats, every=9).run(Picker(seats)).over


def test_the_terminal_shows_whom_the_possession_holds() -> None:
    held = {"citizens": [1, 0, 2, 0], "struck": True}
    s = table(options=OPTIONS, possession=held, events=[{"event": "marauding"}, {"event": "possession"}])
    texts = Texts(GAME, "en", ["Ada", "Bea", "Cora", "Dan"])
    assert "Possession: A C C" in GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))
