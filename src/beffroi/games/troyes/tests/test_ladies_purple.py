"""The Ladies of Troyes, module 4: the purple die."""

from __future__ import annotations

from typing import Any

from beffroi.games.troyes import GAME
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import activity, asked, card, offered, play, table
from beffroi.kernel.contract import ContractRun, Picker

OPTIONS = {"ladies": ["purple-die"]}


def family(**doc: Any) -> Troyes:
    return table(options=OPTIONS, **doc)


def test_everybody_rolls_one_in_phase_2() -> None:
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "RollPurpleDice"}, {"step": "RollDice"}]
    s = family(agenda=agenda, dice={})
    dice = [die["id"] for district in s.view(0)["square"] for die in district if die["colour"] == "purple"]
    assert [text.split("@")[1] for text in dice] == ["0", "1", "2", "3"]


def test_it_serves_as_any_colour_for_its_owner() -> None:
    s = family(dice={"0": ["purple6"], "1": ["red1"]}, activities=activity("yellow-1", "merchant"))
    answers = offered(s, 0)
    assert {"farm", "cathedral", "place", "activate yellow-1"} <= set(answers)
    before = s.deniers[0]
    gives = s.ruleset.figures["activity"]["merchant"]["gives-deniers"]
    play(s, 0, "activate yellow-1", "die purple6 @0", "done")
    assert s.deniers[0] == before + 6 // card(s, "merchant").divisor * gives


def test_nobody_buys_it() -> None:
    s = family(dice={"0": ["white1"], "1": ["purple6"]}, turn=0)
    play(s, 0, "cathedral")
    assert "die purple6 @1" not in offered(s, 0)


def test_a_lot_has_one_colour_with_it() -> None:
    s = family(dice={"0": ["purple6", "red5", "yellow4"]}, events=[{"event": "marauding"}])
    play(s, 0, "fight 0", "die purple6 @0", "die red5 @0")
    assert "die yellow4 @0" not in offered(s, 0)


def test_it_places_a_citizen_where_its_owner_declares() -> None:
    s = family(dice={"0": ["purple3"], "1": ["red1"]})
    play(s, 0, "place", "die purple3 @0")
    assert asked(s) == "DeclareOrder"
    play(s, 0, "order white", choices_after(s, "order white"))
    assert s.slots[6] == 0 or s.slots[9] == 0


def choices_after(s: Troyes, answer: str) -> str:
    ahead = s.copy()
    ahead.play(0, GAME.parse(answer))
    return GAME.notation(ahead.options(0)[0])


def test_example_17_a_purple_3_counters_a_black_6() -> None:
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "FaceBlackDie", "facing": 0}]
    s = family(black=[6], dice={"0": ["purple3"], "1": ["red1"]}, agenda=agenda)
    play(s, 0, "die purple3 @0")
    assert s.black == []


def test_ruling_24_it_has_no_colour_on_the_square() -> None:
    jousting = activity("red-3", "jousting")
    s = family(dice={"0": ["red6", "purple6"], "1": ["red1"]}, activities=jousting, round=3)
    before = s.points[0]
    play(s, 0, "activate red-3", "die red6 @0", "done")
    assert s.points[0] == before


def test_whole_games_keep_the_contract() -> None:
    for seats in (2, 3, 4):
        assert ContractRun(GAME, seats, OPTIONS, seats, every=9).run(Picker(seats)).over
