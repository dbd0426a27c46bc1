"""Luck: by purpose, repeatable, independent after a copy, and committed to before the game."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beffroi.kernel.chance import FastChance, ScriptedChance, SeedCommitment, SeededChance

SEEDS = st.binary(max_size=40)


@given(SEEDS, st.integers(1, 1000))
def test_the_same_seed_draws_the_same(seed: bytes, n: int) -> None:
    one, other = SeededChance(seed), SeededChance(seed)
    drawn = [one.below(n, "dice") for _ in range(20)]
    assert drawn == [other.below(n, "dice") for _ in range(20)]
    assert all(0 <= value < n for value in drawn)


@given(SEEDS)
def test_a_draw_for_one_purpose_leaves_the_others_as_they_were(seed: bytes) -> None:
    plain, disturbed = SeededChance(seed), SeededChance(seed)
    for _ in range(5):
        disturbed.below(6, "another purpose")
    assert [plain.below(6, "dice") for _ in range(10)] == [disturbed.below(6, "dice") for _ in range(10)]


def test_seeded_luck_is_the_same_for_ever() -> None:
    chance = SeededChance(b"beffroi")
    assert [chance.below(6, "dice") for _ in range(10)] == [0, 4, 0, 2, 2, 1, 0, 0, 1, 0]
    deck = list(range(10))
    SeededChance(b"beffroi").shuffle(deck, "deck")
    assert deck == [7, 6, 9, 2, 5, 4, 3, 0, 1, 8]


@pytest.mark.parametrize("chance", [SeededChance(b"x"), ScriptedChance({"dice": [1, 2, 3]}), FastChance(5)])
def test_a_copy_goes_on_alike_and_apart(chance: SeededChance | ScriptedChance | FastChance) -> None:
    copy, again = chance.copy(), chance.copy()
    drawn = [copy.below(6, "dice") for _ in range(8)]
    assert [again.below(6, "dice") for _ in range(8)] == drawn
    assert [chance.below(6, "dice") for _ in range(8)] == drawn
    assert copy.draws == chance.draws


def test_draws_are_counted_and_logged_with_purpose_and_range() -> None:
    chance = SeededChance(b"seed")
    values = [chance.below(6, "dice"), chance.below(6, "dice")]
    card = chance.below(3, "deck")
    assert chance.draws == 3
    assert chance.log == [("dice", 6, values[0]), ("dice", 6, values[1]), ("deck", 3, card)]


def test_a_script_that_asks_the_impossible_is_refused() -> None:
    with pytest.raises(ValueError, match="the script says 6 for dice"):
        ScriptedChance({"dice": [6]}).below(6, "dice")


@given(st.integers(0, 2**40))
def test_fast_luck_stays_in_range_and_is_spread(seed: int) -> None:
    chance = FastChance(seed)
    drawn = [chance.below(6, "dice") for _ in range(300)]
    assert set(drawn) == set(range(6))
    assert all(0 <= chance.pick(7) < 7 for _ in range(50))


def test_every_face_comes_about_equally_often() -> None:
    for chance in (SeededChance(b"fair"), FastChance(11)):
        drawn = [chance.below(6, "dice") for _ in range(6000)]
        assert all(850 < drawn.count(face) < 1150 for face in range(6))


def test_the_commitment_is_of_the_secret_and_the_seed_of_both_sides() -> None:
    luck = SeedCommitment(b"secret", {1: "two", 0: "one"})
    assert luck.digest == hashlib.sha256(b"secret").hexdigest()
    assert luck.seed == SeedCommitment(b"secret", {0: "one", 1: "two"}).seed
    assert luck.seed != SeedCommitment(b"secret", {0: "one", 1: "other"}).seed
    assert luck.seed != SeedCommitment(b"other", {0: "one", 1: "two"}).seed
    assert luck.digest == SeedCommitment(b"secret").digest


@given(st.lists(st.integers(), max_size=30), st.integers(0, 1000))
def test_a_shuffle_keeps_every_item(items: list[int], seed: int) -> None:
    shuffled = items[:]
    FastChance(seed).shuffle(shuffled, "deck")
    assert sorted(shuffled) == sorted(items)
