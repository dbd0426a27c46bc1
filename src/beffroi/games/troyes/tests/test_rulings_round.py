"""Our rulings 19 and 21 to 24: Marauding, events, dice, passing, the end of a round."""

from __future__ import annotations

import pytest

from beffroi.games.troyes.pieces import BISHOPRIC, OWNERS, PALACE, die_text
from beffroi.games.troyes.steps.round import ResolveEvents
from beffroi.games.troyes.tests.support import EMPTY_TOWN, TURN, event, offered, play, players, table


@pytest.mark.parametrize("colour", ["red", "white", "yellow"])
def test_ruling_19_any_single_colour_fights_marauding(colour: str) -> None:
    s = table(dice={"0": [f"{colour}6", "red5", "white5", "yellow5"]})
    play(s, 0, "fight 0", f"die {colour}6 @0")
    assert offered(s, 0) == [f"die {colour}5 @0", "done"]


def test_ruling_22_the_expelled_keep_their_dice() -> None:
    s = table(
        buildings={**EMPTY_TOWN, "palace": [[1, None, None, None, None, None]]},
        dice={"0": ["red1"], "1": ["red5"]},
    )
    play(s, 0, "place", "die red1 @0", "reserve")
    assert s.lying[PALACE * OWNERS + 1] == 1
    assert [die_text(code) for code in s.dice] == ["red5@1"]


def test_ruling_23_who_has_passed_gets_a_denier_each_time() -> None:
    s = table(dice={"0": ["red1"], "1": ["yellow1", "yellow1"]})
    play(s, 0, "pass")
    play(s, 1, "farm", "die yellow1 @1", "done")
    play(s, 2, "pass")
    play(s, 3, "pass")
    assert (s.pot, s.waiting()) == ([3, 0, 2, 2], [1])
    play(s, 1, "pass")
    assert s.round == 3
    assert s.pot == [0, 0, 0, 0]


def test_ruling_23_without_dice_the_round_ends_at_once() -> None:
    s = table(dice={"0": ["yellow1"]}, round=2)
    play(s, 0, "farm", "die yellow1 @0", "done")
    assert s.round == 3


def test_ruling_23_no_die_after_the_events_no_actions() -> None:
    s = table(dice={}, round=2, agenda=[{"step": "EndRound"}, {"step": "Actions"}])
    assert s.round == 3


def test_ruling_24_the_lying_go_home_and_the_start_card_moves_left() -> None:
    s = table(
        round=6,
        lying={"palace": [0, "neutral"], "bishopric": [1]},
        players=players(reserve=[0, 0, 0, 0], pot=[2, 2, 2, 4], deniers=[0, 0, 0, 0]),
        agenda=[{"step": "EndRound"}],
    )
    assert s.over
    assert (s.reserve, s.deniers, s.first) == ([1, 1, 0, 0], [2, 2, 2, 4], 1)
    assert (sum(s.lying), s.dice) == (0, [])
    assert s.lying[BISHOPRIC * OWNERS + 1] == 0


def test_salaries_that_cannot_be_paid_cost_points() -> None:
    s = table(
        players=players(deniers=[0, 0, 0, 0], points=[5, 1, 0, 0], reserve=[0] * 4),
        buildings={**EMPTY_TOWN, "palace": [[0] * 6], "bishopric": [[1] * 3, [1] * 3]},
        dice={"0": ["red1"]},
        agenda=[*TURN, {"step": "Income"}],
    )
    assert (s.deniers[0], s.points[0]) == (0, 3)  # twelve due, ten earned
    assert (s.deniers[1], s.points[1]) == (4, 1)


def test_ruling_21_events_act_in_every_round_they_stay() -> None:
    """Marauding first, then the queue from left to right; here only an old event can take anything."""
    queue = [{"event": "marauding"}, {"event": "civil-war"}]
    s = table(events=queue, agenda=TURN, dice={"0": ["red6"]}, players=players(deniers=[10] * 4))
    s.ask(ResolveEvents())
    s.settle()
    assert s.deniers == [10 - s.ruleset.figures["event"]["civil-war"]["takes-deniers"]] * 4
    assert len(s.black) == event(s, "marauding").black_dice
