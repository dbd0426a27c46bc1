"""What can't be on the table of Tournay is refused by its place: one case for each kind that was found."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.tournay import GAME
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Doc

TURN: list[Doc] = [{"step": "EndTurn"}, {"step": "TakeAction", "seat": 0}]
END: list[Doc] = [{"step": "EndTurn"}]
QUEUE: list[Doc] = [{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}]
MEET = {"step": "MeetEvent", "caller": 0, "place": 0, "ballista": False}
LAY = {"step": "LayCitizen", "seat": 1, "times": 1, "start": "yellow"}
CITIZEN = {"step": "UseCitizen", "seat": 0, "colour": "red", "need": 1, "spare": 0, "site": -1, "start": 0}
LAST = {"step": "LastCard", "answers": [-1, -2], "cards": ["", ""]}


def refusal(doc: Doc) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(doc, FastChance(1))
    return str(refused.value)


@pytest.mark.parametrize(
    ("doc", "place"),
    [
        ({"round": 10**6}, "round"),
        ({"options": {"figures": 1}}, "options.figures"),
        ({"idle": 10**6}, "idle"),
        ({"ending": "finish"}, "ending"),
        ({"playing": "market-1"}, "playing"),
        ({"players": [{"deniers": 10**9}, {}]}, "players[0].deniers"),
        ({"players": [{"district": {"c3": {"cards": ["knight-1"], "grey": 1}}}, {}]}, "players[0].district.c3"),
        ({"players": [{"hand": [{"card": "market-1", "known": [1]}]}, {}]}, "players[0].hand"),
        ({"players": [{"hand": [{"card": "market-1", "known": [0], "rumour": [1]}]}, {}]}, "players[0].hand"),
        ({"players": [{"hand": [{"card": "market-1", "known": [0], "veil": 10**6}]}, {}]}, "players[0].hand[0].veil"),
        ({"players": [{"hand": ["market-1"] * 300}, {}]}, "players[0].hand"),
        ({"queue": [None, *QUEUE[1:]]}, "queue[0]"),
        ({"agenda": [*END, {**TURN[1], "seat": 1}]}, "agenda[1]"),
    ],
)
def test_goods_and_cards(doc: Doc, place: str) -> None:
    assert refusal(doc).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        ([*END, {"step": "EndTurn"}], "agenda[1]"),
        ([{"step": "TakeAction", "seat": 0}], "agenda[0]"),
        ([LAY, *TURN], "agenda[0]"),
        ([*END, {**LAY, "times": 99}], "agenda[1]"),
        ([*END, LAY, LAY], "agenda[1]"),
        ([*END, {"step": "DamageCard", "seat": 1, "colours": ["red"], "times": 1}], "agenda[1]"),
        ([*END, MEET], "agenda[1]"),
        ([*END, {"step": "Strike", "caller": 0, "place": 0, "ballista": False}], "agenda[1]"),
        ([*END, {"step": "CryEvents", "crier": 1}], "agenda[1]"),
        ([*END, {"step": "KeepCard", "seat": 0, "deck": "red-1"}], "agenda[1]"),
        ([*END, {"step": "ChooseDraw", "seat": 0, "deck": "red-1"}], "agenda[1]"),
        ([*END, {"step": "TrimHand", "seat": 0}], "agenda[1]"),
        ([*END, {"step": "DoFight", "user": 0, "place": 0}, CITIZEN], "agenda[1]"),
        ([*END, {"step": "DoDraw", "user": 0, "deck": "white-1"}, CITIZEN], "agenda[2]"),
        ([*END, {"step": "DoRecruit", "user": 0, "colour": "red"}, CITIZEN], "agenda[1]"),
        ([*END, {"step": "MeetCharacters", "user": 0, "slot": "c3", "placed": True}], "agenda[1]"),
        ([*END, {"step": "UseCharacter", "seat": 0, "offers": ["c3"]}], "agenda[1]"),
        ([*TURN, {"step": "PayCard", "seat": 0}], "agenda[2]"),
        ([*TURN, {"step": "PayCitizen", "seat": 0}], "agenda[2]"),
        ([*TURN, {"step": "ChooseSlot", "seat": 0}], "agenda[2]"),
        ([*TURN, {"step": "AimCatapult", "seat": 0, "victims": []}], "agenda[2]"),
        ([{"step": "BuildRamparts"}, LAST], "agenda[1]"),
        ([{"step": "BuildRamparts"}, {"step": "PlaceLast", "user": 0, "card": "mint", "slot": "c3"}], "agenda[1]"),
    ],
)
def test_agendas_that_point_at_nothing(agenda: list[Any], place: str) -> None:
    assert refusal({"queue": QUEUE, "agenda": agenda}).startswith(f"{place}: ")
