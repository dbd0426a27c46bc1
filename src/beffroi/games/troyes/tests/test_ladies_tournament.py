"""The Ladies of Troyes: the tournament variant."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import asked, offered, play, table
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadRequest

OPTIONS: dict[str, Any] = {"tournament": True}


@pytest.mark.parametrize(("seats", "leaders"), [(4, [0, 1, 2, 3, 0, 3]), (3, [0, 1, 2, 0, 2])])
def test_example_16_the_start_card_passes_right_before_the_last_round(seats: int, leaders: list[int]) -> None:
    for number, (leader, after) in enumerate(pairwise(leaders), 1):
        s = table(seats=seats, options=OPTIONS, round=number, first=leader, dice={}, agenda=[{"step": "EndRound"}])
        assert (s.first, s.round) == (after, number + 1)


@pytest.mark.parametrize(("seats", "order"), [(4, [3, 2, 1, 0]), (3, [2, 1, 0])])
def test_example_16_the_last_round_runs_counter_clockwise(seats: int, order: list[int]) -> None:
    rounds = ruleset_of(GAME.setup(seats, OPTIONS)).rounds
    s = table(seats=seats, options=OPTIONS, round=rounds, first=order[0], turn=order[0])
    for seat in order:
        assert s.waiting() == [seat]
        play(s, seat, "pass")
    assert s.over


def test_ruling_17_black_dice_too_pass_counter_clockwise() -> None:
    agenda = [{"step": "EndRound"}, {"step": "Actions"}, {"step": "FaceBlackDie", "facing": 3}]
    dice = {str(seat): ["red3"] for seat in range(4)}
    s = table(options=OPTIONS, round=6, first=3, black=[6, 6], dice=dice, agenda=agenda)
    play(s, 3, "die red3 @3")
    assert (asked(s), s.waiting()) == ("CounterBlackDie", [2])


def struck(event: str, *, last: bool, rules: int = 2) -> Troyes:
    """An event strikes in a round of seat 3; everybody has two cubes on cards, and citizens to give."""
    options = {"tournament": True, "ladies": ["events"]}
    cubes = {
        place: {"card": card, "cubes": [1] * 4} for place, card in (("white-1", "priest"), ("yellow-2", "blacksmith"))
    }
    return table(
        rules=rules,
        options=options,
        round=6 if last else 4,
        first=3,
        dice={"0": ["red1"]},
        activities=cubes,
        events=[{"event": "marauding"}, {"event": event}],
        agenda=[{"step": "EndRound"}, {"step": "Actions"}, {"step": "RollBlackDice"}, {"step": "ResolveEvents"}],
        script={"black": [1]},
    )


@pytest.mark.parametrize("event", ["harsh-winter", "possession"])
@pytest.mark.parametrize(
    ("last", "rules", "order"), [(True, 2, [3, 2, 1, 0]), (False, 2, [3, 0, 1, 2]), (True, 1, [3, 0, 1, 2])]
)
def test_ruling_17_events_ask_in_the_direction_of_play(event: str, last: bool, rules: int, order: list[int]) -> None:
    """By the first revision they asked clockwise in the last round too."""
    s = struck(event, last=last, rules=rules)
    for seat in order:
        assert s.waiting() == [seat]
        assert asked(s) in ("LoseCube", "GiveCitizen")
        play(s, seat, offered(s, seat)[0])
    assert asked(s) not in ("LoseCube", "GiveCitizen")


def test_earlier_rounds_run_clockwise() -> None:
    s = table(options=OPTIONS, round=2, first=1, turn=1)
    play(s, 1, "pass")
    assert s.waiting() == [2]
    assert s.view(0)["clockwise"]


@pytest.mark.parametrize("seats", [1, 2])
def test_it_is_not_for_one_or_two(seats: int) -> None:
    with pytest.raises(BadRequest, match="tournament"):
        GAME.new(seats, OPTIONS)


def test_the_terminal_says_so() -> None:
    s = table(options=OPTIONS, round=6)
    assert "word-counter-clockwise" in GAME.render_text(s.view(0), lambda key, *args: str(key))


def test_whole_games_keep_the_contract() -> None:
    for seats in (3, 4):
        assert ContractRun(GAME, seats, OPTIONS, seats, every=9).run(Picker(seats)).over
