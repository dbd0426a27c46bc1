"""What people are shown: views, labels, reasons, the terminal; and how large the tree of choices is."""

from __future__ import annotations

import pytest

from beffroi.games.parbourg import GAME
from beffroi.games.parbourg.state import Parbourg
from beffroi.games.parbourg.tests.support import bid, figure, play, table
from beffroi.kernel.chance import FastChance, SeedCommitment
from beffroi.kernel.contract import perft, play_on
from beffroi.kernel.match import Match
from beffroi.texts import LANGUAGES, Texts


def why(s: Parbourg, seat: int, anchor: str) -> str:
    return GAME.why_not(s, seat, anchor).key


def test_the_view_previews_bids_and_other_colours() -> None:
    s = table(
        {"henchmen": ["spy"], "hand": ["bribe", "court"], "lying": ["good-will"]}, {"henchmen": ["captain"]}, turn=0
    )
    view = s.view(0)
    assert view["hand"][0] == {"card": "bribe", "value": bid("bribe", "yellow"), "after": bid("bribe", "yellow") + 2}
    assert view["hand"][1]["value"] is None
    assert view["players"][0]["totals"] == [2, 2, 4, 2]
    assert view["asking"] == {
        "question": "take-turn",
        "seats": [0],
        "placed": 0,
        "may_place": 2,
        "built": 0,
        "may_build": 1,
        "last": False,
    }


def test_labels_say_what_a_bid_becomes() -> None:
    s = table({"henchmen": ["mage"], "hand": ["fiery-plea"], "lying": ["good-will"]}, {"henchmen": ["captain"]})
    label = GAME.label(s, 0, GAME.parse("event fiery-plea"))
    assert (label.key, label.args) == ("lay-event", ("card-fiery-plea", 4 + figure("fiery-plea", "points")))
    assert GAME.anchor(s, 0, GAME.parse("hide fiery-plea")) == "hand:fiery-plea"


def test_reasons() -> None:
    s = table(
        {
            "henchmen": ["tribune"],
            "hand": ["good-will", "hard-work", "bribe", "heroic-charge", "court", "academy", "countermand", "doubling"],
        },
        {"henchmen": ["captain"], "lying": ["good-will"], "buildings": ["rampart"]},
        {"folded": 1},
    )
    assert why(s, 1, "hand:bribe") == "why-wait"
    assert why(s, 2, "hand:bribe") == "why-folded"
    assert why(s, 0, "event:heroic-charge") == "why-event-colour"
    assert why(s, 0, "hand:countermand") == "why-answer-only"
    assert why(s, 0, "hand:doubling") == "why-alchemy-window"
    assert why(s, 0, "lying:1-0") == "why-protected"
    assert why(s, 0, "token:3") == "refused"
    play(s, 0, "card good-will", "card hard-work", "card court")
    for seat in s.waiting():
        if seat:
            play(s, seat, "quiet")
    assert why(s, 0, "hand:bribe") == "why-actions"
    assert why(s, 0, "hand:academy") == "why-buildings"


def test_reasons_under_a_bodyguard_and_at_dawn() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["good-will", "elixir-of-strength"], "lying": ["bribe", "bribe"]},
        {"henchmen": ["bodyguard"], "folded": 1},
        {},
        turn=0,
    )
    assert why(s, 0, "hand:good-will") == "why-bodyguard"
    s = table(
        {"henchmen": ["scout"], "hand": ["elixir-of-strength", "helping-hand"]},
        {"henchmen": ["mage"]},
        stake=None,
        pile=["red"],
    )
    assert why(s, 0, "hand:elixir-of-strength") == "why-alchemy-colour"
    assert why(s, 0, "hand:helping-hand") == "why-challenge-only"


def test_who_listens_hears_the_first_morning_too() -> None:
    match = Match(GAME, GAME.setup(3), SeedCommitment(b"morning"))
    told = [event.key for event in match.state.journal or () if event.seen_by(-1)]
    assert told == ["day-begins", *["drew", "hires"] * 3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_draws_every_moment_of_a_game(language: str) -> None:
    s = GAME.new(3, {"henchmen": "16"}, seed=8)
    texts = Texts(GAME, language)
    luck = FastChance(8)
    while not s.over:
        for seat in range(-1, 3):
            drawn = GAME.render_text(s.view(seat), lambda key, *args: texts.say(key, args))
            assert "parbourg-" not in drawn
            assert "terminal-" not in drawn
        play_on(s, luck, 5)


def test_the_terminal_says_what_cards_and_henchmen_do() -> None:
    s = table({"henchmen": ["spy"], "hand": ["bribe", "philosophers-stone"]}, {"henchmen": ["captain"]}, turn=0)
    texts = Texts(GAME, "en")
    drawn = GAME.render_text(s.view(0), lambda key, *args: texts.say(key, args))
    assert f"Bribe (counts {bid('bribe', 'yellow')}): {texts.say('card-bribe.text')}" in drawn
    assert f"Philosopher’s Stone: {texts.say('card-philosophers-stone.text')}" in drawn
    assert texts.say("henchman-captain.text") in drawn
    assert "Events: Military, Intrigue" in drawn


def test_perft() -> None:
    turn = table(
        {"henchmen": ["mage"], "hand": ["fiery-plea", "assault", "court", "mutation"]},
        {"henchmen": ["captain"], "lying": ["good-will", "bribe"], "hand": ["hard-work"]},
        {"henchmen": ["scout"], "folded": 1},
        rules=3,
    )
    dawn = table(
        {"henchmen": ["mage"], "hand": ["mutation", "dissipation", "silver-mirror"]},
        {"henchmen": ["spy"], "hand": ["elixir-of-shadow", "bribe"]},
        rules=3,
        stake=None,
        pile=["yellow", "red", "green", "blue"],
    )
    window = table(
        {"henchmen": ["mage"], "hand": ["helping-hand", "trip"]},
        {"henchmen": ["spy"], "hand": ["lucky-chance", "fiery-plea"]},
        {"henchmen": ["captain"], "hand": ["loaded-coin"]},
        rules=3,
    )
    counts = [[perft(s, depth) for depth in (1, 2, 3)] for s in (turn, dawn, window)]
    assert counts == [[10, 62, 236], [2, 8, 26], [3, 10, 32]]


def test_a_hand_stays_in_order_when_it_is_shown_to_who_knew_one_of_two_copies() -> None:
    copies = [{"card": "countermand", "known": [0]}, {"card": "countermand", "known": [1]}]
    s = table({}, {}, {"hand": copies}, turn=0)
    s.show_hand(2, 1)
    s.check()
    assert s.view(1)["players"][2]["known"] == ["countermand", "countermand"]
    assert s.view(0)["players"][2]["known"] == ["countermand"]
