"""The advice: its terms are named, and it knows the end."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.evaluation import TournayEvaluator, turns_left
from beffroi.games.tournay.tests.support import NONE, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import playout
from beffroi.kernel.state import Doc


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_terms_have_their_length(seats: int) -> None:
    advice = GAME.evaluator()
    s = GAME.start(GAME.setup(seats, {"expansion": "mix"}), FastChance(3))
    chance = FastChance(4)
    while not s.over:
        for seat in range(seats):
            assert len(advice.terms(s, seat)) == len(advice.term_names)
        for _ in range(9):
            if not s.over:
                moves = s.options(s.waiting()[0])
                s.apply(s.waiting()[0], moves[chance.pick(len(moves))])


def test_at_the_end_it_expects_the_score() -> None:
    advice = TournayEvaluator()
    s = GAME.new(3, chance=FastChance(8))
    playout(s, FastChance(9))
    assert [round(advice.value(s, seat)) for seat in range(3)] == s.totals()


def test_more_is_better() -> None:
    advice = TournayEvaluator()

    def value(**me: object) -> float:
        mine: Doc = {"deniers": 4, "plaza": {"yellow": 1}, **me}
        return advice.value(table(mine, {"plaza": NONE}), 0)

    poor = value()
    assert value(deniers=8) > poor
    assert value(plaza={"yellow": 2}) > poor
    assert value(hand=["market-1"]) > poor
    assert value(hand=["city-hall"]) > poor
    assert value(district={"c3": "market-1"}) > poor
    assert value(ramparts=["crusade"]) > poor


def test_full_districts_bring_the_end_near() -> None:
    from beffroi.games.tournay.tests.test_rulebook import FULL

    assert turns_left(table({}, {})) > turns_left(table({"district": FULL}, {})) > 0
