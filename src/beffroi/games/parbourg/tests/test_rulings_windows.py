"""Questions between turns: who is asked, in which order, and that being asked tells nothing."""

from __future__ import annotations

from beffroi.games.parbourg.tests.support import asked, ephemerals, figure, offered, play, table, totals

QUIET = ["pass", "quiet"]


def test_everybody_who_stands_and_holds_a_card_is_asked_whatever_it_is() -> None:
    s = table(
        {"henchmen": ["scout"], "hand": ["bribe"]},
        {"henchmen": ["mage"], "hand": ["ambush"]},
        {"henchmen": ["spy"], "hand": ["helping-hand"]},
        {"henchmen": ["captain"]},
    )
    play(s, 0, "card bribe", "done")
    assert asked(s) == "PlayEphemeral"
    assert s.waiting() == [1, 2], "not who has just had a turn, not the empty hand"
    assert offered(s, 1) == QUIET
    assert offered(s, 2) == [*QUIET, "card helping-hand"]
    assert s.view(3)["asking"]["seats"] == [1, 2]


def test_nobody_is_asked_where_all_ephemeral_cards_lie_open() -> None:
    s = table({"henchmen": ["scout"], "hand": ["bribe"]}, {"henchmen": ["mage"], "hand": ["ambush"]})
    play(s, 0, "card bribe", "done")
    assert (asked(s), s.waiting()) == ("TakeTurn", [1])


def test_nobody_is_asked_for_a_card_that_could_not_be_used_by_anybody_now() -> None:
    hand = [card for card in ephemerals(2) if card != "countermand"]
    s = table(
        {"henchmen": ["scout"], "hand": ["bribe", "good-will"]},
        {"henchmen": ["mage"], "hand": ["ambush", "court"]},
        {"henchmen": ["captain"], "hand": ["agenda", "boouuuhh"]},
        discard=["shinobi-gob", *hand],
    )
    play(s, 0, "card bribe", "done")
    assert (asked(s), s.waiting()) == ("TakeTurn", [1]), "Boouuuhh waits until everybody has had a turn"
    play(s, 1, "card ambush", "done")
    play(s, 2, "card agenda", "done")
    assert (asked(s), s.waiting()) == ("PlayEphemeral", [0, 1])


def test_views_do_not_say_who_has_answered() -> None:
    s = table(
        {"henchmen": ["scout"], "hand": ["bribe"]},
        {"henchmen": ["mage"], "hand": ["ambush"]},
        {"henchmen": ["spy"], "hand": ["helping-hand"]},
    )
    play(s, 0, "card bribe", "done")
    before = [s.view(seat) for seat in range(-1, 3)]
    play(s, 2, "card helping-hand")
    assert [s.view(seat) for seat in range(-1, 3)] == before


def test_the_first_in_turn_order_plays_and_all_are_asked_again() -> None:
    s = table(
        {"henchmen": ["scout"], "hand": ["bribe", "good-will"]},
        {"henchmen": ["mage"], "hand": ["trip", "court"]},
        {"henchmen": ["spy"], "hand": ["helping-hand", "academy"]},
    )
    play(s, 0, "card bribe", "done")
    play(s, 1, "card trip")
    play(s, 2, "card helping-hand")
    assert totals(s)[2] == figure("helping-hand", "points"), "the Spy comes before the Mage"
    assert s.waiting() == [0, 1, 2]
    play(s, 0, "pass")
    play(s, 2, "pass")
    play(s, 1, "card trip", "seat 2")
    assert totals(s)[2] == 0, "and now that all Ephemeral cards lie open, nobody is asked again"
    assert (asked(s), s.waiting()) == ("TakeTurn", [2])


def test_who_asks_for_quiet_is_left_in_peace_until_the_challenge_ends() -> None:
    s = table(
        {"henchmen": ["scout"], "hand": ["bribe", "good-will"]},
        {"henchmen": ["mage"], "hand": ["ambush", "court"]},
        {"henchmen": ["spy"], "hand": ["helping-hand", "academy"]},
    )
    play(s, 0, "card bribe", "done")
    play(s, 1, "quiet")
    play(s, 2, "pass", "card academy", "done")
    assert s.waiting() == [0]
    play(s, 0, "pass")
    play(s, 1, "fold")
    play(s, 0, "pass")
    play(s, 2, "pass")
    play(s, 0, "fold")
    play(s, 2, "pass", "fold")
    play(s, 0, "pass")  # the Scout's card
    assert asked(s) == "PlayEphemeral"
    assert 1 in s.waiting()


def test_an_answer_is_asked_of_all_opponents_alike() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["fiery-plea", "bribe"]},
        {"henchmen": ["spy"], "hand": ["countermand"]},
        {"henchmen": ["scout"], "hand": ["ambush"]},
        turn=0,
    )
    play(s, 0, "event fiery-plea")
    assert (asked(s), s.waiting()) == ("Answer", [1, 2])
    assert (offered(s, 1), offered(s, 2)) == ([*QUIET, "card countermand"], QUIET)
    play(s, 1, "pass")
    play(s, 2, "pass")
    assert totals(s)[0] == 2 + figure("fiery-plea", "points")


def test_the_parade_shield_alone_is_asked_only_of_whom_an_effect_has_chosen() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["thrust"]},
        {"henchmen": ["spy"], "hand": ["bribe"], "lying": ["good-will"]},
        {"henchmen": ["scout"], "hand": ["parade-shield"]},
        turn=0,
    )
    play(s, 0, "event thrust")
    assert s.waiting() == [1], "a card with the Shield might be anywhere; only the one chosen could use it"


def test_before_the_first_turn_there_is_a_moment_too() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["lucky-chance", "bribe"]},
        {"henchmen": ["spy"], "hand": ["court"]},
        stake=None,
        pile=["red"],
    )
    play(s, 1, "pass")
    play(s, 0, "pass")
    assert (asked(s), s.waiting()) == ("PlayEphemeral", [0, 1])


def test_the_beginning_of_the_day_goes_round_until_all_pass() -> None:
    s = table(
        {"henchmen": ["mage"], "hand": ["lucky-chance", "bribe"]},
        {"henchmen": ["spy"], "hand": ["court"]},
        stake=None,
        pile=["red"],
    )
    play(s, 1, "pass")
    play(s, 0, "card lucky-chance")
    assert s.waiting() == [1], "asked again, as somebody has played"
    play(s, 1, "pass")
    play(s, 0, "pass")
    assert s.stake >= 0


def test_a_card_used_in_a_challenge_is_not_drawn_again_before_its_end() -> None:
    s = table({"henchmen": ["mage"], "hand": ["lucky-chance"]}, {}, turn=0, deck=[])
    play(s, 0, "card lucky-chance")
    assert s.view(1)["used"] == ["lucky-chance"]
    assert len(s.view(1)["discard"]) == 0
    play(s, 0, "fold")
    while s.stake == 0:
        play(s, s.waiting()[0], "fold" if asked(s) == "TakeTurn" else "quiet")
    assert "lucky-chance" in s.view(1)["discard"]
