"""What a seat may know is exact, and imagined tables respect it."""

from __future__ import annotations

from collections.abc import Iterable

from beffroi.games.tournay.encoding import CARD_BITS
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.tests.support import MINE, NONE, asked, deck, offered, play, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.state import NOBODY, Doc, Seat

HIDDEN = ["market-1", "port-1"]


def imagined(s: Tournay, seat: Seat, times: int = 60) -> list[Tournay]:
    return [s.imagine(seat, FastChance(seed)) for seed in range(times)]


def names(s: Tournay, entries: Iterable[int]) -> list[str]:
    return sorted(s.ruleset.slugs[entry & CARD_BITS] for entry in entries)


def test_others_see_only_the_backs_of_a_hand() -> None:
    s = table({"hand": ["market-1", "crusade"]}, {})
    assert s.view(0)["players"][0]["hand"] == [
        {"deck": "yellow-1", "card": "market-1"},
        {"deck": "events", "card": "crusade"},
    ]
    assert s.view(1)["players"][0]["hand"] == [{"deck": "events", "card": None}, {"deck": "yellow-1", "card": None}]
    assert s.view(-1)["players"][0]["hand"] == s.view(1)["players"][0]["hand"]


def test_a_face_up_card_taken_is_known_to_all() -> None:
    s = table({"plaza": MINE}, {"plaza": NONE}, decks={"red-2": {"cards": ["fort-2"], "face_up": True}})
    play(s, 0, "draw red-2", "take top")
    assert s.view(1)["players"][0]["hand"] == [{"deck": "red-2", "card": "fort-2"}]
    assert all("fort-2" in names(other, other.hands[0]) for other in imagined(s, 1))


def test_a_face_up_card_put_under_the_deck_is_remembered_there() -> None:
    s = table({"plaza": MINE}, {"plaza": NONE}, decks={"red-2": {"cards": ["fort-2", "road-2"], "face_up": True}})
    play(s, 0, "draw red-2", "look")
    known = s.view(1)["decks"][5]["known"]
    assert known == [{"place": 9, "card": "fort-2"}]
    assert all(deck(other, 5)[-1] == "fort-2" for other in imagined(s, 1))


def test_the_cards_being_looked_at_are_seen_by_one_seat_only() -> None:
    s = table({"plaza": MINE}, {"plaza": NONE}, decks={"red-2": {"cards": ["fort-2", "road-2"]}})
    play(s, 0, "draw red-2")
    assert asked(s) == "KeepCard"
    assert s.view(0)["asking"]["looked"] == ["fort-2", "road-2"]
    assert s.view(1)["asking"]["looked"] == [] and s.view(1)["decks"][5]["known"] == []
    assert all(other.options(0) == s.options(0) for other in imagined(s, 0))
    seen = {tuple(deck(other, 5)[:2]) for other in imagined(s, 1)}
    assert len(seen) > 10
    assert not any("crier-red-2" in pair for pair in seen)  # a crier would have been shown


def test_a_hand_card_put_back_is_known_to_its_owner() -> None:
    cards = ["market-1", "fort-1", "prior-1", "road-1", "mint"]
    s = table({"hand": cards}, {})
    play(s, 0, "gather", "card mint")
    assert {"place": 9, "card": "mint"} not in s.view(1)["decks"][6]["known"]
    assert s.view(0)["decks"][6]["known"][-1]["card"] == "mint"
    assert {deck(other, 6)[-1] for other in imagined(s, 0)} == {"mint"}
    bottoms = {deck(other, 6)[-1] for other in imagined(s, 1)}
    assert len(bottoms) > 3 and "crier-yellow-3" not in bottoms


def test_a_known_card_put_back_among_others_is_either_there_or_in_the_hand() -> None:
    everyone = [0, 1, 2]
    known: Doc = {"card": "market-1", "known": everyone}
    s = table({"hand": [known, "port-1", "fort-1", "prior-1", "road-1"]}, {}, {})
    play(s, 0, "gather", "card port-1")
    assert s.view(1)["decks"][0]["known"] == []
    suspicion = s.view(1)["suspicions"][0]
    assert suspicion["cards"] == ["market-1"] and suspicion["hands"] == [0] and suspicion["places"] == [8]
    where = {deck(other, 0)[-1] == "market-1" for other in imagined(s, 1)}
    assert where == {True, False}
    for other in imagined(s, 1):
        assert "market-1" in [*names(other, other.hands[0]), deck(other, 0)[-1]]
        assert other.view(1) == s.view(1)
    assert {deck(other, 0)[-1] for other in imagined(s, 0)} == {"port-1"}


