"""Cards that the Scout and the Marauder may draw: they are asked since revision 4, and what they say holds."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.cards.ids import CARDS
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests.support import asked, hand, offered, play, table
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.setting import standing_answer

BEFORE = 3  # the last revision by which they had to draw
NEXT: list[dict[str, Any]] = [{"step": "EndDay"}, {"step": "NextChallenge"}]


def next_challenge(**more: Any) -> Parbourg:
    """The Scout acts between two others, and the next challenge of the day begins."""
    henchmen = ({"henchmen": ["mage"]}, {"henchmen": ["scout"]}, {"henchmen": ["spy"]})
    return table(*henchmen, stake=None, pile=["red"], **{"agenda": NEXT, **more})


def folding(**more: Any) -> Parbourg:
    """The Marauder has bid; when the others have folded the challenge is his."""
    marauder = {"henchmen": ["marauder"], "lying": ["good-will"]}
    s = table(marauder, {"henchmen": ["mage"]}, {"henchmen": ["engineer"], "buildings": ["thieves-guild"]}, **more)
    for seat in range(3):
        play(s, seat, "fold")
    return s


def test_scout_may_leave_his_card_at_the_start_of_a_challenge() -> None:
    s = next_challenge()
    assert (asked(s), s.waiting(), offered(s, 1)) == ("DrawExtraCards", [1], ["draw", "pass"])
    assert [len(hand(s, seat)) for seat in range(3)] == [0, 1, 0], "he has drawn his card, the next have not"
    play(s, 1, "pass")
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 1, 1]
    s = next_challenge()
    play(s, 1, "draw")
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 2, 1]


def test_before_revision_4_the_scout_had_to_draw() -> None:
    s = next_challenge(rules=BEFORE)
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 2, 1]
    assert asked(s) != "DrawExtraCards"


def test_marauder_may_leave_his_card_after_a_challenge_he_won() -> None:
    s = folding()
    assert (asked(s), s.waiting()) == ("DrawExtraCards", [0])
    assert s.view(1)["players"][0]["lying"][0]["card"] == "good-will", "bids lie until all have drawn"
    play(s, 0, "pass")
    assert [len(hand(s, seat)) for seat in range(3)] == [1, 1, 1], "only the cards of the next challenge"
    assert "good-will" in s.view(1)["discard"]
    s = folding(rules=BEFORE)
    assert [len(hand(s, seat)) for seat in range(3)] == [2, 1, 1]


def test_a_double_of_both_is_asked_for_each() -> None:
    both = {"henchmen": ["scout", "marauder"], "lying": ["good-will"]}
    s = table(both, {"henchmen": ["mage"]}, {"henchmen": ["engineer"]})
    for seat in s.order:
        play(s, seat, "fold")
    assert s.prompt(0).args[0] == "henchman-marauder"
    play(s, 0, "draw")
    assert s.prompt(0).args[0] == "henchman-scout"
    play(s, 0, "pass")
    assert len(hand(s, 0)) == 2


@pytest.mark.parametrize(("answer", "taxed"), [("pass", False), ("draw", True)])
def test_a_card_left_keeps_the_tax_levy_away(answer: str, taxed: bool) -> None:
    """Who has more cards than the one who levies the tax gives one away: the Scout's card would cost one here."""
    s = table(
        {"henchmen": ["bodyguard"], "hand": ["tax-levy", "bribe"]},
        {"henchmen": ["scout"], "hand": ["ambush"]},
        {"henchmen": ["engineer"]},
        stake=None,
        pile=["yellow"],
        agenda=NEXT,
    )
    play(s, 1, answer, "fold")
    assert ("event tax-levy" in offered(s, 0)) == taxed
    if taxed:
        play(s, 0, "event tax-levy")
        assert (asked(s), s.waiting()) == ("PayTax", [1])


def test_nobody_is_asked_where_there_is_no_card_to_draw() -> None:
    used = [CARDS[card] for card in next_challenge().ruleset.deck()]
    assert asked(next_challenge(deck=[], discard=[], used=used)) != "DrawExtraCards"


def test_the_setting_of_a_seat_draws_always_and_only_where_it_is_asked() -> None:
    s = next_challenge()
    assert [setting.name for setting in GAME.settings(GAME.setup(3))] == ["extra-cards", "nothing-to-play"]
    assert GAME.notation(standing_answer(s, 1, {"extra-cards": "always"})) == "draw"
    assert standing_answer(s, 1, {"extra-cards": "ask"}) == standing_answer(s, 1, {}) == -1
    assert [setting.name for setting in GAME.settings(GAME.setup(3, rules=BEFORE))] == ["nothing-to-play"]


def test_a_position_asks_only_whom_it_may() -> None:
    with pytest.raises(BadPosition, match=r"agenda.*mage lets seat 0 draw nothing"):
        next_challenge_with({"step": "DrawExtraCards", "seat": 0, "henchman": "mage"})
    with pytest.raises(BadPosition, match=r"agenda.*scout lets seat 0 draw nothing"):
        next_challenge_with({"step": "DrawExtraCards", "seat": 0, "henchman": "scout"})
    with pytest.raises(BadPosition, match=r"agenda.*no token is at stake"):
        next_challenge(agenda=[*NEXT, {"step": "DrawAfterChallenge", "place": 0}])


def next_challenge_with(step: dict[str, Any]) -> Parbourg:
    return table({"henchmen": ["mage"]}, {"henchmen": ["scout"]}, {"henchmen": ["spy"]}, agenda=[*NEXT, step])
