"""The contract notices what it promises to notice: each test breaks the Fair in one way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from beffroi.kernel.chance import Chance, FastChance
from beffroi.kernel.contract import ContractRun, ContractViolation, Picker, playout, reproduce
from beffroi.kernel.errors import BadRecord, RulesBug
from beffroi.kernel.game import Game
from beffroi.kernel.reader import Reader
from beffroi.kernel.setup import Setup
from beffroi.kernel.state import UNANSWERED, Doc, Move, Seat, State
from tests.toys import fair
from tests.toys.fair.game import FairGame
from tests.toys.fair.moves import PASS, STALL
from tests.toys.fair.state import Fair
from tests.toys.fair.steps import turn


def breaks(game: Game[Any], what: str) -> Doc:
    """Walk until the contract complains; the record it gives reproduces the complaint."""
    with pytest.raises(ContractViolation, match=what) as broken:
        for seed in range(5):
            ContractRun(game, 3, {}, seed, every=1).run(Picker(seed))
    record: Doc = json.loads(json.dumps(broken.value.record))
    with pytest.raises(ContractViolation) as again:
        reproduce(record, game)
    assert str(again.value) == str(broken.value)
    return record


class Odd(Fair):
    """A Fair to be spoilt: its copies are of its own kind."""

    def clone(self, chance: Chance) -> Fair:
        return as_kind(type(self), super().clone(chance))


def as_kind(kind: type[Fair], s: Fair) -> Fair:
    new = kind(s.ruleset, s.chance)
    new.players, new.deck, new.row = s.players, s.deck, s.row
    new.round, new.first = s.round, s.first
    new.agenda, new.seals = s.agenda, s.seals
    return new


def with_state(kind: type[Fair]) -> Game[Any]:
    """The Fair on another table."""

    class Changed(FairGame):
        def start(self, setup: Setup, chance: Chance) -> Fair:
            return as_kind(kind, super().start(setup, chance))

        def read(self, r: Reader, setup: Setup, chance: Chance) -> Fair:
            return as_kind(kind, super().read(r, setup, chance))

    return Changed()


def test_a_sound_game_passes_and_varies_what_is_hidden() -> None:
    walk = ContractRun(fair.GAME, 3, {"long": True}, 1, every=1)
    assert walk.run(Picker(1, seek=True)).over
    assert walk.varied == [True] * 3


def test_a_leaking_view_is_noticed() -> None:
    class Leaky(Odd):
        def view(self, seat: Seat) -> Doc:
            return {**super().view(seat), "next": self.ruleset.cards[self.deck[-1]].slug}

    breaks(with_state(Leaky), "sees that an imagined table is another one")


def test_a_shared_list_in_a_copy_is_noticed() -> None:
    class Sharing(Odd):
        def clone(self, chance: Chance) -> Fair:
            new = super().clone(chance)
            new.players = self.players
            return new

    breaks(with_state(Sharing), "playing a copy changed the original")


def test_a_field_without_a_first_value_is_named() -> None:
    class Later(Odd):
        weather: int
        __slots__ = ("weather",)

    breaks(with_state(Later), "fields of the table have no first value: weather")


def test_a_field_that_a_copy_forgets_is_named() -> None:
    class Forgetful(Odd):
        def clone(self, chance: Chance) -> Fair:
            new = super().clone(chance)
            del new.row
            return new

    breaks(with_state(Forgetful), "a copy forgets fields: row")


def test_a_field_that_a_copy_has_otherwise_is_named() -> None:
    class Generous(Odd):
        def clone(self, chance: Chance) -> Fair:
            new = super().clone(chance)
            new.players[0].deniers += 1
            return new

    breaks(with_state(Generous), "a copy forgets fields: players")


def test_a_lost_card_and_a_forgotten_field_are_noticed() -> None:
    class Losing(Odd):
        def check(self) -> None:
            raise RulesBug("a card was lost")

    class Forgetful(Odd):
        def position(self) -> Doc:
            return {key: value for key, value in super().position().items() if key != "row"}

    breaks(with_state(Losing), "Unplaced: position: this can't be on the table: a card was lost")
    breaks(with_state(Forgetful), "Unplaced: position: this can't be on the table: a card was lost")


def test_a_stuck_seat_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn.TakeTurn, "options", lambda self, s, seat: [])
    breaks(fair.GAME, "is stuck at TakeTurn")


def test_an_unstable_offer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = iter(range(10**6))
    monkeypatch.setattr(turn.TakeTurn, "options", lambda self, s, seat: [PASS, STALL][next(turns) % 2 :][:1])
    with pytest.raises(ContractViolation, match="are not stable"):
        ContractRun(fair.GAME, 3, {}, 1).run(Picker(1))


def test_a_crash_in_a_move_keeps_the_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def crash(self: turn.SpendDie, s: Fair, seat: Seat, move: Move) -> None:
        raise ZeroDivisionError("no pips")

    monkeypatch.setattr(turn.SpendDie, "apply", crash)
    monkeypatch.setattr(ContractRun, "check_deeply", lambda self, s: None)  # it would look ahead and see it coming
    game = fair.GAME
    with pytest.raises(ContractViolation, match="ZeroDivisionError: no pips") as broken:
        ContractRun(game, 2, {}, 1, every=1000).run(Picker(2))
    assert len(broken.value.record["walk"]["answers"]) == len(broken.value.record["moves"]) + 1
    with pytest.raises(ContractViolation, match="ZeroDivisionError: no pips"):
        reproduce(broken.value.record, game)


def test_a_crash_in_the_set_up_is_kept_too() -> None:
    class Unready(FairGame):
        def start(self, setup: Setup, chance: Chance) -> Fair:
            raise KeyError("deck")

    with pytest.raises(ContractViolation, match="KeyError in the set-up") as broken:
        ContractRun(Unready(), 2, {}, 1)
    with pytest.raises(ContractViolation, match="KeyError in the set-up"):
        reproduce(broken.value.record, Unready())


def test_an_endless_game_is_noticed() -> None:
    class Short(FairGame):
        max_decisions = 10

    breaks(Short(), "still going after 10 decisions")


def test_an_undeclared_sentence_is_noticed() -> None:
    class Silent(FairGame):
        messages = {key: words for key, words in FairGame.messages.items() if key != "ask-take-turn"}

    breaks(Silent(), "KeyError: 'ask-take-turn'")


def test_only_a_failed_walk_is_walked_again() -> None:
    with pytest.raises(BadRecord, match="of no failed walk"):
        reproduce({"game": "fair", "seats": 2, "options": {}}, fair.GAME)


def test_a_playout_ends_and_counts_its_decisions() -> None:
    s: State = fair.GAME.new(seats=4, seed=3)
    assert playout(s, FastChance(1)) > 20
    assert s.over


def test_a_standing_answer_that_is_not_offered_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn.SpendDie, "standing", lambda self, s, seat, choice: PASS)
    breaks(fair.GAME, "'lowest' answers for seat . with move 0, which it is not offered")


def test_a_standing_answer_that_tells_a_secret_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def standing(self: turn.SpendDie, s: Fair, seat: Seat, choice: str) -> Move:
        return self.options(s, seat)[0] if s.players[seat].secret % 2 else UNANSWERED

    monkeypatch.setattr(turn.SpendDie, "standing", standing)
    breaks(fair.GAME, "learns something when seat . answers by its setting")


def test_a_setting_that_is_not_declared_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn.SpendDie, "setting", lambda self, s, seat: "stall")
    breaks(fair.GAME, "has no setting 'stall' here")
