"""The table of figures, its marks, and a host's corrections."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.encoding import DECK_SLUGS
from beffroi.games.tournay.figures import CORRECTABLE, FIGURES
from beffroi.kernel.errors import BadRequest

GOOD = """
[card.knight-x1]
points = 3

[event.cassel]
circles = 2
fight = "white"

[rules]
most-rounds = 50
"""


def test_every_deck_has_nine_activity_cards() -> None:
    for name in DECK_SLUGS:
        rows = [row for row in FIGURES.packaged["card"].values() if row["deck"] == name]
        assert sum(row["copies"] for row in rows if row["set"] == "base") == 9
        assert sum(row["copies"] for row in rows if row["set"] == "expansion") == (0 if name.endswith("3") else 3)
        assert sum(row.get("replaced", 0) for row in rows) == (0 if name.endswith("3") else 3)
    assert len(FIGURES.packaged["event"]) == 15


def test_marks_are_of_figures_that_are_there() -> None:
    rows = [FIGURES.packaged["rules"], *FIGURES.packaged["card"].values(), *FIGURES.packaged["event"].values()]
    for row in rows:
        for key, mark in row.get("marks", {}).items():
            assert key in row and mark in "RXP"


def test_corrections_reach_the_table_and_the_catalogue() -> None:
    figures = GAME.read_figures(GOOD)
    options = {"figures": figures, "expansion": "replace"}
    s = GAME.new(2, options)
    assert s.position()["options"]["figures"] == figures
    catalogue = GAME.catalogue(GAME.setup(options=options))
    assert catalogue["cards"]["knight-x1"]["points"] == 3
    assert catalogue["events"]["cassel"]["circles"] == 2 and catalogue["events"]["cassel"]["fight"] == "white"
    assert catalogue["cards"]["knight-x1"]["marks"] == {**FIGURES.packaged["card"]["knight-x1"]["marks"], "points": "H"}
    assert (
        GAME.catalogue(GAME.setup())["cards"]["knight-x1"]["points"] == FIGURES.packaged["card"]["knight-x1"]["points"]
    )


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[card.knight-x1]\npoints = 'many'\n", 2, "whole number"),
        ("[card.knight-x1]\n\npoints = -1\n", 3, "whole number"),
        ("[card.knigth]\npoints = 1\n", 1, "card.knigth: there is no such card"),
        ("[event.cassel]\ncircles = 0\n", 2, "from 1"),
        ("[event.cassel]\nfight = 'blue'\n", 2, "one of yellow"),
        ("[event.great-fair]\ntarget = 'any'\n", 2, "one of yellow, white, red is expected"),
        ("[event.cassel]\ncitizens = 3\n", 2, "can be corrected"),
        ("[event.cassel]\ncolour = 3\n", 2, "no such figure"),
        ("[card.market-1]\npoints = 3\n", 2, "stands"),
        ("[rules]\nhand-limit = 7\n", 2, "can be corrected"),
        ("[card.knight-x1]\npoints = 1\n\n[cards.fort-1]\npoints = 2\n", 4, "cards: there is no such group of figures"),
        ("[card.architect-1]\nreplaced = 2\n", 2, "copies"),
        ("[card.architect-1]\nreplaced = 1\n", 2, "give way"),
        ("[card.knight-x1]\npoints == 1\n", 2, "line 2"),
        ("card.knight-x1.points = 'x'\n", 1, "whole number"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRequest) as refused:
        GAME.read_figures(text)
    assert f"line {line}" in str(refused.value) and reason in str(refused.value)


def test_a_bad_table_is_refused_when_the_game_is_set_up() -> None:
    with pytest.raises(BadRequest):
        GAME.new(2, {"figures": {"card": {"knight-x1": {"points": "three"}}}})


def test_the_catapult_may_hit_its_owner_too() -> None:
    from beffroi.games.tournay.tests.support import MINE, NONE, offered, table, work

    figures = {"rules": {"catapult-hits-owner": 1}}
    district = {"c3": "catapult-1", "c2": "market-1"}
    s = table({"district": district, "plaza": MINE}, {"plaza": NONE}, options={"expansion": "mix", "figures": figures})
    work(s)
    assert offered(s, 0) == ["decline", "site 0 c2"]


def test_what_can_be_corrected_is_not_certain() -> None:
    for key in CORRECTABLE["rules"]:
        assert key in FIGURES.packaged["rules"]["marks"]
    for row in FIGURES.packaged["event"].values():
        assert {"fight", "circles"} <= set(row["marks"])
