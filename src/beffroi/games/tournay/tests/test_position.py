"""Positions are written and read; what is impossible is refused by its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.steps import STEPS
from beffroi.games.tournay.tests.support import table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import play_on
from beffroi.kernel.errors import BadPosition


def test_an_empty_document_is_a_quiet_table() -> None:
    s = GAME.from_position({}, FastChance(1))
    s.check()
    assert s.seats == 2 and s.waiting() == [0]


FREE_FIGHT = {"step": "FightFreely", "seat": 0, "least": 1, "most": 9, "gain": True, "must": True}


@pytest.mark.parametrize("expansion", ["none", "replace", "mix"])
def test_positions_round_trip(expansion: str) -> None:
    s = GAME.new(4, {"expansion": expansion, "advanced": True}, seed=5)
    for _ in range(60):
        play_on(s, FastChance(7), 9)
        again = GAME.from_position(json.loads(json.dumps(s.position())), FastChance(1))
        assert again.position() == s.position()
        assert again.waiting() == s.waiting()


@pytest.mark.parametrize(
    ("doc", "place"),
    [
        ({"colour": 1}, "position"),
        ({"players": [{}]}, "players"),
        ({"players": [{"deniers": -1}, {}]}, "players[0].deniers"),
        ({"players": [{"purse": 1}, {}]}, "players[0]"),
        ({"players": [{"plaza": {"red": 12}}, {}]}, "players"),
        ({"players": [{"plaza": {"blue": 1}}, {}]}, "players[0].plaza"),
        ({"players": [{"hand": ["castle"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"hand": ["market-1", "market-1"]}, {}]}, "players[0].hand[1]"),
        ({"players": [{"hand": ["inn-1"]}, {}]}, "decks.yellow-1"),
        ({"players": [{"hand": ["crier-red-1"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"ramparts": ["market-1"]}, {}]}, "players[0].ramparts"),
        ({"players": [{"district": {"z9": "market-1"}}, {}]}, "players[0].district"),
        ({"players": [{"district": {"c3": []}}, {}]}, "players[0].district.c3"),
        ({"players": [{"district": {"c3": {"cards": ["market-1"], "grey": 3}}}, {}]}, "players[0].district.c3.grey"),
        ({"players": [{"district": {"c3": ["market-1", "fort-1"]}}, {}]}, "players[0].district.c3"),
        ({"players": [{"district": {"a3": "market-1", "d3": "fort-1"}}, {}]}, "players[0].district"),
        ({"players": [{"district": {"c3": {"cards": ["mint"], "damaged": True}}}, {}]}, "players[0].district.c3"),
        ({"players": [{"district": {"c3": ["mint", "market-1"], "c2": "mint"}}, {}]}, "players[0].district"),
        ({"decks": {"blue-1": {}}}, "decks"),
        ({"decks": {"red-1": {"cards": ["market-1"]}}}, "decks.red-1"),
        ({"decks": {"red-1": {"cards": ["crier-red-1"], "face_up": True}}}, "decks.red-1"),
        ({"queue": [None, None]}, "queue"),
        ({"queue": [{"event": "cassel", "deniers": 9}, None, None]}, "queue[0].deniers"),
        ({"queue": [{"event": "fort-1"}, None, None]}, "queue[0].event"),
        ({"queue": [{"event": "cassel"}, None, None]}, "queue[1]"),
        ({"reserve": {"yellow": 1}}, "reserve"),
        ({"options": {"figures": {"card": {"x": {}}}}}, "options"),
        ({"agenda": [{"step": "Dance"}]}, "agenda[0]"),
        ({"agenda": [{"step": "TakeAction"}]}, "agenda[0].seat"),
        ({"agenda": [{"step": "TakeAction", "seat": 7}]}, "agenda[0].seat"),
        ({"agenda": [{"step": "KeepCard", "seat": 0, "deck": "gold-1"}]}, "agenda[0].deck"),
        ({"agenda": [{"step": "ChooseDeck", "seat": 0, "decks": [], "two": 1}]}, "agenda[0].two"),
        ({"agenda": [{"step": "LastCard", "answers": [-1], "cards": ["", ""]}]}, "agenda[0].answers"),
        (
            {"agenda": [{"step": "FightFreely", "seat": 0, "least": 1, "most": 9, "gain": True, "must": True}]},
            "agenda[0]",
        ),
    ],
)
def test_the_impossible_is_refused_by_its_place(doc: Any, place: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(doc, FastChance(1))
    assert str(refused.value).startswith(f"{place}:")


def test_every_step_can_be_written_and_read() -> None:
    """All steps that ever lie on an agenda are declared; the contract walks through them."""
    from beffroi.games.tournay.steps import (
        abbey,
        actions,
        activate,
        buildings,
        citizens,
        draw,
        events,
        fight,
        last,
        play,
        strikes,
        turn,
    )
    from beffroi.kernel.step import Step

    found = set()
    for module in (abbey, actions, activate, buildings, citizens, draw, events, fight, last, play, strikes, turn):
        for name, thing in vars(module).items():
            if isinstance(thing, type) and issubclass(thing, Step) and thing.__module__ == module.__name__:
                found.add(name)
    assert found == {step.__name__ for step in STEPS}


def test_a_table_written_by_hand_is_read_with_its_defaults() -> None:
    s = table({"district": {"c3": "market-1"}}, {"lying": {"red": 1}})
    assert s.plaza == [2, 2, 2, 2, 2, 1]
    assert s.reserve == [3, 3, 3]
