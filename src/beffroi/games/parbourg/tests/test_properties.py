"""Whatever is answered, the table keeps its invariants and its secrets."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.state import Parbourg
from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import Doc

OPTIONS = [{}, {"henchmen": "16"}, {"henchmen": "16", "set-aside": True}]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 4), st.sampled_from(OPTIONS), st.integers(0, 10_000), st.data())
def test_any_answers_keep_cards_henchmen_and_tokens(seats: int, options: Doc, seed: int, data: st.DataObject) -> None:
    s = GAME.new(seats, options, seed=seed)
    for _ in range(60):
        if s.over:
            break
        seat = data.draw(st.sampled_from(s.waiting()))
        s.play(seat, data.draw(st.sampled_from(s.options(seat))))
        s.check()


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 4), st.integers(0, 10_000))
def test_nobody_learns_a_card_that_was_not_shown(seats: int, seed: int) -> None:
    """A card is known to another seat only if it is in the hand it is said to be in."""
    s = GAME.new(seats, {}, seed=seed)
    assert isinstance(s, Parbourg)
    luck = FastChance(seed)
    while not s.over:
        for viewer in range(seats):
            imagined = s.imagine(viewer, FastChance(seed))
            assert imagined.view(viewer) == s.view(viewer)
        for _ in range(7):
            if not s.over:
                seat = s.waiting()[0]
                options = s.options(seat)
                s.apply(seat, options[luck.pick(len(options))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_that_could_answer_looks_like_one_that_could_not(seats: int) -> None:
    """Who takes part in a question between turns follows from open information alone."""
    s = GAME.new(seats, {}, seed=seats)
    assert isinstance(s, Parbourg)
    luck = FastChance(seats)
    while not s.over:
        for viewer in range(seats):
            other = s.imagine(viewer, FastChance(luck.pick(1000)))
            assert other.view(-1)["asking"] == s.view(-1)["asking"]
        seat = s.waiting()[0]
        options = s.options(seat)
        s.apply(seat, options[luck.pick(len(options))])
