"""Changed positions: each is refused by its place, or plays to the end under the contract."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.cli.fuzz_positions import Source, try_position, try_positions
from beffroi.kernel.errors import RulesBug
from beffroi.kernel.game import Game
from tests.cli.conftest import Command
from tests.toys.fair.steps import turn

SEED = 15
SAMPLE = {"troyes": 150, "parbourg": 100, "tournay": 60}  # Tournay's games are the longest
EACH_GAME = pytest.mark.parametrize("game", beffroi.all_games().values(), ids=lambda game: game.slug)


@EACH_GAME
def test_a_changed_position_is_refused_by_its_place_or_plays_to_the_end(game: Game[Any]) -> None:
    tried = try_positions(Source(game, SEED), range(SAMPLE[game.slug]), lambda tried: None)
    assert [(one["number"], one["failure"]) for one in tried.failures] == []
    assert 0 < tried.accepted < tried.positions / 2


def test_the_same_seed_changes_positions_in_the_same_way() -> None:
    game = beffroi.game("troyes")
    one, other = Source(game, SEED), Source(game, SEED)
    assert [one.mutant(number) for number in range(45)] == [other.mutant(number) for number in range(45)]


def test_a_refusal_without_a_place_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    game = beffroi.game("parbourg")

    def lost(s: object) -> None:
        raise RulesBug("a card was lost")

    monkeypatch.setattr("beffroi.games.parbourg.state.check", lost)
    assert try_position(game, {}, 1).failure == (
        "refused without its place: position: this can't be on the table: a card was lost"
    )


def test_a_position_that_fails_is_kept_and_tried_again(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    sound = turn.TakeTurn.apply

    def unsound(self: turn.TakeTurn, s: object, seat: int, move: int) -> None:
        raise ZeroDivisionError("no pips")

    monkeypatch.setattr(turn.TakeTurn, "apply", unsound)
    monkeypatch.setattr(Source, "played", lambda self, number: [self.game.new(2, {}, number).position()])
    ran = command("fuzz", "fair", "--positions", "20", "--keep", "bugs")
    assert (ran.status, ran.out.startswith("20 changed positions")) == (1, True)
    assert "ZeroDivisionError: no pips" in ran.err
    kept = next(Path("bugs").glob("position-fair-*.json"))
    again = command("fuzz", "--reproduce", kept)
    assert (again.status, "ZeroDivisionError" in again.out) == (1, True)
    monkeypatch.setattr(turn.TakeTurn, "apply", sound)
    assert "is refused, or plays to the end, now" in command("fuzz", "--reproduce", kept).out
