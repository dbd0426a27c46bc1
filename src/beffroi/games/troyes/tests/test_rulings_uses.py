"""Our ruling 1: a card is used as often as the lot allows, unasked, only where that can't hurt the seat."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.pieces import PLACE_NAMES, PLACES
from beffroi.games.troyes.state import Troyes
from beffroi.games.troyes.steps.use_card import use_card
from beffroi.games.troyes.tests.support import activity, players
from beffroi.games.troyes.tests.support_ladies import city, copied, place_of

CARDS = [slug for slug, row in FIGURES.table()["activity"].items() if row["effect"] != "fort"]  # there each die counts
PRICED = ("artisan", "innkeeper", "journeyman", "troubadour", "breeder", "marriage")
OTHERS_PROFIT = ("procession", "jousting")
TO_EVENTS = ("archer", "chivalry", "diplomat", "scout", "ransom")
OF_SEVERAL_KINDS = ("hotelkeeper", "master-builder")  # which good, which column
MOST = 5
CROWDS = [[0, 0, 0, 0], [0, 3, 1, 0], [1, 1, 1, 0], [2, 0, 0, 0], [2, 5, 0, 0], [4, 0, 0, 0], [1, 9, 0, 0]]
TOWN = {
    "palace": [[0, 1, None, 0, None, None]],
    "bishopric": [[0, 1, None], [None] * 3],
    "city-hall": [[0, 1], [2, None], [None, None]],
}
DICE = {"0": ["red4", "white3", "yellow2"], "1": ["red6", "yellow1"], "2": ["white1"]}


def in_use(slug: str, crowd: list[int]) -> Troyes:
    """A busy town with a card that seat 0 is about to use."""
    return city(
        options={"ladies": ["activities"], "bonus": True},
        activities=activity(place_of(slug), slug, cubes=crowd if takes_cubes(slug) else []),
        players=players(
            deniers=[31, 8, 3, 0], influence=[12, 15, 4, 2], points=[4, 4, 4, 4], won=[["war"], [], [], []]
        ),
        cathedral=[[0, 0, 1, None, None, None], [0, None, None, None, None, None], [None] * 6],
        events=[{"event": "marauding", "cubes": [0]}, {"event": "heresy"}],
        buildings=TOWN,
        dice=DICE,
        agenda=[{"step": "EndRound"}, {"step": "EndTurn", "done": 0}],
    )


def takes_cubes(slug: str) -> bool:
    effect: str = FIGURES.table()["activity"][slug]["effect"]
    return effect in ("delayed", "stock", "catapult", "hermit", "princess")


def owned(s: Troyes, seat: int) -> dict[str, Any]:
    """What a seat has, and what it would score."""
    goods = {"deniers": s.deniers[seat], "influence": s.influence[seat], "points": s.points[seat]}
    return {
        **goods,
        "cubes": sum(s.cubes[seat * PLACES : (seat + 1) * PLACES]),
        "score": sum(s.scores()[seat].values()),
    }


def used(before: Troyes, slug: str, uses: int) -> Troyes | None:
    """The table after so many uses; None where the seat is asked something."""
    s = copied(before)
    use_card(s, 0, PLACE_NAMES.index(place_of(slug)), uses)
    return None if len(s.agenda) > len(before.agenda) else s


def test_ruling_1_cards_that_ask() -> None:
    asks = {slug for slug in CARDS if used(in_use(slug, CROWDS[0]), slug, MOST) is None}
    assert asks == {*PRICED, *OTHERS_PROFIT, *TO_EVENTS, *OF_SEVERAL_KINDS, "hermit"}


@pytest.mark.parametrize("slug", CARDS)
def test_ruling_1_activations_that_nobody_is_asked_about_never_hurt(slug: str) -> None:
    for crowd in CROWDS if takes_cubes(slug) else CROWDS[:1]:
        before = in_use(slug, crowd)
        tables = [used(before, slug, uses) for uses in range(1, MOST + 1)]
        for once, often in pairwise(tables):
            if once and often:
                less, more = owned(once, 0), owned(often, 0)
                assert all(more[name] >= less[name] for name in more), crowd
                assert all(often.points[other] <= once.points[other] for other in range(1, 4))
