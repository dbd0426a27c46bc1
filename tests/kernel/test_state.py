"""States and steps: the agenda, secret answers, what a seat may hear, digests and imagined tables."""

from __future__ import annotations

import pytest

from beffroi.kernel.chance import FastChance, SeededChance
from beffroi.kernel.label import EVERYONE, Event, Label
from beffroi.kernel.state import NOBODY, UNANSWERED
from beffroi.kernel.step import Simultaneous, Step, kebab
from tests.toys.fair import GAME as FAIR
from tests.toys.fair.steps.round import SecretBid


def test_steps_are_asked_in_the_order_named() -> None:
    s = FAIR.new(seats=2)
    s.agenda.clear()
    s.ask(first := Step(0), second := Step(1))
    assert s.agenda == [second, first]


def test_secret_answers_wait_for_the_last_and_are_forgotten_when_imagined() -> None:
    s = FAIR.new(seats=3)
    s.play(1, FAIR.parse("bid 4"))
    assert s.waiting() == [0, 2]
    step = s.imagine(0, FastChance(1)).agenda[-1]
    assert isinstance(step, SecretBid)
    assert step.answers == [UNANSWERED] * 3
    own = s.imagine(1, FastChance(1)).agenda[-1]
    assert isinstance(own, SecretBid)
    assert own.answers == [UNANSWERED, FAIR.parse("bid 4"), UNANSWERED]


def test_a_seat_that_is_not_asked_stays_out_of_a_together() -> None:
    s = FAIR.new(seats=3)
    s.agenda[-1] = SecretBid([UNANSWERED, Simultaneous.NOT_ASKED, UNANSWERED])
    assert s.waiting() == [0, 2]
    assert s.agenda[-1].collect(s, 0, FAIR.parse("bid 1"))
    assert s.waiting() == [2]
    assert not s.agenda[-1].collect(s, 2, FAIR.parse("bid 2"))


def test_copies_of_a_table_share_a_question_but_not_its_answers() -> None:
    s = FAIR.new(seats=3)
    copy = s.copy()
    assert copy.agenda[-1] is s.agenda[-1]
    s.play(1, FAIR.parse("bid 4"))
    assert (s.waiting(), copy.waiting()) == ([0, 2], [0, 1, 2])


def test_events_reach_whom_they_may() -> None:
    public, private, others = Event("a", ()), Event("b", (), 1), Event("c", (), EVERYONE, 1)
    seen = {seat: [event.key for event in (public, private, others) if event.seen_by(seat)] for seat in (NOBODY, 0, 1)}
    assert seen == {NOBODY: ["a", "c"], 0: ["a", "c"], 1: ["a", "b"]}


def test_nothing_is_told_when_nobody_listens() -> None:
    s = FAIR.new(seats=2)
    assert s.journal is None
    s.tell("rolled", 0)
    s.journal = []
    s.tell("rolled", 0)
    s.tell_only(1, "rolled", 0)
    s.tell_others(1, "rolled", 0)
    assert [(event.only, event.but) for event in s.journal] == [(-1, -1), (1, -1), (-1, 1)]


def test_a_digest_is_of_the_position_and_not_of_the_luck() -> None:
    one = FAIR.new(seats=2, seed=1)
    assert one.digest() == FAIR.new(seats=2, seed=1).digest()
    assert one.digest() != FAIR.new(seats=2, seed=2).digest()
    assert one.digest() == one.clone(SeededChance(b"another")).digest()


def test_shared_ranks_are_shared() -> None:
    players = [{"points": points, "secret": 0} for points in (3, 5, 5)]
    s = FAIR.from_position({"players": players, "agenda": []}, FastChance(1))
    assert s.ranking() == [[1, 2], [0]]
    assert s.totals() == [4, 6, 6]


def test_a_question_is_named_after_its_step() -> None:
    assert FAIR.new(seats=2).prompt(0) == Label("ask-secret-bid")
    assert kebab("X") == "x"


def test_what_a_game_must_write_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Step(0).options(FAIR.new(seats=2), 0)
