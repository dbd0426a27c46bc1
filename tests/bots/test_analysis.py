"""Hints and analysis: every choice has a worth, reasons have texts, and losses are never gains."""

from __future__ import annotations

import json

import pytest

import beffroi
from beffroi.bots import analyse, hint, make
from beffroi.kernel.chance import FastChance, Luck
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import write_record
from tests.bots.test_bots import GAMES
from tests.toys.fair import GAME as FAIR


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_hint_weighs_every_choice(game: Game) -> None:
    s = game.new(2, seed=11)
    side = FastChance(4)
    for n in range(60):
        if s.over:
            break
        seat = s.waiting()[0]
        options = s.options(seat)
        if n % 12:
            s.apply(seat, options[side.pick(len(options))])
            continue
        found = hint(Perspective(game, s, seat), worlds=2)
        assert sorted(choice.move for choice in found.choices) == sorted(options)
        assert found.choices == sorted(found.choices, key=lambda choice: -choice.lead)
        assert all(choice.line[0] == choice.code for choice in found.choices)
        for reason in found.reasons:
            assert reason.label.key in game.sentences
        json.dumps(found.doc())
        s.apply(seat, options[side.pick(len(options))])


def test_a_hint_knows_no_more_than_its_seat() -> None:
    s = FAIR.new(3, seed=2)
    other = s.imagine(0, FastChance(77))
    assert hint(Perspective(FAIR, s, 0)) == hint(Perspective(FAIR, other, 0))


def test_the_hint_at_the_fair_takes_the_points() -> None:
    table = {
        "players": [{"dice": [6]}, {"dice": [1]}],
        "row": [0, 5, 1],
        "agenda": [{"step": "TakeTurn", "seat": 0}],
    }
    s = FAIR.from_position(table, FastChance(1))
    found = hint(Perspective(FAIR, s, 0))
    assert found.best.line == ["stall 1", "die 5"]
    assert found.reasons[0].label.key == "term-points"
    assert found.reasons[0].points == pytest.approx(3)


def test_analysis_of_a_whole_game() -> None:
    match = Match(FAIR, 2, FAIR.clean({}), Luck(b"analysis"))
    bots = [make("greedy", FAIR, 1), make("random", FAIR, 2)]
    while not match.over:
        seat = match.state.waiting()[0]
        match.play(seat, bots[seat].choose(Perspective(FAIR, match.state, seat)))
    shares: list[float] = []
    found = analyse(write_record(match), {"fair": FAIR}, progress=shares.append)
    assert shares[-1] == 1.0
    assert len(found.leads) == len(match.moves) + 1
    totals = match.state.totals()
    assert found.leads[-1] == [totals[0] - totals[1], totals[1] - totals[0]]
    assert all(decision.loss >= 0 for decision in found.decisions)
    greedy, random = found.losses(2)
    assert greedy < random
    assert found.turns == sorted(found.turns, key=lambda turn: -turn.swing)
    json.dumps(found.doc())


def test_a_game_not_begun_has_no_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beffroi, "all_games", lambda: {"fair": FAIR})
    match = Match(FAIR, 2, FAIR.clean({}), Luck(b"short"))
    assert not analyse(write_record(match, secret=True)).decisions
