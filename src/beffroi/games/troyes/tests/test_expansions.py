"""The seams for expansions: they edit the ruleset, add actions, are told what happens, and keep their pieces."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from beffroi.games.troyes import GAME, moves
from beffroi.games.troyes.expansion import Expansion, ExtraMoves, Observer, Part, Scorer
from beffroi.games.troyes.ladies.messages import MODULES
from beffroi.games.troyes.position_read import read
from beffroi.games.troyes.ruleset import Ruleset, ruleset_of
from beffroi.games.troyes.setup import new_state
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.tests.support import play
from beffroi.kernel.chance import FastChance
from beffroi.kernel.contract import playout
from beffroi.kernel.reader import Reader
from beffroi.kernel.state import Doc, Move, Seat, replaced
from beffroi.kernel.step import Step

BELL: Move = moves.BASE_COUNT + 400  # a number no expansion uses


class Rings(Part):
    """How often each seat has rung."""

    def __init__(self, rung: list[int]) -> None:
        self.rung = rung

    def view(self, s: Troyes, seat: Seat, view: Doc) -> None:
        view["bell"] = self.rung[:]

    def write(self, s: Troyes, doc: Doc) -> None:
        doc["bell"] = self.rung[:]

    def read(self, r: Reader, s: Troyes) -> None:
        s.put(Rings(r.numbers("bell", s.seats, 0, 99, 0)))


class Ring(ExtraMoves):
    """Ringing the bell is an action."""

    def in_turn(self, s: Troyes, seat: Seat, found: list[Move]) -> list[Move]:
        return [BELL]

    def act(self, s: Troyes, asked: Step[Troyes], move: Move) -> bool:
        s.put(Rings(replaced(s.part(Rings).rung, asked.seat, s.part(Rings).rung[asked.seat] + 1)))
        s.pot = replaced(s.pot, asked.seat, 1)  # as a pass, so that rounds end
        return move == BELL


class Listener(Observer):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.heard: list[str] = []

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


class RingScorer(Scorer):
    """A point for each ring."""

    def items(self, s: Troyes, seat: Seat, items: dict[str, int]) -> None:
        items["bell"] = s.part(Rings).rung[seat]


class Bell(Expansion):
    """An expansion for this test: ringing a bell is an action; the rings lie on the table and score a point each."""

    def __init__(self) -> None:
        self.listener = Listener()

    def apply(self, ruleset: Ruleset) -> None:
        ruleset.income += 1
        ruleset.parts.append(Rings([0] * ruleset.seats))
        ruleset.extra_moves.append(Ring())
        ruleset.observers.append(self.listener)
        ruleset.scorers.append(RingScorer())


def set_up(ruleset: Ruleset, doc: Doc) -> Troyes:
    s = read(Reader(doc, seats=ruleset.seats), ruleset, FastChance(1))
    s.check()
    s.settle()
    return s


@pytest.fixture
def bell() -> Bell:
    return Bell()


def test_an_expansion_adds_an_action_and_keeps_its_pieces(bell: Bell) -> None:
    ruleset = Ruleset(GAME.setup(2), [bell])
    assert ruleset.income == ruleset_of(GAME.setup(2)).income + 1
    s = set_up(ruleset, {"players": [{}, {}], "dice": {"0": ["yellow1"], "1": ["red1"]}})
    assert BELL in s.options(0)
    copy = s.copy()
    s.play(0, BELL)
    assert (s.part(Rings).rung, copy.view(0)["bell"]) == ([1, 0], [0, 0])
    assert s.scores()[0]["bell"] == 1
    assert set_up(ruleset, s.position()).digest() == s.digest()


def test_an_expansion_is_told_what_happens(bell: Bell) -> None:
    ruleset = Ruleset(GAME.setup(2), [bell])
    dice = {"0": ["yellow6", "yellow5", "red6"], "1": ["yellow4", "red1"], "neutral": ["white3"]}
    doc = {"players": [{"deniers": 30}, {}], "dice": dice, "activities": {"yellow-1": {"card": "merchant"}}}
    s = set_up(ruleset, doc)
    play(s, 0, "activate yellow-1", "reserve", "die yellow6 @0", "die yellow4 @1", "done")
    play(s, 1, "pass")
    play(s, 0, "place", "die yellow5 @0", "slot palace-1")
    play(s, 0, "fight 0", "die red6 @0", "done", "uses 1", "pass")
    assert bell.listener.heard == ["bought", "activated", "settled", "cubes placed", "round ended"]


def test_whole_games_run_with_an_expansion(bell: Bell) -> None:
    ruleset = Ruleset(GAME.setup(3), [bell])
    for seed in range(5):
        s = new_state(ruleset, FastChance(seed))
        playout(s, FastChance(seed))
        s.check()
        assert "bell" in s.scores()[0]


def test_a_move_is_in_the_catalogue_once() -> None:
    with pytest.raises(ValueError, match="twice"):
        moves.MOVES.add(BELL, ["pass"])


def test_the_base_names_no_expansion() -> None:
    """The rules of the base game know roles, never who fills them."""
    folder = Path(__file__).parents[1]
    for path in [*folder.glob("*.py"), *folder.glob("steps/*.py"), *folder.glob("cards/*.py")]:
        if path.stem != "royal":
            assert "ladies" not in path.read_text(encoding="utf-8").lower(), path.name


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fuzzing_plays_all_combinations_of_the_five_modules(seats: int) -> None:
    """The contract's own sample is pairwise; all 32, with every variant beside them, are played by `beffroi fuzz`."""
    every = GAME.every_option_set(seats)
    variants = 2**4 if seats == 2 else 2**5  # bonus, open points, cards, open character; the tournament
    assert Counter("+".join(options["ladies"]) for options in every) == {
        "+".join(chosen): variants for size in range(6) for chosen in combinations(MODULES, size)
    }


def test_the_challenge_is_played_without_the_expansion() -> None:
    every = GAME.every_option_set(1)
    assert {(one["bonus"], one["open-vp"]) for one in every} == {(a, b) for a in (False, True) for b in (False, True)}
    assert not any(one["ladies"] or one["open-character"] or one["tournament"] for one in every)
