"""One test for every Alchemy card."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg.cards.ids import COLOURS
from beffroi.games.parbourg.ruleset import STANDARD
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests.support import asked, figure, hand, offered, play, table, totals_in
from beffroi.kernel.state import Doc

MAGE = {"henchmen": ["mage"]}


def dawn(*players: Doc) -> Parbourg:
    """The beginning of a day, before its first challenge."""
    return table(*players, stake=None, pile=list(COLOURS))


@pytest.mark.parametrize(
    ("card", "colour"),
    [
        ("elixir-of-eloquence", "yellow"),
        ("elixir-of-strength", "red"),
        ("elixir-of-shadow", "green"),
        ("elixir-of-clarity", "blue"),
    ],
)
def test_elixirs_of_eloquence_strength_shadow_and_clarity(card: str, colour: str) -> None:
    s = table({**MAGE, "hand": [card]}, {}, turn=0)
    play(s, 0, f"card {card}")
    figures = next(entry for entry in STANDARD.cards if entry.slug == card).bonus
    assert [totals_in(s, other)[0] for other in COLOURS] == list(figures)
    assert figures[COLOURS.index(colour)] > 0
    assert "done" not in offered(s, 0), "Alchemy alone does not keep one standing"


def test_doubling_adds_a_second_henchman() -> None:
    s = dawn({**MAGE, "hand": ["doubling"]}, {"henchmen": ["captain"]}, {"henchmen": ["scout"]})
    play(s, 0, "card doubling")
    player = s.view(1)["players"][0]
    assert len(player["henchmen"]) == 2
    assert player["initiative"] == max(figure(name, "initiative") for name in player["henchmen"])


def test_alchemy_needs_a_colour_of_the_henchman() -> None:
    s = dawn({"henchmen": ["scout"], "hand": ["doubling", "philosophers-stone"]}, {"henchmen": ["captain"]}, MAGE)
    assert offered(s, 0) == ["pass"]
    s = dawn({"henchmen": ["captain"], "hand": ["silver-mirror", "elixir-of-eloquence"]}, MAGE, {"henchmen": ["spy"]})
    for seat in s.waiting():
        if seat:
            play(s, seat, "pass")
    assert offered(s, 0) == ["pass", "card elixir-of-eloquence"], "a Captain is of the colour of one, not of the other"


def test_reversed_hourglass_settles_the_order_of_the_day() -> None:
    s = dawn({**MAGE, "hand": ["reversed-hourglass"]}, {"henchmen": ["captain"]})
    play(s, 0, "card reversed-hourglass", "colour blue", "colour green", "colour red")
    assert s.view(0)["pile"] == ["blue", "green", "red", "yellow"]
    assert len(hand(s, 0)) == figure("reversed-hourglass", "draws")


def test_dissipation_cancels_a_challenge() -> None:
    s = dawn({**MAGE, "hand": ["dissipation", "bribe"]}, {"henchmen": ["captain"], "hand": ["ambush"]})
    play(s, 0, "card dissipation", "colour green")
    assert s.view(0)["pile"] == ["yellow", "red", "blue"]
    assert s.cancelled == 1
    assert len(hand(s, 0)) == 1 + figure("dissipation", "draws")


def test_mutation_replaces_a_token() -> None:
    s = table({**MAGE, "hand": ["mutation", "mutation"]}, {}, turn=0)
    play(s, 0, "card mutation", "token 0")
    assert offered(s, 0) == ["colour red", "colour green", "colour blue"]
    play(s, 0, "colour blue", "card mutation", "token 2", "colour yellow")
    assert (s.view(0)["stake"], s.view(0)["pile"]) == ("blue", ["red", "yellow", "blue"])


def test_philosophers_stone_draws() -> None:
    s = table({**MAGE, "hand": ["philosophers-stone"]}, {}, turn=0)
    play(s, 0, "card philosophers-stone")
    assert len(hand(s, 0)) == figure("philosophers-stone", "draws")


def test_silver_mirror_exchanges_henchmen_or_draws() -> None:
    s = dawn({**MAGE, "hand": ["silver-mirror", "bribe"]}, {"henchmen": ["captain"], "hand": ["ambush"]}, {})
    drawn = s.clone(s.chance.copy())
    play(s, 0, "card silver-mirror")
    assert asked(s) == "AimAtHenchman"
    assert offered(s, 0)[0] == "draw"
    play(s, 0, "henchman captain")
    assert s.view(0)["players"][0]["henchmen"] == ["captain"]
    assert s.view(0)["players"][1]["henchmen"] == ["mage"]
    play(drawn, 0, "card silver-mirror", "draw")
    assert len(hand(drawn, 0)) == 1 + figure("silver-mirror", "draws")


def test_truth_potion_shows_all_hands_and_swaps_a_card() -> None:
    s = table({**MAGE, "hand": ["truth-potion", "court"]}, {"hand": ["bribe"]}, {"hand": ["ambush", "agenda"]}, turn=0)
    play(s, 0, "card truth-potion", "seat 2", "card ambush")
    assert offered(s, 0) == ["card court"], "not the card just taken"
    play(s, 0, "card court")
    assert (hand(s, 0), hand(s, 2)) == (["ambush"], ["agenda", "court"])
    assert s.view(0)["players"][1]["known"] == ["bribe"]
    assert s.view(2)["players"][0]["known"] == ["ambush"]
    assert s.view(1)["players"][0]["known"] == []


def test_cards_of_the_beginning_of_the_day_wait_for_it() -> None:
    s = table({**MAGE, "hand": ["silver-mirror", "reversed-hourglass", "dissipation", "doubling"]}, {}, {}, turn=0)
    assert offered(s, 0) == ["fold"]
