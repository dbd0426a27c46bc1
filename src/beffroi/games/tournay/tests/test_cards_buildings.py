"""Every building by its rule."""

from __future__ import annotations

from beffroi.games.tournay.encoding import COLOURS, DECK_SLUGS
from beffroi.games.tournay.figures import FIGURES
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


def me(slug: str, **more: object) -> Doc:
    return {"district": {"c3": slug}, "plaza": MINE, "deniers": 10, **more}


@each_card(cards("gain"))
def test_gain(slug: str) -> None:
    s = card_table(slug, me(slug), ALONE)
    work(s)
    assert s.purse[0] == 10 + row(slug)["n"]


@each_card(cards("gain-empty", "gain-occupied"))
def test_gain_for_slots(slug: str) -> None:
    s = card_table(slug, me(slug, district={"c3": slug, "b3": ["fort-1", "road-1"]}), ALONE)
    work(s)
    assert s.purse[0] - 10 == (7 if slug in cards("gain-empty") else 2)


COUNTED = {"gain-couples": 1, "gain-standing": 5, "gain-best-class": 2, "gain-lying": 3}


@each_card(cards(*COUNTED))
def test_gain_for_citizens_after_the_worker_left(slug: str) -> None:
    s = card_table(slug, me(slug, lying={"red": 2, "white": 1}), ALONE)
    work(s)
    assert s.purse[0] == 10 + COUNTED[row(slug)["effect"]] * row(slug)["n"]


@each_card(cards("draw"))
def test_draw_by_the_classic_rule(slug: str) -> None:
    s = card_table(slug, me(slug), ALONE)
    work(s)
    decks = [f"draw {colour}-{row(slug)['level']}" for colour in row(slug)["colours"]]
    assert offered(s, 0) == ["decline", *decks]
    before = citizens(s, 0)
    play(s, 0, decks[0])
    assert asked(s) == "KeepCard"
    play(s, 0, offered(s, 0)[0])
    assert len(hand(s, 0)) == 1 and citizens(s, 0) == before


def test_a_draw_may_be_declined_for_the_characters() -> None:
    s = table(me("barn-1", district={"c3": "barn-1", "c2": "journeyman-1"}), ALONE)
    work(s)
    play(s, 0, "decline")
    assert hand(s, 0) == [] and s.purse[0] == 11


@each_card(cards("take-two"))
def test_take_the_first_two_cards(slug: str) -> None:
    name = f"{row(slug)['colours'][0]}-{row(slug)['level']}"
    top = next(card for card, item in FIGURES.packaged["card"].items() if item["deck"] == name and card != slug)
    s = card_table(slug, me(slug), ALONE, decks={name: {"cards": [top], "face_up": True}})
    work(s)
    play(s, 0, f"draw {name}")
    assert len(hand(s, 0)) == 2 and hand(s, 0)[0] == top
    assert not s.face_up >> DECK_SLUGS.index(name) & 1


def test_a_crier_among_two_taken_cards_is_replaced_and_calls_afterwards() -> None:
    s = table(me("bishopric-1"), ALONE, decks={"white-2": {"cards": ["prior-2", "crier-white-2", "bridge-2"]}})
    work(s)
    play(s, 0, "draw white-2")
    assert hand(s, 0) == ["prior-2", "bridge-2"]
    assert s.criers() == 1 and s.coins == [1, 1, 1]


@each_card(cards("recruit"))
def test_recruit(slug: str) -> None:
    s = card_table(slug, me(slug), ALONE)
    work(s)
    assert offered(s, 0) == ["decline"] + [f"colour {colour}" for colour in row(slug)["colours"]]
    colour = COLOURS.index(row(slug)["colours"][-1])
    standing = citizens(s, 0)[0][colour]
    play(s, 0, offered(s, 0)[-1])
    assert s.purse[0] == 10 - row(slug)["price"]
    assert citizens(s, 0)[0][colour] == standing + 1


def test_nobody_is_recruited_from_an_empty_reserve_or_purse() -> None:
    s = table(me("dwelling-1", plaza={"yellow": 5}), {"plaza": {"yellow": 2}})
    work(s)
    assert s.active == 1
    s = table(me("dwelling-1", deniers=2), ALONE)
    work(s)
    assert s.active == 1


