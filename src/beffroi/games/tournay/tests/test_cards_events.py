"""Every event by its rule, and the ramparts against them."""

from __future__ import annotations

import pytest

from beffroi.games.tournay.encoding import COLOURS, DAMAGED, FIRST_EVENT
from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.state import Tournay
from beffroi.games.tournay.tests.support import MINE, NONE, asked, citizens, each_card, hand, offered, play, table
from beffroi.kernel.state import Doc

EVENTS = list(FIGURES.packaged["event"])
OF_TYPE = {
    name: [slug for slug in EVENTS if FIGURES.packaged["event"][slug]["type"] == name]
    for name in ("lay-citizen", "majority")
}
DISTRICT = {
    "c3": "market-1",
    "c2": "hospital-1",
    "c4": "fort-1",
    "b3": "port-1",
    "d3": "mint",
    "b2": "bridge-1",
    "d4": "road-1",
}


def strike(slug: str, deniers: int, *players: Doc, ballista: bool = False) -> Tournay:
    """An event with some deniers on it reaches the players."""
    others = [name for name in EVENTS if name != slug][:2]
    meet = {"step": "MeetEvent", "caller": 0, "place": 0, "ballista": ballista}
    queue = [{"event": slug, "deniers": deniers}, {"event": others[0]}, {"event": others[1]}]
    return table(*players, queue=queue, agenda=[{"step": "EndTurn"}, meet])


@each_card(EVENTS)
def test_every_event_strikes_once_for_each_denier(slug: str) -> None:
    mine: Doc = {"district": DISTRICT, "plaza": MINE, "deniers": 5}
    theirs: Doc = {"district": {"c3": "farm-1"}, "plaza": {"red": 1, "white": 1, "yellow": 1}, "deniers": 1}
    s = strike(slug, 2, mine, theirs)
    kind, colour = FIGURES.packaged["event"][slug]["type"], FIGURES.packaged["event"][slug].get("target")
    if kind == "lose-denier":
        assert s.purse == [3, 0]
    elif kind == "majority":
        assert s.purse == [5 + 2 * 2, 1]
    elif kind == "lay-citizen" and colour in COLOURS:
        target = COLOURS.index(colour)
        assert citizens(s, 0)[1][target] == 2 and citizens(s, 1)[1][target] == 1
        assert sum(citizens(s, 0)[1]) == 2 and sum(citizens(s, 1)[1]) == 1
    elif kind == "lay-citizen":
        assert offered(s, 0) == [f"colour {colour}" for colour in COLOURS]
        play(s, 0, "colour white")
        assert offered(s, 0) == ["colour white", "colour red"]
        play(s, 0, "colour red")
        assert citizens(s, 0)[1] == [0, 1, 1] and s.waiting() == [1]
    else:
        assert kind == "damage"
        check_damage(s, colour)


def check_damage(s: Tournay, colour: str) -> None:
    damaged = [work for work in s.work[:25] if work == DAMAGED]
    if colour in COLOURS:
        assert len(damaged) == 2 and s.work[25 + 12] == (DAMAGED if colour == "yellow" else 0)
        return
    assert asked(s) == "DamageCard" and "slot d3" not in offered(s, 0)
    play(s, 0, "slot c3", "slot c4")
    assert s.work[12] == s.work[17] == s.work[25 + 12] == DAMAGED


def test_own_choice_among_free_cards_of_the_colour() -> None:
    slug = next(
        name
        for name in EVENTS
        if FIGURES.packaged["event"][name]["type"] == "damage" and FIGURES.packaged["event"][name]["target"] != "any"
    )
    colour = FIGURES.packaged["event"][slug]["target"]
    pair = {
        "yellow": ("market-1", "farm-1", "port-1"),
        "white": ("bridge-1", "priest-1", "prior-1"),
        "red": ("fort-1", "road-1", "knight-1"),
    }
    first, second, third = pair[colour]
    district = {"c3": first, "c2": second, "b3": {"cards": [third], "damaged": True}}
    s = strike(slug, 1, {"district": district}, {})
    assert offered(s, 0) == ["slot c2", "slot c3"]


