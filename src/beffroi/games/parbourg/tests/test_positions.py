"""Positions: written, read, and refused where they can't be."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg import GAME
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Doc


def test_an_empty_position_is_a_quiet_challenge() -> None:
    s = GAME.from_position({}, FastChance(1))
    view = s.view(-1)
    assert (view["stake"], view["pile"], view["phase"]) == ("yellow", ["red", "green", "blue"], "challenge")
    assert view["players"][0]["henchmen"] == ["scout"]


def test_a_position_read_twice_is_the_same() -> None:
    doc: Doc = {
        "players": [
            {"hand": [{"card": "bribe", "known": [1]}, "bribe"], "lying": [{"card": "good-will", "down": True}]},
            {"buildings": ["court"], "won": [1, 0, 0, 0]},
        ],
        "stake": "green",
    }
    s = GAME.from_position(doc, FastChance(1))
    assert GAME.from_position(s.position(), FastChance(2)).digest() == s.digest()


@pytest.mark.parametrize(
    ("doc", "names"),
    [
        ({"dog": 1}, "dog"),
        ({"players": [{}]}, "players"),
        ({"players": [{"hand": ["gold"]}, {}]}, "players[0].hand[0]"),
        ({"players": [{"hands": []}, {}]}, "hands"),
        ({"players": [{"hand": ["court", "court"]}, {}]}, "court"),
        ({"players": [{"henchmen": ["mage"]}, {"henchmen": ["mage"]}]}, "henchmen"),
        ({"players": [{"henchmen": ["alchemist"]}, {}], "henchmen": 8}, "henchmen"),
        ({"players": [{"buildings": ["bribe"]}, {}]}, "no building"),
        ({"players": [{"lying": ["court"]}, {}]}, "no Action card"),
        ({"players": [{"won": [9, 9, 9, 9]}, {}]}, "tokens"),
        ({"players": [{"marks": ["sleepy"]}, {}]}, "sleepy"),
        ({"players": [{"folded": 9}, {}]}, "players[0].folded"),
        ({"stake": "purple"}, "stake"),
        ({"day": 7}, "day"),
        ({"order": [0, 0]}, "order"),
        ({"deck": [], "discard": []}, "nowhere"),
        ({"agenda": [{"step": "Dance"}]}, "Dance"),
        ({"agenda": [{"step": "Hire"}]}, "agenda[0]"),
        ({"agenda": [{"step": "TakeTurn", "seat": 5}]}, "agenda[0].seat"),
        ({"figures": {"cards": {"bribe": {"copies": "many"}}}}, "figures"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(doc: Doc, names: str) -> None:
    with pytest.raises(BadPosition, match=".*" + names.replace("[", r"\[").replace("]", r"\]")):
        GAME.from_position(doc, FastChance(1))


def test_what_became_of_a_token_is_remembered() -> None:
    held = [{"day": 1, "colour": "yellow", "winner": 1}, {"day": 1, "colour": "blue", "winner": None}]
    doc: Doc = {"players": [{}, {"won": [1, 0, 0, 0]}], "stake": "red", "pile": ["green"], "held": held}
    s = GAME.from_position(doc, FastChance(1))
    assert s.view(0)["held"] == held
    while s.stake == 1:
        s.apply(s.waiting()[0], s.options(s.waiting()[0])[0])
    assert [(one["colour"], one["winner"]) for one in s.view(0)["held"][2:]] == [("red", 1)]


def test_no_token_is_told_of_that_nobody_has() -> None:
    with pytest.raises(BadPosition, match="tokens"):
        GAME.from_position({"held": [{"day": 1, "colour": "yellow", "winner": 0}]}, FastChance(1))
