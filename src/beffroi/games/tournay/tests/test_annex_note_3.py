"""Annex 2, note 3: a building may be activated without its effect, for the characters of its row and column."""

from __future__ import annotations

import pytest

from beffroi.games.tournay import GAME
from beffroi.games.tournay.revisions import EFFECT_IS_LEFT
from beffroi.games.tournay.tests.support import EXPANSION, NONE, asked, cards, offered, play, row, table
from beffroi.kernel.chance import FastChance
from beffroi.kernel.errors import BadPosition
from beffroi.kernel.state import Doc

ALONE: Doc = {"plaza": NONE}
RICH: Doc = {"plaza": NONE, "deniers": 9}
QUEUE = [{"event": "cassel", "deniers": 2}, {"event": "brigands"}, {"event": "drought"}]
PAYING = cards(
    *("gain", "gain-empty", "gain-occupied", "gain-standing", "gain-lying", "gain-couples", "gain-best-class"),
    "richest-pays",
)


def bare(answers: list[str]) -> list[str]:
    return [answer for answer in answers if answer.startswith("bare ")]


@pytest.mark.parametrize("slug", PAYING)
def test_every_building_that_pays_may_be_activated_for_its_characters_alone(slug: str) -> None:
    district = {"c3": slug, "c2": "journeyman-2", "b4": "prior-1"}
    mine: Doc = {
        "district": district,
        "plaza": {"yellow": 2, "white": 2, "red": 2},
        "lying": {"red": 1},
        "deniers": 0,
    }
    s = table(mine, RICH, options=EXPANSION)
    assert bare(offered(s, 0)) == ["bare c3"] and "slot c3" in offered(s, 0)
    play(s, 0, "bare c3")
    assert s.purse == [row("journeyman-2")["n"], 9]
    assert s.work[12] and s.active == 1


def test_it_is_offered_only_where_a_character_answers_and_deniers_would_come() -> None:
    def offers(district: Doc, other: Doc = ALONE, **mine: object) -> list[str]:
        doc: Doc = {"district": district, "deniers": 0, **mine}
        return bare(offered(table(doc, other, queue=QUEUE, options=EXPANSION), 0))

    assert not offers({"c3": "market-1"})
    assert not offers({"c3": "market-1", "b4": "journeyman-1"})  # in no line with it
    assert not offers({"c3": "market-1", "c2": "prior-1"})  # it answers to white ones
    assert not offers({"c3": "market-1", "c2": {"cards": ["journeyman-1"], "damaged": True}})
    assert not offers({"c3": "barn-1", "c2": "journeyman-1"})  # its draw can be declined
    assert not offers({"c3": "hospital-1", "c2": "bishop-1"})  # nobody would stand up
    assert offers({"c3": "hospital-1", "c2": "bishop-1"}, lying={"red": 1}) == ["bare c3"]
    monk = {"c3": "hospital-1", "c2": "monk-1", "b2": "market-1"}
    assert offers(monk, plaza={"white": 2}) == ["bare c3"]
    assert not offers(monk, plaza={"white": 1})  # the second white citizen is missing
    knight = {"c3": "audience-hall-2", "c2": "knight-x1"}
    fort = {"cards": ["fort-1"], "citizens": {"red": 1}}
    assert offers({**knight, "b2": fort}, RICH, plaza={"red": 1}) == ["bare c3"]
    assert not offers(knight, RICH, plaza={"red": 1})  # it would be the first red citizen


def test_the_bishop_stands_citizens_up_after_a_hospital_that_paid_nothing() -> None:
    mine: Doc = {"district": {"c3": "hospital-1", "c2": "bishop-1"}, "lying": {"red": 1}, "deniers": 0}
    s = table({**mine, "plaza": {"white": 1}}, ALONE)
    play(s, 0, "bare c3")
    assert offered(s, 0) == ["done", "slot c2"]
    play(s, 0, "slot c2")
    assert s.purse[0] == 0 and s.plaza[2] == 1


def test_the_building_a_monk_opens_may_be_left_out_as_well() -> None:
    district = {"c3": "monk-1", "c2": "library-1", "b3": "market-1", "b4": "journeyman-1"}
    s = table({"district": district, "plaza": {"white": 2}, "deniers": 0}, ALONE, options=EXPANSION)
    play(s, 0, "slot c2", "decline", "slot c3")
    assert offered(s, 0) == ["slot b3", "bare b3"]
    play(s, 0, "bare b3")
    assert s.purse[0] == row("journeyman-1")["n"]


def test_a_hired_citizen_can_do_it_and_the_table_can_be_kept_while_one_is_chosen() -> None:
    mine: Doc = {"district": {"c3": "market-1", "c2": "journeyman-1"}, "plaza": {"yellow": 1}, "deniers": 2}
    s = table(mine, {"plaza": {"yellow": 1}, "deniers": 0})
    play(s, 0, "bare c3")
    assert asked(s) == "UseCitizen"
    position = s.position()
    again = GAME.from_position(position, FastChance(1))
    assert again.digest() == s.digest()
    play(s, 0, "citizen 1")
    assert s.purse == [row("journeyman-1")["n"], 2]
    with pytest.raises(BadPosition, match=r"^agenda\[2\]: no citizen is needed for it"):
        GAME.from_position({**position, "rules": EFFECT_IS_LEFT - 1}, FastChance(1))


def test_its_answer_and_its_preview_leave_the_deniers_of_the_building_out() -> None:
    s = table({"district": {"c3": "market-1", "c2": "journeyman-1"}}, ALONE)
    move = GAME.parse("bare c3")
    n = row("journeyman-1")["n"]
    assert s.question.label(s, 0, move).args[2] == n
    assert s.question.anchor(s, 0, move) == ""  # a click on the building activates it with its effect, at once
    preview = s.view(0)["asking"]["actions"]["bare c3"]
    assert (preview["deniers"], [trigger["deniers"] for trigger in preview["triggers"]]) == (0, [n])


def test_before_this_revision_the_deniers_came_in_any_case() -> None:
    s = table({"district": {"c3": "market-1", "c2": "journeyman-1"}}, ALONE, rules=EFFECT_IS_LEFT - 1)
    assert "slot c3" in offered(s, 0) and not bare(offered(s, 0))
