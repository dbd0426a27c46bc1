"""Our rulings (RULES.md) that no card's own test shows."""

from __future__ import annotations

import pytest

from beffroi.games.tournay.cards.figures import BOOK
from beffroi.games.tournay.cards.model import FIRST_CRIER
from beffroi.games.tournay.setup import EXPANSIONS, fixed_cards
from beffroi.games.tournay.tests.tables import EXPANSION, MINE, NONE, asked, deck, hand, options, play, row, table, work
from beffroi.kernel.state import Doc

ALONE: Doc = {"plaza": NONE}
QUEUE = [{"event": "brigands"}, {"event": "cassel"}, {"event": "drought"}]
REPLACE = EXPANSIONS.index("replace")


def test_a9_ramparts_are_built_at_the_end_of_a_turn_only_while_the_hand_is_too_large() -> None:
    s = table({"hand": ["market-1", "fort-1", "crusade"]}, {})
    play(s, "gather")
    assert (asked(s), s.active) == ("TakeAction", 1)


def test_a13_the_events_of_a_crier_come_before_the_characters() -> None:
    """Events that take deniers find none; only then does the Prior pay, and all of it is kept."""
    district = {"c3": "bishopric-1", "c2": "prior-1"}
    decks = {"white-2": {"cards": ["prior-2", "crier-white-2", "bridge-2"]}}
    mine: Doc = {"district": district, "plaza": {"white": 1}, "deniers": 0}
    s = table(mine, ALONE, decks=decks, queue=QUEUE)
    work(s)
    play(s, "draw white-2")
    assert s.criers() == 1
    assert s.purse[0] == row("prior-1")["n"]


def test_a20_senators_do_not_pay_when_a_bishop_stands_citizens_up() -> None:
    district = {"c3": "bishop-1", "c2": "hospital-1", "b3": "senator-1"}
    mine: Doc = {"district": district, "plaza": {"white": 1}, "lying": {"red": 1}, "deniers": 0}
    s = table(mine, ALONE, options=EXPANSION)
    work(s, "c2")
    play(s, "slot c3")
    assert s.purse[0] == row("hospital-1").get("n", 0)


def test_a24_a_returned_card_goes_to_the_bottom_though_a_crier_was_revealed() -> None:
    decks = {"yellow-1": {"cards": ["farm-1", "quarry-1"], "crier_out": True}}
    s = table({"hand": ["market-1", "fort-1", "prior-1", "road-1", "belfry"]}, {}, decks=decks)
    play(s, "gather", "card market-1")
    assert (deck(s, 0)[:2], deck(s, 0)[-1]) == (["farm-1", "quarry-1"], "market-1")


@pytest.mark.parametrize("level", [1, 2])
def test_a31_an_empty_deck_shows_the_abbey_nothing(level: int) -> None:
    """All other cards of two decks lie in the second player's district."""
    first = (level - 1) * 3
    stacks = [
        [BOOK.slugs[card] for card in fixed_cards(BOOK, first + colour, REPLACE) if card < FIRST_CRIER]
        for colour in (0, 2)
    ]
    decks = {f"{colour}-{level}": {"cards": [], "crier_out": True} for colour in ("yellow", "red")}
    mine: Doc = {"district": {"c3": f"abbey-{level}"}, "plaza": MINE}
    theirs: Doc = {"district": {"c3": stacks[0], "c2": stacks[1]}, "plaza": NONE}
    s = table(mine, theirs, decks=decks, options={"expansion": "replace"})
    work(s)
    assert options(s) == ["decline", f"draw white-{level}"]
    play(s, f"draw white-{level}")
    assert len(hand(s, 0)) == 1  # two, or what there is


def test_a34_without_its_priest_a_building_keeps_its_citizens_and_has_no_second_activation() -> None:
    worked = {"cards": ["hospital-1"], "citizens": {"white": 1}}
    for priest, again in (("priest-1", True), ({"cards": ["priest-1"], "damaged": True}, False), ("market-1", False)):
        s = table({"district": {"c3": worked, "c2": priest}, "plaza": {"white": 1}}, ALONE)
        assert ("slot c3" in options(s)) == again
        assert s.view(0)["players"][0]["district"][1]["citizens"]["white"] == 1
