"""No card and no henchman without a test: one that is named after it and puts it on the table."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from beffroi.games.parbourg.cards.names import CARDS, COLOURS, FIRST_BID_AND_EVENT, FIRST_CENTRAL, HENCHMEN
from beffroi.games.parbourg.tests.support import bid, play, table, totals, totals_in

PLAIN_BIDS = CARDS[:FIRST_BID_AND_EVENT]
WITH_A_RULE = (*HENCHMEN, *CARDS[FIRST_BID_AND_EVENT:])


@pytest.mark.parametrize("card", PLAIN_BIDS)
def test_plain_bid_counts_its_figures(card: str) -> None:
    figures = [bid(card, colour) for colour in COLOURS]
    s = table({"henchmen": ["mage"], "hand": [card]}, {}, turn=0)
    play(s, f"0 card {card}")
    assert totals(s)[0] == figures[0]
    assert [totals_in(s, colour)[0] for colour in COLOURS] == figures
    assert (len(set(figures)) == 1) == (CARDS.index(card) >= FIRST_CENTRAL), "central bids are the same in all colours"


@pytest.mark.parametrize("slug", WITH_A_RULE)
def test_what_has_a_rule_of_its_own_has_a_test_of_its_own(slug: str) -> None:
    assert [test for test, used in found_beside().items() if slug in used and names_it(test, slug)]


def names_it(test: str, slug: str) -> bool:
    """`test_mage_lays_face_down` names the Mage, `test_elixirs_of_eloquence_and_strength` two Elixirs."""
    words = [word for word in slug.split("-") if len(word) > 4] or [slug.replace("-", "_")]
    return any(word in test for word in words if word != "elixir")


def found_beside() -> dict[str, set[str]]:
    """Every test of this folder with the pieces it puts on the table or plays, in its body or its parameters."""
    found: dict[str, set[str]] = {}
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = pieces_in(node)
    return found


def pieces_in(node: ast.AST) -> set[str]:
    """Names of pieces as words of a test's strings: `"mage"`, `"0 event fiery-plea"`."""
    strings = [leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]
    return {string.split()[-1] for string in strings if string.split()}


def test_a_test_counts_only_for_what_it_is_named_after() -> None:
    assert names_it("test_set_up_gives_points", "set-up")
    assert names_it("test_elixirs_of_eloquence_and_strength", "elixir-of-strength")
    assert not names_it("test_elixirs_of_eloquence_and_strength", "elixir-of-shadow")
    assert not names_it("test_trip_lowers_a_bid", "thrust")
