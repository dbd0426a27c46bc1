"""Whole games: properties that always hold, and trees that are always as large."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from beffroi.games.tournay import GAME
from beffroi.games.tournay.encoding import COLOURS, PRESTIGE
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.tests.support import MINE, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import perft, playout
from beffroi.kernel.state import Doc, State

OPTIONS = st.fixed_dictionaries({"advanced": st.booleans(), "expansion": st.sampled_from(["none", "replace", "mix"])})


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seats=st.integers(2, 4), options=OPTIONS, seed=st.integers(0, 10_000))
def test_a_random_game_ends_and_is_scored_by_its_rules(seats: int, options: Doc, seed: int) -> None:
    s = GAME.new(seats, options, chance=FastChance(seed))
    playout(s, FastChance(seed + 1))
    s.check()
    assert isinstance(s, Tournay) and s.view(0)["phase"] == "over"
    for items in s.scores():
        assert all(0 <= points <= s.ruleset.cap for name, points in items.items() if name not in ("cards", "ramparts"))
    names = {
        s.ruleset.slugs[card] for seat in range(seats) for card in s.visible(seat) if s.ruleset.sort[card] == PRESTIGE
    }
    assert {name for items in s.scores() for name in items} == names | {"cards", "ramparts"}


@settings(max_examples=15, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), steps=st.integers(0, 300))
def test_every_choice_keeps_every_citizen_and_card(seed: int, steps: int) -> None:
    """Each answer at a random moment leaves a whole table behind."""
    s = GAME.new(3, {"expansion": "mix"}, chance=FastChance(seed))
    chance = FastChance(seed + 1)
    for _ in range(steps):
        if s.over:
            return
        seat = s.waiting()[0]
        moves = s.options(seat)
        s.apply(seat, moves[chance.pick(len(moves))])
    for seat in s.waiting():
        for move in s.options(seat):
            ahead = s.copy()
            ahead.apply(seat, move)
            ahead.check()


@settings(max_examples=20, deadline=None, derandomize=True)
@given(seed=st.integers(0, 10_000), colour=st.sampled_from(COLOURS), sent=st.integers(1, 2))
def test_deniers_come_only_as_they_are_said(seed: int, colour: str, sent: int) -> None:
    s = table({"plaza": MINE, "deniers": seed % 20}, {})
    s.play(0, GAME.parse(f"earn {colour} {sent}"))
    assert s.purse[0] == seed % 20 + 2 * sent


MIDDLE: Doc = {
    "hand": ["city-hall", "market-1", "crusade"],
    "deniers": 6,
    "district": {"c3": "bridge-1", "c2": "prior-1", "b3": "fort-1", "d3": "priest-2"},
}
OTHER: Doc = {"district": {"c3": "quarry-1", "c4": "ballista-2"}, "hand": ["plague"]}
QUEUE = [{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}]  # nothing about them is uncertain here


@pytest.mark.parametrize(
    ("name", "counts"),
    [("beginning", (16, 88, 535)), ("middle", (3, 33, 381)), ("end", (3, 21, 57))],
)
def test_trees_of_answers_keep_their_size(name: str, counts: tuple[int, ...]) -> None:
    assert tuple(perft(positions()[name], depth) for depth in (1, 2, 3)) == counts


def positions() -> dict[str, State]:
    last: Doc = {"ending": "last-round", "active": 1, "agenda": [{"step": "EndTurn"}]}
    return {
        "beginning": table({}, {}, {}, queue=QUEUE, options={"advanced": True}),
        "middle": table(MIDDLE, OTHER, queue=QUEUE, agenda=[{"step": "BeginTurn"}]),
        "end": table(MIDDLE, OTHER, queue=QUEUE, **last),
    }
