"""The table of figures against what the rulebook's annex prints of every card of the base game."""

from __future__ import annotations

import pytest

from beffroi.games.tournay.encoding import COLOURS
from beffroi.games.tournay.figures import FIGURES
from beffroi.games.tournay.tests.support import row

# Level I and II: a card, its price, its points, and the figure of its effect where it has one
# (deniers, the price of a citizen, the level of a deck, events); × copies.
LEVELS = {
    "yellow-1": "architect-1 1 1 1 | quarry-1 1 1 4 | journeyman-1 1 1 1 | alderman-1 1 1 2 | farm-1 1 0 1 | "
    "barn-1 1 1 2 | dwelling-1 1 1 3 | market-1 1 0 5 | port-1 1 1",
    "white-1": "library-1 1 1 2 | archive-1 1 0 1 | bishopric-1 1 0 2 | bishop-1 1 1 | hospital-1 1 1 4 | "
    "monastery-1 1 0 3 | bridge-1 1 0 | priest-1 1 1 | prior-1 1 0 2",
    "red-1": "arsenal-1 1 1 2 | advocate-1 1 1 2 | ballista-1 1 1 2 | barracks-1 1 1 3 | knight-1 1 1 | "
    "fort-1 1 1 ×2 | tax-collector-1 1 1 1 | road-1 1 1",
    "yellow-2": "architect-2 3 1 2 | quarry-2 3 2 5 | journeyman-2 3 0 2 | alderman-2 3 2 4 | barn-2 3 1 3 | "
    "dwelling-2 3 2 2 | market-2 3 1 6 | toll-2 3 0 1 | port-2 3 1",
    "white-2": "augustinian-2 3 2 2 | library-2 3 0 3 | archive-2 3 0 2 | bishopric-2 3 1 3 | convent-2 3 2 2 | "
    "monastery-2 3 0 2 | bridge-2 3 0 | priest-2 3 1 | prior-2 3 0 3",
    "red-2": "arsenal-2 3 1 3 | advocate-2 3 2 3 | ballista-2 3 2 3 | bastion-2 3 1 | barracks-2 3 2 2 | "
    "fort-2 3 1 ×2 | road-2 3 1 | tax-collector-2 3 2 2",
}
# Level III: a card, its price (deniers, X a citizen, + a card), its points to builders and to others; × copies.
PRESTIGE = {
    "yellow-3": "belfry 5 4 2 | cloth-hall X 2 1 ×2 | mint 5 2 1 ×2 | city-hall 2+ 2 1 ×2 | tour-des-six 5 2 1 ×2",
    "white-3": "cathedral 20 8 0 | la-madeleine 2+ 2 1 ×2 | saint-brice 5 4 2 | saint-jacques X 2 1 ×2 | "
    "saint-nicolas 5 3 1 | saint-quentin 2+ 2 1 ×2",
    "red-3": "pont-des-trous 5 3 1 | porte-de-la-vigne 2+ 2 1 ×2 | tour-d-arras 5 2 1 ×2 | "
    "tour-henry-viii 5 2 1 ×2 | tour-saint-georges X 2 1 ×2",
}
EVENTS = {
    "lay-citizen": {"bouvines", "excommunication", "plague", "crusade"},
    "majority": {"great-fair", "procession", "royal-visit"},
    "damage": {"courtrai", "william", "heresy", "normans"},
    "lose-denier": {"cassel", "brigands", "marauders", "drought"},
}


def lines(text: str) -> dict[str, tuple[list[str], int]]:
    """By card its figures and its copies."""
    found = {}
    for line in text.split(" | "):
        slug, *figures = line.split()
        copies = int(figures.pop()[1:]) if figures[-1].startswith("×") else 1
        found[slug] = (figures, copies)
    return found


def base_cards(deck: str) -> set[str]:
    return {slug for slug, item in FIGURES.packaged["card"].items() if item["deck"] == deck and item["set"] == "base"}


@pytest.mark.parametrize("deck", LEVELS)
def test_cards_of_level_one_and_two(deck: str) -> None:
    printed = lines(LEVELS[deck])
    assert set(printed) == base_cards(deck)
    for slug, (figures, copies) in printed.items():
        found = row(slug)
        effect = [str(found[key]) for key in ("n", "price", "level") if key in found]
        assert [str(found["deniers"]), str(found["points"]), *effect] == figures, slug
        assert found["copies"] == copies, slug


@pytest.mark.parametrize("deck", PRESTIGE)
def test_prestige_buildings(deck: str) -> None:
    printed = lines(PRESTIGE[deck])
    assert set(printed) == base_cards(deck)
    for slug, (figures, copies) in printed.items():
        found = row(slug)
        price = "X" if "citizen" in found else f"{found['deniers']}{'+' * found.get('cards', 0)}"
        assert [price, str(found["owner"]), str(found["others"])] == figures, slug
        assert found.get("citizen", deck.split("-")[0]) == deck.split("-")[0], slug
        assert found["copies"] == copies, slug


def test_events_by_what_they_do() -> None:
    for kind, slugs in EVENTS.items():
        assert {slug for slug, item in FIGURES.packaged["event"].items() if item["type"] == kind} == slugs
    for slug, item in FIGURES.packaged["event"].items():
        assert item["citizens"] == (2 if slug in EVENTS["lose-denier"] else 1)
        own_choice = slug in ("crusade", "normans")
        assert slug in EVENTS["lose-denier"] or (item["target"] == "any") == own_choice
        assert item["fight"] in COLOURS
