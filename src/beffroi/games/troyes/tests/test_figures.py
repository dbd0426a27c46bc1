"""The table of figures and a host's own file."""

from __future__ import annotations

import pytest

from beffroi.games.troyes import GAME
from beffroi.games.troyes.figures import FIGURES
from beffroi.games.troyes.pieces import CITY_HALL, PALACE
from beffroi.games.troyes.royal.rows import best_slots
from beffroi.games.troyes.ruleset import ruleset_of
from beffroi.kernel.errors import BadRequest


def test_every_card_has_its_figures_and_marks() -> None:
    for slug, entry in FIGURES.table()["activity"].items():
        assert {"colour", "level", "cost", "divisor", "slots", "marks"} <= set(entry), slug
    for slug, entry in FIGURES.table()["event"].items():
        assert {"fight", "divisor", "banners", "points", "black-dice", "marks"} <= set(entry), slug
    for group in FIGURES.table().values():
        for entry in [group] if "marks" in group else group.values():
            assert set(entry["marks"]) <= set(entry)
            assert set(entry["marks"].values()) <= {"R", "X", "P"}


def test_there_are_as_many_cards_as_in_the_box() -> None:
    ruleset = ruleset_of(GAME.setup(4, {}))
    assert len([card for card in ruleset.activities if not card.bonus]) == 27
    assert len([card for card in ruleset.activities if card.bonus]) == 3
    decks = [len([card for card in ruleset.events if card.deck == deck and not card.bonus]) for deck in range(3)]
    assert decks == [8, 4, 4]
    assert all(len(cards) == 3 for cards in ruleset.candidates)


def test_a_host_overrides_single_figures() -> None:
    doc = GAME.read_figures("[activity.merchant]\ncost = 9\n\n[board]\nincome = 12\n")
    ruleset = ruleset_of(GAME.setup(4, {"figures": doc}))
    merchant = next(card for card in ruleset.activities if card.slug == "merchant")
    assert (merchant.cost, ruleset.income) == (9, 12)
    assert merchant.divisor == FIGURES.table()["activity"]["merchant"]["divisor"]
    marks = GAME.catalogue(GAME.setup(options={"figures": doc}))["activities"]["merchant"]["marks"]
    assert marks["cost"] == "H"
    assert marks["slots"] == FIGURES.table()["activity"]["merchant"]["marks"]["slots"]


def test_a_whole_game_runs_on_overridden_figures() -> None:
    doc = GAME.read_figures("[start]\nrounds = [1, 1, 1]\ndeniers = 50\n")
    s = GAME.new(4, {"figures": doc})
    assert s.view(0)["rounds"] == 1
    assert s.view(0)["players"][0]["deniers"] == 50


def test_a_host_orders_the_slots_as_the_king_likes_them() -> None:
    doc = GAME.read_figures(
        "[royal]\npalace-order = [1, 2, 3, 4, 5, 6]\ncity-hall-order = [[3, 1], [2, 1], [1, 1], [1, 2], [2, 2], [3, 2]]"
    )
    ruleset = ruleset_of(GAME.setup(1, {"figures": doc}))
    assert (best_slots(ruleset, PALACE)[0], best_slots(ruleset, CITY_HALL)[0]) == (0, 12 + 4)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("[activity.merchant]\ncost = 'four'", 2, "number"),
        ("[activity.merchant]\n\ncost = 100", 3, "0 to 99"),
        ("# mine\n[activity.mercant]\ncost = 4", 2, "no such activity"),
        ("[activity.merchant]\nprice = 4", 2, "no such figure"),
        ("[activity.merchant]\ndivisor = 0", 2, "1 to 30"),
        ("[activity.merchant]\nslots = []", 2, "list of 1 to 3"),
        ("[activity.merchant]\nslots = [4, 3, 2, 1]", 2, "list of 1 to 3"),
        ("[activity.merchant]\nslots = [3, -1]", 2, "0 to 99"),
        ("[activity.merchant]\nslots = 3", 2, "list of 1 to 3"),
        (
            "[activity.merchant]\nlevel = 2\n[activity.miller]\nlevel = 2\n[activity.artisan]\nlevel = 2",
            2,
            "without a card",
        ),
        ("[event.war]\nfight = 'black'", 2, "one of red"),
        ("[event.war]\nmarks = { points = 'Z' }", 2, "marked"),
        ("[board]\nincome = 10\nbishopric-rows = [[1, 2, 3], [4, 5, 5]]", 3, "each die"),
        ("[start]\ncharacters = [2, 1, 3]", 2, "characters"),
        ("[board]\ntwo-player-bishopric = [[1, 2], [3, 2]]", 2, "slots up to 2, 3"),
        ("[board]\ntwo-player-city-hall = [[1, 2], [3, 3]]", 2, "slots up to 3, 2"),
        ("[board]\ntwo-player-palace = [5, 5]", 2, "different slots"),
        ("[event.highwaymen]\ndeck = 'white'", 2, "fewer red events than there are rounds"),
        ("[start]\ncitizens = [6, 5, 1]", 2, "fill"),
        ("[royal]\ngrades = [0, 5, 5, 15, 20]", 2, "go up"),
        ("[royal]\npalace-order = [6, 6, 4, 3, 2, 1]", 2, "each of"),
        ("[royal]\nking-citizens = 6", 2, "12 to 24"),
        ("[ramparts]\ngates = [10, 5, 15, 20]", 2, "go up"),
        ("[cards]\n", 1, "no such group"),
        ("activity = 3", 1, "table"),
        ("[activity]\nmerchant = 3", 2, "table"),
    ],
)
def test_a_bad_file_is_refused_with_the_line_that_is_wrong(text: str, line: int, says: str) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.read_figures(text)
    assert f"line {line}:" in str(refused.value)
    assert says in str(refused.value)


def test_a_file_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(BadRequest, match="line 2"):
        GAME.read_figures("[activity.merchant]\ncost = = 4\n")


def test_a_bad_override_among_the_options_is_refused() -> None:
    with pytest.raises(BadRequest, match=r"activity\.merchant\.cost"):
        GAME.new(4, {"figures": {"activity": {"merchant": {"cost": -1}}}})
