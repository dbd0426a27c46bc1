"""Drawing: the deck in every state, the crier among the cards, cards taken in pairs, the Abbey."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOURS
from beffroi.games.tournay.tests.support import EXPANSION, MINE, NONE, asked, deck, hand, offered, play, table, work
from beffroi.games.tournay.tests.test_turn import drained
from beffroi.kernel.state import Doc

ALONE: Doc = {"plaza": NONE}


def test_a_face_up_card_put_under_the_deck_may_come_back_in_the_place_of_the_crier() -> None:
    """Three cards: the face-up one goes down, the two above it are the crier and another, so it is the third."""
    doc = drained(["farm-1", "crier-yellow-1", "port-1"], face_up=True)
    s = table(*doc.pop("players"), **doc)
    play(s, 0, "draw yellow-1", "look")
    assert offered(s, 0) == ["card port-1", "card farm-1"]
    play(s, 0, "card farm-1")
    assert hand(s, 0) == ["farm-1"] and deck(s, 0) == ["port-1"]
    assert s.criers() == 1 and s.coins == [1, 1, 1]


def test_the_crier_brings_its_events_after_the_choice() -> None:
    decks = {"yellow-1": {"cards": ["farm-1", "crier-yellow-1", "port-1"]}}
    s = table({"plaza": MINE}, ALONE, decks=decks)
    play(s, 0, "draw yellow-1")
    assert asked(s) == "KeepCard" and s.coins == [0, 0, 0]
    play(s, 0, "card farm-1")
    assert s.coins == [1, 1, 1]


def test_a_crier_below_the_cards_that_were_seen_stays_silent() -> None:
    decks = {"yellow-1": {"cards": ["farm-1", "port-1", "crier-yellow-1"]}}
    s = table({"plaza": MINE}, ALONE, decks=decks)
    play(s, 0, "draw yellow-1", "card farm-1")
    assert s.criers() == 0 and deck(s, 0)[:2] == ["port-1", "crier-yellow-1"]


def test_a_card_returned_to_an_empty_deck_can_be_drawn_again() -> None:
    doc = drained([], crier_out=True)
    doc["players"][0]["hand"] = ["fort-1", "road-1", "prior-1", "mint"]
    s = table(*doc.pop("players"), **doc, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card fort-1", "slot b2")
    assert deck(s, 0) == ["architect-1"] and not s.face_up & 1
    assert "draw yellow-1" in offered(s, 0)


# --- two at once --------------------------------------------------------------


def archive(rest: list[str], **doc: object) -> Doc:
    """A Library of the second kind beside a nearly empty deck."""
    found = drained(rest, **doc)
    found["players"][1]["district"] = {"c3": "archive-1"}
    found["players"][1]["plaza"] = MINE
    found |= {"active": 1, "agenda": [{"step": "EndTurn"}, {"step": "TakeAction", "seat": 1}]}
    return found


def test_of_two_cards_taken_there_may_be_only_one() -> None:
    doc = archive(["farm-1"], crier_out=True)
    s = table(*doc.pop("players"), **doc)
    work(s)
    play(s, 1, "draw yellow-1")
    assert hand(s, 1) == ["farm-1"] and deck(s, 0) == []


def test_of_two_cards_taken_there_may_be_none_but_the_crier() -> None:
    doc = archive(["crier-yellow-1"])
    s = table(*doc.pop("players"), **doc)
    work(s)
    play(s, 1, "draw yellow-1")
    assert hand(s, 1) == [] and s.criers() == 1 and s.coins == [1, 1, 1]


def test_an_empty_deck_is_not_offered_to_a_building() -> None:
    doc = archive([], crier_out=True)
    s = table(*doc.pop("players"), **doc)
    work(s)
    assert offered(s, 1) == ["decline", "draw white-1", "draw red-1"]


# --- the Abbey -----------------------------------------------------------------


def test_the_abbey_takes_face_up_cards_as_they_lie_and_may_be_declined() -> None:
    tops = {"yellow": "farm-1", "white": "prior-1", "red": "fort-1"}
    decks = {f"{colour}-1": {"cards": [tops[colour]], "face_up": True} for colour in COLOURS}
    mine: Doc = {"district": {"c3": "abbey-1"}, "plaza": MINE}
    s = table(mine, ALONE, decks=decks, options=EXPANSION)
    work(s)
    assert offered(s, 0) == ["decline", "draw yellow-1", "draw white-1", "draw red-1"]
    play(s, 0, "draw white-1")  # this one stays
    assert hand(s, 0) == ["farm-1", "fort-1"] and deck(s, 1)[0] == "prior-1"
    assert s.face_up == 1 << 1


def test_each_crier_the_abbey_turns_brings_its_events_once() -> None:
    decks = {f"{colour}-1": {"cards": [f"crier-{colour}-1"]} for colour in COLOURS}
    mine: Doc = {"district": {"c3": "abbey-1"}, "plaza": MINE, "deniers": 20}
    queue = [{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}]
    s = table(mine, {"plaza": NONE, "deniers": 20}, decks=decks, queue=queue, options=EXPANSION)
    work(s)
    play(s, 0, "draw yellow-1", "draw white-1")  # the third deck is turned by itself
    assert s.criers() == 3 and s.coins == [3, 3, 3]
    assert s.purse == [20 - 3 * (1 + 2 + 3)] * 2
    assert asked(s) == "LeaveCard" and s.face_up == 7
