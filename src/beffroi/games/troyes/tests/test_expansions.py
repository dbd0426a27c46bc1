"""The seams for expansions: a module edits the ruleset, adds actions, is told what happens, and keeps its pieces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from beffroi.games.troyes import moves
from beffroi.games.troyes.game import TroyesGame
from beffroi.games.troyes.ladies import MODULES
from beffroi.games.troyes.position_read import set_up
from beffroi.games.troyes.ruleset import Module, Ruleset
from beffroi.games.troyes.setup import make_ruleset, new_game
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import play
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import playout
from beffroi.kernel.state import Doc, Move, Seat, replaced

GAME = TroyesGame()
BELL: Move = moves.BASE_COUNT + 400  # a number no expansion uses


class Bell(Module):
    """A module for this test: ringing a bell is an action; the rings are kept and score a point each."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def edit(self, ruleset: Ruleset) -> None:
        ruleset.income += 1

    def set_up(self, s: Troyes) -> None:
        s.extra = [0] * s.seats

    def actions(self, s: Troyes, seat: Seat, moves: list[Move]) -> None:
        moves.append(BELL)

    def act(self, s: Troyes, seat: Seat, move: Move) -> bool:
        s.extra[seat] += 1
        s.pot = replaced(s.pot, seat, 1)  # as a pass, so that rounds end
        return move == BELL

    def bought(self, s: Troyes, seat: Seat, dice: list[int]) -> None:
        self.heard.append("bought")

    def activated(self, s: Troyes, seat: Seat, place: int) -> None:
        self.heard.append("activated")

    def settled(self, s: Troyes, seat: Seat) -> None:
        self.heard.append("settled")

    def cubes_placed(self, s: Troyes, seat: Seat) -> None:
        self.heard.append("cubes placed")

    def round_ended(self, s: Troyes) -> None:
        self.heard.append("round ended")

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        items["bell"] = s.extra[seat]

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["bell"] = s.extra[:]

    def position(self, s: Troyes, doc: Doc) -> None:
        doc["bell"] = s.extra[:]

    def read_position(self, s: Troyes, doc: Doc) -> None:
        s.extra = list(doc.pop("bell", [0] * s.seats))


@pytest.fixture
def bell() -> Bell:
    return Bell()


def test_a_module_adds_an_action_and_keeps_its_pieces(bell: Bell) -> None:
    game = TroyesGame()
    ruleset = make_ruleset(2, game.clean_options({}), [bell])
    assert ruleset.income == game.ruleset(2, game.clean_options({})).income + 1
    s = set_up(ruleset, {"players": [{}, {}], "dice": {"0": ["yellow1"], "1": ["red1"]}}, FastChance(1))
    assert BELL in s.options(0)
    copy = s.copy()
    s.play(0, BELL)
    assert (s.extra, copy.view(0)["bell"]) == ([1, 0], [0, 0])
    assert s.scores()[0]["bell"] == 1
    assert set_up(ruleset, s.position(), FastChance(1)).digest() == s.digest()


def test_a_module_is_told_what_happens(bell: Bell) -> None:
    ruleset = make_ruleset(2, TroyesGame().clean_options({}), [bell])
    dice = {"0": ["yellow6", "yellow5", "red6"], "1": ["yellow4", "red1"], "neutral": ["white3"]}
    doc = {"players": [{"deniers": 30}, {}], "dice": dice, "activities": {"yellow-1": {"card": "merchant"}}}
    s = set_up(ruleset, doc, FastChance(1))
    play(s, 0, "activate yellow-1", "reserve", "die yellow6 @0", "die yellow4 @1", "done")
    play(s, 1, "pass")
    play(s, 0, "place", "die yellow5 @0", "slot palace-1")
    play(s, 0, "fight 0", "die red6 @0", "done", "uses 1", "pass")
    assert bell.heard == ["bought", "activated", "settled", "cubes placed", "round ended"]


def test_whole_games_run_with_a_module(bell: Bell) -> None:
    ruleset = make_ruleset(3, TroyesGame().clean_options({}), [bell])
    for seed in range(5):
        s = new_game(ruleset, FastChance(seed))
        playout(s, FastChance(seed))
        s.check()
        assert "bell" in s.scores()[0]


def test_a_move_is_in_the_catalogue_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        moves.add_range(BELL, ["pass"])


def test_the_base_names_no_expansion() -> None:
    """The rules of the base game know modules, never which ones."""
    folder = Path(__file__).parents[1]
    for path in [*folder.glob("*.py"), *folder.glob("steps/*.py"), *folder.glob("cards/*.py")]:
        if path.stem != "royal":
            assert "ladies" not in path.read_text(encoding="utf-8").lower(), path.name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fuzzing_plays_all_combinations_of_the_five_modules(seats: int) -> None:
    """The contract's own sample is pairwise; all 32, with every variant beside them, are played by `beffroi fuzz`."""
    every = GAME.every_option_set(seats)
    variants = 2**5 if seats == 2 else 2**6  # bonus, open points, cards, open character, questions; the tournament
    assert Counter("+".join(options["ladies"]) for options in every) == {
        "+".join(chosen): variants for size in range(6) for chosen in combinations(MODULES, size)
    }


def test_the_challenge_is_played_without_the_expansion() -> None:
    every = GAME.every_option_set(1)
    assert {(one["bonus"], one["open-vp"]) for one in every} == {(a, b) for a in (False, True) for b in (False, True)}
    assert not any(one["ladies"] or one["open-character"] or one["tournament"] for one in every)