def test_a_suspicion_becomes_knowledge_when_the_other_card_is_shown() -> None:
    known: Doc = {"card": "market-1", "known": [0, 1]}
    s = table({"hand": [known, "port-1", "fort-1", "prior-1", "road-1"], "deniers": 9}, {})
    play(s, 0, "gather", "card port-1")
    play(s, 1, "gather")
    play(s, 0, "card market-1", "slot c3")
    assert s.view(1)["suspicions"] == []
    assert s.view(1)["players"][0]["district"][0]["cards"] == ["market-1"]


def test_the_only_hand_card_of_a_deck_is_followed_to_the_bottom() -> None:
    known: Doc = {"card": "mint", "known": [0, 1]}
    s = table({"hand": [known, "port-1", "fort-1", "prior-1", "road-1"]}, {})
    play(s, 0, "gather", "card mint")
    assert s.view(1)["decks"][6]["known"] == [{"place": 9, "card": "mint"}]


def test_which_of_two_ramparts_was_built_stays_hidden() -> None:
    both = [{"card": "crusade", "known": [0, 1]}, {"card": "plague", "known": [0, 1]}]
    queue = [{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}]
    s = table({"hand": both}, {}, queue=queue, agenda=[{"step": "EndTurn"}, {"step": "CryEvents", "crier": 0}])
    play(s, 0, "rampart crusade", "endure", "endure")
    assert s.view(1)["players"][0]["known_ramparts"] == []
    assert s.view(0)["players"][0]["known_ramparts"] == ["crusade"]
    built = {names(other, other.piles[0])[0] for other in imagined(s, 1)}
    assert built == {"crusade", "plague"}


def test_the_box_of_a_mixed_game_is_imagined_from_the_mixed_cards() -> None:
    s = table({"hand": ["market-1"]}, {}, options={"expansion": "mix"})
    boxes = {tuple(names(other, other.box)) for other in imagined(s, 1)}
    assert len(boxes) > 10
    for other in imagined(s, 1):
        other.check()
        assert other.box.count(other.ruleset.slugs.index("fort-1")) <= 1


def test_every_mixed_card_is_as_likely_in_the_box_also_where_only_one_of_two_copies_is_mixed() -> None:
    """Three of six mixed cards are in the box: each in half of the tables, the Fort no more often."""
    s = table({}, {}, options={"expansion": "mix"})
    boxes = [names(other, other.box) for other in imagined(s, 1, 400)]
    for slug in ("fort-1", "advocate-1", "catapult-1"):
        assert 160 <= sum(slug in box for box in boxes) <= 240


def test_a_secret_look_can_not_be_taken_back() -> None:
    s = table({"plaza": MINE}, {"plaza": NONE}, decks={"red-2": {"cards": ["fort-2", "road-2"]}})
    seals = s.seals
    play(s, 0, "draw red-2")
    assert s.seals > seals
    seals = s.seals
    assert offered(s, 0) == ["card fort-2", "card road-2"]


def test_playing_a_card_can_be_taken_back() -> None:
    s = table({"hand": ["market-1"]}, {}, agenda=[{"step": "BeginTurn"}])
    seals = s.seals
    play(s, 0, "card market-1", "slot c3")
    assert s.seals == seals


# --- copies are alike (point 1 of what was mended in revision 2) ------------------

RIVALS = [1, 2]  # who watch the first seat
FIRST: Doc = {"card": "fort-1", "known": [0, 1]}
SECOND: Doc = {"card": "fort-1", "known": [0, 2]}
OPEN: Doc = {"card": "fort-1", "known": [0, 1, 2]}


