"""Every prestige building: its price, what it counts, and for whom."""

from __future__ import annotations

import pytest

from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.tests.support import NONE, citizens, deck, each_card, hand, offered, play, row, table
from beffroi.kernel.state import Doc

PRESTIGE = [slug for slug, item in FIGURES.packaged["card"].items() if item["sort"] == "prestige"]
MINE: Doc = {
    "deniers": 9,
    "plaza": {"yellow": 2, "white": 1, "red": 1},
    "lying": {"white": 1},
    "ramparts": ["crusade", "plague"],
}
AROUND: Doc = {
    "b2": "market-1",
    "c2": ["farm-1", "port-2"],
    "d2": "journeyman-1",
    "b3": {"cards": ["hospital-1"], "citizens": {"white": 1}},
    "d3": "prior-1",
    "b4": "fort-1",
    "d4": "belfry",
}
COUNTS = {  # of the district above, with the building itself in the middle
    "flat": 1,
    "card-sets": 1,
    "deniers": 2,
    "characters": 2,
    "prestige": 2,
    "citizen-sets": 1,
    "buildings": 3,
    "ramparts": 2,
}
BY_COLOUR = {"cards": {"yellow": 3, "white": 2, "red": 1}, "citizens": {"yellow": 2, "white": 3, "red": 1}}


def expected(slug: str) -> int:
    effect = row(slug)["effect"]
    return COUNTS[effect] if effect in COUNTS else BY_COLOUR[effect][row(slug)["colours"][0]]


@each_card(PRESTIGE)
def test_what_it_counts_for_builders_and_others(slug: str) -> None:
    around = {name: card for name, card in AROUND.items() if card != slug}
    built = {**MINE, "district": {**around, "c3": slug}}
    count = expected(slug)
    assert table(built, {}).scores()[0][slug] == min(12, count * row(slug)["owner"])
    far: Doc = {"plaza": NONE, "district": {"c3": slug}}
    others = count - 1 if row(slug)["effect"] == "prestige" else count  # itself stands in the other district
    assert table({**MINE, "district": around}, far).scores()[0][slug] == min(12, others * row(slug)["others"])


def test_a_covered_building_scores_as_if_another_had_built_it() -> None:
    covered = {"c3": ["mint", "market-1"]}
    assert "mint" not in table({"deniers": 8, "district": covered}, {}).scores()[0]
    first, second = table({"deniers": 8, "district": covered}, {"deniers": 8, "district": {"c3": "mint"}}).scores()
    assert first["mint"] == 2 * row("mint")["others"] and second["mint"] == 2 * row("mint")["owner"]


@pytest.mark.parametrize("slug", [slug for slug in PRESTIGE if "citizen" in row(slug)])
def test_price_of_a_citizen_from_anywhere(slug: str) -> None:
    colour = row(slug)["citizen"]
    building = {"yellow": "market-1", "white": "hospital-1", "red": "fort-1"}[colour]
    mine = {
        "hand": [slug],
        "plaza": {colour: 1},
        "lying": {colour: 1},
        "deniers": 0,
        "district": {"c3": {"cards": [building], "citizens": {colour: 1}}},
    }
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    reserve = sum(s.reserve)
    play(s, 0, f"card {slug}")
    assert offered(s, 0) == ["plaza", "lying", "slot c3"]
    play(s, 0, "slot c3")
    assert sum(s.reserve) == reserve + 1
    play(s, 0, "slot c2")
    assert s.view(0)["players"][0]["district"][1]["free"]
    assert citizens(s, 0)[0].count(1) == 1
    s = table({"hand": [slug], "plaza": NONE}, {}, agenda=[{"step": "BeginTurn"}])
    assert offered(s, 0) == ["no card"]


@pytest.mark.parametrize("slug", [slug for slug in PRESTIGE if row(slug).get("cards")])
def test_price_of_a_card_from_hand_or_district(slug: str) -> None:
    district = {"c3": "market-1", "c2": ["fort-1", "road-1"], "c4": "prior-1"}
    mine = {"hand": [slug, "farm-1", "crusade"], "deniers": 5, "district": district}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, f"card {slug}")
    assert s.purse[0] == 5 - row(slug)["deniers"]
    assert offered(s, 0) == ["card farm-1", "slot c2", "slot c3", "slot c4"]
    play(s, 0, "slot c3")
    assert deck(s, 0)[-1] == "market-1"
    assert set(offered(s, 0)) >= {"slot c3", "slot b2", "slot d4", "slot c2", "slot c4"}
    play(s, 0, "slot c3")
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, f"card {slug}", "card farm-1", "slot b3")
    assert deck(s, 0)[-1] == "farm-1" and hand(s, 0) == ["crusade"]


def test_a_district_given_up_begins_anew_in_the_middle() -> None:
    mine = {"hand": ["city-hall"], "deniers": 2, "district": {"d3": {"cards": ["market-1"], "citizens": {"yellow": 1}}}}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card city-hall", "slot d3")
    assert offered(s, 0) == ["slot c3"]
    assert citizens(s, 0)[1] == [1, 0, 0]
    play(s, 0, "slot c3")
    assert s.shape[0] == 1 << 12


def test_a_district_that_lost_its_edge_may_grow_to_that_side_again() -> None:
    mine = {"hand": ["city-hall"], "deniers": 2, "district": {"c3": "market-1", "d3": "fort-1", "e3": "prior-1"}}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card city-hall", "slot c3")
    rows = {name[-1] for name in offered(s, 0)}
    columns = sorted({name[-2] for name in offered(s, 0)})
    assert rows == {"2", "3", "4"} and columns == ["b", "c", "d", "e"][-4:] and len(offered(s, 0)) == 2 * 2 + 2 + 2


def test_no_second_building_of_the_same_name_unless_the_first_pays_for_it() -> None:
    s = table(
        {"hand": ["mint"], "deniers": 9, "district": {"c3": ["mint", "market-1"]}}, {}, agenda=[{"step": "BeginTurn"}]
    )
    assert offered(s, 0) == ["no card"]
    mine: Doc = {"hand": ["city-hall", "farm-1"], "deniers": 9, "district": {"c3": "city-hall", "c2": "fort-1"}}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card city-hall")
    assert offered(s, 0) == ["slot c3"]
    play(s, 0, "slot c3", "slot b3")
    assert deck(s, 6)[-1] == "city-hall" and len(s.visible(0)) == 2


def test_a_stack_that_gave_up_its_top_keeps_its_order() -> None:
    mine: Doc = {"hand": ["city-hall"], "deniers": 2, "district": {"c3": ["fort-1", "road-1", "fort-1", "arsenal-1"]}}
    s = table(mine, {}, agenda=[{"step": "BeginTurn"}])
    play(s, 0, "card city-hall", "slot c3")
    assert s.view(0)["players"][0]["district"][0]["cards"] == ["fort-1", "road-1", "fort-1"]
