"""Every game keeps the kernel's contract, over its seat counts and option sets."""

from __future__ import annotations

import pytest

import beffroi
from beffroi.kernel.chance import Luck
from beffroi.kernel.contract import Picker, Walk
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.state import Doc
from tests.toys.fair import GAME as FAIR

GAMES = [FAIR, *beffroi.all_games().values()]
CASES = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-{index}")
    for game in GAMES
    for seats in range(game.seats[0], game.seats[1] + 1)
    for index, options in enumerate(game.option_sets())
]


@pytest.mark.parametrize(("game", "seats", "options"), CASES)
def test_random_games_keep_the_contract(game: Game, seats: int, options: Doc) -> None:
    for seed in range(2):
        match = Walk(game, seats, options, seed).run(Picker(seed))
        assert match.over


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_rare_branches_keep_the_contract(game: Game) -> None:
    picker = Picker(5, seek=True)
    for seed in range(3):
        assert Walk(game, game.seats[1], {}, seed).run(picker).over


def test_a_secret_answer_cannot_be_taken_back_once_all_are_shown() -> None:
    match = Match(FAIR, 2, FAIR.clean({}), Luck(b"sealed"))
    match.play(0, FAIR.parse("bid 1"))
    assert match.open_moves() == 1
    match.play(1, FAIR.parse("bid 2"))
    assert match.open_moves() == 0