def hidden_hand(s: Tournay, viewer: Seat) -> list[str | None]:
    """What a viewer sees of the first seat's hand."""
    return [card["card"] for card in s.view(viewer)["players"][0]["hand"]]


def test_of_two_copies_the_one_the_others_know_is_played_first() -> None:
    """Whether the other card is a second copy can't be told, before or after, however they lie in the hand."""
    for known in (FIRST, OPEN):
        for hand in ([known, "fort-1"], ["fort-1", known], [known, "road-1"], ["road-1", known]):
            s = table({"hand": hand, "deniers": 9}, {}, {}, agenda=[{"step": "BeginTurn"}])
            assert hidden_hand(s, 1) == [None, "fort-1"]
            play(s, 0, "card fort-1", "slot c3")
            assert [hidden_hand(s, viewer) for viewer in (1, 2, NOBODY)] == [[None]] * 3


def test_each_rival_sees_the_copy_go_that_it_knew() -> None:
    s = table({"hand": [FIRST, SECOND], "deniers": 9}, {}, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card fort-1", "slot c3")
    assert [hidden_hand(s, viewer) for viewer in RIVALS] == [[None], [None]]
    both = table({"hand": [OPEN, OPEN], "deniers": 9}, {}, {}, agenda=[{"step": "BeginTurn"}])
    play(both, 0, "card fort-1", "slot c3")
    assert [hidden_hand(both, viewer) for viewer in RIVALS] == [["fort-1"], ["fort-1"]]


def test_of_two_copies_the_known_one_is_the_last_card_too() -> None:
    for hand in ([FIRST, "fort-1"], ["fort-1", FIRST], [FIRST, "road-1"]):
        agenda = [{"step": "LastCards"}]
        s = table({"hand": hand, "deniers": 9}, {}, {}, ending="finish", agenda=agenda)
        play(s, 0, "card fort-1", "slot c3")
        assert [hidden_hand(s, viewer) for viewer in (1, 2, NOBODY)] == [[None]] * 3


def test_a_card_left_face_up_does_not_tell_that_its_copy_was_kept() -> None:
    """One of two places was known to hold the card that is now seen: the other was taken, whatever it holds."""
    known: Doc = {"card": "fort-1", "known": [1]}
    for pair, keep in (([known, "fort-1"], "fort-1"), (["fort-1", known], "fort-1"), ([known, "road-1"], "road-1")):
        s = table({"plaza": MINE}, {"plaza": NONE}, {"plaza": NONE}, decks={"red-1": {"cards": pair}})
        play(s, 0, "draw red-1", f"card {keep}")
        assert s.view(1)["decks"][2]["top"] == "fort-1" and hidden_hand(s, 1) == [None]


def test_a_card_put_back_is_not_told_by_playing_its_copy() -> None:
    """The known Fort or another card went back: a Fort played afterwards is taken for the known one."""
    full = ["market-1", "prior-1", "mint"]
    for hand, back in (([FIRST, "fort-1", *full], "fort-1"), ([FIRST, "road-1", *full], "road-1")):
        s = table({"hand": hand, "deniers": 9}, {}, {})
        play(s, 0, "gather", f"card {back}")
        for seat in RIVALS:
            play(s, seat, "gather")
        assert s.view(1)["suspicions"][0]["cards"] == ["fort-1"]
        play(s, 0, "card fort-1", "slot c3")
        assert s.view(1)["suspicions"] == [] and s.view(1)["decks"][2]["known"] == []


def test_what_all_seats_have_seen_by_themselves_is_not_open_to_spectators() -> None:
    """A card that one seat put under the deck and another drew is known to both of two players, and to nobody else."""
    known: Doc = {"card": "fort-1", "known": [1]}
    s = table({"plaza": MINE}, {"plaza": NONE}, decks={"red-1": {"cards": [known, "road-1"]}})
    play(s, 0, "draw red-1", "card fort-1")
    assert hidden_hand(s, 1) == ["fort-1"] and hidden_hand(s, NOBODY) == [None]
    again = table(*s.position()["players"], **{k: v for k, v in s.position().items() if k != "players"})
    assert hidden_hand(again, 1) == ["fort-1"] and hidden_hand(again, NOBODY) == [None]