@each_card(cards("copy", "copy-free"))
def test_copy(slug: str) -> None:
    theirs = {
        "c3": "market-2",
        "b3": {"cards": ["quarry-2"], "citizens": {"yellow": 1}},
        "d3": {"cards": ["farm-1"], "damaged": True},
        "c2": "hospital-1",
        "c4": "fort-2",
        "b2": "journeyman-2",
        "d4": "mint",
    }
    s = table(me(slug), {"district": theirs, "deniers": 0})
    work(s)
    places = {"yellow": ["c3"], "white": ["c2"], "red": ["c4"]}
    want = {f"site 1 {place}" for colour in row(slug)["colours"] for place in places[colour]}
    if row(slug)["effect"] == "copy" and "yellow" in row(slug)["colours"]:
        want.add("site 1 b3")
    assert set(offered(s, 0)) == {"decline", *want}


def test_a_copy_works_for_its_user_with_his_characters() -> None:
    """The Bridge is white: the Prior beside it pays, the copied building's own characters and colour don't count."""
    mine = {"c3": "bridge-1", "c2": "prior-1", "b3": "tax-collector-1"}
    theirs = {"c3": "market-1", "c2": "journeyman-2"}
    s = table(me("bridge-1", district=mine), {"district": theirs, "deniers": 5, "plaza": NONE})
    work(s)
    play(s, 0, "site 1 c3")
    assert s.purse == [10 + row("market-1")["n"] + row("prior-1")["n"], 5]
    assert s.work[25 + 12] == 0


def test_a_copier_may_be_copied_but_no_card_twice_in_a_chain() -> None:
    theirs = {"c3": "bridge-2", "c2": "port-1", "b3": "market-1"}
    s = table(me("bridge-1"), {"district": theirs, "plaza": NONE})
    work(s)
    play(s, 0, "site 1 c3")
    assert set(offered(s, 0)) == {"decline", "site 1 c2", "site 1 b3"}
    play(s, 0, "site 1 c2")
    assert offered(s, 0) == ["decline", "site 1 b3"]
    play(s, 0, "site 1 b3")
    assert s.purse[0] == 10 + row("market-1")["n"]


QUEUE = [{"event": "cassel", "deniers": 3}, {"event": "crusade"}, {"event": "plague", "deniers": 1}]


@each_card(cards("fight", "fight-gain", "fight-idle"))
def test_fight_without_price(slug: str) -> None:
    s = table(me(slug), ALONE, queue=QUEUE)
    work(s)
    idle = row(slug)["effect"] == "fight-idle"
    assert offered(s, 0) == (["decline", "event 2"] if idle else ["decline", "event 1", "event 3"])
    play(s, 0, offered(s, 0)[1])
    assert hand(s, 0) == ["crusade" if idle else "cassel"]
    assert s.purse[0] == 10 + (3 if row(slug)["effect"] == "fight-gain" else 0)


@each_card(cards("ballista"))
def test_ballista(slug: str) -> None:
    """All coins first, then the events strike the others; the gunner is spared."""
    queue = [{"event": "cassel", "deniers": 1}, {"event": "brigands"}, {"event": "drought"}]
    s = table(me(slug), {"plaza": NONE, "deniers": 10}, queue=queue)
    work(s)
    play(s, 0, "event 1", "event 2")
    if asked(s) == "AimBallista":
        play(s, 0, "event 3")
    assert s.coins == [2, 1, row(slug)["n"] - 2]
    assert s.purse == [10, 10 - 2 - 1 - (row(slug)["n"] - 2)]


def test_a_ballista_lets_a_good_event_reach_its_owner_and_a_rampart_protects() -> None:
    queue = [{"event": "procession", "deniers": 1}, {"event": "brigands"}, {"event": "drought"}]
    s = table(me("ballista-1", plaza={"red": 1, "white": 5}), {"deniers": 5, "hand": ["crusade"]}, queue=queue)
    target = FIGURES.packaged["event"]["procession"]["target"]
    work(s)
    play(s, 0, "event 1", "event 2")
    assert asked(s) == "Shelter" and s.waiting() == [1]
    play(s, 1, "endure", "rampart crusade")
    assert s.purse[1] == 5 + (0 if target == "white" else 4)
    assert s.purse[0] == 10 + (4 if target == "white" else 0)


