"""Every character by its rule."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOURS, SORTS
from beffroi.games.tournay.tests.support import (
    EXPANSION,
    MINE,
    NONE,
    asked,
    card_table,
    cards,
    citizens,
    each_card,
    hand,
    offered,
    play,
    row,
    table,
    work,
)
from beffroi.kernel.state import Doc

ALONE: Doc = {"plaza": NONE, "deniers": 5}
SAMPLES: Doc = {  # a card of each colour and sort that asks nothing when it is placed
    "building": {"yellow": "market-1", "white": "hospital-1", "red": "barracks-1"},
    "character": {"yellow": "journeyman-1", "white": "priest-1", "red": "tax-collector-1"},
    "prestige": {"yellow": "mint", "white": "saint-brice", "red": "tour-henry-viii"},
}


@each_card(cards("gain-on-place"))
def test_pays_when_a_card_is_placed_in_its_row_or_column(slug: str) -> None:
    for sort in SORTS:
        for colour in COLOURS:
            pays = row(slug)["n"] if sort in row(slug)["sorts"] and colour in row(slug)["colours"] else 0
            for slot, gain in (("d3", pays), ("b3", pays), ("c4", pays), ("d2", 0)):
                check_placing(slug, SAMPLES[sort][colour], slot, gain)


def check_placing(slug: str, placed: str, slot: str, gain: int) -> None:
    """A character in the middle, a card placed on a slot: what it pays is foreseen twice."""
    district = {"c3": slug, "c2": "road-1"} if slot == "d2" else {"c3": slug}
    s = table({"district": district, "hand": [placed], "deniers": 9}, ALONE, agenda=[{"step": "BeginTurn"}])
    foreseen = s.view(0)["asking"]["answers"][placed].get(slot, 0)
    play(s, 0, f"card {placed}")
    preview = s.view(0)["asking"]["placements"][f"slot {slot}"]["deniers"]
    before = s.purse[0]
    play(s, 0, f"slot {slot}")
    assert s.purse[0] - before == preview == foreseen == gain


@each_card(cards("gain-on-activate"))
def test_pays_when_a_building_is_activated_in_its_row_or_column(slug: str) -> None:
    for colour, building in (("yellow", "market-1"), ("white", "hospital-1"), ("red", "ballista-1")):
        pays = row(slug)["n"] if colour in row(slug)["colours"] else 0
        s = table({"district": {"c3": slug, "c2": building}, "plaza": MINE, "deniers": 9}, ALONE)
        work(s, "c2")
        if asked(s) == "AimBallista":
            play(s, 0, "decline")
        assert s.purse[0] == 9 + row(building).get("n", 0) * (colour != "red") + pays


def test_gaps_do_not_matter_and_all_characters_pay() -> None:
    district = {
        "b3": "market-1",
        "b2": "mint",
        "c2": "belfry",
        "d2": "road-1",
        "d3": "journeyman-1",
        "b4": "journeyman-2",
    }
    s = table({"district": district, "plaza": MINE, "deniers": 0}, ALONE)
    work(s, "b3")
    assert s.purse[0] == row("market-1")["n"] + row("journeyman-1")["n"] + row("journeyman-2")["n"]


def test_a_damaged_or_covered_character_pays_nothing() -> None:
    damaged = {"c3": "market-1", "c2": {"cards": ["journeyman-1"], "damaged": True}, "b3": ["journeyman-2", "port-1"]}
    s = table({"district": damaged, "plaza": MINE, "deniers": 0}, ALONE)
    work(s)
    assert s.purse[0] == row("market-1")["n"]


@each_card(cards("stand-up"))
def test_bishop_stands_the_lying_up(slug: str) -> None:
    district = {"c3": slug, "c2": "hospital-1", "b3": {"cards": ["market-1"], "citizens": {"yellow": 1}}}
    s = table({"district": district, "plaza": {"white": 1}, "lying": {"red": 2, "white": 1}}, ALONE)
    work(s, "c2")
    assert offered(s, 0) == ["done", "slot c3"]
    play(s, 0, "slot c3")
    assert citizens(s, 0) == ([0, 1, 2], [0, 0, 0])


@each_card(cards("twice"))
def test_priest_allows_a_second_action(slug: str) -> None:
    district = {"c3": slug, "c2": "hospital-1", "b3": "market-1", "b4": "quarry-1"}
    s = table({"district": district, "plaza": {"white": 3, "yellow": 2}}, ALONE)
    for _ in range(2):
        assert "slot c2" in offered(s, 0)
        work(s, "c2")
        play(s, 1, "gather")
    assert "slot c2" not in offered(s, 0)
    work(s, "b3")
    play(s, 1, "gather")
    assert ("slot b3" in offered(s, 0)) == ("yellow" in row(slug)["colours"])


def test_two_priests_allow_no_third_action_and_a_worked_card_is_not_free() -> None:
    district = {"c3": {"cards": ["hospital-1"], "citizens": {"white": 2}}, "c2": "priest-1", "b3": "priest-2"}
    s = table({"district": district, "plaza": {"white": 1}}, ALONE)
    assert "slot c3" not in offered(s, 0)
    district["c3"] = {"cards": ["hospital-1"], "citizens": {"white": 1}}
    s = table({"district": district, "plaza": {"white": 1}}, {"district": {"c3": "bridge-1"}}, active=1, agenda=ASK_ONE)
    work(s)
    assert s.active == 0  # the Bridge copies only free buildings, and there was none


ASK_ONE: list[Doc] = [{"step": "EndTurn"}, {"step": "TakeAction", "seat": 1}]
QUEUE = [{"event": "cassel", "deniers": 3}, {"event": "crusade"}, {"event": "plague", "deniers": 1}]


@each_card(cards("fight-on-prestige"))
def test_knight_fights_when_a_prestige_building_is_placed(slug: str) -> None:
    mine: Doc = {"district": {"c3": slug}, "hand": ["mint", "farm-1"], "deniers": 9}
    s = table(mine, ALONE, queue=QUEUE, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card mint", "slot c2")
    assert offered(s, 0) == ["done", "slot c3"]
    play(s, 0, "slot c3")
    assert offered(s, 0) == ["event 1", "event 3"]
    play(s, 0, "event 1")
    assert hand(s, 0) == ["farm-1", "cassel"] and s.purse[0] == 9 - row("mint")["deniers"] + 3
    s = table(mine, ALONE, queue=QUEUE, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card farm-1", "slot c2")
    assert asked(s) == "TakeAction"


@each_card(cards("fight-on-even", "fight-on-even-gain"))
def test_errant_knight_fights_at_every_second_red_citizen(slug: str) -> None:
    district = {"c3": slug, "c2": "ballista-1", "c4": {"cards": ["barracks-1"], "grey": 1}, "b3": "barracks-2"}
    s = table({"district": district, "plaza": {"red": 2}, "deniers": 0}, ALONE, queue=QUEUE, options=EXPANSION)
    work(s, "c2")
    play(s, 0, "decline")
    assert offered(s, 0) == ["done", "slot c3"]
    play(s, 0, "slot c3", "event 1")
    assert hand(s, 0) == ["cassel"]
    assert s.purse[0] == (3 if row(slug)["effect"].endswith("gain") else 0)
    play(s, 1, "gather")
    work(s, "b3")
    if asked(s) == "ChooseRecruit":
        play(s, 0, "decline")
    assert asked(s) == "TakeAction" and s.active == 1  # the third citizen brings nothing


@each_card(cards("extra-activation"))
def test_monk_and_templar_send_a_second_white_citizen(slug: str) -> None:
    colour = row(slug)["colours"][0]
    other = {"yellow": "market-1", "red": "fort-1"}[colour]
    district = {"c3": slug, "c2": "library-1", "b3": other, "b4": "market-2", "c4": "journeyman-1"}
    s = table({"district": district, "plaza": {"white": 2}, "deniers": 0}, ALONE, queue=QUEUE, options=EXPANSION)
    work(s, "c2")
    play(s, 0, "decline")
    assert offered(s, 0) == ["done", "slot c3"]
    play(s, 0, "slot c3")
    assert offered(s, 0) == ["slot b3"]
    play(s, 0, "slot b3")
    slot = next(slot for slot in s.view(0)["players"][0]["district"] if slot["slot"] == "b3")
    assert slot["citizens"]["white"] == 1
    if colour == "yellow":
        assert s.purse[0] == row("journeyman-1")["n"] + row("market-1")["n"]
    else:
        assert offered(s, 0) == ["decline", "event 1", "event 3"]


def test_a_templars_white_citizen_is_no_red_one() -> None:
    district = {
        "c3": "templar-1",
        "c2": "library-1",
        "b3": "ballista-1",
        "b2": "knight-x1",
        "b4": {"cards": ["barracks-1"], "citizens": {"red": 1}},
    }
    s = table({"district": district, "plaza": {"white": 2}, "deniers": 0}, ALONE, queue=QUEUE, options=EXPANSION)
    work(s, "c2")
    play(s, 0, "decline", "slot c3", "slot b3", "decline")
    assert s.active == 1


@each_card(cards("gain-on-gather"))
def test_senator_pays_at_every_gathering(slug: str) -> None:
    s = card_table(slug, {"district": {"c3": slug}, "deniers": 0}, ALONE)
    play(s, 0, "gather")
    assert s.purse[0] == row(slug)["n"]
    s = card_table(slug, {"district": {"c3": {"cards": [slug], "damaged": True}}, "deniers": 0}, ALONE)
    play(s, 0, "gather")
    assert s.purse[0] == 0 and not s.work[12]


@each_card(cards("earn-rate"))
def test_mercenary_raises_what_red_citizens_earn(slug: str) -> None:
    for sent, each in (("red", row(slug)["n"]), ("white", 2)):
        s = card_table(slug, {"district": {"c3": slug}, "plaza": MINE, "deniers": 0}, ALONE)
        play(s, 0, f"earn {sent} 2")
        assert s.purse[0] == 2 * each
