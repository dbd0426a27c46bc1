"""Every game keeps the kernel's contract, over its seat counts and option sets."""

from __future__ import annotations

from itertools import cycle, islice
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import beffroi
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.game import Game
from beffroi.kernel.state import Doc, Move, Seat, State
from tests.toys.fair import GAME as FAIR

GAMES = [FAIR, *beffroi.all_games().values()]
EACH_GAME = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
RANDOM_GAMES = 500 if beffroi.COMPILED else 130  # over all cases together; both play alike, which is another test
DEEP, LIGHT = 7, 101  # between two costly checks, in questions
SELDOM_MET = {"outdoor-cubes"}  # settings whose questions only walks of the game's own tests are sure to meet


def cases(game: Game[Any]) -> list[tuple[Game[Any], int, Doc]]:
    """Every set of options with every seat count."""
    fewest, most = game.seats
    return [(game, seats, options) for seats in range(fewest, most + 1) for options in game.option_sets(seats)]


ALL_CASES = [case for game in GAMES for case in cases(game)]
CASES = [
    pytest.param(
        case, range(index, max(RANDOM_GAMES, len(ALL_CASES)), len(ALL_CASES)), id=f"{case[0].slug}-{case[1]}-{index}"
    )
    for index, case in enumerate(ALL_CASES)
]


@pytest.mark.parametrize(("case", "seeds"), CASES)
def test_random_games_keep_the_contract(case: tuple[Game[Any], int, Doc], seeds: range) -> None:
    game, seats, options = case
    for n, seed in enumerate(seeds):
        walk = ContractRun(game, seats, options, seed, every=LIGHT if n else DEEP)
        assert walk.run(Picker(seed)).over


@EACH_GAME
def test_rare_branches_keep_the_contract(game: Game[Any]) -> None:
    """On the way every setting of a seat that is declared meets a question it may answer."""
    picker = Picker(5, seek=True)
    declared, settled = set(), set()
    for seed, case in enumerate(islice(cycle(cases(game)), max(4, len(cases(game))))):
        walk = ContractRun(*case, seed, every=LIGHT)
        assert walk.run(picker).over
        declared |= {setting.name for setting in game.settings(walk.match.setup)}
        settled |= walk.settled
    assert declared - SELDOM_MET <= settled <= declared


@EACH_GAME
def test_what_is_hidden_varies_when_imagined(game: Game[Any]) -> None:
    """A game with secrets that are never dealt anew would let its bots peek."""
    walk = ContractRun(game, game.seats[1], {}, 1, every=DEEP)
    walk.run(Picker(1))
    assert all(walk.varied)


class Chosen(Picker):
    """Random answers at first, then those that Hypothesis chooses, then the end of the walk."""

    def __init__(self, seed: int, skip: int, choices: list[int]) -> None:
        super().__init__(seed)
        self.skip = skip
        self.choices = choices[::-1]

    def choose(self, s: State) -> tuple[Seat, Move] | None:
        if self.skip > 0:
            self.skip -= 1
            return super().choose(s)
        if not self.choices:
            return None
        answers = [(seat, move) for seat in s.waiting() for move in s.options(seat)]
        return answers[self.choices.pop() % len(answers)]


@EACH_GAME
@settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_chosen_answers_keep_the_contract(game: Game[Any], data: st.DataObject) -> None:
    """Hypothesis picks where to begin and what is answered; what it finds it makes short."""
    _, seats, options = data.draw(st.sampled_from(cases(game)))
    seed, skip = data.draw(st.integers(0, 1000)), data.draw(st.integers(0, 300))
    choices = data.draw(st.lists(st.integers(0, 999), max_size=25))
    ContractRun(game, seats, options, seed, every=LIGHT).run(Chosen(seed, skip, choices))