@each_card(cards("abbey"))
def test_abbey(slug: str) -> None:
    level = row(slug)["level"]
    s = card_table(slug, me(slug), ALONE, decks={f"red-{level}": {"cards": [f"crier-red-{level}"]}})
    work(s)
    assert offered(s, 0) == ["decline"] + [f"draw {colour}-{level}" for colour in COLOURS]
    play(s, 0, f"draw red-{level}")
    assert s.criers() == 1 and s.coins == [1, 1, 1]
    play(s, 0, f"draw yellow-{level}")
    assert offered(s, 0) == [f"draw {colour}-{level}" for colour in COLOURS]
    play(s, 0, f"draw white-{level}")
    assert len(hand(s, 0)) == 2
    assert s.face_up == 1 << (level - 1) * 3 + 1


@each_card(cards("catapult"))
def test_catapult_damages_and_shields(slug: str) -> None:
    theirs = {"c3": "market-1", "c2": "mint", "b3": {"cards": ["farm-1"], "citizens": {"yellow": 1}}, "d3": "prior-1"}
    third = {"district": {"c3": "barn-1"}, "plaza": NONE}
    s = card_table(slug, me(slug), {"district": theirs, "plaza": NONE}, third)
    work(s)
    assert offered(s, 0) == ["decline", "site 1 c3", "site 1 d3"]
    play(s, 0, "site 1 d3", "site 2 c3")
    view = s.view(0)["players"]
    assert view[1]["district"][3]["damaged"] and view[2]["district"][0]["damaged"]
    crier = card_table(
        slug,
        me(slug, district={"c3": {"cards": [slug], "grey": 1}}),
        ALONE,
        queue=[{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}],
        agenda=[{"step": "EndTurn"}, {"step": "CryEvents", "crier": 0}],
    )
    assert offered(crier, 0) == ["endure", "shield"]
    play(crier, 0, "endure", "shield")
    assert crier.purse[0] == 8  # the second event is ignored, the third can't be any more
    assert crier.piles[0] == ()


@each_card(cards("levy"))
def test_manor_levies_what_there_is(slug: str) -> None:
    rich = {
        "district": {"c3": "market-1", "c2": ["farm-1", "port-1"], "b3": "journeyman-1", "d3": "belfry"},
        "deniers": 9,
    }
    poor = {"district": {"c3": "barn-1", "c2": "quarry-2"}, "deniers": 1}
    s = table(me(slug), {**rich, "plaza": NONE}, {**poor, "plaza": NONE}, options=EXPANSION)
    work(s)
    assert offered(s, 0) == ["decline", "colour yellow"]
    play(s, 0, "colour yellow")
    assert s.purse == [13, 7, 0]


@each_card(cards("richest-pays"))
def test_audience_hall(slug: str) -> None:
    """The richest are judged with the user, who does not pay himself; nobody gives more than he has."""
    assert row(slug)["n"] == 3
    for purses, after in (
        ((4, 9, 9), (10, 6, 6)),
        ((9, 9, 2), (12, 6, 2)),
        ((9, 3, 8), (9, 3, 8)),
        ((0, 2, 1), (2, 0, 1)),
    ):
        players = [{"deniers": deniers, "plaza": NONE} for deniers in purses]
        players[0] = me(slug, deniers=purses[0])
        s = table(*players, options=EXPANSION)
        work(s)
        assert tuple(s.purse) == after


def test_a_hired_citizen_leaves_a_grey_token_and_gathering_frees_all() -> None:
    s = table(me("market-1", plaza=NONE), {"plaza": {"yellow": 1}, "deniers": 0})
    play(s, 0, "slot c3")
    assert s.purse == [10 - 2 + 5, 2] and citizens(s, 1) == ([0, 0, 0], [1, 0, 0])
    slot = s.view(0)["players"][0]["district"][0]
    assert slot["grey"] == 1 and not slot["free"]
    play(s, 1, "gather")
    assert s.active == 0 and "slot c3" not in offered(s, 0)
    play(s, 0, "gather")
    assert s.view(0)["players"][0]["district"][0]["free"]
