"""What bots are told of the expansions: pieces that will score are worth something before they do."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.bots.greedy import GreedyBot
from beffroi.bots.hint import hint
from beffroi.games.troyes import GAME
from beffroi.games.troyes.evaluation import TroyesEvaluator
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import activity, table
from beffroi.games.troyes.tests.support_ladies import OPTIONS
from beffroi.games.troyes.tests.support_royal import solo
from beffroi.kernel.perspective import Perspective

RAMPARTS = {"ladies": ["ramparts"]}
DICE = {"0": ["red3", "white3"], "1": ["red1"]}


def term(s: Troyes, name: str, seat: int = 0) -> float:
    return TroyesEvaluator().terms(s, seat)[TroyesEvaluator.term_names.index(name)]


def walls(guard: int, tiles: list[str], cubes: list[int] | None = None, **doc: Any) -> Troyes:
    ramparts = {"tiles": tiles, "guards": [guard, 0, 0, 0], "cubes": [cubes or [0] * 4]}
    return table(options=RAMPARTS, ramparts=ramparts, dice=DICE, **doc)


def test_the_base_game_has_nothing_of_it() -> None:
    assert term(table(dice=DICE), "expansion") == 0.0


@pytest.mark.parametrize("last", ["works", "gate", "majority", "race"])
def test_every_step_of_the_guard_is_worth_something(last: str) -> None:
    tiles = ["settling", "white-die", "shield", last]
    worth = [term(walls(guard, tiles), "expansion") for guard in range(20)]
    assert worth == sorted(set(worth))


@pytest.mark.parametrize("level", range(4))
def test_a_cube_at_each_gate_is_worth_something(level: int) -> None:
    cubes = [int(i == level) for i in range(4)]
    tiles = ["harvest", "red-die", "exchange", "works"]
    assert term(walls(20, tiles, cubes), "expansion") > term(walls(20, tiles), "expansion")


def test_cubes_that_can_no_longer_be_spent_are_worth_nothing() -> None:
    doc: dict[str, Any] = {"round": 4, "players": [{"pot": 2}, {}], "options": RAMPARTS, "dice": {"1": ["red1"]}}
    ramparts = {"tiles": ["harvest", "red-die", "exchange", "works"], "guards": [20, 0]}
    s = table(ramparts={**ramparts, "cubes": [[3, 3, 3, 3]]}, **doc)
    assert term(s, "expansion") == 0.0


@pytest.mark.parametrize(
    ("place", "slug"), [("white-3", "hermit"), ("red-3", "fort"), ("red-3", "princess"), ("yellow-3", "breeder")]
)
def test_cubes_that_score_or_sell_are_worth_more_than_others(place: str, slug: str) -> None:
    doc: dict[str, Any] = {"options": OPTIONS, "round": 3, "dice": DICE}
    s = table(activities=activity(place, slug, cubes=[1]), **doc)
    assert term(s, "expansion") > 0.0


def test_the_fourth_level_is_missed() -> None:
    doc: dict[str, Any] = {"options": OPTIONS, "round": 3, "dice": DICE}
    assert term(table(activities=activity("white-2", "master-builder"), **doc), "expansion") < 0.0


def test_an_open_character_counts_for_certain() -> None:
    doc: dict[str, Any] = {"players": [{"deniers": 30, "characters": ["henry"]}, {"characters": ["urbain"]}]}
    doc["players"] += [{"characters": ["florentin"]}, {"characters": ["chretien"]}]
    options = {"open-character": True}
    seen = table(options=options, nobody=["thibaut", "hugues"], dice=DICE, **doc)
    hidden = table(options=options, nobody=["hugues", "thibaut"], dice=DICE, **doc)
    assert term(seen, "characters") > term(hidden, "characters")


def test_alone_all_characters_count_and_the_king_is_in_the_way() -> None:
    order = ["thibaut", "hugues", "chretien", "urbain", "florentin", "henry"]
    rich, poor = ([{"deniers": deniers}] for deniers in (30, 0))
    assert term(solo(nobody=order, players=rich), "characters") > term(solo(nobody=order, players=poor), "characters")
    gone: dict[str, Any] = {"nobody": order, "king": {"called": 6}}
    assert term(solo(players=rich, **gone), "characters") == 0.0
    assert term(solo(king={"points": 19}), "expansion") == term(solo(king={"points": 14}), "expansion") - 5


def shooting(left: int) -> Troyes:
    """The archer of seat 0 has just missed, and may shoot so many times more."""
    events = [{"event": "marauding"}, {"event": "war"}, {"event": "heresy"}]
    again = [{"step": "UseAgain", "seat": 0, "place": "red-1", "left": left}] if left else []
    agenda = [{"step": "EndRound"}, {"step": "EndTurn", "done": 0}, *again]
    return table(activities=activity("red-1", "archer"), events=events, dice=DICE, agenda=agenda)


def test_shots_that_are_left_are_worth_something() -> None:
    worth = [term(shooting(left), "events") for left in range(4)]
    assert worth == sorted(set(worth))
    assert term(shooting(2), "events", 1) == 0.0


def test_bots_and_hints_let_the_archer_shoot_on() -> None:
    s = shooting(2)
    p = Perspective(GAME, s, 0)
    for seed in range(5):
        assert GAME.notation(GreedyBot(TroyesEvaluator(), seed).choose(p)) == "again"
    assert [choice.code for choice in hint(p, worlds=2).choices] == ["again", "done"]


def test_bots_and_hints_spare_the_hermit_cubes_that_cost_points() -> None:
    ask = {"step": "UseCard", "seat": 0, "place": "white-3", "most": 3}
    agenda = [{"step": "EndRound"}, {"step": "EndTurn", "done": 0}, ask]
    s = table(options=OPTIONS, round=3, activities=activity("white-3", "hermit", cubes=[4]), dice=DICE, agenda=agenda)
    p = Perspective(GAME, s, 0)
    assert GAME.notation(GreedyBot(TroyesEvaluator(), 0).choose(p)) == "uses 1"
    assert [choice.code for choice in hint(p, worlds=2).choices] == ["uses 1", "uses 2", "uses 3"]


def test_every_term_has_a_name() -> None:
    for name in TroyesEvaluator.term_names:
        assert f"term-{name}" in GAME.messages
