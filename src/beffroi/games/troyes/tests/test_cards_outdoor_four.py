"""The Ladies of Troyes, module 5: the last gate, positions, the terminal, whole games. Example 13."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.ladies.moves import GUARD, OUTDOOR
from beffroi.games.troyes.ladies.ramparts.activities import ACTIVITIES, shared_ranks
from beffroi.games.troyes.ladies.ramparts.pieces import GATES, SLUGS
from beffroi.games.troyes.ladies.ramparts.settings import OUTDOOR_CUBES
from beffroi.games.troyes.tests.support import activity, offered, play, players, table
from beffroi.games.troyes.tests.support_ramparts import RAMPARTS, WITH_PURPLE, lying, settle, town
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import ContractRun, Picker
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Move, State

# --- level IV -------------------------------------------------------------------


def test_works_give_points_once_an_action() -> None:
    s = town("works", lie=[[0, 0, 0, 2]], dice={"0": ["white1", "white2"], "1": ["red1"]})
    play(s, 0, "cathedral", "die white2 @0", "die white1 @0", "done")
    settle(s)
    assert (s.points[0], lying(s, 0)[3]) == (2 * s.ruleset.cathedral_points[0] + 2, 1)


def test_ruling_27_works_count_cubes_that_cards_place() -> None:
    cards = activity("red-1", "archer")
    doc: dict[str, Any] = {"script": {"archer": [6, 6]}, "dice": {"0": ["red6"], "1": ["red1"]}}
    s = town("works", lie=[[0, 0, 0, 2]], activities=cards, events=[{"event": "marauding"}, {"event": "war"}], **doc)
    play(s, 0, "activate red-1", "die red6 @0", "done", "target 1", "outdoor 4", "again", "target 1")
    assert (s.points[0], lying(s, 0)[3]) == (2, 1)


def test_the_gate_of_honour() -> None:
    s = town("gate", guards=[18, 0, 0, 0], dice={"0": ["red3"], "1": ["red1"]}, players=players(deniers=[0] * 4))
    play(s, 0, "guard", "die red3 @0", "step", "step")
    assert s.points[0] == 3  # at once (ruling 19)
    play(s, 0, "outdoor 4")
    assert s.scores()[0]["outdoor"] == 1


def test_example_13_the_majority_shares_its_ranks() -> None:
    s = town("majority", lie=[[0, 0, 0, 2], [0, 0, 0, 2], [0, 0, 0, 1], [0] * 4])
    assert [items["outdoor"] for items in s.scores()] == [6, 6, 2, 0]
    assert shared_ranks([1, 1, 1, 1], [8, 4, 2]) == [3, 3, 3, 3]
    assert shared_ranks([3, 1, 1, 0], [8, 4, 2]) == [8, 3, 3, 0]


def test_the_race_pays_by_arrival_and_takes_no_cubes() -> None:
    dice = {"0": ["red6"], "1": ["red6"], "2": ["red6"], "3": ["red6"]}
    s = town("race", guards=[19] * 4, dice={**dice, "neutral": ["red1"]}, players=players(deniers=[0] * 4))
    for seat in range(4):
        play(s, seat, "guard", f"die red6 @{seat}", "step")
        assert "outdoor 4" not in offered(s, s.waiting()[0])
        play(s, seat, "done")
    assert s.points == [6, 4, 2, 1]
    assert s.view(0)["ramparts"]["arrivals"] == [0, 1, 2, 3]


# --- the whole ------------------------------------------------------------------


def test_the_activities_are_in_the_order_of_their_names() -> None:
    assert [activity.slug for activity in ACTIVITIES] == SLUGS
    assert [activity.level for activity in ACTIVITIES] == [number // GATES for number in range(len(SLUGS))]


def test_a_new_game_has_a_tile_of_each_level_at_the_gates() -> None:
    seen = set()
    for seed in range(60):
        view = GAME.new(3, WITH_PURPLE, seed).view(0)["ramparts"]
        assert [tile["gate"] for tile in view["tiles"]] == [5, 10, 15, 20]
        assert (view["guards"], view["arrivals"]) == ([0, 0, 0], [])
        seen |= {tile["activity"] for tile in view["tiles"]}
    assert seen == set(SLUGS)


def test_a_position_round_trips_and_refuses_the_impossible() -> None:
    s = town("exchange", guards=[20, 3, 20, 16], lie=[[1, 2, 3, 0], [0] * 4, [0] * 4, [1, 0, 0, 0]])
    assert GAME.from_position(s.position(), FastChance(1)).digest() == s.digest()
    for ramparts, says in (
        ({"guards": [21, 0, 0, 0]}, "0 to 20"),
        ({"tiles": ["race", "race", "race", "race"]}, "another level"),
        ({"cubes": [[1, 0, 0, 0]]}, r"ramparts.cubes\[0\]\[0\]"),
        ({"walls": 3}, "no 'walls'"),
    ):
        with pytest.raises(BadPosition, match=says):
            table(options=RAMPARTS, ramparts=ramparts)


def test_the_terminal_shows_the_ramparts() -> None:
    s = town("shield", guards=[16, 0, 0, 0], lie=[[0, 0, 2, 0]])
    drawn = GAME.render_text(s.view(0), lambda key, *args: str(key))
    assert "A 16/20" in drawn
    assert "outdoor-shield" in drawn
    assert "A×2" in drawn


def test_the_catalogue_knows_the_tiles() -> None:
    catalogue = GAME.catalogue(GAME.setup(options=RAMPARTS))
    assert list(catalogue["outdoor"]) == SLUGS
    assert "outdoor" not in GAME.catalogue(GAME.setup())


class Watchman(Picker):
    """Likes to use the guard and outdoor cubes, so that walks see all of the tiles."""

    def pick(self, s: State, options: list[Move]) -> Move:
        liked = [move for move in options if GUARD <= move < OUTDOOR + GATES]
        if liked and self.chance.pick(3):
            return liked[self.chance.pick(len(liked))]
        return super().pick(s, options)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [RAMPARTS, WITH_PURPLE], ids=["alone", "purple"])
def test_whole_games_keep_the_contract(seats: int, options: dict[str, Any]) -> None:
    settled = set()
    for seed in range(3):
        walk = ContractRun(GAME, seats, options, seed, every=13)
        assert walk.run(Watchman(seed)).over
        settled |= walk.settled
    assert settled == {OUTDOOR_CUBES.name}
