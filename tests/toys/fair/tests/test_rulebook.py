"""The rules of the Fair, one situation a test."""

from __future__ import annotations

import pytest

from beffroi.kernel.label import Label
from tests.toys.fair import GAME
from tests.toys.fair.figures import FIGURES
from tests.toys.fair.tests.support import asked, offered, play, table

CARDS = list(FIGURES.packaged["card"])
ROW = [CARDS.index(slug) for slug in ("baker", "weaver", "goldsmith")]


def test_a_round_begins_with_income_dice_and_stalls() -> None:
    luck = {"dice": [5, 0, 2, 1, 1, 1]}
    s = table({"deniers": 1}, {"deniers": 0}, luck=luck, round=1, row=ROW, agenda=[{"step": "BeginRound"}])
    assert [player.deniers for player in s.players] == [4, 3]
    assert [player.dice for player in s.players] == [[1, 3, 6], [2, 2, 2]]
    assert (s.round, len(s.row), s.deck[:3]) == (2, 3, ROW)


def test_the_highest_bidder_pays_and_begins() -> None:
    s = table({"deniers": 3}, {"deniers": 4, "dice": [2]}, agenda=[{"step": "SecretBid", "answers": [-1, -1]}])
    assert offered(s, 0) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    play(s, 1, "bid 4")
    assert s.waiting() == [0]
    play(s, 0, "bid 3")
    assert [player.deniers for player in s.players] == [3, 0]
    assert (s.first, s.waiting(), asked(s)) == (1, [1], "TakeTurn")


def test_ruling_1_equal_bids_go_to_the_first_seat() -> None:
    s = table({"dice": [1]}, {"dice": [1]}, agenda=[{"step": "SecretBid", "answers": [-1, -1]}])
    play(s, 1, "bid 2")
    play(s, 0, "bid 2")
    assert s.first == 0


def test_a_stall_is_offered_only_if_a_die_reaches_it() -> None:
    s = table({"dice": [2, 5]}, {}, row=ROW)
    assert offered(s, 0) == ["pass", "stall 0", "stall 1"]
    assert GAME.why_not(s, 0, "stall:2") == Label("why-stall", ("card-goldsmith", 6))
    play(s, 0, "stall 1")
    assert (asked(s), offered(s, 0)) == ("SpendDie", ["die 4"])


@pytest.mark.parametrize(("pips", "deniers"), [(2, 2), (3, 2), (4, 4), (6, 6)])
def test_a_stall_works_as_often_as_its_pips_go_into_the_die(pips: int, deniers: int) -> None:
    s = table({"deniers": 0, "dice": [pips]}, {"dice": [1]}, row=ROW)
    play(s, 0, "stall 0", f"die {pips - 1}")
    assert (s.players[0].deniers, s.players[0].dice) == (deniers, [])


@pytest.mark.parametrize("slug", CARDS)
def test_every_card_gives_what_its_row_says(slug: str) -> None:
    row = FIGURES.packaged["card"][slug]
    s = table({"deniers": 0, "dice": [row["pips"]]}, {"dice": [1]}, row=[CARDS.index(slug)])
    play(s, 0, "stall 0", f"die {row['pips'] - 1}")
    assert s.players[0].deniers == row.get("deniers", 0)
    assert s.players[0].points == row.get("points", 0)


def test_ruling_2_passing_loses_the_dice() -> None:
    s = table({"dice": [3, 6]}, {"dice": [1]}, row=ROW)
    play(s, 0, "pass")
    assert (s.players[0].dice, s.waiting()) == ([], [1])
    play(s, 1, "pass")
    assert s.over


def test_a_secret_card_is_worth_its_pips() -> None:
    s = table({"points": 2, "secret": CARDS.index("jester")}, {"points": 3}, agenda=[])
    assert s.scores() == [{"points": 2, "secret": 5}, {"points": 3, "secret": 1}]
    assert s.ranking() == [[0], [1]]
