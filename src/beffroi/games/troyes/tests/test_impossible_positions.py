"""What can't be on the table of Troyes is refused by its place: one case for each kind that was found."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.tests.support import EMPTY_TOWN, TURN
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition

FOUR: list[dict[str, Any]] = [{}, {}, {}, {}]
EVENTS = [{"step": "EndRound"}, {"step": "Actions"}]
OF_SEAT_0 = TURN[:2]
FIGHT = {"step": "FightEvent", "seat": 0, "event": 0, "most": 2}
TAKING = {"step": "TakeDice", "seat": 0, "action": "farm", "dice": ["yellow1@1"]}
MASTER = {"yellow-1": {"card": "merchant", "tradesmen": {"0": "slot1"}}}


def refusal(doc: dict[str, Any]) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(doc, FastChance(1))
    return str(refused.value)


@pytest.mark.parametrize(
    ("doc", "place"),
    [
        ({"decks": {"red": ["war"]}}, "decks.red"),
        ({"round": 1, "decks": {"red": ["war"], "aside": []}}, "decks.red"),
        ({"decks": {"white": ["war"]}}, "decks.white[0]"),
        ({"decks": {"red": ["heresy", "war"]}}, "decks.red[0]"),
        ({"decks": {"yellow": ["wolves"]}}, "decks.yellow[0]"),
        ({"events": [{"event": "marauding"}, {"event": "resistance"}]}, "events[1]"),
        ({"events": [{"event": "marauding"}, {"event": "war"}, {"event": "war"}]}, "events[2]"),
        ({"events": [{"event": "marauding", "cubes": [0] * 9}]}, "events[0].cubes"),
        ({"players": [{"won": ["marauding"]}, {}]}, "players[0].won"),
    ],
)
def test_events(doc: dict[str, Any], place: str) -> None:
    assert refusal(doc).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("doc", "place"),
    [
        ({"dice": {"0": ["red4"] * 20}}, "dice.0"),
        ({"dice": {"0": ["white1"] * 4, "2": ["white6"] * 3}}, "dice.0"),
        ({"dice": {"0": ["purple4"]}}, "dice.0"),
        ({"dice": {"neutral": ["purple4"]}, "options": {"ladies": ["purple-die"]}}, "dice.neutral"),
        ({"dice": {"1": ["purple4", "purple2"]}, "options": {"ladies": ["purple-die"]}}, "dice.1"),
        ({"black": [5]}, "black"),
        ({"black": [0, 5], "agenda": [*EVENTS, {"step": "FaceBlackDie", "facing": 0}]}, "black[1]"),
        ({"black": [5] * 90, "agenda": [*EVENTS, {"step": "FaceBlackDie", "facing": 0}]}, "black"),
        ({"lying": {"palace": [1, 1]}, "buildings": EMPTY_TOWN}, "lying.palace"),
        ({"players": FOUR, "lying": {"bishopric": ["neutral"] * 2}, "buildings": EMPTY_TOWN}, "lying.bishopric"),
        ({"round": 1, "levels": 3}, "levels"),
        ({"cathedral": [[0] * 6, [None] * 6, [None, 0, None, None, None, None]]}, "cathedral[2][1]"),
        ({"cathedral": [[0] * 6] * 4, "options": {"ladies": ["activities"]}}, "cathedral[3]"),
        ({"players": [{"deniers": 10**9}, {}]}, "players[0].deniers"),
    ],
)
def test_dice_and_citizens(doc: dict[str, Any], place: str) -> None:
    assert refusal(doc).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("doc", "place"),
    [
        ({"activities": {"yellow-1": {"card": "merchant", "cubes": [1]}}}, "activities.yellow-1.cubes[0]"),
        ({"activities": {"red-3": {"cubes": [0, 1]}}}, "activities.red-3.cubes[1]"),
        ({"activities": {"red-3": {"tradesmen": {"0": "slot1"}}}}, "activities.red-3.tradesmen.0"),
        ({"players": [{}, {}], "activities": {"red-1": {"tradesmen": {"2": "slot1"}}}}, "activities.red-1.tradesmen.2"),
        ({"activities": {"red-1": {"tradesmen": {"0": ["slot1", "slot2"]}}}}, "activities.red-1.tradesmen.0"),
        ({"activities": {"yellow-2": {"card": "baker"}}}, "activities.yellow-2.card"),
        ({"possession": {"citizens": [1, 0, 0, 0]}, "options": {"ladies": ["events"]}}, "possession.citizens[0]"),
        ({"ramparts": {"arrivals": [0, 0]}, "options": {"ladies": ["ramparts"]}}, "ramparts.arrivals"),
        (
            {"ramparts": {"tiles": ["guild", "purple-die", "transfer", "race"]}, "options": {"ladies": ["ramparts"]}},
            "ramparts.tiles[1]",
        ),
        ({"players": [{}], "king": {"roll": [0, 3]}}, "king.roll"),
    ],
)
def test_cards(doc: dict[str, Any], place: str) -> None:
    assert refusal(doc).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([*EVENTS, {"step": "CounterBlackDie", "seat": 0}], "agenda[2]"),
        ([*EVENTS, {"step": "FaceBlackDie", "facing": 0}], "agenda[2]"),
        ([*OF_SEAT_0, {**FIGHT, "event": 9}], "agenda[2].event"),
        ([*OF_SEAT_0, {**FIGHT, "most": 40}], "agenda[2]"),
        ([*OF_SEAT_0, {**FIGHT, "seat": 1}], "agenda[2]"),
        ([*OF_SEAT_0, TAKING], "agenda[2]"),
        ([*OF_SEAT_0, {**TAKING, "dice": [], "citizen": "slot palace-1"}], "agenda[2]"),
        ([*OF_SEAT_0, {**TAKING, "dice": [], "action": "activate red-3"}], "agenda[2]"),
        ([*OF_SEAT_0, {"step": "UseCard", "seat": 0, "place": "yellow-1", "most": 3}], "agenda[2]"),
        ([*OF_SEAT_0, {"step": "HireTradesman", "seat": 0, "place": "yellow-3"}], "agenda[2]"),
        ([*OF_SEAT_0, {"step": "ChooseGood", "seat": 0, "place": "yellow-1", "left": 1}], "agenda[2]"),
        ([*OF_SEAT_0, {"step": "FreeCitizen", "seat": 0, "at": 0}], "agenda[2]"),
        ([*OF_SEAT_0, {"step": "MoveGuard", "seat": 0, "points": 1, "colour": "red"}], "agenda[2]"),
        ([*TURN, {"step": "RerollDie", "seat": 1}], "agenda[3]"),
        ([*TURN, {"step": "RerollDie", "seat": 0}, {"step": "EndRound"}], "agenda[4]"),
        ([*TURN, {"step": "EndTurn", "done": 0}], "agenda[3]"),
        ([*OF_SEAT_0, {"step": "Actions"}], "agenda[2]"),
        ([{"step": "ChooseAction", "seat": 0}], "agenda[0]"),
        ([{"step": "PlaceCitizen", "seat": 0, "placed": 3}], "agenda[0]"),
        ([*OF_SEAT_0, {"step": "HireTradesman", "seat": 0, "place": "yellow-1"}], "agenda[2]"),
        ([*EVENTS, {"step": "StrikeEvent", "event": 0}, {"step": "StrikeEvent", "event": 0}], "agenda[2]"),
        ([{"step": "EndRound"}] * 100, "agenda"),
    ],
)
def test_agendas_that_point_at_nothing(agenda: list[Any], place: str) -> None:
    poor = [{"deniers": 0}, {}, {}, {}]
    said = refusal({"players": poor, "activities": MASTER, "dice": {"0": ["red2"], "1": ["yellow1"]}, "agenda": agenda})
    assert said.startswith(f"{place}: ")


def test_citizens_to_come_have_slots_to_go_to() -> None:
    gray = "neutral"
    buildings = {
        "palace": [[None, gray, gray, None, gray, None]],
        "bishopric": [[None, gray, None], [0, gray, None]],
        "city-hall": [[0, gray], [None, None], [1, gray]],
    }
    agenda = [{"step": "PlaceCitizen", "seat": 1, "placed": 3}]
    players = [{"reserve": 4}, {"reserve": 5}]
    said = refusal({"round": 0, "first": 1, "players": players, "buildings": buildings, "agenda": agenda})
    assert said == "agenda[0]: too few slots are empty for the citizens to come"


def test_a_table_with_enough_red_events_plays_to_the_end() -> None:
    red = ["war", "highwaymen-1", "highwaymen-2", "skirmishes-1"]
    s = GAME.from_position({"round": 2, "decks": {"red": red}}, FastChance(1))
    chance = FastChance(2)
    while not s.over:
        seat = s.waiting()[0]
        options = s.options(seat)
        s.apply(seat, options[chance.pick(len(options))])
    assert s.round == s.ruleset.rounds