@pytest.mark.parametrize("slug", OF_TYPE["majority"])
def test_a_tie_pays_all_and_a_rampart_keeps_out_but_counts(slug: str) -> None:
    s = strike(slug, 1, {"deniers": 0, "plaza": MINE}, {"deniers": 0, "plaza": MINE})
    assert s.purse == [2, 2]
    rampart = next(name for name in EVENTS[::-1] if name != slug)
    s = strike(
        slug, 1, {"deniers": 0, "plaza": MINE}, {"deniers": 0, "plaza": NONE, "district": DISTRICT, "hand": [rampart]}
    )
    play(s, 1, f"rampart {rampart}")
    assert s.purse[1] == 0


def test_prestige_cards_count_for_the_majority() -> None:
    """All visible cards of the colour are counted, prestige buildings too."""
    slug = OF_TYPE["majority"][0]
    card = {"yellow": "mint", "white": "saint-brice", "red": "tour-henry-viii"}[
        FIGURES.packaged["event"][slug]["target"]
    ]
    s = strike(slug, 1, {"deniers": 0, "plaza": MINE, "district": {"c3": card}}, {"deniers": 0, "plaza": MINE})
    assert s.purse == [2, 0]


def test_a_crier_puts_a_coin_on_each_event_and_all_ramparts_may_be_used() -> None:
    queue = [{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}]
    s = table(
        {"deniers": 9, "hand": ["crusade", "plague"]},
        {"deniers": 9},
        queue=queue,
        agenda=[{"step": "EndTurn"}, {"step": "CryEvents", "crier": 0}],
    )
    play(s, 0, "rampart crusade", "rampart plague")
    assert s.coins == [1, 1, 1] and s.purse == [8, 6]
    assert len(s.piles[0]) == 2 and hand(s, 0) == []
    assert s.scores()[0]["ramparts"] == 2


def test_events_reach_the_players_from_the_active_one_on() -> None:
    step = {"step": "CryEvents", "crier": 1}
    players = [{"hand": [name]} for name in ("crusade", "plague", "heresy")]
    queue = [{"event": "cassel"}, {"event": "brigands"}, {"event": "drought"}]
    s = table(*players, queue=queue, active=1, agenda=[{"step": "EndTurn"}, step])
    order = []
    for _ in range(3):
        order.append(s.waiting()[0])
        play(s, s.waiting()[0], "endure")
    assert order == [1, 2, 0]


def test_a_fight_costs_two_citizens_where_deniers_are_lost() -> None:
    colour = FIGURES.packaged["event"]["cassel"]["fight"]
    queue = [{"event": "cassel", "deniers": 2}, {"event": "brigands"}, {"event": "drought"}]
    s = table({"plaza": {colour: 2}, "deniers": 1}, {"plaza": NONE}, queue=queue)
    play(s, 0, "event 1")
    assert s.purse[0] == 1 and sum(citizens(s, 0)[1]) == 2
    s = table({"plaza": {colour: 1}, "deniers": 1}, {"plaza": MINE}, queue=queue)
    assert "event 1" not in offered(s, 0)  # the second citizen would have to be hired


def test_an_empty_event_deck_leaves_a_gap_that_a_returned_card_fills() -> None:
    cards = EVENTS[3:]
    queue = [{"event": name, "deniers": 1} for name in EVENTS[:3]]
    players: list[Doc] = [
        {"ramparts": cards[4:], "hand": cards[:4], "district": {"c3": "fort-1"}, "plaza": MINE},
        {"plaza": NONE},
    ]
    s = table(*players, queue=queue)
    play(s, 0, "slot c3", "event 2")
    assert s.queue[1] == -1 and s.decks[9] == ()
    assert asked(s) == "TrimHand"
    play(s, 0, f"card {cards[0]}")
    assert s.queue[1] == FIRST_EVENT + 3 and s.coins[1] == 0


def test_a_ballista_does_not_reach_its_owner_nor_its_shield() -> None:
    s = strike("cassel", 1, {"deniers": 5, "hand": ["crusade"]}, {"deniers": 5}, ballista=True)
    assert s.purse == [5, 4] and hand(s, 0) == ["crusade"]
