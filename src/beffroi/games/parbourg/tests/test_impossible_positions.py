"""What can't be on the table of Parbourg is refused by its place: one case for each kind that was found."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.parbourg import GAME
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Doc

DAY: list[Doc] = [{"step": "EndDay"}]
CHALLENGE: list[Doc] = [*DAY, {"step": "NextChallenge"}, {"step": "CountBids"}, {"step": "NextTurn"}]
PLAYERS: list[Doc] = [{"henchmen": ["mage"], "hand": ["bribe"]}, {"henchmen": ["captain"], "hand": ["court"]}]
AIM = {"by": 0, "card": "trip"}
EXTRA = {"step": "DrawExtraCards", "seat": 0, "henchman": "scout"}


def refusal(doc: Doc) -> str:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(doc, FastChance(1))
    return str(refused.value)


@pytest.mark.parametrize(
    ("doc", "place"),
    [
        ({"players": [{"hand": ["bribe"] * 9}, {}]}, "players[0].hand"),
        ({"deck": ["bribe"] * 90}, "deck"),
        ({"deck": ["bribe"] * 300}, "deck"),
        ({"players": [{"henchmen": ["mage"]}, {"henchmen": ["mage"]}]}, "players[1].henchmen[0]"),
        ({"players": [{"henchmen": ["mage"]}, {}], "slain": ["mage"]}, "slain[0]"),
        ({"players": [{"henchmen": ["mage"]}, {}], "agenda": CHALLENGE}, "players[1].henchmen"),
        ({"set-aside": False}, "set-aside"),
        ({"figures": []}, "figures"),
        ({"players": [{}, {}, {}], "set-aside": True}, "set-aside"),
        ({"players": [{}, {}, {}], "aside": ["mage"]}, "aside"),
        ({"players": [{"buildings": ["bribe"]}, {}]}, "players[0].buildings[0]"),
        ({"players": [{"lying": ["court"]}, {}]}, "players[0].lying[0]"),
        ({"players": [{"lying": [{"card": "bribe", "serial": 7}]}, {}], "serial": 3}, "players[0].lying[0]"),
        ({"players": [{"lying": ["bribe"]}, {}], "stake": None, "pile": ["red"]}, "players[0]"),
        ({"players": [{"folded": 2}, {}]}, "players"),
        ({"players": [{"extra": 10**6}, {}]}, "players[0].extra"),
        ({"serial": 10**6}, "serial"),
        ({"held": [{"day": 1, "colour": "red", "winner": 0}]}, "held"),
        ({"stake": None, "pile": ["red"], "at": 1}, "at"),
    ],
)
def test_cards_and_henchmen(doc: Doc, place: str) -> None:
    assert refusal(doc).startswith(f"{place}: ")


@pytest.mark.parametrize(
    ("agenda", "place"),
    [
        (DAY, "stake"),
        ([*DAY, {"step": "PlayAtDawn", "seat": 1, "turn": 0, "passes": 0}], "stake"),
        ([{"step": "NextTurn"}, *DAY], "stake"),
        ([*CHALLENGE, {"step": "TakeTurn", "seat": 0}], "agenda[4]"),
        ([*CHALLENGE, {"step": "GoOn"}], "agenda[4]"),
        ([*CHALLENGE, {"step": "EndDay"}], "agenda[4]"),
        ([*DAY, {"step": "NextChallenge"}, {"step": "CountBids"}, {"step": "CountBids"}], "agenda[3]"),
        ([*DAY, {"step": "UseDayPowers"}, {"step": "Hire", "who": 0}], "stake"),
        ([*CHALLENGE, {"step": "OpenWindow", "by": 0}, {"step": "AimAtOpponent", "seat": 0, "play": AIM}], "agenda[5]"),
        ([*CHALLENGE, {"step": "OpenWindow", "by": 0}, {"step": "CarryOut", "play": AIM}], "agenda[5]"),
        ([*CHALLENGE, {"step": "OpenWindow", "by": 0}, {"step": "TakeFromHand", "seat": 0, "other": 1}], "agenda[5]"),
        ([*CHALLENGE, {"step": "OpenWindow", "by": 0}, {"step": "ChooseLevered", "seat": 0, "own": 1}], "agenda[5]"),
        ([*CHALLENGE, {"step": "OpenWindow", "by": 0}, {"step": "DrawForChallenge", "place": 1}, EXTRA], "agenda[6]"),
        ([*CHALLENGE, {"step": "PlayEphemeral", "by": 0, "answers": ["card trip", ""]}], "agenda[4]"),
        ([*CHALLENGE, {"step": "PlayEphemeral", "by": 0, "answers": [None, None]}], "agenda[4]"),
    ],
)
def test_agendas_that_point_at_nothing(agenda: list[Any], place: str) -> None:
    assert refusal({"players": PLAYERS, "order": [0, 1], "agenda": agenda, "stake": "red"}).startswith(place)


def test_an_event_that_is_announced_has_been_seen() -> None:
    laid = {"card": "pickpocketing", "serial": 1, "down": True, "known": [0, 1]}
    aim = {"step": "AimAtOpponent", "seat": 0, "play": {"by": 0, "card": "pickpocketing", "own": 1}}
    agenda = [*CHALLENGE, {"step": "OpenWindow", "by": 0}, aim]
    doc = {"players": [{**PLAYERS[0], "lying": [laid]}, PLAYERS[1]], "order": [0, 1], "agenda": agenda, "stake": "red"}
    assert GAME.from_position(doc, FastChance(1)).waiting() == [0]
    laid["known"] = [0]
    assert refusal(doc).startswith("agenda[5]: everybody has seen pickpocketing")


def test_a_game_for_two_from_a_position_replays() -> None:
    """With two players henchmen leave whatever was agreed, so that the record must not say it was."""
    run = ContractRun(GAME, 2, {}, 5, every=50, start=GAME.new(2, {}, 5).position())
    assert run.run(Picker(5)).setup.options["set-aside"] is False


def test_a_step_of_newer_rules_is_no_step_of_older_ones() -> None:
    scout: list[Doc] = [{"henchmen": ["scout"]}, {"henchmen": ["captain"]}]
    drawing: list[Doc] = [{"step": "OpenWindow", "by": -1}, {"step": "DrawForChallenge", "place": 1}, EXTRA]
    doc: Doc = {"players": scout, "order": [0, 1], "stake": "red", "agenda": [*CHALLENGE, *drawing]}
    assert GAME.from_position({**doc, "rules": 4}, FastChance(1)).waiting() == [0]
    assert refusal({**doc, "rules": 3}).startswith("agenda[5]: ")
