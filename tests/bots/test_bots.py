"""Bots answer legally, repeatably, and from what their seat may know."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

import beffroi
from beffroi.bots import answer, levels, make
from beffroi.bots.bot import Bot
from beffroi.bots.search import SearchBot
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.errors import BadRequest
from beffroi.kernel.evaluation import Weight
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.perspective import Perspective
from beffroi.kernel.record import write_record
from tests.toys.fair import GAME as FAIR

GAMES = [FAIR, *(game for game in beffroi.all_games().values() if game.evaluator() is not None)]
BOTS = ("random", "careless:40", "modest:2", "greedy", "search:6")
MOVES = {"random": 300, "careless:40": 12, "modest:2": 12, "greedy": 12, "search:6": 5}  # so many of a game in a test


def play(game: Game[Any], bots: list[Bot], seed: int, most: int = 10_000) -> Match:
    match = Match(game, game.setup(len(bots)), SeedCommitment(str(seed).encode()))
    while not match.over and len(match.moves) < most:
        seat = match.state.waiting()[0]
        match.play(seat, bots[seat].choose(Perspective(game, match.state, seat)))
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
@pytest.mark.parametrize("name", BOTS)
def test_same_seed_same_game(game: Game[Any], name: str) -> None:
    first = play(game, [make(name, game, seed) for seed in range(2)], 3, MOVES[name])
    again = play(game, [make(name, game, seed) for seed in range(2)], 3, MOVES[name])
    assert first.moves == again.moves


def test_greedy_beats_random_at_the_fair() -> None:
    wins = 0
    for seed in range(30):
        bots = [make("greedy", FAIR, seed), make("random", FAIR, seed)]
        swapped = seed % 2
        totals = play(FAIR, bots[::-1] if swapped else bots, seed).state.totals()
        wins += totals[swapped] > totals[1 - swapped]
    assert wins >= 20


def test_names_that_are_none_are_refused() -> None:
    for name in (
        "clever",
        "greedy:7",
        "careless:no",
        "careless:0",
        "modest:no",
        "modest:1/0",
        "modest:-1",
        "random:1",
        "search",
        "search:0",
        "search:x",
        "search:5s",
    ):
        with pytest.raises(BadRequest):
            make(name, FAIR)


@pytest.mark.parametrize("game", beffroi.all_games().values(), ids=lambda game: game.slug)
def test_the_reference_keeps_its_budget_and_weights(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever becomes of a game's levels and weights: others are measured against it."""
    kind = type(game.evaluator())
    present = make("reference", game)
    assert isinstance(present, SearchBot)
    higher = tuple(Weight(one.name, one.high, one.low, one.high) for one in kind.tunable)
    monkeypatch.setattr(kind, "tunable", higher)
    monkeypatch.setattr(kind, "levels", {})
    later = make("reference", game)
    assert isinstance(later, SearchBot)
    assert later.evaluator.weights == present.evaluator.weights != [one.value for one in higher]
    assert 0 < later.budget.simulations == present.budget.simulations < 1000
    with pytest.raises(BadRequest, match="fair has no reference bot"):
        make("reference", FAIR)


def test_levels_have_titles_and_bots() -> None:
    for game in GAMES:
        found = levels(game)
        assert len({level.slug for level in found}) == len(found) >= 3
        for level in found:
            assert {"en", "fr", "de"} == set(level.titles)
            make(level.slug, game).close()


def test_answer_takes_a_record_or_a_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beffroi, "game", lambda slug: {"fair": FAIR}[slug])
    match = play(FAIR, [make("random", FAIR, seed) for seed in range(3)], 8, 9)
    seat = match.state.waiting()[0]
    from_record = answer("fair", write_record(match, secret=True), seat, "greedy", 4)
    from_position = answer("fair", match.state.position(), seat, "greedy", 4)
    assert from_record == from_position
    assert FAIR.parse(from_record) in match.state.options(seat)
    with pytest.raises(BadRequest):
        answer("fair", match.state.position(), (seat + 1) % 3, "greedy")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_terms_are_named_and_add_up(game: Game[Any]) -> None:
    evaluator = game.evaluator()
    assert evaluator is not None
    side = FastChance(3)
    s = game.new(game.seats[1], seed=6)
    for n in range(120):
        if s.over:
            break
        seat = n % s.seats
        assert len(evaluator.terms(s, seat)) == len(evaluator.term_names)
        assert evaluator.value(s, seat) == pytest.approx(sum(evaluator.terms(s, seat)))
        asked = s.waiting()[0]
        options = s.options(asked)
        s.apply(asked, options[side.pick(len(options))])


def test_search_on_two_cores_plays_and_reports_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEFFROI_GAMES", "tests.toys")
    bot = make("search:20@2", FAIR, 3)
    shares: list[float] = []
    bot.progress = shares.append
    try:
        s = FAIR.new(2, seed=4)
        assert bot.choose(Perspective(FAIR, s, 0)) in s.options(0)
    finally:
        bot.close()
    assert shares == [0.5, 1.0]


def test_search_keeps_to_its_time_and_reports_progress() -> None:
    bot = make("search:60ms", FAIR, 3)
    shares: list[float] = []
    bot.progress = shares.append
    s = FAIR.new(2, seed=4)
    start = perf_counter()
    bot.choose(Perspective(FAIR, s, 0))
    assert perf_counter() - start < 5
    assert shares == sorted(shares) and shares[0] >= 0 and shares[-1] <= 1.0


def test_a_forced_answer_costs_nothing() -> None:
    bot = make("search:100000", FAIR)
    table = {
        "players": [{"dice": [1]}, {"dice": []}],
        "row": [0],
        "agenda": [{"step": "SpendDie", "seat": 0, "stall": 0}],
    }
    s = FAIR.from_position(table, FastChance(1))
    start = perf_counter()
    assert FAIR.notation(bot.choose(Perspective(FAIR, s, 0))) == "die 0"
    assert perf_counter() - start < 1


def test_search_decides_a_whole_turn_at_once_and_thinks_again_at_another_table() -> None:
    game = beffroi.game("troyes")
    bot = make("search:2", game, 3)
    thought: list[float] = []  # one report each time it thinks
    bot.progress = thought.append
    s = game.new(2, seed=4)
    asked = 0
    while asked < 12:
        seat = s.waiting()[0]
        asked += len(s.options(seat)) > 1
        s.apply(seat, bot.choose(Perspective(game, s, seat)))
    assert 0 < len(thought) < asked
    before = len(thought)
    other = game.new(2, seed=5)
    bot.choose(Perspective(game, other, other.waiting()[0]))
    assert len(thought) == before + 1
