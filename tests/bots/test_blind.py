"""No bot can tell two tables apart that differ only in what its seat can't know."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.bots import levels, make
from beffroi.bots.bot import Bot
from beffroi.kernel.chance import FastChance
from beffroi.kernel.game import Game
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.state import Seat, State
from tests.toys.fair import GAME as FAIR

GAMES = [FAIR, *beffroi.all_games().values()]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "bot.py"
PROGRAM = f"exec:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
TABLES = {  # so many are looked at in a game
    "random": 40,
    "careless:40": 12,
    "beginner:2": 8,
    "modest:2": 12,
    "greedy": 12,
    "learned:greedy": 6,
    "search:3": 5,
    PROGRAM: 2,
}
ANSWERS = 3  # at each, the rest of a turn that is decided at once among them
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)


def tables(game: Game[Any], count: int) -> list[tuple[State, Seat]]:
    """Questions from random games, with every number of players and every option in one set or another."""
    side = FastChance(9)
    sets = {seats: game.option_sets(seats) for seats in range(game.seats[1], max(2, game.seats[0]) - 1, -1)}
    found: list[tuple[State, Seat]] = []
    while len(found) < count:
        seats = list(sets)[len(found) % len(sets)]
        s = game.new(seats, options=sets[seats][len(found) % len(sets[seats])], chance=FastChance(side.pick(1000)))
        for _ in range(side.pick(90)):
            if s.waiting():
                choices = s.options(s.waiting()[0])
                s.apply(s.waiting()[0], choices[side.pick(len(choices))])
        if s.waiting() and len(s.options(s.waiting()[0])) > 1:
            found.append((s, s.waiting()[0]))
    return found


def answers(game: Game[Any], bot: Bot, s: State, seat: Seat) -> list[tuple[object, str]]:
    """What the bot sees and answers, until somebody else is asked."""
    given: list[tuple[object, str]] = []
    for _ in range(ANSWERS):
        if seat not in s.waiting():
            break
        p = Perspective(game, s, seat)
        seen = p.view()
        move = bot.choose(p)
        given.append((seen, game.notation(move)))
        s.apply(seat, move)
    return given


def assert_blind(game: Game[Any], name: str, s: State, seat: Seat, seed: int) -> None:
    """The same seed answers the same, for as long as the two tables show the same."""
    other = s.imagine(seat, FastChance(seed + 77))
    bots = [make(name, game, seed), make(name, game, seed)]
    try:
        real = answers(game, bots[0], s.clone(FastChance(seed)), seat)
        imagined = answers(game, bots[1], other, seat)
    finally:
        for bot in bots:
            bot.close()
    for one, another in zip(real, imagined, strict=False):
        if one[0] != another[0]:
            break
        assert one == another
    assert real[0] == imagined[0]


@every_game
@pytest.mark.parametrize("name", TABLES, ids=lambda name: name.partition(" ")[0].partition(":")[0])
def test_no_bot_sees_what_is_hidden(game: Game[Any], name: str) -> None:
    for n, (s, seat) in enumerate(tables(game, TABLES[name])):
        assert_blind(game, name, s, seat, n)


def test_a_search_on_two_cores_sees_no_more() -> None:
    game = beffroi.game("parbourg")
    s, seat = tables(game, 1)[0]
    assert_blind(game, "search:4@2", s, seat, 5)


@every_game
def test_a_trained_policy_sees_no_more(game: Game[Any], tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from beffroi.learn.observation import encoder_of
    from beffroi.learn.policy import Policy, save

    save(Policy(encoder_of(game, game.setup()).layout.size, game.moves), game, tmp_path / "policy.pt")
    for n, (s, seat) in enumerate(tables(game, 4)):
        assert_blind(game, f"net:{tmp_path / 'policy.pt'}", s, seat, n)


@every_game
def test_the_levels_are_bots_that_were_looked_at(game: Game[Any]) -> None:
    kinds = {name.partition(":")[0] for name in TABLES}
    assert {level.bot.partition(":")[0] for level in levels(game)} <= kinds
